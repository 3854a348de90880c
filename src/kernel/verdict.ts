import type { Direction } from "./direction";
import type { Transitions } from "./graph";
import { lookBack } from "./look-back";
import { railroadPercent } from "./railroad";
import { difficultyOf, wander } from "./wander";
import type { Work } from "./work";

/** What is known of a level once its whole state graph has been read: at first all but how hard it is, which takes longer. */
export interface Outline {
  /** Moves of the shortest win, or `NEVER`. */
  readonly par: number;
  /** How many different lines of `par` moves win (at most `MANY`). */
  readonly solutions: number;
  /** Positions that can be reached without losing, won ones included. */
  readonly states: number;
  /** Positions still in play that can no longer be won. */
  readonly deadEnds: number;
  /** How much of the best line is a railroad, in percent; see kernel/railroad. */
  readonly railroadPercent: number;
  /**
   * log2 of how many moves the wandering player of kernel/wander makes until he wins, for each move of the shortest win; in
   * hundredths of a bit, at most `MOST_CENTIBITS`.
   */
  readonly difficultyCentibits?: number;
}

/** All that there is to know of it. */
export interface Verdict extends Outline {
  readonly difficultyCentibits: number;
}

/** What is known of a graph, and of each state of it, by its number. */
export interface Analysis<Known extends Outline = Verdict> {
  readonly verdict: Known;
  /** Fewest moves to a win, or `NEVER`. */
  readonly distance: readonly number[];
}

/** A level is as hard as another if they differ by no more than this. */
const AS_HARD_CENTIBITS = 10;

/** Whether two levels have the same par, as many shortest lines and dead ends, and are as hard to a tenth of a bit. */
export function isWorthTheSame(one: Verdict, other: Verdict): boolean {
  return (
    one.par === other.par &&
    one.solutions === other.solutions &&
    one.deadEnds === other.deadEnds &&
    Math.abs(one.difficultyCentibits - other.difficultyCentibits) <= AS_HARD_CENTIBITS
  );
}

/** Reads the state graph of a level; `tell` hears at once what is known before it is known how hard the level is. */
export function* judge(graph: Transitions, tell?: (known: Analysis<Outline>) => void): Work<Analysis> {
  const { distance, lines, alive } = yield* lookBack(graph);
  yield;
  const outline = outlineOf(graph, distance, lines[graph.start], graph.size - alive);
  tell?.({ verdict: outline, distance });
  const wandering = yield* wander(graph, distance);
  const difficultyCentibits = difficultyOf(wandering, distance, graph.start);
  return { verdict: verdictOf(outline, difficultyCentibits), distance };
}

/** All but the difficulty of a level whose states are known. */
export function outlineOf(
  graph: Transitions,
  distance: readonly number[],
  solutions: number,
  deadEnds: number,
): Outline {
  const { size, start } = graph;
  const railroad = railroadPercent(graph, distance);
  return { par: distance[start], solutions, states: size, deadEnds, railroadPercent: railroad };
}

/** An outline, and how hard the level is: field by field, which copies a record in a fraction of the time. */
export function verdictOf(
  { par, solutions, states, deadEnds, railroadPercent }: Outline,
  difficultyCentibits: number,
): Verdict {
  return { par, solutions, states, deadEnds, railroadPercent, difficultyCentibits };
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
