/**
 * Works out which pairs leave and what anteaters pull after a slide, in a list of piece codes, for `exploreMany`.
 * rules.ts does the same for states.
 */
import { FRUIT_KIND_COUNT } from "../level";
import { PieceCode, goneCode, type SlideTables } from "./slide-tables";
import { insertSorted } from "./piece-codes";

/** Tells what happens once all pieces are at rest after a slide. */
export const enum Settled {
  /** Nothing happens: no pair leaves and no anteater pulls. */
  Same = 0,
  /** Fruits have left or were pulled, and the list of piece codes is updated. */
  Changed = 1,
  /** A fruit was pulled into a puddle, so the level is lost. */
  Lost = 2,
}

// By cell of the board: the index of the piece on this cell in a list of codes, counted from 1, or 0. Between two calls
// of `settle` all entries are 0.
const slotOnCell: number[] = [];

// By index of a piece, counted from 1: the cell of the piece, 0 once the piece has left.
const cellOfSlot: number[] = [];
// By index of a piece, counted from 1: the kind of the piece, a `CodedKind`.
const kindOfSlot: number[] = [];

// The indices of the fruits among all pieces, sorted by the fruits' cells row by row.
const readingOrder: number[] = [];

/**
 * Lets pairs leave and anteaters pull, as rules.ts describes. `list` has the codes of the pieces, with cells numbered
 * along `axis`: 0 column by column, 1 row by row. The list is in ascending order before and after the call.
 */
export function settle(slideTables: SlideTables, axis: number, list: number[], slots: number): Settled {
  const { boardCodes, tables } = slideTables;
  const { numberOf } = boardCodes.cellOrders[axis];
  placePieces(slideTables, axis, list, slots);
  let settled = removePairs(tables.board.steps, slots) ? Settled.Changed : Settled.Same;
  if (slideTables.hasAnteaters) {
    const pulled = pullAll(slideTables, settled);
    if (pulled === Settled.Changed) removePairs(tables.board.steps, slots);
    settled = pulled;
  }
  clearBoard(slots);
  if (settled !== Settled.Changed) return settled;
  let piecesLeft = 0;
  for (let slot = 1; slot <= slots; slot++) {
    if (cellOfSlot[slot] === 0) continue;
    insertSorted(list, piecesLeft, PieceCode.PerCell * numberOf[cellOfSlot[slot]] + kindOfSlot[slot]);
    piecesLeft++;
  }
  for (let slot = piecesLeft + 1; slot <= slots; slot++) list[slot - 1] = goneCode(boardCodes, slot);
  return settled;
}

/**
 * Puts the pieces of a list of codes on the board. Pieces that have left are put on cell 0, which is no cell of the
 * board.
 */
function placePieces({ boardCodes, tables }: SlideTables, axis: number, list: readonly number[], slots: number): void {
  const { cellOfCode } = boardCodes.cellOrders[axis];
  while (slotOnCell.length < tables.board.cellCount) slotOnCell.push(0);
  for (let slot = 1; slot <= slots; slot++) {
    const code = list[slot - 1];
    const cell = cellOfCode[code - 1];
    cellOfSlot[slot] = cell;
    kindOfSlot[slot] = code % PieceCode.PerCell;
    slotOnCell[cell] = slot;
  }
}

/** Sets all used entries of the board `slotOnCell` to 0 for the next call of `settle`. */
function clearBoard(slots: number): void {
  for (let slot = 1; slot <= slots; slot++) slotOnCell[cellOfSlot[slot]] = 0;
  slotOnCell[0] = 0;
}

/** Removes all pairs (fruits of one kind side by side) in reading order. Returns whether there were any pairs. */
function removePairs(steps: readonly number[], pieces: number): boolean {
  const [, right, down] = steps;
  let fruits = 0;
  for (let slot = 1; slot <= pieces; slot++) {
    if (kindOfSlot[slot] >= FRUIT_KIND_COUNT || cellOfSlot[slot] === 0) continue;
    let index = fruits;
    while (index > 0 && cellOfSlot[readingOrder[index - 1]] > cellOfSlot[slot]) {
      readingOrder[index] = readingOrder[index - 1];
      index--;
    }
    readingOrder[index] = slot;
    fruits++;
  }
  let hasPairs = false;
  for (let index = 0; index < fruits; index++) {
    const slot = readingOrder[index];
    const cell = cellOfSlot[slot];
    if (cell === 0) continue;
    const isRight = isFruitOfSameKind(slot, cell + right);
    if (!isRight && !isFruitOfSameKind(slot, cell + down)) continue;
    hasPairs = true;
    removePiece(slotOnCell[cell + (isRight ? right : down)]);
    removePiece(slot);
  }
  return hasPairs;
}

/** Returns whether a cell has a fruit of the same kind as the fruit with index `slot`. */
function isFruitOfSameKind(slot: number, cell: number): boolean {
  const other = slotOnCell[cell];
  return other > 0 && kindOfSlot[other] === kindOfSlot[slot];
}

function removePiece(slot: number): void {
  slotOnCell[cellOfSlot[slot]] = 0;
  cellOfSlot[slot] = 0;
}

/**
 * Lets each anteater pull the fruit that it sees. Returns `Changed` or `Lost` if a fruit was pulled. Otherwise returns
 * `before`, the result so far.
 */
function pullAll({ tables }: SlideTables, before: Settled): Settled {
  const { sightLines, isPuddle } = tables;
  let settled = before;
  for (let anteaterIndex = 0; anteaterIndex < sightLines.length; anteaterIndex++) {
    const sightLine = sightLines[anteaterIndex];
    let seenIndex = 0;
    while (seenIndex < sightLine.length && slotOnCell[sightLine[seenIndex]] === 0) seenIndex++;
    if (seenIndex === 0 || seenIndex === sightLine.length) continue;
    const slot = slotOnCell[sightLine[seenIndex]];
    if (kindOfSlot[slot] >= FRUIT_KIND_COUNT) continue;
    let index = seenIndex - 1;
    while (index > 0 && !isPuddle[sightLine[index]]) index--;
    if (isPuddle[sightLine[index]]) return Settled.Lost;
    slotOnCell[sightLine[seenIndex]] = 0;
    slotOnCell[sightLine[index]] = slot;
    cellOfSlot[slot] = sightLine[index];
    settled = Settled.Changed;
  }
  return settled;
}
