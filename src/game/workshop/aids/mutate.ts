import { cellAt, columnOf, rowOf } from "../../../kernel/board";
import type { Draft } from "../../../kernel/draft";
import type { Legend } from "../../../kernel/legend";
import { below, type Random } from "../../../kernel/random";
import { isFree, placingsOf, withoutPlacing, withThing, type Placing } from "../draft-edits";

/** A thing is moved by so many columns and rows at the most: a level keeps its shape. */
const REACH = 2;
/** One in so many moves of a thing that can point elsewhere turns it. */
const MOVES_PER_TURN = 3;

/**
 * The draft with one small change: something is moved a little or turned, one more is put there of what there is
 * already, or something is taken away. Undefined if nothing came of these random numbers.
 */
export function mutated(legend: Legend, draft: Draft, random: Random): Draft | undefined {
  const placings = placingsOf(legend, draft);
  if (placings.length === 0) return undefined;
  const what = below(random, 4);
  const placing = placings[below(random, placings.length)];
  if (what === 0) return withOneMore(legend, draft, placing, random);
  return what === 1 ? withOneLess(legend, draft, placing) : shifted(legend, draft, placing, random);
}

/** The draft with something moved to any free cell; undefined if the cell that comes up is not free. */
export function movedAnywhere(legend: Legend, draft: Draft, placing: Placing, random: Random): Draft | undefined {
  const { cells } = draft.board;
  return movedTo(legend, draft, placing, cells[below(random, cells.length)]);
}

function withOneMore(legend: Legend, draft: Draft, { kind }: Placing, random: Random): Draft | undefined {
  const { cells } = draft.board;
  const cell = cells[below(random, cells.length)];
  if (isNumbered(legend, kind)) return undefined;
  return mayTake(legend, draft, cell, kind) ? withThing(legend, draft, cell, kind) : undefined;
}

function withOneLess(legend: Legend, draft: Draft, placing: Placing): Draft | undefined {
  return isNumbered(legend, placing.kind) ? undefined : withoutPlacing(legend, draft, placing);
}

function shifted(legend: Legend, draft: Draft, placing: Placing, random: Random): Draft | undefined {
  const turned = turnedKind(legend, placing.kind, random);
  if (turned !== placing.kind) {
    return withThing(legend, withoutPlacing(legend, draft, placing), placing.cell, turned);
  }
  const { board } = draft;
  const x = columnOf(board, placing.cell) + below(random, 2 * REACH + 1) - REACH;
  const y = rowOf(board, placing.cell) + below(random, 2 * REACH + 1) - REACH;
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return undefined;
  return movedTo(legend, draft, placing, cellAt(board, x, y));
}

function movedTo(legend: Legend, draft: Draft, placing: Placing, cell: number): Draft | undefined {
  if (!mayTake(legend, draft, cell, placing.kind)) return undefined;
  return withThing(legend, withoutPlacing(legend, draft, placing), cell, placing.kind);
}

/** Whether a cell has room for something that is to be put there. */
function mayTake(legend: Legend, draft: Draft, cell: number, kind: number): boolean {
  return kind >= legend.pass || isFree(legend, draft, cell);
}

/** Whether a level has so many of these and no others. */
function isNumbered({ thingOf, pass }: Legend, kind: number): boolean {
  const count = kind < pass ? thingOf[kind].count : undefined;
  return count === "one" || count === "pair";
}

/** The same thing, now and then pointing elsewhere. */
function turnedKind({ thingOf, characters, pass }: Legend, kind: number, random: Random): number {
  const ways = kind < pass ? thingOf[kind].characters.length : 1;
  if (ways === 1 || below(random, MOVES_PER_TURN) > 0) return kind;
  return characters.indexOf(thingOf[kind].characters) + below(random, ways);
}
