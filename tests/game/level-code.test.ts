import { describe, expect, test } from "vitest";
import { LEVEL_CODE_ALPHABET, readLevelCode, checkLevelGroup, writeLevelCode } from "../../src/game/codes/level-code";
import { add, timesTwo } from "../../src/game/codes/gf32";
import { fault, isFault } from "../../src/kernel/fault";
import { drawBelow, createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { composeNext, createRun } from "../../src/game/modes/run";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { seedCount } from "../seed-count";
import { randomLevel } from "./random-level";

const LEVELS_OF_EACH = seedCount(20_000);
const WRONG_CODES = seedCount(100_000);
const SPOILT_CODES = seedCount(200);
const STREWN_LEVELS = seedCount(5_000);
const MADE_LEVELS = seedCount(300);

const codeOf = (puzzleIndex: number, map: string): string => runToEnd(writeLevelCode({ puzzleIndex, map }));
const read = (text: string): ReadCode => runToEnd(readLevelCode(text));
type ReadCode = ReturnType<typeof readLevelCode> extends Generator<unknown, infer Read> ? Read : never;

function lettersOf(code: string): number {
  return code.replaceAll("-", "").length;
}

function withLetter(code: string, at: number, letter: string): string {
  return code.slice(0, at) + letter + code.slice(at + 1);
}

function anyOf<T>(list: ArrayLike<T>, random: Random): T {
  return list[drawBelow(random, list.length)];
}

/** A map with these things in random places. */
function strewn(width: number, height: number, things: string, random: Random): string {
  const cells: string[] = Array.from({ length: width * height }, () => ".");
  for (const thing of things) {
    let cell = drawBelow(random, cells.length);
    while (cells[cell] !== ".") cell = drawBelow(random, cells.length);
    cells[cell] = thing;
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join("")).join("\n");
}

describe.each(PUZZLES.map(({ id }, world) => ({ id, world })))("a code of $id", ({ world }) => {
  const puzzle = PUZZLES[world].load();

  test("gives back any level", () => {
    const random = createRandom(world);
    for (let count = 0; count < LEVELS_OF_EACH; count++) {
      const map = randomLevel(puzzle, random);
      expect(read(codeOf(world, map))).toEqual({ world, map });
    }
  }, 300_000);

  test("gives back every level of the campaign", () => {
    for (const { map } of allLevelsOf(puzzle.campaign)) {
      expect(read(codeOf(world, map.join("\n")))).toEqual({ world, map: map.join("\n") });
    }
  });
});

/** The most letters that any code of those levels has, which is printed. */
function maxLetters(name: string, world: number, maps: readonly string[]): number {
  const most = Math.max(...maps.map((map) => lettersOf(codeOf(world, map))));
  console.log(`${name}: ${most} letters at the most in ${maps.length} levels`);
  return most;
}

/** Levels as challenges of every size and endless runs have them. */
function madeLevels(world: number): string[] {
  const puzzle = PUZZLES[world].load();
  const { challenge, endless } = puzzle.plan;
  return Array.from({ length: MADE_LEVELS }, (_, at) => {
    const wish = at % 2 === 0 ? challenge(1 + (at % CHALLENGE_SIZES)) : endless(1 + at);
    return puzzle.formatMap(
      runToEnd(composeNext(puzzle, createRun(at), wish, puzzle.playerPosition?.startPosition)).level,
    );
  });
}

describe("a code is short:", () => {
  test.each([
    ["Last Ball with nine white balls", 0, 12, 7, "@ooooooooo", 15],
    ["Ice Path of 12 by 12 with twenty rocks", 1, 12, 12, `@O${"#".repeat(20)}`, 30],
    ["Ice Path of 12 by 12 with twenty rocks and a snow patch", 1, 12, 12, `@O*${"#".repeat(20)}`, 30],
  ] as const)("%s", (name, world, width, height, things, most) => {
    const random = createRandom(3);
    const maps = Array.from({ length: STREWN_LEVELS }, () => strewn(width, height, things, random));
    expect(maxLetters(name, world, maps)).toBeLessThanOrEqual(most);
  });

  test.each([
    ["skid", 25],
    ["fruit", 30],
    ["penguin", 60],
  ])(
    "any level of %s, of the campaign or made by the game",
    (id, most) => {
      const world = PUZZLES.findIndex((one) => one.id === id);
      const campaign = allLevelsOf(PUZZLES[world].load().campaign).map(({ map }) => map.join("\n"));
      expect(maxLetters(id, world, [...campaign, ...madeLevels(world)])).toBeLessThanOrEqual(most);
    },
    300_000,
  );
});

const map = "@.o\n.o.\n...";
const code = codeOf(0, map);

describe("a code", () => {
  test("is what it always was", () => {
    expect(code).toMatchInlineSnapshot(`"S4EQR-AFA6T"`);
    expect(codeOf(3, "@-F\n\n.^.")).toMatchInlineSnapshot(`"VQLYD-XTNHT-MAA69"`);
    expect(codeOf(4, "A.A\n.h.\n>.~\n\npasses:\n1 1 >\n3 2 ^")).toMatchInlineSnapshot(`"E2ACS-ZR8X2-EU89G"`);
  });

  test("may be written small, without hyphens, or with blanks", () => {
    for (const text of [code.toLowerCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", "  ")} `]) {
      expect(read(text)).toEqual({ world: 0, map });
    }
  });
});

describe("a code that is none is refused with a sentence:", () => {
  const long = codeOf(1, strewn(12, 12, `@O${"#".repeat(20)}`, createRandom(5)));

  test("one wrong letter anywhere in the codes of many levels, and the group that it is in", () => {
    const random = createRandom(17);
    for (let count = 0; count < SPOILT_CODES; count++) {
      const world = count % PUZZLES.length;
      const whole = codeOf(world, randomLevel(PUZZLES[world].load(), random));
      for (let at = 0; at < whole.length; at++) {
        if (whole.charAt(at) === "-") continue;
        const group = Math.floor(at / 6);
        for (const letter of LEVEL_CODE_ALPHABET) {
          if (letter === whole.charAt(at)) continue;
          const wrong = withLetter(whole, at, letter);
          const named = { fault: `Group ${group + 1} is wrong`, group: group + 1 };
          // One call of expect for each of so many would take most of the time.
          const said = read(wrong);
          const standing = checkLevelGroup(wrong.split("-")[group], group);
          const isNamed = isFault(said) && said.fault === named.fault && isFault(standing);
          if (!isNamed) expect([wrong, said, standing]).toEqual([wrong, named, fault(named.fault)]);
        }
      }
    }
  }, 300_000);

  test("groups that changed places, the first of them", () => {
    const groups = long.split("-");
    for (let one = 0; one < groups.length; one++) {
      for (let other = one + 1; other < groups.length; other++) {
        const swapped = groups.with(one, groups[other]).with(other, groups[one]);
        expect(read(swapped.join("-"))).toMatchObject({ group: one + 1 });
      }
    }
  });

  test("a code that ends too soon, or goes on", () => {
    const groups = long.split("-");
    expect(read(groups.slice(0, 4).join("-"))).toEqual({ fault: "The code goes on after group 4", group: 4 });
    expect(read(`${long}-AAAAA`)).toEqual({ fault: `The code ends with group ${groups.length}`, group: groups.length });
  });

  test.each([
    ["", "The code is empty"],
    [" - ", "The code is empty"],
    ["AAAAO", "Group 1 has O: no code has that"],
    ["AAAA", "Group 1 has 4 letters, not 5"],
    ["AAAAB", "Group 1 is wrong"],
    ["AAAAA-AAA", "Group 2 has 3 letters, not 5"],
    ["A".repeat(305), "A code has 60 groups at the most, this has 61"],
  ])("%j", (text, sentence) => {
    expect(read(text)).toMatchObject({ fault: sentence });
  });

  test("any other text: it gives a level whose code it is, or says in one sentence why not", () => {
    const random = createRandom(11);
    let levels = 0;
    for (let count = 0; count < WRONG_CODES; count++) {
      const text = anyText(long, random);
      const level = read(text);
      if (isFault(level)) {
        expect(level.fault).toMatch(/^[A-Z][^.]+[a-z0-9]$/);
        continue;
      }
      levels++;
      expect(codeOf(level.puzzleIndex, level.map)).toBe(text);
    }
    expect(levels).toBeGreaterThan(0);
  }, 300_000);
});

/** A code with something wrong, or letters with the right checks. */
function anyText(long: string, random: Random): string {
  const kind = drawBelow(random, 3);
  if (kind === 0)
    return withLetter(long, drawBelow(random, long.length), anyOf(`${LEVEL_CODE_ALPHABET}0O1I-!`, random));
  if (kind === 1)
    return Array.from({ length: drawBelow(random, 40) }, () => anyOf(LEVEL_CODE_ALPHABET, random)).join("");
  const count = 1 + drawBelow(random, 6);
  return Array.from({ length: count }, (_, group) => checkedGroup(group, group === count - 1, random)).join("-");
}

/** Four letters, the last of which tells whether others follow, and the one that checks them. */
function checkedGroup(group: number, isLast: boolean, random: Random): string {
  const values = Array.from({ length: 3 }, () => drawBelow(random, 32));
  values.push(isLast ? 28 + drawBelow(random, 4) : drawBelow(random, 28));
  const check = values.reduce((sum, value) => timesTwo(add(sum, value)), 0);
  return [...values, add(check, group)].map((value) => LEVEL_CODE_ALPHABET.charAt(value)).join("");
}
