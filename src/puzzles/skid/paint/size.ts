import type { Board } from "../../../kernel/board";
import { gridOf, type Grid } from "../../looks/grid";

/** A size of cell that sprites are drawn for, all in pixels. */
interface Size {
  readonly cell: number;
  /** How thick the wall is: the outer ring of the grid, seen from above. */
  readonly wall: number;
  /** The side of a piece's sprite: it reaches beyond its cell. */
  readonly sprite: number;
  readonly red: string;
  readonly yellow: string;
  readonly things: string;
  readonly pop: string;
  readonly ground: string;
}

const NORMAL: Size = {
  cell: 32,
  wall: 24,
  sprite: 36,
  red: "images/skid/red32",
  yellow: "images/skid/yellow32",
  things: "images/skid/things32",
  pop: "images/skid/pop32",
  ground: "images/skid/ground32",
};

const LARGE: Size = {
  cell: 48,
  wall: 30,
  sprite: 54,
  red: "images/skid/red48",
  yellow: "images/skid/yellow48",
  things: "images/skid/things48",
  pop: "images/skid/pop48",
  ground: "images/skid/ground48",
};

// The largest grids with large cells.
const LARGE_UP_TO_WIDTH = 6;
const LARGE_UP_TO_HEIGHT = 5;

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): Size {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

/** How a board lies on the screen. */
export function gridFor(board: Board): Grid {
  const { cell, wall } = sizeFor(board);
  return gridOf(board, cell, wall);
}
