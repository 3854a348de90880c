import { beforeAll, describe, expect, test } from "vitest";
import { allPuzzles } from "../../src/puzzles/index";
import { lua32 } from "../needs";
import { compiledLua } from "../compiled-lua";
import { linesInLua32, linesInSimulator } from "./programs";

/** What 200 dropped works may leave behind, in kilobytes: the memory of one exploration is much more. */
const MOST_LEFT = 8;
/** What they may ask for together: with memory built anew for every drop it were 5,000 and more for Last Ball and Skid. */
const MOST_ASKED = 4000;

let bundle: string;

beforeAll(() => {
  bundle = compiledLua("tests/lua/drops/print-drops");
});

function expectNothingLeft(lines: readonly string[]): void {
  const rows = lines.map((line) => line.split(" "));
  expect(rows.map(([id]) => id)).toEqual(allPuzzles().map(({ id }) => id));
  for (const [id, left, asked] of rows) {
    expect(Number(left), id).toBeLessThan(MOST_LEFT);
    expect(Number(asked), id).toBeLessThan(MOST_ASKED);
  }
}

describe("works that are dropped half way leave nothing behind, and none has memory built anew", () => {
  test("in the simulator's Lua", () => {
    expectNothingLeft(linesInSimulator(bundle));
  });

  test.skipIf(lua32 === undefined)("in Lua with a Playdate's numbers", () => {
    expectNothingLeft(linesInLua32(bundle));
  });
});
