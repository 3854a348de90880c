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

// Hearts rise one after the other, those of each couple a little later; a last one stays.
const HEART_EVERY_MS = 180;
const HEART_MS = 850;
const COUPLE_LATER_MS = 40;
const HEARTS_OF_A_COUPLE = 4;
const HEART_RISES = 74;
const HEART_SIZE = 16;
const SMALL_HEART = 1;
const LARGE_HEART = 2;

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

/** Hearts rise from each couple; at last one stands above it. */
export function drawHearts(level: Level, state: State, elapsedMs: number): void {
  couplesOf(level, state, undefined, 0).forEach((_, at) => {
    for (let heart = 0; heart < HEARTS_OF_A_COUPLE; heart++) {
      const sinceMs = elapsedMs - heart * HEART_EVERY_MS - at * COUPLE_LATER_MS;
      if (sinceMs > 0 && sinceMs < HEART_MS) drawRising(at, (heart + at) % 2 === 0, sinceMs);
    }
    if (elapsedMs >= HEART_MS) drawHeart(at, LARGE_HEART, 0, 0);
  });
}

function drawRising(couple: number, isLarge: boolean, sinceMs: number): void {
  const risen = Math.floor((HEART_RISES * sinceMs) / HEART_MS);
  const sway = Math.floor(risen / 8) % 2 === 0 ? 1 : -1;
  drawHeart(couple, isLarge ? LARGE_HEART : SMALL_HEART, sway, risen);
}

function drawHeart(couple: number, frame: number, aside: number, above: number): void {
  const { x, foot } = SEATS[couple];
  drawSprite(HEARTS, frame, x + MIDDLE - HEART_SIZE / 2 + aside, foot - HEIGHT - HEART_SIZE - above);
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
