import { beforeAll, expect, test } from "vitest";
import { SAVE_VERSION } from "../../src/game/save/save";
import { lua32 } from "../available-programs";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInNode, linesInSimulator } from "./run-program";
import { printSavedSlots } from "./save/saved-slots";

const inNode = linesInNode(printSavedSlots);
let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/save/print-saved-slots");
});

test("the game saves in two slots alternately and counts how often it was started", () => {
  const slots = inNode.filter((line) => line.startsWith("save-")).map((line) => line.split(" ").slice(0, 3).join(" "));
  const names = ["save-a", "save-b", "save-a", "save-b", "save-a"];
  expect(slots).toEqual(names.map((name, at) => `${name} ${SAVE_VERSION} ${at + 1}`));
  const rewinds = inNode.filter((line) => line.startsWith("rewinds ") && line !== "rewinds 0");
  expect(rewinds).toEqual([1, 3, 6, 10, 15].map((count) => `rewinds ${count}`));
});

test("the simulator's Lua saves the same texts and checksums as Node", () => {
  expect(linesInSimulator(bundle)).toEqual(inNode);
});

test.skipIf(lua32 === undefined)(
  "native Lua with 32-bit integers and floats saves the same texts and checksums as Node",
  () => {
    expect(linesInLua32(bundle)).toEqual(inNode);
  },
);
