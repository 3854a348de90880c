import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, RIGHT, UP } from "../../../src/kernel/direction";
import { formatMoves } from "../../../src/kernel/moves-text";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { levelOf, mapAfter, mapOf, stateAfter, anyMaps, statesOf } from "./maps";
import { formatMap, parseMap, rollBlack, type Letter } from "./slow-solver";

describe("the black ball", () => {
  test.each([
    ["R", ["......", "...@..", "......"], ["......", ".@..o.", "......"]],
    ["L", ["......", "..@...", "......"], ["......", ".o..@.", "......"]],
    ["U", ["...", ".@.", "...", "..."], [".o.", "...", ".@.", "..."]],
    ["D", ["...", "...", ".@.", "..."], ["...", ".@.", "...", ".o."]],
  ])("rolls until it hits a ball, and stops beside it: %s", (move, after, before) => {
    expect(mapAfter(move, ...before)).toEqual(after);
  });

  test("stays where it is when the ball is right beside it, and yet pushes it", () => {
    expect(mapAfter("R", ".@o...")).toEqual([".@...."]);
  });

  test.each(["U", "R", "D", "L"])("is lost over the edge: %s", (move) => {
    const level = levelOf("o..", ".@.", "..o");
    const [before, after] = statesOf(level, [DIRECTIONS["URDL".indexOf(move)]]);
    expect(after[0]).toBe(NOWHERE);
    expect(rules(level).outcome(after)).toBe("lost");
    expect(mapOf(level, after)).toBe("o..\n...\n..o");
    expect(rules(level).outcome(before)).toBe("playing");
  });
});

describe("a ball that is hit", () => {
  test("rolls on and leaves over the edge", () => {
    expect(mapAfter("R", "o.....", "@..o..", "......")).toEqual(["o.....", "..@...", "......"]);
  });

  test("hits another in turn, and stops beside where that one was", () => {
    expect(mapAfter("R", "@.o..o..")).toEqual([".@..o..."]);
  });

  test("may start a whole chain, of which only the last ball leaves", () => {
    expect(mapAfter("R", "@.o..o.o.o..")).toEqual([".@..o.o.o..."]);
  });

  test("passes its push on through balls that touch", () => {
    expect(mapAfter("R", "@oooo...")).toEqual(["@ooo...."]);
    expect(mapAfter("R", "@..ooo..")).toEqual(["..@oo..."]);
    expect(mapAfter("D", "@", ".", "o", "o", ".", "o")).toEqual([".", "@", "o", ".", "o", "."]);
  });

  test("leaves at once when it stands at the edge", () => {
    expect(mapAfter("U", "..o", "..@")).toEqual(["...", "..@"]);
  });

  test("leaves all others where they are", () => {
    expect(mapAfter("R", "o.o.o.", "@..o..", ".o.o.o")).toEqual(["o.o.o.", "..@...", ".o.o.o"]);
  });
});

describe("the end", () => {
  test("is won when no white ball is left", () => {
    const level = levelOf(".@.o", "....");
    const [, after] = statesOf(level, [RIGHT]);
    expect(rules(level).outcome(after)).toBe("won");
    expect(mapOf(level, after)).toBe("..@.\n....");
  });

  test("has no moves after it", () => {
    const ofLevel = rules(levelOf("@.o"));
    const [won, lost] = [RIGHT, UP].map((direction) => stateAfter(ofLevel, ofLevel.start, direction));
    for (const direction of DIRECTIONS) {
      expect(ofLevel.move(won, direction)).toBeUndefined();
      expect(ofLevel.move(lost, direction)).toBeUndefined();
    }
  });
});

describe("in any position", () => {
  test("every move that does not lose takes away exactly one white ball", () => {
    fc.assert(
      fc.property(anyMaps(12), (map) => {
        const level = levelOf(map);
        const ofLevel = rules(level);
        const { start, outcome } = ofLevel;
        for (const direction of DIRECTIONS) {
          const after = stateAfter(ofLevel, start, direction);
          expect(after).toHaveLength(outcome(after) === "lost" ? start.length : start.length - 1);
        }
      }),
    );
  });

  test("every move comes out as balls that roll one after another", () => {
    fc.assert(
      fc.property(anyMaps(12), (map) => {
        const level = levelOf(map);
        const ofLevel = rules(level);
        const { start, outcome } = ofLevel;
        const { field, position } = parseMap(mapOf(level, start));
        for (const direction of DIRECTIONS) {
          const after = stateAfter(ofLevel, start, direction);
          const expected = rollBlack(field, position, formatMoves([direction]) as Letter);
          if (outcome(after) === "lost") expect(formatMap(field, expected)).not.toContain("@");
          expect(mapOf(level, after)).toBe(formatMap(field, expected));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("no state is changed by a move, and the white balls stay in order", () => {
    fc.assert(
      fc.property(anyMaps(12), fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 12 }), (map, line) => {
        const level = levelOf(map);
        const { start, move } = rules(level);
        let state = Object.freeze(start);
        for (const direction of line) {
          state = Object.freeze(move(state, direction) ?? state);
          const whites = state.slice(1);
          expect(whites).toEqual(whites.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test("two states have the same key only if they are the same", () => {
    fc.assert(
      fc.property(anyMaps(5, 9), anyMaps(5, 9), (one, other) => {
        const [first, second] = [rules(levelOf(one)), rules(levelOf(other))];
        const sameCells = first.start.join() === second.start.join();
        expect(first.key(first.start) === second.key(second.start)).toBe(sameCells);
      }),
    );
  });
});
