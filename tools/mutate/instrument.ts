/** Adds marks to the functions of a source file, which record that a function was run. */

import ts from "typescript";
import { functionsOf } from "./functions";

/** Declares what the marks call. probe.js defines it for Node, and run-tests.ts for Lua. */
export const VISIT_DECLARATIONS =
  "declare const visited: Readonly<Record<number, boolean | undefined>>;\ndeclare function visit(mark: number): void;\n";

/** Returns the source text with a mark at the beginning of each function, and the names of the functions by mark. */
export function instrument(file: ts.SourceFile, nextMark: number): { text: string; names: string[] } {
  const functions = [...functionsOf(file).values()];
  const names = functions.map(({ name }) => name);
  const edits = functions.flatMap(({ body }, index) =>
    editsFor(body, `if (visited[${nextMark + index}] === undefined) visit(${nextMark + index});`),
  );
  edits.sort((one, other) => other.offset - one.offset);
  const text = edits.reduce((now, { offset, words }) => now.slice(0, offset) + words + now.slice(offset), file.text);
  return { text, names };
}

/** Returns the insertions, with their offsets in the source text, that put a mark into a function body. */
function editsFor(body: ts.ConciseBody, mark: string): { offset: number; words: string }[] {
  const start = body.getStart();
  if (ts.isBlock(body)) return [{ offset: start + 1, words: ` ${mark}` }];
  return [
    { offset: start, words: `{ ${mark} return ` },
    { offset: body.getEnd(), words: "; }" },
  ];
}
