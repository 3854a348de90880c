import { describe, expect, test } from "vitest";
import { runToEnd } from "../../../src/kernel/task";
import { clearStamps, createCellStamps, stampCell } from "../../../src/puzzles/sliding/cell-stamps";
import { canAllReachStamped } from "../../../src/puzzles/sliding/backward-reachability";
import { searchFully, createToyRink } from "./toy-rink";

function lead(...rows: readonly string[]): { isAll: boolean; leading: number; reached: number } {
  const rink = createToyRink(...rows);
  const { board, stops, cell } = rink;
  const search = searchFully(rink, rink.cell("s"));
  const marks = createCellStamps(board.cellCount);
  clearStamps(marks);
  stampCell(marks, cell("t"));
  const isAll = runToEnd(canAllReachStamped(search, stops, marks, search.reachedCount - 1));
  const cells = search.queue.slice(0, search.reachedCount);
  const leading = cells.filter((one) => marks.stamps[one - 1] === marks.stamp).length;
  return { isAll, leading, reached: search.reachedCount };
}

describe("canAllReachStamped on a toy board", () => {
  test("a marked cell can be reached from all cells if every slide can be taken back", () => {
    expect(lead("s...", "....", "...t")).toEqual({ isAll: true, leading: 4, reached: 4 });
  });

  test("a marked cell cannot be reached from all cells if one of them is a trap", () => {
    const { isAll, leading, reached } = lead("s..v", "##.#", "##.*", "t.##");
    expect(isAll).toBe(false);
    expect(leading).toBeLessThan(reached);
  });
});
