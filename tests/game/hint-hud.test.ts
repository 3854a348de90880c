import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HintIdea } from "../../src/game/play/hint-idea";
import { composeIdeaSentences } from "../../src/game/play/hint-hud";
import { TEXTS } from "../../src/game/texts/index";
import { DIRECTIONS } from "../../src/kernel/direction";
import type { Region, Side } from "../../src/kernel/hints/board-region";
import type { Location } from "../../src/kernel/hints/location";
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
  ...(["above the middle", "below the middle", "left of the middle", "right of the middle"] as const),
  ...(["top left", "top right", "bottom left", "bottom right"] as const),
];

const MOST_LINES = 16;

/** The locations on a board that the hints of this test name. Those with the widest words are among them. */
const LOCATIONS: readonly Location[] = [
  ...REGIONS.map((region) => ({ kind: "region" as const, region })),
  ...DIRECTIONS.flatMap((direction) => [
    { kind: "finish" as const, direction },
    { kind: "farther" as const, direction },
  ]),
  ...(["top", "bottom", undefined] as const).map((edge) => ({ kind: "row" as const, number: MOST_LINES, edge })),
  ...(["left", "right", undefined] as const).map((edge) => ({ kind: "column" as const, number: MOST_LINES, edge })),
];

const CELL: Location = { kind: "cell", row: MOST_LINES, column: MOST_LINES };

/**
 * Two kinds of widths in the font for texts, in pixels: the width of each character, and the kerning of pairs of
 * characters.
 */
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
    ...DIRECTIONS.map((direction) => TEXTS.hint.firstMove(direction)),
  ];
}

const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/**
 * The locations on a board that a hint of Skid can name, such as a corner or a row. A corner has an entry for each of
 * its two sides.
 */
const PLACES = [
  ...REGIONS.flatMap((region) =>
    (region.endsWith("middle") ? [region] : SIDES.filter((side) => region.includes(side))).map((side) => ({
      exact: { kind: "region", region } as const,
      short: { kind: "region", region: side } as const,
    })),
  ),
  ...(["row", "column"] as const).map((kind) => {
    const line = { kind, number: 8, edge: undefined };
    return { exact: line, short: line };
  }),
];

const FRUITS = [0, 1, 2, 3];
const SLIDERS = [0, 1, 2, 3, 4];

function sentencesFor<Argument>(
  each: readonly Argument[],
  ...texts: readonly ((one: Argument) => readonly string[])[]
): readonly (readonly string[])[] {
  return texts.flatMap((text) => each.map((one) => text(one)));
}

/**
 * All sentences that hints can say about the board of a level, by puzzle. Each sentence is a list of its versions of
 * different lengths.
 */
const BOARD_TEXTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  fruit: [
    ...SLIDERS.flatMap((slider) =>
      FRUITS.flatMap((fruit) => [
        fruitTexts.stoneStop(slider, fruit),
        fruitTexts.letStoneStop(slider, fruit),
        ...DIRECTIONS.map((side) => fruitTexts.namedStoneStop(slider, fruit, side)),
      ]),
    ),
    ...FRUITS.flatMap((stopper) =>
      FRUITS.flatMap((stopped) => [
        fruitTexts.kindStop(stopper, stopped),
        fruitTexts.letKindStop(stopper, stopped),
        ...DIRECTIONS.map((side) => fruitTexts.namedKindStop(stopper, stopped, side)),
      ]),
    ),
    ...[...fruitTexts.first, ...fruitTexts.tryFirst, fruitTexts.pull, ...fruitTexts.namedPull],
    ...[...fruitTexts.tryFirstIn, ...fruitTexts.leave].flatMap(({ row, column, at }) => [
      ...[row(8), column(8)],
      ...SIDES.map((side) => at(side)),
    ]),
    ...[...fruitTexts.lineStop, ...fruitTexts.letLineStop].flatMap(({ row, column }) => [row(8), column(8)]),
    fruitTexts.allLeave,
    ...sentencesFor([8], fruitTexts.row, fruitTexts.column, fruitTexts.tryRow, fruitTexts.tryColumn),
    ...sentencesFor(SIDES, fruitTexts.rowAt, fruitTexts.columnAt, fruitTexts.meet, fruitTexts.tryMeet),
  ],
  skid: [
    ...sentencesFor(PLACES, skidTexts.meet, skidTexts.letMeet, skidTexts.stop, skidTexts.letStop, skidTexts.iceStopAt),
    ...sentencesFor(PLACES, skidTexts.letIceStop, skidTexts.onlyStop, skidTexts.letOnlyStop),
    ...sentencesFor(PLACES, skidTexts.letLineUp, skidTexts.letOnlyLineUp),
    ...DIRECTIONS.flatMap((side) => PLACES.map((place) => skidTexts.outermostStop(side, place))),
    ...[...skidTexts.first, ...skidTexts.firstOne, skidTexts.onlyPit, skidTexts.pit, skidTexts.together],
    ...sentencesFor(DIRECTIONS, skidTexts.pitAt),
    ...sentencesFor([undefined, ...DIRECTIONS], skidTexts.allLeave),
    ...[undefined, ...DIRECTIONS].flatMap((direction) => [
      skidTexts.crate(false, undefined, direction),
      ...[undefined, ...DIRECTIONS].map((side) => skidTexts.crate(true, side, direction)),
    ]),
  ],
  "ice-path": [
    ...sentencesFor(
      [...LOCATIONS, CELL],
      icePathTexts.snowAt,
      icePathTexts.someSnowAt,
      icePathTexts.rockMust,
      icePathTexts.rock,
      icePathTexts.edgeMust,
    ),
    ...sentencesFor([...LOCATIONS, CELL], icePathTexts.edge, icePathTexts.tryStop),
    ...[icePathTexts.snow, icePathTexts.snowMust, icePathTexts.detour],
    ...[...icePathTexts.leaveRoom, ...icePathTexts.tryLeave],
  ],
  "last-ball": [
    ...sentencesFor(DIRECTIONS, lastBallTexts.outermostLast),
    ...sentencesFor(SIDES, lastBallTexts.brake),
    ...sentencesFor(
      [...LOCATIONS, CELL].filter(({ kind }) => kind !== "finish"),
      lastBallTexts.stop,
      lastBallTexts.tryStop,
    ),
    ...[lastBallTexts.lastPlaces, lastBallTexts.farFirst, lastBallTexts.nearFirst, lastBallTexts.row],
    lastBallTexts.tryBeside,
  ],
  penguin: [
    ...sentencesFor(LOCATIONS, penguinTexts.doorAt, penguinTexts.bridgeAt, penguinTexts.treadmillAt),
    ...sentencesFor([...LOCATIONS, CELL], penguinTexts.snowAt, penguinTexts.someSnowAt),
    ...sentencesFor([...LOCATIONS, CELL], penguinTexts.stopMust, penguinTexts.stop, penguinTexts.tryStop),
    ...[penguinTexts.snowMust, penguinTexts.snow, penguinTexts.doorFirst, penguinTexts.door, penguinTexts.bridgeMust],
    ...[penguinTexts.bridge, penguinTexts.treadmillOnly, penguinTexts.treadmillFirst, penguinTexts.treadmill],
    penguinTexts.detour,
  ],
};

function countLines(text: string, width: number): number {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ""} ${word}`;
    if (last >= 0 && widthOf(longer) <= width) lines[last] = longer;
    else lines.push(word);
  }
  return lines.length;
}

test.each(loadAllPuzzles().map(({ id, painter }) => ({ id, scene: painter.scene })))(
  "each sentence of a hint fits beside the board of $id in its shortest version",
  ({ id, scene }) => {
    const { main } = scene.hintTexts ?? scene.texts;
    const boardTexts = BOARD_TEXTS[id] ?? [];
    for (const sentences of [...allSentences(), ...boardTexts, sharedTexts.pieceToRing, sharedTexts.toRing]) {
      const shortest = sentences[sentences.length - 1];
      if (main.maxLines === 1) {
        expect(widthOf(shortest), shortest).toBeLessThanOrEqual(main.width);
        continue;
      }
      expect(countLines(shortest, main.width), shortest).toBeLessThanOrEqual(main.maxLines);
      for (const word of shortest.split(" ")) expect(widthOf(word), shortest).toBeLessThanOrEqual(main.width);
    }
  },
);

test("no sentence about a board lacks a word, and each begins with a capital", () => {
  const texts = Object.values(BOARD_TEXTS).flat(2);
  expect(texts.filter((text) => /undefined|object|  | $/.test(text) || !/^[A-Z]/.test(text))).toEqual([]);
});
