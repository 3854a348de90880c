import { test } from "vitest";
import { composedLines } from "./composed-lines";
import { expectGoldenLines } from "./golden-lines";

test("the levels composed for the wanted levels of all modes of fruit are those in tests/golden", () => {
  expectGoldenLines("fruit-composed", composedLines("fruit"));
});
