/**
 * Draws the floor of Skid's attic and tree house: squares of three wooden boards each. The wooden boards run downwards
 * in grey squares and across in white squares.
 */
import { setInk, type Bitmap } from "../../bitmap";
import { drawFloor } from "../pen";
import type { CellSize } from "../sprites";

const BOARDS = 3;
/**
 * The length of each of the two drawn ends of a seam between wooden boards, as a share of the seam's length. The middle
 * of a seam stays undrawn, so that pieces stand out.
 */
const SEAM_SHARE = 0.28;

/**
 * Draws the floor of wooden boards under the largest level in the same three pictures as `drawFloor`: by the lamp's
 * light, without light, and by the half lit lamp.
 */
export function drawPlanks(cellSize: CellSize): Bitmap {
  const floors = drawFloor(cellSize);
  const seam = Math.floor(cellSize * SEAM_SHARE);
  for (let y = 0; y < floors.height; y++) {
    for (let x = 0; x < floors.width; x++) {
      const [inX, inY] = [x % cellSize, y % cellSize];
      const isDown = (Math.floor(x / cellSize) + rowIn(floors, cellSize, y)) % 2 === 1;
      const [across, along] = isDown ? [inX, inY] : [inY, inX];
      const isSeam = isBoardEnd(across, cellSize) && (along < seam || along >= cellSize - seam);
      if (inX === 0 || inY === 0 || isSeam) setInk(floors, x, y, "black");
    }
  }
  return floors;
}

function rowIn(floors: Bitmap, cellSize: CellSize, y: number): number {
  return Math.floor((y % (floors.height / 3)) / cellSize);
}

function isBoardEnd(across: number, cellSize: CellSize): boolean {
  for (let board = 1; board < BOARDS; board++) if (across === Math.round((board * cellSize) / BOARDS)) return true;
  return false;
}
