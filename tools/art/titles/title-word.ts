/**
 * Draws the title "Glissade", the groove below it, and the ball that is the dot of the i. The shapes of the letters are
 * in lettering.ts.
 */
import { drawBlackBall } from "../balls";
import { fill, type Bitmap, type Ink } from "../bitmap";
import { createTitleLettering, STROKE, X_HEIGHT } from "../lettering";
import { box, circle, offset, translated, union, type Shape } from "../shapes";

/** The left edge of the title on the title screen, and the right end of the groove below it, in pixels. */
export const TITLE_WORD = { left: 58, right: 396 };
const BASELINE = 72;
const HALO = 3;
const BALL_RADIUS = 10;
const GROOVE = { top: 79, height: 5, gap: 3, width: 6 };
/**
 * The dashes at the right end of the groove below the title. Each dash is shorter than the one before. It is given by
 * the distance of its left edge from the groove's right end (negative) and its width, in pixels.
 */
const DASHES: readonly (readonly [dx: number, width: number])[] = [
  [-62, 16],
  [-40, 12],
  [-22, 8],
  [-8, 4],
];
/**
 * The distance from the right end of the groove below the title to the end of its unbroken part, in pixels. It is
 * negative, because the unbroken part ends farther left. Dashes follow the unbroken part.
 */
const SOLID_RIGHT = -70;

/**
 * Draws the title "Glissade", the groove and the ball that is the dot of the i. The groove goes down from the stem of
 * the i and then runs below the word to the x `grooveRight`. The ball rests above the i.
 */
export function drawTitleWord(onto: Bitmap, left: number, grooveRight: number, ink: Ink): void {
  const paper = ink === "white" ? "black" : "white";
  const { shape, leftOf } = createTitleLettering();
  const stem = left + leftOf[2] + (STROKE - GROOVE.width) / 2;
  const word = union(translated(shape, left, BASELINE), grooveShape(stem, grooveRight));
  const ball = { x: left + leftOf[2] + STROKE / 2, y: BASELINE - X_HEIGHT - BALL_RADIUS - 2 };
  fill(onto, offset(union(word, circle(ball.x, ball.y, BALL_RADIUS)), HALO), paper);
  fill(onto, word, ink);
  drawBlackBall(onto, { ...ball, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS });
}

function grooveShape(stem: number, right: number): Shape {
  const bottom = GROOVE.top + GROOVE.height;
  const dashes = DASHES.map(([dx, width]) => box(right + dx, GROOVE.top, right + dx + width, bottom));
  return union(
    box(stem, BASELINE - 2, stem + GROOVE.width, bottom),
    box(stem, GROOVE.top, right + SOLID_RIGHT, bottom),
    ...dashes,
  );
}
