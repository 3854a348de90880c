import { expect, test, vi } from "vitest";
import { collectOneTurn, leaveOutTurn } from "../../src/device/collector";

/** How many steps the collector takes in a turn while Lua holds so much, if each needs a tenth of a millisecond. */
function stepsOfTurn(kilobytes: number): number {
  let steps = 0;
  vi.stubGlobal("collectgarbage", (option: string) => {
    if (option === "count") return kilobytes;
    steps++;
    return false;
  });
  collectOneTurn(() => steps / 10);
  return steps;
}

test("a turn of the collector takes a third of a millisecond, and the step in which that is over", () => {
  expect(stepsOfTurn(1000)).toBe(4);
});

test("beyond a megabyte and a half a turn grows by a millisecond for as much again", () => {
  expect(stepsOfTurn(3072) - stepsOfTurn(1536)).toBe(10);
});

test("a turn that is left out is that of one frame alone", () => {
  leaveOutTurn();
  expect([stepsOfTurn(1000), stepsOfTurn(1000)]).toEqual([0, 4]);
});
