import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../src/kernel/board";
import { isFault, type Fault } from "../../src/kernel/fault";
import { readMapText } from "../map-file";

/** Where balls may stand: the cells that a picture leaves open, each named once in each list it belongs to. */
export interface BallShape {
  readonly board: Board;
  /** White balls stand here, unless the black one does. */
  readonly whites: readonly number[];
  /** White balls may stand here. */
  readonly open: readonly number[];
  /** The black ball stands on one of these. */
  readonly blacks: readonly number[];
}

const CHARACTERS = "o?+*.";

/**
 * A shape from its map: `o` a white ball, `?` a white ball or nothing, `+` the black ball or nothing, `*` the black ball
 * or a white one, `.` nothing. Where none of `+ *` is given the black ball may stand on any cell, and takes
 * the place of what is there.
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

/** The shape that leaves a whole board open. */
export function openShape(width: number, height: number): BallShape {
  const board = createBoard(width, height);
  return { board, whites: [], open: board.cells, blacks: board.cells };
}

export const SYMMETRIES = ["h", "v", "r", "none"] as const;

/** `h`: left and right are alike, `v`: top and bottom are, `r`: a half turn changes nothing. */
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * Cells of a shape in groups that a symmetry keeps together: a ball on one of a group asks for balls on all of it. A
 * cell whose twin is not among them is in none.
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

/** Where a symmetry takes a cell. The mirrors stand in the middle of the white balls, wherever they lie on the board. */
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
