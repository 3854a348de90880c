/** Makes small random changes to a board, called mutations. The editor's tools use mutations to find new levels. */
import { cellAt, columnOf, rowOf } from "../../../kernel/board";
import type { Draft } from "../../../kernel/draft";
import type { Legend } from "../../../kernel/legend";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import { isFree, listPlacements, withoutPlacement, withThing, type DraftPlacement } from "../draft-edits";

/**
 * A mutation (a small random change) shifts a thing by at most this many columns and rows. Small shifts keep the shape
 * of the level.
 */
const MAX_SHIFT = 2;
/**
 * The share of mutations (random changes) that may turn a thing. Among the mutations that turn or shift a thing with
 * several directions, one in this many draws a random direction. All others shift the thing, and so does one that draws
 * the thing's present direction.
 */
const MOVES_PER_TURN = 3;

/**
 * Returns a level draft with one random change: a thing is shifted, turned, duplicated on another cell or removed.
 * Returns undefined if the chosen change is not allowed.
 */
export function varyDraft(legend: Legend, draft: Draft, random: Random): Draft | undefined {
  const placements = listPlacements(legend, draft);
  if (placements.length === 0) return undefined;
  const mutation = drawRandomBelow(random, 4);
  const placement = placements[drawRandomBelow(random, placements.length)];
  if (mutation === 0) return addOneMore(legend, draft, placement, random);
  return mutation === 1 ? removeOne(legend, draft, placement) : shiftOrTurn(legend, draft, placement, random);
}

/** Returns a level draft with a thing moved to a random cell; undefined if that cell is not free. */
export function moveAnywhere(
  legend: Legend,
  draft: Draft,
  placement: DraftPlacement,
  random: Random,
): Draft | undefined {
  const { cells } = draft.board;
  return moveTo(legend, draft, placement, cells[drawRandomBelow(random, cells.length)]);
}

function addOneMore(legend: Legend, draft: Draft, { kind }: DraftPlacement, random: Random): Draft | undefined {
  const { cells } = draft.board;
  const cell = cells[drawRandomBelow(random, cells.length)];
  if (hasFixedCount(legend, kind)) return undefined;
  return canHold(legend, draft, cell, kind) ? withThing(legend, draft, cell, kind) : undefined;
}

function removeOne(legend: Legend, draft: Draft, placement: DraftPlacement): Draft | undefined {
  return hasFixedCount(legend, placement.kind) ? undefined : withoutPlacement(legend, draft, placement);
}

function shiftOrTurn(legend: Legend, draft: Draft, placement: DraftPlacement, random: Random): Draft | undefined {
  const turned = turnKind(legend, placement.kind, random);
  if (turned !== placement.kind) {
    return withThing(legend, withoutPlacement(legend, draft, placement), placement.cell, turned);
  }
  const { board } = draft;
  const x = columnOf(board, placement.cell) + drawRandomBelow(random, 2 * MAX_SHIFT + 1) - MAX_SHIFT;
  const y = rowOf(board, placement.cell) + drawRandomBelow(random, 2 * MAX_SHIFT + 1) - MAX_SHIFT;
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return undefined;
  return moveTo(legend, draft, placement, cellAt(board, x, y));
}

function moveTo(legend: Legend, draft: Draft, placement: DraftPlacement, cell: number): Draft | undefined {
  if (!canHold(legend, draft, cell, placement.kind)) return undefined;
  return withThing(legend, withoutPlacement(legend, draft, placement), cell, placement.kind);
}

/** Returns whether a thing may be put on a cell: a one-way pass on any cell, any other thing only on a free cell. */
function canHold(legend: Legend, draft: Draft, cell: number, kind: number): boolean {
  return kind >= legend.firstPassKind || isFree(legend, draft, cell);
}

/**
 * Returns whether every level has a fixed number of a thing: exactly one, or a pair. Such a thing must not be added or
 * removed.
 */
function hasFixedCount({ thingOf, firstPassKind }: Legend, kind: number): boolean {
  const count = kind < firstPassKind ? thingOf[kind].count : undefined;
  return count === "one" || count === "pair";
}

function turnKind({ thingOf, characters, firstPassKind }: Legend, kind: number, random: Random): number {
  const directionCount = kind < firstPassKind ? thingOf[kind].characters.length : 1;
  if (directionCount === 1 || drawRandomBelow(random, MOVES_PER_TURN) > 0) return kind;
  return characters.indexOf(thingOf[kind].characters) + drawRandomBelow(random, directionCount);
}
