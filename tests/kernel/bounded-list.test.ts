import { expect, test } from "vitest";
import { pushBounded } from "../../src/kernel/bounded-list";

test("a list keeps the newest, as many as it has room for, and gives the one that goes", () => {
  const list: number[] = [];
  const gone = Array.from({ length: 7 }, (_, number) => pushBounded(list, number, 3));
  expect(list).toEqual([4, 5, 6]);
  expect(gone).toEqual([undefined, undefined, undefined, 0, 1, 2, 3]);
});
