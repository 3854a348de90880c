import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIRECTIONS, RIGHT, type Direction } from "../../../src/kernel/direction";
import type { MoveRecorder } from "../../../src/kernel/motion";
import { parseMoves } from "../../../src/kernel/moves-text";
import { rules, simulateSlide, type SlideStops } from "../../../src/puzzles/penguin/rules";
import { cellOf, isInLoop } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";
import { expectParsed } from "../../kernel/parse-results";
import { findBreaks, endOf } from "../../kernel/motions";
import { anyMaps, levelOf, slowStateOf, stateOf } from "./maps";
import { slowStatesOf, push, startOf, type PushResult } from "./slow-penguin";

const ALL_STOPS: SlideStops = { stopsOnSnow: true, stopsOnFinish: true, stopsOnPicks: true };

/** Where the penguin is after moves given as letters, and what the level is worth then. */
function after(moves: string, ...rows: readonly string[]): string {
  const level = levelOf(...rows);
  const { start, move, outcome } = rules(level);
  let state = start;
  for (const direction of expectParsed(parseMoves(moves))) {
    const next = move(state, direction);
    if (next === undefined) return `${slowStateOf(level, state)}, stuck`;
    state = next;
  }
  if (isInLoop(state)) return `goes round, ${outcome(state)}`;
  return outcome(state) === "playing" ? slowStateOf(level, state) : `${slowStateOf(level, state)}, ${outcome(state)}`;
}

describe("the penguin slides", () => {
  test.each([
    ["U", "2,0 below"],
    ["R", "4,1 below"],
    ["D", "2,3 below"],
    ["L", "0,1 below"],
  ])("to the edge: %s", (move, place) => {
    expect(after(move, ".....", "..@..", ".....", "....F")).toBe(place);
  });

  test("until a wall or a tree is before it", () => {
    expect(after("R", "@..#.F")).toBe("2,0 below");
    expect(after("R", "@..T.F")).toBe("2,0 below");
  });

  test("onto snow and no further, and from snow as from ice", () => {
    expect(after("R", "@..*.F")).toBe("3,0 below");
    expect(after("RR", "@..*..#F")).toBe("5,0 below");
  });

  test("over its own start", () => {
    expect(after("RL", "..@..", "....F")).toBe("0,0 below");
  });

  test("not at all with a wall, a tree, a rail or the edge right beside it", () => {
    for (const direction of ["U", "R", "D", "L"]) {
      expect(after(direction, ".#.", "|@T", "...", ".F."), direction).toBe(
        direction === "D" ? "1,3 below, won" : "1,1 below, stuck",
      );
    }
    expect(after("D", "#.", "@.", "-.", ".F")).toBe("0,1 below, stuck");
    expect(after("L", "@F", "..")).toBe("0,0 below, stuck");
  });
});

describe("the finish", () => {
  test("is won in passing, too: the penguin slides no further", () => {
    expect(after("R", "@..F..")).toBe("3,0 below, won");
    expect(after("D", "@.", "..", "F.", "..")).toBe("0,2 below, won");
  });

  test("is passed above by a bridge over it, and won across", () => {
    expect(after("R", "@..-..", "......", "", "...F..", "......")).toBe("5,0 below");
    expect(after("U", "...-..", "...@..", "", "...F..", "......")).toBe("3,0 below, won");
  });
});

describe("picks", () => {
  test("lose at a touch", () => {
    expect(after("R", "@..x.F")).toBe("3,0 below, lost");
  });

  test("are passed above by a bridge", () => {
    expect(after("R", "@.-.F", "", "..x..")).toBe("4,0 below, won");
  });

  test("lose beneath a bridge, across it", () => {
    expect(after("R", "@.|.F", "", "..x..")).toBe("2,0 below, lost");
  });
});

describe("a treadmill", () => {
  test("takes over the direction", () => {
    expect(after("R", "@.v..", ".....", "....F")).toBe("2,2 below");
    expect(after("R", "@.>..", "....F")).toBe("4,0 below");
  });

  test("sends back whoever comes against it, over where it came from", () => {
    expect(after("R", "..@..<..", "F.......")).toBe("0,0 below");
    expect(after("R", "@..<", "F...")).toBe("0,0 below");
  });

  test("sends back to where the penguin stood: a move that ends where it began", () => {
    const level = levelOf("#@..<", "F....");
    const { start, move } = rules(level);
    expect(move(start, RIGHT)).toBe(start);
  });

  test("right against a wall turns the penguin, which stops on it and may go on in any direction", () => {
    expect(after("R", "@.^..", "....F")).toBe("2,0 below");
    expect(after("RR", "@.^..", "....F")).toBe("4,0 below");
    expect(after("RD", "@.^..", "....F")).toBe("2,1 below");
    expect(after("RU", "@.^..", "....F")).toBe("2,0 below, stuck");
  });

  test("beneath a bridge turns nobody on the bridge", () => {
    expect(after("R", "@.-..", ".....", "....F", "", "..v..", ".....", ".....")).toBe("4,0 below");
  });

  test("beneath a bridge turns whoever comes across; along the bridge there is no way", () => {
    const lower = ["", ".....", "..>..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below");
    expect(after("DR", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below, stuck");
    expect(after("DD", "..@..", "..-..", "....F", ...lower)).toBe("2,2 below");
    const upwards = ["", ".....", "..^..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...upwards)).toBe("2,0 below");
  });
});

describe("a door", () => {
  test("leads out of the other one of its pair, in the same direction", () => {
    expect(after("R", "@.a..", ".....", "a..#F")).toBe("2,2 below");
    expect(after("D", "@..", "a..", "..a", "...", "F..")).toBe("2,4 below");
  });

  test("leads to its own kind only", () => {
    expect(after("R", "@a.b", "b..a", ".#.F")).toBe("3,1 below");
    expect(after("R", "@b.b", "a..a", ".#.F")).toBe("3,0 below");
  });

  test("whose way out is blocked is stopped on, and left in any direction", () => {
    expect(after("R", "@.a..", "....a", "F....")).toBe("4,1 below");
    expect(after("RL", "@.a..", "....a", "F....")).toBe("0,1 below");
    expect(after("R", "@.a..", "..aT.", "F....")).toBe("2,1 below");
  });

  test("right behind another acts at once", () => {
    expect(after("R", "@a.bF", "ab...", ".....")).toBe("4,0 below, won");
  });

  test("beneath a bridge is passed above along it, and gone through across it", () => {
    const lower = ["", ".....", "..a..", ".....", "....."];
    expect(after("R", ".....", "@.-..", "a....", "....F", ...lower)).toBe("4,1 below");
    expect(after("D", "..@..", "..-..", "a....", "....F", ...lower)).toBe("0,3 below");
  });

  test("beneath a bridge with the way out along it: the penguin stops beneath, and goes on across", () => {
    const rows = ["@a...", ".....", "..-..", "....F", "", ".....", ".....", "..a..", "....."];
    expect(after("R", ...rows)).toBe("2,2 below");
    expect(after("RL", ...rows)).toBe("2,2 below, stuck");
    expect(after("RD", ...rows)).toBe("2,3 below");
  });

  test("facing its other one carries round for ever: lost", () => {
    expect(after("R", "a.@.a", "F....")).toBe("goes round, lost");
    expect(after("U", "a.@.a", "F....")).toBe("2,0 below, stuck");
  });
});

describe("a bridge", () => {
  test("is passed along, over bare ice, a wall, a tree or snow", () => {
    expect(after("R", "@.-.F")).toBe("4,0 below, won");
    for (const thing of "#T*") expect(after("R", "@.-.F", "", `..${thing}..`)).toBe("4,0 below, won");
  });

  test("stops across it, over bare ice, a wall or a tree", () => {
    expect(after("R", "@.|.F")).toBe("1,0 below");
    for (const thing of "#T") expect(after("R", "@.|.F", "", `..${thing}..`)).toBe("1,0 below");
  });

  test("leaves snow beneath it to whoever comes across", () => {
    const lower = ["", ".....", "..*..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below");
    expect(after("DD", "..@..", "..-..", "....F", ...lower)).toBe("2,2 below");
    expect(after("DR", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below, stuck");
  });

  test("is stood on where something stops the penguin at its end, and left along it only", () => {
    expect(after("R", ".....", "@.-#.", "....F")).toBe("2,1 above");
    expect(after("RL", ".....", "@.-#.", "....F")).toBe("0,1 below");
    expect(after("RU", ".....", "@.-#.", "....F")).toBe("2,1 above, stuck");
    expect(after("RD", ".....", "@.-#.", "....F", "", ".....", "..*..", ".....")).toBe("2,1 above, stuck");
  });

  test("may follow another, and lie at the edge", () => {
    expect(after("R", "@--|F")).toBe("2,0 above");
    expect(after("R", "@.--", "F...")).toBe("3,0 above");
  });
});

describe("going on for ever is lost at once", () => {
  test.each([
    ["round four treadmills", ["@.>.v", ".....", "..^.<", "F...."]],
    ["after a way that leads into the circle", ["@..v", ">v..", "^...", ".^.<", "F..."]],
    ["back and forth between two treadmills", ["@v...", ">...<", ".^..F"]],
    ["between the doors of a pair", ["a@...a", "F....."]],
  ])("%s", (_, rows) => {
    expect(after("R", ...rows)).toBe("goes round, lost");
  });

  test("but a way that comes by a treadmill twice, in another direction, goes on", () => {
    expect(after("R", "@.v..", ">...<", "..F..")).toBe("2,2 below, won");
    expect(after("D", "..@..", ".....", ">...<", "F.v..")).toBe("2,3 below");
  });

  test("nothing moves any more", () => {
    const { start, move } = rules(levelOf("a.@.a", "F...."));
    const lost = move(start, RIGHT);
    expect(lost).not.toBe(start);
    for (const direction of DIRECTIONS) expect(lost === undefined ? 0 : move(lost, direction)).toBeUndefined();
  });
});

describe("the simulation", () => {
  test("passes over snow, the finish and picks if it is told to, and remembers them", () => {
    const level = levelOf("@*xF.");
    const at = (stops: Partial<SlideStops>): readonly [string, boolean, boolean] => {
      const { end, hasWon, isLost } = simulateSlide(level, level.penguin, RIGHT, { ...ALL_STOPS, ...stops });
      return [slowStateOf(level, end), hasWon, isLost];
    };
    expect(at({})).toEqual(["1,0 below", false, false]);
    expect(at({ stopsOnSnow: false })).toEqual(["2,0 below", false, true]);
    expect(at({ stopsOnSnow: false, stopsOnPicks: false })).toEqual(["3,0 below", true, true]);
    expect(at({ stopsOnSnow: false, stopsOnPicks: false, stopsOnFinish: false })).toEqual(["4,0 below", true, true]);
  });

  test("starts anywhere, on a thing as on ice", () => {
    const level = levelOf("@.<..", "*.x.F", "....a", "a....");
    for (const [from, end] of [
      ["2,0", "4,0"],
      ["0,1", "2,1"],
      ["2,1", "4,1"],
      ["0,3", "4,3"],
    ] as const) {
      const slide = simulateSlide(level, stateOf(level, `${from} below`), RIGHT);
      expect(slowStateOf(level, slide.end)).toBe(`${end} below`);
    }
  });
});

describe("a move is told", () => {
  /** Its stretches: why, from where to where, and how they end. */
  const told = (letter: string, ...rows: readonly string[]): string[] => {
    const level = levelOf(...rows);
    const telling: MoveRecorder = { motions: [] };
    rules(level).move(level.penguin, expectParsed(parseMoves(letter))[0], telling);
    const place = (cell: number): string => slowStateOf(level, cell).replace(" below", "");
    return telling.motions.map(({ cause, from, to, ending }) => `${cause} ${place(from)} ${place(to)} ${ending}`);
  };

  const BUMP = "changed 2,0 2,0 rest";

  test("as one stretch that a wall, a rail or the edge ends with a hit and a bump, and snow without", () => {
    for (const row of ["@..#.", "@..|.", "@..T."])
      expect(told("R", row, "....F")).toEqual(["pushed 0,0 2,0 hit", BUMP]);
    expect(told("R", "@..", "..F")).toEqual(["pushed 0,0 2,0 hit", BUMP]);
    expect(told("R", "@.*.", "...F")).toEqual(["pushed 0,0 2,0 rest"]);
  });

  test("with a last stretch for its joy at the finish", () => {
    expect(told("R", "@.F.", "....")).toEqual(["pushed 0,0 2,0 rest", "changed 2,0 2,0 rest"]);
  });

  test("in a stretch more for each treadmill, carried from then on", () => {
    expect(told("R", "@.v.", "....", ".#>.", "F...")).toEqual([
      "pushed 0,0 2,0 on",
      "carried 2,0 2,2 on",
      "carried 2,2 3,2 hit",
      "changed 3,2 3,2 rest",
    ]);
    expect(told("R", "@.^.", "F...")).toEqual(["pushed 0,0 2,0 on", "carried 2,0 2,0 hit", BUMP]);
  });

  test("in a stretch to a door, one between the doors and one out of the other, even where that is blocked", () => {
    const home = ["pushed 0,1 3,1 rest", "changed 3,1 3,1 rest"];
    expect(told("R", "@.a.", "a..F", "....")).toEqual(["pushed 0,0 2,0 on", "gone 2,0 0,1 on", ...home]);
    expect(told("R", "@.a.", "a#.F", "....")).toEqual([
      "pushed 0,0 2,0 on",
      "gone 2,0 0,1 on",
      "pushed 0,1 0,1 hit",
      "changed 0,1 0,1 rest",
    ]);
    expect(told("R", "@>a.", "a..F", "....").slice(2)).toEqual(["gone 2,0 0,1 on", ...home]);
  });

  test("with a last stretch for what picks do to it, and going round for ever", () => {
    expect(told("R", "@.x.", "...F")).toEqual(["pushed 0,0 2,0 on", "changed 2,0 2,0 rest"]);
    expect(told("R", "a@.a", "...F").slice(-2)).toEqual(["gone 3,0 0,0 on", "changed 0,0 0,0 rest"]);
  });

  test("in stretches that join up, and lead to where it stands, in any level", () => {
    fc.assert(
      fc.property(anyMaps(), fc.constantFrom(...DIRECTIONS), (map, direction) => {
        const level = levelOf(map);
        const { move } = rules(level);
        const telling: MoveRecorder = { motions: [] };
        const end = move(level.penguin, direction, telling);
        expect(move(level.penguin, direction)).toBe(end);
        if (end === undefined) expect(telling.motions).toEqual([]);
        else expect([telling.playerPiece, endOf(telling.motions, level.penguin)]).toEqual([level.penguin, cellOf(end)]);
        expect(findBreaks(level.board, telling.motions)).toEqual([]);
      }),
      { numRuns: seedCount(5000, 1000) },
    );
  });
});

describe("in any level", () => {
  /** What the rules say of a push, as the slow penguin says it. */
  const pushed = (map: string, place: string, direction: Direction): PushResult => {
    const level = levelOf(map);
    const { move, outcome } = rules(level);
    const end = move(stateOf(level, place), direction);
    if (end === undefined) return undefined;
    return isInLoop(end) ? "goes round" : { state: slowStateOf(level, end), is: outcome(end) };
  };

  test("every move ends where the slow penguin ends, from everywhere", () => {
    fc.assert(
      fc.property(anyMaps(), (map) => {
        const level = levelOf(map);
        const { outcome } = rules(level);
        for (const place of slowStatesOf(map)) {
          if (outcome(stateOf(level, place)) !== "playing") continue;
          for (const direction of DIRECTIONS) {
            expect(pushed(map, place, direction), `${map} ${place} ${direction}`).toEqual(push(map, place, direction));
          }
        }
      }),
      { numRuns: seedCount(3000) },
    );
  });

  test("every simulation ends where the slow penguin ends, whatever stops it", () => {
    fc.assert(
      fc.property(
        anyMaps(),
        fc.constantFrom(...DIRECTIONS),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (map, direction, stopsOnSnow, stopsOnFinish, stopsOnPicks) => {
          const level = levelOf(map);
          const passes = `${stopsOnSnow ? "" : "*"}${stopsOnFinish ? "" : "F"}${stopsOnPicks ? "" : "x"}`;
          const { end, hasMoved } = simulateSlide(level, level.penguin, direction, {
            stopsOnSnow,
            stopsOnFinish,
            stopsOnPicks,
          });
          const slow = push(map, startOf(map), direction, passes);
          expect(hasMoved).toBe(slow !== undefined);
          expect(isInLoop(end)).toBe(slow === "goes round");
          if (slow !== undefined && slow !== "goes round") expect(slowStateOf(level, end)).toBe(slow.state);
        },
      ),
      { numRuns: seedCount(5000, 1000) },
    );
  });

  test("two places have two keys", () => {
    fc.assert(
      fc.property(anyMaps(), (map) => {
        const level = levelOf(map);
        const keys = slowStatesOf(map).map((place) => rules(level).key(stateOf(level, place)));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 50 },
    );
  });
});
