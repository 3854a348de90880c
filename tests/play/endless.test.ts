import { expect, test } from "vitest";
import { memoryStore } from "../../simulator/stores";
import { expectScreen } from "./golden";
import { frame, roll, saved, settle, startEndless, type Player } from "./player";
import { keepBeginner } from "./saves";
import { solve } from "./solver";

const LEVELS = 30;
const FRAME_MS = 33;

/** Plays the level on the screen to its end and waits for the next one. */
function clearLevel(player: Player): void {
  const level = saved(player);
  if (level === undefined) throw new Error("no level was kept");
  const line = solve(level.map);
  for (const move of line) roll(player, move);
  for (let at = 0; at < 100 && saved(player)?.levelNumber === level.levelNumber; at++) frame(player);
  settle(player);
}

test("thirty levels are won by the solver, each picture as it was", () => {
  const store = memoryStore();
  keepBeginner(store);
  const player = startEndless(store);
  for (let level = 1; level <= LEVELS; level++) {
    expect(saved(player)?.levelNumber).toBe(level);
    expectScreen(player, `endless-${String(level).padStart(2, "0")}`);
    clearLevel(player);
  }
  expect(saved(player)).toMatchObject({ levelNumber: LEVELS + 1, best: LEVELS + 1 });
  expect(Math.max(...player.reports.map((report) => report.deviceMs))).toBeLessThan(FRAME_MS);
});
