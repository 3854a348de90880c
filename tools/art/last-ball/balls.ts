/**
 * Draws the balls of the puzzle Last Ball at rest, squashed and falling, with their shadows and the faint copies behind
 * fast balls.
 */
import { drawBlackBall, drawWhiteBall } from "../balls";
import { createBitmap, fill, inkAt, joinInRow, rotateClockwise, setInk, blit, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { circle } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES } from "./sprites";

export type Diameter = 28 | 38;

/** How many pixels higher a strongly squashed ball is than a ball at rest. */
const SQUASHED_GROWTH = 2;

/** The diameter of a falling ball in each of its three pictures, as a share of its diameter at rest. */
const FALLING_SHARES: readonly number[] = [0.78, 0.53, 0.28];

/**
 * Draws the black ball or a white ball in eight pictures, which are 4 or 6 pixels wider than the ball. The order is: at
 * rest; squashed from side to side, slightly and strongly; squashed from above, slightly and strongly; and three
 * pictures of a falling ball.
 */
export function drawBallTable(ball: "black" | "white", diameter: Diameter): Bitmap {
  const rest = SPRITES[`${ball}${diameter}`];
  const more = diameter === 28 ? 4 : 6;
  const across = [squash(rest, 2, 0), squash(rest, more, SQUASHED_GROWTH)];
  const down = across.map((sprite) => rotateClockwise(inSquare(sprite, sideOf(diameter))));
  const standing = [rest, ...across].map((sprite) => inSquare(withHalo(sprite), sideOf(diameter)));
  const falling = FALLING_SHARES.map((share) => drawFalling(ball, sideOf(diameter), share * diameter));
  return joinInRow([...standing, ...down.map((sprite) => withHaloInFrame(sprite)), ...falling]);
}

function sideOf(diameter: Diameter): number {
  return diameter === 28 ? 32 : 44;
}

function squash(ball: Bitmap, columnsLess: number, rowsMore: number): Bitmap {
  const removed = spreadEvenly(ball.width, columnsLess);
  const doubled = spreadEvenly(ball.height, rowsMore);
  const columns = Array.from({ length: ball.width }, (_, x) => x).filter((x) => !removed.includes(x));
  const rows = Array.from({ length: ball.height }, (_, y) => y).flatMap((y) => (doubled.includes(y) ? [y, y] : [y]));
  const onto = createBitmap(columns.length, rows.length);
  rows.forEach((fromY, y) => {
    columns.forEach((fromX, x) => {
      setInk(onto, x, y, inkAt(ball, fromX, fromY));
    });
  });
  return onto;
}

function spreadEvenly(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((length * (index + 1)) / (count + 1)));
}

function inSquare(sprite: Bitmap, side: number): Bitmap {
  const onto = createBitmap(side, side);
  blit(onto, sprite, Math.floor((side - sprite.width) / 2), Math.floor((side - sprite.height) / 2));
  return onto;
}

function withHaloInFrame(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.width, sprite.height);
  blit(onto, withHalo(sprite), -1, -1);
  return onto;
}

function drawFalling(ball: "black" | "white", side: number, diameter: number): Bitmap {
  const frame = createBitmap(side, side);
  const outline = { x: side / 2, y: side / 2, radiusX: diameter / 2, radiusY: diameter / 2 };
  if (ball === "black") drawBlackBall(frame, outline);
  else drawWhiteBall(frame, outline);
  return frame;
}

/**
 * Draws the grey shadow of a ball in two pictures. In one, pixels where x + y is even are black, in the other, those
 * where x + y is odd. The game chooses one by the spot of the ball. So the grey pattern does not move on the screen
 * with the ball.
 */
export function drawShadowTable(diameter: Diameter): Bitmap {
  const disc = circle(diameter / 2, diameter / 2, diameter / 2);
  return joinInRow(
    [0, 1].map((odd) => {
      const frame = createBitmap(diameter, diameter);
      fill(frame, disc, "black", (x, y) => (x + y) % 2 === odd);
      return frame;
    }),
  );
}

/**
 * The faint copies behind a fast ball, the farthest first. `share` is the distance of a copy from the ball as a share
 * of the ball's diameter. `of64` is how many of every 64 pixels are black.
 */
const SMEAR: readonly { readonly share: number; readonly of64: number }[] = [
  { share: 0.84, of64: 8 },
  { share: 0.56, of64: 18 },
  { share: 0.28, of64: 34 },
];

/**
 * Draws the faint copies behind a ball that goes up, right, down and left. Each picture is a square of twice the
 * diameter plus 24 pixels, with the ball in the middle.
 */
export function drawSmearTable(diameter: Diameter): Bitmap {
  const right = drawSmear(diameter);
  const down = rotateClockwise(right);
  const left = rotateClockwise(down);
  return joinInRow([rotateClockwise(left), right, down, left]);
}

function drawSmear(diameter: Diameter): Bitmap {
  const side = 2 * diameter + 24;
  const smear = createBitmap(side, side);
  for (const { share, of64 } of SMEAR) {
    const disc = circle(side / 2 - share * diameter, side / 2, diameter / 2);
    fill(smear, disc, "white");
    fill(smear, disc, "black", (x, y) => passesDither(x, y, of64));
  }
  return smear;
}

/**
 * Draws the strokes that show where one ball hit another, 48 by 48 pixels: for balls side by side, and for balls one
 * above the other.
 */
export function drawTicksTable(): Bitmap {
  const ticks = withHalo(SPRITES.ticks);
  const level = createBitmap(48, 48);
  blit(level, ticks, (level.width - ticks.width) / 2, 5);
  blit(level, rotateClockwise(rotateClockwise(level)), 0, 0);
  return joinInRow([level, rotateClockwise(level)]);
}
