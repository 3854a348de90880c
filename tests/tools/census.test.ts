import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { countLevels, type CensusRow } from "../../tools/census/count-levels";
import { openRowFile } from "../../tools/census/row-file";
import { createTemporaryFolder } from "../toolchain/toy-project";
import { refusedWith, runProjectTool } from "./run-tool";

const LEVELS = 2;

function readRows(path: string): CensusRow[] {
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as CensusRow);
}

/**
 * Returns a row of a census (the facts about one generated level) without the time that the generator needed. This time
 * differs each time a census is made.
 */
function withoutTime({ composingMs, ...row }: CensusRow): Omit<CensusRow, "composingMs"> {
  expect(composingMs).toBeGreaterThanOrEqual(0);
  return row;
}

describe("the census", () => {
  test.each(loadAllPuzzles().filter(({ campaign }) => campaign.levelCount > 0))(
    "levels of all paces of $id are right and have a row each",
    (puzzle) => {
      const rows = [...countLevels(puzzle, { first: 300, last: 302, levelsOfRun: LEVELS }, () => false)];
      expect(rows.map(({ row }) => [row.pace, row.seed, row.number])).toEqual([
        ["calm", 300, 1],
        ["calm", 300, 2],
        ["rising", 301, 1],
        ["rising", 301, 2],
        ["hard", 302, 1],
        ["hard", 302, 2],
      ]);
      for (const { row } of rows) {
        expect(row.wrong).toEqual([]);
        expect(row.par).toBeGreaterThan(0);
        expect(row.states).toBeGreaterThan(row.par);
      }
    },
  );

  test("a stopped census goes on where it stopped, and its file is then as one that was never stopped", () => {
    const folder = createTemporaryFolder();
    const [stopped, whole] = [join(folder, "stopped.jsonl"), join(folder, "whole.jsonl")];
    const args = ["--puzzle", "last-ball", "--from", "7", "--to", "9", "--levels", String(LEVELS), "--out"];
    expect(runProjectTool("census", ...args, whole)).toMatchObject({ exitCode: 0 });
    const [first, second, third] = readFileSync(whole, "utf8").split("\n");
    // Writes a file as a census (a check of generated levels, one row each) leaves it when it is stopped. The levels
    // belong to endless runs (sequences of levels). The first of these runs is complete in the file. The second has one
    // whole row, and one that is cut off after 40 characters.
    writeFileSync(stopped, `${first}\n${second}\n${third}\n${third.slice(0, 40)}`);
    const { exitCode, stderr } = runProjectTool("census", ...args, stopped);
    expect([exitCode, stderr.split("\n").at(-2)]).toEqual([
      0,
      "census: 4 levels, 0 of them wrong, and 2 were there before",
    ]);
    expect(readRows(stopped).map(withoutTime)).toEqual(readRows(whole).map(withoutTime));
  });

  test("a file that is no census is left as it is and named with its line", () => {
    const path = join(createTemporaryFolder(), "list.jsonl");
    appendFileSync(path, '{"puzzle":"last-ball","seed":1}\nhello\n{}\n');
    expect(() => openRowFile(path, LEVELS)).toThrow(`${path}: line 2 is no row of a census`);
    expect(readFileSync(path, "utf8")).toContain("hello");
  });

  test("a range that ends before it begins is refused with one sentence", () => {
    expect(runProjectTool("census", "--puzzle", "skid", "--from", "5", "--to", "4")).toEqual(
      refusedWith("census: --to is 4; it must be at least 5, the first seed"),
    );
  });
});
