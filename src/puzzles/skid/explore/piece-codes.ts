import type { Level } from "../level";
import type { State } from "../state";
import { Code, CodedKind, type Layout } from "./slide-tables";
import { goneCode } from "./move-pieces";

/** How many pieces a level begins with. */
export function countPieces({ reds, yellows, crates, ices }: Level): number {
  return reds.length + yellows.length + crates.length + ices.length;
}

/** Where the pieces of a level, or of a position of it, stand. */
type PieceCells = Omit<State, "brokenCombos">;

/** The codes of a position, row by row and in ascending order; those of pieces that are gone come last. */
export function codesOf(layout: Layout, { reds, yellows, crates, ices }: PieceCells, brokenCombos: number): number[] {
  const { slots } = layout;
  const codes: number[] = [];
  const add = (cells: readonly number[], kind: CodedKind): void => {
    for (const cell of cells) codes.push(Code.PerCell * layout.rows.numberOf[cell] + kind);
  };
  add(reds, CodedKind.Red);
  add(yellows, CodedKind.Yellow);
  add(ices, CodedKind.Ice);
  add(crates, CodedKind.Crate);
  codes.sort((one, other) => one - other);
  while (codes.length < slots) {
    const slot = codes.length;
    codes.push(goneCode(layout, slot) + (slot === slots - 1 ? brokenCombos : 0));
  }
  return codes;
}
