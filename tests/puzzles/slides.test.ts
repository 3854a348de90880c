import { describe, expect, test } from "vitest";
import { DOWN, RIGHT, type Direction } from "../../src/kernel/direction";
import type { Motion, MoveRecorder, Obstacle } from "../../src/kernel/motion";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";

function motionsOf(puzzleId: string, direction: Direction, ...rows: readonly string[]): readonly Motion[] {
  const puzzle = loadAllPuzzles().find(({ id }) => id === puzzleId);
  if (puzzle === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  const rules = puzzle.rules(expectParsed(puzzle.parseMap(rows.join("\n"))));
  const recorder: MoveRecorder = { motions: [] };
  expect(rules.move(rules.start, direction, recorder)).toBeDefined();
  return recorder.motions;
}

/**
 * For each puzzle, the maps of a wide board and of a narrower one. On both, a piece slides to the right over the whole
 * board.
 */
const LONG_SLIDES: readonly (readonly [string, ...string[]])[] = [
  ["last-ball", "@o..........", "............"],
  ["last-ball", "@o....", "......"],
  ["ice-path", "@...........", "...........O"],
  ["ice-path", "@....", "....O"],
  ["skid", "########", "#r.....#", "#......R", "########"],
  ["skid", "#######", "#r....#", "#.....R", "#######"],
  ["penguin", "@...............", "...............F"],
  ["penguin", "@.....", ".....F"],
  ["fruit", "A.....", "......", "A....."],
  ["fruit", "A....", ".....", "A...."],
];

const MAX_SQUASH_MS = 70;

describe("a slide over a board's length", () => {
  test.each(LONG_SLIDES)("takes 420 to 520 ms in %s, from its start to its squash: %s", (puzzleId, ...rows) => {
    const motions = motionsOf(puzzleId, RIGHT, ...rows);
    const slide = motions.findLast(({ cause }) => cause === "pushed");
    const squash = motions.find(({ cause }) => cause === "changed");
    if (slide === undefined) throw new Error("nothing slides");
    const squashMs = squash === undefined ? 0 : squash.endMs - slide.endMs;
    const totalMs = slide.endMs - slide.startMs + squashMs;
    expect(totalMs).toBeGreaterThanOrEqual(420);
    expect(totalMs).toBeLessThanOrEqual(520);
    expect(squashMs).toBeLessThanOrEqual(MAX_SQUASH_MS);
  });
});

const STOPS: readonly (readonly [Obstacle | "other", string, Direction, readonly string[]])[] = [
  ["piece", "last-ball", RIGHT, ["@...o", "....."]],
  ["edge", "ice-path", RIGHT, ["@...", "...O"]],
  ["other", "ice-path", RIGHT, ["@..#", "...O"]],
  ["edge", "skid", RIGHT, ["######", "#r...#", "#....R", "######"]],
  ["piece", "skid", RIGHT, ["######", "#r..yR", "#....Y", "######"]],
  ["wood", "skid", DOWN, ["#####", "#r..#", "#...#", "#c..R", "#####"]],
  ["other", "skid", RIGHT, ["######", "#r.#.#", "#....R", "######"]],
  ["edge", "penguin", RIGHT, ["@....", "....F"]],
  ["wood", "penguin", RIGHT, ["@..T.", "....F"]],
  ["other", "penguin", RIGHT, ["@..#.", "....F"]],
  ["edge", "fruit", RIGHT, ["A....", "....#", "A...."]],
  ["other", "fruit", RIGHT, ["A..#.", ".....", "A...."]],
  ["piece", "fruit", RIGHT, ["A...B", ".....", "A....", "B...."]],
];

test.each(STOPS)("a slide says that '%s' stopped the piece in %s, direction %i", (obstacle, id, direction, rows) => {
  const [motion] = motionsOf(id, direction, ...rows);
  expect(motion.ending).toBe("hit");
  expect(motion.obstacle ?? "other").toBe(obstacle);
});
