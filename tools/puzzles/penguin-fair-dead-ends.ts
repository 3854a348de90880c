/**
 * Says whether a player can foresee the dead ends of a level. A dead end is a state from which no win can be reached.
 */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { UNREACHABLE, type Transitions } from "../../src/kernel/graph";

function countMovesFrom({ next }: Transitions, from: number): Map<number, number> {
  const moves = new Map([[from, 0]]);
  for (const [state, count] of moves) {
    for (const successors of next) {
      const end = successors[state];
      if (end >= 0 && !moves.has(end)) moves.set(end, count + 1);
    }
  }
  return moves;
}

/**
 * Returns whether a player who always looks two moves ahead notices each dead end before the move into it. A dead end
 * is a state from which no win can be reached. The player notices a dead end if every state that can be reached from it
 * is at most one move away from it. In addition, no first move of the level may lead into a dead end.
 */
export function areDeadEndsFair<State>({ graph, analysis }: Pick<Certificate<State>, "graph" | "analysis">): boolean {
  const { winDistance } = analysis;
  const isDead = (state: number): boolean => state >= 0 && winDistance[state] === UNREACHABLE;
  for (let state = 0; state < graph.stateCount; state++) {
    if (isDead(state)) continue;
    for (const successors of graph.next) {
      const end = successors[state];
      if (!isDead(end)) continue;
      if (state === graph.start || Math.max(...countMovesFrom(graph, end).values()) > 1) return false;
    }
  }
  return true;
}
