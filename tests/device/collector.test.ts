import { expect, test, vi } from "vitest";
import { collectorTurnMs, collectOneTurn } from "../../src/device/collector";

/** Lua that holds so much, and whose collector needs a millisecond for each step. */
function luaHolding(kilobytes: number): { readonly nowMs: () => number } {
  let ms = 0;
  vi.stubGlobal("collectgarbage", (option: string) => {
    if (option === "count") return kilobytes;
    ms++;
    return false;
  });
  return { nowMs: () => ms };
}

test("the more Lua holds, the longer the collector's turn, and never less than a third of a millisecond", () => {
  const turns = [0, 1500, 2000, 3000, 4000, 5000].map((kilobytes) => {
    luaHolding(kilobytes);
    return collectorTurnMs();
  });
  expect(turns[0]).toBeGreaterThan(0.33);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  expect(turns[5]).toBeGreaterThan(turns[2]);
});

test("a turn ends with the step in which its time is up", () => {
  const { nowMs } = luaHolding(3072);
  const turnMs = collectorTurnMs();
  collectOneTurn(nowMs);
  expect(nowMs()).toBe(Math.ceil(turnMs));
});
