import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { usesAllSeeds } from "../seed-count";
import { lua32 } from "../available-programs";
import { FULL_DIGEST, type DigestSize } from "./digest";
import { digestInLua32, digestInNode, digestInSimulator } from "./run-digest";

/** What the simulator's Lua computes, which is slower than one that is built for the machine. */
const SAMPLE: DigestSize = usesAllSeeds ? FULL_DIGEST : { challenges: 1, runLevels: 3 };

const inNode = digestInNode(FULL_DIGEST);

test("the same seeds give the levels that they have always given", () => {
  const known = readFileSync(join(import.meta.dirname, "digest.txt"), "utf8");
  expect(inNode.join("\n")).toBe(known.trimEnd());
});

test.skipIf(lua32 === undefined)(
  "Lua with 32-bit integers and floats gives the same levels and verdicts as Node",
  () => {
    expect(digestInLua32(FULL_DIGEST)).toEqual(inNode);
  },
);

test("the bundle in a VM with 32-bit integers gives the same levels and verdicts as Node", () => {
  expect(digestInSimulator(SAMPLE)).toEqual(digestInNode(SAMPLE));
});
