/** Puts the board of the level editor into words for a player who cannot see the screen. */
import { parseDraft, type Draft } from "../../kernel/draft";
import { isFault } from "../../kernel/fault";
import type { Legend } from "../../kernel/legend";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import {
  boardOf,
  describePieces,
  describeRows,
  describeSize,
  nameOfCell,
  nameOfCellContents,
  thingsOn,
  type SpokenBoard,
} from "../play/spoken-board";
import type { Question } from "../screen";
import { TEXTS } from "../texts/by-ear";
import { nameOfKind } from "./kind-names";

/**
 * Returns the name of the cell under the editor's cursor and of the things on it, such as "C4: rock" or "C4: empty".
 */
export function describeCell(legend: Legend, draft: Draft, cell: number): string {
  const board = boardOfDraft(legend, draft);
  const contents = nameOfCellContents(board, thingsOn(board, cell)) ?? TEXTS.empty;
  return TEXTS.cell(nameOfCell(board, cell), contents);
}

/**
 * Returns the answer to a question of a player who cannot see the screen, about the edited board. The editor does not
 * answer the question what a move would do.
 */
export function answerAboutDraft(legend: Legend, draft: Draft, question: Question): readonly string[] {
  const board = boardOfDraft(legend, draft);
  if (question === "board") return describeRows(board, isNeverHidden);
  return question === "pieces" ? [describeSize(board), ...describePieces(board, isNeverHidden)] : [];
}

/** Returns the answer to a player's question about a level of which the screen shows a small picture. */
export function answerAboutMap({ legend }: AnyPuzzle, map: string, question: Question): readonly string[] {
  const draft = parseDraft(legend, map);
  return isFault(draft) ? [] : answerAboutDraft(legend, draft, question);
}

function isNeverHidden(): boolean {
  return false;
}

function boardOfDraft(legend: Legend, { board, upper, lower, passes }: Draft): SpokenBoard {
  const { emptyKind, lowerKindOffset, firstPassKind } = legend;
  const cells: number[] = [];
  const kinds: number[] = [];
  const put = (cell: number, kind: number): void => {
    cells.push(cell);
    kinds.push(kind);
  };
  for (const cell of board.cells) {
    if (upper[cell] !== emptyKind) put(cell, upper[cell]);
    if (lower[cell] !== emptyKind) put(cell, lowerKindOffset + lower[cell]);
  }
  for (const { cell, direction } of passes) put(cell, firstPassKind + direction);
  return boardOf(legend, { board, cells, kinds }, 0);
}

/**
 * Returns the text about the thing that the player has chosen in the level editor to put on the board. If `kind` is an
 * empty cell, the text names the eraser.
 */
export function describeHand(legend: Legend, kind: number): string {
  return TEXTS.inHand(kind === legend.emptyKind ? TEXTS.eraser : nameOfKind(legend, kind));
}
