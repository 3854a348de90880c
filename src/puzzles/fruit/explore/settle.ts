/**
 * Computes which pairs of fruits leave the board and which fruits anteaters pull after a slide, for `exploreMany`. This
 * file works on piece codes (numbers for the pieces' cells and kinds). rules.ts does the same on states.
 */
import { FRUIT_KIND_COUNT } from "../level";
import { CodeLayout, goneCode, type SlideTables } from "./slide-tables";
import { insertSorted } from "./piece-codes";

/** The result of `settle`: what happens to the fruits when all pieces have stopped after a slide. */
export const enum Settled {
  /** Nothing happens: no pair of fruits leaves the board and no anteater pulls a fruit. */
  Same = 0,
  /**
   * Fruits have left the board or were pulled, and the list of piece codes (numbers for the pieces' cells and kinds) is
   * updated.
   */
  Changed = 1,
  /** A fruit was pulled into a puddle, so the level is lost. */
  Lost = 2,
}

/**
 * The piece on each cell, as its index in a list of piece codes (numbers for the pieces' cells and kinds), counted from
 * 1; 0 for a cell without a piece. Between two calls of `settle` all entries are 0.
 */
const pieceOnCell: number[] = [];

/**
 * The cell of each piece while `settle` runs, or 0 once the piece has left the board. Pieces are counted from 1 here.
 */
const cellOfPiece: number[] = [];
/** The kind of each piece while `settle` runs. Pieces are counted from 1 here. */
const kindOfPiece: number[] = [];

/** The indices of the fruits among all pieces, row by row from the top left of the board. */
const readingOrder: number[] = [];

/**
 * Removes adjacent pairs of fruits and pulls the fruits that anteaters see, by the rules in rules.ts. `list` has the
 * codes of the pieces, with cells numbered along `axis`. The list is ascending before and after the call.
 */
export function settle(slideTables: SlideTables, axis: number, list: number[], pieceCount: number): Settled {
  const { boardCodes, tables } = slideTables;
  const { numberOf } = boardCodes.cellOrders[axis];
  placePieces(slideTables, axis, list, pieceCount);
  let settled = removePairs(tables.board.steps, pieceCount) ? Settled.Changed : Settled.Same;
  if (slideTables.hasAnteaters) {
    const pulled = pullAll(slideTables, settled);
    if (pulled === Settled.Changed) removePairs(tables.board.steps, pieceCount);
    settled = pulled;
  }
  clearBoard(pieceCount);
  if (settled !== Settled.Changed) return settled;
  let piecesLeft = 0;
  for (let piece = 1; piece <= pieceCount; piece++) {
    if (cellOfPiece[piece] === 0) continue;
    insertSorted(list, piecesLeft, CodeLayout.PerCell * numberOf[cellOfPiece[piece]] + kindOfPiece[piece]);
    piecesLeft++;
  }
  for (let piece = piecesLeft + 1; piece <= pieceCount; piece++) list[piece - 1] = goneCode(boardCodes, piece);
  return settled;
}

/**
 * Stores on which cell each piece of a list of piece codes (numbers for the pieces' cells and kinds) is. Pieces that
 * have left the board are on cell 0, which is no cell of the board.
 */
function placePieces(
  { boardCodes, tables }: SlideTables,
  axis: number,
  list: readonly number[],
  pieceCount: number,
): void {
  const { cellOfCode } = boardCodes.cellOrders[axis];
  while (pieceOnCell.length < tables.board.cellCount) pieceOnCell.push(0);
  for (let piece = 1; piece <= pieceCount; piece++) {
    const code = list[piece - 1];
    const cell = cellOfCode[code - 1];
    cellOfPiece[piece] = cell;
    kindOfPiece[piece] = code % CodeLayout.PerCell;
    pieceOnCell[cell] = piece;
  }
}

function clearBoard(pieceCount: number): void {
  for (let piece = 1; piece <= pieceCount; piece++) pieceOnCell[cellOfPiece[piece]] = 0;
  pieceOnCell[0] = 0;
}

/**
 * Removes all adjacent pairs of fruits of one kind, row by row from the top left. Returns whether there were any pairs.
 */
function removePairs(steps: readonly number[], pieceCount: number): boolean {
  const [, right, down] = steps;
  let fruits = 0;
  for (let piece = 1; piece <= pieceCount; piece++) {
    if (kindOfPiece[piece] >= FRUIT_KIND_COUNT || cellOfPiece[piece] === 0) continue;
    let index = fruits;
    while (index > 0 && cellOfPiece[readingOrder[index - 1]] > cellOfPiece[piece]) {
      readingOrder[index] = readingOrder[index - 1];
      index--;
    }
    readingOrder[index] = piece;
    fruits++;
  }
  let hasPairs = false;
  for (let index = 0; index < fruits; index++) {
    const piece = readingOrder[index];
    const cell = cellOfPiece[piece];
    if (cell === 0) continue;
    const isRight = isFruitOfSameKind(piece, cell + right);
    if (!isRight && !isFruitOfSameKind(piece, cell + down)) continue;
    hasPairs = true;
    removePiece(pieceOnCell[cell + (isRight ? right : down)]);
    removePiece(piece);
  }
  return hasPairs;
}

function isFruitOfSameKind(piece: number, cell: number): boolean {
  const other = pieceOnCell[cell];
  return other > 0 && kindOfPiece[other] === kindOfPiece[piece];
}

function removePiece(piece: number): void {
  pieceOnCell[cellOfPiece[piece]] = 0;
  cellOfPiece[piece] = 0;
}

function pullAll({ tables }: SlideTables, before: Settled): Settled {
  const { sightLines, isPuddle } = tables;
  let settled = before;
  for (let anteaterIndex = 0; anteaterIndex < sightLines.length; anteaterIndex++) {
    const sightLine = sightLines[anteaterIndex];
    let seenIndex = 0;
    while (seenIndex < sightLine.length && pieceOnCell[sightLine[seenIndex]] === 0) seenIndex++;
    if (seenIndex === 0 || seenIndex === sightLine.length) continue;
    const piece = pieceOnCell[sightLine[seenIndex]];
    if (kindOfPiece[piece] >= FRUIT_KIND_COUNT) continue;
    let index = seenIndex - 1;
    while (index > 0 && !isPuddle[sightLine[index]]) index--;
    if (isPuddle[sightLine[index]]) return Settled.Lost;
    pieceOnCell[sightLine[seenIndex]] = 0;
    pieceOnCell[sightLine[index]] = piece;
    cellOfPiece[piece] = sightLine[index];
    settled = Settled.Changed;
  }
  return settled;
}
