import { expect, test } from "vitest";
import { pushBounded } from "../../src/kernel/bounded-list";

test("pushBounded keeps the newest items up to the capacity and returns the removed one", () => {
  const list: number[] = [];
  const removed = Array.from({ length: 7 }, (_, number) => pushBounded(list, number, 3));
  expect(list).toEqual([4, 5, 6]);
  expect(removed).toEqual([undefined, undefined, undefined, 0, 1, 2, 3]);
});
