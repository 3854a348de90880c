/** The editor tool "complete": adds the pieces that a draft lacks. */
import { parseDraft, type Draft } from "../../../kernel/draft";
import { fault, isFault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { isFree, piecesOf, withThing } from "../draft-edits";
import { hasBudget, tryDraft, type JudgedDraft, type Search } from "./judged-draft";

/** The search stops after this many winnable levels and takes the hardest of them. */
const ENOUGH_FOUND = 5;
/** A piece is left out if this many random cells are not free or not allowed. */
const MAX_CELLS_TRIED = 20;

/**
 * Searches for a draft with the missing pieces on random free cells. It adds as many pieces as a random campaign level
 * has. It returns the hardest of a few winnable levels. Nothing on the board is moved.
 */
export function* complete(search: Search, draft: Draft, random: Random): Task<JudgedDraft | Fault> {
  const { puzzle } = search;
  if ((yield* tryDraft(search, draft)) !== undefined) return fault("nothing missing");
  let best: JudgedDraft | undefined;
  let found = 0;
  while (found < ENOUGH_FOUND && hasBudget(search)) {
    const missing = missingFrom(puzzle, draft, random);
    yield;
    const next = yield* tryDraft(search, yield* withAll(puzzle.legend, draft, missing, random));
    if (next === undefined) continue;
    found++;
    if (best === undefined || next.verdict.difficultyCentibits > best.verdict.difficultyCentibits) best = next;
  }
  return best ?? fault("no pieces found");
}

/**
 * Returns the kinds of the pieces that a random campaign level has and the draft has not. Early levels are more likely
 * than late ones.
 */
function missingFrom({ campaign, legend }: AnyPuzzle, draft: Draft, random: Random): number[] {
  const { map } = campaign.level(drawBelow(random, 1 + drawBelow(random, campaign.levelCount)));
  const campaignDraft = parseDraft(legend, map.join("\n"));
  if (isFault(campaignDraft)) return [];
  const missing = piecesOf(legend, campaignDraft).map(({ kind }) => kind);
  for (const { kind } of piecesOf(legend, draft)) {
    const index = missing.indexOf(kind);
    if (index >= 0) missing.splice(index, 1);
  }
  return missing;
}

/** Returns the draft with a thing of each kind on random free cells. */
function* withAll(legend: Legend, draft: Draft, kinds: readonly number[], random: Random): Task<Draft> {
  let next = draft;
  for (const kind of kinds) {
    next = withOne(legend, next, kind, random);
    yield;
  }
  return next;
}

/** Returns the draft with a thing of a kind on a random free cell, or the same draft if none was found. */
function withOne(legend: Legend, draft: Draft, kind: number, random: Random): Draft {
  const { cells } = draft.board;
  for (let tried = 0; tried < MAX_CELLS_TRIED; tried++) {
    const cell = cells[drawBelow(random, cells.length)];
    if (!isFree(legend, draft, cell)) continue;
    const next = withThing(legend, draft, cell, kind);
    if (next !== undefined) return next;
  }
  return draft;
}
