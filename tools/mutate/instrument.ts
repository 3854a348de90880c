import ts from "typescript";
import { functionsOf } from "./functions";

/** What the marks in the sources call; `probe.mjs` and the simulator's sandbox have it. */
export const VISIT_DECLARATIONS =
  "declare const visited: Readonly<Record<number, boolean | undefined>>;\ndeclare function visit(mark: number): void;\n";

/** A source whose functions tell when they first run, and the functions by their marks. */
export function instrument(file: ts.SourceFile, nextMark: number): { text: string; names: string[] } {
  const functions = [...functionsOf(file).values()];
  const names = functions.map(({ name }) => name);
  const edits = functions.flatMap(({ body }, at) =>
    editsFor(body, `if (visited[${nextMark + at}] === undefined) visit(${nextMark + at});`),
  );
  edits.sort((one, other) => other.at - one.at);
  const text = edits.reduce((now, { at, words }) => now.slice(0, at) + words + now.slice(at), file.text);
  return { text, names };
}

function editsFor(body: ts.ConciseBody, mark: string): { at: number; words: string }[] {
  const start = body.getStart();
  if (ts.isBlock(body)) return [{ at: start + 1, words: ` ${mark}` }];
  return [
    { at: start, words: `{ ${mark} return ` },
    { at: body.getEnd(), words: "; }" },
  ];
}
