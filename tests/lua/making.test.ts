import { beforeAll, expect, test } from "vitest";
import { lua32 } from "../available-programs";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { compileTestProgram } from "../compile-test-programs";
import { LEVELS_PER_PUZZLE, printMakings } from "./making/making";
import { linesInLua32, linesInNode, linesInSimulator } from "./run-program";

const inNode = linesInNode(printMakings);
let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/making/print-making");
});

test("all recorded steps, played from the first board, lead exactly to the level", () => {
  const recording = loadAllPuzzles().filter(({ recordMaking }) => recordMaking !== undefined);
  expect(inNode).toHaveLength(LEVELS_PER_PUZZLE * recording.length);
  for (const line of inNode) expect(line).toMatch(/^[a-z-]+ \d+: the level after /);
});

test("the simulator's Lua records the same steps as Node", () => {
  expect(linesInSimulator(bundle)).toEqual(inNode);
});

test.skipIf(lua32 === undefined)("native Lua with 32-bit integers and floats records the same steps as Node", () => {
  expect(linesInLua32(bundle)).toEqual(inNode);
});
