import { certify } from "../../src/kernel/certify";
import type { Certificate } from "../../src/kernel/certificate";
import { LOST, NEVER } from "../../src/kernel/graph";
import { solutions } from "../../src/kernel/solutions";
import { bestLine } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { Bridge, Ground, type Level } from "../../src/puzzles/penguin/level";
import { rules } from "../../src/puzzles/penguin/rules";
import type { State } from "../../src/puzzles/penguin/state";

/** So many moves farther from the finish than where the way was left is a long way back. */
const LONG_WAY_BACK = 2;

const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * How many first moves off the best line look right and are not: with two more they lead to places where one has not been,
 * none of them on the line, and then there are picks or a long way back.
 */
export function countLures({ graph, analysis }: Certificate<State>): number {
  const way = [graph.start];
  for (const direction of bestLine(graph, analysis.distance, graph.start)) {
    way.push(graph.next[direction][way[way.length - 1]]);
  }
  let lures = 0;
  for (const state of way.slice(0, -1)) {
    for (const direction of DIRECTIONS) {
      const first = graph.next[direction][state];
      if (first >= 0 && !way.includes(first) && leadsAstray([state, first], analysis.distance[state])) lures++;
    }
  }
  return lures;

  function leadsAstray(been: readonly number[], left: number): boolean {
    return DIRECTIONS.some((direction) => {
      const to = graph.next[direction][been[been.length - 1]];
      const isThird = been.length === 3;
      if (to === LOST) return isThird;
      if (to < 0 || way.includes(to) || been.includes(to)) return false;
      if (!isThird) return leadsAstray([...been, to], left);
      return analysis.distance[to] === NEVER || analysis.distance[to] >= left + LONG_WAY_BACK;
    });
  }
}

/**
 * How many things, a pair of doors counted once, could go and nothing of what the level promises would change: its par, its
 * wins of so many moves or one more, its dead ends, its lures, and whether something can be lost. Walls, trees and snow
 * count like all else; the finish does not.
 */
export function countNeedless(level: Level): number {
  const { board, ground, bridges, exits } = level;
  const same = promiseOf(level);
  return board.cells.filter((cell) => {
    if (ground[cell] === Ground.Finish || (ground[cell] === Ground.Ice && bridges[cell] === Bridge.None)) return false;
    if (ground[cell] >= Ground.Door && exits[cell] < cell) return false;
    return promiseOf(without(level, cell)) === same;
  }).length;
}

/** More wins than these are not told apart: of open boards there would be very many. */
const MOST_WINS = 20;

function promiseOf(level: Level): string {
  const certificate = finish(certify(rules(level), 2 * level.board.size));
  if (certificate === undefined) throw new Error("a level has more states than places");
  const { graph, analysis } = certificate;
  const { par, deadEnds } = analysis.verdict;
  if (par === NEVER) return "no win";
  const canLose = graph.next.some((ends) => ends.includes(LOST));
  return [par, winsWithin(certificate, par + 1), deadEnds, countLures(certificate), canLose].join(" ");
}

/** How many wins have no more than so many moves, up to `MOST_WINS`. */
function winsWithin({ graph, analysis }: Certificate<State>, moves: number): number {
  const some = solutions(graph, analysis.distance, moves);
  let wins = 0;
  while (wins < MOST_WINS && some.next().done !== true) wins++;
  return wins;
}

/** The level without what stands on a cell, and without the other door if it is one. */
function without({ board, penguin, ground, bridges, exits }: Level, cell: number): Level {
  const gone = ground[cell] >= Ground.Door ? [cell, exits[cell]] : [cell];
  return {
    board,
    penguin,
    ground: ground.map((kind, at) => (gone.includes(at) ? Ground.Ice : kind)),
    bridges: bridges.map((bridge, at) => (gone.includes(at) ? Bridge.None : bridge)),
    exits,
  };
}
