/**
 * Draws the film that the launcher (the console's list of games) plays while it starts the game, 400×240 pixels and 20
 * pictures a second. The film goes on from the pressed card of the game. The card grows to the whole screen, and the
 * title rises to its final spot. Characters of the other puzzles join the ball in the light. Then the lamp goes out and
 * the quay of the title screen rises. The last picture is the first that the game itself draws.
 */
import { drawBlackBall, drawWhiteBall } from "../balls";
import { blit, createBitmap, fill, type Bitmap } from "../bitmap";
import { blitWithHalo, ditherFill, HEIGHT, rectangle, WIDTH } from "../drawing";
import { difference, ellipse } from "../shapes";
import { drawQuayByNight, QUAY_TOP } from "../titles/quay";
import { SPRITES } from "../titles/sprites";
import { drawTitleWord, TITLE_WORD } from "../titles/title-word";
import { BALL_RADIUS, CARD, CARD_LAYOUT, CARD_LIGHT, PRESSED } from "./card";
import { drawLampshade, drawLightPool } from "./light";

/** The position of the game's card in the launcher before the film begins, in pixels. */
const CARD_AT = { x: 25, y: 43 };
const GROOVE_BOTTOM = 84;
const LAMP_X = 200;
const STAGE_LIGHT = { x: LAMP_X, y: 170, width: 196, height: 68 };
const BLACK_BALL = { x: 200, y: 196 };
/**
 * For each picture of the launch film in which the card grows: how many pixels the first white ball has rolled on. The
 * other white balls roll farther.
 */
const ROLLED = [14, 34, 62, 100, 150, 230];

const GROWING_PICTURES = ROLLED.length;
/**
 * The number of the picture in the launch film from which on all characters stand still in the light, counted from 1.
 */
export const STAGE_PICTURE = 12;
/** How dark those pictures of the launch film are in which the lamp goes out: how many of every 64 pixels are black. */
const DARKNESS = [12, 24, 38, 52];
/** The number of pictures in the launch film. The last one is the quay of the title screen by night. */
const LAUNCH_PICTURES = STAGE_PICTURE + 1 + DARKNESS.length + 1;

/**
 * A character that stands in the light in the launch film. `comesIn` is the number of the first picture that shows it,
 * counted from 1.
 */
interface Actor {
  readonly sprite: Bitmap;
  readonly x: number;
  readonly floorY: number;
  readonly comesIn: number;
}

const ACTORS: readonly Actor[] = [
  { sprite: SPRITES.dark, x: 148, floorY: 206, comesIn: 7 },
  { sprite: SPRITES.front, x: 252, floorY: 204, comesIn: 8 },
  { sprite: SPRITES.seal, x: 96, floorY: 190, comesIn: 9 },
  { sprite: SPRITES.cherry, x: 304, floorY: 190, comesIn: 10 },
];
/** How high a character is above the floor in the first two pictures that show it, in pixels, because it hops in. */
const HOP = [10, 6];

/** For each picture of the launch film, the function that draws it. */
export const LAUNCH_FILM: readonly (() => Bitmap)[] = Array.from({ length: LAUNCH_PICTURES }, (_, index) => () => {
  const number = index + 1;
  if (number <= GROWING_PICTURES) return drawGrowing(number);
  if (number === LAUNCH_PICTURES) return drawQuayByNight();
  return number <= STAGE_PICTURE + 1 ? drawStage(number) : drawGoingOut(number - STAGE_PICTURE - 1);
});

function drawGrowing(number: number): Bitmap {
  const share = Math.sin((number / GROWING_PICTURES) * (Math.PI / 2));
  const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
  const screen = createBitmap(WIDTH, HEIGHT, "black");
  const grooveBottom = between(CARD_AT.y + CARD_LAYOUT.grooveBottom, GROOVE_BOTTOM);
  drawLightPool(screen, {
    x: LAMP_X,
    y: between(CARD_AT.y + CARD_LIGHT.y, STAGE_LIGHT.y),
    width: between(CARD_LIGHT.width, STAGE_LIGHT.width),
    height: between(CARD_LIGHT.height, STAGE_LIGHT.height),
  });
  const word = createBitmap(WIDTH, HEIGHT);
  const wordLeft = between(CARD_AT.x + CARD_LAYOUT.wordLeft, TITLE_WORD.left);
  drawTitleWord(word, wordLeft, between(CARD_AT.x + CARD_LAYOUT.grooveRight, TITLE_WORD.right), "white");
  blit(screen, word, 0, grooveBottom - GROOVE_BOTTOM);
  drawLampshade(screen, LAMP_X, grooveBottom);
  drawRollingBalls(screen, number, between);
  const card = rectangle(
    between(CARD_AT.x, 0),
    between(CARD_AT.y, 0),
    between(CARD.width, WIDTH),
    between(CARD.height, HEIGHT),
  );
  fill(screen, difference(rectangle(0, 0, WIDTH, HEIGHT), card), "clear");
  return screen;
}

function drawRollingBalls(onto: Bitmap, number: number, between: (from: number, to: number) => number): void {
  const fromY = CARD_AT.y + CARD_LAYOUT.ballsY;
  const radius = { radiusX: BALL_RADIUS, radiusY: BALL_RADIUS };
  const whites = PRESSED.white.map((x, index) => ({
    x: CARD_AT.x + x + ROLLED[number - 1] * (1 + index * 0.4),
    y: between(fromY, 170),
  }));
  const black = { x: between(CARD_AT.x + PRESSED.black, BLACK_BALL.x), y: between(fromY, BLACK_BALL.y) };
  for (const { x, y } of [...whites, black]) {
    ditherFill(onto, ellipse(x + 2, y + 5, BALL_RADIUS, BALL_RADIUS), "black", () => 30);
  }
  for (const { x, y } of whites) drawWhiteBall(onto, { x, y, ...radius });
  drawBlackBall(onto, { ...black, ...radius });
}

function drawStage(number: number): Bitmap {
  const screen = createBitmap(WIDTH, HEIGHT, "black");
  drawLightPool(screen, STAGE_LIGHT);
  drawTitleWord(screen, TITLE_WORD.left, TITLE_WORD.right, "white");
  drawLampshade(screen, LAMP_X, GROOVE_BOTTOM);
  const ball = { ...BLACK_BALL, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS };
  ditherFill(screen, ellipse(ball.x + 2, ball.y + BALL_RADIUS, BALL_RADIUS, 4), "black", () => 30);
  drawBlackBall(screen, ball);
  for (const { sprite, x, floorY, comesIn } of ACTORS) {
    const seenFor = number - comesIn;
    if (seenFor < 0) continue;
    const left = x - Math.floor(sprite.width / 2);
    ditherFill(screen, ellipse(left + sprite.width / 2 + 2, floorY, sprite.width / 2, 4), "black", () => 30);
    blitWithHalo(screen, sprite, left, floorY - sprite.height - (seenFor < HOP.length ? HOP[seenFor] : 0));
  }
  return screen;
}

function drawGoingOut(step: number): Bitmap {
  const screen = drawStage(STAGE_PICTURE);
  ditherFill(screen, rectangle(0, GROOVE_BOTTOM, WIDTH, HEIGHT), "black", () => DARKNESS[step - 1]);
  const night = drawQuayByNight();
  const share = step / (DARKNESS.length + 1);
  const quayTop = Math.round(HEIGHT - (HEIGHT - QUAY_TOP) * share);
  for (let y = 0; y < HEIGHT; y++) {
    const from = y < quayTop ? y : y - quayTop + QUAY_TOP;
    for (let x = 0; x < WIDTH; x++) {
      const ink = night.pixels[from * WIDTH + x];
      const isRaised = y >= quayTop;
      if (isRaised || (ink === "white" && from < QUAY_TOP)) screen.pixels[y * WIDTH + x] = ink;
    }
  }
  return screen;
}
