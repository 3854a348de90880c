import { cellAt, columnOf, rowOf } from "../../../kernel/board";
import type { Draft } from "../../../kernel/draft";
import type { Legend } from "../../../kernel/legend";
import { drawBelow, type Random } from "../../../kernel/random";
import { isFree, placementsOf, withoutPlacement, withThing, type Placement } from "../draft-edits";

/** A thing is moved by so many columns and rows at the most: a level keeps its shape. */
const MAX_SHIFT = 2;
/** One in so many moves of a thing that can point elsewhere turns it. */
const MOVES_PER_TURN = 3;

/**
 * The draft with one small change: something is moved a little or turned, one more is put there of what there is
 * already, or something is taken away. Undefined if nothing came of these random numbers.
 */
export function mutateDraft(legend: Legend, draft: Draft, random: Random): Draft | undefined {
  const placements = placementsOf(legend, draft);
  if (placements.length === 0) return undefined;
  const what = drawBelow(random, 4);
  const placement = placements[drawBelow(random, placements.length)];
  if (what === 0) return withOneMore(legend, draft, placement, random);
  return what === 1 ? withOneLess(legend, draft, placement) : shiftOrTurn(legend, draft, placement, random);
}

/** The draft with something moved to any free cell; undefined if the cell that comes up is not free. */
export function moveAnywhere(legend: Legend, draft: Draft, placement: Placement, random: Random): Draft | undefined {
  const { cells } = draft.board;
  return moveTo(legend, draft, placement, cells[drawBelow(random, cells.length)]);
}

function withOneMore(legend: Legend, draft: Draft, { kind }: Placement, random: Random): Draft | undefined {
  const { cells } = draft.board;
  const cell = cells[drawBelow(random, cells.length)];
  if (hasFixedCount(legend, kind)) return undefined;
  return canHold(legend, draft, cell, kind) ? withThing(legend, draft, cell, kind) : undefined;
}

function withOneLess(legend: Legend, draft: Draft, placement: Placement): Draft | undefined {
  return hasFixedCount(legend, placement.kind) ? undefined : withoutPlacement(legend, draft, placement);
}

function shiftOrTurn(legend: Legend, draft: Draft, placement: Placement, random: Random): Draft | undefined {
  const turned = turnKind(legend, placement.kind, random);
  if (turned !== placement.kind) {
    return withThing(legend, withoutPlacement(legend, draft, placement), placement.cell, turned);
  }
  const { board } = draft;
  const x = columnOf(board, placement.cell) + drawBelow(random, 2 * MAX_SHIFT + 1) - MAX_SHIFT;
  const y = rowOf(board, placement.cell) + drawBelow(random, 2 * MAX_SHIFT + 1) - MAX_SHIFT;
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return undefined;
  return moveTo(legend, draft, placement, cellAt(board, x, y));
}

function moveTo(legend: Legend, draft: Draft, placement: Placement, cell: number): Draft | undefined {
  if (!canHold(legend, draft, cell, placement.kind)) return undefined;
  return withThing(legend, withoutPlacement(legend, draft, placement), cell, placement.kind);
}

/** Whether a cell has room for something that is to be put there. */
function canHold(legend: Legend, draft: Draft, cell: number, kind: number): boolean {
  return kind >= legend.firstPassKind || isFree(legend, draft, cell);
}

/** Whether a level has so many of these and no others. */
function hasFixedCount({ thingOf, firstPassKind }: Legend, kind: number): boolean {
  const count = kind < firstPassKind ? thingOf[kind].count : undefined;
  return count === "one" || count === "pair";
}

/** The same thing, now and then pointing elsewhere. */
function turnKind({ thingOf, characters, firstPassKind }: Legend, kind: number, random: Random): number {
  const directionCount = kind < firstPassKind ? thingOf[kind].characters.length : 1;
  if (directionCount === 1 || drawBelow(random, MOVES_PER_TURN) > 0) return kind;
  return characters.indexOf(thingOf[kind].characters) + drawBelow(random, directionCount);
}
