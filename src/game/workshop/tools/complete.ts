import { parseDraft, type Draft } from "../../../kernel/draft";
import { fault, isFault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { isFree, piecesOf, withThing } from "../draft-edits";
import { hasBudget, tryDraft, type JudgedDraft, type Search } from "./judged-draft";

/** Of so many that can be won the hardest is taken. */
const ENOUGH_FOUND = 5;
/** A piece that finds no free cell so often is left out. */
const MAX_CELLS_TRIED = 20;

/**
 * The draft with the pieces that it lacks, as many as some level of the campaign has, and where they make the hardest
 * level of a few. What is on the board stays where it is.
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

/** The kinds of the pieces that a level of the campaign has and the draft has not: one of the first more likely than a late one. */
function missingFrom({ campaign, legend }: AnyPuzzle, draft: Draft, random: Random): number[] {
  const { map } = campaign.level(drawBelow(random, 1 + drawBelow(random, campaign.levelCount)));
  const model = parseDraft(legend, map.join("\n"));
  if (isFault(model)) return [];
  const missing = piecesOf(legend, model).map(({ kind }) => kind);
  for (const { kind } of piecesOf(legend, draft)) {
    const index = missing.indexOf(kind);
    if (index >= 0) missing.splice(index, 1);
  }
  return missing;
}

function* withAll(legend: Legend, draft: Draft, kinds: readonly number[], random: Random): Task<Draft> {
  let next = draft;
  for (const kind of kinds) {
    next = withOne(legend, next, kind, random);
    yield;
  }
  return next;
}

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
