import { expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { seedCount } from "../seed-count";
import { openRow, TITLE_ROWS } from "./bot";
import { frame, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

const WALKS = seedCount(80, TITLE_ROWS.length);
const PRESSES = 120;
const STILL_FRAMES = 4;
const MAX_WAIT_FRAMES = 40;
const CRANK_DEGREES = 20;

/**
 * The buttons among which the random player of the test chooses. Ⓐ is as likely as one arrow, and Ⓑ half as likely, so
 * that the player stays long enough on each screen.
 */
const BUTTONS: readonly Button[] = ["up", "down", "left", "right", "up", "down", "left", "right", "a", "a", "b"];

const walks = Array.from({ length: WALKS }, (_, seed) => ({
  seed,
  row: TITLE_ROWS[seed % TITLE_ROWS.length],
  puzzleId: PUZZLE_ROWS[seed % PUZZLE_ROWS.length][0],
}));

/**
 * An action of the random player of this test. If a second player repeats all actions in the same order, they have the
 * same effect.
 */
type Action = (player: Player) => void;

function standsStill(player: Player): boolean {
  let stillFrames = 0;
  for (let waited = 0; waited < MAX_WAIT_FRAMES && stillFrames < STILL_FRAMES; waited++)
    stillFrames = frame(player).hasDrawn ? 0 : stillFrames + 1;
  return stillFrames === STILL_FRAMES;
}

function screenNameOf({ console, printed }: Player): string {
  console.keyPressed("n");
  return printed.at(-1) ?? "";
}

function drawAgain(player: Player): void {
  player.console.keyPressed("r");
  frame(player);
}

/**
 * Expects that no pixel changes if the whole screen is drawn again after all `actions`. If a pixel does change, a
 * second player repeats all actions and runs one more frame. The screens of both players must then be equal. In this
 * case, the pixel has changed because the game's clock has gone on or a background task has ended. Adds `drawAgain` to
 * `actions`.
 */
function expectUpToDate(player: Player, actions: Action[], start: () => Player, when: () => string): void {
  const before = player.console.pixels.slice();
  drawAgain(player);
  if (!Buffer.from(before).equals(Buffer.from(player.console.pixels))) {
    const twin = start();
    for (const action of actions) action(twin);
    frame(twin);
    expect(Buffer.from(twin.console.pixels).equals(Buffer.from(player.console.pixels)), when()).toBe(true);
  }
  actions.push(drawAgain);
}

test.each(walks)(
  "after every input from $row of $puzzleId on, the screen shows what it shows when it is drawn again, seed $seed",
  ({ seed, row, puzzleId }) => {
    const start = (): Player => {
      const player = startPlayer(storeWith((save) => void (save.settings.hasLessFlashing = true), puzzleId));
      openRow(player, row);
      return player;
    };
    const player = start();
    const random = createRandom(20261125, seed);
    const actions: Action[] = [];
    const pressed: string[] = [];
    let checked = 0;
    for (let count = 0; count < PRESSES; count++) {
      const button = BUTTONS[drawRandomBelow(random, BUTTONS.length)];
      const degrees = drawRandomBelow(random, 4) === 0 ? CRANK_DEGREES : 0;
      pressed.push(degrees === 0 ? button : `${button} with crank`);
      const action: Action = (one) => {
        frame(one, [button], degrees);
      };
      actions.push(action, standsStill);
      action(player);
      if (!standsStill(player)) continue;
      checked++;
      expectUpToDate(player, actions, start, () => `${screenNameOf(player)} after ${pressed.join(", ")}`);
    }
    expect(checked).toBeGreaterThan(PRESSES / 3);
  },
);
