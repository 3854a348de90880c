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

test("every test program with generators prints something", () => {
  for (const name of programNames) expect(linesOf(name, inNode).length, name).toBeGreaterThan(0);
});

test("the random trees of generators include many that fail, many that end and many that are long", () => {
  const trees = linesOf("random trees of generators", inNode);
  const failed = trees.filter((tree) => tree.includes("error"));
  const long = trees.filter((tree) => tree.split(" ").length > 20);
  expect(Math.min(failed.length, trees.length - failed.length, long.length)).toBeGreaterThan(50);
});

describe("generators in the simulator's Lua", () => {
  let inVm: string[];
  beforeAll(() => {
    inVm = linesInSimulator(bundle);
  });
  test.each(programNames)("the simulator's Lua prints the same lines as Node for the program: %s", (name) =>
    expect(linesOf(name, inVm)).toEqual(linesOf(name, inNode)),
  );
});

describe.skipIf(lua32 === undefined)("generators in native Lua with 32-bit integers and floats", () => {
  let inLua: string[];
  beforeAll(() => {
    inLua = linesInLua32(bundle);
  });
  test.each(programNames)("native Lua prints the same lines as Node for the program: %s", (name) =>
    expect(linesOf(name, inLua)).toEqual(linesOf(name, inNode)),
  );
});
