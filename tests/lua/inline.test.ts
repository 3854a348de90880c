import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripCommentsAndStrings } from "../../tools/packaging/check-bundle";
import { compileLua } from "../../tools/packaging/compile";
import { lua32 } from "../available-programs";
import { printedBy } from "../simulator/game";
import { printPrograms, programNames } from "./inline/programs";

const folder = mkdtempSync(join(tmpdir(), "glissade-inline-"));
const inNode: string[] = [];
let bundle: string;

beforeAll(() => {
  bundle = [...compileLua(join(import.meta.dirname, "inline")).values()][0];
  printPrograms((line) => inNode.push(line));
});
afterAll(() => rmSync(folder, { recursive: true }));

function linesOf(program: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(`${program}: `));
}

test("every program says something", () => {
  for (const name of programNames) expect(linesOf(name, inNode).length, name).toBeGreaterThan(0);
});

test("no call of a marked function is left in the Lua, nor the function", () => {
  const sources = ["programs.ts", "elsewhere.ts"].map((file) =>
    readFileSync(join(import.meta.dirname, "inline", file), "utf8"),
  );
  const marked = [...sources.join("\n").matchAll(/@inline \*\/\n(?:export )?function\*? (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(marked.length).toBeGreaterThan(15);
  const called = [...stripCommentsAndStrings(bundle).matchAll(/(\w+)\(/g)].map(([, name]) => name);
  expect(called).toContain("nextOf");
  expect(marked.filter((name) => called.includes(name))).toEqual([]);
});

test("a record marked @locals is no table in the Lua", () => {
  expect(stripCommentsAndStrings(bundle)).not.toMatch(/\b(walk|counter|span)\b/);
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
    const file = join(folder, "inline.lua");
    writeFileSync(file, bundle);
    inLua = execFileSync(lua32 ?? "", [file], { encoding: "utf8" }).split("\n");
  });
  test.each(programNames)("%s", (name) => expect(linesOf(name, inLua)).toEqual(linesOf(name, inNode)));
});
