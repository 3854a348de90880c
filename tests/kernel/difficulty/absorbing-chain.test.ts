import { expect, test } from "vitest";
import { release } from "../../../src/kernel/pool";
import { acquireChain, reserveTransitions, type AbsorbingChain } from "../../../src/kernel/difficulty/absorbing-chain";
import { runToEnd } from "../../../src/kernel/task";

/** Borrows memory, makes room for so many ways, and gives it back. */
function usedChain(ways: number): AbsorbingChain {
  const borrowed = runToEnd(acquireChain(10));
  runToEnd(reserveTransitions(borrowed.chain, 1, ways));
  release(borrowed.lease);
  return borrowed.chain;
}

test("the memory of one level serves the next", () => {
  expect(usedChain(20000)).toBe(usedChain(5000));
});

test("memory that a level made by hand has grown large is forgotten, and not kept for the next", () => {
  const large = usedChain(40000);
  const next = usedChain(5000);
  expect(next).not.toBe(large);
  expect(next.transitionCapacity).toBeLessThan(large.transitionCapacity);
});
