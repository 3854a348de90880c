import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { bestSolution } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { OpaqueState } from "../../src/puzzles/any-puzzle";
import { FIRST_PUZZLE_ID, rulesOf, puzzleOf } from "./puzzles";

const MAX_STATES = 20_000;
const MAX_DETOUR_MOVES = 4;

/** The fewest moves that win a level, given as its map. */
export function solve(map: string, puzzleId = FIRST_PUZZLE_ID): Direction[] {
  return solveFrom(rulesOf(puzzleId, map));
}

/** Moves that win a level, given as its map, but are more than it takes. */
export function solveWithDetour(map: string, puzzleId: string): Direction[] {
  const rules = rulesOf(puzzleId, map);
  const { length } = solveFrom(rules);
  const beginnings: { readonly state: OpaqueState; readonly line: Direction[] }[] = [{ state: rules.start, line: [] }];
  for (const { state, line } of beginnings) {
    if (line.length === MAX_DETOUR_MOVES) break;
    for (const direction of DIRECTIONS) {
      const start = rules.move(state, direction);
      if (start === undefined || rules.outcome(start) !== "playing") continue;
      const detour = [...line, direction];
      const whole = [...detour, ...solveFrom({ ...rules, start })];
      if (whole.length > length) return whole;
      beginnings.push({ state: start, line: detour });
    }
  }
  throw new Error("there is no way round");
}

/** The fewest moves that lose a level, given as its map; undefined if it cannot be lost. */
export function losingMoves(map: string, puzzleId: string): Direction[] | undefined {
  const { start, move, outcome, key } = rulesOf(puzzleId, map);
  const queue: { readonly state: OpaqueState; readonly line: Direction[] }[] = [{ state: start, line: [] }];
  const seen = new Set([key(start)]);
  for (const { state, line } of queue) {
    for (const direction of DIRECTIONS) {
      const after = move(state, direction);
      if (after === undefined || seen.has(key(after))) continue;
      seen.add(key(after));
      if (outcome(after) === "lost") return [...line, direction];
      if (outcome(after) === "playing") queue.push({ state: after, line: [...line, direction] });
    }
  }
  return undefined;
}

/** Whether levels of a world can be lost at all. */
export function canBeLost(puzzleId: string): boolean {
  return allLevelsOf(puzzleOf(puzzleId).campaign).some(
    ({ map }) => losingMoves(map.join("\n"), puzzleId) !== undefined,
  );
}

function solveFrom(rules: Rules<OpaqueState>): Direction[] {
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  return bestSolution(certificate.graph, certificate.analysis.winDistance, certificate.graph.start);
}
