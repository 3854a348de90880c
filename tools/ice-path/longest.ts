/** The longest shortest solutions over all boards with so many rocks, any start and any hole. */
interface Longest {
  /** In moves, where the hole counts as reached once the walker comes over it: the rule of the game. */
  readonly passedOver: number;
  /** In moves, where the walker must come to rest on it. */
  readonly stoppedOn: number;
}

const WORD_BITS = 30;

/**
 * Tries all placements of `rocks` rocks on a bare board, no two of them turns or mirrors of each other, and all starts.
 * A board has sides of 8 or less and at most 60 cells; throws a `RangeError` otherwise.
 *
 * Sets of cells are two words of bits. Where slides end is looked up by the rocks of a row or a column. A search goes
 * level by level, and is given up as soon as it cannot beat what was found: each further level takes at least one cell
 * where the walker can stop and has not been yet.
 */
export function longestSolutions(width: number, height: number, rocks: number): Longest {
  if (width > LONGEST_LINE || height > LONGEST_LINE || width * height > 2 * WORD_BITS) {
    throw new RangeError(`a board of ${width} by ${height} is too large`);
  }
  const grid = createGrid(width, height);
  const best = { passedOver: 0, stoppedOn: 0 };
  const placed: number[] = [];
  const place = (from: number): void => {
    if (placed.length === rocks) {
      if (isFirstOfItsTurns(grid, placed)) searchAll(grid, best);
      return;
    }
    for (let cell = from; cell <= grid.cells - (rocks - placed.length); cell++) {
      placed.push(cell);
      toggle(grid, cell);
      place(cell + 1);
      toggle(grid, cell);
      placed.pop();
    }
  };
  place(0);
  return best;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** By column and by row: the rocks, as bits. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  /** By the rocks of a line and a place on it: where a slide to lower and to higher places ends. */
  readonly lower: Uint8Array;
  readonly higher: Uint8Array;
  /** By turn: where each cell comes to lie. */
  readonly turns: readonly Int32Array[];
  /** By cell: where slides end, and which cells they come over; two words each. */
  readonly ends0: Int32Array;
  readonly ends1: Int32Array;
  readonly over0: Int32Array;
  readonly over1: Int32Array;
}

const LONGEST_LINE = 8;
const ALL_PLACES = (1 << LONGEST_LINE) - 1;

function createGrid(width: number, height: number): Grid {
  const cells = width * height;
  const words = () => new Int32Array(cells);
  const turns = turnsOf(width, height);
  const columns = new Int32Array(width);
  const rows = new Int32Array(height);
  // What lies beyond the end of a line is solid.
  columns.fill(ALL_PLACES & ~((1 << height) - 1));
  rows.fill(ALL_PLACES & ~((1 << width) - 1));
  const [lower, higher] = [lineTable(-1), lineTable(1)];
  return {
    width,
    height,
    cells,
    columns,
    rows,
    lower,
    higher,
    turns,
    ends0: words(),
    ends1: words(),
    over0: words(),
    over1: words(),
  };
}

function lineTable(step: number): Uint8Array {
  const table = new Uint8Array(LONGEST_LINE << LONGEST_LINE);
  for (let rocks = 0; rocks < 1 << LONGEST_LINE; rocks++) {
    for (let place = 0; place < LONGEST_LINE; place++) {
      let end = place;
      while (end + step >= 0 && end + step < LONGEST_LINE && ((rocks >> (end + step)) & 1) === 0) end += step;
      table[rocks * LONGEST_LINE + place] = end;
    }
  }
  return table;
}

/** The turns and mirrors of a board, all but the board as it is. */
function turnsOf(width: number, height: number): Int32Array[] {
  const turns: Int32Array[] = [];
  for (let turn = 1; turn < (width === height ? 8 : 4); turn++) {
    const places = new Int32Array(width * height);
    for (let cell = 0; cell < places.length; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const column = turn % 2 === 1 ? width - 1 - x : x;
      const row = turn % 4 >= 2 ? height - 1 - y : y;
      places[cell] = turn >= 4 ? column * width + row : row * width + column;
    }
    turns.push(places);
  }
  return turns;
}

function toggle({ width, columns, rows }: Grid, cell: number): void {
  columns[cell % width] ^= 1 << Math.floor(cell / width);
  rows[Math.floor(cell / width)] ^= 1 << (cell % width);
}

/** Whether no turn or mirror of this placement comes before it. */
function isFirstOfItsTurns({ turns }: Grid, placed: readonly number[]): boolean {
  let [own0, own1] = [0, 0];
  for (const cell of placed) {
    if (cell < WORD_BITS) own0 |= 1 << cell;
    else own1 |= 1 << (cell - WORD_BITS);
  }
  for (const turn of turns) {
    let [turned0, turned1] = [0, 0];
    for (const cell of placed) {
      const to = turn[cell];
      if (to < WORD_BITS) turned0 |= 1 << to;
      else turned1 |= 1 << (to - WORD_BITS);
    }
    if (turned1 < own1 || (turned1 === own1 && turned0 < own0)) return false;
  }
  return true;
}

type Best = { -readonly [Key in keyof Longest]: number };

/** Searches a board from each of its starts, and notes what is longer than anything before. */
function searchAll(grid: Grid, best: Best): void {
  const { width, height, rows, ends0, ends1 } = grid;
  let [all0, all1] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (((rows[y] >> x) & 1) !== 0) continue;
      lookUpSlides(grid, x, y);
      all0 |= ends0[y * width + x];
      all1 |= ends1[y * width + x];
    }
  }
  const stands = countBits(all0) + countBits(all1);
  for (let start = 0; start < grid.cells; start++) {
    if (((rows[Math.floor(start / width)] >> (start % width)) & 1) === 0) searchFrom(grid, start, stands, best);
  }
}

/** Where the four slides from a place end, and what they come over. */
function lookUpSlides(grid: Grid, x: number, y: number): void {
  const { width, columns, rows, lower, higher, ends0, ends1, over0, over1 } = grid;
  const cell = y * width + x;
  const row = rows[y] * LONGEST_LINE + x;
  const column = columns[x] * LONGEST_LINE + y;
  ends0[cell] = 0;
  ends1[cell] = 0;
  over0[cell] = 0;
  over1[cell] = 0;
  addSlide(grid, cell, y * width + lower[row], -1);
  addSlide(grid, cell, y * width + higher[row], 1);
  addSlide(grid, cell, lower[column] * width + x, -width);
  addSlide(grid, cell, higher[column] * width + x, width);
}

function addSlide({ ends0, ends1, over0, over1 }: Grid, from: number, to: number, step: number): void {
  if (from === to) return;
  if (to < WORD_BITS) ends0[from] |= 1 << to;
  else ends1[from] |= 1 << (to - WORD_BITS);
  for (let cell = from; cell !== to; cell += step) {
    const next = cell + step;
    if (next < WORD_BITS) over0[from] |= 1 << next;
    else over1[from] |= 1 << (next - WORD_BITS);
  }
}

/** Searches from one start, level by level; `stands` is how many cells a slide of this board can end on. */
function searchFrom({ ends0, ends1, over0, over1 }: Grid, start: number, stands: number, best: Best): void {
  let level0 = start < WORD_BITS ? 1 << start : 0;
  let level1 = start < WORD_BITS ? 0 : 1 << (start - WORD_BITS);
  let [stood0, stood1, seen0, seen1] = [level0, level1, level0, level1];
  let left = stands;
  for (let moves = 1; (level0 | level1) !== 0; moves++) {
    // Each further move takes a new cell to stand on; only the last of those to a hole that is passed over does not.
    if (moves + left <= best.passedOver && moves - 1 + left <= best.stoppedOn) return;
    let [next0, next1, come0, come1] = [0, 0, 0, 0];
    for (let bits = level0; bits !== 0; bits &= bits - 1) {
      const cell = 31 - Math.clz32(bits & -bits);
      next0 |= ends0[cell];
      next1 |= ends1[cell];
      come0 |= over0[cell];
      come1 |= over1[cell];
    }
    for (let bits = level1; bits !== 0; bits &= bits - 1) {
      const cell = WORD_BITS + 31 - Math.clz32(bits & -bits);
      next0 |= ends0[cell];
      next1 |= ends1[cell];
      come0 |= over0[cell];
      come1 |= over1[cell];
    }
    level0 = next0 & ~stood0;
    level1 = next1 & ~stood1;
    if (((come0 & ~seen0) | (come1 & ~seen1)) !== 0 && moves > best.passedOver) best.passedOver = moves;
    if ((level0 | level1) !== 0 && moves > best.stoppedOn) best.stoppedOn = moves;
    left -= countBits(level0) + countBits(level1);
    stood0 |= level0;
    stood1 |= level1;
    seen0 |= come0;
    seen1 |= come1;
  }
}

function countBits(word: number): number {
  let count = 0;
  for (let bits = word; bits !== 0; bits &= bits - 1) count++;
  return count;
}
