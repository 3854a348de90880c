import { expect, test, vi } from "vitest";
import { collectGarbageSlice, skipNextCollection } from "../../src/device/garbage-collector";

/**
 * Returns how many steps Lua's garbage collector makes at the end of one frame while Lua holds `kilobytes` of memory.
 * Each step takes a tenth of a millisecond.
 */
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

test("a slice of the collector takes a third of a millisecond and finishes the current step", () => {
  expect(stepsOfSlice(1000)).toBe(4);
});

test("above 1.5 megabytes, a slice grows by one millisecond per 1.5 megabytes", () => {
  expect(stepsOfSlice(3072) - stepsOfSlice(1536)).toBe(10);
});

test("skipNextCollection skips the slice of one frame only", () => {
  skipNextCollection();
  expect([stepsOfSlice(1000), stepsOfSlice(1000)]).toEqual([0, 4]);
});
