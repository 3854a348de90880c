/**
 * Draws the numbers of the moves in a move diagram. The numbers stand on plates that point in the direction of the
 * move, or on discs for pushed pieces, such as a ball that another ball hits.
 */
import { expandBox, fillArrowhead, fillBox, fillDisc, type Box, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { FIGURE_GAP, FIGURE_HEIGHT, FIGURE_WIDTH, numberWidth, signBox, TIP_PIXELS, type Sign } from "./sign-shape";

const FIGURES = "images/figures";
/** The number of the picture of a black 0 in the image table of digits. The pictures of the digits 1 to 9 follow it. */
const FIRST_BLACK = 1;
/** The number of the picture of a white 0 in the image table of digits. The pictures of the digits 1 to 9 follow it. */
const FIRST_WHITE = 11;
const RIM = 2;
/**
 * The dots of the ring around the number of a pushed piece. The ring shows where an earlier move left this piece. Each
 * entry has the distances in pixels from the middle of the ring to the left and upper edge of a dot.
 */
const RING_DOTS: readonly (readonly [number, number])[] = [
  ...([
    [9, -1],
    [7, 4],
    [4, 7],
    [-1, 9],
    [-6, 7],
    [-9, 4],
  ] as const),
  ...([
    [-11, -1],
    [-9, -6],
    [-6, -9],
    [-1, -11],
    [4, -9],
    [7, -6],
  ] as const),
];
const RING_RADIUS = 10;
const DOT_PIXELS = 2;

/**
 * Draws the number of a move on a plate that points in the direction of the move, or on a disc for a pushed piece. Both
 * have a white rim.
 */
export function drawSign(sign: Sign): void {
  if (sign.isPushed) drawDisc(sign);
  else {
    drawBody("white", sign, RIM);
    drawBody("black", sign, 0);
    drawBody("white", sign, -1);
    drawNumberOn(sign, "black");
  }
}

/**
 * Draws the plate with a move's number in the colour `ink`, with a thin rim in the opposite colour. A hollow plate is
 * only an outline.
 */
export function drawPlainSign(sign: Sign, ink: Ink, isHollow: boolean): void {
  const other = ink === "white" ? "black" : "white";
  drawBody(other, sign, 1);
  drawBody(ink, sign, 0);
  if (isHollow) drawBody(other, sign, -1);
  drawNumberOn(sign, isHollow ? ink : other);
}

function drawBody(ink: Ink, sign: Sign, rim: number): void {
  const { direction } = sign;
  const { x, y, width, height } = expandBox(signBox(sign), rim);
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  const body = bodyOf({ x, y, width, height }, sign);
  fillBox(ink, body.x, body.y, body.width, body.height);
  const tipX = stepX === 0 ? x + Math.floor(width / 2) : stepX > 0 ? x + width : x;
  const tipY = stepY === 0 ? y + Math.floor(height / 2) : stepY > 0 ? y + height : y;
  fillArrowhead(ink, direction, tipX, tipY, TIP_PIXELS + (rim > 0 ? 1 : 0));
}

function bodyOf({ x, y, width, height }: Box, { direction }: Sign): Box {
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  return {
    x: stepX < 0 ? x + TIP_PIXELS : x,
    y: stepY < 0 ? y + TIP_PIXELS : y,
    width: stepX === 0 ? width : width - TIP_PIXELS,
    height: stepY === 0 ? height : height - TIP_PIXELS,
  };
}

function drawNumberOn(sign: Sign, ink: Ink): void {
  const { x, y, width, height } = bodyOf(signBox(sign), sign);
  const middleX = x + Math.floor((width + STEP_X[sign.direction]) / 2);
  drawNumber(sign.moveIndex + 1, middleX, y + Math.floor((height - FIGURE_HEIGHT + STEP_Y[sign.direction]) / 2), ink);
}

function drawDisc(sign: Sign): void {
  const { x, y, isOnPiece } = sign;
  if (!isOnPiece) drawRing(x, y);
  const { width, height } = signBox(sign);
  fillDisc("white", x, y, Math.floor(height / 2));
  fillBox("white", x - Math.floor(width / 2), y - 4, width, 9);
  drawNumber(sign.moveIndex + 1, x, y - FIGURE_HEIGHT / 2, "black");
}

/** Draws a ring of dots around (`x`, `y`), on a white disc. */
function drawRing(x: number, y: number): void {
  fillDisc("white", x, y, RING_RADIUS);
  for (const [dotX, dotY] of RING_DOTS) fillBox("black", x + dotX, y + dotY, DOT_PIXELS, DOT_PIXELS);
}

function drawNumber(number: number, middleX: number, top: number, ink: Ink): void {
  let right = middleX + Math.floor((numberWidth(number) + 1) / 2);
  let rest = number;
  while (rest > 0) {
    right -= FIGURE_WIDTH;
    drawSprite(FIGURES, (ink === "white" ? FIRST_WHITE : FIRST_BLACK) + (rest % 10), right, top);
    right -= FIGURE_GAP;
    rest = Math.floor(rest / 10);
  }
}
