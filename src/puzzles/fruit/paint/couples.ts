import { drawSprite } from "../../../device/sprites";
import type { MadeMove } from "../../../kernel/motion";
import { FRUIT_KINDS, type Level } from "../level";
import { GONE, type State } from "../state";
import { LEAVE_MS } from "../tell";

const SMALL = "images/fruit/small";
const HEARTS = "images/fruit/hearts";

/** Where couples sit on the meadow: the left edge and the foot of each. */
const SEATS: readonly { readonly x: number; readonly foot: number }[] = [
  { x: 3, foot: 236 },
  { x: 42, foot: 238 },
  { x: 81, foot: 235 },
  { x: 120, foot: 238 },
  { x: 72, foot: 216 },
  { x: 0, foot: 214 },
];
const HEIGHT = 16;
const APART = 16;
const MIDDLE = 18;

const HEART_EVERY_MS = 260;
const HEART_MS = 900;
const HEARTS_OF_A_COUPLE = 4;
const HEART_RISES = 74;
const HEART_SIZE = 16;

/** Those who have found each other sit below the tree, each couple so many pixels higher than the meadow, every second one the second number. */
export function drawCouples(
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  liftOfEven: number,
  liftOfOdd: number,
): void {
  couplesOf(level, before, move, elapsedMs).forEach((kind, at) => {
    const { x, foot } = SEATS[at];
    const top = foot - HEIGHT - (at % 2 === 0 ? liftOfEven : liftOfOdd);
    drawSprite(SMALL, 1 + kind, x, top);
    drawSprite(SMALL, 1 + kind, x + APART, top);
  });
}

/** Hearts rise from each couple. */
export function drawHearts(level: Level, state: State, elapsedMs: number): void {
  couplesOf(level, state, undefined, 0).forEach((_, at) => {
    for (let heart = 0; heart < HEARTS_OF_A_COUPLE; heart++) {
      const sinceMs = elapsedMs - heart * HEART_EVERY_MS - at * 70;
      if (sinceMs <= 0 || sinceMs >= HEART_MS) continue;
      const risen = Math.floor((HEART_RISES * sinceMs) / HEART_MS);
      const sway = Math.floor(risen / 8) % 2 === 0 ? 1 : -1;
      const { x, foot } = SEATS[at];
      const isLarge = (heart + at) % 2 === 0;
      drawSprite(HEARTS, isLarge ? 2 : 1, x + MIDDLE - HEART_SIZE / 2 + sway, foot - HEIGHT - HEART_SIZE - risen);
    }
  });
}

/** The kinds of the pairs that have left, as many as there are seats for. */
function couplesOf({ kinds }: Level, before: State, move: MadeMove | undefined, elapsedMs: number): number[] {
  const couples: number[] = [];
  for (let kind = 0; kind < FRUIT_KINDS; kind++) {
    let gone = 0;
    before.fruits.forEach((cell, fruit) => {
      if (kinds[fruit] === kind && (cell === GONE || hasLeft(move, cell, elapsedMs))) gone++;
    });
    for (; gone > 1 && couples.length < SEATS.length; gone -= 2) couples.push(kind);
  }
  return couples;
}

function hasLeft(move: MadeMove | undefined, fruit: number, elapsedMs: number): boolean {
  if (move === undefined) return false;
  return move.stretches.some(
    ({ piece, cause, startMs, endMs }) =>
      piece === fruit && cause === "gone" && endMs - startMs === LEAVE_MS && elapsedMs >= endMs,
  );
}
