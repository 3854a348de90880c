/**
 * Draws the card that stands for the game in the launcher (the console's list of games): at rest, pressed, and the film
 * that the launcher plays while the card is selected.
 */
import { drawBlackBall, drawWhiteBall } from "../balls";
import { blit, createBitmap, type Bitmap } from "../bitmap";
import { ditherFill } from "../drawing";
import { circle } from "../shapes";
import { drawTitleWord } from "../titles/title-word";
import { drawLampshade, drawLightPool, type LightPool } from "./light";

export const CARD = { width: 350, height: 155 };
/**
 * Where the title, the lamp and the balls are on the card, in pixels. `grooveBottom` is the lower edge of the title's
 * groove.
 */
export const CARD_LAYOUT = { wordLeft: 22, grooveRight: 346, grooveBottom: 84, lampX: 175, ballsY: 121 };
export const CARD_LIGHT = { x: 175, y: 122, width: 172, height: 46 };
export const BALL_RADIUS = 14;

/**
 * What one picture of the game's card in the launcher shows. `black` and `white` are the x coordinates of the black
 * ball and of the white balls. `trail` has the distances from the black ball to the marks that show its motion; they
 * are negative to the left. `light` is how much of the lamp's light is seen, from 0 (none) to 1 (all). Lengths are in
 * pixels.
 */
interface Moment {
  readonly black: number;
  readonly trail: readonly number[];
  readonly white: readonly number[];
  readonly light: number;
}

const TRAIL = [-30, -20, -10];
const WAITING = [172, 218, 264];
/**
 * The x coordinate at which the black ball stands still in the card's film, after hitting the first white ball, in
 * pixels.
 */
const STRUCK_X = 144;
/**
 * How much of the lamp's light is seen in the pictures of the card's film in which the lamp lights: from 0 (none) to 1
 * (all).
 */
const LIGHTING = [0, 0.45, 0.75, 1];
/**
 * The x coordinate of the black ball in each picture in which it rolls, in pixels. These pictures belong to the film on
 * the launcher's card.
 */
const ROLLING = [-4, 14, 32, 50, 68, 86, 104, 122];
/**
 * The x coordinates of the white balls in each picture after the black ball has hit the first of them, in pixels. One
 * white ball hits the next, and the last rolls away. These pictures belong to the film on the launcher's card.
 */
const AFTER_HIT = [
  [181, 218, 264],
  [190, 227, 264],
  [190, 236, 282],
  [190, 236, 302],
  [190, 236, 320],
  [190, 236, 336],
  [190, 236, 352],
  [190, 236, 366],
  [190, 236],
];
/**
 * How much of the lamp's light is seen in the last two pictures of the film on the launcher's card, from 0 (none) to 1
 * (all). The lamp goes out in them.
 */
const GOING_OUT = [0.75, 0.45];
const AFAR = -40;

const FILM: readonly Moment[] = [
  ...LIGHTING.map((light) => ({ black: AFAR, trail: [], white: WAITING, light })),
  ...ROLLING.map((black) => ({ black, trail: TRAIL, white: WAITING, light: 1 })),
  ...AFTER_HIT.map((white, index) => ({ black: STRUCK_X, trail: index === 0 ? [-20, -10] : [], white, light: 1 })),
  ...GOING_OUT.map((light) => ({ black: STRUCK_X, trail: [], white: [190, 236], light })),
];

/**
 * The number of that picture in the film on the launcher's card which is the same as the card at rest, counted from 1.
 */
export const RESTING_PICTURE = LIGHTING.length + ROLLING.length;
const PRESSED_PICTURE = RESTING_PICTURE + 5;

/**
 * Returns the text of the file animation.txt. It tells the launcher (the console's list of games) in which order to
 * show the pictures of the film on the game's card. In the film, a lamp lights, then a black ball rolls and hits white
 * balls, and the last white ball rolls away.
 *
 * The film first runs to its end from the picture that is equal to the card at rest, and then is repeated as a whole.
 * It pauses before the lamp lights, before the black ball rolls and after the last white ball is gone. The launcher
 * shows 20 pictures a second.
 */
export function describeCardFilm(): string {
  const last = FILM.length;
  const settled = RESTING_PICTURE + AFTER_HIT.length;
  const rests = new Map([
    [1, 10],
    [LIGHTING.length, 8],
    [settled, 20],
  ]);
  const list = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .map((picture) => (rests.has(picture) ? `${picture}x${rests.get(picture)}` : `${picture}`))
      .join(", ");
  return `introFrames = ${list(RESTING_PICTURE, last)}\nframes = ${list(1, last)}\n`;
}

/**
 * Draws the game's card in the launcher at rest: the title, the groove under the title, a lamp, the white balls, and
 * the rolling black ball.
 */
export function drawCard(): Bitmap {
  return drawMoment(FILM[RESTING_PICTURE - 1]);
}

/** Draws the game's card in the launcher while the player presses it: the black ball has hit the white balls. */
export function drawCardPressed(): Bitmap {
  return drawMoment(FILM[PRESSED_PICTURE - 1]);
}

/**
 * The spots of the balls on the game's card in the launcher while the player presses it, in pixels. The film that
 * starts the game begins with the balls at these spots.
 */
export const PRESSED = FILM[PRESSED_PICTURE - 1];

/** The functions that draw the pictures of the film on the game's card in the launcher, in order. */
export const CARD_FILM: readonly (() => Bitmap)[] = FILM.map((moment) => () => drawMoment(moment));

let titleOnCard: Bitmap | undefined;

/**
 * Returns the title on the game's card in the launcher, on a transparent background. Drawing the title takes long, so
 * it is drawn only once and then kept.
 */
function readTitle(): Bitmap {
  if (titleOnCard === undefined) {
    titleOnCard = createBitmap(CARD.width, CARD.height);
    drawTitleWord(titleOnCard, CARD_LAYOUT.wordLeft, CARD_LAYOUT.grooveRight, "white");
  }
  return titleOnCard;
}

function drawMoment({ black, trail, white, light }: Moment): Bitmap {
  const card = createBitmap(CARD.width, CARD.height, "black");
  const { lampX, grooveBottom, ballsY } = CARD_LAYOUT;
  if (light > 0) drawLightPool(card, shrinkLight(light));
  blit(card, readTitle(), 0, 0);
  drawLampshade(card, lampX, grooveBottom);
  if (light === 0) return card;
  trail.forEach((dx, index) => {
    ditherFill(card, circle(black + dx, ballsY, BALL_RADIUS - 1), "black", () => 10 + index * 9);
  });
  for (const x of [...white, black]) {
    ditherFill(card, circle(x + (x - lampX) / 30 + 1, ballsY + 5, BALL_RADIUS), "black", () => 30);
  }
  for (const x of white) drawWhiteBall(card, { x, y: ballsY, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS });
  drawBlackBall(card, { x: black, y: ballsY, radiusX: BALL_RADIUS, radiusY: BALL_RADIUS });
  return card;
}

function shrinkLight(share: number): LightPool {
  const { x, y, width, height } = CARD_LIGHT;
  return { x, y: y - (1 - share) * 14, width: width * share, height: height * share };
}
