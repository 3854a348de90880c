import { describe, expect, test } from "vitest";
import { startAnalysis } from "../../src/game/play/analysis";
import { decideLampBeforeLevel, decideLamp, decideClearedLamp } from "../../src/game/play/lamp";
import type { PlayedLevel } from "../../src/game/play/played-level";
import { createTimeline } from "../../src/game/play/timeline";
import { DIRECTIONS } from "../../src/kernel/direction";
import { createRandom } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { runTask } from "../../src/kernel/task-handle";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";
import { sampleMaps } from "../puzzles/sample-maps";
import { seedCount } from "../seed-count";
import { randomLevel } from "./random-level";

const MAX_STATES = 400;

interface Searched {
  readonly played: PlayedLevel<OpaqueLevel, OpaqueState>;
  readonly rules: Rules<OpaqueState>;
  readonly states: readonly OpaqueState[];
  readonly successors: readonly (readonly number[])[];
}

/** Finds all states of a level by its rules alone. Returns undefined if there are too many states for a test. */
function search(puzzle: AnyPuzzle, map: string): Searched | undefined {
  const level = expectParsed(puzzle.parseMap(map));
  const rules = puzzle.rules(level);
  const states = [rules.start];
  const numbers = new Map([[rules.key(rules.start), 0]]);
  const successors: number[][] = [];
  for (const state of states) {
    if (states.length > MAX_STATES) return undefined;
    const afters: number[] = [];
    if (rules.outcome(state) === "playing") {
      for (const direction of DIRECTIONS) {
        const after = rules.move(state, direction);
        if (after === undefined) continue;
        const key = rules.outcome(after) === "lost" ? `lost ${states.length}` : rules.key(after);
        const number = numbers.get(key) ?? states.push(after) - 1;
        numbers.set(key, number);
        afters.push(number);
      }
    }
    successors.push(afters);
  }
  const played: PlayedLevel<OpaqueLevel, OpaqueState> = {
    level,
    timeline: createTimeline(rules),
    analysedGraph: undefined,
  };
  const task = startAnalysis(played);
  if (task !== undefined) runTask(task, () => 0, 1);
  return { played, rules, states, successors };
}

function reaches({ states, successors }: Searched, isGoal: (state: OpaqueState) => boolean): boolean[] {
  return states.map((_, from) => {
    const reached = new Set([from]);
    for (const state of reached) for (const after of successors[state]) reached.add(after);
    return [...reached].some((state) => isGoal(states[state]));
  });
}

/**
 * Returns whether a won state of Skid is a full combo, in which all toys of each colour have left in one move. Returns
 * false for other puzzles, which have only one kind of win.
 */
function isBest(state: OpaqueState): boolean {
  return (state as unknown as { readonly brokenCombos?: number }).brokenCombos === 0;
}

/**
 * Maps of winnable levels with dead ends (states from which no win can be reached), by puzzle id. They are tested in
 * addition to the other levels of these puzzles, which rarely have dead ends.
 */
const SPOILABLE: Readonly<Record<string, readonly string[]>> = {
  "ice-path": ["#........\n..@......\n.#.......\n...##....\n.........\n...#...#.\n.#...O#.."],
};

function mapsOf(puzzle: AnyPuzzle): string[] {
  const random = createRandom(31, 5);
  const randomMaps = Array.from({ length: seedCount(120, 40) }, () => randomLevel(puzzle, random));
  return [...sampleMaps(puzzle, seedCount(40, 10)), ...(SPOILABLE[puzzle.id] ?? []), ...randomMaps];
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("the lamp of $id", ({ id, puzzle }) => {
  test("the lamp tells of each state what can still be won, and is there only if moves can change this", () => {
    const seen = new Set<string>();
    for (const map of mapsOf(puzzle)) {
      const searched = search(puzzle, map);
      if (searched === undefined) continue;
      const { played, rules, states } = searched;
      const canWin = reaches(searched, (state) => rules.outcome(state) === "won");
      const canWinBest = reaches(searched, (state) => rules.outcome(state) === "won" && isBest(state));
      const isPlaying = states.map((state) => rules.outcome(state) !== "lost");
      const hasDeadEnds = states.some((_, index) => isPlaying[index] && !canWin[index]);
      const hasTwoWins =
        id === "skid" && canWinBest.includes(true) && !canWinBest.every((can, at) => can || !canWin[at]);
      const context = { painter: puzzle.painter, played };
      states.forEach((state, index) => {
        const isHalf = id === "skid" && canWin[index] && !canWinBest[index];
        const withLamp = canWin[index] ? (isHalf ? "half" : "lit") : "out";
        const expected = hasDeadEnds || hasTwoWins ? withLamp : isPlaying[index] ? "none" : "dark";
        expect(decideLamp(context, state, true), `${map}\n${rules.key(state)}`).toBe(expected);
        const switchedOff = hasDeadEnds || hasTwoWins ? (isPlaying[index] ? "lit" : "out") : expected;
        expect(decideLamp(context, state, false)).toBe(switchedOff);
        seen.add(expected);
      });
      expect(decideClearedLamp(context)).toBe(hasDeadEnds || hasTwoWins ? "lit" : "none");
      played.analysedGraph?.release?.();
    }
    for (const lamp of ["lit", "out", "none", ...(id === "skid" ? ["half"] : [])]) expect([...seen]).toContain(lamp);
  });

  test("before a level is analysed, its scene has the lamp that most levels of the puzzle have", () => {
    const level = expectParsed(puzzle.parseMap(sampleMaps(puzzle, 1)[0]));
    const timeline = createTimeline(puzzle.rules(level));
    const context = { painter: puzzle.painter, played: { level, timeline, analysedGraph: undefined } };
    expect(decideLamp(context, timeline.rules.start, true)).toBe(decideLampBeforeLevel(puzzle));
  });
});
