import type { AnalysedGraph } from "../../kernel/analysed-graph";
import type { Direction } from "../../kernel/direction";
import { UNREACHABLE } from "../../kernel/graph";
import { bestMove } from "../../kernel/verdict";
import { outcomeOf, currentState, type Timeline } from "./timeline";

/** A level being played, and what is known of it. */
export interface PlayedLevel<Level, State> {
  readonly level: Level;
  readonly timeline: Timeline<State>;
  /** Undefined as long as the level has not been explored. */
  knowledge: AnalysedGraph<State> | undefined;
}

/** What is said of a level that nobody can win. */
export const CANNOT_BE_WON = "it can't be won";

/** Whether the present position can still be won; undefined as long as that is not known. */
export function isWinnable<State>(played: PlayedLevel<unknown, State>): boolean | undefined {
  return isWinnableFrom(played, currentState(played.timeline));
}

/** The same of any position of the level. */
export function isWinnableFrom<State>(
  { timeline, knowledge }: PlayedLevel<unknown, State>,
  state: State,
): boolean | undefined {
  if (timeline.rules.outcome(state) === "lost") return false;
  if (knowledge === undefined) return undefined;
  const stateIndex = knowledge.graph.stateNumberOf(state);
  return stateIndex !== undefined && knowledge.analysis.winDistance[stateIndex] !== UNREACHABLE;
}

/** Whether it is known of the level that nobody can win it, from its start on. */
export function isHopeless<State>({ knowledge }: PlayedLevel<unknown, State>): boolean {
  return knowledge !== undefined && knowledge.analysis.verdict.par === UNREACHABLE;
}

/** The best next move; undefined where there is none, or as long as it is not known. */
export function bestNextMove<State>(played: PlayedLevel<unknown, State>): Direction | undefined {
  if (played.knowledge === undefined || outcomeOf(played.timeline) !== "playing") return undefined;
  const { graph, analysis } = played.knowledge;
  const stateIndex = graph.stateNumberOf(currentState(played.timeline));
  return stateIndex === undefined ? undefined : bestMove(graph, analysis.winDistance, stateIndex);
}

// So many moves before its end it is likely enough how a level will end.
const PREDICTED_MOVES = 6;

/**
 * The position that the level will be won in: where there is only one such, else the one that the best line ends in, if
 * it wins within six moves; undefined otherwise, or as long as it is not known.
 */
export function predictWonState<State>({ timeline, knowledge }: PlayedLevel<unknown, State>): State | undefined {
  if (knowledge === undefined) return undefined;
  const { graph, analysis } = knowledge;
  const { rules } = timeline;
  const maxMoves = graph.wonStates.length === 1 ? graph.stateCount : PREDICTED_MOVES;
  let state = currentState(timeline);
  for (let count = 0; count < maxMoves; count++) {
    const stateIndex = graph.stateNumberOf(state);
    const move = stateIndex === undefined ? undefined : bestMove(graph, analysis.winDistance, stateIndex);
    const after = move === undefined ? undefined : rules.move(state, move);
    if (after === undefined) return undefined;
    if (rules.outcome(after) === "won") return after;
    state = after;
  }
  return undefined;
}
