import { beforeAll, expect, test } from "vitest";
import { lua32 } from "../available-programs";
import { printCodes } from "./codes/codes";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInNode, linesInSimulator } from "./run-program";

const inNode = linesInNode(printCodes);
let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/codes/print-codes");
});

test("the code of each challenge and level is parsed to the same challenge or level", () => {
  expect(inNode.length).toBeGreaterThan(3000);
  for (const line of inNode) {
    const [coded, , read] = line.split(": ");
    expect(read).toBe(coded);
  }
});

test("the simulator's Lua writes and reads the same codes as Node", () => {
  expect(linesInSimulator(bundle)).toEqual(inNode);
});

test.skipIf(lua32 === undefined)(
  "native Lua with 32-bit integers and floats writes and reads the same codes as Node",
  () => {
    expect(linesInLua32(bundle)).toEqual(inNode);
  },
);
