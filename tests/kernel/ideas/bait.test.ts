import { expect, test } from "vitest";
import { certify } from "../../../src/kernel/certify";
import { measureBaitStrength } from "../../../src/kernel/ideas/bait";
import { findSolution, playSolution } from "../../../src/kernel/ideas/played-solution";
import { runToEnd } from "../../../src/kernel/task";
import { parseLevel } from "../../../tools/ideas/ideas-page";

/**
 * Returns how strong the solving idea "bait" (a move that looks best but is not) is in a level of Ice Path. A state's
 * apparent distance from a win is the number of columns and rows to the hole. `distances` replaces this distance for
 * single cells; the key "2,1" means column 2 and row 1.
 */
function measureBait(board: readonly string[], distances: Readonly<Record<string, number>> = {}): number {
  const { puzzle, level } = parseLevel("ice-path", board);
  const rules = puzzle.rules(level);
  const certificate = runToEnd(certify(rules, board.length * board[0].length))!;
  const solution = runToEnd(playSolution(rules, runToEnd(findSolution(certificate))));
  const distanceOf = puzzle.ideas.apparentDistance(level);
  const width = puzzle.ideas.boardOf(level).steps[2];
  const cells = puzzle.ideas.boardOf(level).cells;
  return runToEnd(
    measureBaitStrength(solution, (state) => {
      const cell = (state as unknown as number) - cells[0];
      return distances[`${cell % width},${Math.floor(cell / width)}`] ?? distanceOf(state);
    }),
  );
}

/**
 * The map of a level of Ice Path in which a move to the right leads the seal near the hole. From there, the seal can
 * only slide from corner to corner. So the move to the right costs the player three moves.
 */
const DEAD_END = [".@..", "...#", ".#.O"];

test("an input that clearly looks best is a bait if it leads into a dead end of two more moves", () => {
  expect(measureBait(DEAD_END)).toBe(3);
});

test("an input that leads no nearer to a win is no bait", () => {
  expect(measureBait(DEAD_END, { "3,0": 4, "1,1": 6, "0,0": 6 })).toBe(0);
  expect(measureBait(DEAD_END, { "3,0": 3, "1,1": 6, "0,0": 6 })).toBe(3);
});

test("an input that leaves more than three quarters of the way that another input leaves is no bait", () => {
  expect(measureBait(DEAD_END, { "3,0": 3, "1,1": 4 })).toBe(3);
  expect(measureBait(DEAD_END, { "3,0": 3, "1,1": 3 })).toBe(0);
});

test("an input that only costs two moves, because the seal must go back, is no bait", () => {
  expect(measureBait([".O#", ".#.", "..@"])).toBe(0);
});
