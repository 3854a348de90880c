/** Draws a board in the middle of a quarter turn, and arrows beside a board that will turn. */
import {
  drawRotated,
  expandBox,
  fillArrowhead,
  fillBox,
  paintOpaquePicture,
  paintPicture,
  SCREEN_WIDTH,
  showPicture,
  type Box,
} from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import type { Attempt } from "../attempt";
import type { DrawBoard } from "../played-twist";

/**
 * The arrows beside a board that will turn: their size and their gaps to the board's cells, in pixels. `gap` keeps them
 * off the board's frame; `leastGap` is the smallest gap.
 */
const REST_ARROW = { images: "images/turn-arrows", width: 22, height: 76, gap: 28, leastGap: 8 };
const UPWARDS = 1;
const DOWNWARDS = 2;

/**
 * Draws an arrow on the left and one on the right of a board that will turn clockwise. An arrow is left out if there is
 * no space for it.
 */
export function drawTurnArrows({ x, y, width, height }: Box): void {
  const { images, gap, leastGap } = REST_ARROW;
  const top = y + Math.floor((height - REST_ARROW.height) / 2);
  const roomLeft = x - REST_ARROW.width;
  const right = x + width;
  const roomRight = SCREEN_WIDTH - REST_ARROW.width - right;
  if (roomLeft >= leastGap) drawSprite(images, UPWARDS, roomLeft - Math.min(gap, roomLeft), top);
  if (roomRight >= leastGap) drawSprite(images, DOWNWARDS, right + Math.min(gap, roomRight), top);
}

interface QuarterTurn {
  readonly before: Attempt;
  readonly after: Attempt;
  readonly isForward: boolean;
}

const TURNED_DEGREES = 28;
const TURNED_SINE = 0.47;
const TURNED_COSINE = 0.883;
/**
 * The smallest difference, in pixels, between the height of a lesson's space for the board and the height of the turned
 * board.
 */
const SPACE_MARGIN = 8;
/**
 * The size at which the turning board is drawn, as a share of its full size. The board is reduced so that its corners
 * have space on the screen.
 */
const SHRUNK = 0.82;

/** The width of the rim of scenery around the cells that turns together with the board, in pixels. */
const RIM = 8;

const ARROW = { length: 18, thickness: 4, head: 9 };

/**
 * Draws the board during a quarter turn, in one of two pictures. In the first, the board is turned by 28 degrees from
 * its old orientation. In the second, 28 degrees are left to its new orientation. The board stays in `space` or, if
 * `space` is undefined, on the screen.
 */
export function drawTurning(
  { before, after, isForward }: QuarterTurn,
  isFirst: boolean,
  draw: DrawBoard,
  boxOf: (this: void, shown: Attempt) => Box,
  space: Box | undefined,
): void {
  const shown = isFirst ? before : after;
  const turningBox = (each: Attempt): Box => clipBox(space, expandBox(boxOf(each), RIM));
  const box = turningBox(shown);
  const screen = paintPicture(() => {
    draw(shown);
  });
  const board = paintOpaquePicture(box.width, box.height, () => {
    showPicture(screen, -box.x, -box.y);
  });
  showPicture(screen);
  const both = unionOf(turningBox(before), turningBox(after));
  fillBox("black", both.x, both.y, both.width, both.height);
  const degrees = isFirst === isForward ? TURNED_DEGREES : -TURNED_DEGREES;
  drawRotated(board, middleOf(box.x, box.width), middleOf(box.y, box.height), degrees, sizeIn(space, box));
  drawArrows(both, isForward);
}

/**
 * Returns the size at which the turning board is drawn, as a share of its full size. In a lesson, a high board is drawn
 * smaller, so that its corners do not reach the texts.
 */
function sizeIn(space: Box | undefined, { width, height }: Box): number {
  if (space === undefined) return SHRUNK;
  const turnedHeight = width * TURNED_SINE + height * TURNED_COSINE;
  return Math.min(SHRUNK, (space.height - SPACE_MARGIN) / turnedHeight);
}

function clipBox(space: Box | undefined, box: Box): Box {
  if (space === undefined) return box;
  const x = Math.max(box.x, space.x);
  const y = Math.max(box.y, space.y);
  const right = Math.min(box.x + box.width, space.x + space.width);
  const bottom = Math.min(box.y + box.height, space.y + space.height);
  return { x, y, width: right - x, height: bottom - y };
}

function middleOf(from: number, length: number): number {
  return from + Math.floor(length / 2);
}

function unionOf(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

function drawArrows({ x, y, width, height }: Box, isForward: boolean): void {
  const { length, thickness, head } = ARROW;
  const [right, bottom] = [x + width, y + height];
  const half = thickness / 2;
  const inset = head + 2;
  fillBox("white", x + inset - half, y + inset - half, length, thickness);
  fillBox("white", x + inset - half, y + inset - half, thickness, length);
  fillBox("white", right - inset + half - length, bottom - inset - half, length, thickness);
  fillBox("white", right - inset - half, bottom - inset + half - length, thickness, length);
  const tip = inset + length + Math.floor(head / 2);
  if (isForward) {
    fillArrowhead("white", RIGHT, x + tip, y + inset, head);
    fillArrowhead("white", LEFT, right - tip, bottom - inset, head);
  } else {
    fillArrowhead("white", DOWN, x + inset, y + tip, head);
    fillArrowhead("white", UP, right - inset, bottom - tip, head);
  }
}
