/**
 * Parses shapes of levels of Last Ball, and mirrors their cells. A shape says on which cells of a level balls may
 * stand.
 */

import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../src/kernel/board";
import { isFault, type Fault } from "../../src/kernel/fault";
import { readMapText } from "../map-file";

/** The shape of a Last Ball level: the cells on which balls may stand. None of its lists contains a cell twice. */
export interface BallShape {
  readonly board: Board;
  /** The cells that must have a white ball. The one exception is the cell on which the black ball is put. */
  readonly whites: readonly number[];
  /**
   * The cells that may have a white ball. `drawLevel` in last-ball-draw.ts chooses at random which of them have one.
   */
  readonly open: readonly number[];
  /** The cells on which the black ball may stand. `drawLevel` in last-ball-draw.ts chooses one of them at random. */
  readonly blacks: readonly number[];
}

const CHARACTERS = "o?+*.";

/**
 * Parses the text map of a shape, which says on which cells of a Last Ball level balls may stand. Each character stands
 * for what its cell may have. `o`: a white ball. `?`: a white ball or nothing. `+`: the black ball or nothing. `*`: the
 * black ball or a white ball. `.`: nothing. If the map has no `+` and no `*`, the black ball may stand on any cell,
 * also instead of a white ball. Returns a fault if the map is no rectangle of these characters.
 */
export function readShape(map: string): BallShape | Fault {
  const text = readMapText(map, CHARACTERS);
  if (isFault(text)) return text;
  const board = createBoard(text.width, text.height);
  const cellsOf = (characters: string) =>
    board.cells.filter((cell) => characters.includes(text.rows[rowOf(board, cell)].charAt(columnOf(board, cell))));
  const blacks = cellsOf("+*");
  return {
    board,
    whites: cellsOf("o*"),
    open: cellsOf("?"),
    blacks: blacks.length > 0 ? blacks : board.cells,
  };
}

/** Returns the shape of a Last Ball level without any demands: every cell of the board may have a ball. */
export function openShape(width: number, height: number): BallShape {
  const board = createBoard(width, height);
  return { board, whites: [], open: board.cells, blacks: board.cells };
}

export const SYMMETRIES = ["h", "v", "r", "none"] as const;

/**
 * The symmetry of a level of the puzzle Last Ball. `h`: left and right are alike; `v`: top and bottom are alike; `r`: a
 * half turn changes nothing.
 */
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * Groups cells of a Last Ball board with their mirror images. A level has balls either on all cells of a group or on
 * none of them. A cell whose mirror image is not in `cells` belongs to no group.
 */
export function mirrorGroups(shape: BallShape, cells: readonly number[], symmetry: Symmetry): number[][] {
  const groups: number[][] = [];
  for (const cell of cells) {
    const mirror = mirrorCell(shape, cell, symmetry);
    if (mirror === cell) groups.push([cell]);
    else if (cell < mirror && cells.includes(mirror)) groups.push([cell, mirror]);
  }
  return groups;
}

/**
 * Returns the mirror image of a cell of a Last Ball board. The axes of symmetry run through the middle of the area in
 * which white balls may stand.
 */
export function mirrorCell({ board, whites, open }: BallShape, cell: number, symmetry: Symmetry): number {
  const balls = [...whites, ...open];
  const mirrorsX = symmetry === "h" || symmetry === "r";
  const mirrorsY = symmetry === "v" || symmetry === "r";
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  return cellAt(
    board,
    mirrorsX
      ? mirrorCoordinate(
          balls.map((ball) => columnOf(board, ball)),
          x,
        )
      : x,
    mirrorsY
      ? mirrorCoordinate(
          balls.map((ball) => rowOf(board, ball)),
          y,
        )
      : y,
  );
}

function mirrorCoordinate(coordinates: readonly number[], coordinate: number): number {
  return Math.min(...coordinates) + Math.max(...coordinates) - coordinate;
}
