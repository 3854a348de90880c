import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { durationMs, type Motion } from "../../../src/kernel/motion";
import { readMoves } from "../../../src/kernel/moves-text";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { FALL_MS, rules, SLIDE_MS_PER_CELL, START_MS } from "../../../src/puzzles/ice-path/rules";
import type { State } from "../../../src/puzzles/ice-path/state";
import { whole } from "../../kernel/expect-level";
import { anyMaps, levelOf } from "./maps";
import { slide, startOf } from "./slow-walker";

function placeOf({ board }: Level, state: State): string {
  return `${columnOf(board, state)},${rowOf(board, state)}`;
}

/** Where the walker is after moves given as letters; throws where one moves nothing. */
function after(moves: string, ...rows: readonly string[]): string {
  const level = levelOf(...rows);
  const { start, move } = rules(level);
  let state = start;
  for (const direction of whole(readMoves(moves))) {
    const next = move(state, direction);
    if (next === undefined) throw new Error(`a move of ${moves} moves nothing`);
    state = next;
  }
  return placeOf(level, state);
}

function motionsOf(letter: string, ...rows: readonly string[]): Motion[] {
  const { start, move } = rules(levelOf(...rows));
  const motions: Motion[] = [];
  move(start, whole(readMoves(letter))[0], motions);
  return motions;
}

describe("the walker slides", () => {
  test.each([
    ["U", "2,0"],
    ["R", "4,1"],
    ["D", "2,3"],
    ["L", "0,1"],
  ])("to the edge: %s", (move, place) => {
    expect(after(move, ".....", "..@..", ".....", "....O")).toBe(place);
  });

  test("until a rock is before it", () => {
    expect(after("R", "@..#.O")).toBe("2,0");
    expect(after("D", "@.", "..", "#.", ".O")).toBe("0,1");
  });

  test("onto a snow patch, and no further", () => {
    expect(after("R", "@..*.O")).toBe("3,0");
  });

  test("from a snow patch as from ice", () => {
    expect(after("RR", "@..*..#O")).toBe("5,0");
    expect(after("RD", "@..*..", "......", ".....O")).toBe("3,2");
  });

  test("over its own start", () => {
    expect(after("RL", "..@..", "....O")).toBe("0,0");
  });

  test("not at all with a rock or the edge right beside it", () => {
    const { start, move } = rules(levelOf("@#", "..", ".O"));
    expect([0, 1, 3].map((direction) => move(start, DIRECTIONS[direction]))).toEqual([undefined, undefined, undefined]);
  });
});

describe("the hole", () => {
  test("catches the walker, whatever lies beyond", () => {
    expect(after("R", "@..O...")).toBe("3,0");
    expect(after("D", "@", ".", "O", "*")).toBe("0,2");
  });

  test("ends the level: it is won, and nothing moves any more", () => {
    const { start, move, outcome } = rules(levelOf("@.O.", "...."));
    const won = move(start, 1) ?? start;
    expect([outcome(start), outcome(won)]).toEqual(["playing", "won"]);
    for (const direction of DIRECTIONS) expect(move(won, direction)).toBeUndefined();
  });
});

describe("a move is one motion", () => {
  test("that ends up against something solid", () => {
    const [motion, ...others] = motionsOf("R", "@...", "...O");
    expect(others).toEqual([]);
    const endMs = START_MS + 3 * SLIDE_MS_PER_CELL;
    expect(motion).toMatchObject({ direction: 1, startMs: 0, slideEndMs: endMs, endMs, ending: "hit" });
    expect([motion.piece, motion.from, motion.to - motion.from]).toEqual([motion.from, motion.from, 3]);
  });

  test("that ends by itself on snow, even with a rock behind it", () => {
    expect(motionsOf("R", "@..*.", "...O.")[0].ending).toBe("rest");
    expect(motionsOf("R", "@..*#", "...O.")[0].ending).toBe("rest");
  });

  test("that ends with a fall into the hole", () => {
    const [motion] = motionsOf("D", "@", ".", "O", ".");
    const slideEndMs = START_MS + 2 * SLIDE_MS_PER_CELL;
    expect(motion).toMatchObject({ direction: 2, slideEndMs, endMs: slideEndMs + FALL_MS, ending: "gone" });
    expect(durationMs([motion])).toBe(slideEndMs + FALL_MS);
  });

  test("and none when nothing moves", () => {
    expect(motionsOf("L", "@..O")).toEqual([]);
  });
});

describe("in any level", () => {
  test("every move comes out as steps from tile to tile", () => {
    fc.assert(
      fc.property(anyMaps(), fc.constantFrom(...DIRECTIONS), (map, direction) => {
        const level = levelOf(map);
        const { start, move } = rules(level);
        const motions: Motion[] = [];
        const state = move(start, direction, motions);
        const way = slide(map, startOf(map), direction);
        expect(state === undefined ? undefined : placeOf(level, state)).toBe(way.at(-1));
        expect(motions.map(({ to }) => to)).toEqual(state === undefined ? [] : [state]);
      }),
      { numRuns: 1000 },
    );
  });

  test("two places have two keys of one character", () => {
    fc.assert(
      fc.property(anyMaps(), (map) => {
        const level = levelOf(map);
        const keys = level.board.cells.map((cell) => rules(level).key(cell));
        expect(new Set(keys).size).toBe(level.board.cells.length);
        for (const key of keys) expect(key).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});
