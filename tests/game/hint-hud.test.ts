import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HintIdea } from "../../src/game/play/hint-idea";
import { ideaSentences } from "../../src/game/play/hint-hud";
import { TEXTS } from "../../src/game/texts/index";
import { DIRECTIONS } from "../../src/kernel/direction";
import { loadAllPuzzles } from "../../src/puzzles/index";

const MOST_MOVES = 99;

/** In pixels: the width of each character of the text font, and the kerning between each two characters. */
const widths = new Map(
  readFileSync("assets/fonts/text.fnt", "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((fields) => fields.length === 2)
    .map(([character, width]) => [character === "space" ? " " : character, Number(width)]),
);

function widthOf(text: string): number {
  const characters = [...text];
  const kerning = characters.slice(1).map((character, index) => widths.get(characters[index] + character) ?? 0);
  return [...characters.map((character) => widths.get(character) ?? Number.NaN), ...kerning].reduce(
    (sum, one) => sum + one,
    0,
  );
}

/** Returns every sentence that a hint may say, each as a list of its versions of different lengths. */
function allSentences(): readonly (readonly string[])[] {
  const ideas: HintIdea[] = [
    ...(["win", "one-safe", "one-nearer", "hopeless"] as const).map((kind) => ({ kind })),
    ...[1, 2, 3].map((count) => ({ kind: "careful" as const, count })),
    ...DIRECTIONS.map((direction) => ({ kind: "last-move" as const, direction })),
    ...[1, 2, MOST_MOVES].flatMap((count) => [
      { kind: "distance" as const, count },
      { kind: "go-back" as const, count },
    ]),
  ];
  return [...ideas.map(ideaSentences), TEXTS.hint.place, ...DIRECTIONS.map((direction) => TEXTS.hint.move(direction))];
}

test.each(loadAllPuzzles().map(({ id, painter }) => ({ id, scene: painter.scene })))(
  "each sentence of a hint fits beside the board of $id: in one line, or in two with sixteen letters each",
  ({ scene }) => {
    const { main } = scene.hintTexts ?? scene.texts;
    for (const sentences of allSentences()) {
      const shortest = sentences[sentences.length - 1];
      expect(shortest.length, shortest).toBeLessThanOrEqual(main.maxLines * 16);
      if (main.maxLines === 1) expect(widthOf(shortest), shortest).toBeLessThanOrEqual(main.width);
      else for (const word of shortest.split(" ")) expect(widthOf(word), shortest).toBeLessThanOrEqual(main.width);
    }
  },
);
