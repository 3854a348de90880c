import { drawBlackBall, drawWhiteBall, type BallPlace } from "./balls";
import { createBitmap, crop, fill, type Bitmap } from "./bitmap";
import { letterTitle, STROKE, X_HEIGHT } from "./lettering";
import { box, capsule, circle, moved, roundedBox, union } from "./shapes";

/** One moment of the title's own little game: a ball slides along the word, and what it hits rolls off the board. */
interface Moment {
  /** How far the black ball has come from the i (0) to the d (1). */
  readonly slid: number;
  /** Where the white balls are, and how deep they have fallen. */
  readonly white: readonly {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly depth: number;
  }[];
}

const SCREEN = { width: 400, height: 240 };
/** Where the console shows the card before it makes room for the launch image. */
const CARD = { left: 25, top: 43, width: 350, height: 155 };
const BOARD = { top: 62, right: 334, bottom: 168 };
const TITLE = { left: 38, baseline: 147 };
const BALL_RADIUS = 11;
const SLIDE_Y = TITLE.baseline - X_HEIGHT - BALL_RADIUS;

const title = letterTitle();
const [, , I, , , , D, E] = title.leftOf.map((left) => TITLE.left + left);
const SLIDE = { from: I + STROKE / 2, to: D + X_HEIGHT - STROKE - BALL_RADIUS };
const RESTING = { x: E - 5 + BALL_RADIUS, y: SLIDE_Y, radius: BALL_RADIUS, depth: 0 };

const SLIDING: Moment = {
  slid: 0.62,
  white: [
    RESTING,
    { x: 351, y: 116, radius: 10, depth: 0.12 },
    { x: 360, y: 152, radius: 7, depth: 0.37 },
    { x: 364, y: 181, radius: 4.5, depth: 0.6 },
  ],
};

const STRUCK: Moment = {
  slid: 1,
  white: [
    { x: BOARD.right - 2, y: SLIDE_Y, radius: BALL_RADIUS, depth: 0 },
    { x: 356, y: 135, radius: 8.5, depth: 0.25 },
    { x: 362, y: 167, radius: 6, depth: 0.5 },
    { x: 365, y: 191, radius: 3.5, depth: 0.7 },
  ],
};

/** The card in the console's list of games, 350×155. */
export function drawCard(): Bitmap {
  return onCard(drawMoment(SLIDING));
}

/** The card while it is pressed: the slide has arrived. */
export function drawCardPressed(): Bitmap {
  return onCard(drawMoment(STRUCK));
}

/** The picture while the game is loading, 400×240: the pressed card, laid out to the whole screen. */
export function drawLaunchImage(): Bitmap {
  return drawMoment(STRUCK);
}

/** The game in 32×32. */
export function drawIcon(): Bitmap {
  const icon = createBitmap(32, 32, "black");
  fill(icon, roundedBox(-8, 4, 21, 23, 3), "white");
  fill(icon, union(box(0, 24, 20, 26), box(0, 27, 20, 28)), "white");
  fill(icon, circle(27, 17, 4.2), "white");
  drawBlackBall(icon, round(11, 13.5, 8));
  return icon;
}

function onCard(screen: Bitmap): Bitmap {
  return crop(screen, CARD.left, CARD.top, CARD.width, CARD.height);
}

function drawMoment({ slid, white }: Moment): Bitmap {
  const screen = createBitmap(SCREEN.width, SCREEN.height, "black");
  drawBoard(screen);
  fill(screen, moved(title.shape, TITLE.left, TITLE.baseline), "black");
  const ballX = SLIDE.from + (SLIDE.to - SLIDE.from) * slid;
  drawWake(screen, ballX);
  for (const { x, y, radius, depth } of white) drawWhiteBall(screen, round(x, y, radius), depth);
  drawBlackBall(screen, round(ballX, SLIDE_Y, BALL_RADIUS));
  return screen;
}

/** The board comes in from the left; below its edge its side sinks into the dark, line by thinner line. */
function drawBoard(screen: Bitmap): void {
  const { top, right, bottom } = BOARD;
  fill(screen, roundedBox(-20, top, right, bottom, 6), "white");
  const lines = [
    [2, 4],
    [8, 3],
    [13, 2],
    [17, 1],
  ];
  for (const [below, thickness] of lines) {
    fill(screen, box(0, bottom + below, right - 3, bottom + below + thickness), "white");
  }
}

/** Three streaks where the ball came along, the middle one longest. */
function drawWake(screen: Bitmap, ballX: number): void {
  const streaks = [
    { y: SLIDE_Y - 6, length: 22 },
    { y: SLIDE_Y, length: 46 },
    { y: SLIDE_Y + 6, length: 30 },
  ];
  const start = ballX - BALL_RADIUS - 5;
  fill(
    screen,
    union(...streaks.map(({ y, length }) => capsule({ x: start - length, y }, { x: start, y }, 2))),
    "black",
  );
}

function round(x: number, y: number, radius: number): BallPlace {
  return { x, y, radiusX: radius, radiusY: radius };
}
