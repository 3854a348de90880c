import { beforeAll, describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { lua32 } from "../available-programs";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInSimulator } from "./run-program";

/** What 200 dropped works may leave behind, in kilobytes: the memory of one exploration is much more. */
const MAX_KEPT_KILOBYTES = 8;
/** What they may ask for together: with memory built anew for every drop it were 5,000 and more for Last Ball and Skid. */
const MAX_ALLOCATED_KILOBYTES = 4000;

let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/cancelled-tasks/print-cancelled-tasks");
});

function expectNothingKept(lines: readonly string[]): void {
  const rows = lines.map((line) => line.split(" "));
  expect(rows.map(([id]) => id)).toEqual(loadAllPuzzles().map(({ id }) => id));
  for (const [id, keptKilobytes, allocatedKilobytes] of rows) {
    expect(Number(keptKilobytes), id).toBeLessThan(MAX_KEPT_KILOBYTES);
    expect(Number(allocatedKilobytes), id).toBeLessThan(MAX_ALLOCATED_KILOBYTES);
  }
}

describe("works that are dropped half way leave nothing behind, and none has memory built anew", () => {
  test("in the simulator's Lua", () => {
    expectNothingKept(linesInSimulator(bundle));
  });

  test.skipIf(lua32 === undefined)("in Lua with a Playdate's numbers", () => {
    expectNothingKept(linesInLua32(bundle));
  });
});
