import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { formatMoves } from "../../../src/kernel/moves-text";
import { rules } from "../../../src/puzzles/skid/rules";
import { levelOf, levels, mapAfter, mapOf, playMoves } from "./levels";
import { parseMap, keyOf, tilt, type Letter } from "./slow-solver";

/** A grid of one row of five cells over a row of blocks: what happens in a line. */
function lineAfter(move: string, line: string, leftEnd = "#", rightEnd = "#"): string {
  const rows = ["#######", `${leftEnd}${line}${rightEnd}`, "#####r#", "#R#Y###"];
  return mapAfter(move, ...rows)[1].slice(1, 6);
}

describe("one input", () => {
  test("slides all toys and ice cubes until something stops them", () => {
    const rows = ["######", "#r..y#", "#.i..#", "#..#.#", "#RY###"];
    expect(mapAfter("D", ...rows)).toEqual(["######", "#....#", "#....#", "#.i#y#", "#RY###"]);
  });

  test("moves nothing where nothing has room", () => {
    const { start, move } = rules(levelOf("#####", "#rr.#", "#...#", "#R###"));
    expect(move(start, 0)).toBeUndefined();
    expect(move(start, 3)).toBeUndefined();
  });

  test("moves a line from front to back: what is behind uses the room that what is ahead has made", () => {
    expect(lineAfter("R", "rriy.")).toBe(".rriy");
    expect(lineAfter("R", "y.r.i")).toBe("..yri");
    expect(lineAfter("L", ".i.ry")).toBe("iry..");
  });
});

describe("a pit", () => {
  test("traps what slides into it, and the next input takes it out again", () => {
    expect(lineAfter("R", "r.p..")).toBe("..r..");
    expect(lineAfter("RR", "i.p..")).toBe("..p.i");
    expect(lineAfter("RL", "r.p..")).toBe("r.p..");
  });

  test("traps the first of two that come to it; the other stops behind it", () => {
    expect(lineAfter("R", "ry.p.")).toBe("..ry.");
  });

  test("traps the next one while what stood in it leaves by the same input", () => {
    expect(lineAfter("RR", "ryp..")).toBe("..r.y");
  });

  test("keeps what cannot leave it, and what is behind has to wait", () => {
    expect(lineAfter("R", "r.ip#")).toBe("..ri#");
    expect(() => lineAfter("RR", "r.ip#")).toThrow("a move moves nothing");
  });

  test("keeps a toy from the goal behind it until the next input", () => {
    expect(lineAfter("R", "r...p", "#", "R")).toBe("....r");
    expect(lineAfter("RR", "r...p", "#", "R")).toBe("....p");
  });
});

describe("a crate", () => {
  test("stays where it is, whatever the input", () => {
    expect(lineAfter("R", ".ci..")).toBe(".c..i");
  });

  test("is pushed by one cell by a toy that runs into it, which follows it", () => {
    expect(lineAfter("R", "r.c..")).toBe("..rc.");
  });

  test("is pushed by a toy that stands right before it", () => {
    expect(lineAfter("R", "rc...")).toBe(".rc..");
    expect(lineAfter("RRR", "rc...")).toBe("...rc");
  });

  test("is not pushed by an ice cube, nor by a toy behind one", () => {
    expect(lineAfter("R", "i.c..")).toBe(".ic..");
    expect(lineAfter("R", "ri.c.")).toBe(".ric.");
  });

  test("is not pushed against a block, a goal, a piece or another crate", () => {
    expect(lineAfter("R", "r...c")).toBe("...rc");
    expect(lineAfter("R", "r...c", "#", "R")).toBe("...rc");
    expect(lineAfter("R", "r..ci")).toBe("..rci");
    expect(lineAfter("R", "r.cc.")).toBe(".rcc.");
  });

  test("is pushed into the room that a piece ahead of it has left", () => {
    expect(lineAfter("R", "rcy..")).toBe(".rc.y");
    expect(lineAfter("R", "rciy.")).toBe(".rciy");
  });

  test("is pushed once by a chain of toys, all of which follow", () => {
    expect(lineAfter("R", "ryc..")).toBe(".ryc.");
  });

  test("is pushed into a pit and out of it as over floor", () => {
    const rows = ["######", "#rcp.#", "#....#", "#R####"];
    expect(mapAfter("R", ...rows)[1]).toBe("#.rc.#");
    expect(mapAfter("RR", ...rows)[1]).toBe("#..rc#");
    // It has left the pit, and the toy is trapped there.
    expect(mapAfter("RRL", ...rows)[1]).toBe("#r.pc#");
  });

  test("is not pushed by a toy that a pit has just trapped before it, but by the next input", () => {
    expect(lineAfter("R", "r.pc.")).toBe("..rc.");
    expect(lineAfter("RR", "r.pc.")).toBe("..prc");
  });

  test("keeps others out of the pit that it stands in", () => {
    expect(mapAfter("RDU", "######", "#rcp.#", "#...i#", "#R####")[1]).toBe("#.rci#");
  });
});

describe("a goal", () => {
  const three = ["######", "#r.rr#", "#....#", "###R##"];

  test("is touched by a toy of its colour whose slide ends against it", () => {
    expect(mapAfter("D", ...three)).toEqual(["######", "#....#", "#r...#", "###R##"]);
  });

  test("is not touched by one that merely comes to rest beside it", () => {
    expect(mapAfter("L", "######", "#....#", "#.r..#", "#R####")).toEqual(["######", "#....#", "#r...#", "#R####"]);
  });

  test("takes all of the colour that are joined to the one that touches it, wherever they stand", () => {
    const rows = ["######", "#..rr#", "#.y.r#", "#.yrr#", "#Y##R#"];
    expect(mapAfter("D", ...rows)).toEqual(["######", "#....#", "#.y..#", "#.y..#", "#Y##R#"]);
  });

  test("stops other colours, crates and ice cubes", () => {
    expect(lineAfter("R", "y....", "#", "R")).toBe("....y");
    expect(lineAfter("R", "i....", "#", "R")).toBe("....i");
  });

  test("lets nobody into the room of those that have left before the next input", () => {
    expect(lineAfter("R", "y..r.", "Y", "R")).toBe("...y.");
    expect(lineAfter("RR", "y..r.", "Y", "R")).toBe("....y");
  });
});

describe("a combo", () => {
  const level = levelOf("#####", "#r.r#", "#...#", "#R###");

  test("is broken once some of a colour have left and some have not", () => {
    expect(playMoves(level, "D").state).toMatchObject({ brokenCombos: 1 });
    expect(playMoves(level, "LD").state).toMatchObject({ reds: [], brokenCombos: 0 });
  });

  test("stays broken to the end", () => {
    const { state } = playMoves(level, "DULD");
    expect(rules(level).outcome(state)).toBe("won");
    expect(state.brokenCombos).toBe(1);
  });

  test("is each colour's own", () => {
    const two = levelOf("######", "#r.ry#", "#...y#", "#R##Y#");
    expect(playMoves(two, "D").state).toMatchObject({ yellows: [], brokenCombos: 1 });
  });

  test("is whole where all of a colour leave at once through two goals", () => {
    const two = levelOf("#####", "#r.r#", "#...#", "#R#R#");
    expect(playMoves(two, "D").state).toMatchObject({ reds: [], brokenCombos: 0 });
  });
});

describe("the end", () => {
  test("is won when no toy is left, whatever else there is, and nothing moves then", () => {
    const level = levelOf("#####", "#r.i#", "#..c#", "#R###");
    const { outcome, move } = rules(level);
    const { state } = playMoves(level, "D");
    expect(outcome(state)).toBe("won");
    for (const direction of DIRECTIONS) expect(move(state, direction)).toBeUndefined();
  });
});

describe("in any position", () => {
  test("every move comes out as it does cell by cell", () => {
    const directions = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 12 });
    const comes = fc.property(levels, directions, ({ level, map }, line) => {
      const ofLevel = rules(level);
      let state = ofLevel.start;
      let position = parseMap(map);
      for (const direction of line) {
        if (ofLevel.outcome(state) !== "playing") return;
        const after = ofLevel.move(Object.freeze(state), direction);
        const expected = tilt(position, formatMoves([direction]) as Letter);
        expect(after === undefined).toBe(expected === position);
        state = after ?? state;
        position = expected;
        const broken = (state.brokenCombos % 2 === 1 ? "r" : "") + (state.brokenCombos >= 2 ? "y" : "");
        const pieces = parseMap(mapOf(level, state).join("\n")).pieces;
        expect(keyOf({ ground: position.ground, pieces, broken })).toBe(keyOf(position));
      }
    });
    fc.assert(comes, { numRuns: seedCount(1500) });
  });
});
