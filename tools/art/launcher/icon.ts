/**
 * Draws the icon that stands for the game when the launcher (the console's list of games) shows a plain list. The icon
 * is drawn at rest and pressed, and as a film that the launcher plays while the icon is selected.
 */
import { drawBlackBall } from "../balls";
import { createBitmap, fill, type Bitmap, type Ink } from "../bitmap";
import { rectangle } from "../drawing";
import { ellipse, intersection, polygon, union, type Shape } from "../shapes";

const SIDE = 32;
const BALL = { x: 16, y: 20.5, radius: 7 };
const LIGHT: Shape = union(
  polygon([{ x: 12, y: 9 }, { x: 20, y: 9 }, { x: 31, y: 25 }, { x: 1, y: 25 }]), // prettier-ignore
  ellipse(16, 25, 15, 6),
);

/**
 * The x coordinate of the ball in those pictures of the icon's film in which it rolls through the light, in pixels. In
 * the first and the last, the ball is in the middle.
 */
const ROLLING = [16, 19, 23, 28, 34, -2, 4, 9, 13, 16];

/**
 * The functions that draw the pictures of the icon's film. In all but the last, the ball rolls out of the light and in
 * again. The last shows the lamp out, for a flicker.
 */
export const ICON_FILM: readonly (() => Bitmap)[] = [
  ...ROLLING.map((x) => () => drawLitIcon(x)),
  () => drawLamp(createBitmap(SIDE, SIDE, "black")),
];

/**
 * Returns the text of the file animation.txt, which lies beside the pictures of the icon's film. It says in which order
 * the launcher shows the pictures. The last picture, with the lamp out, is shown for a flicker after the ball has
 * rolled.
 */
export function describeIconFilm(): string {
  const rolling = ROLLING.slice(1, -1).map((_, index) => `${index + 2}`);
  const dark = ROLLING.length + 1;
  return `frames = 1x12, ${rolling.join(", ")}, ${ROLLING.length}x12, ${dark}x2, 1x2, ${dark}, 1x6\n`;
}

/** Draws the icon at rest, 32×32 pixels: a lamp, its light, and a ball. */
export function drawIcon(): Bitmap {
  return drawLitIcon(BALL.x);
}

/** Draws the icon while the player presses it, with black and white exchanged. */
export function drawIconPressed(): Bitmap {
  const icon = drawIcon();
  const inverted: Record<Ink, Ink> = { black: "white", white: "black", clear: "clear" };
  return { ...icon, pixels: icon.pixels.map((ink) => inverted[ink]) };
}

function drawLitIcon(ballX: number): Bitmap {
  const icon = createBitmap(SIDE, SIDE, "black");
  fill(icon, LIGHT, "white");
  fill(icon, rectangle(7, 8, 18, 2), "black");
  drawLamp(icon);
  const ball = createBitmap(SIDE, SIDE);
  drawBlackBall(ball, { x: ballX, y: BALL.y, radiusX: BALL.radius, radiusY: BALL.radius });
  for (const ink of ["white", "black"] as const) {
    fill(icon, intersection(LIGHT, rectangle(0, 10, SIDE, SIDE)), ink, (x, y) => ball.pixels[y * SIDE + x] === ink);
  }
  return icon;
}

function drawLamp(icon: Bitmap): Bitmap {
  fill(icon, rectangle(15, 0, 2, 3), "white");
  fill(icon, polygon([{ x: 13, y: 2 }, { x: 19, y: 2 }, { x: 24, y: 8 }, { x: 8, y: 8 }]), "white"); // prettier-ignore
  return icon;
}
