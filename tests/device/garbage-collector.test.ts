import { expect, test, vi } from "vitest";
import { collectGarbageSlice, skipNextCollection } from "../../src/device/garbage-collector";

/** How many steps the collector takes in a turn while Lua holds so much, if each needs a tenth of a millisecond. */
function stepsOfSlice(kilobytes: number): number {
  let steps = 0;
  vi.stubGlobal("collectgarbage", (option: string) => {
    if (option === "count") return kilobytes;
    steps++;
    return false;
  });
  collectGarbageSlice(() => steps / 10);
  return steps;
}

test("a turn of the collector takes a third of a millisecond, and the step in which that is over", () => {
  expect(stepsOfSlice(1000)).toBe(4);
});

test("beyond a megabyte and a half a turn grows by a millisecond for as much again", () => {
  expect(stepsOfSlice(3072) - stepsOfSlice(1536)).toBe(10);
});

test("a turn that is left out is that of one frame alone", () => {
  skipNextCollection();
  expect([stepsOfSlice(1000), stepsOfSlice(1000)]).toEqual([0, 4]);
});
