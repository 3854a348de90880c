import { describe, expect, test } from "vitest";
import { formatCodeFault } from "../../src/game/codes/code-fault";
import { LEVEL_CODE_ALPHABET, readLevelCode, checkLevelGroup, writeLevelCode } from "../../src/game/codes/level-code";
import { add, timesTwo } from "../../src/game/codes/gf32";
import { fault, isFault } from "../../src/kernel/fault";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { composeNext, createRun } from "../../src/game/modes/run";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { seedCount } from "../seed-count";
import { caveOfSeed } from "../puzzles/ice-path/caves";
import { randomLevel } from "./random-level";

const LEVELS_OF_EACH = seedCount(20_000);
const WRONG_CODES = seedCount(100_000);
const SPOILT_CODES = seedCount(200);
const RANDOM_MAPS = seedCount(5_000);
const GENERATED_LEVELS = seedCount(300);
const CAVES = seedCount(1_000);

const codeOf = (puzzleIndex: number, map: string): string => runToEnd(writeLevelCode({ puzzleIndex, map }));
const read = (text: string): ReadCode => runToEnd(readLevelCode(text));
type ReadCode = ReturnType<typeof readLevelCode> extends Generator<unknown, infer Read> ? Read : never;

function lettersOf(code: string): number {
  return code.replaceAll("-", "").length;
}

function withLetter(code: string, index: number, letter: string): string {
  return code.slice(0, index) + letter + code.slice(index + 1);
}

function anyOf<T>(list: ArrayLike<T>, random: Random): T {
  return list[drawRandomBelow(random, list.length)];
}

function randomMap(width: number, height: number, things: string, random: Random): string {
  const cells: string[] = Array.from({ length: width * height }, () => ".");
  for (const thing of things) {
    let cell = drawRandomBelow(random, cells.length);
    while (cells[cell] !== ".") cell = drawRandomBelow(random, cells.length);
    cells[cell] = thing;
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join("")).join("\n");
}

describe.each(PUZZLES.map(({ id }, puzzleIndex) => ({ id, puzzleIndex })))("a level code of $id", ({ puzzleIndex }) => {
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();

  test("the level code of any random level is read as this level", () => {
    const random = createRandom(puzzleIndex);
    for (let count = 0; count < LEVELS_OF_EACH; count++) {
      const map = randomLevel(puzzle, random);
      expect(read(codeOf(puzzleIndex, map))).toEqual({ puzzleIndex, map });
    }
  }, 300_000);

  test("the level code of every campaign level is read as this level", () => {
    for (const { map } of allLevelsOf(puzzle.campaign)) {
      expect(read(codeOf(puzzleIndex, map.join("\n")))).toEqual({ puzzleIndex, map: map.join("\n") });
    }
  });
});

test("the level code of any cave of Ice Path is read as this cave", () => {
  for (let seed = 0; seed < CAVES; seed++) {
    const map = caveOfSeed(seed);
    expect(read(codeOf(1, map))).toEqual({ puzzleIndex: 1, map });
  }
}, 300_000);

function maxLetters(name: string, puzzleIndex: number, maps: readonly string[]): number {
  const most = Math.max(...maps.map((map) => lettersOf(codeOf(puzzleIndex, map))));
  console.log(`${name}: ${most} letters at the most in ${maps.length} levels`);
  return most;
}

function generatedLevels(puzzleIndex: number): string[] {
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
  const { challenge, rising } = puzzle.plan;
  return Array.from({ length: GENERATED_LEVELS }, (_, index) => {
    const target = index % 2 === 0 ? challenge(1 + (index % CHALLENGE_SIZES)) : rising(1 + index);
    return puzzle.formatMap(
      runToEnd(composeNext(puzzle, createRun(index), target, puzzle.playerPosition?.startPosition)).level,
    );
  });
}

describe("the length of a level code", () => {
  test.each([
    ["Last Ball with nine white balls", 0, 12, 7, "@ooooooooo", 15],
    ["Ice Path of 12 by 12 with twenty rocks", 1, 12, 12, `@O${"#".repeat(20)}`, 30],
    ["Ice Path of 12 by 12 with twenty rocks and a snow patch", 1, 12, 12, `@O*${"#".repeat(20)}`, 30],
  ] as const)("the level code of a level of %s is short", (name, puzzleIndex, width, height, things, most) => {
    const random = createRandom(3);
    const maps = Array.from({ length: RANDOM_MAPS }, () => randomMap(width, height, things, random));
    expect(maxLetters(name, puzzleIndex, maps)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["skid", 25],
    ["fruit", 30],
    ["penguin", 60],
  ])(
    "the level codes of campaign levels and generated levels of %s are short",
    (id, most) => {
      const puzzleIndex = PUZZLES.findIndex((one) => one.id === id);
      const campaign = allLevelsOf(PUZZLES[puzzleIndex].loadPuzzle().campaign).map(({ map }) => map.join("\n"));
      expect(maxLetters(id, puzzleIndex, [...campaign, ...generatedLevels(puzzleIndex)])).toBeLessThanOrEqual(most);
    },
    300_000,
  );
});

const map = "@.o\n.o.\n...";
const code = codeOf(0, map);

describe("a level code", () => {
  test("the level code of a level never changes", () => {
    expect(code).toMatchInlineSnapshot(`"S4EQR-AFA6T"`);
    expect(codeOf(3, "@-F\n\n.^.")).toMatchInlineSnapshot(`"VQLYD-XTNHT-MAA69"`);
    expect(codeOf(1, caveOfSeed(1))).toMatchInlineSnapshot(
      `"B2AK6-GT3LP-FFTHX-LZR3X-8XFXA-EVZSS-D7GJJ-QVZN9-G55EL-LN8DC-8F3VK-QS6V2-WGBGY-TL7Y2-2GZH4-MELXK-T9WS3-FR4B3-WE5TW-9L7WK-DAA66"`,
    );
    expect(codeOf(4, "A.A\n.h.\n>.~\n\npasses:\n1 1 >\n3 2 ^")).toMatchInlineSnapshot(`"E2ACS-ZR8X2-EU89G"`);
  });

  test("a level code may be written in lower case, without hyphens, or with spaces", () => {
    for (const text of [code.toLowerCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", "  ")} `]) {
      expect(read(text)).toEqual({ puzzleIndex: 0, map });
    }
  });
});

describe("a wrong level code", () => {
  const long = codeOf(1, randomMap(12, 12, `@O${"#".repeat(20)}`, createRandom(5)));

  test("a level code with one wrong letter is refused, and the fault names the group of letters", () => {
    const random = createRandom(17);
    for (let count = 0; count < SPOILT_CODES; count++) {
      const puzzleIndex = count % PUZZLES.length;
      const whole = codeOf(puzzleIndex, randomLevel(PUZZLES[puzzleIndex].loadPuzzle(), random));
      for (let index = 0; index < whole.length; index++) {
        if (whole.charAt(index) === "-") continue;
        const group = Math.floor(index / 6);
        for (const letter of LEVEL_CODE_ALPHABET) {
          if (letter === whole.charAt(index)) continue;
          const wrong = withLetter(whole, index, letter);
          const named = { fault: { kind: "wrong-group", group: group + 1 }, group: group + 1 };
          // The result of reading the wrong code. `expect` is called only if the reader does not report the wrong
          // letter group. One call for each code would take most of the test's time.
          const result = read(wrong);
          const groupFault = checkLevelGroup(wrong.split("-")[group], group);
          const isNamed = isFault(result) && result.fault.kind === "wrong-group" && isFault(groupFault);
          if (!isNamed) expect([wrong, result, groupFault]).toEqual([wrong, named, fault(named.fault)]);
        }
      }
    }
  }, 300_000);

  test("a level code with two swapped groups is refused, and the fault names the first of them", () => {
    const groups = long.split("-");
    for (let one = 0; one < groups.length; one++) {
      for (let other = one + 1; other < groups.length; other++) {
        const swapped = groups.with(one, groups[other]).with(other, groups[one]);
        expect(read(swapped.join("-"))).toMatchObject({ group: one + 1 });
      }
    }
  });

  test("a level code with too few or too many groups of letters is refused", () => {
    const groups = long.split("-");
    expect(read(groups.slice(0, 4).join("-"))).toEqual({ fault: { kind: "ends-early", group: 4 }, group: 4 });
    const { length } = groups;
    expect(read(`${long}-AAAAA`)).toEqual({ fault: { kind: "goes-on", group: length }, group: length });
  });

  test.each([
    ["", "The code is empty"],
    [" - ", "The code is empty"],
    ["AAAAO", "Group 1 has O: no code has that"],
    ["AAAA", "Group 1 has 4 letters, not 5"],
    ["AAAAB", "Group 1 is wrong"],
    ["AAAAA-AAA", "Group 2 has 3 letters, not 5"],
    ["A".repeat(305), "A code has 60 groups at the most, this has 61"],
  ])("the text %j is refused as a level code with the sentence %j", (text, sentence) => {
    const level = read(text);
    expect(isFault(level) && formatCodeFault(level.fault)).toBe(sentence);
  });

  test("any other text is read as the level that has this code, or is refused with one sentence", () => {
    const random = createRandom(11);
    let levels = 0;
    for (let count = 0; count < WRONG_CODES; count++) {
      const text = anyText(long, random);
      const level = read(text);
      if (isFault(level)) {
        expect(formatCodeFault(level.fault)).toMatch(/^[A-Z][^.]+[a-z0-9]$/);
        continue;
      }
      levels++;
      expect(codeOf(level.puzzleIndex, level.map)).toBe(text);
    }
    expect(levels).toBeGreaterThan(0);
  }, 300_000);
});

/**
 * Returns a text that resembles a level code: the code `long` with one changed letter, random letters, or random
 * letters with correct check letters.
 */
function anyText(long: string, random: Random): string {
  const kind = drawRandomBelow(random, 3);
  if (kind === 0)
    return withLetter(long, drawRandomBelow(random, long.length), anyOf(`${LEVEL_CODE_ALPHABET}0O1I-!`, random));
  if (kind === 1)
    return Array.from({ length: drawRandomBelow(random, 40) }, () => anyOf(LEVEL_CODE_ALPHABET, random)).join("");
  const count = 1 + drawRandomBelow(random, 6);
  return Array.from({ length: count }, (_, group) => checkedGroup(group, group === count - 1, random)).join("-");
}

/**
 * Returns a group of five letters of a level code with a correct check letter. The fourth letter says whether another
 * group follows.
 */
function checkedGroup(group: number, isLast: boolean, random: Random): string {
  const values = Array.from({ length: 3 }, () => drawRandomBelow(random, 32));
  values.push(isLast ? 28 + drawRandomBelow(random, 4) : drawRandomBelow(random, 28));
  const check = values.reduce((sum, value) => timesTwo(add(sum, value)), 0);
  return [...values, add(check, group)].map((value) => LEVEL_CODE_ALPHABET.charAt(value)).join("");
}
