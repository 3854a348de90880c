import { describe, expect, test } from "vitest";
import { findHintIdea, type HintIdea } from "../../src/game/play/hint-idea";
import type { PlayedLevel } from "../../src/game/play/played-level";
import { createTimeline, currentState, makeMove } from "../../src/game/play/timeline";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { expectParsed } from "../kernel/parse-results";
import { sampleMaps } from "../puzzles/sample-maps";
import { seedCount } from "../seed-count";
import { randomLevel } from "./random-level";

const STATES = 200;
const MAX_STATES = 300;
const MAX_MOVES = 8;

type Played = PlayedLevel<OpaqueLevel, OpaqueState>;

/**
 * Returns the fewest moves from a state to a win, or -1 if there is no win. Finds them by trying moves, without the
 * game's solver.
 */
function distanceFrom(rules: Rules<OpaqueState>, state: OpaqueState): number {
  if (rules.outcome(state) === "lost") return -1;
  const seen = new Set([rules.key(state)]);
  let states = [state];
  for (let moves = 0; states.length > 0; moves++) {
    if (states.some((one) => rules.outcome(one) === "won")) return moves;
    const afters: OpaqueState[] = [];
    for (const after of states.flatMap((one) => successorsOf(rules, one))) {
      if (rules.outcome(after) === "lost" || seen.has(rules.key(after))) continue;
      seen.add(rules.key(after));
      afters.push(after);
    }
    states = afters;
  }
  return -1;
}

function successorsOf(rules: Rules<OpaqueState>, state: OpaqueState): OpaqueState[] {
  return DIRECTIONS.map((direction) => rules.move(state, direction)).filter((after) => after !== undefined);
}

function lastDirections(rules: Rules<OpaqueState>, from: OpaqueState): Direction[] {
  const found = new Set<Direction>();
  let states = new Map([[rules.key(from), from]]);
  for (let left = distanceFrom(rules, from) - 1; left >= 0; left--) {
    const nearer = new Map<string, OpaqueState>();
    for (const [, state] of states) {
      for (const direction of DIRECTIONS) {
        const after = rules.move(state, direction);
        if (after === undefined || distanceFrom(rules, after) !== left) continue;
        if (left === 0) found.add(direction);
        nearer.set(rules.key(after), after);
      }
    }
    states = nearer;
  }
  return [...found];
}

function isTrue({ timeline }: Played, idea: HintIdea): boolean {
  const { rules, steps, moveCount } = timeline;
  const state = currentState(timeline);
  const distance = distanceFrom(rules, state);
  const after = successorsOf(rules, state).map((next) => distanceFrom(rules, next));
  const spoiling = after.filter((moves) => moves < 0).length;
  if (idea.kind === "hopeless") return distanceFrom(rules, rules.start) < 0;
  if (idea.kind === "go-back") {
    const passed = [...steps.slice(0, moveCount).map(({ before }) => before), state].reverse();
    return passed.findIndex((one) => distanceFrom(rules, one) >= 0) === idea.count;
  }
  if (distance < 0) return false;
  if (idea.kind === "win") return distance === 1;
  if (idea.kind === "one-safe") return spoiling > 0 && after.length - spoiling === 1;
  if (idea.kind === "careful") return spoiling === idea.count;
  if (idea.kind === "one-nearer")
    return after.length > 1 && after.filter((moves) => moves >= 0 && moves < distance).length === 1;
  if (idea.kind === "distance") return distance === idea.count;
  return idea.kind === "last-move" && lastDirections(rules, state).join() === `${idea.direction}`;
}

/**
 * Returns the maps of campaign levels and of random levels. The random levels are included because they often have many
 * states that cannot be won.
 */
function mapsOf(puzzle: AnyPuzzle): string[] {
  const random = createRandom(17, 3);
  return [...sampleMaps(puzzle, 30), ...Array.from({ length: 300 }, () => randomLevel(puzzle, random))];
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the first grade of hints in $id",
  (each) => {
    test("what a hint says about a position is true by the rules, in good and in bad positions", () => {
      const { puzzle } = each;
      const random = createRandom(5, 1);
      const wanted = seedCount(STATES, 50);
      const counts = new Map<string, number>();
      let good = 0;
      let bad = 0;
      for (const map of mapsOf(puzzle)) {
        const level = expectParsed(puzzle.parseMap(map));
        const rules = puzzle.rules(level);
        const analysedGraph = runToEnd(certify(rules, MAX_STATES));
        if (analysedGraph === undefined) continue;
        for (let walk = 0; walk < 40; walk++) {
          const played: Played = { level, timeline: createTimeline(rules), analysedGraph };
          for (let moves = drawRandomBelow(random, MAX_MOVES); moves > 0; moves--) {
            if (rules.outcome(currentState(played.timeline)) === "playing")
              makeMove(played.timeline, drawRandomBelow(random, DIRECTIONS.length) as Direction);
          }
          const idea = findHintIdea(played);
          if (idea === undefined || idea.kind === "hopeless") continue;
          const isBad = idea.kind === "go-back";
          if (isBad ? bad >= wanted / 4 : good >= wanted) continue;
          if (isBad) bad++;
          else good++;
          counts.set(idea.kind, (counts.get(idea.kind) ?? 0) + 1);
          expect(
            isTrue(played, idea),
            `${map}\n${played.timeline.steps.map(({ direction }) => direction).join("")} ${idea.kind}`,
          ).toBe(true);
        }
        analysedGraph.release?.();
      }
      expect(good).toBe(wanted);
      expect(bad).toBeGreaterThan(0);
      // In Last Ball, nearly every state has a move after which the level cannot be won. Some kinds of hints therefore
      // never occur in its levels, so the test expects only three kinds.
      expect(counts.size).toBeGreaterThan(2);
    });
  },
);
