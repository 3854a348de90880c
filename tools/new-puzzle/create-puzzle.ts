/**
 * Creates a puzzle: copies the template under a new name, and adds the puzzle to the list of puzzles and to the tests.
 */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PuzzleNames } from "./puzzle-names";

const TEMPLATE = "src/puzzles/template";
const PUZZLE_LIST = "src/puzzles/index.ts";
const PIECE_CELLS = "tests/puzzles/piece-cells.ts";

export function createPuzzle(project: string, names: PuzzleNames): void {
  copyTemplate(project, names);
  const { id, title, constant } = names;
  changeFile(project, PUZZLE_LIST, (text) =>
    insertAfterLast(
      insertAfterLast(
        text,
        /^import .*\n/gm,
        `/** The import below is loaded from ${id}.lua on first use. @lazy ${id} */\nimport { ${constant} } from "./${id}/index";\n`,
      ),
      /^ {2}\{ id: .*\n/gm,
      `  { id: "${id}", name: "${title}", levelCount: 0, loadPuzzle: () => toAnyPuzzle(${constant}) },\n`,
    ),
  );
  changeFile(project, PIECE_CELLS, (text) =>
    insertAfterLast(
      insertAfterLast(
        text,
        /^import .*\n/gm,
        `import { piecesOf as ${constant}Pieces } from "../../src/puzzles/${id}/rules";\n`,
      ),
      /^ {4}template: .*\n/gm,
      `    ${id === constant ? id : `"${id}"`}: cellsOf(${constant}Pieces),\n`,
    ),
  );
}

function copyTemplate(project: string, { id, title, constant }: PuzzleNames): void {
  const folder = join(project, "src/puzzles", id);
  mkdirSync(folder);
  for (const file of readdirSync(join(project, TEMPLATE), { recursive: true, encoding: "utf8" })) {
    if (statSync(join(project, TEMPLATE, file)).isDirectory()) continue;
    const text = readFileSync(join(project, TEMPLATE, file), "utf8");
    const renamed = text
      .replaceAll('"template"', `"${id}"`)
      .replaceAll("Template", title)
      .replaceAll("const template", `const ${constant}`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), renamed);
  }
}

function changeFile(project: string, file: string, change: (text: string) => string): void {
  const path = join(project, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

function insertAfterLast(text: string, pattern: RegExp, addition: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (last === undefined) throw new Error(`nothing matches ${pattern}`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}
