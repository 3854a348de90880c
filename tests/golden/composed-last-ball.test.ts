import { test } from "vitest";
import { composedLines } from "./composed-lines";
import { expectGoldenLines } from "./golden-lines";

test("the levels composed for the wanted levels of all modes of last-ball are those in tests/golden", () => {
  expectGoldenLines("last-ball-composed", composedLines("last-ball"));
});
