/**
 * Draws a film strip beside the board that shows the player how the level was generated: small pictures of the boards
 * that the generator tried. Refused boards have a cross, and the board of the level has a tick.
 */
import {
  drawClipped,
  drawFrame,
  fillArrowhead,
  fillBox,
  paintOpaquePicture,
  showPicture,
  type Box,
  type Picture,
} from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import { drawText, textWidth } from "../../../device/text";
import { columnOf, isAtEdge, rowOf } from "../../../kernel/board";
import { RIGHT } from "../../../kernel/direction";
import type { Draft } from "../../../kernel/draft";
import { TEXTS } from "../texts/index";
import { FOLDER } from "./pen";
import { isGoal } from "./rim";

const FILM = { x: 14, y: 60, width: 84, height: 156 };
const FRAME_HEIGHT = 52;
const CELL = 9;
const RIM = 3;
const LINE = 2;
/**
 * The picture numbers of things on a small board of the film strip, which shows the boards that the generator tried.
 * The index is the kind of thing. The kinds are block, pit, red and yellow toy, crate and ice cube.
 */
const THING_PICTURES: Readonly<Record<number, number | undefined>> = { 1: 1, 2: 2, 5: 3, 6: 4, 7: 5, 8: 6 };
/**
 * The mark on the lower right corner of a small board, a cross or a tick: how far it reaches into the board, and its
 * greatest distances from the left and upper edges of a frame of the film, in pixels.
 */
const MARK = { inside: 13, maxLeft: 53, maxTop: 30 };
const REFUSED = 1;
const ACCEPTED = 2;
/**
 * The arrowhead that points to the right from the middle of the film strip (small pictures of the boards that the
 * generator tried), towards the large board. `x` is the x coordinate of its tip, and `size` its size, in pixels.
 */
const POINTER = { x: 109, size: 6 };
/**
 * The position, below the film strip of tried boards, of the text with the number of these boards. `x` is the middle of
 * the text, `y` its upper edge and `width` its greatest width, in pixels.
 */
const NUMBER = { x: 56, y: 217, width: 104 };

/**
 * Returns the film strip as one picture. It shows the given boards, which the generator tried, small and one below the
 * other. The newest board is at the top, but comes last in the list `boards`.
 */
export function paintStrip(boards: readonly Draft[]): Picture {
  return paintOpaquePicture(FILM.width, boards.length * FRAME_HEIGHT, () => {
    boards.forEach((board, index) => {
      const top = (boards.length - 1 - index) * FRAME_HEIGHT;
      drawImage(`${FOLDER}/film`, 0, top);
      drawSmallBoard(board, top, index === boards.length - 1 ? ACCEPTED : REFUSED);
    });
  });
}

function drawSmallBoard({ board, upper }: Draft, top: number, mark: number): void {
  const width = CELL * (board.width - 2);
  const height = CELL * (board.height - 2);
  const x = Math.floor((FILM.width - width) / 2);
  const y = top + Math.floor((FRAME_HEIGHT - height) / 2);
  fillBox("white", x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM);
  drawFrame("black", { x: x - LINE, y: y - LINE, width: width + 2 * LINE, height: height + 2 * LINE }, LINE);
  for (const cell of board.cells) {
    const left = x + (columnOf(board, cell) - 1) * CELL;
    const upperEdge = y + (rowOf(board, cell) - 1) * CELL;
    const kind = upper[cell];
    const isRing = isAtEdge(board, cell);
    if (isRing && isGoal(kind)) drawGap({ x, y, width, height }, left, upperEdge);
    const picture = isRing ? undefined : THING_PICTURES[kind];
    if (picture !== undefined) drawSprite(`${FOLDER}/film-things`, picture, left, upperEdge);
  }
  const markLeft = Math.min(MARK.maxLeft, x + width - MARK.inside);
  drawSprite(`${FOLDER}/film-marks`, mark, markLeft, Math.min(top + MARK.maxTop, y + height - MARK.inside));
}

/**
 * Draws a goal of a small board of the film strip: a gap in the rim of the small board. (`left`, `top`) is the upper
 * left corner of the goal's cell, in pixels.
 */
function drawGap({ x, y, width, height }: Box, left: number, top: number): void {
  if (left < x || left >= x + width) fillBox("white", left < x ? x - LINE : x + width, top, LINE, CELL);
  else fillBox("white", left, top < y ? y - LINE : y + height, CELL, LINE);
}

/**
 * Draws the film of tried boards with the board of index `boardIndex` in its middle. If `boardIndex` is a fraction, the
 * film stands between two boards. Newer boards are above older ones, so that the film moves up when the player goes
 * back.
 */
export function drawStrip(strip: Picture, boardCount: number, boardIndex: number): void {
  const middleTop = FILM.y + FRAME_HEIGHT;
  const top = Math.floor(middleTop - (boardCount - 1 - boardIndex) * FRAME_HEIGHT + 0.5);
  const bottom = top + boardCount * FRAME_HEIGHT;
  drawClipped(FILM.x, FILM.y, FILM.width, FILM.height, () => {
    for (let y = top - FRAME_HEIGHT; y > FILM.y - FRAME_HEIGHT; y -= FRAME_HEIGHT) drawEmptyFrame(y);
    for (let y = bottom; y < FILM.y + FILM.height; y += FRAME_HEIGHT) drawEmptyFrame(y);
    showPicture(strip, FILM.x, top);
  });
  fillArrowhead("white", RIGHT, POINTER.x, middleTop + FRAME_HEIGHT / 2, POINTER.size);
}

function drawEmptyFrame(top: number): void {
  drawImage(`${FOLDER}/film`, FILM.x, top);
}

/**
 * Draws a text below the film strip of tried boards: how many boards the generator had tried so far, and how many in
 * all.
 */
export function drawTriedBoards(tried: number, all: number): void {
  const texts = TEXTS.triedBoards(tried, all);
  const text = texts.find((each) => textWidth("text", each) <= NUMBER.width) ?? texts[texts.length - 1];
  drawText(text, NUMBER.x, NUMBER.y, "centre", "white");
}
