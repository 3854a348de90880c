import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS } from "../../kernel/direction";
import { createDraft, isAllowedAt, type Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import { comparePasses, isSameBorder, type Pass } from "../../kernel/pass";

/** A thing of a kind on a cell, or a pass; kinds are those of the legend. */
export interface Placement {
  readonly cell: number;
  readonly kind: number;
}

/** What may be done to a draft. Drafts are never changed: each change gives a new one. */

/** A board with as little on it as there may be. */
export function emptyDraft(legend: Legend, width: number, height: number): Draft {
  const draft = createDraft(legend, createBoard(width, height));
  for (const cell of draft.board.cells) draft.upper[cell] = fillerOn(legend, draft.board, cell);
  return draft;
}

/**
 * The draft with a thing of that kind, or a pass, on a cell. What was there lies beneath it, if it may; of a thing that
 * a level has only so many of, others go. Nothing if it may not be there.
 */
export function withThing(legend: Legend, draft: Draft, cell: number, kind: number): Draft | undefined {
  if (kind === legend.emptyKind) return withoutThing(legend, draft, cell);
  if (kind >= legend.firstPassKind)
    return withPass(legend, draft, { cell, direction: DIRECTIONS[kind - legend.firstPassKind] });
  const thing = legend.thingOf[kind];
  if (!isAllowedAt(thing, draft.board, cell)) return undefined;
  const next = copyOf(draft);
  const beneath = draft.lower[cell] === legend.emptyKind ? draft.upper[cell] : draft.lower[cell];
  const isKept = thing.over?.includes(legend.characters.charAt(beneath)) === true;
  next.lower[cell] = isKept ? beneath : legend.emptyKind;
  next.upper[cell] = kind;
  removeSurplus(legend, next, thing, cell);
  return next;
}

/** The draft without what stands on a cell: then what lay beneath stands there. */
function withoutThing(legend: Legend, draft: Draft, cell: number): Draft {
  const next = copyOf(draft);
  removeTopThing(legend, next, cell);
  return next;
}

/** Whether a thing of that kind stands on a cell, or that pass is there. */
export function hasThing(legend: Legend, { upper, passes }: Draft, cell: number, kind: number): boolean {
  if (kind < legend.firstPassKind) return upper[cell] === kind;
  return passes.some((pass) => pass.cell === cell && pass.direction === kind - legend.firstPassKind);
}

/** The draft without what has been put on a cell, or between two. */
export function withoutPlacement(legend: Legend, draft: Draft, { cell, kind }: Placement): Draft {
  if (kind < legend.firstPassKind) return withoutThing(legend, draft, cell);
  const direction = DIRECTIONS[kind - legend.firstPassKind];
  return { ...draft, passes: draft.passes.filter((pass) => pass.cell !== cell || pass.direction !== direction) };
}

/** All that has been put on a board, in reading order, passes last; of two things on a cell the upper one. */
export function placementsOf(legend: Legend, draft: Draft): Placement[] {
  const placements: Placement[] = [];
  for (const cell of draft.board.cells) {
    if (!isFree(legend, draft, cell)) placements.push({ cell, kind: draft.upper[cell] });
  }
  for (const { cell, direction } of draft.passes) placements.push({ cell, kind: legend.firstPassKind + direction });
  return placements;
}

/** All of that which is a piece, and no part of the ground. */
export function piecesOf(legend: Legend, draft: Draft): Placement[] {
  return placementsOf(legend, draft).filter(
    ({ kind }) => kind < legend.firstPassKind && legend.thingOf[kind].editorRole === undefined,
  );
}

/** Whether nothing has been put on a cell. */
export function isFree(legend: Legend, { board, upper, lower }: Draft, cell: number): boolean {
  return lower[cell] === legend.emptyKind && upper[cell] === fillerOn(legend, board, cell);
}

/** The draft on a board of another size: what has no place there any more is gone. */
export function resizeDraft(legend: Legend, draft: Draft, width: number, height: number): Draft {
  const next = emptyDraft(legend, width, height);
  const { board } = next;
  for (const cell of draft.board.cells) {
    const there = cellOnBoard(board, draft.board, cell);
    if (there === undefined) continue;
    const [upper, lower] = [draft.upper[cell], draft.lower[cell]];
    const isFiller = upper === fillerOn(legend, draft.board, cell);
    if (isFiller || !isAllowedAt(legend.thingOf[upper], board, there)) continue;
    next.upper[there] = upper;
    if (isAllowedAt(legend.thingOf[lower], board, there)) next.lower[there] = lower;
  }
  const passes = draft.passes.flatMap(({ cell, direction }): Pass[] => {
    const there = cellOnBoard(board, draft.board, cell);
    return there === undefined || board.cellsToEdge[direction][there] === 0 ? [] : [{ cell: there, direction }];
  });
  return { ...next, passes: passes.sort((one, other) => comparePasses(one, other)) };
}

/** Where a cell of one board lies on another; nowhere if that is too small. */
function cellOnBoard(board: Board, from: Board, cell: number): number | undefined {
  const [x, y] = [columnOf(from, cell), rowOf(from, cell)];
  return x < board.width && y < board.height ? cellAt(board, x, y) : undefined;
}

function withPass(legend: Legend, draft: Draft, pass: Pass): Draft | undefined {
  const { board, passes } = draft;
  if (board.cellsToEdge[pass.direction][pass.cell] === 0) return undefined;
  const others = passes.filter((other) => !isSameBorder(board, pass, other));
  if (others.length >= legend.maxPasses) return undefined;
  return { ...draft, passes: [...others, pass].sort((one, other) => comparePasses(one, other)) };
}

/** A level has one of some things, and two of others: what there is too much of goes, the first first. */
function removeSurplus(legend: Legend, draft: Draft, thing: Thing, kept: number): void {
  if (thing.count !== "one" && thing.count !== "pair") return;
  const { thingOf } = legend;
  const { board, upper, lower } = draft;
  const others = board.cells.filter(
    (cell) => cell !== kept && (thingOf[upper[cell]] === thing || thingOf[lower[cell]] === thing),
  );
  const surplus = others.length - (thing.count === "one" ? 0 : 1);
  for (let index = 0; index < surplus; index++) {
    if (thingOf[lower[others[index]]] === thing) lower[others[index]] = legend.emptyKind;
    else removeTopThing(legend, draft, others[index]);
  }
}

function removeTopThing(legend: Legend, { board, upper, lower }: Draft, cell: number): void {
  upper[cell] = lower[cell] === legend.emptyKind ? fillerOn(legend, board, cell) : lower[cell];
  lower[cell] = legend.emptyKind;
}

/** What is on a cell where nothing was put: nothing, unless that may not be there. */
function fillerOn({ things, thingOf, emptyKind, characters }: Legend, board: Board, cell: number): number {
  if (isAllowedAt(thingOf[emptyKind], board, cell)) return emptyKind;
  const filler = things.find((thing) => thing.count === undefined && isAllowedAt(thing, board, cell));
  return filler === undefined ? emptyKind : characters.indexOf(filler.characters);
}

function copyOf(draft: Draft): Draft {
  return { ...draft, upper: [...draft.upper], lower: [...draft.lower] };
}
