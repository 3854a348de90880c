import { createBoard } from "../../kernel/board";
import { createDraft } from "../../kernel/draft";
import { createRandom } from "../../kernel/random";
import type { Certified } from "../../kernel/select";
import { isNearlyOneOf, SKETCH_NUMBERS } from "../../kernel/sketch";
import type { Work } from "../../kernel/work";
import type { Place, Puzzle } from "../../puzzles/puzzle";
import type { SealedLevel, SealedPuzzle, SealedWish } from "../../puzzles/sealed";
import { FIRST_LEVELS, RECENT_LEVELS } from "../save/left-level";

/** A run of composed levels: everything that decides which ones come. */
export interface Run {
  /** See `createRandom`: level n of a run takes its random numbers from stream n of this seed. */
  readonly seed: number;
  /** The level being played, from 1; 0 before the first. */
  levelNumber: number;
  /** The first sketches of the last levels, newest last: see kernel/sketch. */
  readonly recent: number[];
}

// Should no candidate be good enough, other random numbers are tried: from a stream that no level of the run uses.
const NEXT_TRY = 65536;

/** A new run; none of its next levels is like those of the sketches `recent`. */
export function startRun(seed: number, recent: readonly number[] = []): Run {
  return { seed, levelNumber: 0, recent: [...recent] };
}

/**
 * The first sketches of the first levels of the last `FIRST_LEVELS` runs, newest last, once another run has begun with
 * `level`; `firsts` are those before it.
 */
export function withFirst<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  firsts: readonly number[],
  level: Level,
): number[] {
  const all = [...firsts, ...puzzle.firstSketch(level)];
  return all.slice(Math.max(0, all.length - FIRST_LEVELS * SKETCH_NUMBERS));
}

/** Composes and certifies the level that comes next in a run, as wished for, with the player's piece at `from`. */
export function* composeNext<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  run: Run,
  wish: Wish,
  from: Place | undefined,
): Work<Certified<Level, State>> {
  const isWelcome = function* (level: Level): Work<boolean> {
    const sketches = yield* puzzle.sketches(level);
    return !(yield* isNearlyOneOf(run.recent, sketches));
  };
  for (let stream = run.levelNumber + 1; ; stream += NEXT_TRY) {
    const certified = yield* puzzle.compose(wish, from, createRandom(run.seed, stream), isWelcome);
    if (certified !== undefined) return certified;
  }
}

/**
 * Composes the level that comes in a run after those that are `coming`. They are remembered bit by bit, as the rest of
 * the work is done; the run itself stays as it is, and may go on meanwhile.
 */
export function composeAfter<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  { seed, levelNumber, recent }: Run,
  coming: readonly Level[],
  wish: Wish,
  from: Place | undefined,
): Work<Certified<Level, State>> {
  return enterAndCompose(puzzle, { seed, levelNumber, recent: [...recent] }, coming, wish, from);
}

function* enterAndCompose<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  run: Run,
  coming: readonly Level[],
  wish: Wish,
  from: Place | undefined,
): Work<Certified<Level, State>> {
  for (const level of coming) {
    yield;
    enterNextLevel(puzzle, run, level);
  }
  yield;
  return yield* composeNext(puzzle, run, wish, from);
}

/** The same, as the puzzle's endless climb has it. */
export function composeLevel<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  run: Run,
  from: Place | undefined,
  coming: readonly Level[] = [],
): Work<Certified<Level, State>> {
  return composeAfter(puzzle, run, coming, puzzle.plan.endless(run.levelNumber + coming.length + 1), from);
}

/** A board of the size that is wished for, with nothing on it. */
export function bareLevel({ legend, levelOf }: SealedPuzzle, { width, height }: SealedWish): SealedLevel {
  return levelOf(createDraft(legend, createBoard(width, height)));
}

/** The next level of the run has come: it is remembered, so that none like it comes again soon. */
export function enterNextLevel<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, run: Run, level: Level): void {
  const { recent } = run;
  run.levelNumber++;
  for (const number of puzzle.firstSketch(level)) recent.push(number);
  while (recent.length > RECENT_LEVELS * SKETCH_NUMBERS) recent.shift();
}
