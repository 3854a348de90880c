import { test } from "vitest";
import { composedLines } from "./composed-lines";
import { expectGoldenLines } from "./golden-lines";

test("the levels composed for the wanted levels of all modes of ice-path are those in tests/golden", () => {
  expectGoldenLines("ice-path-composed", composedLines("ice-path"));
});
