/**
 * Describes the letters of the game's title "Glissade" as shapes. titles/title-word.ts draws the groove and the ball of
 * the title.
 */
import {
  box,
  intersection,
  offset,
  translated,
  ring,
  roundedBox,
  sector,
  union,
  difference,
  type Shape,
} from "./shapes";

export const STROKE = 10;
/** The height, in pixels, of the small letters of the title without an upper stem, such as "a". */
export const X_HEIGHT = 42;
const ASCENT = 66;

/** A letter of the title "Glissade". It stands on the baseline y = 0 with its left edge at x = 0; y points down. */
interface Letter {
  readonly shape: Shape;
  readonly width: number;
}

const BOWL_RADIUS = X_HEIGHT / 2;
const bowl = ring(BOWL_RADIUS, -BOWL_RADIUS, BOWL_RADIUS - STROKE / 2, STROKE);

const LETTERS = {
  G: { width: 48, shape: drawG() },
  l: { width: STROKE, shape: box(0, -ASCENT, STROKE, 0) },
  /** Leaves out the dot of the i, because a ball is drawn there. */
  i: { width: STROKE, shape: box(0, -X_HEIGHT, STROKE, 0) },
  s: { width: 29, shape: drawS(29) },
  a: { width: X_HEIGHT, shape: union(bowl, box(X_HEIGHT - STROKE, -X_HEIGHT, X_HEIGHT, 0)) },
  d: { width: X_HEIGHT, shape: union(bowl, box(X_HEIGHT - STROKE, -ASCENT, X_HEIGHT, 0)) },
  e: { width: X_HEIGHT, shape: drawE() },
} satisfies Record<string, Letter>;

type Character = keyof typeof LETTERS;

const TITLE: readonly Character[] = ["G", "l", "i", "s", "s", "a", "d", "e"];
const GAP = 5;

interface Lettering {
  readonly shape: Shape;
  readonly width: number;
  readonly leftOf: readonly number[];
}

export function createTitleLettering(): Lettering {
  const letters: readonly Letter[] = TITLE.map((character) => LETTERS[character]);
  const leftOf = letters.map((_, index) => letters.slice(0, index).reduce((x, { width }) => x + width + GAP, 0));
  const shape = union(...letters.map((letter, index) => translated(letter.shape, leftOf[index], 0)));
  return { shape, width: leftOf[leftOf.length - 1] + letters[letters.length - 1].width, leftOf };
}

function drawG(): Shape {
  const outside = roundedBox(0, -ASCENT, 48, 0, 24);
  const mouth = box(24, -46, 48, -35);
  const bar = box(25, -35, 48, -35 + STROKE);
  return union(difference(difference(outside, offset(outside, -STROKE)), mouth), bar);
}

function drawE(): Shape {
  const barTop = -BOWL_RADIUS - STROKE / 2 + 1;
  const barBottom = barTop + STROKE - 2;
  const mouth = intersection(sector(BOWL_RADIUS, barBottom, 0, 42), box(BOWL_RADIUS, barBottom, X_HEIGHT, 0));
  return union(difference(bowl, mouth), box(STROKE / 2, barTop, X_HEIGHT - 1, barBottom));
}

function drawS(width: number): Shape {
  const outer = (X_HEIGHT + STROKE) / 4;
  const middle = outer - STROKE / 2;
  const right = width - outer;
  const upper = intersection(ring(outer, -X_HEIGHT + outer, middle, STROKE), box(0, -X_HEIGHT, outer, 0));
  const lower = intersection(ring(right, -outer, middle, STROKE), box(right, -X_HEIGHT, width, 0));
  const bars = [
    box(outer, -X_HEIGHT, width - 1, -X_HEIGHT + STROKE),
    box(outer, -(X_HEIGHT + STROKE) / 2, right, -(X_HEIGHT - STROKE) / 2),
    box(1, -STROKE, right, 0),
  ];
  return union(upper, lower, ...bars);
}
