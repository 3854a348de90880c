import { createBoard, type Board } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { clearMarks, createMarks, mark, type Marks } from "../../sliding/by-cell";
import { allLead } from "../../sliding/lead";
import { advanceBy, begin, beginAt, createSearch, type Search } from "../../sliding/search";
import { createStops, type Slide, type Stops } from "../../sliding/stops";
import { Ground, MAX_HEIGHT, MAX_WIDTH, type Level } from "../level";

/** What it takes to look where skiddies can come to. */
interface Sieve {
  readonly search: Search;
  readonly stops: Stops;
  /** The cells from which a skiddy can leave. */
  readonly marks: Marks;
  isFree: boolean;
}

// They stay here while a work holds them: see explore/scratch.ts.
const pool: Sieve[] = [];
const MOST_SIEVES = 4;

const CELLS_PER_SLICE = 3;

/**
 * A sieve before the exploration: whether a skiddy of each colour that is alone on the ground can leave from wherever it
 * can come to. Levels where it cannot are nearly always unfair: their last skiddy is caught.
 */
export function* canLeaveFromAnywhere(level: Level): Work<boolean> {
  const sieve = pool.find(({ isFree }) => isFree) ?? (yield* createSieve());
  sieve.isFree = false;
  const { reds, yellows } = level;
  const isFair =
    (reds.length === 0 || (yield* leaves(sieve, level, reds, Ground.RedGoal))) &&
    (yellows.length === 0 || (yield* leaves(sieve, level, yellows, Ground.YellowGoal)));
  sieve.isFree = true;
  return isFair;
}

/** Room for the largest board: cells of smaller ones have lower numbers. */
function* createSieve(): Work<Sieve> {
  const { size } = createBoard(MAX_WIDTH, MAX_HEIGHT);
  const [search, stops] = [yield* createSearch(size), yield* createStops(size)];
  const sieve = { search, stops, marks: createMarks(size), isFree: true };
  if (pool.length === MOST_SIEVES) pool.shift();
  pool.push(sieve);
  return sieve;
}

/** Whether a skiddy leaves from wherever it comes to: it touches its goal once it is beside it and is tilted that way. */
function* leaves(
  { search, stops, marks }: Sieve,
  { board, ground }: Level,
  starts: readonly number[],
  goal: Ground,
): Work<boolean> {
  begin(search, starts[0]);
  for (const start of starts) beginAt(search, start);
  const slide = slideOn(board, ground);
  while (!advanceBy(search, stops, slide, CELLS_PER_SLICE)) yield;
  yield;
  clearMarks(marks);
  let caught = 0;
  for (let at = 0; at < search.count; at++) {
    const cell = search.queue[at];
    if (isBeside(board, ground, cell, goal)) mark(marks, cell);
    else caught++;
  }
  return yield* allLead(search, stops, marks, caught);
}

function slideOn({ steps }: Board, ground: readonly Ground[]): Slide {
  return (cell, direction) => {
    const step = steps[direction];
    let at = cell;
    while (ground[at + step] === Ground.Floor) at += step;
    return ground[at + step] === Ground.Pit ? at + step : at;
  };
}

function isBeside({ steps }: Board, ground: readonly Ground[], cell: number, goal: Ground): boolean {
  for (const step of steps) if (ground[cell + step] === goal) return true;
  return false;
}
