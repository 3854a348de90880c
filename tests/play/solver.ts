/** Searches all states of a level for moves that win or lose it. The tests of the built game play these moves. */
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { findBestSolution } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { OpaqueState } from "../../src/puzzles/any-puzzle";
import { FIRST_PUZZLE_ID, rulesOf, puzzleOf } from "./puzzles";

const MAX_STATES = 20_000;
const MAX_DETOUR_MOVES = 4;

/** Returns a shortest solution of the level with the given map. */
export function solve(map: string, puzzleId = FIRST_PUZZLE_ID): Direction[] {
  return solveFrom(rulesOf(puzzleId, map));
}

/** Returns a solution of the level with the given map that has more moves than a shortest one. */
export function solveWithDetour(map: string, puzzleId: string): Direction[] {
  const rules = rulesOf(puzzleId, map);
  const { length } = solveFrom(rules);
  const prefixes: { readonly state: OpaqueState; readonly moves: Direction[] }[] = [{ state: rules.start, moves: [] }];
  for (const { state, moves } of prefixes) {
    if (moves.length === MAX_DETOUR_MOVES) break;
    for (const direction of DIRECTIONS) {
      const start = rules.move(state, direction);
      if (start === undefined || rules.outcome(start) !== "playing") continue;
      const detour = [...moves, direction];
      // A certificate would always begin at the level's own start, so the rest is searched move by move.
      const rest = findMovesTo("won", rules, start);
      if (rest !== undefined && detour.length + rest.length > length) return [...detour, ...rest];
      prefixes.push({ state: start, moves: detour });
    }
  }
  throw new Error(`no detour of at most ${MAX_DETOUR_MOVES} moves wins the level`);
}

/** Returns the fewest moves that lose the level with the given map. Returns undefined if the level cannot be lost. */
export function losingMoves(map: string, puzzleId: string): Direction[] | undefined {
  const rules = rulesOf(puzzleId, map);
  return findMovesTo("lost", rules, rules.start);
}

/** Returns the fewest moves that win or lose a level from the state `start`. Returns undefined if no moves do. */
function findMovesTo(
  end: "won" | "lost",
  { move, outcome, key }: Rules<OpaqueState>,
  start: OpaqueState,
): Direction[] | undefined {
  const queue: { readonly state: OpaqueState; readonly moves: Direction[] }[] = [{ state: start, moves: [] }];
  const seen = new Set([key(start)]);
  for (const { state, moves } of queue) {
    for (const direction of DIRECTIONS) {
      const after = move(state, direction);
      if (after === undefined || seen.has(key(after))) continue;
      seen.add(key(after));
      if (outcome(after) === end) return [...moves, direction];
      if (outcome(after) === "playing") queue.push({ state: after, moves: [...moves, direction] });
    }
  }
  return undefined;
}

export function canBeLost(puzzleId: string): boolean {
  return allLevelsOf(puzzleOf(puzzleId).campaign).some(
    ({ map }) => losingMoves(map.join("\n"), puzzleId) !== undefined,
  );
}

function solveFrom(rules: Rules<OpaqueState>): Direction[] {
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error(`the level has more than ${MAX_STATES} states`);
  return findBestSolution(certificate.graph, certificate.analysis.winDistance, certificate.graph.start);
}
