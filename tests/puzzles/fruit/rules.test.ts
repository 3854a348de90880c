import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { parseMoves } from "../../../src/kernel/moves-text";
import { drawRandomBelow, createRandom } from "../../../src/kernel/random";
import { rules } from "../../../src/puzzles/fruit/rules";
import { seedCount } from "../../seed-count";
import { expectParsed } from "../../kernel/parse-results";
import { anyMap, levelOf, mapOfState } from "./maps";
import { push, rowsOf, tableOf } from "./slow-fruit";

const MOVES = 12;

function after(moves: string, ...rows: readonly string[]): string[] {
  const level = levelOf(...rows);
  const { start, move, outcome } = rules(level);
  let state = start;
  for (const direction of expectParsed(parseMoves(moves))) {
    const next = move(state, direction);
    if (next === undefined) return [...mapOfState(level, state).split("\n"), "stuck"];
    state = next;
  }
  const { lostTo } = state;
  const end = outcome(state) === "won" ? ["won"] : lostTo === undefined ? [] : [`lost to a ${lostTo}`];
  return [...mapOfState(level, state).split("\n"), ...end];
}

describe("a push in Fruit", () => {
  test("a push slides all fruits and stones up to the edge, to hedge, and to one another", () => {
    expect(after("R", "A..s.", "B.#.B", ".A.s.")).toEqual(["...As", ".B#.B", "...As"]);
  });

  test("a push slides a car in the direction that it faces, and a barrel across its axis", () => {
    expect(after("R", "=..A", "o...", "I...", "8..A")).toEqual(["..=A", "...o", "I...", "8..A"]);
    expect(after("D", "=oI8", "....", "....", "A..A")).toEqual(["=o..", "....", "...8", "A.IA"]);
  });

  test("a slide is stopped by cars and barrels that do not go in its direction, as by hedge", () => {
    expect(after("D", "A..A", "=.o.", "....")).toEqual(["A...", "=.o.", "...A"]);
    expect(after("R", "A..I", "....", "A.8.")).toEqual(["..AI", "....", ".A8."]);
  });

  test("a slide is stopped by a hedgehog, an anteater, a pass from its wrong side, and by stopped pieces", () => {
    expect(after("R", "s.s.^", "s.s.h", "s.s..", "A#A#.", "", "passes:", "5 3 <")).toEqual([
      "..ss^",
      "..ssh",
      "..ss.",
      "A#A#.",
    ]);
  });

  test("a push changes nothing and is refused if nothing can move", () => {
    expect(after("L", "A..", "...", "A..")).toEqual(["A..", "...", "A..", "stuck"]);
  });
});

describe("a pair of fruits", () => {
  test("a pair leaves when it comes to rest side by side, in a row or a column, and the last pair wins", () => {
    expect(after("R", "A..", "..A", "...")).toEqual(["...", "...", "...", "won"]);
    expect(after("R", "A.A", "..B", "B#.")).toEqual(["...", "..B", "B#."]);
  });

  test("a pair stays if its fruits only pass each other", () => {
    expect(after("R", "A....", "..A.#", ".....")).toEqual(["....A", "...A#", "....."]);
  });

  test("pairs leave in reading order, so that the last of three fruits in a row stays", () => {
    expect(after("R", "A.A.A", ".....", "A#...")).toEqual(["....A", ".....", "A#..."]);
    expect(after("D", "A..", "...", "A..", "...", "A..", "#.A")).toEqual(["...", "...", "...", "...", "A..", "#.A"]);
  });

  test("a fruit leaves with the like fruit on its right rather than with the one below", () => {
    expect(after("L", ".A.A", "A...", "....", "...A")).toEqual(["....", "A...", "....", "A..."]);
  });

  test("a pair leaves cells into which nothing slides before the next push", () => {
    expect(after("R", "s.A.A", "....B", "B#...")).toEqual(["..s..", "....B", "B#..."]);
  });

  test("a pair leaves even if there is a one-way pass between its fruits", () => {
    expect(after("R", "A.A", "...", "...", "", "passes:", "3 1 <")).toEqual(["...", "...", "...", "won"]);
  });
});

describe("a one-way pass in Fruit", () => {
  test("a one-way pass lets a fruit through in its own direction", () => {
    expect(after("R", "A..", "...", "..A", "", "passes:", "1 1 >")).toEqual(["..A", "...", "..A"]);
    expect(after("U", "A..", "...", "..A", "", "passes:", "3 3 ^")).toEqual(["A.A", "...", "..."]);
  });

  test("a one-way pass stops a fruit that comes from its wrong side", () => {
    expect(after("L", "..A", "...", "A..", "", "passes:", "1 1 >")).toEqual([".A.", "...", "A.."]);
    expect(after("D", "A..", "...", "..A", "", "passes:", "1 3 ^")).toEqual(["...", "A..", "..A"]);
  });
});

describe("a puddle in Fruit", () => {
  test("a puddle stops a fruit that slides into it, and the level is lost", () => {
    expect(after("R", "A..~.", ".....", "....A")).toEqual(["...A.", ".....", "....A", "lost to a puddle"]);
  });

  test("a fruit in a puddle ends the push after all slides, so that no pair leaves and no anteater pulls", () => {
    expect(after("R", "A.~...", "B.B..s", "C...#.", "......", "...^..", "A#..#C")).toEqual([
      "..A...",
      "...BBs",
      "...C#.",
      "......",
      "...^..",
      "A#..#C",
      "lost to a puddle",
    ]);
  });

  test("a fruit in a puddle allows no further push", () => {
    expect(after("RL", "A..~.", ".....", "....A")).toEqual(["...A.", ".....", "....A", "stuck"]);
  });

  test("a puddle lets a stone, a car and a barrel slide over it", () => {
    expect(after("R", "s~..", "=~..", "o~.A", "A#..")).toEqual([".~.s", ".~.=", ".~oA", "A#.."]);
  });
});

describe("a hedgehog in Fruit", () => {
  test("a hedgehog eats a fruit that slides against it, and the level is lost", () => {
    expect(after("R", "A..h.", ".....", "....A")).toEqual(["...h.", ".....", "....A", "lost to a hedgehog"]);
  });

  test("a hedgehog does nothing to a fruit that already lies beside it, or that a stone or a pass keeps away", () => {
    expect(after("R", "..Ah.", "s....", "....A")).toEqual(["..Ah.", "....s", "....A"]);
    expect(after("R", "A.sh.", ".....", "A#...")).toEqual([".Ash.", ".....", "A#..."]);
    expect(after("R", "A..h.", ".....", "....A", "", "passes:", "4 1 <")).toEqual(["..Ah.", ".....", "....A"]);
  });

  test("a hedgehog stops a stone, a car and a barrel without any other effect", () => {
    for (const other of ["s", "=", "o"]) {
      expect(after("R", `${other}..h.`, "A#...", "....A")).toEqual([`..${other}h.`, "A#...", "....A"]);
    }
  });

  test("a hedgehog spares a fruit that slides behind a stone which hits it, and eats a fruit in the next push", () => {
    expect(after("R", "A.s.h", "...A.", "#....")).toEqual(["..Ash", "....A", "#...."]);
    expect(after("LU", "..h.s", "...#.", ".#A#A", "#.#..").at(-1)).toBe("lost to a hedgehog");
  });
});

describe("an anteater in Fruit", () => {
  test("an anteater pulls a fruit that has come into its sight up to itself", () => {
    const rows = ["A....", ".....", "....<", "#....", "....A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", "...A<", "#....", "....A"]);
    expect(after("D", ...rows, "", "passes:", "2 3 >")).toEqual(after("D", ...rows));
  });

  test("an anteater does not pull a fruit that already lies beside it, or one that has left before it looks", () => {
    expect(after("D", "A....", ".....", ".<...", "#....", "....A")).toEqual([
      ".....",
      ".....",
      "A<...",
      "#....",
      "....A",
    ]);
    expect(after("D", "A..B.", ".....", "A...<", "#....", "B....")).toEqual([
      ".....",
      ".....",
      "....<",
      "#....",
      "B..B.",
    ]);
  });

  test("an anteater pulls a fruit beside its partner, so that the pair leaves", () => {
    expect(after("D", "A....", ".....", "....<", "#..A.", "...#.")).toEqual([
      ".....",
      ".....",
      "....<",
      "#....",
      "...#.",
      "won",
    ]);
  });

  test("an anteater does not see past a slider, hedge or another animal, and pulls none of them", () => {
    for (const other of ["s", "=", "I", "o", "8", "#", "h", "^"]) {
      const seen = after("D", "A....", "..#..", `..${other}.<`, "#.#..", "....A");
      expect(seen).toEqual([".....", "..#..", `A.${other}.<`, "#.#..", "....A"]);
    }
  });

  test("an anteater does not see past a pass that would not let the fruit through to it", () => {
    const rows = ["A....", ".....", "....<", "#....", "....A"];
    for (const pass of ["3 3 <", "5 3 <"]) {
      expect(after("D", ...rows, "", "passes:", pass)).toEqual([".....", ".....", "A...<", "#....", "....A"]);
    }
  });

  test("an anteater sees across a puddle, in which the pulled fruit is lost", () => {
    const rows = ["A....", ".....", ".~..<", "#....", "....A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", ".A..<", "#....", "....A", "lost to a puddle"]);
  });

  test("an anteater pulls a fruit that an earlier anteater has pulled into its sight", () => {
    const rows = ["A....", ".....", "....<", "#....", ".....", "...^A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", "....<", "#....", "...A.", "...^A"]);
  });

  test("an anteater looks only once, before a later anteater pulls a fruit into its sight", () => {
    expect(after("D", "A.v..", ".....", "...<.", "#...A")).toEqual(["..v..", ".....", "..A<.", "#...A"]);
  });
});

test("a push does the same as the slow model that moves one cell at a time, on random boards", () => {
  const met = { won: 0, playing: 0, puddle: 0, hedgehog: 0, both: 0, stuck: 0 };
  for (let seed = 1; seed <= seedCount(20_000); seed++) {
    const map = anyMap(seed);
    const level = levelOf(map);
    const { start, move, outcome } = rules(level);
    const random = createRandom(seed, 2);
    let [state, table] = [start, tableOf(map)];
    for (let moveCount = 0; moveCount < MOVES && outcome(state) === "playing"; moveCount++) {
      const direction = DIRECTIONS[drawRandomBelow(random, DIRECTIONS.length)];
      const [next, expected] = [move(state, direction), push(table, "^>v<".charAt(direction))];
      expect(next === undefined, map).toBe(expected === undefined);
      met[expected?.ending ?? "stuck"]++;
      if (next === undefined || expected === undefined) continue;
      expect(mapOfState(level, next), map).toBe(rowsOf(expected));
      expect(next.lostTo ?? outcome(next)).toBe(expected.ending === "both" ? next.lostTo : expected.ending);
      [state, table] = [next, expected];
    }
  }
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(0);
});
