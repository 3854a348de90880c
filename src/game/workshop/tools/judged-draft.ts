/** The search that the editor's tools share: it certifies drafts, skips repeated ones and limits the work. */
import { certify, MAX_LEVEL_STATES } from "../../../kernel/certify";
import { formatDraft, type Draft } from "../../../kernel/draft";
import type { Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";

/** A draft that is a level that can be won, with its verdict. */
export interface JudgedDraft {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** The progress of a search, which the screen shows. */
export interface Progress {
  tried: number;
}

/** The state of a search for drafts. */
export interface Search {
  readonly puzzle: AnyPuzzle;
  readonly progress: Progress;
  /** The maps that have been tried. */
  readonly seen: Record<string, true | undefined>;
  /**
   * The number of explored states. The budget counts states and not time, so that a search has the same result on any
   * machine.
   */
  exploredStates: number;
}

/** The search stops after this many drafts or explored states. */
const MAX_TRIED = 240;
const MAX_EXPLORED_STATES = 24000;
/** The cost of a draft that is not a level, in states. */
const MIN_STATES_PER_DRAFT = 10;

/** Creates a search that has tried nothing yet. */
export function createSearch(puzzle: AnyPuzzle, progress: Progress): Search {
  return { puzzle, progress, seen: {}, exploredStates: 0 };
}

/** Returns whether the search may try further drafts. */
export function hasBudget({ progress, exploredStates }: Search): boolean {
  return progress.tried < MAX_TRIED && exploredStates < MAX_EXPLORED_STATES;
}

/** Certifies a draft. Returns undefined if it was tried before, is not a level, cannot be won or is too large. */
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

/** Computes the verdict on a draft; undefined if it is not a level or is too large. */
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
