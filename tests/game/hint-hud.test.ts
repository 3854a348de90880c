import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HintIdea } from "../../src/game/play/hint-idea";
import { composeIdeaSentences } from "../../src/game/play/hint-hud";
import { TEXTS } from "../../src/game/texts/index";
import { DIRECTIONS } from "../../src/kernel/direction";
import type { Location, Region } from "../../src/kernel/hints/board-region";
import { TEXTS as sharedTexts } from "../../src/puzzles/hints/texts/index";
import { TEXTS as fruitTexts } from "../../src/puzzles/fruit/texts/hints";
import { TEXTS as skidTexts } from "../../src/puzzles/skid/texts/hints";
import { TEXTS as icePathTexts } from "../../src/puzzles/ice-path/texts/hints";
import { TEXTS as lastBallTexts } from "../../src/puzzles/last-ball/texts/hints";
import { TEXTS as penguinTexts } from "../../src/puzzles/penguin/texts/hints";
import { loadAllPuzzles } from "../../src/puzzles/index";

const MOST_MOVES = 99;

const REGIONS: readonly Region[] = [
  ...(["top", "bottom", "left", "right", "middle"] as const),
  ...(["top left", "top right", "bottom left", "bottom right"] as const),
];

const LOCATIONS: readonly Location[] = [
  ...REGIONS.map((region) => ({ region, fromFinish: undefined })),
  ...DIRECTIONS.map((fromFinish) => ({ region: "middle" as const, fromFinish })),
];

type HintTable = Readonly<Record<string, readonly string[] | ((each: never) => readonly string[])>>;

/**
 * Returns all sentences of a table of texts about the board. Calls each function of the table with every region,
 * location and direction, and leaves out the texts for arguments that the function does not expect.
 */
function sentencesIn(table: HintTable): readonly (readonly string[])[] {
  return Object.values(table)
    .flatMap((texts) =>
      typeof texts === "function"
        ? [...REGIONS, ...LOCATIONS, ...DIRECTIONS].map((each) => texts(each as never))
        : [texts],
    )
    .filter((texts) => !texts.some((text) => /undefined|object/.test(text)));
}

/** The width of each character of the text font, and the kerning between each two characters, in pixels. */
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
  return [
    ...ideas.map(composeIdeaSentences),
    TEXTS.hint.place,
    ...DIRECTIONS.map((direction) => TEXTS.hint.move(direction)),
  ];
}

const BOARD_TEXTS: Readonly<Record<string, HintTable>> = {
  fruit: {
    ...fruitTexts,
    stoneStop: (kind: number) => fruitTexts.stoneStop(kind, kind),
    first: (kind: number) => fruitTexts.first[kind] ?? ["undefined"],
    kindStop: (kind: number) => fruitTexts.kindStop(kind, kind),
  },
  skid: skidTexts,
  "ice-path": icePathTexts,
  "last-ball": lastBallTexts,
  penguin: penguinTexts,
};

test.each(loadAllPuzzles().map(({ id, painter }) => ({ id, scene: painter.scene })))(
  "each sentence of a hint fits beside the board of $id: in one line, or in two or three with sixteen letters each",
  ({ id, scene }) => {
    const { main } = scene.hintTexts ?? scene.texts;
    const boardTexts = id in BOARD_TEXTS ? sentencesIn(BOARD_TEXTS[id]) : [];
    for (const sentences of [...allSentences(), ...boardTexts, sharedTexts.pieceToRing, sharedTexts.toRing]) {
      const shortest = sentences[sentences.length - 1];
      if (main.maxLines === 1) {
        expect(widthOf(shortest), shortest).toBeLessThanOrEqual(main.width);
        continue;
      }
      expect(shortest.length, shortest).toBeLessThanOrEqual(main.maxLines * 16);
      for (const word of shortest.split(" ")) expect(widthOf(word), shortest).toBeLessThanOrEqual(main.width);
    }
  },
);
