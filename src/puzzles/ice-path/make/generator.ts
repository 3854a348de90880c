/**
 * The generator of Ice Path, after the procedure that Delca's article "An ice puzzle generator" describes. Rocks are
 * placed at random on up to 40% of the cells. The farthest cell (the one for which the seal needs the most moves)
 * becomes snow. This is repeated until the path to the farthest cell stops growing. Then the farthest cell becomes the
 * hole (lay-out.ts). Five passes over all cells remove useless things and add rocks (refine.ts).
 *
 * Where Delca's article leaves something open or names a weakness, this generator does the following:
 *
 * - The solution may be as long as requested, and no longer. Otherwise every level would be the longest one possible.
 * - The hole must be reachable from every cell where the seal can stop. A level that fails this when its hole is placed
 *   is dropped before anything costly is done. No later change may break this rule.
 * - Whether a useless thing may stay is drawn at random once, when the thing is placed. If it were drawn again in each
 *   of the five passes, only one in a hundred useless things would stay.
 * - Rocks cover at least 5% of the cells, because all levels on bare ice look alike.
 * - A level that is near the wanted difficulty is changed cell by cell until it has that difficulty (tune.ts).
 * - Levels are generated until one meets all requests, or until the allowed computing is used up. Then the level that
 *   comes nearest to the requests is returned.
 */

import { cellAt, findCachedBoard, buildBoard } from "../../../kernel/board";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT, type BestIdea } from "../../../kernel/ideas/leading-idea";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { buildSearchGraph } from "../../sliding/search-graph";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import {
  EFFORT_OF_JUDGING,
  EFFORT_OF_LAYOUT,
  EFFORT_OF_REFINING,
  MAX_EFFORT_WITH_AIM,
  MAX_EFFORT_WITH_LEVEL,
  MAX_EFFORT_WITHOUT_LEVEL,
  type EffortCounter,
} from "./effort";
import { layOutLevel } from "./lay-out";
import { refine } from "./refine";
import { createLevel } from "./mutable-level";
import { createScratch, type Scratch } from "./scratch";
import { tuneIfNear } from "./tune";
import type { PlacedTarget } from "./target";

/**
 * The shortest solution of a level has at least this many moves. A level with fewer moves is dropped, unless `target`,
 * the description of the wanted level, allows fewer.
 */
export const MIN_MOVES = 7;

/**
 * A generated level, and how well it fits: `miss` is how far it is from the wanted level (see `measureMiss`). Its
 * strongest solving idea (a technique that a solution needs) is only measured if `miss` is small enough.
 */
export interface Candidate extends Fit {
  readonly level: Level;
}

/**
 * Generates a level with the wanted size, length and difficulty. Returns undefined only if the board is too small for a
 * solution of `MIN_MOVES` moves, or of the fewer moves that `target` allows.
 */
export function* findBestCandidate(
  target: PlacedTarget,
  random: Random,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const board = findCachedBoard(target.width, target.height) ?? (yield* buildBoard(target.width, target.height));
  yield;
  const scratch = yield* createScratch(board, cellAt(board, target.fromX, target.fromY));
  const minMoves = minMovesOf(target);
  const effort: EffortCounter = { units: 0 };
  let best: Candidate | undefined;
  const maxEffort = aim === undefined ? MAX_EFFORT_WITH_LEVEL : MAX_EFFORT_WITH_AIM;
  while (effort.units < (best === undefined ? MAX_EFFORT_WITHOUT_LEVEL : maxEffort)) {
    const miss = yield* generateCandidate(scratch, target, minMoves, effort, random);
    if (miss === undefined) continue;
    yield;
    const idea = aim === undefined || miss > 0 ? undefined : yield* judgeScratch(scratch, aim);
    effort.units += idea === undefined ? 0 : EFFORT_OF_JUDGING;
    const fit = { miss, idea };
    if (best === undefined || fitsBetter(fit, best, 0)) best = { level: createLevel(scratch.level), ...fit };
    if (miss === 0 && (aim === undefined || ideaPercentOf(fit) >= STRONG_PERCENT)) return best;
  }
  return best;
}

/**
 * Generates a new level in the reused tables `scratch`, and returns by how much it misses the wanted size and
 * difficulty; see `measureMiss`. Returns undefined if the level does not meet the generator's conditions, such as the
 * fewest moves. @inline
 */
export function* generateCandidate(
  scratch: Scratch,
  target: PlacedTarget,
  minMoves: number,
  effort: EffortCounter,
  random: Random,
): Task<number | undefined> {
  yield;
  effort.units += EFFORT_OF_LAYOUT;
  const constraints = yield* layOutLevel(scratch, target, random);
  if (constraints === undefined) return undefined;
  effort.units += EFFORT_OF_REFINING;
  const moves = yield* refine(scratch, constraints, random);
  yield;
  if (moves < minMoves) return undefined;
  return yield* tuneIfNear(scratch, { target, constraints }, effort, random);
}

/**
 * Measures the solving ideas (techniques that a solution needs) of the level in `scratch`. `currentSearch` must be a
 * complete search of this level.
 */
function* judgeScratch({ level, currentSearch }: Scratch, aim: IdeaAim<Level, State>): Task<BestIdea> {
  const { graph, winDistance } = yield* buildSearchGraph(currentSearch, level.slideTable, level.hole);
  yield;
  const finished = createLevel(level);
  yield;
  const certificate = { graph, analysis: { winDistance, verdict: { par: winDistance[graph.start] } } };
  return yield* aim.judgeLevel({ level: finished, rules: rules(finished), certificate });
}

export function minMovesOf({ minMoves }: PlacedTarget): number {
  return Math.min(MIN_MOVES, minMoves);
}
