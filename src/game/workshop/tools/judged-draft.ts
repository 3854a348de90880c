import { certify, MAX_LEVEL_STATES } from "../../../kernel/certify";
import { formatDraft, type Draft } from "../../../kernel/draft";
import type { Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";

/** A draft that is known to be a level that can be won, and what it is worth. */
export interface JudgedDraft {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** How far a search has come, for whoever waits for it. */
export interface Progress {
  tried: number;
}

/** What is known while other drafts are looked for. */
export interface Search {
  readonly puzzle: AnyPuzzle;
  readonly progress: Progress;
  /** The maps that have been tried. */
  readonly seen: Record<string, true | undefined>;
  /** The positions that have been looked at: what a search spends is counted in these, not in time. */
  exploredStates: number;
}

/** No further draft is tried once so many have been, or so many positions have been looked at. */
const MAX_TRIED = 240;
const MAX_EXPLORED_STATES = 24000;
/** What a draft costs that is not even a level, in positions. */
const MIN_STATES_PER_DRAFT = 10;

export function createSearch(puzzle: AnyPuzzle, progress: Progress): Search {
  return { puzzle, progress, seen: {}, exploredStates: 0 };
}

/** Whether there is anything left to be spent on a search. */
export function hasBudget({ progress, exploredStates }: Search): boolean {
  return progress.tried < MAX_TRIED && exploredStates < MAX_EXPLORED_STATES;
}

/** Tries a draft; undefined if it was tried before, is no level, cannot be won, or is too large to know. */
export function* tryDraft(search: Search, draft: Draft): Task<JudgedDraft | undefined> {
  const { puzzle, progress, seen } = search;
  progress.tried++;
  search.exploredStates += MIN_STATES_PER_DRAFT;
  const map = formatDraft(puzzle.legend, draft);
  yield;
  if (seen[map] === true) return undefined;
  seen[map] = true;
  const verdict = yield* computeVerdict(puzzle, draft);
  if (verdict === undefined) return undefined;
  search.exploredStates += verdict.stateCount;
  return verdict.par > 0 ? { draft, verdict } : undefined;
}

/** What a draft is worth; undefined if it is no level, or too large to know. */
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
