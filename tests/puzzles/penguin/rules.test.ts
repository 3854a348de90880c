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

/**
 * Plays moves, given as letters, on the level of a map. Returns the cell of the penguin after them, with "won", "lost"
 * or "stuck" if the moves end in that way. Instead of the cell, returns "goes round" if the last slide never ends.
 */
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

describe("the penguin", () => {
  test.each([
    ["U", "2,0 below"],
    ["R", "4,1 below"],
    ["D", "2,3 below"],
    ["L", "0,1 below"],
  ])("the penguin slides as far as the edge when it is pushed %s", (move, end) => {
    expect(after(move, ".....", "..@..", ".....", "....F")).toBe(end);
  });

  test("the penguin stops before a wall or a tree", () => {
    expect(after("R", "@..#.F")).toBe("2,0 below");
    expect(after("R", "@..T.F")).toBe("2,0 below");
  });

  test("the penguin stops on snow, and slides on from there as from ice", () => {
    expect(after("R", "@..*.F")).toBe("3,0 below");
    expect(after("RR", "@..*..#F")).toBe("5,0 below");
  });

  test("the penguin slides over the cell that it started from", () => {
    expect(after("RL", "..@..", "....F")).toBe("0,0 below");
  });

  test("the penguin does not move towards a wall, a tree, a rail or the edge right beside it", () => {
    for (const direction of ["U", "R", "D", "L"]) {
      expect(after(direction, ".#.", "|@T", "...", ".F."), direction).toBe(
        direction === "D" ? "1,3 below, won" : "1,1 below, stuck",
      );
    }
    expect(after("D", "#.", "@.", "-.", ".F")).toBe("0,1 below, stuck");
    expect(after("L", "@F", "..")).toBe("0,0 below, stuck");
  });
});

describe("the finish in Penguin", () => {
  test("the finish stops the penguin and wins, even if nothing stands behind it", () => {
    expect(after("R", "@..F..")).toBe("3,0 below, won");
    expect(after("D", "@.", "..", "F.", "..")).toBe("0,2 below, won");
  });

  test("the finish does nothing to a penguin on a bridge over it, and wins for one that comes from across", () => {
    expect(after("R", "@..-..", "......", "", "...F..", "......")).toBe("5,0 below");
    expect(after("U", "...-..", "...@..", "", "...F..", "......")).toBe("3,0 below, won");
  });
});

describe("picks in Penguin", () => {
  test("picks lose the level when the penguin touches them", () => {
    expect(after("R", "@..x.F")).toBe("3,0 below, lost");
  });

  test("picks do nothing to a penguin on a bridge over them", () => {
    expect(after("R", "@.-.F", "", "..x..")).toBe("4,0 below, won");
  });

  test("picks under a bridge lose for a penguin that comes from across", () => {
    expect(after("R", "@.|.F", "", "..x..")).toBe("2,0 below, lost");
  });
});

describe("a treadmill in Penguin", () => {
  test("a treadmill turns the penguin and keeps it sliding", () => {
    expect(after("R", "@.v..", ".....", "....F")).toBe("2,2 below");
    expect(after("R", "@.>..", "....F")).toBe("4,0 below");
  });

  test("a treadmill that points against the penguin sends it back past its start", () => {
    expect(after("R", "..@..<..", "F.......")).toBe("0,0 below");
    expect(after("R", "@..<", "F...")).toBe("0,0 below");
  });

  test("a treadmill may send the penguin back to its start, which counts as a move", () => {
    const level = levelOf("#@..<", "F....");
    const { start, move } = rules(level);
    expect(move(start, RIGHT)).toBe(start);
  });

  test("a treadmill beside a wall stops the penguin, which may leave in any direction", () => {
    expect(after("R", "@.^..", "....F")).toBe("2,0 below");
    expect(after("RR", "@.^..", "....F")).toBe("4,0 below");
    expect(after("RD", "@.^..", "....F")).toBe("2,1 below");
    expect(after("RU", "@.^..", "....F")).toBe("2,0 below, stuck");
  });

  test("a treadmill does not turn a penguin on a bridge over it", () => {
    expect(after("R", "@.-..", ".....", "....F", "", "..v..", ".....", ".....")).toBe("4,0 below");
  });

  test("a treadmill under a bridge turns a penguin that comes from across, but never along the bridge", () => {
    const lower = ["", ".....", "..>..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below");
    expect(after("DR", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below, stuck");
    expect(after("DD", "..@..", "..-..", "....F", ...lower)).toBe("2,2 below");
    const upwards = ["", ".....", "..^..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...upwards)).toBe("2,0 below");
  });
});

describe("a door in Penguin", () => {
  test("a door moves the penguin to the paired door, and the penguin slides on in the same direction", () => {
    expect(after("R", "@.a..", ".....", "a..#F")).toBe("2,2 below");
    expect(after("D", "@..", "a..", "..a", "...", "F..")).toBe("2,4 below");
  });

  test("a door leads only to the door with the same letter", () => {
    expect(after("R", "@a.b", "b..a", ".#.F")).toBe("3,1 below");
    expect(after("R", "@b.b", "a..a", ".#.F")).toBe("3,0 below");
  });

  test("a door with a blocked cell behind the paired door stops the penguin, which may leave in any direction", () => {
    expect(after("R", "@.a..", "....a", "F....")).toBe("4,1 below");
    expect(after("RL", "@.a..", "....a", "F....")).toBe("0,1 below");
    expect(after("R", "@.a..", "..aT.", "F....")).toBe("2,1 below");
  });

  test("a door acts at once if it stands right behind another door", () => {
    expect(after("R", "@a.bF", "ab...", ".....")).toBe("4,0 below, won");
  });

  test("a door under a bridge does nothing along the bridge, and acts across it", () => {
    const lower = ["", ".....", "..a..", ".....", "....."];
    expect(after("R", ".....", "@.-..", "a....", "....F", ...lower)).toBe("4,1 below");
    expect(after("D", "..@..", "..-..", "a....", "....F", ...lower)).toBe("0,3 below");
  });

  test("a door under a bridge stops a penguin that would slide out along the bridge, and it may leave across", () => {
    const rows = ["@a...", ".....", "..-..", "....F", "", ".....", ".....", "..a..", "....."];
    expect(after("R", ...rows)).toBe("2,2 below");
    expect(after("RL", ...rows)).toBe("2,2 below, stuck");
    expect(after("RD", ...rows)).toBe("2,3 below");
  });

  test("a door that faces its paired door moves the penguin for ever, which loses", () => {
    expect(after("R", "a.@.a", "F....")).toBe("goes round, lost");
    expect(after("U", "a.@.a", "F....")).toBe("2,0 below, stuck");
  });
});

describe("a bridge in Penguin", () => {
  test("a bridge carries the penguin along over bare ice, a wall, a tree or snow", () => {
    expect(after("R", "@.-.F")).toBe("4,0 below, won");
    for (const thing of "#T*") expect(after("R", "@.-.F", "", `..${thing}..`)).toBe("4,0 below, won");
  });

  test("a bridge over bare ice, a wall or a tree stops a penguin from across", () => {
    expect(after("R", "@.|.F")).toBe("1,0 below");
    for (const thing of "#T") expect(after("R", "@.|.F", "", `..${thing}..`)).toBe("1,0 below");
  });

  test("a bridge lets a penguin from across onto the snow under it", () => {
    const lower = ["", ".....", "..*..", "....."];
    expect(after("D", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below");
    expect(after("DD", "..@..", "..-..", "....F", ...lower)).toBe("2,2 below");
    expect(after("DR", "..@..", "..-..", "....F", ...lower)).toBe("2,1 below, stuck");
  });

  test("a bridge carries a penguin that stops on it, which may leave along the bridge only", () => {
    expect(after("R", ".....", "@.-#.", "....F")).toBe("2,1 above");
    expect(after("RL", ".....", "@.-#.", "....F")).toBe("0,1 below");
    expect(after("RU", ".....", "@.-#.", "....F")).toBe("2,1 above, stuck");
    expect(after("RD", ".....", "@.-#.", "....F", "", ".....", "..*..", ".....")).toBe("2,1 above, stuck");
  });

  test("a bridge may follow another bridge, and lie at the edge", () => {
    expect(after("R", "@--|F")).toBe("2,0 above");
    expect(after("R", "@.--", "F...")).toBe("3,0 above");
  });
});

describe("an endless slide in Penguin", () => {
  test.each([
    ["round four treadmills", ["@.>.v", ".....", "..^.<", "F...."]],
    ["into a circle of treadmills from outside", ["@..v", ">v..", "^...", ".^.<", "F..."]],
    ["back and forth between two treadmills", ["@v...", ">...<", ".^..F"]],
    ["between the doors of a pair", ["a@...a", "F....."]],
  ])("an endless slide is lost at once if it goes %s", (_, rows) => {
    expect(after("R", ...rows)).toBe("goes round, lost");
  });

  test("an endless slide is not assumed when the penguin passes a treadmill twice in different directions", () => {
    expect(after("R", "@.v..", ">...<", "..F..")).toBe("2,2 below, won");
    expect(after("D", "..@..", ".....", ">...<", "F.v..")).toBe("2,3 below");
  });

  test("an endless slide leaves the level in a state without further moves", () => {
    const { start, move } = rules(levelOf("a.@.a", "F...."));
    const lost = move(start, RIGHT);
    expect(lost).not.toBe(start);
    for (const direction of DIRECTIONS) expect(lost === undefined ? 0 : move(lost, direction)).toBeUndefined();
  });
});

describe("the simulation of a slide in Penguin", () => {
  test("the simulation passes over snow, the finish and picks if they do not stop it, and reports win and loss", () => {
    const level = levelOf("@*xF.");
    const slide = (stops: Partial<SlideStops>): readonly [string, boolean, boolean] => {
      const { end, hasWon, isLost } = simulateSlide(level, level.penguin, RIGHT, { ...ALL_STOPS, ...stops });
      return [slowStateOf(level, end), hasWon, isLost];
    };
    expect(slide({})).toEqual(["1,0 below", false, false]);
    expect(slide({ stopsOnSnow: false })).toEqual(["2,0 below", false, true]);
    expect(slide({ stopsOnSnow: false, stopsOnPicks: false })).toEqual(["3,0 below", true, true]);
    expect(slide({ stopsOnSnow: false, stopsOnPicks: false, stopsOnFinish: false })).toEqual(["4,0 below", true, true]);
  });

  test("the simulation starts on any thing as on ice", () => {
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

describe("the recorded motions of a move in Penguin", () => {
  const motionsOf = (letter: string, ...rows: readonly string[]): string[] => {
    const level = levelOf(...rows);
    const record: MoveRecorder = { motions: [] };
    rules(level).move(level.penguin, expectParsed(parseMoves(letter))[0], record);
    const position = (cell: number): string => slowStateOf(level, cell).replace(" below", "");
    return record.motions.map(({ cause, from, to, ending }) => `${cause} ${position(from)} ${position(to)} ${ending}`);
  };

  const BUMP = "changed 2,0 2,0 rest";

  test("a move is one motion, which ends with a bump at a wall, a rail or the edge, and without one on snow", () => {
    for (const row of ["@..#.", "@..|.", "@..T."])
      expect(motionsOf("R", row, "....F")).toEqual(["pushed 0,0 2,0 hit", BUMP]);
    expect(motionsOf("R", "@..", "..F")).toEqual(["pushed 0,0 2,0 hit", BUMP]);
    expect(motionsOf("R", "@.*.", "...F")).toEqual(["pushed 0,0 2,0 rest"]);
  });

  test("a move to the finish ends with a motion for the joy", () => {
    expect(motionsOf("R", "@.F.", "....")).toEqual(["pushed 0,0 2,0 rest", "changed 2,0 2,0 rest"]);
  });

  test("a move has one more motion for each treadmill, with the cause `carried`", () => {
    expect(motionsOf("R", "@.v.", "....", ".#>.", "F...")).toEqual([
      "pushed 0,0 2,0 on",
      "carried 2,0 2,2 on",
      "carried 2,2 3,2 hit",
      "changed 3,2 3,2 rest",
    ]);
    expect(motionsOf("R", "@.^.", "F...")).toEqual(["pushed 0,0 2,0 on", "carried 2,0 2,0 hit", BUMP]);
  });

  test("a move through a door has a motion to it, one between the doors and one out of the paired door", () => {
    const finishMotions = ["pushed 0,1 3,1 rest", "changed 3,1 3,1 rest"];
    expect(motionsOf("R", "@.a.", "a..F", "....")).toEqual(["pushed 0,0 2,0 on", "gone 2,0 0,1 on", ...finishMotions]);
    expect(motionsOf("R", "@.a.", "a#.F", "....")).toEqual([
      "pushed 0,0 2,0 on",
      "gone 2,0 0,1 on",
      "pushed 0,1 0,1 hit",
      "changed 0,1 0,1 rest",
    ]);
    expect(motionsOf("R", "@>a.", "a..F", "....").slice(2)).toEqual(["gone 2,0 0,1 on", ...finishMotions]);
  });

  test("a move that loses ends with a motion for the loss, in picks and in an endless slide", () => {
    expect(motionsOf("R", "@.x.", "...F")).toEqual(["pushed 0,0 2,0 on", "changed 2,0 2,0 rest"]);
    expect(motionsOf("R", "a@.a", "...F").slice(-2)).toEqual(["gone 3,0 0,0 on", "changed 0,0 0,0 rest"]);
  });

  test("the motions of a move join up and lead to where the penguin stands, in any level", () => {
    fc.assert(
      fc.property(anyMaps(), fc.constantFrom(...DIRECTIONS), (map, direction) => {
        const level = levelOf(map);
        const { move } = rules(level);
        const record: MoveRecorder = { motions: [] };
        const end = move(level.penguin, direction, record);
        expect(move(level.penguin, direction)).toBe(end);
        if (end === undefined) expect(record.motions).toEqual([]);
        else expect([record.playerPiece, endOf(record.motions, level.penguin)]).toEqual([level.penguin, cellOf(end)]);
        expect(findBreaks(level.board, record.motions)).toEqual([]);
      }),
      { numRuns: seedCount(5000, 1000) },
    );
  });
});

describe("the rules of Penguin in any level", () => {
  const pushed = (map: string, slowState: string, direction: Direction): PushResult => {
    const level = levelOf(map);
    const { move, outcome } = rules(level);
    const end = move(stateOf(level, slowState), direction);
    if (end === undefined) return undefined;
    return isInLoop(end) ? "goes round" : { state: slowStateOf(level, end), is: outcome(end) };
  };

  test("the rules end every move where the slow penguin ends, from everywhere", () => {
    fc.assert(
      fc.property(anyMaps(), (map) => {
        const level = levelOf(map);
        const { outcome } = rules(level);
        for (const slowState of slowStatesOf(map)) {
          if (outcome(stateOf(level, slowState)) !== "playing") continue;
          for (const direction of DIRECTIONS) {
            expect(pushed(map, slowState, direction), `${map} ${slowState} ${direction}`).toEqual(
              push(map, slowState, direction),
            );
          }
        }
      }),
      { numRuns: seedCount(3000) },
    );
  });

  test("the rules end every simulated slide where the slow penguin ends, whatever stops it", () => {
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

  test("the rules give different keys to different states", () => {
    fc.assert(
      fc.property(anyMaps(), (map) => {
        const level = levelOf(map);
        const keys = slowStatesOf(map).map((slowState) => rules(level).key(stateOf(level, slowState)));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 50 },
    );
  });
});
