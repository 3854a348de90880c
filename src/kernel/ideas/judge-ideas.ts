/**
 * Finds the leading idea of a generated level: the strongest trick of its solution, or the first strong one found.
 * Ideas are measured one after another, the cheapest first. The search stops at the first strong idea that has not led
 * in one of the last few levels.
 */
import type { Rules } from "../rules";
import type { Task } from "../task";
import { baitStrength } from "./bait";
import { detourStrength } from "./detour";
import { NO_IDEA, relativePercent, strongStrengthsAtPar, STRONG_PERCENT, type BestIdea } from "./leading-idea";
import { COMMON_IDEAS, CommonIdea } from "./measure-ideas";
import { orderStrength } from "./order";
import { passageStrengths } from "./passages";
import {
  findSolution,
  playSolution,
  type GraphSolution,
  type PlayedSolution,
  type SolvedGraph,
} from "./played-solution";
import type { PuzzleIdeas } from "./puzzle-ideas";
import { thereAndBackStrength } from "./there-and-back";

/** A solved level, in which the ideas of its solution can be measured. */
export interface SolvedLevel<Level, State> {
  readonly level: Level;
  readonly rules: Rules<State>;
  readonly certificate: SolvedGraph;
}

/**
 * The best solution idea of a level found so far. `strongStrengths` is the strength from which each idea counts as strong.
 * `recentLeadingIdeas` are the leading ideas of the last levels, which must not lead again.
 */
interface Judgement {
  leadingIdea: number;
  percent: number;
  readonly strongStrengths: readonly number[];
  readonly recentLeadingIdeas: readonly number[];
}

/**
 * Returns the leading idea of a level and its strength, in percent of what counts as strong. It is the first strong
 * idea in this order: order, needle, two halves, the puzzle's own ideas, there and back, detour, bait. If none is
 * strong, the idea leads whose strength is the largest share of what counts as strong. An idea in `recentLeadingIdeas`,
 * which led in one of the last levels, cannot lead again. A bait is measured last and leads only if it is strong,
 * because measuring it takes longest.
 */
export function* judgeIdeas<Level, State>(
  { level, rules, certificate }: SolvedLevel<Level, State>,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Task<BestIdea> {
  const judgement = startJudgement(certificate, ideas, recentLeadingIdeas);
  const inGraph = yield* findSolution(certificate);
  yield* judgeInGraph(judgement, inGraph);
  if (isSettled(judgement)) return judgement;
  const solution = yield* playSolution(rules, inGraph);
  yield* judgeOwn(judgement, level, ideas, solution);
  yield* judgePlayed(judgement, level, ideas, solution);
  return judgement;
}

/**
 * Returns the leading idea of a level among three that need only the state graph: order (two inputs may not be
 * swapped), needle (only one of several inputs is right) and two halves (a state joins two large parts of the level).
 * This takes a small part of the time of `judgeIdeas`.
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

function startJudgement<Level, State>(
  { analysis }: SolvedGraph,
  ideas: PuzzleIdeas<Level, State>,
  recentLeadingIdeas: readonly number[],
): Judgement {
  const strongStrengths = strongStrengthsAtPar(ideas.strongStrengths, analysis.verdict.par);
  return { leadingIdea: NO_IDEA, percent: 0, strongStrengths, recentLeadingIdeas };
}

/** Returns whether the search is over, because a strong solution idea that may lead has been found. */
function isSettled({ percent }: Judgement): boolean {
  return percent >= STRONG_PERCENT;
}

/** Returns whether a solution idea must still be measured: no strong one has been found, and this one may lead. */
function isWanted(judgement: Judgement, idea: number): boolean {
  return !isSettled(judgement) && !judgement.recentLeadingIdeas.includes(idea);
}

/** Makes a solution idea the leading one of a level if it may lead and is stronger than the best one so far. */
function consider(judgement: Judgement, idea: number, strength: number): void {
  if (!isWanted(judgement, idea)) return;
  const percent = Math.min(STRONG_PERCENT, relativePercent(strength, judgement.strongStrengths[idea]));
  if (percent <= judgement.percent) return;
  judgement.leadingIdea = idea;
  judgement.percent = percent;
}

/** Judges the three solution ideas that need only the state graph; see `judgeIdeasInGraph`. */
function* judgeInGraph(judgement: Judgement, solution: GraphSolution): Task<void> {
  yield;
  if (isWanted(judgement, CommonIdea.Order)) consider(judgement, CommonIdea.Order, orderStrength(solution));
  yield;
  if (!isWanted(judgement, CommonIdea.Needle) && !isWanted(judgement, CommonIdea.Halves)) return;
  const { needle, halves } = yield* passageStrengths(solution);
  consider(judgement, CommonIdea.Needle, needle);
  consider(judgement, CommonIdea.Halves, halves);
}

/** Judges the solution ideas that only levels of this puzzle can have, such as a ball that serves as a brake. */
function* judgeOwn<Level, State>(
  judgement: Judgement,
  level: Level,
  { own }: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
): Task<void> {
  for (let index = 0; index < own.length; index++) {
    const idea = COMMON_IDEAS.length + index;
    if (!isWanted(judgement, idea)) continue;
    consider(judgement, idea, own[index].strengthOf(level, solution));
    yield;
  }
}

/** Judges those solution ideas of all puzzles that are measured by replaying the solution. */
function* judgePlayed<Level, State>(
  judgement: Judgement,
  level: Level,
  { boardOf, apparentDistance }: PuzzleIdeas<Level, State>,
  solution: PlayedSolution<State>,
): Task<void> {
  if (isWanted(judgement, CommonIdea.ThereAndBack)) {
    const strength = yield* thereAndBackStrength(boardOf(level), solution.records);
    consider(judgement, CommonIdea.ThereAndBack, strength);
  }
  const distanceOf = apparentDistance(level);
  yield;
  if (isWanted(judgement, CommonIdea.Detour))
    consider(judgement, CommonIdea.Detour, yield* detourStrength(solution.states, distanceOf));
  if (!isWanted(judgement, CommonIdea.Bait)) return;
  const atLeast = judgement.strongStrengths[CommonIdea.Bait];
  consider(judgement, CommonIdea.Bait, yield* baitStrength(solution, distanceOf, atLeast));
}
