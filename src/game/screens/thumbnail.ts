/** Draws a level as a small picture (a thumbnail), such as the preview on the map of a campaign. */
import { fillBox, type Box, type Ink } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";

/**
 * In cells of at least this size, in pixels, a piece is drawn as a smaller box than a wall. In smaller cells, both
 * boxes fill the cell.
 */
const MIN_CELL_WITH_MARGIN = 5;

/**
 * The smallest cell size, in pixels, at which the things of the level are drawn one by one. In smaller cells,
 * neighbouring things become one black box.
 */
const MIN_SPRITE_CELL = 3;

/** The most cells of a level whose things are drawn one by one. A cave (a level of several rooms) has more. */
const MAX_SPRITE_CELLS = 300;

/**
 * The small pictures that show the things of a level, such as walls and balls: their size, and the image table that has
 * them.
 */
export interface ThingSprites {
  readonly cellSize: number;
  readonly table: string;
}

/**
 * Draws a level as a small picture in the given box. The things are drawn with `sprites`, which are pictures of the
 * things. If `sprites` is left out, the puzzle's largest small sprites that fit are used. If none fit, boxes stand for
 * the things. Around the level the box is filled with the colour `ground`; on white, the level gets an outline.
 */
export function drawThumbnail(
  puzzle: AnyPuzzle,
  map: readonly string[],
  box: Box,
  sprites?: ThingSprites,
  ground: Ink = "black",
): void {
  const columns = map[0].length;
  const rows = rowsOf(map);
  const maxCellSize = findMaxCellSize(map, box);
  const spriteSize = sprites?.cellSize ?? puzzle.journey.thumbnailCellSizes.find((side) => side <= maxCellSize);
  const cell = spriteSize ?? maxCellSize;
  const table = sprites?.table ?? `images/${puzzle.id}/small${cell}`;
  const left = box.x + Math.floor((box.width - columns * cell) / 2);
  const top = box.y + Math.floor((box.height - rows * cell) / 2);
  fillBox(ground, box.x, box.y, box.width, box.height);
  if (ground === "white") fillBox("black", left - 1, top - 1, columns * cell + 2, rows * cell + 2);
  fillBox("white", left, top, columns * cell, rows * cell);
  if (cell < MIN_SPRITE_CELL || columns * rows > MAX_SPRITE_CELLS) {
    drawRuns(puzzle, map.slice(0, rows), left, top, cell);
    return;
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const kind = puzzle.legend.kindOf[map[row].charAt(column)] ?? puzzle.legend.emptyKind;
      if (kind === puzzle.legend.emptyKind) continue;
      const [x, y] = [left + column * cell, top + row * cell];
      const thing = puzzle.legend.thingOf[kind];
      const isPiece = thing.editorRole === undefined && cell >= MIN_CELL_WITH_MARGIN;
      if (spriteSize === undefined) fillPlainBox(isPiece ? 1 : 0, x, y, cell);
      else drawSprite(table, kind + 1, x, y);
    }
  }
}

/** Returns the largest size of a cell, in pixels, at which a level fits into the box. */
export function findMaxCellSize(map: readonly string[], box: Box): number {
  return Math.floor(Math.min(box.width / map[0].length, box.height / rowsOf(map)));
}

/**
 * Draws the things of a level whose cells are too small or too many for pictures. Neighbouring things become one black
 * box, because a box for each cell of a cave (a level of several rooms) would take too long.
 */
function drawRuns({ legend }: AnyPuzzle, map: readonly string[], left: number, top: number, cell: number): void {
  const nothing = legend.characters.charAt(legend.emptyKind);
  const columns = map[0].length;
  // For each column: the column after the right end of a black box that begins in this column and may still become
  // higher; 0 if no such box begins there.
  const ends: number[] = [];
  const topRows: number[] = [];
  for (let column = 0; column < columns; column++) ends.push(0);
  const finishBox = (column: number, row: number): void => {
    const [width, height] = [ends[column] - column, row - topRows[column]];
    fillBox("black", left + column * cell, top + topRows[column] * cell, width * cell, height * cell);
    ends[column] = 0;
  };
  for (let row = 0; row <= map.length; row++) {
    const cells = row < map.length ? map[row] : "";
    let end = 0;
    for (let column = 0; column < columns; column++) {
      const isBeginning = column >= end && column < cells.length && cells.charAt(column) !== nothing;
      if (isBeginning) end = findEnd(cells, nothing, column);
      if (ends[column] !== 0 && (!isBeginning || ends[column] !== end)) finishBox(column, row);
      if (isBeginning && ends[column] === 0) {
        ends[column] = end;
        topRows[column] = row;
      }
    }
  }
}

function findEnd(cells: string, nothing: string, column: number): number {
  const next = cells.indexOf(nothing, column);
  return next < 0 ? cells.length : next;
}

function fillPlainBox(margin: number, x: number, y: number, cell: number): void {
  fillBox("black", x + margin, y + margin, cell - 2 * margin, cell - 2 * margin);
}

/**
 * Returns the number of rows of the board in a level's map. After the rows, the map may have an empty line and a list
 * of the things beneath pieces. The lines of this list do not count.
 */
function rowsOf(map: readonly string[]): number {
  const gap = map.indexOf("");
  return gap < 0 ? map.length : gap;
}
