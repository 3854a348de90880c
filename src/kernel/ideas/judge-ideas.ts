/**
 * Finds the leading solving idea of a generated level. Solving ideas are measured one after another, the fastest to
 * measure first. The first one that turns out to be strong is the leading solving idea. If none is strong, the
 * strongest one leads. The leading solving idea of one of the last few levels is not chosen again.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import { measureBaitStrength } from "./bait";
import { measureDetourStrength } from "./detour";
import { NO_IDEA, relativePercent, strongStrengthsAtPar, STRONG_PERCENT, type BestIdea } from "./leading-idea";
import { COMMON_IDEAS, CommonIdea } from "./measure-ideas";
import { measureOrderStrength } from "./order";
import { measurePassageStrengths } from "./passages";
import {
  findSolution,
  playSolution,
  type GraphSolution,
  type PlayedMoves,
  type PlayedSolution,
  type SolvedGraph,
} from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";
import { measureThereAndBackStrength } from "./there-and-back";

/**
 * A generated level for which `judgeIdeas` finds the leading solving idea (the strongest). `certificate` has its state
 * graph and win distances (the fewest moves to a win).
 */
export interface LevelToJudge<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  readonly certificate: SolvedGraph;
  /**
   * The moves that were played before on the same board, when levels with other start positions were judged. Left out
   * if this level is the only one on its board.
   */
  readonly playedMoves?: PlayedMoves<State>;
  /**
   * The leading solving idea (a technique that a solution needs) that `judgeIdeasInGraph` or `judgeOrderIdea` has found
   * for this level. The solving ideas in the state graph (all states and the moves between them) are then not measured
   * again. Left out if neither function was called.
   */
  readonly ideaInGraph?: BestIdea;
}

/**
 * The leading solving idea of a level, as far as its solving ideas have been measured. `strongStrengths` has the
 * strength from which each solving idea counts as strong. The solving ideas in `recentLeadingIdeas` led the last few
 * levels and are not chosen again.
 */
interface Judgement {
  leadingIdea: number;
  strengthPercent: number;
  readonly strongStrengths: readonly number[];
  readonly recentLeadingIdeas: readonly number[];
}

/**
 * Returns the leading solving idea of a level, and its strength in percent of the strength that counts as strong. The
 * leading solving idea is the first strong one in this order: "order", "needle", "two halves", the puzzle's own ideas,
 * "there and back", "detour", "bait". If no solving idea is strong, it is the one with the highest percentage. Solving
 * ideas in `recentLeadingIdeas`, the leading ones of the last levels, are not chosen again. A bait is measured last and
 * is chosen only if it is strong, because it takes longest to measure.
 */
export function* judgeIdeas<Level, State>(
  { level, rules, certificate, playedMoves, ideaInGraph }: LevelToJudge<Level, State>,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Task<BestIdea> {
  const judgement = startJudgement(certificate, ideas, recentLeadingIdeas);
  const inGraph = yield* findSolution(certificate);
  if (ideaInGraph === undefined) yield* judgeInGraph(judgement, inGraph);
  else {
    judgement.leadingIdea = ideaInGraph.leadingIdea;
    judgement.strengthPercent = ideaInGraph.strengthPercent;
  }
  if (isSettled(judgement)) return judgement;
  const solution = yield* playSolution(rules, inGraph, playedMoves);
  yield* judgeOwn(judgement, level, ideas, solution);
  yield* judgePlayed(judgement, level, ideas, solution);
  return judgement;
}

/**
 * Returns the leading solving idea (the strongest) of a level as `judgeIdeas` does, but chooses only among the three
 * solving ideas that are measured in the state graph alone: "order", "needle" and "two halves". This is much faster.
 */
export function* judgeIdeasInGraph<Level, State>(
  certificate: SolvedGraph,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Task<BestIdea> {
  const judgement = startJudgement(certificate, ideas, recentLeadingIdeas);
  yield* judgeInGraph(judgement, yield* findSolution(certificate));
  return judgement;
}

/**
 * Measures only the solving idea "order" of a level, which takes the least time of all, and returns it like
 * `judgeIdeas`.
 */
export function* judgeOrderIdea<Level, State>(
  certificate: SolvedGraph,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Task<BestIdea> {
  const judgement = startJudgement(certificate, ideas, recentLeadingIdeas);
  const solution = yield* findSolution(certificate);
  yield;
  if (isWanted(judgement, CommonIdea.Order)) consider(judgement, CommonIdea.Order, measureOrderStrength(solution));
  return judgement;
}

function startJudgement<Level, State>(
  { analysis }: SolvedGraph,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Judgement {
  const strongStrengths = strongStrengthsAtPar(ideas.strongStrengths, analysis.verdict.par);
  return { leadingIdea: NO_IDEA, strengthPercent: 0, strongStrengths, recentLeadingIdeas };
}

/** Returns whether the search for a leading solving idea can end, because the leading one found so far is strong. */
function isSettled({ strengthPercent }: Judgement): boolean {
  return strengthPercent >= STRONG_PERCENT;
}

/**
 * Returns whether the solving idea with the index `idea` must be measured: no strong solving idea has been found yet,
 * and no recent level had `idea` as its leading solving idea.
 */
function isWanted(judgement: Judgement, idea: number): boolean {
  return !isSettled(judgement) && !judgement.recentLeadingIdeas.includes(idea);
}

/**
 * Makes the solving idea `idea` the leading idea of a level if it is stronger than the leading idea so far. Ignores an
 * idea that led one of the last levels.
 */
function consider(judgement: Judgement, idea: number, strength: number): void {
  if (!isWanted(judgement, idea)) return;
  const strengthPercent = Math.min(STRONG_PERCENT, relativePercent(strength, judgement.strongStrengths[idea]));
  if (strengthPercent <= judgement.strengthPercent) return;
  judgement.leadingIdea = idea;
  judgement.strengthPercent = strengthPercent;
}

/**
 * Measures the three solving ideas (techniques that a solution needs) for which the state graph (all states and the
 * moves between them) is enough; see `judgeIdeasInGraph`.
 */
function* judgeInGraph(judgement: Judgement, solution: GraphSolution): Task<void> {
  yield;
  if (isWanted(judgement, CommonIdea.Order)) consider(judgement, CommonIdea.Order, measureOrderStrength(solution));
  yield;
  if (!isWanted(judgement, CommonIdea.Needle) && !isWanted(judgement, CommonIdea.Halves)) return;
  const { needle, halves } = yield* measurePassageStrengths(solution);
  consider(judgement, CommonIdea.Needle, needle);
  consider(judgement, CommonIdea.Halves, halves);
}

/**
 * Measures the puzzle's own solving ideas (techniques that a solution needs), which levels of other puzzles cannot
 * have.
 */
function* judgeOwn<Level, State>(
  judgement: Judgement,
  level: Level,
  { own }: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
): Task<void> {
  for (let index = 0; index < own.length; index++) {
    const idea = COMMON_IDEAS.length + index;
    if (!isWanted(judgement, idea)) continue;
    const strength = own[index].strengthOf(level, solution, judgement.strongStrengths[idea]);
    consider(judgement, idea, typeof strength === "number" ? strength : yield* strength);
    yield;
  }
}

/**
 * Measures the solving ideas (techniques that a solution needs) that all puzzles share and that can only be measured by
 * replaying the solution.
 */
function* judgePlayed<Level, State>(
  judgement: Judgement,
  level: Level,
  { boardOf, apparentDistance }: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
): Task<void> {
  if (isWanted(judgement, CommonIdea.ThereAndBack)) {
    const strength = yield* measureThereAndBackStrength(boardOf(level), solution.records);
    consider(judgement, CommonIdea.ThereAndBack, strength);
  }
  const distanceOf = apparentDistance(level);
  yield;
  if (isWanted(judgement, CommonIdea.Detour))
    consider(judgement, CommonIdea.Detour, yield* measureDetourStrength(solution.states, distanceOf));
  if (!isWanted(judgement, CommonIdea.Bait)) return;
  const atLeast = judgement.strongStrengths[CommonIdea.Bait];
  consider(judgement, CommonIdea.Bait, yield* measureBaitStrength(solution, distanceOf, atLeast));
}
