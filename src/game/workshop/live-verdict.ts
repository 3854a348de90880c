import type { AnalysedGraph } from "../../kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../kernel/certify";
import { NOWHERE } from "../../kernel/board";
import type { Draft, Problem } from "../../kernel/draft";
import { UNREACHABLE } from "../../kernel/graph";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Legend, Thing } from "../../kernel/legend";
import type { VerdictSummary } from "../../kernel/verdict";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import { appendDots } from "../play/result-line";

/** What is known of a draft as it stands; it is found out bit by bit, and anew after each change. */
export interface LiveVerdict {
  /** What the draft lacks to be a level, and that in a few words. */
  readonly problem: Problem | undefined;
  readonly problemText: string;
  /** Undefined once all is known that can be. */
  task: TaskHandle<void> | undefined;
  /** Undefined as long as it is not known whether the level can be won. */
  known: AnalysedGraph<OpaqueState> | undefined;
  /** It has more positions than are looked at. */
  isTooLarge: boolean;
}

/** More ways than anyone counts. */
const MAX_SOLUTIONS_SHOWN = 999;

const PENDING_TEXTS = ["par … · … ways · …", "par … · … ways", "par …"];

/** Begins to find out what a draft is worth. */
export function startLiveVerdict(puzzle: AnyPuzzle, draft: Draft): LiveVerdict {
  const problem = puzzle.problemOf(draft);
  const problemText = problem === undefined ? "" : lackText(puzzle.legend, draft, problem);
  const live: LiveVerdict = { problem, problemText, task: undefined, known: undefined, isTooLarge: false };
  if (problem === undefined) live.task = startTask(certifyDraft(puzzle, draft, live));
  return live;
}

function* certifyDraft(puzzle: AnyPuzzle, draft: Draft, live: LiveVerdict): Task<void> {
  const level = puzzle.levelOf(draft);
  yield;
  const rules = puzzle.rules(level);
  yield;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES, (survey) => {
    live.known = survey;
  });
  live.known = certificate;
  live.isTooLarge = certificate === undefined;
}

/** Finds out more, until `untilMs` of any clock in milliseconds; gives whether there is anything new to be said. */
export function advanceVerdict(live: LiveVerdict, nowMs: () => number, untilMs: number): boolean {
  if (live.task === undefined) return false;
  const { known } = live;
  if (runTask(live.task, nowMs, untilMs)) live.task = undefined;
  return live.known !== known || live.task === undefined;
}

/** Nobody asks for it any more. */
export function cancelVerdict(live: LiveVerdict): void {
  if (live.task !== undefined) cancelTask(live.task);
  live.task = undefined;
  live.known?.release?.();
  live.known = undefined;
}

/** What there is to say in a line, from long to short. */
export function verdictTexts({ problem, problemText, known, isTooLarge }: LiveVerdict): readonly string[] {
  if (problem !== undefined) return [problemText];
  if (isTooLarge)
    return [`too large: over ${MAX_LEVEL_STATES} positions`, `over ${MAX_LEVEL_STATES} positions`, "too large"];
  if (known === undefined) return PENDING_TEXTS;
  const { verdict } = known.analysis;
  return verdict.par === UNREACHABLE ? ["it cannot be won", "cannot be won"] : summaryTexts(verdict);
}

/** What is said of a level that can be won, from long to short. */
export function summaryTexts(verdict: VerdictSummary): readonly string[] {
  const par = `par ${verdict.par}`;
  const withSolutions = `${par} · ${solutionsText(verdict.solutionCount)}`;
  const withDeadEnds = `${withSolutions} · ${deadEndsText(verdict)}`;
  return [
    appendDots(withDeadEnds, verdict),
    appendDots(withSolutions, verdict),
    appendDots(par, verdict),
    withSolutions,
    par,
  ];
}

/** "1 way", "7 ways". */
export function solutionsText(count: number): string {
  if (count === 1) return "1 way";
  return count > MAX_SOLUTIONS_SHOWN ? "many ways" : `${count} ways`;
}

function deadEndsText({ deadEndCount }: VerdictSummary): string {
  if (deadEndCount === 0) return "no dead end";
  return deadEndCount === 1 ? "1 dead end" : `${deadEndCount} dead ends`;
}

/** The sentence without what only someone who writes maps must know: that there is a map, and its characters. */
function lackText({ things, thingOf }: Legend, { board, upper, lower }: Draft, { fault, cell }: Problem): string {
  const isThere = (thing: Thing): boolean =>
    board.cells.some((one) => thingOf[upper[one]] === thing || thingOf[lower[one]] === thing);
  const missing = things.find((thing) => thing.count === "one" && !isThere(thing));
  if (cell === NOWHERE && missing !== undefined) return `no ${missing.name}`;
  const [first] = withoutBrackets(fault).split(";");
  const beginning = "the map has ";
  return first.startsWith(beginning) ? first.substring(beginning.length) : first;
}

function withoutBrackets(text: string): string {
  const begin = text.indexOf(" (");
  const end = text.indexOf(")");
  return begin < 0 || end < begin ? text : withoutBrackets(text.substring(0, begin) + text.substring(end + 1));
}
