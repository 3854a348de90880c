import { expect, test } from "vitest";
import { release } from "../../../src/kernel/pool";
import { acquireChain, reserveTransitions, type AbsorbingChain } from "../../../src/kernel/difficulty/absorbing-chain";
import { runToEnd } from "../../../src/kernel/task";

/**
 * Takes a Markov chain from a pool of reusable memory and makes space in it for `transitionCount` transitions. Then
 * gives the chain back to the pool, and returns it so that tests can compare it with other chains.
 */
function usedChain(transitionCount: number): AbsorbingChain {
  const acquired = runToEnd(acquireChain(10));
  runToEnd(reserveTransitions(acquired.chain, 1, transitionCount));
  release(acquired.lease);
  return acquired.chain;
}

test("acquireChain reuses the memory of the Markov chain of an earlier level", () => {
  expect(usedChain(20000)).toBe(usedChain(5000));
});

test("acquireChain does not reuse the memory of a Markov chain that grew too large", () => {
  const large = usedChain(40000);
  const next = usedChain(5000);
  expect(next).not.toBe(large);
  expect(next.transitionCapacity).toBeLessThan(large.transitionCapacity);
});
