import { expect, test } from "vitest";
import { giveBack } from "../../src/kernel/loan";
import { borrowWays, makeRoom, type Ways } from "../../src/kernel/ways";
import { finish } from "../../src/kernel/work";

/** Borrows memory, makes room for so many ways, and gives it back. */
function used(ways: number): Ways {
  const borrowed = finish(borrowWays(10));
  finish(makeRoom(borrowed.ways, 1, ways));
  giveBack(borrowed.loan);
  return borrowed.ways;
}

test("the memory of one level serves the next", () => {
  expect(used(20000)).toBe(used(5000));
});

test("memory that a level made by hand has grown large is forgotten, and not kept for the next", () => {
  const large = used(40000);
  const next = used(5000);
  expect(next).not.toBe(large);
  expect(next.room).toBeLessThan(large.room);
});
