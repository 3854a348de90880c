import { certify, MOST_STATES } from "../../../kernel/certify";
import { writeDraft, type Draft } from "../../../kernel/draft";
import type { Verdict } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { SealedPuzzle } from "../../../puzzles/sealed";

/** A draft that is known to be a level that can be won, and what it is worth. */
export interface Judged {
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** How far a search has come, for whoever waits for it. */
export interface Progress {
  tried: number;
}

/** What is known while other drafts are looked for. */
export interface Search {
  readonly puzzle: SealedPuzzle;
  readonly progress: Progress;
  /** The maps that have been tried. */
  readonly seen: Record<string, true | undefined>;
  /** The positions that have been looked at: what a search spends is counted in these, not in time. */
  states: number;
}

/** No further draft is tried once so many have been, or so many positions have been looked at. */
const MOST_TRIED = 240;
const MOST_STATES_IN_ALL = 24000;
/** What a draft costs that is not even a level, in positions. */
const LEAST_COST = 10;

export function startSearch(puzzle: SealedPuzzle, progress: Progress): Search {
  return { puzzle, progress, seen: {}, states: 0 };
}

/** Whether there is anything left to be spent on a search. */
export function goesOn({ progress, states }: Search): boolean {
  return progress.tried < MOST_TRIED && states < MOST_STATES_IN_ALL;
}

/** Tries a draft; undefined if it was tried before, is no level, cannot be won, or is too large to know. */
export function* tryDraft(search: Search, draft: Draft): Work<Judged | undefined> {
  const { puzzle, progress, seen } = search;
  progress.tried++;
  search.states += LEAST_COST;
  const map = writeDraft(puzzle.legend, draft);
  yield;
  if (seen[map] === true) return undefined;
  seen[map] = true;
  const verdict = yield* verdictOf(puzzle, draft);
  if (verdict === undefined) return undefined;
  search.states += verdict.states;
  return verdict.par > 0 ? { draft, verdict } : undefined;
}

/** What a draft is worth; undefined if it is no level, or too large to know. */
export function* verdictOf(puzzle: SealedPuzzle, draft: Draft): Work<Verdict | undefined> {
  const problem = puzzle.problemOf(draft);
  yield;
  if (problem !== undefined) return undefined;
  const level = puzzle.levelOf(draft);
  yield;
  const rules = puzzle.rules(level);
  yield;
  const certificate = yield* certify(rules, MOST_STATES);
  certificate?.recycle?.();
  return certificate?.analysis.verdict;
}
