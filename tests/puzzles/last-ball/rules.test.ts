import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, RIGHT, UP } from "../../../src/kernel/direction";
import { formatMoves } from "../../../src/kernel/moves-text";
import { rules } from "../../../src/puzzles/last-ball/rules";
import { levelOf, mapAfter, mapOf, stateAfter, anyMaps, statesOf } from "./maps";
import { formatMap, parseMap, rollBlack, type Letter } from "./slow-solver";

describe("the rules for the black ball", () => {
  test.each([
    ["R", ["......", "...@..", "......"], ["......", ".@..o.", "......"]],
    ["L", ["......", "..@...", "......"], ["......", ".o..@.", "......"]],
    ["U", ["...", ".@.", "...", "..."], [".o.", "...", ".@.", "..."]],
    ["D", ["...", "...", ".@.", "..."], ["...", ".@.", "...", ".o."]],
  ])("the black ball rolls until it hits a ball, and stops beside it (move %s)", (move, after, before) => {
    expect(mapAfter(move, ...before)).toEqual(after);
  });

  test("the black ball stays where it is if a ball is right beside it, but pushes that ball", () => {
    expect(mapAfter("R", ".@o...")).toEqual([".@...."]);
  });

  test.each(["U", "R", "D", "L"])("the level is lost if the black ball rolls over the edge (move %s)", (move) => {
    const level = levelOf("o..", ".@.", "..o");
    const [before, after] = statesOf(level, [DIRECTIONS["URDL".indexOf(move)]]);
    expect(after[0]).toBe(NOWHERE);
    expect(rules(level).outcome(after)).toBe("lost");
    expect(mapOf(level, after)).toBe("o..\n...\n..o");
    expect(rules(level).outcome(before)).toBe("playing");
  });
});

describe("the rules for a ball that is hit", () => {
  test("the ball rolls over the edge and leaves the board", () => {
    expect(mapAfter("R", "o.....", "@..o..", "......")).toEqual(["o.....", "..@...", "......"]);
  });

  test("the ball hits another ball, and stops beside the cell where that ball was", () => {
    expect(mapAfter("R", "@.o..o..")).toEqual([".@..o..."]);
  });

  test("the ball may start a hit chain, of which only the last ball leaves the board", () => {
    expect(mapAfter("R", "@.o..o.o.o..")).toEqual([".@..o.o.o..."]);
  });

  test("the ball passes its push on through balls that touch", () => {
    expect(mapAfter("R", "@oooo...")).toEqual(["@ooo...."]);
    expect(mapAfter("R", "@..ooo..")).toEqual(["..@oo..."]);
    expect(mapAfter("D", "@", ".", "o", "o", ".", "o")).toEqual([".", "@", "o", ".", "o", "."]);
  });

  test("the ball leaves the board at once if it is at the edge", () => {
    expect(mapAfter("U", "..o", "..@")).toEqual(["...", "..@"]);
  });

  test("the ball does not move balls outside its hit chain", () => {
    expect(mapAfter("R", "o.o.o.", "@..o..", ".o.o.o")).toEqual(["o.o.o.", "..@...", ".o.o.o"]);
  });
});

describe("the rules for the end of a level", () => {
  test("the level is won when no white ball is left", () => {
    const level = levelOf(".@.o", "....");
    const [, after] = statesOf(level, [RIGHT]);
    expect(rules(level).outcome(after)).toBe("won");
    expect(mapOf(level, after)).toBe("..@.\n....");
  });

  test("no move is possible after a win or a loss", () => {
    const levelRules = rules(levelOf("@.o"));
    const [won, lost] = [RIGHT, UP].map((direction) => stateAfter(levelRules, levelRules.start, direction));
    for (const direction of DIRECTIONS) {
      expect(levelRules.move(won, direction)).toBeUndefined();
      expect(levelRules.move(lost, direction)).toBeUndefined();
    }
  });
});

describe("the rules in any state", () => {
  test("every move that does not lose removes exactly one white ball", () => {
    fc.assert(
      fc.property(anyMaps(12), (map) => {
        const level = levelOf(map);
        const levelRules = rules(level);
        const { start, outcome } = levelRules;
        for (const direction of DIRECTIONS) {
          const after = stateAfter(levelRules, start, direction);
          expect(after).toHaveLength(outcome(after) === "lost" ? start.length : start.length - 1);
        }
      }),
    );
  });

  test("every move has the same result as in the slow solver, where balls roll one after another", () => {
    fc.assert(
      fc.property(anyMaps(12), (map) => {
        const level = levelOf(map);
        const levelRules = rules(level);
        const { start, outcome } = levelRules;
        const { field, state } = parseMap(mapOf(level, start));
        for (const direction of DIRECTIONS) {
          const after = stateAfter(levelRules, start, direction);
          const expected = rollBlack(field, state, formatMoves([direction]) as Letter);
          if (outcome(after) === "lost") expect(formatMap(field, expected)).not.toContain("@");
          expect(mapOf(level, after)).toBe(formatMap(field, expected));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("a move does not change the state it starts from, and keeps the white balls in order", () => {
    fc.assert(
      fc.property(anyMaps(12), fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 12 }), (map, directions) => {
        const level = levelOf(map);
        const { start, move } = rules(level);
        let state = Object.freeze(start);
        for (const direction of directions) {
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
