import { createBitmap, fill, type Bitmap } from "./bitmap";
import { circle, common, ellipse, grown, without, type Shape } from "./shapes";

/** Where a ball is drawn and how wide and tall it is, in pixels. */
export interface BallPlace {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const RIM = 1.2;

/** The glint of a ball of radius 1 about the origin: a bean between two circles, cut to length by a third. */
const glint: Shape = common(without(circle(0, 0, 0.8), circle(0.19, 0.19, 0.78)), circle(-0.52, -0.52, 0.4));

/** How far beyond its middle a ball on the board is lit, in radii. */
const LIT_UP_TO = 0.55;

/** The ball that is a menu's cursor, 24×24: black on white paper. */
export function drawCursorBall(): Bitmap {
  const ball = createBitmap(24, 24);
  drawBlackBall(ball, { x: 12, y: 12, radiusX: 10, radiusY: 10 });
  return ball;
}

/** Black with a glint, and a white rim outside so that it shows on black too. */
export function drawBlackBall(onto: Bitmap, place: BallPlace): void {
  const body = ellipse(place.x, place.y, place.radiusX, place.radiusY);
  fill(onto, grown(body, RIM), "white");
  fill(onto, body, "black");
  fill(onto, onBall(place, glint), "white");
}

/** White with a black outline and a dotted shade at the lower right. */
export function drawWhiteBall(onto: Bitmap, place: BallPlace): void {
  const body = ellipse(place.x, place.y, place.radiusX, place.radiusY);
  const inner = grown(body, -outlineOf(place));
  fill(onto, body, "black");
  fill(onto, inner, "white", isShadeWhite);
  fill(onto, common(inner, onBall(place, litPart)), "white");
}

/** Thinner on small balls, which would else be all outline. */
function outlineOf({ radiusX }: BallPlace): number {
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
  return beyond - LIT_UP_TO * (1 - aside * aside);
}

function onBall({ x, y, radiusX, radiusY }: BallPlace, unitShape: Shape): Shape {
  return (atX, atY) => unitShape((atX - x) / radiusX, (atY - y) / radiusY);
}
