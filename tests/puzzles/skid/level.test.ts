import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectFault } from "../../kernel/parse-results";
import { isFault } from "../../../src/kernel/fault";
import { symmetriesOf } from "../../kernel/symmetries";
import { notation, type Level } from "../../../src/puzzles/skid/level";
import { levelOf, levels } from "./levels";
import { computeLevelFingerprint } from "../../../tools/fingerprint";

function faultOfRows(...rows: readonly string[]): string {
  return expectFault(notation.parseMap(rows.join("\n")));
}

describe("a map of Skid", () => {
  test("a map that is parsed and formatted again is the same map", () => {
    fc.assert(
      fc.property(levels, ({ level, map }) => {
        expect(notation.formatMap(level)).toBe(map);
      }),
      { numRuns: 500 },
    );
  });

  test("a map may be from 5 by 4 to 8 by 7 cells, with its ring of blocks", () => {
    expect(levelOf("#####", "#r..#", "#...#", "#R###").reds).toHaveLength(1);
    expect(levelOf("######R#", ...Array.from({ length: 5 }, () => "#.r....#"), "########").reds).toHaveLength(5);
    expect(faultOfRows("####", "#r.#", "#..#", "#R##")).toBe("the map is 4 by 4; it must be 5 by 4 to 8 by 7");
    expect(faultOfRows("#####", "#r..#", "#R###")).toContain("the map is 5 by 3");
    expect(faultOfRows("#########", "#r......#", "#.......#", "#R#######")).toContain("row 1 is 9 wide; the most is 8");
    expect(faultOfRows(...Array.from({ length: 8 }, () => "#####"))).toContain("the map has 8 rows; the most is 7");
  });

  test("a map has only blocks and goals at its edge", () => {
    expect(faultOfRows("#####", "#r..#", "#....", "#R###")).toBe('row 3, column 5 is "."; the edge has only # R Y');
    expect(faultOfRows("##r##", "#...#", "#...#", "#R###")).toContain('row 1, column 3 is "r"');
  });

  test("a map has no goals inside its edge", () => {
    expect(faultOfRows("#####", "#r.Y#", "#...#", "#R###")).toBe(
      'row 2, column 4 is "Y"; inside the edge there is only . # p r y c i',
    );
  });

  test("a map has a toy, and a goal for each colour of its toys", () => {
    expect(faultOfRows("#####", "#i.c#", "#...#", "#R###")).toBe("the map has no toy (r or y); it needs at least one");
    expect(faultOfRows("#####", "#r..#", "#...#", "#Y###")).toBe(
      "the map has a red toy (r) but no red goal (R); it needs one at the edge, and row 2, column 2 is the toy",
    );
    expect(faultOfRows("#####", "#r.y#", "#...#", "#R###")).toBe(
      "the map has a yellow toy (y) but no yellow goal (Y); it needs one at the edge, and row 2, column 4 is the toy",
    );
  });

  test("a map has no goal in a corner, where nothing can leave", () => {
    expect(faultOfRows("#####", "#r..#", "#...#", "#R##R")).toBe(
      'nothing can leave through a goal in a corner; row 4, column 5 is "R", and a corner is a block (#)',
    );
  });

  test("a map with an unknown character has a fault that names it and its position", () => {
    expect(faultOfRows("#####", "#r.x#", "#...#", "#R###")).toBe(
      'row 2, column 4 is "x"; a map has only . # p R Y r y c i',
    );
  });
});

describe("the fingerprint of a Skid level", () => {
  test("the fingerprint is the same for all turns and mirrors", () => {
    const is = fc.property(levels, ({ level, map }) => {
      const read = symmetriesOf(map).map(notation.parseMap);
      for (const turned of read)
        if (!isFault(turned))
          expect(computeLevelFingerprint(notation, turned)).toBe(computeLevelFingerprint(notation, level));
    });
    fc.assert(is, { numRuns: 200 });
  });

  test("the fingerprint differs for different kinds of pieces and of tiles", () => {
    const of = (middle: string): number =>
      computeLevelFingerprint(notation, levelOf("######", `#r${middle}..#`, "#...y#", "#R##Y#"));
    const all = [".", "#", "p", "r", "y", "c", "i"].map(of);
    expect(new Set(all).size).toBe(all.length);
    const goals: Level[] = ["R", "Y"].map((goal) => levelOf("#####", "#r.y#", "#...#", `#R${goal}Y#`));
    expect(computeLevelFingerprint(notation, goals[0])).not.toBe(computeLevelFingerprint(notation, goals[1]));
  });
});
