import { clipped, fillBox, SCREEN_WIDTH } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { drawDots } from "../../looks/dots";
import type { Lamp } from "../../puzzle";
import { Ground, type Level } from "../level";
import { cellLeft, cellSide, cellTop, iceOf, leftOf, topOf } from "./ice";
import { drawShadow, Tall } from "./shadow";

const FOLDER = "images/ice-path";

// Frames of the things' pictures.
const CRAG = 1;
const CRAGS = 2;
const SNOW = 3;
const GOAL = 4;
// Where a cell begins in a thing's frame.
const THING_LEFT = 5;
const THING_TOP = 8;

// The picture of the ice begins here, so that the largest board shows all of it.
const ICE_LEFT = 160;
const FRONT_HEIGHT = 8;
const EDGE = 2;
const SLIVER = 12;

/** Of so many rocks one is two crags. */
const ROCKS_PER_PAIR = 3;

/** The shore, the ice with its front, and all that stands on it but the seal, the hole and its fish. */
export function drawGround(level: Level, lamp: Lamp): void {
  const { board } = level;
  drawSprite(`${FOLDER}/shore`, lamp === "lit" ? 1 : 2, 0, 0);
  drawIce(board, lamp);
  drawCorners(board);
  if (lamp === "lit") drawShadows(level);
  for (const cell of board.cells) drawRockOrSnow(level, cell);
}

function drawIce(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = iceOf(board);
  // A sliver of the bay beyond a board at the screen's edge would only be a blemish.
  const right = x + width + SLIVER > SCREEN_WIDTH ? SCREEN_WIDTH : x + width + EDGE;
  fillBox("black", x - EDGE, y - EDGE, right - x + EDGE, height + FRONT_HEIGHT + 2 * EDGE);
  clipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/ice`, lamp === "lit" ? 1 : 2, ICE_LEFT, 0);
  });
  clipped(x, y + height, width, FRONT_HEIGHT, () => {
    drawSprite(`${FOLDER}/front`, lamp === "lit" ? 1 : 2, ICE_LEFT, y + height);
  });
  for (const cornerX of [x, x + width - 1]) fillBox("black", cornerX, y, 1, 1);
}

function drawCorners(board: Board): void {
  const side = cellSide(board);
  drawDots(leftOf(board) + side, topOf(board) + side, board.width - 1, board.height - 1, side);
}

function drawShadows({ board, ground }: Level): void {
  const ice = iceOf(board);
  clipped(ice.x, ice.y, ice.width, ice.height, () => {
    for (const cell of board.cells) {
      if (ground[cell] !== Ground.Rock) continue;
      drawShadow(board, isPair(board, cell) ? Tall.Crags : Tall.Crag, cellLeft(board, cell), cellTop(board, cell));
    }
  });
}

/** All that stands on the ice, the hole included. */
export function drawThings(level: Level): void {
  for (const cell of level.board.cells) drawThing(level, cell);
}

/** What stands on a cell, the hole and its fish included; nothing on bare ice and beyond the board. */
export function drawThing(level: Level, cell: number): void {
  if (cell === level.hole) drawGoal(level);
  else if (level.board.isBorder[cell] === false) drawRockOrSnow(level, cell);
}

/** The hole with its fish, where there is one. */
export function drawGoal({ board, hole }: Level): void {
  if (board.isBorder[hole] === false) drawFrame(board, hole, GOAL);
}

function drawRockOrSnow({ board, ground }: Level, cell: number): void {
  if (ground[cell] === Ground.Rock) drawFrame(board, cell, isPair(board, cell) ? CRAGS : CRAG);
  else if (ground[cell] === Ground.Snow) drawFrame(board, cell, SNOW);
}

function drawFrame(board: Board, cell: number, frame: number): void {
  const things = `${FOLDER}/things${cellSide(board)}`;
  drawSprite(things, frame, cellLeft(board, cell) - THING_LEFT, cellTop(board, cell) - THING_TOP);
}

function isPair(board: Board, cell: number): boolean {
  return (columnOf(board, cell) * 7 + rowOf(board, cell) * 3) % ROCKS_PER_PAIR === 0;
}
