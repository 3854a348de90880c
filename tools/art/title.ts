import { drawBlackBall } from "./balls";
import { createBitmap, fill, type Bitmap } from "./bitmap";
import { letterTitle, STROKE, X_HEIGHT } from "./lettering";
import { circle, grown, moved, union } from "./shapes";

const SIZE = { width: 304, height: 86 };
const LEFT = 8;
const BASELINE = 77;
const HALO = 6;
const BALL_RADIUS = 11;

/** The title in white for the dark: before the first move, the black ball stands on the i. */
export function drawTitle(): Bitmap {
  const picture = createBitmap(SIZE.width, SIZE.height);
  const title = letterTitle();
  const shape = moved(title.shape, LEFT, BASELINE);
  const [, , i] = title.leftOf.map((left) => LEFT + left);
  const y = BASELINE - X_HEIGHT - BALL_RADIUS - 1;
  const ball = { x: i + STROKE / 2, y, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS };
  fill(picture, grown(union(shape, circle(ball.x, ball.y, BALL_RADIUS)), HALO), "black");
  fill(picture, shape, "white");
  drawBlackBall(picture, ball);
  return picture;
}

/** The ball that is a menu's cursor, 24×24: black on white paper. */
export function drawCursorBall(): Bitmap {
  const ball = createBitmap(24, 24);
  drawBlackBall(ball, { x: 12, y: 12, radiusX: 10, radiusY: 10 });
  return ball;
}
