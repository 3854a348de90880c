// Defines sets of cells that can be emptied at once. A cell is in the set if its entry in a list equals the number
// `stamp`, so increasing `stamp` removes all cells. The list has one entry per cell, `list[cell - 1]`, which the build
// compiles to a fast Lua index (docs/fast-lua.md).

/**
 * Returns a list of zeros with one entry for each cell except cell 0. `size` is the number of cells, including cell 0.
 */
export function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let cell = 1; cell < size; cell++) numbers[cell - 1] = 0;
  return numbers;
}

/**
 * A set of cells. A cell belongs to the set if its entry in the list `stamps` equals the number `stamp`. The first
 * entry of the list is for cell 1.
 */
export interface CellStamps {
  readonly stamps: number[];
  stamp: number;
}

/** Creates an empty set of cells. `size` is the number of cells of the board, border included. */
export function createCellStamps(size: number): CellStamps {
  return { stamps: createZeros(size), stamp: 0 };
}

/**
 * Empties a set of cells. A cell is in the set if its entry in the list `stamps` equals the number `stamp`. So the
 * function makes this number larger than all entries.
 */
export function clearStamps(cellStamps: CellStamps): void {
  cellStamps.stamp++;
}

export function stampCell({ stamps, stamp }: CellStamps, cell: number): void {
  stamps[cell - 1] = stamp;
}
