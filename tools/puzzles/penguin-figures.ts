/**
 * Counts lure paths and needless things in levels of the puzzle Penguin, for the commands `levels` and `verdict`. A
 * lure path is a wrong path that looks correct.
 */

import { certify } from "../../src/kernel/certify";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { LOST, UNREACHABLE, type Transitions } from "../../src/kernel/graph";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { findBestSolution } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { Bridge, Floor, type Level } from "../../src/puzzles/penguin/level";
import { LARGE_LEVEL_STATES } from "../../src/puzzles/penguin/make/plan";
import { rules } from "../../src/puzzles/penguin/rules";
import { areDeadEndsFair } from "./penguin-fair-dead-ends";
import type { State } from "../../src/puzzles/penguin/state";

/** A detour counts as long if its end is at least this many moves farther from a win than its beginning. */
const DETOUR_MOVES = 2;

const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * Returns the number of lure paths in a level of the puzzle Penguin. A lure path begins with a move that leaves the
 * best solution and looks correct, but is wrong. Two more moves must be able to follow it without coming back to the
 * best solution or to a state of the path. After these moves, the penguin is lost, can no longer win, or has made a
 * long detour.
 */
export function countLures({ graph, analysis }: Certificate<State>): number {
  const solutionStates = [graph.start];
  for (const direction of findBestSolution(graph, analysis.winDistance, graph.start)) {
    solutionStates.push(graph.next[direction][solutionStates[solutionStates.length - 1]]);
  }
  let lures = 0;
  for (const state of solutionStates.slice(0, -1)) {
    for (const direction of DIRECTIONS) {
      const first = graph.next[direction][state];
      if (first >= 0 && !solutionStates.includes(first) && isLure([state, first], analysis.winDistance[state])) lures++;
    }
  }
  return lures;

  /**
   * Returns whether a path that has left the best solution can be continued to a third move that ends badly. A bad end
   * is a loss, a state from which no win can be reached, or a long detour. `visited` has the states of this path so
   * far. `distanceLeft` is the number of moves to a win in the last state of the solution before the path.
   */
  function isLure(visited: readonly number[], distanceLeft: number): boolean {
    return DIRECTIONS.some((direction) => {
      const to = graph.next[direction][visited[visited.length - 1]];
      const isThird = visited.length === 3;
      if (to === LOST) return isThird;
      if (to < 0 || solutionStates.includes(to) || visited.includes(to)) return false;
      if (!isThird) return isLure([...visited, to], distanceLeft);
      return analysis.winDistance[to] === UNREACHABLE || analysis.winDistance[to] >= distanceLeft + DETOUR_MOVES;
    });
  }
}

/**
 * Returns the number of passages in a level of the puzzle Penguin: states of the best solution, between its start and
 * its end, without which the level could not be won.
 */
export function countPassages({ graph, analysis }: Pick<Certificate<State>, "graph" | "analysis">): number {
  const passages: number[] = [];
  let state = graph.start;
  for (const direction of findBestSolution(graph, analysis.winDistance, graph.start)) {
    if (state !== graph.start && !canWinWithout(graph, state)) passages.push(state);
    state = graph.next[direction][state];
  }
  return passages.length;
}

function canWinWithout({ next, start, wonStates }: Transitions, avoided: number): boolean {
  const reached = new Set([start]);
  for (const state of reached) {
    if (wonStates.includes(state)) return true;
    for (const successors of next)
      if (successors[state] >= 0 && successors[state] !== avoided) reached.add(successors[state]);
  }
  return false;
}

/**
 * Returns the number of needless things in a level of the puzzle Penguin. A thing is needless if the level without it
 * has the same properties in `formatVerdictKey`, such as the fewest moves, the number of solutions and the dead ends
 * (states from which no win can be reached). A pair of doors counts once. Walls, trees and snow count as things; the
 * finish does not.
 */
export function countNeedless(level: Level): number {
  const { board, floor, bridges, pairedDoors } = level;
  const same = formatVerdictKey(level);
  return board.cells.filter((cell) => {
    if (floor[cell] === Floor.Finish || (floor[cell] === Floor.Ice && bridges[cell] === Bridge.None)) return false;
    if (floor[cell] >= Floor.Door && pairedDoors[cell] < cell) return false;
    return formatVerdictKey(withoutThing(level, cell)) === same;
  }).length;
}

/**
 * The number of different solutions at which counting ends, because a level on an open board has very many solutions.
 */
const MAX_WINS = 20;

function formatVerdictKey(level: Level): string {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level of Penguin has more states than two per cell");
  const { graph, analysis } = certificate;
  const { par, deadEndCount, stateCount, forcedMovesPercent } = analysis.verdict;
  if (par === UNREACHABLE) return "no win";
  const canLose = graph.next.some((ends) => ends.includes(LOST));
  return [
    par,
    countWinsWithin(certificate, par + 1),
    deadEndCount,
    areDeadEndsFair(certificate),
    countLures(certificate),
    countPassages(certificate),
    canLose,
    stateCount >= LARGE_LEVEL_STATES,
    forcedMovesPercent,
  ].join(" ");
}

function countWinsWithin({ graph, analysis }: Certificate<State>, moves: number): number {
  const some = enumerateSolutions(graph, analysis.winDistance, moves);
  let wins = 0;
  while (wins < MAX_WINS && some.next().done !== true) wins++;
  return wins;
}

function withoutThing({ board, penguin, floor, bridges, pairedDoors }: Level, cell: number): Level {
  const removedCells = floor[cell] >= Floor.Door ? [cell, pairedDoors[cell]] : [cell];
  return {
    board,
    penguin,
    floor: floor.map((kind, other) => (removedCells.includes(other) ? Floor.Ice : kind)),
    bridges: bridges.map((bridge, other) => (removedCells.includes(other) ? Bridge.None : bridge)),
    pairedDoors,
  };
}
