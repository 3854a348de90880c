import { beforeAll, expect, test } from "vitest";
import { lua32 } from "../available-programs";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { compileTestProgram } from "../compile-test-programs";
import { LEVELS_PER_PUZZLE, printGenerations } from "./generation/generation";
import { runToEnd } from "../../src/kernel/task";
import { NO_INPUT, startGame } from "../simulator/game";
import { linesInLua32, linesInNode } from "./run-program";

const inNode = linesInNode((emit) => runToEnd(printGenerations(emit)));
let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/generation/print-generation");
});

test("all recorded steps, played from the first board, lead exactly to the level", () => {
  const recording = loadAllPuzzles().filter(({ recordGeneration }) => recordGeneration !== undefined);
  const made = inNode.filter((line) => line !== "");
  expect(made).toHaveLength(LEVELS_PER_PUZZLE * recording.length);
  for (const line of made) expect(line).toMatch(/^[a-z-]+ \d+: the level after /);
});

test("the simulator's Lua records the same steps as Node", () => {
  const { console, printed } = startGame(bundle);
  let before: number;
  do {
    before = printed.length;
    console.update(NO_INPUT);
  } while (printed.length > before);
  expect(printed).toEqual(inNode);
});

test.skipIf(lua32 === undefined)("native Lua with 32-bit integers and floats records the same steps as Node", () => {
  expect(linesInLua32(bundle)).toEqual(inNode);
});
