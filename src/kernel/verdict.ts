import type { Direction } from "./direction";
import { NEVER, type Transitions } from "./graph";
import { lookBack } from "./look-back";
import { difficultyOf, wander } from "./wander";
import type { Work } from "./work";

/** What is known of a level once its whole state graph has been read. */
export interface Verdict {
  /** Moves of the shortest win, or `NEVER`. */
  readonly par: number;
  /** How many different lines of `par` moves win (at most `MANY`). */
  readonly solutions: number;
  /** Positions that can be reached without losing, won ones included. */
  readonly states: number;
  /** Positions still in play that can no longer be won. */
  readonly deadEnds: number;
  /**
   * log2 of how many moves the wandering player of kernel/wander makes until he wins, for each move of the shortest win; in
   * hundredths of a bit, at most `MOST_CENTIBITS`.
   */
  readonly difficultyCentibits: number;
  /** Moves of the best line at which every other input loses at once or moves nothing. */
  readonly forcedMoves: number;
}

/** What is known of each state of a graph, by its number. */
export interface Analysis {
  readonly verdict: Verdict;
  /** Fewest moves to a win, or `NEVER`. */
  readonly distance: readonly number[];
}

/** Reads the state graph of a level. */
export function* judge(graph: Transitions): Work<Analysis> {
  const { distance, lines, alive } = yield* lookBack(graph);
  yield;
  const wandering = yield* wander(graph, distance);
  const findings = {
    solutions: lines[graph.start],
    deadEnds: graph.size - alive,
    difficultyCentibits: difficultyOf(wandering, distance, graph.start),
  };
  return { verdict: concludeVerdict(graph, distance, findings), distance };
}

/** What a walk over all states of a level finds out beside their distances. */
type Findings = Pick<Verdict, "solutions" | "deadEnds" | "difficultyCentibits">;

/** The verdict on a level whose states are known. */
export function concludeVerdict(graph: Transitions, distance: readonly number[], findings: Findings): Verdict {
  return {
    par: distance[graph.start],
    solutions: findings.solutions,
    states: graph.size,
    deadEnds: findings.deadEnds,
    difficultyCentibits: findings.difficultyCentibits,
    forcedMoves: countForcedMoves(graph, distance),
  };
}

/** How much of the best line is forced moves, in percent, rounded down; 0 if the level cannot be won. */
export function forcedPercent({ forcedMoves, par }: Verdict): number {
  return par > 0 ? Math.floor((100 * forcedMoves) / par) : 0;
}

/** The best next move from a state: the shortest way to a win; undefined where there is none or none is needed. */
export function bestMove(graph: Transitions, distance: readonly number[], state: number): Direction | undefined {
  const nearer = distance[state] - 1;
  if (nearer < 0) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
    if (after >= 0 && distance[after] === nearer) return direction as Direction;
  }
  return undefined;
}

/** The moves of the shortest win from a state, the first of them where there are several. */
export function bestLine(graph: Transitions, distance: readonly number[], from: number): Direction[] {
  const line: Direction[] = [];
  let state = from;
  let move = bestMove(graph, distance, state);
  while (move !== undefined) {
    line.push(move);
    state = graph.next[move][state];
    move = bestMove(graph, distance, state);
  }
  return line;
}

/** The best line is that of `bestLine`, and all of it is one loop: it is walked for every candidate on the console. */
function countForcedMoves({ next, start }: Transitions, distance: readonly number[]): number {
  let forced = 0;
  let state = start;
  for (let nearer = distance[start] - 1; nearer >= 0; nearer--) {
    let choices = 0;
    let best = NEVER;
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][state];
      if (after >= 0) {
        choices++;
        if (best === NEVER && distance[after] === nearer) best = after;
      }
    }
    if (choices === 1) forced++;
    state = best;
  }
  return forced;
}
