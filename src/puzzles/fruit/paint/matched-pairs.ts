/**
 * Draws the matched pairs of fruits, which have left the board and sit below the tree. fruits.ts draws the fruits on
 * the board.
 */
import { fillBox } from "../../../device/screen";
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
const MOST_LARGE_PAIRS = 2;
const LARGE_SEATS: typeof PAIR_SEATS = [
  { x: 84, foot: 216 },
  { x: 6, foot: 238 },
];
/** The basket in which the first large pair of fruits sits after a win, in pixels. */
const BASKET = { x: 78, y: 214, width: 76, height: 24, rim: 5, wickerWidth: 12, wickerHeight: 8 };
/**
 * The pictures of large fruits, which show matched pairs after a win. `perKind` is the number of pictures for each kind
 * of fruit. `happyLeaning` is the index of a happy fruit that leans to the right; the next picture leans to the left.
 * `side` is the side of a cell in pixels. `left` and `top` say how far a picture reaches beyond the cell, in pixels.
 */
const LARGE = { path: "images/fruit/fruits32", perKind: 12, happyLeaning: 8, side: 32, left: 4, top: 6 };
const FRUIT_HEIGHT = 16;
const PARTNER_OFFSET = 16;
const PAIR_MIDDLE = 18;

const HEART_EVERY_MS = 180;
const HEART_MS = 850;
const PAIR_DELAY_MS = 40;
const HEARTS_PER_PAIR = 4;
const HEART_RISE_PIXELS = 74;
const HEART_SIZE = 16;
interface HeartSeat {
  readonly middle: number;
  readonly bottom: number;
}

const SMALL_HEART_SEATS = PAIR_SEATS.map(({ x, foot }) => ({ middle: x + PAIR_MIDDLE, bottom: foot - FRUIT_HEIGHT }));
const LARGE_HEART_SEATS = LARGE_SEATS.map(({ x, foot }) => ({ middle: x + LARGE.side, bottom: foot - LARGE.side }));

const SMALL_HEART = 1;
const LARGE_HEART = 2;

/**
 * Draws the matched pairs of fruits below the tree. Every second pair, beginning with the first, is drawn
 * `evenLiftPixels` above the meadow, and the other pairs `oddLiftPixels` above it.
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
 * Draws the matched pairs of fruits after a win. If the meadow has space, the fruits of each pair are large and lean
 * towards each other. `evenLiftPixels` and `oddLiftPixels` mean the same as for `drawMatchedPairs`.
 */
export function drawHappyPairs(level: Level, state: State, evenLiftPixels: number, oddLiftPixels: number): void {
  const moment = momentAtRest(state);
  const kinds = matchedPairKinds(level, moment);
  if (kinds.length > MOST_LARGE_PAIRS) {
    drawMatchedPairs(level, moment, evenLiftPixels, oddLiftPixels);
    return;
  }
  const { path, perKind, happyLeaning, side, left, top } = LARGE;
  drawBasketBack();
  kinds.forEach((kind, index) => {
    const { x, foot } = LARGE_SEATS[index];
    const y = foot - side - top - (index % 2 === 0 ? evenLiftPixels : oddLiftPixels);
    const pictureNumber = 1 + kind * perKind + happyLeaning;
    drawSprite(path, pictureNumber, x - left, y);
    drawSprite(path, pictureNumber + 1, x + side - left, y);
    if (index === 0) drawBasketFront();
  });
}

/** Draws the inside of the basket, which is visible between the fruits. */
function drawBasketBack(): void {
  const { x, y, width, rim } = BASKET;
  fillBox("white", x - 3, y - 3, width + 6, rim + 6);
  fillBox("black", x - 1, y - 1, width + 2, rim);
}

/** Draws the wicker of the basket and its rim, in front of the fruits. */
function drawBasketFront(): void {
  const { x, y, width, height, rim, wickerWidth, wickerHeight } = BASKET;
  fillBox("white", x + 1, y + 2, width - 2, height);
  fillBox("black", x + 2, y + 4, width - 4, height - 3);
  for (let row = 0; row * wickerHeight < height - 2 * rim; row++) {
    const first = x + 4 + (row % 2 === 0 ? 0 : -wickerWidth / 2);
    for (let left = first; left < x + width - 4; left += wickerWidth) {
      const from = Math.max(left, x + 4);
      const to = Math.min(left + wickerWidth - 2, x + width - 4);
      if (to > from) fillBox("white", from, y + rim + 3 + row * wickerHeight, to - from, wickerHeight - 2);
    }
  }
  fillBox("black", x - 2, y + 1, width + 4, rim + 1);
  fillBox("white", x, y + 3, width, rim - 3);
}

/**
 * Draws the hearts that rise from each matched pair of fruits when a level is won. Finally one heart stays above the
 * pair.
 */
export function drawHearts(level: Level, state: State, elapsedMs: number): void {
  const kinds = matchedPairKinds(level, momentAtRest(state));
  const seats = kinds.length > MOST_LARGE_PAIRS ? SMALL_HEART_SEATS : LARGE_HEART_SEATS;
  kinds.forEach((_, index) => {
    const seat = seats[index];
    for (let heart = 0; heart < HEARTS_PER_PAIR; heart++) {
      const sinceMs = elapsedMs - heart * HEART_EVERY_MS - index * PAIR_DELAY_MS;
      if (sinceMs > 0 && sinceMs < HEART_MS) drawRisingHeart(seat, (heart + index) % 2 === 0, sinceMs);
    }
    if (elapsedMs >= HEART_MS) drawHeart(seat, LARGE_HEART, 0, 0);
  });
}

function drawRisingHeart(seat: HeartSeat, isLarge: boolean, sinceMs: number): void {
  const risen = Math.floor((HEART_RISE_PIXELS * sinceMs) / HEART_MS);
  const sway = Math.floor(risen / 8) % 2 === 0 ? 1 : -1;
  drawHeart(seat, isLarge ? LARGE_HEART : SMALL_HEART, sway, risen);
}

function drawHeart({ middle, bottom }: HeartSeat, pictureNumber: number, aside: number, above: number): void {
  drawSprite(HEARTS, pictureNumber, middle - HEART_SIZE / 2 + aside, bottom - HEART_SIZE - above);
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
