/**
 * Draws what a player sees of the rooms next to the shown room of a cave. In the dark, this is the nearest row or
 * column of cells of each room. Through gaps in the walls, light falls onto these cells.
 */
import { darken, drawClipped, fillBox, type Box } from "../../../../device/screen";
import { cellAt } from "../../../../kernel/board";
import { DOWN, LEFT, RIGHT, STEP_X, STEP_Y, UP, type Direction } from "../../../../kernel/direction";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { roomLeft, roomTop } from "../../../../kernel/caves/slots";
import { drawRockOrSnow } from "../background";
import type { Cave } from "./cave";
import { AREA, WALL } from "./cave-layout";
import { drawIce } from "./draw-ice";
import { gapBox } from "./gap-box";

/**
 * The light beyond a gap in a wall is drawn in steps, which get wider away from the gap. Each step is this many pixels
 * long.
 */
const LIGHT_STEP = 3;
/**
 * The light beyond a gap in a wall gets wider in steps. Each step reaches this many pixels farther to both sides than
 * the step before.
 */
const LIGHT_SPREAD = 2;
/** How wide the strip of dithered light is at each side of the light beyond a gap in a wall, in pixels. */
const HALF_LIGHT = 4;

/**
 * Returns the slot (place in the grid of rooms) of the next room in a direction from the room at `slot`. Returns
 * undefined if there is no room in this direction.
 */
export function slotBeside({ grid, slots }: Cave, slot: number, direction: Direction): number | undefined {
  const column = (slot % grid.columns) + STEP_X[direction];
  const next = slot + STEP_X[direction] + grid.columns * STEP_Y[direction];
  return column >= 0 && column < grid.columns && slots.includes(next) ? next : undefined;
}

/**
 * Draws the ice of the next room in a direction, beyond the wall. `room` is the box of the ice of the shown room, and
 * `side` the side of a cell in pixels.
 */
export function drawNextIce(room: Box, direction: Direction, side: number, ice: string): void {
  const rim = rimBox(room, direction, side);
  const { x, y, width, height } = boxToEdge(rim, direction);
  fillBox("black", x, y, width, height);
  drawIce(ice, "dark", rim);
  darken("light", rim.x, rim.y, rim.width, rim.height);
}

/**
 * Returns the box of one row or column of the next room: the cells that are nearest to the shown room. The first
 * parameter is the box of the shown room's ice, and `side` is the side of a cell in pixels.
 */
function rimBox({ x, y, width, height }: Box, direction: Direction, side: number): Box {
  const beyond = WALL - 2;
  if (direction === UP) return { x, y: y - beyond - side, width, height: side };
  if (direction === DOWN) return { x, y: y + height + beyond, width, height: side };
  if (direction === LEFT) return { x: x - beyond - side, y, width: side, height };
  return { x: x + width + beyond, y, width: side, height };
}

function boxToEdge({ x, y, width, height }: Box, direction: Direction): Box {
  if (direction === UP) return { x, y: 0, width, height: y + height };
  if (direction === DOWN) return { x, y, width, height: AREA.height - y };
  if (direction === LEFT) return { x: 0, y, width: x + width, height };
  return { x, y, width: AREA.width - x, height };
}

/** Draws those rocks and snow patches of the room at the slot `next` that lie nearest to the shown room. */
export function drawNextThings({ grid, level }: Cave, next: number, direction: Direction): void {
  const { board } = level;
  const left = roomLeft(grid, next);
  const top = roomTop(grid, next);
  if (direction === LEFT || direction === RIGHT) {
    const column = direction === LEFT ? left + grid.roomWidth - 1 : left;
    for (let y = 0; y < grid.roomHeight; y++) drawRockOrSnow(level, cellAt(board, column, top + y));
  } else {
    const row = direction === UP ? top + grid.roomHeight - 1 : top;
    for (let x = 0; x < grid.roomWidth; x++) drawRockOrSnow(level, cellAt(board, left + x, row));
  }
}

/**
 * Draws the light that falls through the gaps of one wall onto the ice of the next room. The room at `slot` is shown,
 * and `room` is the box of its ice.
 */
export function drawLightThroughGaps(cave: Cave, slot: number, direction: Direction, room: Box, side: number): void {
  const rim = rimBox(room, direction, side);
  const isUpright = direction === LEFT || direction === RIGHT;
  const isBefore = direction === LEFT || direction === UP;
  const boxes: Box[] = [];
  for (const gap of cave.gaps) {
    if (gap.isUpright === isUpright && (isBefore ? gap.nextSlot : gap.slot) === slot) boxes.push(gapBox(cave, gap));
  }
  drawClipped(rim.x, rim.y, rim.width, rim.height, () => {
    for (const box of boxes) {
      for (let reach = 0; reach < side; reach += LIGHT_STEP) {
        const { x, y, width, height } = lightBox(box, direction, reach, HALF_LIGHT);
        fillBox("white", x, y, width, height);
        darken("middle", x, y, width, height);
      }
    }
    for (const box of boxes) {
      for (let reach = 0; reach < side; reach += LIGHT_STEP) {
        const { x, y, width, height } = lightBox(box, direction, reach, 0);
        fillBox("white", x, y, width, height);
      }
    }
  });
}

/**
 * Returns the box of one step of the light that falls through a gap in a wall. The light is drawn in steps, and this
 * step begins `reach` pixels behind the gap. `wider` is added to the box on each side of the light, in pixels, for the
 * strips of dithered light.
 */
function lightBox({ x, y, width, height }: Box, direction: Direction, reach: number, wider: number): Box {
  const aside = Math.floor(reach / LIGHT_STEP) * LIGHT_SPREAD + wider;
  if (direction === UP)
    return { x: x - aside, y: y - reach - LIGHT_STEP, width: width + 2 * aside, height: LIGHT_STEP };
  if (direction === DOWN) return { x: x - aside, y: y + height + reach, width: width + 2 * aside, height: LIGHT_STEP };
  if (direction === LEFT)
    return { x: x - reach - LIGHT_STEP, y: y - aside, width: LIGHT_STEP, height: height + 2 * aside };
  return { x: x + width + reach, y: y - aside, width: LIGHT_STEP, height: height + 2 * aside };
}
