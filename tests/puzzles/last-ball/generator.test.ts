import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { createRandom } from "../../../src/kernel/random";
import { formatMoves } from "../../../src/kernel/moves-text";
import { runToEnd } from "../../../src/kernel/task";
import { attemptLevel } from "../../../src/puzzles/last-ball/make/generator";
import { notation } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { chiSquare } from "../../kernel/statistics";
import { addMove, allLevels, begin, startOf, type Construction } from "./article";
import { briefOf, compositionOfSeed, mapAfter, statesOf } from "./maps";
import { parseMap, LETTERS, neighbour, rollBlack, type Field, type Letter } from "./slow-solver";

type Draft = readonly [letter: Letter, offset: number];

/** What the article's way makes of these moves; undefined where it refuses one. */
function constructByArticle(field: Field, hero: string, ...moves: readonly Draft[]): Construction | undefined {
  return moves.reduce<Construction | undefined>(
    (soFar, [letter, offset]) => soFar && addMove(field, soFar, letter, offset),
    begin(hero),
  );
}

const LEVELS = seedCount(100_000);
const EASY_CENTIBITS = 0;
const HARD_CENTIBITS = 2000;

/** Every level that many seeds give, easy ones and hard ones, as its line and its map. */
function generatedLevels(field: Field, [fromX, fromY]: readonly [number, number], whiteCount: number, seeds: number) {
  const found = new Set<string>();
  for (let seed = 1; seed <= seeds; seed++) {
    const difficultyCentibits = seed % 2 === 0 ? EASY_CENTIBITS : HARD_CENTIBITS;
    const brief = { ...field, fromX, fromY, whiteCount: whiteCount, difficultyCentibits, maxForcedMovesPercent: 100 };
    const made = runToEnd(attemptLevel(brief, createRandom(seed)));
    if (made !== undefined) found.add(`${formatMoves(made.solution)}\n${notation.formatMap(made.level)}`);
  }
  return found;
}

describe("the article's figures:", () => {
  const field = { width: 12, height: 7 };

  test("a ball on an earlier arrow starts one cell on: the shift to the right", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    expect(first?.starts).toEqual(["5,3"]);
    const second = constructByArticle(field, "2,3", ["R", 2], ["U", 1], ["R", 3], ["D", 0]);
    expect(second?.starts).toEqual(["5,3", "4,1", "8,2", "8,3"]);
    expect(startOf(field, first?.history ?? [], "7,3")).toBe("8,3");
    expect(mapAfter("R", "..@..o..o...")).toEqual(["....@..o...."]);
  });

  test("a ball whose start would be off the board is refused: the edge case", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    expect(startOf(field, first?.history ?? [], "10,3")).toBe("11,3");
    expect(startOf(field, first?.history ?? [], "11,3")).toBeUndefined();
  });

  test("a ball in cells that the black ball used is refused: the contradiction", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    for (const cell of ["2,3", "3,3", "4,3"]) expect(startOf(field, first?.history ?? [], cell)).toBeUndefined();
    expect(startOf(field, first?.history ?? [], "1,3")).toBe("1,3");
    expect(constructByArticle(field, "2,3", ["R", 2], ["L", 0])).toBeUndefined();
    expect(constructByArticle(field, "2,3", ["R", 2], ["L", 2])?.starts).toEqual(["5,3", "1,3"]);
  });

  test("a ball may be shifted several times, and round a corner", () => {
    const history = constructByArticle(field, "2,3", ["R", 2], ["U", 1], ["R", 3], ["D", 0])?.history ?? [];
    expect(startOf(field, history, "7,5")).toBe("7,6");
    expect(startOf(field, history, "9,3")).toBe("10,3");
    const corner = constructByArticle(field, "0,3", ["R", 3], ["U", 2], ["R", 2], ["D", 0]);
    expect(corner?.starts).toEqual(["4,3", "3,0", "6,1", "5,2"]);
    expect(startOf(field, corner?.history ?? [], "5,2")).toBe("6,3");
  });
});

describe("the generator makes exactly the levels that the article's way leads to", () => {
  test("in a single row: each pair of places, for the second ball is shifted along the first one's arrow", () => {
    const pairs = [1, 2, 3, 4].flatMap((near) => [2, 3, 4, 5].filter((far) => far > near).map((far) => [near, far]));
    const maps = pairs.map(([near, far]) => Array.from("@.....").with(near, "o").with(far, "o").join(""));
    expect(maps).toHaveLength(10);
    expect(generatedLevels({ width: 6, height: 1 }, [0, 0], 2, 2000)).toEqual(new Set(maps.map((map) => `RR\n${map}`)));
  });

  test.each([
    [{ width: 5, height: 4 }, [1, 2], 2, 4000, 38],
    [{ width: 3, height: 3 }, [1, 1], 3, 20_000, 24],
    [{ width: 4, height: 3 }, [0, 2], 3, 60_000, 40],
  ] as const)("on a board of %o from %j with %i balls (%i seeds): %i levels", (field, from, balls, seeds, count) => {
    const expected = allLevels(field, from.join(), balls);
    expect(generatedLevels(field, from, balls, seeds)).toEqual(expected);
    expect(expected.size).toBe(count);
  });

  test("and puts each ball of a larger level where the article's history does", () => {
    for (let seed = 1; seed <= seedCount(5000); seed++) {
      const { level, solution } = compositionOfSeed(briefOf(seed), seed);
      const { field, position } = parseMap(notation.formatMap(level));
      let now = position;
      let construction: Construction | undefined = begin(position.black);
      for (const letter of Array.from(formatMoves(solution)) as Letter[]) {
        const offset = cellsBetween(now.black, rollBlack(field, now, letter).black);
        construction = construction && addMove(field, construction, letter, offset);
        now = rollBlack(field, now, letter);
      }
      expect(new Set(construction?.starts), `seed ${seed}`).toEqual(position.whites);
    }
  });
});

describe(`every seed from 1 to ${LEVELS}, at 3 to 12 balls and from every cell`, () => {
  test("delivers a level of so many balls, and its line wins", () => {
    let won = 0;
    for (let seed = 1; seed <= LEVELS; seed++) {
      const brief = briefOf(seed);
      const { level, solution } = compositionOfSeed(brief, seed);
      const states = statesOf(level, solution);
      const isWhole = level.whites.length === brief.whiteCount && solution.length === brief.whiteCount;
      if (isWhole && rules(level).outcome(states[states.length - 1]) === "won") won++;
    }
    expect(won).toBe(LEVELS);
  });
});

describe("one level", () => {
  test("is the same whenever it is made of the same random numbers", () => {
    for (let seed = 1; seed <= 100; seed++) {
      expect(compositionOfSeed(briefOf(seed), seed)).toEqual(compositionOfSeed(briefOf(seed), seed));
    }
  });

  test("begins where the brief says, on the board it asks for", () => {
    for (let seed = 1; seed <= 500; seed++) {
      const brief = briefOf(seed);
      const { field, position } = parseMap(notation.formatMap(compositionOfSeed(brief, seed).level));
      expect(field).toEqual({ width: 12, height: 7 });
      expect(position.black).toBe(`${brief.fromX},${brief.fromY}`);
    }
  });

  test("comes to nothing where no such level can be, and says so", () => {
    const attempts = Array.from({ length: 50 }, (_, seed) =>
      runToEnd(attemptLevel({ ...briefOf(10), width: 2, height: 2, fromX: 0, fromY: 0 }, createRandom(seed))),
    );
    expect(allLevels({ width: 2, height: 2 }, "0,0", 3).size).toBe(0);
    expect(new Set(attempts)).toEqual(new Set([undefined]));
  });
});

describe("the first roll", () => {
  const seeds = 20_000;

  function firstRolls(difficultyCentibits: number): { letter: Letter; offset: number }[] {
    const brief = { ...briefOf(1), fromX: 5, fromY: 3, whiteCount: 1, difficultyCentibits };
    return Array.from({ length: seeds }, (_, seed) => {
      const { level, solution } = compositionOfSeed(brief, seed);
      const { field, position } = parseMap(notation.formatMap(level));
      const [letter] = Array.from(formatMoves(solution)) as Letter[];
      return { letter, offset: cellsBetween(position.black, rollBlack(field, position, letter).black) };
    });
  }

  const hard = firstRolls(HARD_CENTIBITS);
  const easy = firstRolls(EASY_CENTIBITS);
  const rooms = { R: 6, L: 5, U: 3, D: 3 };

  /** How often the black ball rolls 0, 1, 2 … cells that way. */
  function countsOf(rolls: typeof hard, letter: Letter): number[] {
    const offsets = rolls.filter((first) => first.letter === letter).map(({ offset }) => offset);
    const counts = Array.from({ length: rooms[letter] }, (_, cells) => offsets.filter((o) => o === cells).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(offsets.length);
    return counts;
  }

  test("goes in each direction equally often", () => {
    for (const rolls of [hard, easy]) {
      const counts = LETTERS.map((letter) => rolls.filter((first) => first.letter === letter).length);
      expect(Math.abs(chiSquare(counts).deviations)).toBeLessThan(4);
    }
  });

  test.each(LETTERS)("to %s is longer more often: of n cells 2n + 1 times as often as of none", (letter) => {
    const counts = countsOf(hard, letter);
    const weights = counts.map((_, cells) => 2 * cells + 1);
    expect(Math.abs(chiSquare(counts, weights).deviations)).toBeLessThan(4);
  });

  test.each(LETTERS)("to %s is shorter more often in levels that are to be easy", (letter) => {
    const counts = countsOf(easy, letter);
    const weights = counts.map((_, cells) => 2 * cells + 1).reverse();
    expect(Math.abs(chiSquare(counts, weights).deviations)).toBeLessThan(4);
  });
});

function cellsBetween(from: string, to: string): number {
  for (const letter of LETTERS) {
    let index = from;
    for (let cells = 0; cells < 12; cells++) {
      if (index === to) return cells;
      index = neighbour(index, letter);
    }
  }
  throw new Error(`${from} and ${to} are not in line`);
}
