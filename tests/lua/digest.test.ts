import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isThorough } from "../seed-count";
import { lua32 } from "../available-programs";
import { FULL_DIGEST, type DigestSize } from "./digest";
import { digestInLua32, digestInNode, digestInSimulator } from "./run-digest";

/**
 * How many levels of each kind, such as daily levels, this test generates in the simulator's Lua. Unless the test run
 * is thorough, there are fewer than in a native Lua, because the simulator is slower.
 */
const SAMPLE: DigestSize = isThorough ? FULL_DIGEST : { challengeCount: 1, dayCount: 1, runLevelCount: 5 };

const inNode = digestInNode(FULL_DIGEST);

test("the generators make the same levels from the same seeds as in tests/lua/digest.txt", () => {
  const known = readFileSync(join(import.meta.dirname, "digest.txt"), "utf8");
  expect(inNode.join("\n")).toBe(known.trimEnd());
});

test.skipIf(lua32 === undefined)(
  "native Lua with 32-bit integers and floats generates the same levels and verdicts as Node",
  () => {
    expect(digestInLua32(FULL_DIGEST)).toEqual(inNode);
  },
);

test("the simulator's Lua generates the same levels and verdicts as Node", () => {
  expect(digestInSimulator(SAMPLE)).toEqual(digestInNode(SAMPLE));
});
