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

test("every test program with inlined functions prints something", () => {
  for (const name of programNames) expect(linesOf(name, inNode).length, name).toBeGreaterThan(0);
});

test("the compiled Lua contains no function marked @inline and no call of one", () => {
  const sources = ["programs.ts", "elsewhere.ts"].map((file) =>
    readFileSync(join(import.meta.dirname, "inline", file), "utf8"),
  );
  const marked = [...sources.join("\n").matchAll(/@inline\s*\*\/\n(?:export )?function\*? (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(marked.length).toBeGreaterThan(15);
  const called = [...stripCommentsAndStrings(bundle).matchAll(/(\w+)\(/g)].map(([, name]) => name);
  expect(called).toContain("nextOf");
  expect(marked.filter((name) => called.includes(name))).toEqual([]);
});

test("the compiled Lua contains no table for a record marked @locals", () => {
  expect(stripCommentsAndStrings(bundle)).not.toMatch(/\b(walk|counter|span|tally)\b/);
});

describe("inlined functions in the simulator's Lua", () => {
  let inVm: string[];
  beforeAll(() => {
    inVm = printedBy(bundle);
  });
  test.each(programNames)("the simulator's Lua prints the same lines as Node for the program: %s", (name) =>
    expect(linesOf(name, inVm)).toEqual(linesOf(name, inNode)),
  );
});

describe.skipIf(lua32 === undefined)("inlined functions in native Lua with 32-bit integers and floats", () => {
  let inLua: string[];
  beforeAll(() => {
    const file = join(folder, "inline.lua");
    writeFileSync(file, bundle);
    inLua = execFileSync(lua32 ?? "", [file], { encoding: "utf8" }).split("\n");
  });
  test.each(programNames)("native Lua prints the same lines as Node for the program: %s", (name) =>
    expect(linesOf(name, inLua)).toEqual(linesOf(name, inNode)),
  );
});
