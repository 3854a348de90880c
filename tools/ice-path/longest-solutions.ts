/**
 * Finds the largest number of moves in a shortest solution of Ice Path levels on boards of one size. Searches all
 * boards with a given number of rocks.
 */

interface LongestSolutions {
  /**
   * Of all searched levels, the largest number of moves in a shortest solution. It is counted under the rule of the
   * game: the seal wins as soon as it slides over the hole.
   */
  readonly passedOver: number;
  /**
   * Of all searched levels, the largest number of moves in a shortest solution. It is counted under a rule that the
   * game does not have: the seal only wins when it stops on the hole.
   */
  readonly stoppedOn: number;
}

const WORD_BITS = 30;

/**
 * Searches all placements of `rocks` rocks on an empty Ice Path board and all start cells of the seal. Of placements
 * that are turns or mirrors of one another, searches only one. Throws a `RangeError` if a side is longer than 8 or the
 * board has more than 60 cells.
 *
 * Each set of cells is stored as the bits of two numbers. A table has, for each pattern of rocks in a row or column,
 * the cells where slides end. The code searches breadth-first from each start cell. It stops early if too few unvisited
 * cells are left on which the seal can stop.
 */
export function findLongestSolutions(width: number, height: number, rocks: number): LongestSolutions {
  if (width > MAX_BOARD_SIDE || height > MAX_BOARD_SIDE || width * height > 2 * WORD_BITS) {
    throw new RangeError(`a board of ${width} by ${height} is too large`);
  }
  const grid = createGrid(width, height);
  const best = { passedOver: 0, stoppedOn: 0 };
  const placed: number[] = [];
  const placeRocks = (from: number): void => {
    if (placed.length === rocks) {
      if (isCanonicalPlacement(grid, placed)) searchAllStarts(grid, best);
      return;
    }
    for (let cell = from; cell <= grid.cells - (rocks - placed.length); cell++) {
      placed.push(cell);
      toggleRock(grid, cell);
      placeRocks(cell + 1);
      toggleRock(grid, cell);
      placed.pop();
    }
  };
  placeRocks(0);
  return best;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /**
   * For each column of the board, its rocks as bits: bit 0 stands for the first row, bit 1 for the second and so on.
   */
  readonly columns: Int32Array;
  /**
   * For each row of the board, its rocks as bits: bit 0 stands for the first column, bit 1 for the second and so on.
   */
  readonly rows: Int32Array;
  /**
   * For each slide to the left or up, the position in the row or column at which the slide ends. The index in this list
   * is 8 times the rocks in that row or column (as bits), plus the position at which the slide starts.
   */
  readonly lowerStops: Uint8Array;
  /**
   * For each slide to the right or down, the position in the row or column at which the slide ends. The index in this
   * list is computed as for `lowerStops`.
   */
  readonly higherStops: Uint8Array;
  /**
   * The turns and mirrors of the board, without the turn by 0 degrees. Each is a list that has, for each cell, the
   * number of the cell after the turn or mirror.
   */
  readonly symmetries: readonly Int32Array[];
  /**
   * For each cell, the cells at which slides from this cell end, in all four directions. Each of the cells 0 to 29 has
   * one bit. `stops1` has the bits of the other cells.
   */
  readonly stops0: Int32Array;
  /**
   * For each cell, the cells at which slides from this cell end, in all four directions. Each cell from number 30 on
   * has one bit. `stops0` has the bits of the cells 0 to 29.
   */
  readonly stops1: Int32Array;
  /**
   * For each cell, the cells that slides from this cell cross, in all four directions. Each of the cells 0 to 29 has
   * one bit. `passed1` has the bits of the other cells.
   */
  readonly passed0: Int32Array;
  /**
   * For each cell, the cells that slides from this cell cross, in all four directions. Each cell from number 30 on has
   * one bit. `passed0` has the bits of the cells 0 to 29.
   */
  readonly passed1: Int32Array;
}

const MAX_BOARD_SIDE = 8;
const FULL_LINE_BITS = (1 << MAX_BOARD_SIDE) - 1;

function createGrid(width: number, height: number): Grid {
  const cells = width * height;
  const words = () => new Int32Array(cells);
  const symmetries = createBoardSymmetries(width, height);
  const columns = new Int32Array(width);
  const rows = new Int32Array(height);
  // Sets the bits beyond the end of a row or column, so that slides stop there as at rocks.
  columns.fill(FULL_LINE_BITS & ~((1 << height) - 1));
  rows.fill(FULL_LINE_BITS & ~((1 << width) - 1));
  const [lowerStops, higherStops] = [createStopTable(-1), createStopTable(1)];
  return {
    width,
    height,
    cells,
    columns,
    rows,
    lowerStops,
    higherStops,
    symmetries,
    stops0: words(),
    stops1: words(),
    passed0: words(),
    passed1: words(),
  };
}

function createStopTable(step: number): Uint8Array {
  const table = new Uint8Array(MAX_BOARD_SIDE << MAX_BOARD_SIDE);
  for (let rocks = 0; rocks < 1 << MAX_BOARD_SIDE; rocks++) {
    for (let position = 0; position < MAX_BOARD_SIDE; position++) {
      let end = position;
      while (end + step >= 0 && end + step < MAX_BOARD_SIDE && ((rocks >> (end + step)) & 1) === 0) end += step;
      table[rocks * MAX_BOARD_SIDE + position] = end;
    }
  }
  return table;
}

function createBoardSymmetries(width: number, height: number): Int32Array[] {
  const symmetries: Int32Array[] = [];
  for (let symmetry = 1; symmetry < (width === height ? 8 : 4); symmetry++) {
    const cells = new Int32Array(width * height);
    for (let cell = 0; cell < cells.length; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const column = symmetry % 2 === 1 ? width - 1 - x : x;
      const row = symmetry % 4 >= 2 ? height - 1 - y : y;
      cells[cell] = symmetry >= 4 ? column * width + row : row * width + column;
    }
    symmetries.push(cells);
  }
  return symmetries;
}

function toggleRock({ width, columns, rows }: Grid, cell: number): void {
  columns[cell % width] ^= 1 << Math.floor(cell / width);
  rows[Math.floor(cell / width)] ^= 1 << (cell % width);
}

function isCanonicalPlacement({ symmetries }: Grid, placed: readonly number[]): boolean {
  let [own0, own1] = [0, 0];
  for (const cell of placed) {
    if (cell < WORD_BITS) own0 |= 1 << cell;
    else own1 |= 1 << (cell - WORD_BITS);
  }
  for (const symmetry of symmetries) {
    let [turned0, turned1] = [0, 0];
    for (const cell of placed) {
      const to = symmetry[cell];
      if (to < WORD_BITS) turned0 |= 1 << to;
      else turned1 |= 1 << (to - WORD_BITS);
    }
    if (turned1 < own1 || (turned1 === own1 && turned0 < own0)) return false;
  }
  return true;
}

type Best = { -readonly [Key in keyof LongestSolutions]: number };

function searchAllStarts(grid: Grid, best: Best): void {
  const { width, height, rows, stops0, stops1 } = grid;
  let [all0, all1] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (((rows[y] >> x) & 1) !== 0) continue;
      lookUpSlides(grid, x, y);
      all0 |= stops0[y * width + x];
      all1 |= stops1[y * width + x];
    }
  }
  const stopCount = countBits(all0) + countBits(all1);
  for (let start = 0; start < grid.cells; start++) {
    if (((rows[Math.floor(start / width)] >> (start % width)) & 1) === 0) searchFrom(grid, start, stopCount, best);
  }
}

function lookUpSlides(grid: Grid, x: number, y: number): void {
  const { width, columns, rows, lowerStops, higherStops, stops0, stops1, passed0, passed1 } = grid;
  const cell = y * width + x;
  const row = rows[y] * MAX_BOARD_SIDE + x;
  const column = columns[x] * MAX_BOARD_SIDE + y;
  stops0[cell] = 0;
  stops1[cell] = 0;
  passed0[cell] = 0;
  passed1[cell] = 0;
  addSlide(grid, cell, y * width + lowerStops[row], -1);
  addSlide(grid, cell, y * width + higherStops[row], 1);
  addSlide(grid, cell, lowerStops[column] * width + x, -width);
  addSlide(grid, cell, higherStops[column] * width + x, width);
}

function addSlide({ stops0, stops1, passed0, passed1 }: Grid, from: number, to: number, step: number): void {
  if (from === to) return;
  if (to < WORD_BITS) stops0[from] |= 1 << to;
  else stops1[from] |= 1 << (to - WORD_BITS);
  for (let cell = from; cell !== to; cell += step) {
    const next = cell + step;
    if (next < WORD_BITS) passed0[from] |= 1 << next;
    else passed1[from] |= 1 << (next - WORD_BITS);
  }
}

/**
 * Searches breadth-first from one start cell of the seal. If a solution is longer than the longest one in `best`,
 * stores its length in `best`. `stopCount` is the number of cells on which slides on this board can end.
 */
function searchFrom({ stops0, stops1, passed0, passed1 }: Grid, start: number, stopCount: number, best: Best): void {
  let frontier0 = start < WORD_BITS ? 1 << start : 0;
  let frontier1 = start < WORD_BITS ? 0 : 1 << (start - WORD_BITS);
  let [visitedStops0, visitedStops1, seen0, seen1] = [frontier0, frontier1, frontier0, frontier1];
  let unvisitedStops = stopCount;
  for (let moves = 1; (frontier0 | frontier1) !== 0; moves++) {
    // Stops the search if it can no longer find a longer solution than the best ones so far. Each further move needs a
    // new cell to stop on, except the last move to a hole that the seal only passes over.
    if (moves + unvisitedStops <= best.passedOver && moves - 1 + unvisitedStops <= best.stoppedOn) return;
    let [next0, next1, reached0, reached1] = [0, 0, 0, 0];
    for (let bits = frontier0; bits !== 0; bits &= bits - 1) {
      const cell = 31 - Math.clz32(bits & -bits);
      next0 |= stops0[cell];
      next1 |= stops1[cell];
      reached0 |= passed0[cell];
      reached1 |= passed1[cell];
    }
    for (let bits = frontier1; bits !== 0; bits &= bits - 1) {
      const cell = WORD_BITS + 31 - Math.clz32(bits & -bits);
      next0 |= stops0[cell];
      next1 |= stops1[cell];
      reached0 |= passed0[cell];
      reached1 |= passed1[cell];
    }
    frontier0 = next0 & ~visitedStops0;
    frontier1 = next1 & ~visitedStops1;
    if (((reached0 & ~seen0) | (reached1 & ~seen1)) !== 0 && moves > best.passedOver) best.passedOver = moves;
    if ((frontier0 | frontier1) !== 0 && moves > best.stoppedOn) best.stoppedOn = moves;
    unvisitedStops -= countBits(frontier0) + countBits(frontier1);
    visitedStops0 |= frontier0;
    visitedStops1 |= frontier1;
    seen0 |= reached0;
    seen1 |= reached1;
  }
}

function countBits(word: number): number {
  let count = 0;
  for (let bits = word; bits !== 0; bits &= bits - 1) count++;
  return count;
}
