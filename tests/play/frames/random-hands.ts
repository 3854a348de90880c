/**
 * Plays the game for tests with random gestures: buttons, crank, touches and the system menu. The same seed always
 * gives the same gestures.
 */
import type { Button } from "../../../simulator/host";
import { createRandom, drawRandomBelow } from "../../../src/kernel/random";
import { levelNow, rewind, win } from "../bot";
import { frame, frames, type Player } from "../player";

/** A kind of random gesture: what a player does within some frames. */
export type Gesture = "tap" | "hold" | "crank" | "spin" | "a" | "long a" | "b" | "b and tap" | "wait" | "touch" | "menu" | "win"; // prettier-ignore

type Below = (limit: number) => number;

const ARROWS: readonly Button[] = ["up", "right", "down", "left"];
const FRAMES_OF_LONG_PRESS = 34;
const FRAMES_AFTER_WIN = 70;
const WIDTH = 400;
const HEIGHT = 240;

const GESTURES: Readonly<Record<Gesture, (player: Player, below: Below) => void>> = {
  tap: (player, below) => {
    holdFor(player, [ARROWS[below(ARROWS.length)]], 1);
    frames(player, below(6));
  },
  hold: (player, below) => {
    holdFor(player, [ARROWS[below(ARROWS.length)]], 8 + below(20));
  },
  crank: (player, below) => {
    const sign = below(2) === 0 ? 1 : -1;
    for (let left = 3 + below(10); left > 0; left--) frame(player, [], sign * (1 + below(9)));
    frames(player, below(16));
  },
  spin: (player, below) => {
    const sign = below(2) === 0 ? 1 : -1;
    for (let left = 2 + below(6); left > 0; left--) frame(player, [], sign * (15 + below(80)));
    frames(player, below(16));
  },
  a: (player, below) => {
    holdFor(player, ["a"], 1);
    frames(player, below(20));
  },
  "long a": (player) => {
    holdFor(player, ["a"], FRAMES_OF_LONG_PRESS);
  },
  b: (player, below) => {
    holdFor(player, ["b"], 1);
    frames(player, below(20));
  },
  "b and tap": (player, below) => {
    frame(player, ["b"]);
    for (let taps = 1 + below(3); taps > 0; taps--) {
      frame(player, ["b", ARROWS[below(ARROWS.length)]]);
      frame(player, ["b"]);
    }
    frame(player);
  },
  wait: (player, below) => {
    frames(player, 5 + below(40));
  },
  touch: (player, below) => {
    const [x, y] = [below(WIDTH), below(HEIGHT)];
    player.console.touched("down", x, y);
    frame(player);
    player.console.touched("move", Math.min(WIDTH - 1, x + below(40)), y);
    frame(player);
    player.console.touched("up", x, y);
    frame(player);
  },
  menu: (player, below) => {
    const { length } = player.console.menuItems();
    if (length > 0) player.console.chooseMenuItem(below(length));
    frames(player, 10);
  },
  win: winLevel,
};

function holdFor(player: Player, held: readonly Button[], count: number): void {
  for (let left = count; left > 0; left--) frame(player, held);
  frame(player);
}

function winLevel(player: Player): void {
  const level = levelNow(player);
  if (level === undefined || level.outcome !== "playing") return;
  rewind(player);
  if (levelNow(player)?.moveCount === 0) win(player);
  frames(player, FRAMES_AFTER_WIN);
}

/**
 * Makes `count` gestures that are drawn at random from `gestures`. A gesture that is listed more than once is made more
 * often.
 */
export function playAtRandom(player: Player, seed: number, count: number, gestures: readonly Gesture[]): void {
  const random = createRandom(seed);
  const below: Below = (limit) => drawRandomBelow(random, limit);
  for (let made = 0; made < count; made++) GESTURES[gestures[below(gestures.length)]](player, below);
}

export const IN_LEVEL: readonly Gesture[] = [
  ...Array<Gesture>(12).fill("tap"),
  ...Array<Gesture>(3).fill("crank"),
  ...Array<Gesture>(3).fill("a"),
  ...Array<Gesture>(2).fill("b"),
  ...Array<Gesture>(2).fill("wait"),
  ...Array<Gesture>(2).fill("win"),
  "spin",
  "hold",
  "b and tap",
  "menu",
];

/** The random gestures on a screen with rows or pages. Ⓑ is not among them, because it would leave the screen. */
export const ON_PAGE: readonly Gesture[] = ["tap", "tap", "tap", "tap", "hold", "crank", "crank", "spin", "wait", "touch"]; // prettier-ignore

export const IN_EDITOR: readonly Gesture[] = [
  ...Array<Gesture>(8).fill("tap"),
  ...Array<Gesture>(5).fill("a"),
  ...Array<Gesture>(3).fill("b and tap"),
  ...Array<Gesture>(3).fill("touch"),
  "hold",
  "long a",
  "b",
  "crank",
  "spin",
  "wait",
  "menu",
  "menu",
];
