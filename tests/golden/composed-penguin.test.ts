import { test } from "vitest";
import { composedLines } from "./composed-lines";
import { expectGoldenLines } from "./golden-lines";

test("the levels composed for the wanted levels of all modes of penguin are those in tests/golden", () => {
  expectGoldenLines("penguin-composed", composedLines("penguin"));
});
