import { createBitmap, fill, type Bitmap } from "./bitmap";
import { circle, intersection, ellipse, offset, difference, type Shape } from "./shapes";

/** Where a ball is drawn and how wide and tall it is, in pixels. */
export interface BallOutline {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const RIM = 1.2;

/** The glint of a ball of radius 1 about the origin: a bean between two circles, cut to length by a third. */
const glint: Shape = intersection(difference(circle(0, 0, 0.8), circle(0.19, 0.19, 0.78)), circle(-0.52, -0.52, 0.4));

/** How far beyond its middle a ball on the board is lit, in radii. */
const LIT_REACH_RADII = 0.55;

/** The ball that is a menu's cursor, 24×24: black on white paper. */
export function drawCursorBall(): Bitmap {
  const ball = createBitmap(24, 24);
  drawBlackBall(ball, { x: 12, y: 12, radiusX: 10, radiusY: 10 });
  return ball;
}

/** Black with a glint, and a white rim outside so that it shows on black too. */
export function drawBlackBall(onto: Bitmap, outline: BallOutline): void {
  const body = ellipse(outline.x, outline.y, outline.radiusX, outline.radiusY);
  fill(onto, offset(body, RIM), "white");
  fill(onto, body, "black");
  fill(onto, scaleToBall(outline, glint), "white");
}

/** White with a black outline and a dotted shade at the lower right. */
export function drawWhiteBall(onto: Bitmap, outline: BallOutline): void {
  const body = ellipse(outline.x, outline.y, outline.radiusX, outline.radiusY);
  const inner = offset(body, -outlineWidthOf(outline));
  fill(onto, body, "black");
  fill(onto, inner, "white", isShadeWhite);
  fill(onto, intersection(inner, scaleToBall(outline, litPart)), "white");
}

/** Thinner on small balls, which would else be all outline. */
function outlineWidthOf({ radiusX }: BallOutline): number {
  if (radiusX < 4) return 0;
  return radiusX < 7 ? 1 : 2;
}

/** The shade's pixels that are white still: three in four. */
function isShadeWhite(x: number, y: number): boolean {
  return x % 2 === 0 || y % 2 === 0;
}

/** The lit part of a ball of radius 1 about the origin: from the upper left to beyond its middle. */
function litPart(x: number, y: number): number {
  const beyond = (x + y) / Math.SQRT2;
  const aside = (x - y) / Math.SQRT2;
  return beyond - LIT_REACH_RADII * (1 - aside * aside);
}

function scaleToBall({ x, y, radiusX, radiusY }: BallOutline, unitShape: Shape): Shape {
  return (atX, atY) => unitShape((atX - x) / radiusX, (atY - y) / radiusY);
}
