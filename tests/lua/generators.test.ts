import { beforeAll, describe, expect, test } from "vitest";
import { lua32 } from "../available-programs";
import { printPrograms, programNames } from "./generators/programs";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInNode, linesInSimulator } from "./run-program";

const inNode = linesInNode(printPrograms);
let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/generators/print-programs");
});

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
    inVm = linesInSimulator(bundle);
  });
  test.each(programNames)("%s", (name) => expect(linesOf(name, inVm)).toEqual(linesOf(name, inNode)));
});

describe.skipIf(lua32 === undefined)("in Lua with 32-bit integers and floats as in Node:", () => {
  let inLua: string[];
  beforeAll(() => {
    inLua = linesInLua32(bundle);
  });
  test.each(programNames)("%s", (name) => expect(linesOf(name, inLua)).toEqual(linesOf(name, inNode)));
});
