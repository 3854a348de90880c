import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notation } from "../../../src/puzzles/ice-path/level";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesOf } from "../../kernel/symmetries";
import { runToEnd } from "../../../src/kernel/task";
import { anyCaves, ROW_OF_ROOMS } from "./caves";
import { anyMaps, levelOf } from "./maps";
import { computeLevelFingerprint } from "../../../tools/fingerprint";

test("any level is parsed from the map that it was formatted as", () => {
  fc.assert(
    fc.property(fc.oneof(anyMaps(), anyCaves()), (map) => {
      expect(notation.formatMap(levelOf(map))).toBe(map);
    }),
  );
});

function roomsInGrid(count: number): string[] {
  const map = Array.from({ length: 17 }, () => Array<string>(26).fill("#"));
  for (let slot = 0; slot < count; slot++) {
    const [left, top] = [9 * (slot % 3), 9 * Math.floor(slot / 3)];
    for (let y = 0; y < 8; y++) map[top + y].fill(".", left, left + 8);
    if (left > 0) map[top + 4][left - 1] = ".";
    if (top > 0) map[top - 1][left + 4] = ".";
  }
  map[0][0] = "@";
  map[0][1] = "O";
  return map.map((row) => row.join(""));
}

describe("the parser of maps", () => {
  test.each([
    ["..O\n...", "the map has 0 seals (@); it needs exactly one"],
    ["@.O\n..@", "the map has 2 seals (@); it needs exactly one, and row 2, column 3 is the second"],
    ["@..\n...", "the map has 0 fish holes (O); it needs exactly one"],
    ["@.O\nO..", "the map has 2 fish holes (O); it needs exactly one, and row 2, column 1 is the second"],
    ["@.O\n.o.", 'row 2, column 2 is "o"; a map has only @ O # * .'],
    ["@.O\n..", "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    ["", "the map is empty"],
  ])("the map %j has the fault: %s", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });

  test("a map with too many cells has a fault that names the most rows", () => {
    const rows = Array.from({ length: 15 }, () => ".".repeat(16)).with(0, `@O${".".repeat(14)}`);
    expect(expectFault(notation.parseMap(rows.join("\n")))).toBe(
      "a board of 16 by 15 is too large: with 16 columns the most is 13 rows",
    );
  });

  const replaced = (column: number, row: number, character: string): string[] =>
    ROW_OF_ROOMS.with(row, [...ROW_OF_ROOMS[row]].with(column, character).join(""));

  const withoutRoom = (left: number): string[] =>
    ROW_OF_ROOMS.map((row) => row.slice(0, left) + "#".repeat(8) + row.slice(left + 8));

  test.each([
    ["a thing in a gap", replaced(8, 3, "*"), "row 4, column 9 lies between the places of rooms"],
    ["a missing gap", replaced(17, 5, "#"), "no gaps lead to the room that begins at row 1, column 19"],
    ["gaps that lead to a slot without a room", withoutRoom(9), "lies between the places of rooms"],
  ])("a cave with %s has one clear fault", (_, rows, sentence) => {
    expect(expectFault(notation.parseMap(rows.join("\n")))).toContain(sentence);
  });

  test("a cave that is read in slices is the same level, or has the same fault", () => {
    for (const rows of [ROW_OF_ROOMS, withoutRoom(9), replaced(8, 3, "*"), replaced(0, 0, "."), replaced(3, 3, "x")]) {
      const map = rows.join("\n");
      expect(runToEnd(notation.readMap(map))).toEqual(notation.parseMap(map));
    }
  });

  test.each([2, 3, 4, 5])("a cave may have %d rooms", (count) => {
    expect(notation.formatMap(levelOf(...roomsInGrid(count)))).toBe(roomsInGrid(count).join("\n"));
  });

  test.each([
    [1, "this one has 1 room; a cave has 2 to 5"],
    [6, "this one has 6 rooms; a cave has 2 to 5"],
  ])("a cave of %d rooms has a fault", (count, sentence) => {
    expect(expectFault(notation.parseMap(roomsInGrid(count).join("\n")))).toContain(sentence);
  });

  test("a gap that leads to no room, or a hole where four walls meet, has a fault", () => {
    for (const [column, row, name] of [
      [17, 13, "row 14, column 18"],
      [8, 8, "row 9, column 9"],
    ] as const) {
      const rows = roomsInGrid(4);
      const spoilt = rows.with(row, [...rows[row]].with(column, ".").join(""));
      expect(expectFault(notation.parseMap(spoilt.join("\n")))).toContain(`${name} lies between the places of rooms`);
    }
  });

  test("the parser never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("@", "O", "#", "*", ".", "\n", "x") }), (text) => {
        const parsed = notation.parseMap(text);
        if (!("fault" in parsed)) expect(notation.formatMap(parsed)).toBe(text.replace(/\n+$/, ""));
        else expect(parsed.fault.kind).not.toBe("");
      }),
    );
  });
});

test("all turns and mirrors of a level have one fingerprint", () => {
  fc.assert(
    fc.property(anyMaps(), (map) => {
      fc.pre(symmetriesOf(map).every((turned) => !("fault" in notation.parseMap(turned))));
      const turns = symmetriesOf(map).map((turned) => computeLevelFingerprint(notation, levelOf(turned)));
      expect(new Set(turns).size).toBe(1);
    }),
  );
});

test("levels have different fingerprints if seal, hole, rock and snow change places", () => {
  const maps = ["@O#*.", "O@#*.", "@#O*.", "@O*#.", "@*#O.", "@O#.*"];
  expect(new Set(maps.map((map) => computeLevelFingerprint(notation, levelOf(map)))).size).toBe(maps.length);
});
