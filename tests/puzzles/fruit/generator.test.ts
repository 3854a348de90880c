import { describe, expect, test } from "vitest";
import { createBoard, isAtEdge } from "../../../src/kernel/board";
import { certify } from "../../../src/kernel/certify";
import { createRandom } from "../../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { FRUIT_KIND_COUNT, MAX_SIDE, MIN_SIDE, notation, type Level } from "../../../src/puzzles/fruit/level";
import { compose } from "../../../src/puzzles/fruit/make/compose";
import { isAsGoodWithoutThing, withoutEachThing } from "../../../src/puzzles/fruit/make/needless";
import { generateNextWalls, varyWalls, type WallSearch } from "../../../src/puzzles/fruit/make/next-walls";
import { pickFruitKinds, placeThings } from "../../../src/puzzles/fruit/make/placement";
import { plan } from "../../../src/puzzles/fruit/make/plan";
import { mirroredCell, Symmetry, SYMMETRY_COUNT, computeSymmetryScore } from "../../../src/puzzles/fruit/make/symmetry";
import { generateWalls } from "../../../src/puzzles/fruit/make/walls";
import type { Target } from "../../../src/puzzles/fruit/make/target";
import { rules } from "../../../src/puzzles/fruit/rules";
import { isWithinTolerance } from "../../../tools/difficulty-tolerance";
import { seedCount } from "../../seed-count";
import { expectParsed } from "../../kernel/parse-results";
import { levelOf } from "./maps";

const SEEDS = Array.from({ length: seedCount(300) }, (_, index) => index + 1);
/**
 * The seeds of a test that draws random walls and counts on how many boards each cell at the edge is hedge. With fewer
 * seeds, chance would change the counts too much.
 */
const FIXED_SEEDS = Array.from({ length: 300 }, (_, index) => index + 1);
const NO_CAP = 20_000;
const ENDLESS_TARGETS = Array.from({ length: 54 }, (_, index) => plan.rising(index + 1));

/** The limits of the median difficulty for the levels `first` to `last` of an endless run, in hundredths of a bit. */
const WANTED_CENTIBITS = [
  { first: 1, last: 10, least: 150, most: 270 },
  { first: 11, last: 20, least: 320 },
  { first: 21, last: 30, least: 360 },
  { first: 31, last: 40, least: 380 },
  { first: 41, last: 54, least: 390 },
];

function certified(level: Level) {
  const certificate = runToEnd(certify(rules(level), NO_CAP));
  if (certificate === undefined) throw new Error(`the level has more than ${NO_CAP} states`);
  return certificate;
}

function composed(target: Target, seed: number): Level {
  for (let stream = 0; ; stream++) {
    const made = runToEnd(compose(target, createRandom(seed, stream), () => createFinishedTask(true)));
    if (made === undefined) continue;
    made.certificate.release?.();
    return made.level;
  }
}

describe("the walls of a generated level of Fruit", () => {
  test("the walls leave one free region with three fifths of the cells that reaches all sides of the board", () => {
    for (const seed of SEEDS) {
      const board = createBoard(3 + (seed % 4), 3 + (seed % 3));
      const walls = runToEnd(generateWalls(board, seed % SYMMETRY_COUNT, createRandom(seed)));
      const free = board.cells.filter((cell) => !walls[cell]);
      expect(free.length).toBeGreaterThanOrEqual(0.6 * board.cells.length);
      for (const cellsTo of board.cellsToEdge) expect(free.some((cell) => cellsTo[cell] === 0)).toBe(true);
      const reached = [free[0]];
      for (const cell of reached) {
        for (const step of board.steps) {
          if (!walls[cell + step] && !reached.includes(cell + step)) reached.push(cell + step);
        }
      }
      expect(reached).toHaveLength(free.length);
    }
  });

  test("the walls are generated for boards of every size with every symmetry", () => {
    for (let width = MIN_SIDE; width <= MAX_SIDE; width++) {
      for (let height = MIN_SIDE; height <= MAX_SIDE; height++) {
        const board = createBoard(width, height);
        for (let seed = 1; seed <= 4 * SYMMETRY_COUNT; seed++) {
          const walls = runToEnd(generateWalls(board, seed % SYMMETRY_COUNT, createRandom(seed)));
          expect(board.cells.filter((cell) => !walls[cell]).length).toBeGreaterThan(0);
        }
      }
    }
  });

  test("the walls have the wanted symmetry on more than half of the boards", () => {
    const board = createBoard(6, 6);
    for (const symmetry of [Symmetry.LeftRight, Symmetry.UpDown, Symmetry.HalfTurn]) {
      let symmetric = 0;
      for (const seed of SEEDS) {
        const walls = runToEnd(generateWalls(board, symmetry, createRandom(seed)));
        if (board.cells.every((cell) => walls[mirroredCell(board, symmetry, cell)] === walls[cell])) symmetric++;
      }
      expect(symmetric).toBeGreaterThan(0.5 * SEEDS.length);
    }
  });

  test("every cell of a board's edge is hedge on more than 27 % of the boards", () => {
    const board = createBoard(7, 6);
    const drawn = FIXED_SEEDS.map((seed) => runToEnd(generateWalls(board, Symmetry.None, createRandom(seed))));
    for (const cell of board.cells.filter((cell) => isAtEdge(board, cell))) {
      expect(drawn.filter((walls) => walls[cell]).length).toBeGreaterThan(0.27 * drawn.length);
    }
  });

  test("the walls differ between nearly all seeds", () => {
    const board = createBoard(6, 6);
    const drawn = SEEDS.map((seed) => runToEnd(generateWalls(board, Symmetry.None, createRandom(seed))).join());
    expect(new Set(drawn).size).toBeGreaterThan(0.9 * SEEDS.length);
  });
});

describe("the varied walls of a level of Fruit", () => {
  const board = createBoard(6, 5);
  const pairs = SEEDS.map((seed) => {
    const random = createRandom(seed);
    const search: WallSearch = { stateCount: 0, isLogged: true };
    const walls = runToEnd(generateNextWalls(board, undefined, search, random));
    return { walls, varied: runToEnd(varyWalls(board, walls, random)) };
  });

  test("at most two cells and their mirrored cells change, and nearly always some do", () => {
    let changed = 0;
    for (const { walls, varied } of pairs) {
      const cells = board.cells.filter((cell) => walls.isWall[cell] !== varied.isWall[cell]);
      expect(cells.length).toBeLessThanOrEqual(4);
      if (cells.length > 0) changed++;
    }
    expect(changed).toBeGreaterThan(0.95 * pairs.length);
  });

  test("three fifths of the cells stay free and connected, and each side of the board stays in reach", () => {
    for (const { varied } of pairs) {
      const free = board.cells.filter((cell) => !varied.isWall[cell]);
      expect(free.length).toBeGreaterThanOrEqual(0.6 * board.cells.length);
      for (const cellsTo of board.cellsToEdge) expect(free.some((cell) => cellsTo[cell] === 0)).toBe(true);
      const reached = [free[0]];
      for (const cell of reached) {
        for (const step of board.steps) {
          if (!varied.isWall[cell + step] && !reached.includes(cell + step)) reached.push(cell + step);
        }
      }
      expect(reached).toHaveLength(free.length);
    }
  });

  test("the log has each cell of the hedge once", () => {
    for (const { varied } of pairs) {
      const hedge = board.cells.filter((cell) => varied.isWall[cell]);
      expect(varied.log.flat().toSorted((one, other) => one - other)).toEqual(hedge);
    }
  });
});

test("a symmetry maps the cells of a board one to one", () => {
  for (const board of [createBoard(4, 4), createBoard(5, 3)]) {
    for (let symmetry: number = Symmetry.None; symmetry < SYMMETRY_COUNT; symmetry++) {
      const cells = board.cells.map((cell) => mirroredCell(board, symmetry, cell));
      expect(cells.toSorted((one, other) => one - other)).toEqual(board.cells);
    }
  }
});

test("the symmetry score of a level counts the pieces that are mirrored by a like piece", () => {
  expect(computeSymmetryScore(levelOf("A.s.A", ".....", "....."))).toBe(3);
  expect(computeSymmetryScore(levelOf("A.s.B", ".....", "B...A"))).toBe(5);
  expect(computeSymmetryScore(levelOf("A....", ".....", "...A."))).toBe(0);
});

describe("the placement of things", () => {
  const target = {
    ...plan.rising(1),
    width: 6,
    height: 6,
    pairs: 2,
    stones: 1,
    hedgehogs: 1,
    anteaters: 1,
    passes: 2,
  };
  const none = createBoard(6, 6).isBorder;

  test("as many things are placed as the target asks for, each on a free cell of its own", () => {
    for (const seed of SEEDS) {
      const board = createBoard(6, 6);
      const level = runToEnd(
        placeThings(board, none, { ...target, puddles: 2, cars: 1, barrels: 1 }, [1, 3], createRandom(seed)),
      );
      if (level === undefined) throw new Error("placeThings found no room on a board that has enough");
      const { fruits, fruitKinds, sliders, puddles, hedgehogs, anteaters, passes } = level;
      expect(fruitKinds).toEqual([1, 1, 3, 3]);
      expect([fruits.length, sliders.length, puddles.length, passes.length]).toEqual([4, 3, 2, 2]);
      const cells = [...fruits, ...sliders, ...puddles, ...hedgehogs, ...anteaters.map(({ cell }) => cell)];
      expect(new Set(cells).size).toBe(11);
      expect(cells.every((cell) => board.cells.includes(cell))).toBe(true);
    }
  });

  test("no hedgehog or anteater is placed in a corridor, and fruits are mostly placed at the corridor's ends", () => {
    const { board, isWall } = levelOf("A.....", "#####.", "......", ".#####", "......", "#####A");
    let atEnds = 0;
    for (const seed of SEEDS) {
      const level = runToEnd(placeThings(board, isWall, { ...target, pairs: 1 }, [0], createRandom(seed)));
      if (level === undefined) throw new Error("placeThings found no room on a board that has enough");
      const areNeighboursWalls = (cell: number) => board.steps.map((step) => isWall[cell + step]);
      for (const cell of [...level.hedgehogs, ...level.anteaters.map((anteater) => anteater.cell)]) {
        const [up, right, down, left] = areNeighboursWalls(cell);
        expect(up === down && right === left).toBe(false);
      }
      atEnds += level.fruits.filter((cell) => areNeighboursWalls(cell).filter((isWall) => isWall).length === 3).length;
    }
    expect(atEnds / SEEDS.length).toBeGreaterThan(0.25);
  });

  test("pairs of fruits are chosen of any kinds", () => {
    const drawn = new Set(SEEDS.map((seed) => pickFruitKinds(2, createRandom(seed)).join()));
    expect([...drawn].sort()).toEqual(["0,1", "0,2", "0,3", "1,2", "1,3", "2,3"]);
    expect(pickFruitKinds(FRUIT_KIND_COUNT, createRandom(1))).toEqual([0, 1, 2, 3]);
  });

  test("the placement returns undefined if there is no room", () => {
    const { board, isWall } = levelOf("A.#", "..#", "#.A");
    expect(runToEnd(placeThings(board, isWall, target, [0, 1], createRandom(1)))).toBeUndefined();
  });

  test("the placement uses a board that has just enough room, and refuses one thing more", () => {
    const { board, isWall } = levelOf("A..", "...", "..A");
    const place = (stones: number) =>
      runToEnd(placeThings(board, isWall, { ...target, stones, hedgehogs: 0, anteaters: 0 }, [0, 1], createRandom(1)));
    expect(place(0)).toBeDefined();
    expect(place(1)).toBeUndefined();
  });
});

describe("a composed level of Fruit", () => {
  test("a composed level has the things and the par of its target, and dead ends only if they are allowed", () => {
    ENDLESS_TARGETS.forEach((target, index) => {
      const level = composed(target, index);
      const { par, deadEndCount } = certified(level).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(target.minPar);
      expect(par).toBeLessThanOrEqual(target.maxPar);
      if (!target.mayHaveDeadEnds) expect(deadEndCount).toBe(0);
      expect(level.fruits).toHaveLength(2 * target.pairs);
      expect(level.sliders).toHaveLength(target.stones + target.cars + target.barrels);
      expect([level.puddles, level.hedgehogs, level.anteaters, level.passes].map(({ length }) => length)).toEqual([
        target.puddles,
        target.hedgehogs,
        target.anteaters,
        target.passes,
      ]);
      expect(notation.formatMap(expectParsed(notation.parseMap(notation.formatMap(level))))).toBe(
        notation.formatMap(level),
      );
    });
  });

  test("a composed level needs all its things", () => {
    ENDLESS_TARGETS.forEach((target, index) => {
      const level = composed(target, 100 + index);
      const certificate = certified(level);
      for (const other of withoutEachThing(level))
        expect(runToEnd(isAsGoodWithoutThing(other, certificate, NO_CAP))).toBe(false);
    });
  });

  const runs = [200, 300, 400, 500].map((seed) =>
    ENDLESS_TARGETS.map((target, index) => certified(composed(target, seed + index)).analysis.verdict),
  );
  const [verdicts] = runs;

  test("a composed level has the wanted difficulty, to half a bit or 15 percent, in at least 80 percent of the cases", () => {
    const near = verdicts.filter(({ difficultyCentibits }, index) =>
      isWithinTolerance(difficultyCentibits, ENDLESS_TARGETS[index].difficultyCentibits),
    );
    expect(near.length).toBeGreaterThanOrEqual(0.8 * ENDLESS_TARGETS.length);
  });

  test("a composed level has only one shortest solution in at least four of ten cases", () => {
    expect(verdicts.filter(({ solutionCount }) => solutionCount === 1).length).toBeGreaterThanOrEqual(
      0.4 * ENDLESS_TARGETS.length,
    );
  });

  test("a composed level has at most 14 moves, 40 percent dead ends and three bits more than the logarithm of its moves", () => {
    for (const { par, deadEndCount, stateCount, difficultyCentibits } of verdicts) {
      expect(par).toBeLessThanOrEqual(14);
      expect(deadEndCount).toBeLessThanOrEqual(0.4 * stateCount);
      expect(difficultyCentibits / 100 - Math.log2(par)).toBeLessThanOrEqual(3);
    }
  });

  test.each(WANTED_CENTIBITS)(
    "levels $first to $last have at least $least hundredths of a bit in the median",
    (band) => {
      const sorted = runs
        .flatMap((run) => run.slice(band.first - 1, band.last))
        .map(({ difficultyCentibits }) => difficultyCentibits)
        .sort((one, other) => one - other);
      const centibits = sorted[Math.floor(sorted.length / 2)];
      expect(centibits).toBeGreaterThanOrEqual(band.least);
      expect(centibits).toBeLessThanOrEqual(band.most ?? Infinity);
    },
  );

  test("a composed level is undefined if no level is accepted", () => {
    expect(runToEnd(compose(plan.rising(3), createRandom(1), () => createFinishedTask(false)))).toBeUndefined();
  });
});

test("levels of the endless curve can be parsed, because no pair begins side by side", () => {
  for (const seed of SEEDS) {
    const map = notation.formatMap(composed(ENDLESS_TARGETS[seed % ENDLESS_TARGETS.length], seed));
    expect(notation.parseMap(map)).not.toHaveProperty("fault");
  }
});

describe("isAsGoodWithoutThing", () => {
  test("isAsGoodWithoutThing returns true for a stone that cannot move and stops no piece", () => {
    const level = levelOf("A....", "....#", "A###s");
    const [without] = withoutEachThing(level);
    expect(withoutEachThing(level)).toHaveLength(1);
    expect(runToEnd(isAsGoodWithoutThing(without, certified(level), NO_CAP))).toBe(true);
  });

  test("isAsGoodWithoutThing returns false for a stone without which the fruits would meet at once", () => {
    const level = levelOf("A.s.A", "#####", "#####");
    const [without] = withoutEachThing(level);
    expect(certified(without).analysis.verdict.par).toBe(1);
    expect(runToEnd(isAsGoodWithoutThing(without, certified(level), NO_CAP))).toBe(false);
  });
});

test("an anteater is needless if hedge in its place is as good, even if the level without it is not", () => {
  const level = levelOf("Dv.D", "....", "<...", "#...");
  const certificate = certified(level);
  const others = withoutEachThing(level).filter((other) => runToEnd(isAsGoodWithoutThing(other, certificate, NO_CAP)));
  expect(others.map((other) => notation.formatMap(other))).toEqual(["Dv.D\n....\n#...\n#..."]);
});
