import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnOf, NOWHERE, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { durationMs, type MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves } from "../../../src/kernel/moves-text";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { FALL_MS, rules, SLIDE_MS_PER_CELL, SQUASHED, START_MS } from "../../../src/puzzles/ice-path/rules";
import type { State } from "../../../src/puzzles/ice-path/state";
import { expectParsed } from "../../kernel/parse-results";
import { anyMaps, levelOf } from "./maps";
import { slide, startOf } from "./slow-walker";

function positionOf({ board }: Level, state: State): string {
  return `${columnOf(board, state)},${rowOf(board, state)}`;
}

/** Where the walker is after moves given as letters; throws where one moves nothing. */
function after(moves: string, ...rows: readonly string[]): string {
  const level = levelOf(...rows);
  const { start, move } = rules(level);
  let state = start;
  for (const direction of expectParsed(parseMoves(moves))) {
    const next = move(state, direction);
    if (next === undefined) throw new Error(`a move of ${moves} moves nothing`);
    state = next;
  }
  return positionOf(level, state);
}

/** What is told of a move from the start. */
function recordOf(letter: string, ...rows: readonly string[]): MoveRecorder {
  const { start, move } = rules(levelOf(...rows));
  const record: MoveRecorder = { motions: [] };
  move(start, expectParsed(parseMoves(letter))[0], record);
  return record;
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

describe("a move is one slide of the player's piece", () => {
  test("that ends up against something solid", () => {
    const { playerPiece, motions } = recordOf("R", "@...", "...O");
    const [slide, squash, ...others] = motions;
    expect(others).toEqual([]);
    expect(slide).toMatchObject({ cause: "pushed", direction: 1, startMs: 0, ending: "hit" });
    expect([slide.piece, slide.from, slide.to - slide.from]).toEqual([playerPiece, playerPiece, 3]);
    const stay = { cause: "changed", from: slide.to, to: slide.to, startMs: slide.endMs, look: SQUASHED };
    expect(squash).toMatchObject({ ...stay, endMs: START_MS + 3 * SLIDE_MS_PER_CELL, ending: "rest" });
  });

  test("that ends by itself on snow, even with a rock behind it", () => {
    expect(recordOf("R", "@..*.", "...O.").motions[0].ending).toBe("rest");
    expect(recordOf("R", "@..*#", "...O.").motions[0].ending).toBe("rest");
  });

  test("after which it falls if it has come to the hole", () => {
    const { motions: stretches } = recordOf("D", "@", ".", "O", ".");
    const [slide, fall, ...others] = stretches;
    const slideEndMs = START_MS + 2 * SLIDE_MS_PER_CELL;
    const endMs = slideEndMs + FALL_MS;
    expect(others).toEqual([]);
    expect(slide).toMatchObject({ direction: 2, endMs: slideEndMs, ending: "on" });
    expect(fall).toMatchObject({ piece: slide.piece, cause: "gone", from: slide.to, to: NOWHERE });
    expect(fall).toMatchObject({ startMs: slideEndMs, endMs });
    expect(durationMs(stretches)).toBe(endMs);
  });

  test("and none when nothing moves", () => {
    expect(recordOf("L", "@..O").motions).toEqual([]);
  });
});

describe("in any level", () => {
  test("every move comes out as steps from tile to tile", () => {
    fc.assert(
      fc.property(anyMaps(), fc.constantFrom(...DIRECTIONS), (map, direction) => {
        const level = levelOf(map);
        const { start, move } = rules(level);
        const telling: MoveRecorder = { motions: [] };
        const state = move(start, direction, telling);
        const way = slide(map, startOf(map), direction);
        expect(state === undefined ? undefined : positionOf(level, state)).toBe(way.at(-1));
        const slides = telling.motions.filter(({ cause }) => cause === "pushed");
        expect(slides.map(({ to }) => to)).toEqual(state === undefined ? [] : [state]);
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
