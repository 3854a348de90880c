import { createRandom, type Random } from "../kernel/random";
import { select, type Certified, type Order } from "../kernel/select";
import type { Work } from "../kernel/work";
import type { EndlessPlan, Puzzle, Stage } from "../puzzles/puzzle";

/** An endless run: everything that decides which levels come. */
export interface Run {
  /** See `createRandom`: level n of a run takes its random numbers from stream n of this seed. */
  readonly seed: number;
  /** The level being played, from 1; 0 before the first. */
  levelNumber: number;
  /** Fingerprints of the last levels, newest last. */
  readonly recent: number[];
}

export const RECENT_LEVELS = 20;

// Should no candidate be good enough, other random numbers are tried: from a stream that no level of the run uses.
const NEXT_TRY = 65536;

export function startRun(seed: number): Run {
  return { seed, levelNumber: 0, recent: [] };
}

/** The stage that a level of a run belongs to, levels counted from 1. */
export function stageOf(plan: EndlessPlan, levelNumber: number): Stage {
  let left = levelNumber - 1;
  let at = 0;
  while (left >= plan.stages[at].levels) {
    left -= plan.stages[at].levels;
    at++;
    if (at === plan.stages.length) {
      at = plan.repeatFrom;
      left %= levelsFrom(plan, at);
    }
  }
  return plan.stages[at];
}

/** Composes and certifies the level that comes next in a run, with the player's piece at column `x` and row `y`. */
export function composeLevel<Level, State>(
  puzzle: Puzzle<Level, State>,
  run: Run,
  x: number,
  y: number,
): Work<Certified<Level, State>> {
  return composeStage(puzzle, run, stageOf(puzzle.endless, run.levelNumber + 1), x, y);
}

/** The same for a run whose levels are as large and as hard as `stage` says. */
export function* composeStage<Level, State>(
  puzzle: Puzzle<Level, State>,
  run: Run,
  stage: Stage,
  x: number,
  y: number,
): Work<Certified<Level, State>> {
  const plan = puzzle.endless;
  const { width, height } = plan;
  const { pieces, difficultyCentibits } = stage;
  const brief = { width, height, fromX: x, fromY: y, pieces, difficultyCentibits };
  const order: Order<Level> = {
    difficultyCentibits,
    toleranceCentibits: plan.toleranceCentibits,
    fewestCandidates: plan.fewestCandidates,
    states: plan.states,
    statesPerCandidate: plan.statesPerCandidate,
    isWelcome: (level) => !run.recent.includes(puzzle.fingerprint(level)),
  };
  const composer = {
    attempt: (random: Random, opening: readonly number[]) => puzzle.compose(brief, random, opening),
    rules: puzzle.rules,
  };
  for (let stream = run.levelNumber + 1; ; stream += NEXT_TRY) {
    const certified = yield* select(composer, order, createRandom(run.seed, stream));
    if (certified !== undefined) return certified;
  }
}

/** The next level of the run has come: its fingerprint is kept, so that none like it comes again soon. */
export function enterNextLevel(run: Run, fingerprint: number): void {
  run.levelNumber++;
  run.recent.push(fingerprint);
  if (run.recent.length > RECENT_LEVELS) run.recent.shift();
}

function levelsFrom(plan: EndlessPlan, first: number): number {
  let levels = 0;
  for (let at = first; at < plan.stages.length; at++) levels += plan.stages[at].levels;
  return levels;
}
