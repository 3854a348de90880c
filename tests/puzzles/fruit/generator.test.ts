import { describe, expect, test } from "vitest";
import { createBoard } from "../../../src/kernel/board";
import { certify } from "../../../src/kernel/certify";
import { createRandom } from "../../../src/kernel/random";
import { done, finish } from "../../../src/kernel/work";
import { FRUIT_KINDS, MAX_SIDE, MIN_SIDE, notation, type Level } from "../../../src/puzzles/fruit/level";
import { compose } from "../../../src/puzzles/fruit/make/compose";
import { isAsGood, withoutEach } from "../../../src/puzzles/fruit/make/needless";
import { drawKinds, placeAll } from "../../../src/puzzles/fruit/make/place";
import { plan } from "../../../src/puzzles/fruit/make/plan";
import { mirrored, Symmetry, SYMMETRIES, symmetryOf } from "../../../src/puzzles/fruit/make/symmetry";
import { drawWalls } from "../../../src/puzzles/fruit/make/walls";
import type { Wish } from "../../../src/puzzles/fruit/make/wish";
import { rules } from "../../../src/puzzles/fruit/rules";
import { seeds } from "../../effort";
import { whole } from "../../kernel/expect-level";
import { levelOf } from "./maps";

const SEEDS = Array.from({ length: seeds(300) }, (_, at) => at + 1);
const NO_CAP = 20_000;
const CLIMB = Array.from({ length: 30 }, (_, at) => plan.endless(at + 1));

function certified(level: Level) {
  const certificate = finish(certify(rules(level), NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** The first level that comes of a seed and its streams. */
function composed(wish: Wish, seed: number): Level {
  for (let stream = 0; ; stream++) {
    const made = finish(compose(wish, createRandom(seed, stream), () => done(true)));
    if (made === undefined) continue;
    made.certificate.recycle?.();
    return made.level;
  }
}

describe("the walls", () => {
  test("leave one region, of three cells of five, that reaches all sides of its board", () => {
    for (const seed of SEEDS) {
      const board = createBoard(3 + (seed % 4), 3 + (seed % 3));
      const walls = finish(drawWalls(board, seed % SYMMETRIES, createRandom(seed)));
      const free = board.cells.filter((cell) => !walls[cell]);
      expect(free.length).toBeGreaterThanOrEqual(0.6 * board.cells.length);
      for (const cellsTo of board.toEdge) expect(free.some((cell) => cellsTo[cell] === 0)).toBe(true);
      const reached = [free[0]];
      for (const cell of reached) {
        for (const step of board.steps) {
          if (!walls[cell + step] && !reached.includes(cell + step)) reached.push(cell + step);
        }
      }
      expect(reached).toHaveLength(free.length);
    }
  });

  test("are found for boards of every size, drawn in every way", () => {
    for (let width = MIN_SIDE; width <= MAX_SIDE; width++) {
      for (let height = MIN_SIDE; height <= MAX_SIDE; height++) {
        const board = createBoard(width, height);
        for (let seed = 1; seed <= 4 * SYMMETRIES; seed++) {
          const walls = finish(drawWalls(board, seed % SYMMETRIES, createRandom(seed)));
          expect(board.cells.filter((cell) => !walls[cell]).length).toBeGreaterThan(0);
        }
      }
    }
  });

  test("are symmetric as asked, on boards of which no part was cut off and filled", () => {
    const board = createBoard(6, 6);
    for (const symmetry of [Symmetry.Across, Symmetry.Up, Symmetry.Both]) {
      let symmetric = 0;
      for (const seed of SEEDS) {
        const walls = finish(drawWalls(board, symmetry, createRandom(seed)));
        if (board.cells.every((cell) => walls[mirrored(board, symmetry, cell)] === walls[cell])) symmetric++;
      }
      expect(symmetric).toBeGreaterThan(0.5 * SEEDS.length);
    }
  });

  test("are of all sorts: hardly two boards of two seeds are alike", () => {
    const board = createBoard(6, 6);
    const drawn = SEEDS.map((seed) => finish(drawWalls(board, Symmetry.None, createRandom(seed))).join());
    expect(new Set(drawn).size).toBeGreaterThan(0.9 * SEEDS.length);
  });
});

test("a symmetry brings every cell of a board to another of its own", () => {
  for (const board of [createBoard(4, 4), createBoard(5, 3)]) {
    for (let symmetry: number = Symmetry.None; symmetry < SYMMETRIES; symmetry++) {
      const cells = board.cells.map((cell) => mirrored(board, symmetry, cell));
      expect(cells.toSorted((one, other) => one - other)).toEqual(board.cells);
    }
  }
});

test("a level is the more symmetric the more of its pieces have a like one in the mirror", () => {
  expect(symmetryOf(levelOf("A.s.A", ".....", "....."))).toBe(3);
  expect(symmetryOf(levelOf("A.s.B", ".....", "B...A"))).toBe(5);
  expect(symmetryOf(levelOf("A....", ".....", "...A."))).toBe(0);
});

describe("things are placed", () => {
  const wish = { ...plan.endless(1), width: 6, height: 6, pairs: 2, stones: 1, hedgehogs: 1, anteaters: 1, passes: 2 };
  const none = createBoard(6, 6).isBorder;

  test("as many of each as wished for, on free cells, each on one of its own", () => {
    for (const seed of SEEDS) {
      const board = createBoard(6, 6);
      const level = finish(
        placeAll(board, none, { ...wish, puddles: 2, cars: 1, barrels: 1 }, [1, 3], createRandom(seed)),
      );
      if (level === undefined) throw new Error("there is room");
      const { fruits, kinds, loose, puddles, hedgehogs, anteaters, passes } = level;
      expect(kinds).toEqual([1, 1, 3, 3]);
      expect([fruits.length, loose.length, puddles.length, passes.length]).toEqual([4, 3, 2, 2]);
      const cells = [...fruits, ...loose, ...puddles, ...hedgehogs, ...anteaters.map(({ cell }) => cell)];
      expect(new Set(cells).size).toBe(11);
      expect(cells.every((cell) => board.cells.includes(cell))).toBe(true);
    }
  });

  test("hedgehogs and anteaters in no corridor, fruits at its ends above all", () => {
    const { board, walls } = levelOf("A.....", "#####.", "......", ".#####", "......", "#####A");
    let atEnds = 0;
    for (const seed of SEEDS) {
      const level = finish(placeAll(board, walls, { ...wish, pairs: 1 }, [0], createRandom(seed)));
      if (level === undefined) throw new Error("there is room");
      const lies = (cell: number) => board.steps.map((step) => walls[cell + step]);
      for (const cell of [...level.hedgehogs, ...level.anteaters.map((anteater) => anteater.cell)]) {
        const [up, right, down, left] = lies(cell);
        expect(up === down && right === left).toBe(false);
      }
      atEnds += level.fruits.filter((cell) => lies(cell).filter((isWall) => isWall).length === 3).length;
    }
    expect(atEnds / SEEDS.length).toBeGreaterThan(0.25);
  });

  test("with pairs of any kinds", () => {
    const drawn = new Set(SEEDS.map((seed) => drawKinds(2, createRandom(seed)).join()));
    expect([...drawn].sort()).toEqual(["0,1", "0,2", "0,3", "1,2", "1,3", "2,3"]);
    expect(drawKinds(FRUIT_KINDS, createRandom(1))).toEqual([0, 1, 2, 3]);
  });

  test("not at all where there is no room", () => {
    const { board, walls } = levelOf("A.#", "..#", "#.A");
    expect(finish(placeAll(board, walls, wish, [0, 1], createRandom(1)))).toBeUndefined();
  });
});

describe("a composed level", () => {
  test("has what its wish has, a par as wished for, and no dead end where none may be", () => {
    CLIMB.forEach((wish, at) => {
      const level = composed(wish, at);
      const { par, deadEnds } = certified(level).analysis.verdict;
      expect(par).toBeGreaterThanOrEqual(wish.leastPar);
      expect(par).toBeLessThanOrEqual(wish.mostPar);
      if (!wish.mayDieOut) expect(deadEnds).toBe(0);
      expect(level.fruits).toHaveLength(2 * wish.pairs);
      expect(level.loose).toHaveLength(wish.stones + wish.cars + wish.barrels);
      expect([level.puddles, level.hedgehogs, level.anteaters, level.passes].map(({ length }) => length)).toEqual([
        wish.puddles,
        wish.hedgehogs,
        wish.anteaters,
        wish.passes,
      ]);
      expect(notation.write(whole(notation.read(notation.write(level))))).toBe(notation.write(level));
    });
  });

  test("needs all that stands on it", () => {
    CLIMB.forEach((wish, at) => {
      const level = composed(wish, 100 + at);
      const certificate = certified(level);
      for (const other of withoutEach(level)) expect(finish(isAsGood(other, certificate, NO_CAP))).toBe(false);
    });
  });

  const verdicts = CLIMB.map((wish, at) => certified(composed(wish, 200 + at)).analysis.verdict);

  test("is near the wished difficulty, four times of five", () => {
    const near = verdicts.filter(({ difficultyCentibits }, at) => {
      const wish = CLIMB[at];
      return Math.abs(difficultyCentibits - wish.difficultyCentibits) <= wish.toleranceCentibits;
    });
    expect(near.length).toBeGreaterThanOrEqual(0.8 * CLIMB.length);
  });

  test("has one shortest line, six times of ten", () => {
    expect(verdicts.filter(({ solutions }) => solutions === 1).length).toBeGreaterThanOrEqual(0.6 * CLIMB.length);
  });

  test("is not composed if it is not welcome", () => {
    expect(finish(compose(plan.endless(3), createRandom(1), () => done(false)))).toBeUndefined();
  });
});

test("levels of the climb are read as they were written: no pair begins side by side", () => {
  for (const seed of SEEDS) {
    const map = notation.write(composed(CLIMB[seed % CLIMB.length], seed));
    expect(notation.read(map)).not.toHaveProperty("fault");
  }
});

describe("a stone", () => {
  test("that cannot move and is in nobody's way is needless", () => {
    const level = levelOf("A....", "....#", "A###s");
    const [without] = withoutEach(level);
    expect(withoutEach(level)).toHaveLength(1);
    expect(finish(isAsGood(without, certified(level), NO_CAP))).toBe(true);
  });

  test("without which fruits do not come together is not", () => {
    const level = levelOf("A.s.A", "#####", "#####");
    const [without] = withoutEach(level);
    expect(certified(without).analysis.verdict.par).toBe(1);
    expect(finish(isAsGood(without, certified(level), NO_CAP))).toBe(false);
  });
});

test("an anteater is needless where hedge would do as well, though without it the level is another", () => {
  const level = levelOf("Dv.D", "....", "<...", "#...");
  const certificate = certified(level);
  const others = withoutEach(level).filter((other) => finish(isAsGood(other, certificate, NO_CAP)));
  expect(others.map((other) => notation.write(other))).toEqual(["Dv.D\n....\n#...\n#..."]);
});
