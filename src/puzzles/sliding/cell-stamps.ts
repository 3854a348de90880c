// Lists by cell begin with cell 1: `list[cell - 1]`, where the `- 1` and the + 1 of a Lua array cancel out
// (docs/fast-lua.md).

/** A zero for each cell of a board of that size, from cell 1. */
export function createZeros(size: number): number[] {
  const numbers: number[] = [];
  for (let cell = 1; cell < size; cell++) numbers[cell - 1] = 0;
  return numbers;
}

/** Marks of cells, from cell 1, that are cleared by a new stamp. */
export interface CellStamps {
  readonly stamps: number[];
  stamp: number;
}

export function createCellStamps(size: number): CellStamps {
  return { stamps: createZeros(size), stamp: 0 };
}

/** Clears all marks. */
export function clearStamps(cellStamps: CellStamps): void {
  cellStamps.stamp++;
}

export function stampCell({ stamps, stamp }: CellStamps, cell: number): void {
  stamps[cell - 1] = stamp;
}
