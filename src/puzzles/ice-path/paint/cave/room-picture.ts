/**
 * Paints the picture of a room of a cave: its ice with rocks, and the gaps in its walls. At the picture's edges lie the
 * nearest cells of the neighbouring rooms, in the dark.
 */
import { drawClipped, fillBox, paintOpaquePicture, type Box, type Picture } from "../../../../device/screen";
import { drawImage, drawSprite } from "../../../../device/sprites";
import { cellAt } from "../../../../kernel/board";
import { DIRECTIONS, DOWN, LEFT, RIGHT, STEP_X, STEP_Y, UP, type Direction } from "../../../../kernel/direction";
/** Loaded on first use. @lazy caves */
import { roomLeft, roomTop } from "../../../../kernel/caves/places";
import { drawCornerDots } from "../../../looks/corner-dots";
import type { Lamp } from "../../../puzzle";
import { drawRockOrSnow, drawRocksAndSnow } from "../background";
import { cellLeft, cellTop, setLayout } from "../screen-layout";
import { AREA, cellSideOf, layOutCave, WALL } from "./cave-layout";
import type { Cave } from "./cave";

const ROCK = "images/ice-path/cave-rock";

// The numbers of the pictures of a room's ice, in light and in the dark.
const LIT_ICE = 1;
const DARK_ICE = 2;

/** How many pixels each step of the light reaches that falls through a gap onto the ice of the next room. */
const LIGHT_STEP = 3;
/** How much wider each step of this light is than the step before it, at each side, in pixels. */
const LIGHT_SPREAD = 1;

/** At each end of a gap in a wall, this many pixels of the gap's cell are drawn as wall. */
const GAP_EDGE = 2;

/**
 * Paints the room at a position in the grid of rooms, as a picture of the size of `AREA`. `ice` is the path of the
 * pictures of the ice.
 */
export function paintRoom(cave: Cave, place: number, ice: string, isDark: boolean): Picture {
  const { grid, level } = cave;
  const camera = { column: place % grid.columns, row: Math.floor(place / grid.columns) };
  const layout = layOutCave(cave, camera, 0);
  setLayout(layout);
  return paintOpaquePicture(AREA.width, AREA.height, () => {
    drawImage(ROCK, 0, 0);
    for (const direction of DIRECTIONS) {
      if (placeBeside(cave, place, direction) === undefined) continue;
      drawIce(ice, true, rimBox(layout.ice, direction, layout.side));
    }
    const { x, y, width, height } = layout.ice;
    fillBox("black", x - WALL + 2, y - WALL + 2, width + 2 * WALL - 4, height + 2 * WALL - 4);
    drawIce(ice, isDark, layout.ice);
    drawGaps(cave, place, ice, isDark);
    const { side } = layout;
    drawCornerDots(x + 1 + side, y + 1 + side, grid.roomWidth - 1, grid.roomHeight - 1, side);
    const lamp: Lamp = isDark ? "out" : "lit";
    drawRocksAndSnow(level, lamp);
    for (const direction of DIRECTIONS) {
      const next = placeBeside(cave, place, direction);
      if (next === undefined) continue;
      if (!isDark) drawLightThroughGaps(cave, place, direction, layout.ice);
      for (const cell of rimCells(cave, next, direction)) drawRockOrSnow(level, cell);
    }
  });
}

/** Returns the position, in the grid of rooms, of the next room in a direction, or undefined if there is no room. */
function placeBeside({ grid, places }: Cave, place: number, direction: Direction): number | undefined {
  const column = (place % grid.columns) + STEP_X[direction];
  const next = place + STEP_X[direction] + grid.columns * STEP_Y[direction];
  return column >= 0 && column < grid.columns && places.includes(next) ? next : undefined;
}

function drawIce(ice: string, isDark: boolean, { x, y, width, height }: Box): void {
  drawClipped(x, y, width, height, () => {
    drawSprite(ice, isDark ? DARK_ICE : LIT_ICE, 0, 0);
  });
}

/**
 * Returns the box of the row or column of cells beyond the wall of a room that is nearest to the room. `room` is the
 * box of this room's ice.
 */
function rimBox({ x, y, width, height }: Box, direction: Direction, side: number): Box {
  const beyond = WALL - 2;
  if (direction === UP) return { x, y: y - beyond - side, width, height: side };
  if (direction === DOWN) return { x, y: y + height + beyond, width, height: side };
  if (direction === LEFT) return { x: x - beyond - side, y, width: side, height };
  return { x: x + width + beyond, y, width: side, height };
}

/**
 * Returns the cells of a room that are nearest to its neighbour. `direction` leads from the neighbour to the room at
 * the position `next`.
 */
function rimCells({ grid, level: { board } }: Cave, next: number, direction: Direction): number[] {
  const left = roomLeft(grid, next);
  const top = roomTop(grid, next);
  const cells: number[] = [];
  if (direction === LEFT || direction === RIGHT) {
    const column = direction === LEFT ? left + grid.roomWidth - 1 : left;
    for (let y = 0; y < grid.roomHeight; y++) cells.push(cellAt(board, column, top + y));
  } else {
    const row = direction === UP ? top + grid.roomHeight - 1 : top;
    for (let x = 0; x < grid.roomWidth; x++) cells.push(cellAt(board, left + x, row));
  }
  return cells;
}

function drawGaps(cave: Cave, place: number, ice: string, isDark: boolean): void {
  for (const gap of cave.gaps)
    if (gap.place === place || gap.nextPlace === place) drawIce(ice, isDark, gapBox(cave, gap.cell, gap.isUpright));
}

/** Returns the box of a gap in a wall, in pixels: as long as the wall is thick, and a little narrower than a cell. */
function gapBox({ grid, level: { board } }: Cave, cell: number, isUpright: boolean): Box {
  const width = cellSideOf(grid) - 2 * GAP_EDGE;
  const x = cellLeft(board, cell);
  const y = cellTop(board, cell);
  if (isUpright) return { x, y: y + GAP_EDGE, width: WALL, height: width };
  return { x: x + GAP_EDGE, y, width, height: WALL };
}

/** Draws the light that falls through the gaps of one wall of a room onto the dark ice of the room next to it. */
function drawLightThroughGaps(cave: Cave, place: number, direction: Direction, room: Box): void {
  const side = cellSideOf(cave.grid);
  const rim = rimBox(room, direction, side);
  const isUpright = direction === LEFT || direction === RIGHT;
  const isBefore = direction === LEFT || direction === UP;
  drawClipped(rim.x, rim.y, rim.width, rim.height, () => {
    for (const gap of cave.gaps) {
      if (gap.isUpright !== isUpright || (isBefore ? gap.nextPlace : gap.place) !== place) continue;
      const box = gapBox(cave, gap.cell, isUpright);
      for (let reach = 0; reach < side; reach += LIGHT_STEP)
        drawLight(box, direction, reach, Math.floor(reach / LIGHT_STEP) * LIGHT_SPREAD);
    }
  });
}

/**
 * Draws one step of the light beyond a gap. The step begins `reach` pixels behind the gap and is `wider` pixels wider
 * at both sides.
 */
function drawLight({ x, y, width, height }: Box, direction: Direction, reach: number, wider: number): void {
  if (direction === UP) fillBox("white", x - wider, y - reach - LIGHT_STEP, width + 2 * wider, LIGHT_STEP);
  else if (direction === DOWN) fillBox("white", x - wider, y + height + reach, width + 2 * wider, LIGHT_STEP);
  else if (direction === LEFT) fillBox("white", x - reach - LIGHT_STEP, y - wider, LIGHT_STEP, height + 2 * wider);
  else fillBox("white", x + width + reach, y - wider, LIGHT_STEP, height + 2 * wider);
}
