/**
 * Changes level drafts: boards in the editor, which need not be playable levels yet. Functions add, remove and list
 * things, and resize the board. Each change returns a new draft. editing.ts has the undo history.
 */
import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS } from "../../kernel/direction";
import { createDraft, isAllowedAt, type Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import { comparePasses, isSameBorder, type Pass } from "../../kernel/pass";

/**
 * A thing, such as a wall or a ball, on a cell of a level draft, or a one-way pass at an edge of the cell. `kind` is
 * the number, in the puzzle's legend (the list of all things and their characters), of the thing in one direction.
 */
export interface DraftPlacement {
  readonly cell: number;
  readonly kind: number;
}

/**
 * Creates an empty board for the editor. A cell that the rules do not allow to be empty has a wall or another filler.
 */
export function createEmptyDraft(legend: Legend, width: number, height: number): Draft {
  const draft = createDraft(legend, createBoard(width, height));
  for (const cell of draft.board.cells) draft.upper[cell] = findFiller(legend, draft.board, cell);
  return draft;
}

/**
 * Returns a level draft with a thing or one-way pass added on a cell; undefined if it is not allowed there.
 *
 * The thing that was on the cell stays beneath the new thing if the puzzle allows that. If the rules allow only one or
 * two copies of the new thing on a board, older copies are removed.
 */
export function withThing(legend: Legend, draft: Draft, cell: number, kind: number): Draft | undefined {
  if (kind === legend.emptyKind) return withoutThing(legend, draft, cell);
  if (kind >= legend.firstPassKind)
    return withPass(legend, draft, { cell, direction: DIRECTIONS[kind - legend.firstPassKind] });
  if (findRefusal(legend, draft, cell, kind) !== undefined) return undefined;
  const thing = legend.thingOf[kind];
  const next = copyDraft(draft);
  const beneath = draft.lower[cell] === legend.emptyKind ? draft.upper[cell] : draft.lower[cell];
  const isKept = thing.mayLieOn?.includes(legend.characters.charAt(beneath)) === true;
  next.lower[cell] = isKept ? beneath : legend.emptyKind;
  next.upper[cell] = kind;
  removeSurplus(legend, next, thing, cell);
  return next;
}

/** The reason why a thing cannot be put on a cell of a level draft. */
export type Refusal = "edge-only" | "inside-only" | "off-board" | "passes-used-up" | "already-empty";

/**
 * Returns why a thing or one-way pass of the given kind cannot be put on a cell of a level draft; undefined if it can
 * be put there or is there already.
 */
export function findRefusal(legend: Legend, draft: Draft, cell: number, kind: number): Refusal | undefined {
  const { board, passes } = draft;
  if (kind === legend.emptyKind) return isFree(legend, draft, cell) ? "already-empty" : undefined;
  if (kind < legend.firstPassKind) {
    const thing = legend.thingOf[kind];
    if (isAllowedAt(thing, board, cell)) return undefined;
    return thing.where === "edge" ? "edge-only" : "inside-only";
  }
  const pass = { cell, direction: DIRECTIONS[kind - legend.firstPassKind] };
  if (board.cellsToEdge[pass.direction][cell] === 0) return "off-board";
  const others = passes.filter((other) => !isSameBorder(board, pass, other));
  return others.length >= legend.maxPasses ? "passes-used-up" : undefined;
}

function withoutThing(legend: Legend, draft: Draft, cell: number): Draft {
  const next = copyDraft(draft);
  removeTopThing(legend, next, cell);
  return next;
}

/** Returns whether a thing or one-way pass of the given kind is on a cell of a level draft. */
export function hasThing(legend: Legend, { upper, passes }: Draft, cell: number, kind: number): boolean {
  if (kind < legend.firstPassKind) return upper[cell] === kind;
  return passes.some((pass) => pass.cell === cell && pass.direction === kind - legend.firstPassKind);
}

export function withoutPlacement(legend: Legend, draft: Draft, { cell, kind }: DraftPlacement): Draft {
  if (kind < legend.firstPassKind) return withoutThing(legend, draft, cell);
  const direction = DIRECTIONS[kind - legend.firstPassKind];
  return { ...draft, passes: draft.passes.filter((pass) => pass.cell !== cell || pass.direction !== direction) };
}

/**
 * Returns the things on a level draft's board in reading order, followed by the draft's one-way passes. If two things
 * are on a cell, only the upper thing is listed.
 */
export function listPlacements(legend: Legend, draft: Draft): DraftPlacement[] {
  const placements: DraftPlacement[] = [];
  for (const cell of draft.board.cells) {
    if (!isFree(legend, draft, cell)) placements.push({ cell, kind: draft.upper[cell] });
  }
  for (const { cell, direction } of draft.passes) placements.push({ cell, kind: legend.firstPassKind + direction });
  return placements;
}

/** Returns the pieces on a level draft's board, without one-way passes, floor and walls. */
export function listPieces(legend: Legend, draft: Draft): DraftPlacement[] {
  return listPlacements(legend, draft).filter(
    ({ kind }) => kind < legend.firstPassKind && legend.thingOf[kind].editorRole === undefined,
  );
}

/**
 * Returns whether a cell of a level draft is empty, or has only the filler (such as a wall) that an empty board has on
 * this cell.
 */
export function isFree(legend: Legend, { board, upper, lower }: Draft, cell: number): boolean {
  return lower[cell] === legend.emptyKind && upper[cell] === findFiller(legend, board, cell);
}

/**
 * Returns a copy of a level draft in another size. Things and one-way passes that are not allowed in this size are left
 * out.
 */
export function resizeDraft(legend: Legend, draft: Draft, width: number, height: number): Draft {
  const next = createEmptyDraft(legend, width, height);
  const { board } = next;
  for (const cell of draft.board.cells) {
    const target = cellOnBoard(board, draft.board, cell);
    if (target === undefined) continue;
    const [upper, lower] = [draft.upper[cell], draft.lower[cell]];
    const isFiller = upper === findFiller(legend, draft.board, cell);
    if (isFiller || !isAllowedAt(legend.thingOf[upper], board, target)) continue;
    next.upper[target] = upper;
    if (isAllowedAt(legend.thingOf[lower], board, target)) next.lower[target] = lower;
  }
  const passes = draft.passes.flatMap(({ cell, direction }): Pass[] => {
    const target = cellOnBoard(board, draft.board, cell);
    return target === undefined || board.cellsToEdge[direction][target] === 0 ? [] : [{ cell: target, direction }];
  });
  return { ...next, passes: passes.sort((one, other) => comparePasses(one, other)) };
}

function cellOnBoard(board: Board, from: Board, cell: number): number | undefined {
  const [x, y] = [columnOf(from, cell), rowOf(from, cell)];
  return x < board.width && y < board.height ? cellAt(board, x, y) : undefined;
}

/**
 * Returns a level draft with a one-way pass added, which replaces another pass at the same edge of the cell. Returns
 * undefined if the pass leads out of the board, or if the board already has as many one-way passes as allowed.
 */
function withPass(legend: Legend, draft: Draft, pass: Pass): Draft | undefined {
  const { board, passes } = draft;
  if (findRefusal(legend, draft, pass.cell, legend.firstPassKind + pass.direction) !== undefined) return undefined;
  const others = passes.filter((other) => !isSameBorder(board, pass, other));
  return { ...draft, passes: [...others, pass].sort((one, other) => comparePasses(one, other)) };
}

/**
 * Removes extra copies of `thing` from a level draft if the rules allow only one or two copies of this thing on a
 * board. The first copies in reading order are removed. The copy on the cell `kept` stays.
 */
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

/** Removes the upper thing on a cell from the given level draft itself, not from a copy. */
function removeTopThing(legend: Legend, { board, upper, lower }: Draft, cell: number): void {
  upper[cell] = lower[cell] === legend.emptyKind ? findFiller(legend, board, cell) : lower[cell];
  lower[cell] = legend.emptyKind;
}

/**
 * Returns the kind of thing (its number in the legend) that is put on an empty cell of the board. This is the empty
 * kind. If the rules do not allow that this cell is empty, it is a filler such as a wall.
 */
function findFiller({ things, thingOf, emptyKind, characters }: Legend, board: Board, cell: number): number {
  if (isAllowedAt(thingOf[emptyKind], board, cell)) return emptyKind;
  const filler = things.find((thing) => thing.count === undefined && isAllowedAt(thing, board, cell));
  return filler === undefined ? emptyKind : characters.indexOf(filler.characters);
}

function copyDraft(draft: Draft): Draft {
  return { ...draft, upper: [...draft.upper], lower: [...draft.lower] };
}
