import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { parseMoves } from "../../../src/kernel/moves-text";
import { drawBelow, createRandom } from "../../../src/kernel/random";
import { rules } from "../../../src/puzzles/fruit/rules";
import { seedCount } from "../../seed-count";
import { expectParsed } from "../../kernel/parse-results";
import { anyMap, levelOf, mapOfState } from "./maps";
import { push, rowsOf, tableOf } from "./slow-fruit";

const MOVES = 12;

/** The rows after moves given as letters, and how the level has ended if it has. */
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

describe("a push", () => {
  test("slides all fruits and stones up to the edge, to hedge, and to one another", () => {
    expect(after("R", "A..s.", "B.#.B", ".A.s.")).toEqual(["...As", ".B#.B", "...As"]);
  });

  test("slides a car along the way it faces and a barrel across its axis", () => {
    expect(after("R", "=..A", "o...", "I...", "8..A")).toEqual(["..=A", "...o", "I...", "8..A"]);
    expect(after("D", "=oI8", "....", "....", "A..A")).toEqual(["=o..", "....", "...8", "A.IA"]);
  });

  test("is stopped by cars and barrels that do not go that way, as by hedge", () => {
    expect(after("D", "A..A", "=.o.", "....")).toEqual(["A...", "=.o.", "...A"]);
    expect(after("R", "A..I", "....", "A.8.")).toEqual(["..AI", "....", ".A8."]);
  });

  test("is stopped by a hedgehog, an anteater, a pass from its wrong side, and whatever one of these has stopped", () => {
    expect(after("R", "s.s.^", "s.s.h", "s.s..", "A#A#.", "", "passes:", "5 3 <")).toEqual([
      "..ss^",
      "..ssh",
      "..ss.",
      "A#A#.",
    ]);
  });

  test("that moves nothing is no move", () => {
    expect(after("L", "A..", "...", "A..")).toEqual(["A..", "...", "A..", "stuck"]);
  });
});

describe("two fruits of one kind", () => {
  test("that come to rest side by side leave, in a row or in a column, and the level is won with the last of them", () => {
    expect(after("R", "A..", "..A", "...")).toEqual(["...", "...", "...", "won"]);
    expect(after("R", "A.A", "..B", "B#.")).toEqual(["...", "..B", "B#."]);
  });

  test("do not leave where they only pass each other", () => {
    expect(after("R", "A....", "..A.#", ".....")).toEqual(["....A", "...A#", "....."]);
  });

  test("leave in reading order: of three in a row the last stays", () => {
    expect(after("R", "A.A.A", ".....", "A#...")).toEqual(["....A", ".....", "A#..."]);
    expect(after("D", "A..", "...", "A..", "...", "A..", "#.A")).toEqual(["...", "...", "...", "...", "A..", "#.A"]);
  });

  test("leave with the right neighbour before the lower one", () => {
    expect(after("L", ".A.A", "A...", "....", "...A")).toEqual(["....", "A...", "....", "A..."]);
  });

  test("leave room that nothing slides into before the next push", () => {
    expect(after("R", "s.A.A", "....B", "B#...")).toEqual(["..s..", "....B", "B#..."]);
  });

  test("are not parted by a pass between them", () => {
    expect(after("R", "A.A", "...", "...", "", "passes:", "3 1 <")).toEqual(["...", "...", "...", "won"]);
  });
});

describe("a one-way pass", () => {
  test("lets through its own way", () => {
    expect(after("R", "A..", "...", "..A", "", "passes:", "1 1 >")).toEqual(["..A", "...", "..A"]);
    expect(after("U", "A..", "...", "..A", "", "passes:", "3 3 ^")).toEqual(["A.A", "...", "..."]);
  });

  test("stops from its wrong side", () => {
    expect(after("L", "..A", "...", "A..", "", "passes:", "1 1 >")).toEqual([".A.", "...", "A.."]);
    expect(after("D", "A..", "...", "..A", "", "passes:", "1 3 ^")).toEqual(["...", "A..", "..A"]);
  });
});

describe("a puddle", () => {
  test("stops a fruit that slides into it, and the level is lost", () => {
    expect(after("R", "A..~.", ".....", "....A")).toEqual(["...A.", ".....", "....A", "lost to a puddle"]);
  });

  test("that has a fruit in it ends the push when all slides have come to their ends: no pair leaves, no anteater pulls", () => {
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

  test("that has a fruit in it lets no push follow", () => {
    expect(after("RL", "A..~.", ".....", "....A")).toEqual(["...A.", ".....", "....A", "stuck"]);
  });

  test("is passed by a stone, a car and a barrel", () => {
    expect(after("R", "s~..", "=~..", "o~.A", "A#..")).toEqual([".~.s", ".~.=", ".~oA", "A#.."]);
  });
});

describe("a hedgehog", () => {
  test("eats a fruit that slides against it, and the level is lost", () => {
    expect(after("R", "A..h.", ".....", "....A")).toEqual(["...h.", ".....", "....A", "lost to a hedgehog"]);
  });

  test("does nothing to a fruit that lies beside it already, or that a stone or a pass keeps off", () => {
    expect(after("R", "..Ah.", "s....", "....A")).toEqual(["..Ah.", "....s", "....A"]);
    expect(after("R", "A.sh.", ".....", "A#...")).toEqual([".Ash.", ".....", "A#..."]);
    expect(after("R", "A..h.", ".....", "....A", "", "passes:", "4 1 <")).toEqual(["..Ah.", ".....", "....A"]);
  });

  test("stops a stone, a car and a barrel, and nothing else comes of it", () => {
    for (const other of ["s", "=", "o"]) {
      expect(after("R", `${other}..h.`, "A#...", "....A")).toEqual([`..${other}h.`, "A#...", "....A"]);
    }
  });

  test("that a stone has woken is asleep again for what slides behind it, and eats who comes with the next push", () => {
    expect(after("R", "A.s.h", "...A.", "#....")).toEqual(["..Ash", "....A", "#...."]);
    expect(after("LU", "..h.s", "...#.", ".#A#A", "#.#..").at(-1)).toBe("lost to a hedgehog");
  });
});

describe("an anteater", () => {
  test("pulls a fruit that has come into its sight up to itself", () => {
    const rows = ["A....", ".....", "....<", "#....", "....A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", "...A<", "#....", "....A"]);
    expect(after("D", ...rows, "", "passes:", "2 3 >")).toEqual(after("D", ...rows));
  });

  test("leaves a fruit where it is that lies beside it already, and one that has left with its partner before it looks", () => {
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

  test("pulls it beside its partner, with which it leaves", () => {
    expect(after("D", "A....", ".....", "....<", "#..A.", "...#.")).toEqual([
      ".....",
      ".....",
      "....<",
      "#....",
      "...#.",
      "won",
    ]);
  });

  test("does not see past a stone, a car, a barrel, hedge, a hedgehog or another anteater, and pulls none of them", () => {
    for (const other of ["s", "=", "I", "o", "8", "#", "h", "^"]) {
      const seen = after("D", "A....", "..#..", `..${other}.<`, "#.#..", "....A");
      expect(seen).toEqual([".....", "..#..", `A.${other}.<`, "#.#..", "....A"]);
    }
  });

  test("does not see past a pass that would not let the fruit through to it", () => {
    const rows = ["A....", ".....", "....<", "#....", "....A"];
    for (const pass of ["3 3 <", "5 3 <"]) {
      expect(after("D", ...rows, "", "passes:", pass)).toEqual([".....", ".....", "A...<", "#....", "....A"]);
    }
  });

  test("sees over a puddle, in which the fruit is lost", () => {
    const rows = ["A....", ".....", ".~..<", "#....", "....A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", ".A..<", "#....", "....A", "lost to a puddle"]);
  });

  test("pulls in its turn: what one pulls into the sight of the next is pulled on", () => {
    const rows = ["A....", ".....", "....<", "#....", ".....", "...^A"];
    expect(after("D", ...rows)).toEqual([".....", ".....", "....<", "#....", "...A.", "...^A"]);
  });

  test("looks but once: what a later one pulls into its sight stays there", () => {
    expect(after("D", "A.v..", ".....", "...<.", "#...A")).toEqual(["..v..", ".....", "..A<.", "#...A"]);
  });
});

test("a push does what it does on a table with one step at a time, on boards with anything on them", () => {
  const met = { won: 0, playing: 0, puddle: 0, hedgehog: 0, both: 0, stuck: 0 };
  for (let seed = 1; seed <= seedCount(20_000); seed++) {
    const map = anyMap(seed);
    const level = levelOf(map);
    const { start, move, outcome } = rules(level);
    const random = createRandom(seed, 2);
    let [state, table] = [start, tableOf(map)];
    for (let made = 0; made < MOVES && outcome(state) === "playing"; made++) {
      const direction = DIRECTIONS[drawBelow(random, DIRECTIONS.length)];
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
