import { expect, test } from "vitest";
import { inlineTexts } from "./translate-text";

const SOURCES: Readonly<Record<string, string>> = {
  "main.ts": `import { clamp, twice } from "./numbers";
export function area(width: number, height: number): number {
  const w = clamp(width, 4); // after clamp
  let sum = w; // begin
  if (
    sum > 2
  ) {
    sum = clamp(height, 3);
  } else if (sum > 1) {
    sum += 1; // other
  }
  return sum +
    twice(w) +
    height; // end
}
`,
  "numbers.ts": `/** @inline */
export function clamp(number: number, most: number): number {
  if (number > most) return most;
  const rest = 0 +
    number; // rest
  return rest;
}

/** @inline */
export function twice(number: number): number {
  return number +
    number;
}
`,
};

function originsOf(part: string): string[] {
  const lines = inlineTexts(SOURCES).filter(({ text }) => text.includes(part));
  return lines.map(({ origin }) => `${origin!.path.slice("/game/".length)}:${origin!.line + 1}`);
}

test.each([
  ["a line above inlined code", "function ____exports.area", ["main.ts:2"]],
  ["a line after inlined code", "local sum = w", ["main.ts:4"]],
  ["the conditions of inlined functions", "if width > 4", ["numbers.ts:3"]],
  ["a result that is assigned in place of a return", "w = 4", ["numbers.ts:3"]],
  ["a local of an inlined function", "sum = 0 + height", ["numbers.ts:4"]],
  ["a condition before inlined code", "if sum > 2", ["main.ts:6"]],
  ["a condition after inlined code", "elseif sum > 1", ["main.ts:9"]],
  ["a statement after this condition", "sum = sum + 1", ["main.ts:10"]],
  ["a returned expression", "return sum", ["main.ts:12"]],
])("the inliner knows the source line of %s", (_, part, origins) => {
  expect(originsOf(part)).toEqual(origins);
});
