/** Converts states of the rules to lists of codes for the explorers. */
import type { Level } from "../level";
import type { State } from "../state";
import { Code, CodedKind, type Layout } from "./slide-tables";
import { goneCode } from "./move-pieces";

/** Returns how many pieces a level begins with. */
export function countPieces({ reds, yellows, crates, ices }: Level): number {
  return reds.length + yellows.length + crates.length + ices.length;
}

/** The cells of the pieces of a level or of a state. */
type PieceCells = Omit<State, "brokenCombos">;

/**
 * Returns the codes of a state, by rows and in ascending order. The codes of gone pieces come last, and the last one
 * holds the broken combos.
 */
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
  codes.sort((code1, code2) => code1 - code2);
  while (codes.length < slots) {
    const slot = codes.length;
    codes.push(goneCode(layout, slot) + (slot === slots - 1 ? brokenCombos : 0));
  }
  return codes;
}
