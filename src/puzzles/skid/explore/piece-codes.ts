/** Converts a state to a list of piece codes (numbers for the pieces' cells and kinds) for the search functions. */
import type { Level } from "../level";
import type { State } from "../state";
import { CodeLayout, CodedKind, type BoardCodes } from "./slide-tables";
import { goneCode } from "./move-pieces";
import type { PieceCode } from "../../tilting/piece-code";

export function countPieces({ reds, yellows, crates, ices }: Level): number {
  return reds.length + yellows.length + crates.length + ices.length;
}

type PieceCells = Omit<State, "brokenCombos">;

/**
 * Returns the piece codes (numbers for the pieces' cells and kinds) of a state in ascending order, with cells numbered
 * by rows. The codes of pieces that have left the board come last. The last code also holds `brokenCombos`.
 */
export function codesOf(
  boardCodes: BoardCodes,
  { reds, yellows, crates, ices }: PieceCells,
  brokenCombos: number,
): number[] {
  const { slotCount } = boardCodes;
  const codes: PieceCode[] = [];
  const add = (cells: readonly number[], kind: CodedKind): void => {
    for (const cell of cells) codes.push(CodeLayout.PerCell * boardCodes.rows.numberOf[cell] + kind);
  };
  add(reds, CodedKind.Red);
  add(yellows, CodedKind.Yellow);
  add(ices, CodedKind.Ice);
  add(crates, CodedKind.Crate);
  codes.sort((code1, code2) => code1 - code2);
  while (codes.length < slotCount) {
    const slot = codes.length;
    codes.push(goneCode(boardCodes, slot) + (slot === slotCount - 1 ? brokenCombos : 0));
  }
  return codes;
}
