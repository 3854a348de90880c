/** Draws the billiard balls of Last Ball in any size, for the pictures of the game, of the launcher and of menus. */
import { createBitmap, fill, type Bitmap } from "./bitmap";
import { circle, intersection, ellipse, offset, difference, type Shape } from "./shapes";

export interface BallOutline {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const RIM = 1.2;

/**
 * The glint of a billiard ball, for a ball of radius 1 around the origin. It lies in the first and the third circle,
 * but not in the second one.
 */
const glint: Shape = intersection(difference(circle(0, 0, 0.8), circle(0.19, 0.19, 0.78)), circle(-0.52, -0.52, 0.4));

/** How far the lit part of a ball reaches beyond the ball's centre, as a share of the ball's radius. */
const LIT_REACH_RADII = 0.55;

/** Draws the ball that marks the selected row of a menu, 24×24 pixels: black, with a white rim. */
export function drawCursorBall(): Bitmap {
  const ball = createBitmap(24, 24);
  drawBlackBall(ball, { x: 12, y: 12, radiusX: 10, radiusY: 10 });
  return ball;
}

/** Draws a black billiard ball with a glint. A white rim outside makes the ball visible on black, too. */
export function drawBlackBall(onto: Bitmap, outline: BallOutline): void {
  const body = ellipse(outline.x, outline.y, outline.radiusX, outline.radiusY);
  fill(onto, offset(body, RIM), "white");
  fill(onto, body, "black");
  fill(onto, scaleToBall(outline, glint), "white");
}

/** Draws a white billiard ball with a black outline and a dotted shade at the lower right. */
export function drawWhiteBall(onto: Bitmap, outline: BallOutline): void {
  const body = ellipse(outline.x, outline.y, outline.radiusX, outline.radiusY);
  const inner = offset(body, -outlineWidthOf(outline));
  fill(onto, body, "black");
  fill(onto, inner, "white", isShadeWhite);
  fill(onto, intersection(inner, scaleToBall(outline, litShare)), "white");
}

function outlineWidthOf({ radiusX }: BallOutline): number {
  if (radiusX < 4) return 0;
  return radiusX < 7 ? 1 : 2;
}

function isShadeWhite(x: number, y: number): boolean {
  return x % 2 === 0 || y % 2 === 0;
}

/**
 * Says whether a point lies in the lit part of a billiard ball of radius 1 around the origin: the result is then
 * negative. This part reaches from the upper left to beyond the centre.
 */
function litShare(x: number, y: number): number {
  const beyond = (x + y) / Math.SQRT2;
  const aside = (x - y) / Math.SQRT2;
  return beyond - LIT_REACH_RADII * (1 - aside * aside);
}

function scaleToBall({ x, y, radiusX, radiusY }: BallOutline, unitShape: Shape): Shape {
  return (pixelX, pixelY) => unitShape((pixelX - x) / radiusX, (pixelY - y) / radiusY);
}
