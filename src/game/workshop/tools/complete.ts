/**
 * The editor tool "complete", which adds the pieces that a draft (a board that may lack things of a level) needs to
 * become a level.
 */
import { parseDraft, type Draft } from "../../../kernel/draft";
import { fault, isFault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import type { Campaign } from "../../../puzzles/puzzle";
import { isFree, listPieces, withThing } from "../draft-edits";
import { hasBudget, tryDraft, type JudgedDraft, type DraftSearch, type ToolFault } from "./judged-draft";

/**
 * The search for the pieces that the edited draft lacks stops when it has found this many winnable levels. The search
 * returns the hardest of these levels.
 */
const ENOUGH_FOUND = 5;
/**
 * The number of random cells that the search tries for a missing piece. If the piece cannot be put on any of these
 * cells, the piece is left out.
 */
const MAX_CELLS_TRIED = 20;

/**
 * Searches for a winnable level by adding missing pieces on random free cells of the edited board. The missing pieces
 * are those that a random campaign level has and the edited board lacks. Nothing on the board is moved. Returns the
 * hardest of a few winnable levels.
 */
export function* completeDraft(
  search: DraftSearch,
  draft: Draft,
  random: Random,
): Task<JudgedDraft | Fault<ToolFault>> {
  const { puzzle } = search;
  if ((yield* tryDraft(search, draft)) !== undefined) return fault("nothing-missing");
  let best: JudgedDraft | undefined;
  let found = 0;
  while (found < ENOUGH_FOUND && hasBudget(search)) {
    const missing = drawMissingKinds(puzzle, draft, random);
    yield;
    const next = yield* tryDraft(search, yield* placeAll(puzzle.legend, draft, missing, random));
    if (next === undefined) continue;
    found++;
    if (best === undefined || next.verdict.difficultyCentibits > best.verdict.difficultyCentibits) best = next;
  }
  return best ?? fault("no-pieces");
}

/**
 * Returns the kinds of pieces that a random campaign level has and the edited draft lacks. An early campaign level is
 * more likely to be chosen than a late one. If the campaign has no levels, returns one piece of each kind that every
 * level must have.
 */
function drawMissingKinds({ campaign, legend }: AnyPuzzle, draft: Draft, random: Random): number[] {
  const missing = campaign.levelCount === 0 ? requiredKinds(legend) : drawCampaignKinds(campaign, legend, random);
  for (const { kind } of listPieces(legend, draft)) {
    const index = missing.indexOf(kind);
    if (index >= 0) missing.splice(index, 1);
  }
  return missing;
}

function drawCampaignKinds(campaign: Campaign, legend: Legend, random: Random): number[] {
  const { map } = campaign.level(drawRandomBelow(random, 1 + drawRandomBelow(random, campaign.levelCount)));
  const campaignDraft = parseDraft(legend, map.join("\n"));
  return isFault(campaignDraft) ? [] : listPieces(legend, campaignDraft).map(({ kind }) => kind);
}

function requiredKinds({ things, characters }: Legend): number[] {
  return things
    .filter(({ count, editorRole }) => editorRole === undefined && (count === "one" || count === "some"))
    .map((thing) => characters.indexOf(thing.characters.charAt(0)));
}

function* placeAll(legend: Legend, draft: Draft, kinds: readonly number[], random: Random): Task<Draft> {
  let next = draft;
  for (const kind of kinds) {
    next = placeOne(legend, next, kind, random);
    yield;
  }
  return next;
}

function placeOne(legend: Legend, draft: Draft, kind: number, random: Random): Draft {
  const { cells } = draft.board;
  for (let tried = 0; tried < MAX_CELLS_TRIED; tried++) {
    const cell = cells[drawRandomBelow(random, cells.length)];
    if (!isFree(legend, draft, cell)) continue;
    const next = withThing(legend, draft, cell, kind);
    if (next !== undefined) return next;
  }
  return draft;
}
