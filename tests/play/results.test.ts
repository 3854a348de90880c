import { expect, test } from "vitest";
import { PUZZLES } from "../../src/puzzles/index";
import { endRush, openLevelOf, openRow, winAndSee } from "./bot";
import { frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

function resultLines({ printed }: Player): string[] {
  const told = printed.findLast((line) => line.startsWith("result: ")) ?? "result: none";
  return told === "result: none" ? [] : told.slice("result: ".length).split(" / ");
}

test.each(PUZZLE_ROWS)(
  "the daily result of %s is announced in three lines without a solution, as long as its card is shown",
  (puzzleId) => {
    const player = startPlayer(storeWith(undefined, puzzleId));
    openLevelOf(player, "Today");
    expect(resultLines(player)).toEqual([]);
    winAndSee(player);
    settle(player);
    const lines = resultLines(player);
    expect(lines[0]).toBe(`Glissade: ${puzzleOf(puzzleId).name}, Wednesday`);
    expect(lines[1]).toMatch(/^\d+ moves?, par \d+/);
    expect(lines[2]).toBe("Streak 1, best 1");
    expect(lines).toHaveLength(3);
    press(player, "b");
    settle(player);
    const [heading, moves] = resultLines(player);
    expect(heading).toBe(`Glissade 31 December, 1 of ${PUZZLES.length} solved`);
    expect(moves).toMatch(new RegExp(`^${puzzleOf(puzzleId).name} ■+$`));
    expect(resultLines(player)).toHaveLength(2);
    press(player, "b");
    settle(player);
    expect(resultLines(player)).toEqual([]);
  },
);

test("the daily result is announced again when its card is shown again", () => {
  const store = storeWith(undefined, "last-ball");
  const player = startPlayer(store);
  openLevelOf(player, "Today");
  winAndSee(player);
  player.console.signal("gameWillTerminate");
  const again = startPlayer(store);
  openRow(again, "Today");
  press(again, "left");
  press(again, "a");
  frames(again, 30);
  expect(resultLines(again)).toEqual([
    "Glissade: Last Ball, Wednesday",
    expect.stringMatching(/^\d+ moves?$/),
    "Streak 1, best 1",
  ]);
});

test("the result of a rush is announced when the rush is over", () => {
  const player = startPlayer(storeWith(undefined, "last-ball"));
  openLevelOf(player, "Rush");
  endRush(player);
  expect(resultLines(player)).toEqual(["Glissade: Last Ball, rush", "0 levels cleared", "Best 0"]);
});
