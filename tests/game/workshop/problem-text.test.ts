import { expect, test } from "vitest";
import { startLiveVerdict } from "../../../src/game/workshop/live-verdict";
import { parseDraft } from "../../../src/kernel/draft";
import { PUZZLES } from "../../../src/puzzles/index";
import { expectParsed } from "../../kernel/parse-results";

function problemText(id: string, rows: readonly string[]): string {
  const puzzle = PUZZLES.find((entry) => entry.id === id)?.loadPuzzle();
  if (puzzle === undefined) throw new Error(`there is no puzzle ${id}`);
  return startLiveVerdict(puzzle, expectParsed(parseDraft(puzzle.legend, rows.join("\n")))).problemText;
}

test.each([
  ["last-ball", ["..", "o."], "no black ball"],
  ["last-ball", ["@@", "o."], "2 black balls"],
  ["last-ball", ["@.", ".."], "no white ball"],
  ["ice-path", ["O.", "@O"], "2 fish holes"],
  ["penguin", ["F@.", "a.."], "1 door"],
  ["penguin", ["F@.", "aaa"], "3 doors"],
  ["penguin", ["...", ".F.", "@.."], 'row 2, column 2 is "F"'],
  ["penguin", ["F.@", "...", "", "...", "..#"], 'row 2, column 3 of the lower map is "#"'],
  ["fruit", ["...", "...", "..."], "no fruit"],
  ["fruit", ["A.A", "...", "A.."], "3 of cherries"],
  ["fruit", ["AA.", "...", "..."], "two of cherries begin side by side"],
  ["fruit", ["A.A", "...", "...", "", "passes:", "1 1 ^"], "the pass of row 1, column 1 leads off the board"],
  [
    "fruit",
    ["A.A", "...", "...", "", "passes:", "1 1 >", "2 1 <"],
    "the pass of row 1, column 2 lies on a border that has one already",
  ],
  [
    "fruit",
    [
      "A.A",
      "...",
      "...",
      "",
      "passes:",
      "1 1 >",
      "2 1 >",
      "1 2 >",
      "2 2 >",
      "1 3 >",
      "2 3 >",
      "1 1 v",
      "2 1 v",
      "3 1 v",
    ],
    "9 passes",
  ],
  ["skid", ["#####", "#...#", "#...#", "#R###"], "no toy"],
  ["skid", ["#####", "#r..#", "#...#", "#Y###"], "a red toy but no red goal"],
  ["skid", ["#####", "#y..#", "#...#", "#R###"], "a yellow toy but no yellow goal"],
  ["skid", ["#####", "#r..#", "#...#", "#R##R"], "nothing can leave through a goal in a corner"],
])("the editor of %s says of the board %j: %s", (id, rows, text) => {
  expect(problemText(id, rows)).toBe(text);
});
