import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lua32 } from "../needs";
import { NOTHING, startGame } from "../simulator/game";
import { compileLua } from "../../tools/packaging/compile";
import { digest } from "./digest";

const folder = mkdtempSync(join(tmpdir(), "glissade-digest-"));
const inNode: string[] = [];
let bundle: string;
let slices = 0;

beforeAll(() => {
  bundle = [...compileLua(import.meta.dirname).values()][0];
  const work = digest((line) => inNode.push(...line.split("\n")));
  while (work.next().done !== true) slices++;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the digest speaks of single levels and of an endless run", () => {
  expect(inNode.length).toBeGreaterThan(1000);
  expect(inNode.filter((line) => line.startsWith("last-ball run "))).toHaveLength(30);
});

test("the bundle in a VM with 32-bit integers gives the same levels and verdicts as Node", () => {
  const { console, printed } = startGame(bundle);
  for (let frame = 0; frame <= slices; frame++) console.update(NOTHING);
  expect(printed.flatMap((line) => line.split("\n"))).toEqual(inNode);
});

test.skipIf(lua32 === undefined)(
  "Lua with 32-bit integers and floats gives the same levels and verdicts as Node",
  () => {
    const file = join(folder, "digest.lua");
    writeFileSync(file, bundle);
    const printed = execFileSync(lua32 ?? "", [file], { encoding: "utf8" });
    expect(printed.trimEnd().split("\n")).toEqual(inNode);
  },
);

test("the same seeds give the levels that they have always given", () => {
  const known = readFileSync(join(import.meta.dirname, "digest.txt"), "utf8");
  expect(inNode.join("\n")).toBe(known.trimEnd());
});
