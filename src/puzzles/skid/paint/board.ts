import { drawFrame, fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, isAtEdge, rowOf } from "../../../kernel/board";
import { boxIn, drawDots, drawSlab, middleX, middleY, type Grid } from "../../looks/grid";
import { Ground, type Level } from "../level";
import { gridFor, sizeFor } from "./size";

/** The wall's lit edge. */
const WALL_RIM = 2;

// Frames of the ground's.
const BLOCK = 1;
const PIT = 2;
const RED_SIGN = 3;
const YELLOW_SIGN = 4;

/** The board as it is while a level lasts: the slab with its wall, blocks, pits and doorways. */
export function ground({ board, ground: grounds }: Level): void {
  const grid = gridFor(board);
  drawSlab(grid);
  drawDots(grid);
  drawWall(grid);
  for (const cell of board.cells) {
    const kind = grounds[cell];
    if (kind === Ground.RedGoal) drawDoorway(grid, cell, RED_SIGN);
    else if (kind === Ground.YellowGoal) drawDoorway(grid, cell, YELLOW_SIGN);
    else if (kind === Ground.Pit) drawGround(grid, PIT, middleX(grid, cell), middleY(grid, cell));
    else if (kind === Ground.Block && !isAtEdge(board, cell))
      drawGround(grid, BLOCK, middleX(grid, cell), middleY(grid, cell));
  }
}

function drawWall({ edge, slab }: Grid): void {
  const width = slab.width - 2 * WALL_RIM;
  const height = slab.height - 2 * WALL_RIM;
  drawFrame("black", slab.x + WALL_RIM, slab.y + WALL_RIM, width, height, edge - WALL_RIM);
}

function drawGround({ board, cell }: Grid, frame: number, x: number, y: number): void {
  drawSprite(sizeFor(board).ground, frame, x - cell / 2, y - cell / 2);
}

function drawDoorway(grid: Grid, cell: number, sign: number): void {
  clearDoorway(grid, cell);
  drawGround(grid, sign, doorwayX(grid, cell), doorwayY(grid, cell));
}

/** A gap in the wall as wide as a cell. */
export function clearDoorway(grid: Grid, cell: number): void {
  const { x, y, width, height } = boxIn(grid, cell);
  fillBox("white", x, y, width, height);
}

/** Where the middle of a doorway is on the screen: the wall is thinner than a cell. */
export function doorwayX({ board, cell, edge, left, slab }: Grid, at: number): number {
  const column = columnOf(board, at);
  if (column === 0) return slab.x + edge / 2;
  return column === board.width - 1 ? slab.x + slab.width - edge / 2 : left + column * cell + cell / 2;
}

export function doorwayY({ board, cell, edge, top, slab }: Grid, at: number): number {
  const row = rowOf(board, at);
  if (row === 0) return slab.y + edge / 2;
  return row === board.height - 1 ? slab.y + slab.height - edge / 2 : top + row * cell + cell / 2;
}
