import { expect, test } from "vitest";
import { en as gameTexts } from "../../src/game/texts/en";
import { en as lessonTexts } from "../../src/game/play/lessons/texts/en";
import { en as keepsakeTexts } from "../../src/game/texts/keepsakes-en";
import { en as statsTexts } from "../../src/game/texts/stats-en";
import { en as workshopTexts } from "../../src/game/workshop/texts/en";
import type { SceneTextBox } from "../../src/puzzles/puzzle";
import { keepsakeNames } from "../../src/puzzles/keepsakes";
import { en as fruitTexts } from "../../src/puzzles/fruit/texts/en";
import { en as icePathTexts } from "../../src/puzzles/ice-path/texts/en";
import { en as lastBallTexts } from "../../src/puzzles/last-ball/texts/en";
import { en as penguinTexts } from "../../src/puzzles/penguin/texts/en";
import { en as skidTexts } from "../../src/puzzles/skid/texts/en";
import { readAsset } from "../assets/files";
import { widthOf } from "./drawn-text-check";
import { lessonsOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const TABLES: Readonly<Record<string, unknown>> = {
  "the game": gameTexts,
  "the workshop": workshopTexts,
  "the lessons": lessonTexts,
  ...Object.fromEntries(
    PUZZLE_ROWS.map(([id]) => [
      `the lessons of ${id}`,
      lessonsOf(id).map((lesson) => [lesson.name, lesson.title, lesson.text]),
    ]),
  ),
  keepsakes: [keepsakeTexts, PUZZLE_ROWS.map(([id]) => keepsakeNames(id))],
  "the statistics": statsTexts,
  Fruit: fruitTexts,
  "Ice Path": icePathTexts,
  "Last Ball": lastBallTexts,
  Penguin: penguinTexts,
  Skid: skidTexts,
};

/** Returns all texts of a table that have no gap for a number or a name. */
function textsIn(table: unknown): readonly string[] {
  if (typeof table === "string") return [table];
  if (typeof table === "function") return [];
  return Object.values(table as object).flatMap((part) => textsIn(part));
}

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

test.each(Object.entries(TABLES))("the fonts have every character of the texts of %s", (_, table) => {
  const rows = new TextDecoder().decode(readAsset("fonts/text.fnt")).split("\n");
  const known = new Set([" ", ...rows.map((row) => row.split("\t")[0])]);
  const texts = textsIn(table);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect([...text].filter((character) => !known.has(character))).toEqual([]);
});

test.each(PUZZLE_ROWS)("the tips in the table of %s fit into the box beside the board", (puzzleId) => {
  const { painter, dpadLabel } = puzzleOf(puzzleId);
  const { lightTexts, texts } = painter.scene;
  for (const forms of [lightTexts.lit, lightTexts.out, [`✛ ${dpadLabel}`]]) {
    expect(
      forms.filter((text) => fits(text, texts.side)),
      forms.join(" / "),
    ).not.toEqual([]);
  }
});

test.each([...PUZZLE_ROWS])("the forms of a tip in the table of %s go from long to short", (puzzleId) => {
  const { lit, out } = puzzleOf(puzzleId).painter.scene.lightTexts;
  for (const forms of [lit, out, ...Object.values(gameTexts.play).filter((part) => Array.isArray(part))]) {
    const widths = forms.map((text) => widthOf(text));
    expect(widths, forms.join(" / ")).toEqual(widths.toSorted((one, other) => other - one));
  }
});
