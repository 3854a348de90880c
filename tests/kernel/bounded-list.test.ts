import { expect, test } from "vitest";
import { pushBounded } from "../../src/kernel/bounded-list";

test("pushBounded keeps the newest items of a list up to its capacity and returns the removed item", () => {
  const list: number[] = [];
  const removed = Array.from({ length: 7 }, (_, number) => pushBounded(list, number, 3));
  expect(list).toEqual([4, 5, 6]);
  expect(removed).toEqual([undefined, undefined, undefined, 0, 1, 2, 3]);
});
