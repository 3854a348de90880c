import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

const read = (file: string): string => readFileSync(join(projectFolder, file), "utf8");
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(join(projectFolder, folder)).filter((name) => name.endsWith(end));

describe("the documents", () => {
  test("the table of modes in docs/architecture.md has each file of a mode", () => {
    const architecture = read("docs/architecture.md");
    const modes = filesIn("src/game/modes", "-mode.ts");
    expect(modes.filter((name) => !architecture.includes(`[\`${name}\`](../src/game/modes/${name})`))).toEqual([]);
  });

  test("docs/provenance.md names each list that a puzzle without permission would have to leave", () => {
    const lists = filesIn("src/puzzles", ".ts").filter((name) => /from "\.\/skid\//.test(read(`src/puzzles/${name}`)));
    const provenance = read("docs/provenance.md");
    expect(lists).toContain("index.ts");
    expect(lists.filter((name) => !provenance.includes(`\`${name}\``) && !provenance.includes(`/${name}\``))).toEqual(
      [],
    );
  });
});
