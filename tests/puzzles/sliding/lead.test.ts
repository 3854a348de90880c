import { describe, expect, test } from "vitest";
import { finish } from "../../../src/kernel/work";
import { clearMarks, createMarks, mark } from "../../../src/puzzles/sliding/by-cell";
import { allLead } from "../../../src/puzzles/sliding/lead";
import { searched, toyRink } from "./toy-rink";

/** Whether from all cells that the walker `s` can come to it comes to `t`; and how many cells those are from which it does. */
function lead(...rows: readonly string[]): { isAll: boolean; leading: number; reached: number } {
  const rink = toyRink(...rows);
  const { board, stops, cell } = rink;
  const search = searched(rink, rink.cell("s"));
  const marks = createMarks(board.size);
  clearMarks(marks);
  mark(marks, cell("t"));
  const isAll = finish(allLead(search, stops, marks, search.count - 1));
  const cells = search.queue.slice(0, search.count);
  const leading = cells.filter((one) => marks.stamps[one - 1] === marks.stamp).length;
  return { isAll, leading, reached: search.count };
}

describe("from all cells that can be reached a marked one is", () => {
  test("where every way goes back and forth", () => {
    expect(lead("s...", "....", "...t")).toEqual({ isAll: true, leading: 4, reached: 4 });
  });

  test("not where one way is a trap", () => {
    const { isAll, leading, reached } = lead("s..v", "##.#", "##.*", "t.##");
    expect(isAll).toBe(false);
    expect(leading).toBeLessThan(reached);
  });
});
