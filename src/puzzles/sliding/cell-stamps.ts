// Sets of cells that are cleared in constant time by a new stamp. Lists by cell start with cell 1 (`list[cell - 1]`):
// the build compiles this to a Lua index without an addition (docs/fast-lua.md).

/** Returns a list of zeros with one entry per cell of a board with `size` cells, starting with cell 1. */
export function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let cell = 1; cell < size; cell++) numbers[cell - 1] = 0;
  return numbers;
}

/** A set of cells: a cell belongs to it if its entry in `stamps` equals `stamp`. The list starts with cell 1. */
export interface CellStamps {
  readonly stamps: number[];
  stamp: number;
}

/** Creates an empty set for the cells of a board with `size` cells. */
export function createCellStamps(size: number): CellStamps {
  return { stamps: createZeros(size), stamp: 0 };
}

/** Removes all cells from the set. */
export function clearStamps(cellStamps: CellStamps): void {
  cellStamps.stamp++;
}

/** Adds a cell to the set. */
export function stampCell({ stamps, stamp }: CellStamps, cell: number): void {
  stamps[cell - 1] = stamp;
}
