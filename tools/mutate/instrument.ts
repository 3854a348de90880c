/**
 * Inserts a statement into each function of a source file, to measure test coverage. The statement records that the
 * function was run.
 */

import ts from "typescript";
import { functionsOf } from "./functions";

/**
 * Declares the names that the inserted statements use to record that a function was run. probe.js defines these names
 * for Node, and run-tests.ts for Lua. A source file must not declare these names itself.
 */
export const VISIT_DECLARATIONS =
  "declare const visitedMarks: Readonly<Record<number, boolean | undefined>>;\n" +
  "declare function recordVisit(mark: number): void;\n";

/**
 * Returns the source text with a statement at the beginning of each function, and the functions' names. When a function
 * runs, the statement records the function's number. The function with the first name has the number `nextMark`, the
 * next one `nextMark` + 1, and so on.
 */
export function instrument(file: ts.SourceFile, nextMark: number): { text: string; names: string[] } {
  const functions = [...functionsOf(file).values()];
  const names = functions.map(({ name }) => name);
  const edits = functions.flatMap(({ body }, index) =>
    editsFor(body, `if (visitedMarks[${nextMark + index}] === undefined) recordVisit(${nextMark + index});`),
  );
  edits.sort((one, other) => other.offset - one.offset);
  const text = edits.reduce((now, { offset, words }) => now.slice(0, offset) + words + now.slice(offset), file.text);
  return { text, names };
}

/**
 * Returns the insertions that put the statement `mark` at the beginning of a function body. Each insertion is a text
 * and its offset in the source text. A body that is an expression becomes a block with a return.
 */
function editsFor(body: ts.ConciseBody, mark: string): { offset: number; words: string }[] {
  const start = body.getStart();
  if (ts.isBlock(body)) return [{ offset: start + 1, words: ` ${mark}` }];
  return [
    { offset: start, words: `{ ${mark} return ` },
    { offset: body.getEnd(), words: "; }" },
  ];
}
