/**
 * Draws the background of Ice Path: the shore, the ice, and the rocks and snow on the ice. Also draws the hole with its
 * fish.
 */

import { darken, drawClipped, fillBox, SCREEN_WIDTH } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { RIGHT } from "../../../kernel/direction";
import type { Task } from "../../../kernel/task";
import { drawCornerDots, drawDotsInDark } from "../../looks/corner-dots";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import { Floor, type Level } from "../level";
import type { Look } from "./look";
import { cellLeft, cellSide, cellTop, drawnCells, HOLE_REACH, holeInset, iceBoxOf, isDrawn } from "./screen-layout";
import { drawShadow, ShadowKind } from "./shadow";

const FOLDER = "images/ice-path";

/**
 * The look of Ice Path's first chapter: the shore with the igloo. The igloo's door is lit while the level can be won.
 * In levels that can always be won, a snowman is drawn instead of the igloo.
 */
export const SHORE: Look = {
  scenes: `${FOLDER}/shore`,
  scenePictures: { lit: 1, half: 1, out: 2, none: 3, dark: 2 },
  ice: `${FOLDER}/ice`,
  mainInk: "white",
  sideInk: "white",
  movements: [],
};

/**
 * The constants from `CRAG` to `HOLE` are the numbers of pictures of things on the ice, in the image table of things.
 */
const CRAG = 1;
const CRAGS = 2;
const SNOW = 3;
const HOLE = 4;
/** How far the pictures of rocks, snow and the hole reach beyond the left edge of their cell, in pixels. */
const THING_LEFT = 5;
const THING_TOP = 8;

// The left edge of the picture of the ice on the screen, in pixels. On smaller boards, only a part of this picture is
// drawn.
const ICE_LEFT = 160;
const FRONT_HEIGHT = 8;
const EDGE = 2;
const MIN_BAY_PIXELS = 12;

const TWO_CRAGS_ONE_IN = 3;

/**
 * The background may be drawn in parts, so that no frame takes too long. The rocks and the snow of this many cells are
 * one part.
 */
const CELLS_PER_PART = 12;

/**
 * Draws everything in a level that never moves: the scene around the board, the ice with its front edge, and the rocks
 * and snow. `drawHole` draws the hole.
 */
export function drawBackground(look: Look, level: Level, lamp: Lamp): void {
  drawBareBoard(look, level, lamp);
  drawRocksAndSnow(level, lamp);
}

/** Draws the same as `drawBackground` in parts, because a board with many rocks takes longer than a frame. */
export function* drawBackgroundInParts(look: Look, level: Level, lamp: Lamp): Task<void> {
  drawBareBoard(look, level, lamp);
  yield;
  yield* drawRocksAndSnowInParts(level, lamp);
}

function drawBareBoard(look: Look, { board }: Level, lamp: Lamp): void {
  drawSprite(look.scenes, look.scenePictures[lamp], 0, 0);
  drawIce(look, board, lamp);
  const side = cellSide(board);
  const [first] = board.cells;
  const [left, top] = [cellLeft(board, first) + side, cellTop(board, first) + side];
  const drawDots = isBoardDark(lamp) ? drawDotsInDark : drawCornerDots;
  drawDots(left, top, board.width - 1, board.height - 1, side);
}

export function drawRocksAndSnow(level: Level, lamp: Lamp): void {
  const cells = drawnCells(level.board);
  if (!isBoardDark(lamp)) drawShadows(level, cells);
  for (const cell of cells) drawRockOrSnow(level, cell);
}

/** Draws the same as `drawRocksAndSnow` in parts of a few cells. */
export function* drawRocksAndSnowInParts(level: Level, lamp: Lamp): Task<void> {
  const cells = drawnCells(level.board);
  if (!isBoardDark(lamp)) {
    for (let first = 0; first < cells.length; first += CELLS_PER_PART) {
      drawShadows(level, cells.slice(first, first + CELLS_PER_PART));
      yield;
    }
  }
  for (let index = 0; index < cells.length; index++) {
    drawRockOrSnow(level, cells[index]);
    if (index % CELLS_PER_PART === 0) yield;
  }
}

function drawIce(look: Look, board: Board, lamp: Lamp): void {
  const { x, y, width, height } = iceBoxOf(board);
  // The right edge of the ice. If only a narrow strip of water would remain beside the ice, the ice is extended to the
  // screen's edge, because such a strip would look like a mistake.
  const right = x + width + MIN_BAY_PIXELS > SCREEN_WIDTH ? SCREEN_WIDTH : x + width + EDGE;
  fillBox("black", x - EDGE, y - EDGE, right - x + EDGE, height + FRONT_HEIGHT + 2 * EDGE);
  drawClipped(x, y, width, height, () => {
    drawSprite(look.ice, isBoardDark(lamp) ? 2 : 1, ICE_LEFT, 0);
    if (isBoardDark(lamp)) darken("dusk", x, y, width, height);
  });
  drawClipped(x, y + height, width, FRONT_HEIGHT, () => {
    drawSprite(`${FOLDER}/front`, isBoardDark(lamp) ? 2 : 1, ICE_LEFT, y + height);
  });
  for (const cornerX of [x, x + width - 1]) fillBox("black", cornerX, y, 1, 1);
}

function drawShadows({ board, floor }: Level, cells: readonly number[]): void {
  const ice = iceBoxOf(board);
  drawClipped(ice.x, ice.y, ice.width, ice.height, () => {
    for (const cell of cells) {
      if (floor[cell] !== Floor.Rock) continue;
      drawShadow(
        board,
        hasTwoCrags(board, cell) ? ShadowKind.Crags : ShadowKind.Crag,
        cellLeft(board, cell),
        cellTop(board, cell),
      );
    }
  });
}

export function drawThings(level: Level): void {
  for (const cell of drawnCells(level.board)) drawThing(level, cell);
}

/**
 * Draws what lies on a cell: the rock, the snow, or the hole with its fish. Draws nothing on bare ice, beyond the
 * board, or in a room of a cave (a level of several rooms) that is out of sight.
 */
export function drawThing(level: Level, cell: number): void {
  if (cell === level.hole) drawHole(level);
  else if (isDrawn(level.board, cell)) drawRockOrSnow(level, cell);
}

/**
 * Draws the hole with its fish. Draws nothing if a board in the editor has no hole, or if the hole is in a room that is
 * out of sight.
 */
export function drawHole(level: Level): void {
  const { board, hole } = level;
  if (!isDrawn(board, hole)) return;
  drawThingPicture(board, hole, HOLE, holeShift(level, hole));
  drawRocksBeside(level, hole);
}

/** Draws the rocks at the left and at the right of a cell again, so that the wide hole on this cell hides no rock. */
function drawRocksBeside(level: Level, cell: number): void {
  for (const beside of [cell - level.board.steps[RIGHT], cell + level.board.steps[RIGHT]]) {
    if (level.floor[beside] === Floor.Rock && isDrawn(level.board, beside)) drawRockOrSnow(level, beside);
  }
}

/**
 * Returns how far to the right of the middle of its cell the hole is drawn, in pixels; negative if to the left. The
 * hole is wider than a cell, so it is moved away from the edge of the ice, or from a rock at one side.
 */
export function holeShift({ board, floor }: Level, cell: number): number {
  const inset = holeInset(board, cell);
  if (inset !== 0) return inset;
  const isRockAtLeft = floor[cell - board.steps[RIGHT]] === Floor.Rock;
  const isRockAtRight = floor[cell + board.steps[RIGHT]] === Floor.Rock;
  if (isRockAtLeft === isRockAtRight) return 0;
  return isRockAtLeft ? HOLE_REACH : -HOLE_REACH;
}

/** Draws the rock or the snow of a cell; draws nothing on bare ice. */
export function drawRockOrSnow({ board, floor }: Level, cell: number): void {
  if (floor[cell] === Floor.Rock) drawThingPicture(board, cell, hasTwoCrags(board, cell) ? CRAGS : CRAG);
  else if (floor[cell] === Floor.Snow) drawThingPicture(board, cell, SNOW);
}

function drawThingPicture(board: Board, cell: number, pictureNumber: number, inset = 0): void {
  const things = `${FOLDER}/things${cellSide(board)}`;
  drawSprite(things, pictureNumber, cellLeft(board, cell) + inset - THING_LEFT, cellTop(board, cell) - THING_TOP);
}

export function hasTwoCrags(board: Board, cell: number): boolean {
  return (columnOf(board, cell) * 7 + rowOf(board, cell) * 3) % TWO_CRAGS_ONE_IN === 0;
}
