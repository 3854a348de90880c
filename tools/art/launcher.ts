/** Draws the pictures that the Playdate console's launcher shows for the game: card, icon and launch image. */
import { drawBlackBall, drawWhiteBall } from "./balls";
import { createBitmap, fill, blit, type Bitmap } from "./bitmap";
import { circle, ellipse, polygon, union } from "./shapes";
import { rectangle, HEIGHT, blitWithHalo, ditherFill, WIDTH } from "./drawing";
import { SPRITES } from "./titles/sprites";
import { drawTitleWord } from "./titles/title-word";

const CARD = { width: 350, height: 155 };
const BALL_RADIUS = 14;
const BALLS_Y = 121;

/**
 * Where the balls are in one picture of the game's card in the launcher (the console's list of games), in pixels: the x
 * coordinates of the black ball and of the white balls. `trail` has the distances from the black ball to the marks that
 * show its motion; they are negative to the left.
 */
interface Moment {
  readonly black: number;
  readonly trail: readonly number[];
  readonly white: readonly number[];
}

const ROLLING: Moment = { black: 122, trail: [-30, -20, -10], white: [172, 218, 264] };
const STRUCK: Moment = { black: 190, trail: [-18, -9], white: [236, 264, 326] };

/**
 * Draws the card that stands for the game in the launcher (the console's list of games), 350×155 pixels: the title, the
 * groove under the title, a lamp, and a rolling ball.
 */
export function drawCard(): Bitmap {
  return drawMoment(ROLLING);
}

/** Draws the game's card while the player presses it: the black ball has hit the white balls. */
export function drawCardPressed(): Bitmap {
  return drawMoment(STRUCK);
}

/**
 * Draws the picture that the Playdate console shows while it starts the game, 400×240 pixels: one character of each
 * puzzle, in the light of a lamp.
 */
export function drawLaunchImage(): Bitmap {
  const screen = createBitmap(WIDTH, HEIGHT, "black");
  drawLightPool(screen, { x: 200, y: 170, width: 196, height: 68 });
  drawTitleWord(screen, 46, 396, "white");
  drawLampshade(screen, 200, 84);
  const characters = [SPRITES.seal, SPRITES.dark, SPRITES.black, SPRITES.front, SPRITES.cherry];
  characters.forEach((character, index) => {
    const x = 96 + index * 52 - Math.floor(character.width / 2);
    const y = [190, 206, 210, 204, 190][index] - character.height;
    ditherFill(
      screen,
      ellipse(x + character.width / 2 + 2, y + character.height, character.width / 2, 4),
      "black",
      () => 30,
    );
    blitWithHalo(screen, character, x, y);
  });
  return screen;
}

/** Draws the game's icon in the launcher (the console's list of games), 32×32 pixels: a lamp, its light, and a ball. */
export function drawIcon(): Bitmap {
  const icon = createBitmap(32, 32, "black");
  const light = polygon([{ x: 12, y: 9 }, { x: 20, y: 9 }, { x: 31, y: 25 }, { x: 1, y: 25 }]); // prettier-ignore
  fill(icon, union(light, ellipse(16, 25, 15, 6)), "white");
  fill(icon, rectangle(7, 8, 18, 2), "black");
  fill(icon, rectangle(15, 0, 2, 3), "white");
  fill(icon, polygon([{ x: 13, y: 2 }, { x: 19, y: 2 }, { x: 24, y: 8 }, { x: 8, y: 8 }]), "white"); // prettier-ignore
  drawBlackBall(icon, { x: 16, y: 20.5, radiusX: 7, radiusY: 7 });
  return icon;
}

function drawMoment({ black, trail, white }: Moment): Bitmap {
  const card = createBitmap(CARD.width, CARD.height, "black");
  drawLightPool(card, { x: 175, y: 122, width: 172, height: 46 });
  drawTitleWord(card, 22, 346, "white");
  drawLampshade(card, 175, 84);
  trail.forEach((dx, index) => {
    ditherFill(card, circle(black + dx, BALLS_Y, BALL_RADIUS - 1), "black", () => 10 + index * 9);
  });
  for (const x of [...white, black]) {
    ditherFill(card, circle(x + (x - 175) / 30 + 1, BALLS_Y + 5, BALL_RADIUS), "black", () => 30);
  }
  for (const x of white) drawWhiteBall(card, { x, y: BALLS_Y, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS });
  drawBlackBall(card, { x: black, y: BALLS_Y, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS });
  return card;
}

/**
 * Draws an area of light on the game's card in the launcher or on its launch image: an ellipse that becomes darker
 * towards its edge.
 */
function drawLightPool(
  onto: Bitmap,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const pool = ellipse(x, y, width, height);
  fill(onto, pool, "white");
  ditherFill(
    onto,
    pool,
    "black",
    (pixelX, pixelY) => (Math.hypot((pixelX - x) / width, (pixelY - y) / height) - 0.55) * 145,
  );
}

/**
 * Draws the lampshade of the launcher's card, below the groove under the title. `top` is the y of the groove's lower
 * edge.
 */
function drawLampshade(onto: Bitmap, x: number, top: number): void {
  fill(onto, rectangle(x - 1, top - 2, 2, 8), "white");
  blit(onto, SPRITES.shade, x - 20, top + 4);
}
