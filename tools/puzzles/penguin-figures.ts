import { certify } from "../../src/kernel/certify";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { LOST, UNREACHABLE } from "../../src/kernel/graph";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { bestSolution } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { Bridge, Floor, type Level } from "../../src/puzzles/penguin/level";
import { rules } from "../../src/puzzles/penguin/rules";
import type { State } from "../../src/puzzles/penguin/state";

/** So many moves farther from the finish than where the way was left is a long way back. */
const DETOUR_MOVES = 2;

const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * How many first moves off the best line look right and are not: with two more they lead to places where one has not been,
 * none of them on the line, and then there are picks or a long way back.
 */
export function countLures({ graph, analysis }: Certificate<State>): number {
  const solutionStates = [graph.start];
  for (const direction of bestSolution(graph, analysis.winDistance, graph.start)) {
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

  function isLure(been: readonly number[], left: number): boolean {
    return DIRECTIONS.some((direction) => {
      const to = graph.next[direction][been[been.length - 1]];
      const isThird = been.length === 3;
      if (to === LOST) return isThird;
      if (to < 0 || solutionStates.includes(to) || been.includes(to)) return false;
      if (!isThird) return isLure([...been, to], left);
      return analysis.winDistance[to] === UNREACHABLE || analysis.winDistance[to] >= left + DETOUR_MOVES;
    });
  }
}

/**
 * How many things, a pair of doors counted once, could go and nothing of what the level promises would change: its par, its
 * wins of so many moves or one more, its dead ends, its lures, and whether something can be lost. Walls, trees and snow
 * count like all else; the finish does not.
 */
export function countNeedless(level: Level): number {
  const { board, floor, bridges, pairedDoors } = level;
  const same = verdictKey(level);
  return board.cells.filter((cell) => {
    if (floor[cell] === Floor.Finish || (floor[cell] === Floor.Ice && bridges[cell] === Bridge.None)) return false;
    if (floor[cell] >= Floor.Door && pairedDoors[cell] < cell) return false;
    return verdictKey(withoutThing(level, cell)) === same;
  }).length;
}

/** More wins than these are not told apart: of open boards there would be very many. */
const MAX_WINS = 20;

function verdictKey(level: Level): string {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than places");
  const { graph, analysis } = certificate;
  const { par, deadEndCount } = analysis.verdict;
  if (par === UNREACHABLE) return "no win";
  const canLose = graph.next.some((ends) => ends.includes(LOST));
  return [par, countWinsWithin(certificate, par + 1), deadEndCount, countLures(certificate), canLose].join(" ");
}

/** How many wins have no more than so many moves, up to `MAX_WINS`. */
function countWinsWithin({ graph, analysis }: Certificate<State>, moves: number): number {
  const some = enumerateSolutions(graph, analysis.winDistance, moves);
  let wins = 0;
  while (wins < MAX_WINS && some.next().done !== true) wins++;
  return wins;
}

/** The level without what stands on a cell, and without the other door if it is one. */
function withoutThing({ board, penguin, floor, bridges, pairedDoors }: Level, cell: number): Level {
  const removedCells = floor[cell] >= Floor.Door ? [cell, pairedDoors[cell]] : [cell];
  return {
    board,
    penguin,
    floor: floor.map((kind, at) => (removedCells.includes(at) ? Floor.Ice : kind)),
    bridges: bridges.map((bridge, at) => (removedCells.includes(at) ? Bridge.None : bridge)),
    pairedDoors,
  };
}
