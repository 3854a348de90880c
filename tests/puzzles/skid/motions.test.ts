import { describe, expect, test } from "vitest";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import type { Motion } from "../../../src/kernel/motion";
import { Ground, type Level } from "../../../src/puzzles/skid/level";
import { POP_MS, rules, SLIDE_MS_PER_CELL, START_MS } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";
import { anyLevels, levelOf, played } from "./levels";

interface Move {
  readonly level: Level;
  readonly before: State;
  readonly after: State;
  readonly motions: readonly Motion[];
}

/** Moves of many levels, each of some way from the start. */
function someMoves(): Move[] {
  return anyLevels(800).flatMap(({ level, seed }) => {
    const { start, move } = rules(level);
    const moves: Move[] = [];
    let before = start;
    for (let step = 0; step < 8; step++) {
      const motions: Motion[] = [];
      const after = move(before, DIRECTIONS[(seed + step * step) % 4], motions);
      if (after === undefined) continue;
      moves.push({ level, before, after, motions });
      before = after;
    }
    return moves;
  });
}

function moved(cells: readonly number[], motions: readonly Motion[]): number[] {
  const ends = cells.flatMap((cell) => {
    const motion = motions.find(({ piece }) => piece === cell);
    return motion === undefined ? [cell] : motion.ending === "gone" ? [] : [motion.to];
  });
  return ends.sort((one, other) => one - other);
}

describe("the motions of a move", () => {
  const moves = someMoves();

  test("lead from the position before to the position after", () => {
    expect(moves.length).toBeGreaterThan(1000);
    for (const { before, after, motions } of moves) {
      expect(moved(before.reds, motions)).toEqual(after.reds);
      expect(moved(before.yellows, motions)).toEqual(after.yellows);
      expect(moved(before.crates, motions)).toEqual(after.crates);
      expect(moved(before.ices, motions)).toEqual(after.ices);
    }
  });

  test("are one for each piece that moves or leaves, and none for any other", () => {
    for (const { motions } of moves) {
      expect(new Set(motions.map(({ piece }) => piece)).size).toBe(motions.length);
      for (const { piece, from, to, ending } of motions) {
        expect(from).toBe(piece);
        if (ending !== "gone") expect(to).not.toBe(from);
      }
    }
  });

  test("take a time a cell and a little more; a crate waits until it is reached", () => {
    for (const { level, motions, before } of moves) {
      for (const { piece, from, to, direction, startMs, slideEndMs, endMs, ending } of motions) {
        const cells = (to - from) / level.board.steps[direction];
        if (before.crates.includes(piece)) {
          expect(cells).toBe(1);
          expect(slideEndMs).toBe(startMs === 0 ? START_MS + SLIDE_MS_PER_CELL : startMs + SLIDE_MS_PER_CELL);
        } else {
          expect(startMs).toBe(0);
          expect(slideEndMs).toBe(cells === 0 ? 0 : START_MS + cells * SLIDE_MS_PER_CELL);
        }
        if (ending !== "gone") expect(endMs).toBe(slideEndMs);
      }
    }
  });

  test("end at rest in a pit, gone through a goal or with a partner, and by a hit else", () => {
    for (const { level, motions } of moves) {
      const goers = motions.filter(({ to, ending }) => ending === "gone" && level.ground[to] >= Ground.RedGoal);
      for (const { to, ending } of motions) {
        if (ending === "gone") expect(goers.length).toBeGreaterThan(0);
        else expect(ending).toBe(level.ground[to] === Ground.Pit ? "rest" : "hit");
      }
    }
  });
});

test("the one in line with the goal goes into it; its partners vanish where they stand, one after another", () => {
  const level = levelOf("######", "#.rr.#", "#....#", "##R###");
  const { motions } = played(level, "D");
  expect(motions.map(({ ending, endMs }) => [ending, endMs])).toEqual([
    ["gone", START_MS + 2 * SLIDE_MS_PER_CELL + 2 * POP_MS],
    ["gone", START_MS + 2 * SLIDE_MS_PER_CELL + POP_MS],
  ]);
  const [partner, goer] = motions;
  expect(partner.to - partner.from).toBe(level.board.steps[2]);
  expect(goer.to - goer.from).toBe(2 * level.board.steps[2]);
});

test("a crate starts when the skiddy has come to it", () => {
  const level = levelOf("#######", "#r.c..#", "#.....#", "#R#####");
  const { motions } = played(level, "R");
  const direction: Direction = 1;
  const startMs = START_MS + SLIDE_MS_PER_CELL;
  const endMs = startMs + SLIDE_MS_PER_CELL;
  const [skiddy, crate] = [level.reds[0], level.crates[0]];
  const shared = { direction, slideEndMs: endMs, endMs, ending: "hit" };
  expect(motions).toEqual([
    { ...shared, piece: crate, from: crate, to: crate + 1, startMs },
    { ...shared, piece: skiddy, from: skiddy, to: crate, startMs: 0 },
  ]);
});
