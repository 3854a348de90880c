import type { Level } from "../level";
import type { State } from "../state";
import { Code, Piece, type Layout } from "./lanes";
import { goneCode } from "./shift";

/** How many pieces a level begins with. */
export function piecesOf({ reds, yellows, crates, ices }: Level): number {
  return reds.length + yellows.length + crates.length + ices.length;
}

/** Where the pieces of a level, or of a position of it, stand. */
type Pieces = Omit<State, "broken">;

/** The codes of a position, row by row and in ascending order; those of pieces that are gone come last. */
export function codesOf(layout: Layout, { reds, yellows, crates, ices }: Pieces, broken: number): number[] {
  const { slots } = layout;
  const codes: number[] = [];
  const add = (cells: readonly number[], kind: Piece): void => {
    for (const cell of cells) codes.push(Code.Kinds * layout.rows.cellOf[cell] + kind);
  };
  add(reds, Piece.Red);
  add(yellows, Piece.Yellow);
  add(ices, Piece.Ice);
  add(crates, Piece.Crate);
  codes.sort((one, other) => one - other);
  while (codes.length < slots) {
    const slot = codes.length;
    codes.push(goneCode(layout, slot) + (slot === slots - 1 ? broken : 0));
  }
  return codes;
}
