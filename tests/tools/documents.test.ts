import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";

const read = (file: string): string => readFileSync(join(projectFolder, file), "utf8");
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(join(projectFolder, folder)).filter((name) => name.endsWith(end));

/** All documents of the project except the changelog, which also names old commands. */
const DOCUMENTS = [
  ...filesIn(".", ".md").filter((name) => name !== "CHANGELOG.md"),
  ...filesIn("docs", ".md").map((name) => `docs/${name}`),
  ...["bench", "bench/humans", "simulator", "simulator/headless", "tools", "tools/art", "packages/playdate-types"].map(
    (folder) => `${folder}/README.md`,
  ),
];

function codeIn(markdown: string): string[] {
  const blocks = markdown.match(/^```\n[^]*?^```/gm) ?? [];
  const spans = markdown.replace(/^```[^]*?^```/gm, "").match(/`[^`\n]+`/g) ?? [];
  return [...blocks.flatMap((block) => block.split("\n").slice(1, -1)), ...spans.map((span) => span.slice(1, -1))];
}

function namesAfter(command: RegExp, markdown: string): string[] {
  return codeIn(markdown)
    .filter((line) => command.test(line))
    .flatMap(
      (line) =>
        line
          .replace(command, "")
          .split(/ +(?=[^a-z])|$/)[0]
          ?.split(" ") ?? [],
    )
    .filter((name) => /^[a-z]/.test(name));
}

describe("the documents", () => {
  test("README.md has at most 130 lines", () => {
    expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(130);
  });

  test("each target of make in a document is in the Makefile", () => {
    const makefile = read("Makefile");
    const checks =
      /^checks = (.*)$/m
        .exec(makefile)?.[1]
        ?.split(" ")
        .map((name) => `check-${name}`) ?? [];
    const targets = new Set([...checks, ...(makefile.match(/^[a-z0-9-]+(?=:)/gm) ?? [])]);
    const named = DOCUMENTS.flatMap((file) => namesAfter(/^(?:[A-Z_]+=\S* )*make /, read(file)));
    expect(named).toContain("play");
    expect(named.filter((name) => !targets.has(name))).toEqual([]);
  });

  test("each script of npm in a document is in package.json", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = DOCUMENTS.flatMap((file) => namesAfter(/^(?:[A-Z_]+=\S* )*npm run (?:--silent )?/, read(file)));
    expect(named).toContain("gallery");
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("docs/architecture.md lists each file of play/ once, and no other", () => {
    const [, section = ""] = /\n### The files of `play\/`\n([^]*?)\n## /.exec(read("docs/architecture.md")) ?? [];
    const list = section.slice(section.indexOf("\n- "));
    const listed = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name}.ts`);
    expect(listed.toSorted()).toEqual(filesIn("src/game/play", ".ts").toSorted());
  });

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
