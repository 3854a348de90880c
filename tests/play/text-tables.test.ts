import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { isFault } from "../../src/kernel/fault";
import { en as gameTexts } from "../../src/game/texts/en";
import type { IdeaText } from "../../src/kernel/ideas/puzzle-ideas";
import { toAnyPuzzle, type AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { endCardOf } from "../../src/puzzles/end-cards";
import type { SceneTextBox } from "../../src/puzzles/puzzle";
import { template } from "../../src/puzzles/template/index";
import { projectFolder } from "../../tools/packaging/project-folder";
import { readAsset } from "../assets/files";
import { widthOf } from "./drawn-text-check";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

const TABLE_FILES = readdirSync(join(projectFolder, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /(?:^|[\\/-])en\.ts$/.test(name))
  .map((name) => `src/${name}`)
  .sort();

const ideasOfAllPuzzles: readonly IdeaText[] = Object.values(gameTexts.ideas);

/**
 * Returns the texts of all string literals in a source file. A literal with placeholders (`${…}`) counts as several
 * texts: the parts before, between and after the placeholders.
 */
function textsIn(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(join(projectFolder, file), "utf8");
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
  return texts;
}

type ShownPainter = AnyPuzzle["painter"];

/**
 * Returns the painters of a puzzle's chapters and caves (levels of several rooms). Painters with the same texts in the
 * scenery are returned once.
 */
function paintersOf({ painter, laterChapters, campaign, parseMap }: AnyPuzzle): readonly ShownPainter[] {
  const chapters = [painter, ...(laterChapters ?? []).map((loadChapter) => loadChapter().painter)];
  const painters = new Map(chapters.map((each) => [each.scene.lightTexts, each]));
  for (const { map } of allLevelsOf(campaign)) {
    const level = parseMap(map.join("\n"));
    const ofLevel = isFault(level) ? undefined : painter.painterOf?.(level);
    if (ofLevel !== undefined && !painters.has(ofLevel.scene.lightTexts))
      painters.set(ofLevel.scene.lightTexts, ofLevel);
  }
  return [...painters.values()];
}

const PUZZLES_AND_TEMPLATE = [...PUZZLE_ROWS.map(([id]) => puzzleOf(id)), toAnyPuzzle(template)].map(
  (puzzle) => [puzzle.id, puzzle] as const,
);

function lineCount(text: string, width: number): number {
  let lines = 1;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > width) lines++;
    line = line !== "" && widthOf(longer) > width ? word : longer;
  }
  return lines;
}

function fits(text: string, { width, maxLines }: SceneTextBox): boolean {
  return lineCount(text, width) <= maxLines && text.split(" ").every((word) => widthOf(word) <= width);
}

test("the tables of texts are found, also those of twists, caves and placeholders", () => {
  const files = [
    "src/game/texts/en.ts",
    "src/game/texts/code-faults-en.ts",
    "src/game/texts/remix-en.ts",
    "src/game/play/twists/texts/en.ts",
    "src/puzzles/ice-path/paint/cave/texts/en.ts",
    "src/puzzles/placeholders/texts/en.ts",
    "src/puzzles/template/texts/en.ts",
    ...PUZZLE_ROWS.map(([id]) => `src/puzzles/${id}/ending/texts/en.ts`),
  ];
  expect(files.filter((file) => !TABLE_FILES.includes(file))).toEqual([]);
});

/**
 * The file with the texts that the game only announces. Its signs need not be in the fonts, because the web page
 * replaces them by the names of keys.
 */
const SPOKEN_FILE = "src/game/texts/by-ear-en.ts";

test.each(TABLE_FILES.filter((file) => file !== SPOKEN_FILE))(
  "the fonts have every character of the texts in %s",
  (file) => {
    const rows = new TextDecoder().decode(readAsset("fonts/text.fnt")).split("\n");
    const known = new Set([" ", "\n", ...rows.map((row) => row.split("\t")[0])]);
    const texts = textsIn(file);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect([...text].filter((character) => !known.has(character))).toEqual([]);
  },
);

test("Ice Path has texts about the light for each of its chapters and for caves", () => {
  const { laterChapters } = puzzleOf("ice-path");
  expect(paintersOf(puzzleOf("ice-path"))).toHaveLength(1 + (laterChapters?.length ?? 0) + 1);
});

test.each(PUZZLES_AND_TEMPLATE)("the tips in each chapter of %s fit into the boxes beside the board", (_, puzzle) => {
  for (const { scene } of paintersOf(puzzle)) {
    const { lightTexts, texts } = scene;
    const half = lightTexts.half === undefined ? [] : [lightTexts.half.tips];
    for (const forms of [lightTexts.lit, [`✛ ${puzzle.dpadLabel}`]]) {
      expect(
        forms.filter((text) => fits(text, texts.side)),
        forms.join(" / "),
      ).not.toEqual([]);
    }
    for (const forms of [lightTexts.out, ...half]) {
      expect(
        forms.filter((text) => fits(text, texts.main)),
        forms.join(" / "),
      ).not.toEqual([]);
    }
  }
});

test.each(PUZZLES_AND_TEMPLATE)("the forms of a tip in each chapter of %s go from long to short", (_, puzzle) => {
  for (const { scene } of paintersOf(puzzle)) {
    const { lit, out, half } = scene.lightTexts;
    for (const forms of [lit, out, half?.tips ?? []]) expectLongToShort(forms);
  }
});

test("the forms of a tip in the game's table go from long to short", () => {
  for (const forms of Object.values(gameTexts.play)) if (Array.isArray(forms)) expectLongToShort(forms);
});

test.each(PUZZLE_ROWS)("a name of each idea of a solution has room on the card after a level of %s", (id) => {
  const { headline } = endCardOf(id);
  for (const { name, shortName } of [...ideasOfAllPuzzles, ...puzzleOf(id).ideas.own]) {
    const names = shortName === undefined ? [name] : [name, shortName];
    expectLongToShort(names);
    expect(
      names.filter((text) => fits(text, headline)),
      name,
    ).not.toEqual([]);
  }
});

function expectLongToShort(forms: readonly string[]): void {
  const widths = forms.map((text) => widthOf(text));
  expect(widths, forms.join(" / ")).toEqual(widths.toSorted((one, other) => other - one));
}
