/**
 * Analyses the board in the level editor while the player edits it: whether it can be won, in how many moves, and how
 * difficult it is. The analysis starts again after each change of the board.
 */
import type { AnalysedGraph } from "../../kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import type { Draft, Problem } from "../../kernel/draft";
import { formatFault } from "../../kernel/fault";
import { UNREACHABLE } from "../../kernel/graph";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { VerdictSummary } from "../../kernel/verdict";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import { appendDots } from "./difficulty-dots";
import { TEXTS } from "./texts/index";

/**
 * The verdict on the edited draft (a board that may lack things of a level), kept up to date while the player edits:
 * whether it can be won, in how many moves, and how difficult it is. A background task fills in the fields.
 */
export interface LiveVerdict {
  /** The reason why the edited board is not a level yet; undefined if the board is a level. */
  readonly problem: Problem | undefined;
  /** The reason why the edited draft is not a level yet, as a short text; empty if the draft is a level. */
  readonly problemText: string;
  task: TaskHandle<void> | undefined;
  /** All states of the level, with the fewest moves from each to a win; undefined until the level has been analysed. */
  analysedGraph: AnalysedGraph<OpaqueState> | undefined;
  isTooLarge: boolean;
}

/** The largest number of solutions that is shown as a number. A larger number is shown as "many solutions". */
const MAX_SOLUTIONS_SHOWN = 999;

export function startLiveVerdict(puzzle: AnyPuzzle, draft: Draft): LiveVerdict {
  const problem = puzzle.problemOf(draft);
  const problemText = problem === undefined ? "" : formatFault(TEXTS.problems, problem.fault);
  const live: LiveVerdict = { problem, problemText, task: undefined, analysedGraph: undefined, isTooLarge: false };
  if (problem === undefined) live.task = startTask(certifyDraft(puzzle, draft, live));
  return live;
}

function* certifyDraft(puzzle: AnyPuzzle, draft: Draft, live: LiveVerdict): Task<void> {
  const level = puzzle.levelOf(draft);
  yield;
  const rules = puzzle.rules(level);
  yield;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (analysedGraph) => {
    live.analysedGraph = analysedGraph;
  });
  live.analysedGraph = certificate;
  live.isTooLarge = certificate === undefined;
}

/**
 * Continues to analyse the edited draft (a board that may lack things of a level) until `nowMs`, a function that reads
 * a clock, returns at least `untilMs`. Returns whether the analysis has found something new.
 */
export function advanceVerdict(live: LiveVerdict, nowMs: () => number, untilMs: number): boolean {
  if (live.task === undefined) return false;
  const { analysedGraph } = live;
  if (runTask(live.task, nowMs, untilMs)) live.task = undefined;
  return live.analysedGraph !== analysedGraph || live.task === undefined;
}

/**
 * Cancels the analysis of the edited draft (a board that may lack things of a level) and releases the memory of its
 * states.
 */
export function cancelVerdict(live: LiveVerdict): void {
  if (live.task !== undefined) cancelTask(live.task);
  live.task = undefined;
  live.analysedGraph?.release?.();
  live.analysedGraph = undefined;
}

/**
 * Returns the known facts about the edited draft (a board that may lack things of a level) in several wordings, the
 * longest first. The screen shows the longest wording that fits.
 */
export function composeVerdictTexts({
  problem,
  problemText,
  analysedGraph,
  isTooLarge,
}: LiveVerdict): readonly string[] {
  if (problem !== undefined) return [problemText];
  const { pending, tooLarge, unwinnable } = TEXTS.verdict;
  if (isTooLarge) return tooLarge(MAX_LEVEL_STATES);
  if (analysedGraph === undefined) return pending;
  const { verdict } = analysedGraph.analysis;
  return verdict.par === UNREACHABLE ? unwinnable : composeSummaryTexts(verdict);
}

/**
 * Returns the fewest moves, the numbers of solutions and dead ends (states from which no win can be reached), and the
 * difficulty of a winnable level, as texts from long to short.
 */
export function composeSummaryTexts(verdict: VerdictSummary): readonly string[] {
  const par = TEXTS.verdict.par(verdict.par);
  const withSolutions = `${par} · ${formatSolutionCount(verdict.solutionCount)}`;
  const withDeadEnds = `${withSolutions} · ${TEXTS.verdict.deadEnds(verdict.deadEndCount)}`;
  return [
    appendDots(withDeadEnds, verdict),
    appendDots(withSolutions, verdict),
    appendDots(par, verdict),
    withSolutions,
    par,
  ];
}

export function formatSolutionCount(count: number): string {
  const { solutions, manySolutions } = TEXTS.verdict;
  return count > MAX_SOLUTIONS_SHOWN ? manySolutions : solutions(count);
}
