/** Compares lines of text with a stored file (a golden file), or overwrites the file with them. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/**
 * Expects lines to equal those of the file `NAME.txt` in tests/golden. A failure shows only the lines that differ. With
 * `GOLDEN=write` in the environment, overwrites the file instead; read its changes before you commit it.
 */
export function expectGoldenLines(name: string, lines: readonly string[]): void {
  const path = join(import.meta.dirname, `${name}.txt`);
  if (process.env["GOLDEN"] === "write") writeFileSync(path, `${lines.join("\n")}\n`);
  if (!existsSync(path)) throw new Error(`${path} is missing; GOLDEN=write writes it`);
  const stored = readFileSync(path, "utf8").trimEnd().split("\n");
  const added = linesOnlyIn(lines, stored);
  const gone = linesOnlyIn(stored, lines);
  const first = `first of them:\n+ ${added[0] ?? ""}\n- ${gone[0] ?? ""}`;
  expect(added, `lines of ${name}.txt that are new or gone, ${first}\n`).toEqual(gone);
  expect(lines).toEqual(stored);
}

function linesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}
