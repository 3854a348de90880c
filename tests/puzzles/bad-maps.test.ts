import { describe, expect, test } from "vitest";
import { isFault } from "../../src/kernel/fault";
import { PASSES_TITLE } from "../../src/kernel/pass";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { seedCount } from "../seed-count";
import { sampleMaps } from "./sample-maps";
import { mapFaultText } from "../../tools/fault-texts";

const MUTATED_MAPS = seedCount(4000, 400);
const GENERATED_MAPS = 20;
const SEED = 19;

type Mutation = (lines: readonly string[], random: Random, puzzle: AnyPuzzle) => readonly string[];

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  "a character that no map has": (lines, random) => withCharacter(lines, random, "§"),
  "another thing on a cell": (lines, random, { legend }) =>
    withCharacter(lines, random, legend.characters.charAt(drawRandomBelow(random, legend.characters.length))),
  "a row that is too short": (lines, random) => withLine(lines, random, (line) => line.slice(1)),
  "a row that is too long": (lines, random) => withLine(lines, random, (line) => `${line}.`),
  "an empty row": (lines, random) => lines.toSpliced(drawRandomBelow(random, lines.length), 0, ""),
  "a row twice": (lines, random) => {
    const at = drawRandomBelow(random, lines.length);
    return lines.toSpliced(at, 0, lines[at]);
  },
  "a row less": (lines, random) => lines.toSpliced(drawRandomBelow(random, lines.length), 1),
  "a misspelt title": (lines) => [...lines.filter((line) => line !== PASSES_TITLE), "", "Passes:", "1 1 >"],
  "a pass anywhere": (lines, random) => {
    const pass = `${drawRandomBelow(random, 9)} ${drawRandomBelow(random, 9)} ${"^>v<x".charAt(drawRandomBelow(random, 5))}`;
    return lines.includes(PASSES_TITLE) ? [...lines, pass] : [...lines, "", PASSES_TITLE, pass];
  },
};

function withLine(lines: readonly string[], random: Random, change: (line: string) => string): readonly string[] {
  const at = drawRandomBelow(random, lines.length);
  return lines.with(at, change(lines[at]));
}

function withCharacter(lines: readonly string[], random: Random, character: string): readonly string[] {
  return withLine(lines, random, (line) => {
    const at = drawRandomBelow(random, Math.max(1, line.length));
    return `${line.slice(0, at)}${character}${line.slice(at + 1)}`;
  });
}

const LOCATION = /\b(row \d+(, column \d+)?|line \d+)\b/;
/** Error messages that name no row or line of the map, because a thing is missing or the map as a whole is wrong. */
const MESSAGES_WITHOUT_LOCATION = [
  /^the map is empty$/,
  /^the map has 0 [a-z ]+ \(.\); it needs exactly one$/,
  /^the map has no [a-z ]+ \([^)]+\); it needs at least (one|two of a kind)$/,
  /^the map is \d+ by \d+; it must be \d+ by \d+ to \d+ by \d+$/,
  /^the map has \d+ rows; the most is \d+$/,
  /^a board of \d+ by \d+ is too large: with \d+ columns the most is \d+ rows$/,
];

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the parser's faults for a map of $id",
  ({ puzzle }) => {
    const maps = sampleMaps(puzzle, puzzle.campaign.levelCount === 0 ? GENERATED_MAPS : puzzle.campaign.levelCount).map(
      (map) => map.split("\n"),
    );

    test.each(Object.keys(MUTATIONS))(
      "a map with %s is still a level, or its fault says where it is wrong and what would be right",
      (name) => {
        const random = createRandom(SEED);
        let faults = 0;
        for (let mutant = 0; mutant < MUTATED_MAPS; mutant++) {
          const lines = maps[drawRandomBelow(random, maps.length)];
          const mutated = MUTATIONS[name](lines, random, puzzle).join("\n");
          const read = puzzle.parseMap(mutated);
          if (!isFault(read)) continue;
          faults++;
          const fault = mapFaultText(read.fault);
          const isPlaced = LOCATION.test(fault) || MESSAGES_WITHOUT_LOCATION.some((sentence) => sentence.test(fault));
          expect(isPlaced, `${mutated}\n${fault}`).toBe(true);
          // Expects that the message has two parts: what is wrong with the map and, after a semicolon, what would be
          // right.
          if (fault !== "the map is empty") expect(fault, mutated).toMatch(/; .|: with/);
          expect(isLocationOnMap(fault, mutated), `${mutated}\n${fault}`).toBe(true);
        }
        expect(faults).toBeGreaterThan(0);
      },
    );

    test("the fault of a map that is too large says how large it may be", () => {
      const { maxWidth, maxHeight } = puzzle.legend.sizeLimits;
      const filler = puzzle.legend.characters.charAt(puzzle.legend.emptyKind);
      const wide = puzzle.parseMap(filler.repeat(maxWidth + 1));
      const high = puzzle.parseMap(Array.from({ length: maxHeight + 1 }, () => filler).join("\n"));
      expect(isFault(wide) && mapFaultText(wide.fault)).toBe(`row 1 is ${maxWidth + 1} wide; the most is ${maxWidth}`);
      expect(isFault(high) && mapFaultText(high.fault)).toBe(
        `the map has ${maxHeight + 1} rows; the most is ${maxHeight}`,
      );
    });
  },
);

function isLocationOnMap(fault: string, map: string): boolean {
  const lines = map.split("\n");
  const [, row, , column] = /\brow (\d+)(, column (\d+))?/.exec(fault) ?? [];
  const [, line] = /\bline (\d+)/.exec(fault) ?? [];
  if (line !== undefined) return Number(line) <= lines.length;
  if (row === undefined) return true;
  if (Number(row) > lines.length) return false;
  return column === undefined || lines.some((text) => Number(column) <= text.length);
}
