import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { lua32 } from "../needs";
import { printedBy } from "../simulator/game";
import { printPrograms, programNames } from "./generators/programs";

const folder = mkdtempSync(join(tmpdir(), "glissade-generators-"));
const inNode: string[] = [];
let bundle: string;

beforeAll(() => {
  bundle = [...compileLua(join(import.meta.dirname, "generators")).values()][0];
  printPrograms((line) => inNode.push(line));
});
afterAll(() => rmSync(folder, { recursive: true }));

function linesOf(program: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(`${program}: `));
}

test("every program says something", () => {
  for (const name of programNames) expect(linesOf(name, inNode).length, name).toBeGreaterThan(0);
});

test("random trees fail and end, at once or late", () => {
  const trees = linesOf("random trees of generators", inNode);
  const failed = trees.filter((tree) => tree.includes("error"));
  const long = trees.filter((tree) => tree.split(" ").length > 20);
  expect(Math.min(failed.length, trees.length - failed.length, long.length)).toBeGreaterThan(50);
});

describe("in a VM with 32-bit integers as in Node:", () => {
  let inVm: string[];
  beforeAll(() => {
    inVm = printedBy(bundle);
  });
  test.each(programNames)("%s", (name) => expect(linesOf(name, inVm)).toEqual(linesOf(name, inNode)));
});

describe.skipIf(lua32 === undefined)("in Lua with 32-bit integers and floats as in Node:", () => {
  let inLua: string[];
  beforeAll(() => {
    const file = join(folder, "generators.lua");
    writeFileSync(file, bundle);
    inLua = execFileSync(lua32 ?? "", [file], { encoding: "utf8" }).split("\n");
  });
  test.each(programNames)("%s", (name) => expect(linesOf(name, inLua)).toEqual(linesOf(name, inNode)));
});
