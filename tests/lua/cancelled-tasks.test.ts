import { beforeAll, describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { lua32 } from "../available-programs";
import { compileTestProgram } from "../compile-test-programs";
import { linesInLua32, linesInSimulator } from "./run-program";

/**
 * The most memory in kilobytes that 200 cancelled tasks may leave behind. Each task explores a level, and a single
 * complete exploration uses much more.
 */
const MAX_KEPT_KILOBYTES = 8;
/**
 * The most memory in kilobytes that 200 cancelled tasks may allocate together. If they reused no memory, the tasks for
 * the puzzles Last Ball and Skid would allocate 5,000 kilobytes or more.
 */
const MAX_ALLOCATED_KILOBYTES = 4000;
const LEVELS = 10;

const measured = loadAllPuzzles().filter(({ campaign }) => campaign.levelCount >= LEVELS);

let bundle: string;

beforeAll(() => {
  bundle = compileTestProgram("tests/lua/cancelled-tasks/print-cancelled-tasks");
});

function expectNothingKept(lines: readonly string[]): void {
  const rows = lines.map((line) => line.split(" "));
  expect(rows.map(([id]) => id)).toEqual(measured.map(({ id }) => id));
  for (const [id, keptKilobytes, allocatedKilobytes] of rows) {
    expect(Number(keptKilobytes), id).toBeLessThan(MAX_KEPT_KILOBYTES);
    expect(Number(allocatedKilobytes), id).toBeLessThan(MAX_ALLOCATED_KILOBYTES);
  }
}

describe("cancelled tasks", () => {
  test("cancelled tasks leave no memory behind in the simulator's Lua, and later tasks allocate little", () => {
    expectNothingKept(linesInSimulator(bundle));
  });

  test.skipIf(lua32 === undefined)(
    "cancelled tasks leave no memory behind in native Lua with 32-bit numbers, and later tasks allocate little",
    () => {
      expectNothingKept(linesInLua32(bundle));
    },
  );
});
