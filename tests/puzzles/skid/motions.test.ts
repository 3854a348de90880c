import { describe, expect, test } from "vitest";
import { NOWHERE } from "../../../src/kernel/board";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import type { Motion, MoveRecorder } from "../../../src/kernel/motion";
import { Floor, type Level } from "../../../src/puzzles/skid/level";
import { msPerCellOf, POP_MS, rules, START_MS } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";
import { endOf } from "../../kernel/motions";
import { anyLevels, levelOf, playMoves } from "./levels";

interface Move {
  readonly level: Level;
  readonly before: State;
  readonly after: State;
  readonly motions: readonly Motion[];
}

function someMoves(): Move[] {
  return anyLevels(800).flatMap(({ level, seed }) => {
    const { start, move } = rules(level);
    const moves: Move[] = [];
    let before = start;
    for (let step = 0; step < 8; step++) {
      const recorder: MoveRecorder = { motions: [] };
      const after = move(before, DIRECTIONS[(seed + step * step) % 4], recorder);
      if (after === undefined) continue;
      moves.push({ level, before, after, motions: recorder.motions });
      before = after;
    }
    return moves;
  });
}

function moved(cells: readonly number[], motions: readonly Motion[]): number[] {
  const ends = cells.map((cell) => endOf(motions, cell)).filter((cell) => cell !== NOWHERE);
  return ends.sort((one, other) => one - other);
}

describe("the recorded motions of a move in Skid", () => {
  const moves = someMoves();

  test("the motions lead from the state before the move to the state after it", () => {
    expect(moves.length).toBeGreaterThan(1000);
    for (const { before, after, motions } of moves) {
      expect(moved(before.reds, motions)).toEqual(after.reds);
      expect(moved(before.yellows, motions)).toEqual(after.yellows);
      expect(moved(before.crates, motions)).toEqual(after.crates);
      expect(moved(before.ices, motions)).toEqual(after.ices);
    }
  });

  test("the motions are one slide for each piece that moves, and one more for each that leaves", () => {
    for (const { motions } of moves) {
      const named = motions.map(({ piece, cause }) => `${piece} ${cause}`);
      expect(new Set(named).size).toBe(motions.length);
      for (const { piece, cause, from, to, ending } of motions) {
        if (cause === "pushed") expect([from, to === from]).toEqual([piece, false]);
        else expect([cause, to, ending]).toEqual(["gone", NOWHERE, "rest"]);
      }
    }
  });

  test("the motions take a time for each cell; a crate waits until a toy reaches it", () => {
    for (const { level, motions, before } of moves) {
      for (const { piece, from, to, direction, startMs, endMs } of motions.filter(({ cause }) => cause === "pushed")) {
        const cells = (to - from) / level.board.steps[direction];
        const cellMs = msPerCellOf(level.board);
        if (before.crates.includes(piece)) {
          expect(cells).toBe(1);
          expect(endMs).toBe(startMs === 0 ? START_MS + cellMs : startMs + cellMs);
        } else {
          expect(startMs).toBe(0);
          expect(endMs).toBe(START_MS + cells * cellMs);
        }
      }
    }
  });

  test("the motions end at rest in a pit, go on through a goal or with a partner, and otherwise end by a hit", () => {
    for (const { level, motions } of moves) {
      const leavers = motions.filter(({ cause }) => cause === "gone");
      const goers = leavers.filter(({ from }) => level.floors[from] >= Floor.RedGoal);
      expect(goers.length > 0).toBe(leavers.length > 0);
      for (const { piece, cause, to, ending } of motions) {
        const leaves = leavers.some((leaver) => leaver.piece === piece);
        if (cause === "pushed") expect(ending).toBe(leaves ? "on" : level.floors[to] === Floor.Pit ? "rest" : "hit");
      }
    }
  });
});

test("the toy in line with the goal goes into it, and its partners vanish where they stand, one after another", () => {
  const level = levelOf("######", "#.rr.#", "#....#", "##R###");
  const { motions } = playMoves(level, "D");
  const leavers = motions.filter(({ cause }) => cause === "gone");
  expect(leavers.map(({ endMs }) => endMs)).toEqual([
    START_MS + 2 * msPerCellOf(level.board) + 2 * POP_MS,
    START_MS + 2 * msPerCellOf(level.board) + POP_MS,
  ]);
  const [partner, goer] = leavers;
  expect(partner.from - partner.piece).toBe(level.board.steps[2]);
  expect(goer.from - goer.piece).toBe(2 * level.board.steps[2]);
});

test("a toy beside a partner that leaves is gone without a slide", () => {
  const { motions } = playMoves(levelOf("#####", "#...#", "#.r.#", "#.r.#", "##R##"), "D");
  expect(motions.map(({ cause }) => cause)).toEqual(["pushed", "gone", "gone"]);
});

test("a crate starts to move when the toy has reached it", () => {
  const level = levelOf("#######", "#r.c..#", "#.....#", "#R#####");
  const { motions } = playMoves(level, "R");
  const direction: Direction = 1;
  const startMs = START_MS + msPerCellOf(level.board);
  const endMs = startMs + msPerCellOf(level.board);
  const [toy, crate] = [level.reds[0], level.crates[0]];
  const shared = { cause: "pushed", direction, endMs, ending: "hit" };
  expect(motions).toEqual([
    { ...shared, piece: crate, from: crate, to: crate + 1, startMs, sound: "heavy" },
    { ...shared, piece: toy, from: toy, to: crate, startMs: 0, obstacle: "wood" },
  ]);
});
