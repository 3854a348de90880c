import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { createRandom } from "../../../src/kernel/random";
import { formatMoves } from "../../../src/kernel/moves-text";
import { runToEnd } from "../../../src/kernel/task";
import { generateCandidate } from "../../../src/puzzles/last-ball/make/generator";
import { notation } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { chiSquare } from "../../kernel/statistics";
import { addMove, allLevels, begin, startOf, type Construction } from "./article";
import { placedTargetOf, compositionOfSeed, mapAfter, statesOf } from "./maps";
import { parseMap, LETTERS, neighbour, rollBlack, type Field, type Letter } from "./slow-solver";

type Roll = readonly [letter: Letter, rolledCells: number];

function constructByArticle(field: Field, hero: string, ...moves: readonly Roll[]): Construction | undefined {
  return moves.reduce<Construction | undefined>(
    (construction, [letter, rolledCells]) => construction && addMove(field, construction, letter, rolledCells),
    begin(hero),
  );
}

const LEVELS = seedCount(100_000);
const EASY_CENTIBITS = 0;
const HARD_CENTIBITS = 2000;

function generatedLevels(field: Field, [fromX, fromY]: readonly [number, number], whiteCount: number, seeds: number) {
  const found = new Set<string>();
  for (let seed = 1; seed <= seeds; seed++) {
    const difficultyCentibits = seed % 2 === 0 ? EASY_CENTIBITS : HARD_CENTIBITS;
    const target = { ...field, fromX, fromY, whiteCount, difficultyCentibits, maxForcedMovesPercent: 100 };
    const generated = runToEnd(generateCandidate(target, createRandom(seed)));
    if (generated !== undefined)
      found.add(`${formatMoves(generated.solution)}\n${notation.formatMap(generated.level)}`);
  }
  return found;
}

describe("the figures in the article on The Last Ball", () => {
  const field = { width: 12, height: 7 };

  test("a ball on an earlier arrow starts one cell farther on (the shift to the right)", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    expect(first?.starts).toEqual(["5,3"]);
    const second = constructByArticle(field, "2,3", ["R", 2], ["U", 1], ["R", 3], ["D", 0]);
    expect(second?.starts).toEqual(["5,3", "4,1", "8,2", "8,3"]);
    expect(startOf(field, first?.history ?? [], "7,3")).toBe("8,3");
    expect(mapAfter("R", "..@..o..o...")).toEqual(["....@..o...."]);
  });

  test("a ball that would start off the board is rejected (the edge case)", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    expect(startOf(field, first?.history ?? [], "10,3")).toBe("11,3");
    expect(startOf(field, first?.history ?? [], "11,3")).toBeUndefined();
  });

  test("a ball in a cell that the black ball used is rejected (the contradiction)", () => {
    const first = constructByArticle(field, "2,3", ["R", 2]);
    for (const cell of ["2,3", "3,3", "4,3"]) expect(startOf(field, first?.history ?? [], cell)).toBeUndefined();
    expect(startOf(field, first?.history ?? [], "1,3")).toBe("1,3");
    expect(constructByArticle(field, "2,3", ["R", 2], ["L", 0])).toBeUndefined();
    expect(constructByArticle(field, "2,3", ["R", 2], ["L", 2])?.starts).toEqual(["5,3", "1,3"]);
  });

  test("a ball may be shifted several times, and in different directions", () => {
    const history = constructByArticle(field, "2,3", ["R", 2], ["U", 1], ["R", 3], ["D", 0])?.history ?? [];
    expect(startOf(field, history, "7,5")).toBe("7,6");
    expect(startOf(field, history, "9,3")).toBe("10,3");
    const corner = constructByArticle(field, "0,3", ["R", 3], ["U", 2], ["R", 2], ["D", 0]);
    expect(corner?.starts).toEqual(["4,3", "3,0", "6,1", "5,2"]);
    expect(startOf(field, corner?.history ?? [], "5,2")).toBe("6,3");
  });
});

describe("the generator compared with the article's algorithm", () => {
  test("in a single row both make each pair of cells, because the second ball is shifted along the first arrow", () => {
    const pairs = [1, 2, 3, 4].flatMap((near) => [2, 3, 4, 5].filter((far) => far > near).map((far) => [near, far]));
    const maps = pairs.map(([near, far]) => Array.from("@.....").with(near, "o").with(far, "o").join(""));
    expect(maps).toHaveLength(10);
    expect(generatedLevels({ width: 6, height: 1 }, [0, 0], 2, 2000)).toEqual(new Set(maps.map((map) => `RR\n${map}`)));
  });

  test.each([
    [{ width: 5, height: 4 }, [1, 2], 2, 4000, 38],
    [{ width: 3, height: 3 }, [1, 1], 3, 20_000, 24],
    [{ width: 4, height: 3 }, [0, 2], 3, 60_000, 40],
  ] as const)(
    "on a board of %o from %j with %i balls both make the same levels (%i seeds, %i levels)",
    (field, from, balls, seeds, count) => {
      const expected = allLevels(field, from.join(), balls);
      expect(generatedLevels(field, from, balls, seeds)).toEqual(expected);
      expect(expected.size).toBe(count);
    },
  );

  test("both give each ball of a larger level the same start cell", () => {
    for (let seed = 1; seed <= seedCount(5000); seed++) {
      const { level, solution } = compositionOfSeed(placedTargetOf(seed), seed);
      const { field, state: start } = parseMap(notation.formatMap(level));
      let state = start;
      let construction: Construction | undefined = begin(start.black);
      for (const letter of Array.from(formatMoves(solution)) as Letter[]) {
        const after = rollBlack(field, state, letter);
        const rolledCells = cellsBetween(state.black, after.black);
        construction = construction && addMove(field, construction, letter, rolledCells);
        state = after;
      }
      expect(new Set(construction?.starts), `seed ${seed}`).toEqual(start.whites);
    }
  });
});

describe(`the generated levels of the seeds 1 to ${LEVELS}, with 3 to 12 balls and from every cell`, () => {
  test("each level has the wanted number of balls, and its solution wins", () => {
    let wonCount = 0;
    for (let seed = 1; seed <= LEVELS; seed++) {
      const target = placedTargetOf(seed);
      const { level, solution } = compositionOfSeed(target, seed);
      const states = statesOf(level, solution);
      const hasAllBalls = level.whites.length === target.whiteCount && solution.length === target.whiteCount;
      if (hasAllBalls && rules(level).outcome(states[states.length - 1]) === "won") wonCount++;
    }
    expect(wonCount).toBe(LEVELS);
  });
});

describe("a generated level", () => {
  test("the same random numbers give the same level again", () => {
    for (let seed = 1; seed <= 100; seed++) {
      expect(compositionOfSeed(placedTargetOf(seed), seed)).toEqual(compositionOfSeed(placedTargetOf(seed), seed));
    }
  });

  test("the level has the board and the start of the target", () => {
    for (let seed = 1; seed <= 500; seed++) {
      const target = placedTargetOf(seed);
      const { field, state } = parseMap(notation.formatMap(compositionOfSeed(target, seed).level));
      expect(field).toEqual({ width: 12, height: 7 });
      expect(state.black).toBe(`${target.fromX},${target.fromY}`);
    }
  });

  test("the generator returns undefined if no level of the target exists", () => {
    const attempts = Array.from({ length: 50 }, (_, seed) =>
      runToEnd(
        generateCandidate({ ...placedTargetOf(10), width: 2, height: 2, fromX: 0, fromY: 0 }, createRandom(seed)),
      ),
    );
    expect(allLevels({ width: 2, height: 2 }, "0,0", 3).size).toBe(0);
    expect(new Set(attempts)).toEqual(new Set([undefined]));
  });
});

describe("the first roll of a generated level", () => {
  const seeds = 20_000;

  function firstRolls(difficultyCentibits: number): { letter: Letter; rolledCells: number }[] {
    const target = { ...placedTargetOf(1), fromX: 5, fromY: 3, whiteCount: 1, difficultyCentibits };
    return Array.from({ length: seeds }, (_, seed) => {
      const { level, solution } = compositionOfSeed(target, seed);
      const { field, state } = parseMap(notation.formatMap(level));
      const [letter] = Array.from(formatMoves(solution)) as Letter[];
      return { letter, rolledCells: cellsBetween(state.black, rollBlack(field, state, letter).black) };
    });
  }

  const hard = firstRolls(HARD_CENTIBITS);
  const easy = firstRolls(EASY_CENTIBITS);
  const spaceCells = { R: 6, L: 5, U: 3, D: 3 };

  function countsOf(rolls: typeof hard, letter: Letter): number[] {
    const lengths = rolls.filter((first) => first.letter === letter).map(({ rolledCells }) => rolledCells);
    const counts = Array.from(
      { length: spaceCells[letter] },
      (_, cells) => lengths.filter((length) => length === cells).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(lengths.length);
    return counts;
  }

  test("the roll goes in each direction equally often", () => {
    for (const rolls of [hard, easy]) {
      const counts = LETTERS.map((letter) => rolls.filter((first) => first.letter === letter).length);
      expect(Math.abs(chiSquare(counts).deviations)).toBeLessThan(4);
    }
  });

  test.each(LETTERS)("a roll of n cells in direction %s is 2n + 1 times as likely as a roll of 0 cells", (letter) => {
    const counts = countsOf(hard, letter);
    const weights = counts.map((_, cells) => 2 * cells + 1);
    expect(Math.abs(chiSquare(counts, weights).deviations)).toBeLessThan(4);
  });

  test.each(LETTERS)(
    "in easy levels shorter rolls in direction %s are more likely, with the reversed weights",
    (letter) => {
      const counts = countsOf(easy, letter);
      const weights = counts.map((_, cells) => 2 * cells + 1).reverse();
      expect(Math.abs(chiSquare(counts, weights).deviations)).toBeLessThan(4);
    },
  );
});

function cellsBetween(from: string, to: string): number {
  for (const letter of LETTERS) {
    let current = from;
    for (let cells = 0; cells < 12; cells++) {
      if (current === to) return cells;
      current = neighbour(current, letter);
    }
  }
  throw new Error(`${from} and ${to} are not in line`);
}
