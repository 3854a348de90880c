/**
 * The search that the editor's tools share. It analyses boards one after the other, skips boards that it has tried
 * before, and stops when the analyses have visited enough level states.
 */
import { certify, MAX_LEVEL_STATES } from "../../../kernel/certify";
import { formatDraft, type Draft } from "../../../kernel/draft";
import type { Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";

/**
 * A judged draft: a board that is known to be a winnable level, with its fewest moves, number of solutions and
 * difficulty.
 */
export interface JudgedDraft {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** Why an editor tool found no board. The workshop's table of texts has a sentence for each reason. */
export type ToolFault =
  "unwinnable" | "all-needed" | "no-harder" | "no-easier" | "no-other" | "nothing-missing" | "no-pieces";

/** How many boards the search of an editor tool has tried. The screen shows this number. */
export interface Progress {
  triedCount: number;
}

export interface DraftSearch {
  readonly puzzle: AnyPuzzle;
  readonly progress: Progress;
  /**
   * The boards that the search of an editor tool has tried already and therefore skips. The keys are the boards as text
   * maps.
   */
  readonly seen: Record<string, true | undefined>;
  /**
   * The number of level states that the search has explored. The search is limited by this number and not by time, so
   * that the search has the same result on any machine.
   */
  exploredStateCount: number;
}

const MAX_TRIED = 240;
const MAX_EXPLORED_STATES = 24000;
/**
 * Each tried board adds this many states to the count of explored states, besides the states of the board itself. The
 * search ends when the count is high enough, so it also ends if none of the boards is a level.
 */
const MIN_STATES_PER_DRAFT = 10;

export function createDraftSearch(puzzle: AnyPuzzle, progress: Progress): DraftSearch {
  return { puzzle, progress, seen: {}, exploredStateCount: 0 };
}

export function hasBudget({ progress, exploredStateCount }: DraftSearch): boolean {
  return progress.triedCount < MAX_TRIED && exploredStateCount < MAX_EXPLORED_STATES;
}

/**
 * Tries a board in an editor tool's search, by analysing it. Returns undefined if the board was tried before, is not a
 * winnable level or has too many states.
 */
export function* tryDraft(search: DraftSearch, draft: Draft): Task<JudgedDraft | undefined> {
  const { puzzle, progress, seen } = search;
  progress.triedCount++;
  search.exploredStateCount += MIN_STATES_PER_DRAFT;
  const map = formatDraft(puzzle.legend, draft);
  yield;
  if (seen[map] === true) return undefined;
  seen[map] = true;
  const verdict = yield* computeVerdict(puzzle, draft);
  if (verdict === undefined) return undefined;
  search.exploredStateCount += verdict.stateCount;
  return verdict.par > 0 ? { draft, verdict } : undefined;
}

/**
 * Analyses a level draft: fewest moves, number of solutions and difficulty. Returns undefined if the draft is not a
 * level or has too many states.
 */
export function* computeVerdict(puzzle: AnyPuzzle, draft: Draft): Task<Verdict | undefined> {
  const problem = puzzle.problemOf(draft);
  yield;
  if (problem !== undefined) return undefined;
  const level = puzzle.levelOf(draft);
  yield;
  const rules = puzzle.rules(level);
  yield;
  const certificate = yield* certify(rules, MAX_LEVEL_STATES);
  certificate?.release?.();
  return certificate?.analysis.verdict;
}
