import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnOf, NOWHERE, rowOf } from "../../../src/kernel/board";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { UNREACHABLE } from "../../../src/kernel/graph";
import { durationMs, type MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves } from "../../../src/kernel/moves-text";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { FALL_MS, rules, SQUASHED, START_MS } from "../../../src/puzzles/ice-path/rules";
import type { State } from "../../../src/puzzles/ice-path/state";
import { expectParsed } from "../../kernel/parse-results";
import { seedCount } from "../../seed-count";
import { anyCaves, caveOfSeed, FIVE_ROOMS, ROW_OF_ROOMS } from "./caves";
import { anyMaps, certified, levelOf } from "./maps";
import { slide, startOf, walkAll } from "./slow-walker";

const SEEDS = Array.from({ length: seedCount(300) }, (_, seed) => seed);

function positionOf({ board }: Level, state: State): string {
  return `${columnOf(board, state)},${rowOf(board, state)}`;
}

function positionAfter(moves: string, ...rows: readonly string[]): string {
  const level = levelOf(...rows);
  const { start, move } = rules(level);
  let state = start;
  for (const direction of expectParsed(parseMoves(moves))) {
    const next = move(state, direction);
    if (next === undefined) throw new Error(`one of the moves ${moves} moves nothing`);
    state = next;
  }
  return positionOf(level, state);
}

function recordOf(letter: string, ...rows: readonly string[]): MoveRecorder {
  const { start, move } = rules(levelOf(...rows));
  const record: MoveRecorder = { motions: [] };
  move(start, expectParsed(parseMoves(letter))[0], record);
  return record;
}

describe("the rules for slides", () => {
  test.each([
    ["U", "2,0"],
    ["R", "4,1"],
    ["D", "2,3"],
    ["L", "0,1"],
  ])("the seal slides to the edge (move %s)", (move, position) => {
    expect(positionAfter(move, ".....", "..@..", ".....", "....O")).toBe(position);
  });

  test("the seal slides until a rock stops it", () => {
    expect(positionAfter("R", "@..#.O")).toBe("2,0");
    expect(positionAfter("D", "@.", "..", "#.", ".O")).toBe("0,1");
  });

  test("the seal stops on a snow patch", () => {
    expect(positionAfter("R", "@..*.O")).toBe("3,0");
  });

  test("the seal slides from a snow patch as from ice", () => {
    expect(positionAfter("RR", "@..*..#O")).toBe("5,0");
    expect(positionAfter("RD", "@..*..", "......", ".....O")).toBe("3,2");
  });

  test("the seal slides over its own start cell", () => {
    expect(positionAfter("RL", "..@..", "....O")).toBe("0,0");
  });

  test("the seal does not move if a rock or the edge is right beside it", () => {
    const { start, move } = rules(levelOf("@#", "..", ".O"));
    expect([0, 1, 3].map((direction) => move(start, DIRECTIONS[direction]))).toEqual([undefined, undefined, undefined]);
  });
});

describe("the rules for the hole", () => {
  test("the seal stops in the hole, whatever lies beyond it", () => {
    expect(positionAfter("R", "@..O...")).toBe("3,0");
    expect(positionAfter("D", "@", ".", "O", "*")).toBe("0,2");
  });

  test("the level is won in the hole, and no move is possible after that", () => {
    const { start, move, outcome } = rules(levelOf("@.O.", "...."));
    const won = move(start, 1) ?? start;
    expect([outcome(start), outcome(won)]).toEqual(["playing", "won"]);
    for (const direction of DIRECTIONS) expect(move(won, direction)).toBeUndefined();
  });
});

describe("the rules in a cave", () => {
  test("a slide leads through a gap into the next room, and back", () => {
    expect(positionAfter("DR", ...ROW_OF_ROOMS)).toBe("12,3");
    expect(positionAfter("DRL", ...ROW_OF_ROOMS)).toBe("0,3");
  });

  test("a slide in a cave is as fast as in a level with the size of one room", () => {
    const slideMs = (letter: string): number => recordOf(letter, ...ROW_OF_ROOMS).motions[0].endMs;
    const [squash] = recordOf("R", ...ROW_OF_ROOMS).motions.slice(1);
    expect(squash.endMs).toBe(START_MS + 7 * 57);
    expect(slideMs("D")).toBe(START_MS + 3 * 57 - 60);
  });

  test("the certificate of a cave has the par and the number of states that the slow walker finds", () => {
    for (const map of [FIVE_ROOMS.join("\n"), ROW_OF_ROOMS.join("\n"), ...SEEDS.map((seed) => caveOfSeed(seed))]) {
      const { graph, analysis } = certified(levelOf(...map.split("\n")));
      const { par, movesToStand } = walkAll(map);
      expect(analysis.winDistance[graph.start]).toBe(par ?? UNREACHABLE);
      expect(graph.stateCount).toBe(movesToStand.size);
    }
    expect(walkAll(FIVE_ROOMS.join("\n")).par).toBe(27);
  });

  test("every cell of a cave has a key of its own", () => {
    fc.assert(
      fc.property(anyCaves(), (map) => {
        const level = levelOf(map);
        const keys = level.board.cells.map((cell) => rules(level).key(cell));
        expect(new Set(keys).size).toBe(level.board.cells.length);
      }),
      { numRuns: 20 },
    );
  });
});

describe("the recorded motions of a move", () => {
  test("a slide against the edge ends with a squashed seal", () => {
    const { playerPiece, motions } = recordOf("R", "@...", "...O");
    const [slide, squash, ...others] = motions;
    expect(others).toEqual([]);
    expect(slide).toMatchObject({ cause: "pushed", direction: 1, startMs: 0, ending: "hit" });
    expect([slide.piece, slide.from, slide.to - slide.from]).toEqual([playerPiece, playerPiece, 3]);
    const stay = { cause: "changed", from: slide.to, to: slide.to, startMs: slide.endMs, pose: SQUASHED };
    expect(squash).toMatchObject({ ...stay, endMs: START_MS + 3 * 100, ending: "rest" });
  });

  test("a slide onto snow ends at rest, even with a rock behind the snow", () => {
    expect(recordOf("R", "@..*.", "...O.").motions[0].ending).toBe("rest");
    expect(recordOf("R", "@..*#", "...O.").motions[0].ending).toBe("rest");
  });

  test("a slide into the hole is followed by a fall", () => {
    const { motions } = recordOf("D", "@", ".", "O", ".");
    const [slide, fall, ...others] = motions;
    const slideEndMs = START_MS + 2 * 100;
    const endMs = slideEndMs + FALL_MS;
    expect(others).toEqual([]);
    expect(slide).toMatchObject({ direction: 2, endMs: slideEndMs, ending: "on" });
    expect(fall).toMatchObject({ piece: slide.piece, cause: "gone", from: slide.to, to: NOWHERE });
    expect(fall).toMatchObject({ startMs: slideEndMs, endMs });
    expect(durationMs(motions)).toBe(endMs);
  });

  test("a move that moves nothing has no motions", () => {
    expect(recordOf("L", "@..O").motions).toEqual([]);
  });
});

describe("the rules in any level", () => {
  test("every move ends where the slow walker's steps from tile to tile end", () => {
    fc.assert(
      fc.property(fc.oneof(anyMaps(), anyCaves()), fc.constantFrom(...DIRECTIONS), (map, direction) => {
        const level = levelOf(map);
        const { start, move } = rules(level);
        const record: MoveRecorder = { motions: [] };
        const state = move(start, direction, record);
        const passed = slide(map, startOf(map), direction);
        expect(state === undefined ? undefined : positionOf(level, state)).toBe(passed.at(-1));
        const slides = record.motions.filter(({ cause }) => cause === "pushed");
        expect(slides.map(({ to }) => to)).toEqual(state === undefined ? [] : [state]);
      }),
      { numRuns: 1000 },
    );
  });

  test("every cell has a key of its own, which is one character long", () => {
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
