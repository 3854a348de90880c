import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { provesAll } from "../effort";
import { lua32 } from "../needs";
import { WHOLE, type Extent } from "./digest";
import { digestInLua32, digestInNode, digestInSimulator } from "./digests";

/** What the simulator's Lua computes, which is slower than one that is built for the machine. */
const SAMPLE: Extent = provesAll ? WHOLE : { challenges: 1, runLevels: 3 };

const inNode = digestInNode(WHOLE);

test("the same seeds give the levels that they have always given", () => {
  const known = readFileSync(join(import.meta.dirname, "digest.txt"), "utf8");
  expect(inNode.join("\n")).toBe(known.trimEnd());
});

test.skipIf(lua32 === undefined)(
  "Lua with 32-bit integers and floats gives the same levels and verdicts as Node",
  () => {
    expect(digestInLua32(WHOLE)).toEqual(inNode);
  },
);

test("the bundle in a VM with 32-bit integers gives the same levels and verdicts as Node", () => {
  expect(digestInSimulator(SAMPLE)).toEqual(digestInNode(SAMPLE));
});
