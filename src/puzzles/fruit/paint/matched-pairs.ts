/**
 * Draws the matched pairs of fruits, which have left the board and sit below the tree. fruits.ts draws the fruits on
 * the board.
 */
import { drawSprite } from "../../../device/sprites";
import { momentAtRest, type Moment, type MoveRecord } from "../../../kernel/motion";
import { FRUIT_KIND_COUNT, type Level } from "../level";
import { GONE, type State } from "../state";
import { LEAVE_MS } from "../record-motions";

const SMALL = "images/fruit/small";
const HEARTS = "images/fruit/hearts";

/**
 * Where the pairs of fruits that have left the board sit on the meadow beside it: the left and the lower edge of each
 * pair, in pixels.
 */
const PAIR_SEATS: readonly { readonly x: number; readonly foot: number }[] = [
  { x: 3, foot: 236 },
  { x: 42, foot: 238 },
  { x: 81, foot: 235 },
  { x: 120, foot: 238 },
  { x: 72, foot: 216 },
  { x: 0, foot: 214 },
];
const FRUIT_HEIGHT = 16;
const PARTNER_OFFSET = 16;
const PAIR_MIDDLE = 18;

/** When a level is won, a heart rises from each pair of fruits whenever this many milliseconds have passed. */
const HEART_EVERY_MS = 180;
/** How long a heart rises from a pair of fruits, in milliseconds. Afterwards, one last heart stays above each pair. */
const HEART_MS = 850;
/** The hearts of each pair of fruits start to rise this many milliseconds later than those of the pair before. */
const PAIR_DELAY_MS = 40;
/** The number of hearts that rise from each pair of fruits when a level is won. */
const HEARTS_PER_PAIR = 4;
/** How high a heart rises from a pair of fruits, in pixels. */
const HEART_RISE_PIXELS = 74;
const HEART_SIZE = 16;
const SMALL_HEART = 1;
const LARGE_HEART = 2;

/**
 * Draws the matched pairs of fruits below the tree. The first pair, the third and so on are `evenLiftPixels` above the
 * meadow, the other pairs `oddLiftPixels`.
 */
export function drawMatchedPairs(
  level: Level,
  moment: Moment<State>,
  evenLiftPixels: number,
  oddLiftPixels: number,
): void {
  matchedPairKinds(level, moment).forEach((kind, index) => {
    const { x, foot } = PAIR_SEATS[index];
    const top = foot - FRUIT_HEIGHT - (index % 2 === 0 ? evenLiftPixels : oddLiftPixels);
    drawSprite(SMALL, 1 + kind, x, top);
    drawSprite(SMALL, 1 + kind, x + PARTNER_OFFSET, top);
  });
}

/**
 * Draws the hearts that rise from each matched pair of fruits when a level is won. Finally one heart stays above the
 * pair.
 */
export function drawHearts(level: Level, state: State, elapsedMs: number): void {
  matchedPairKinds(level, momentAtRest(state)).forEach((_, index) => {
    for (let heart = 0; heart < HEARTS_PER_PAIR; heart++) {
      const sinceMs = elapsedMs - heart * HEART_EVERY_MS - index * PAIR_DELAY_MS;
      if (sinceMs > 0 && sinceMs < HEART_MS) drawRisingHeart(index, (heart + index) % 2 === 0, sinceMs);
    }
    if (elapsedMs >= HEART_MS) drawHeart(index, LARGE_HEART, 0, 0);
  });
}

function drawRisingHeart(pairIndex: number, isLarge: boolean, sinceMs: number): void {
  const risen = Math.floor((HEART_RISE_PIXELS * sinceMs) / HEART_MS);
  const sway = Math.floor(risen / 8) % 2 === 0 ? 1 : -1;
  drawHeart(pairIndex, isLarge ? LARGE_HEART : SMALL_HEART, sway, risen);
}

function drawHeart(pairIndex: number, pictureNumber: number, aside: number, above: number): void {
  const { x, foot } = PAIR_SEATS[pairIndex];
  drawSprite(HEARTS, pictureNumber, x + PAIR_MIDDLE - HEART_SIZE / 2 + aside, foot - FRUIT_HEIGHT - HEART_SIZE - above);
}

/**
 * Returns the kind of each matched pair of fruits, which has left the board. Pairs for which `PAIR_SEATS` has no seat
 * are left out, because they are not drawn.
 */
function matchedPairKinds({ fruitKinds }: Level, { before, move, elapsedMs }: Moment<State>): number[] {
  const pairKinds: number[] = [];
  for (let kind = 0; kind < FRUIT_KIND_COUNT; kind++) {
    let gone = 0;
    before.fruits.forEach((cell, fruit) => {
      if (fruitKinds[fruit] === kind && (cell === GONE || hasLeft(move, cell, elapsedMs))) gone++;
    });
    for (; gone > 1 && pairKinds.length < PAIR_SEATS.length; gone -= 2) pairKinds.push(kind);
  }
  return pairKinds;
}

function hasLeft(move: MoveRecord | undefined, fruit: number, elapsedMs: number): boolean {
  if (move === undefined) return false;
  return move.motions.some(
    ({ piece, cause, startMs, endMs }) =>
      piece === fruit && cause === "gone" && endMs - startMs === LEAVE_MS && elapsedMs >= endMs,
  );
}
