import type { Survey } from "../../kernel/certificate";
import type { Direction } from "../../kernel/direction";
import { NEVER } from "../../kernel/graph";
import { bestMove } from "../../kernel/verdict";
import { outcomeOf, present, type Session } from "./session";

/** A level being played, and what is known of it. */
export interface Play<Level, State> {
  readonly level: Level;
  readonly session: Session<State>;
  /** Undefined as long as the level has not been explored. */
  known: Survey<State> | undefined;
}

/** What is said of a level that nobody can win. */
export const CANNOT_BE_WON = "it can't be won";

/** Whether the present position can still be won; undefined as long as that is not known. */
export function canBeWon<State>(play: Play<unknown, State>): boolean | undefined {
  return canBeWonFrom(play, present(play.session));
}

/** The same of any position of the level. */
export function canBeWonFrom<State>({ session, known }: Play<unknown, State>, position: State): boolean | undefined {
  if (session.rules.outcome(position) === "lost") return false;
  if (known === undefined) return undefined;
  const state = known.graph.find(position);
  return state !== undefined && known.analysis.distance[state] !== NEVER;
}

/** Whether it is known of the level that nobody can win it, from its start on. */
export function isHopeless<State>({ known }: Play<unknown, State>): boolean {
  return known !== undefined && known.analysis.verdict.par === NEVER;
}

/** The best next move; undefined where there is none, or as long as it is not known. */
export function bestNextMove<State>(play: Play<unknown, State>): Direction | undefined {
  if (play.known === undefined || outcomeOf(play.session) !== "playing") return undefined;
  const { graph, analysis } = play.known;
  const state = graph.find(present(play.session));
  return state === undefined ? undefined : bestMove(graph, analysis.distance, state);
}

// So many moves before its end it is likely enough how a level will end.
const FORESEEN_MOVES = 6;

/**
 * The position that the level will be won in: where there is only one such, else the one that the best line ends in, if
 * it wins within six moves; undefined otherwise, or as long as it is not known.
 */
export function foreseenEnd<State>({ session, known }: Play<unknown, State>): State | undefined {
  if (known === undefined) return undefined;
  const { graph, analysis } = known;
  const { rules } = session;
  const mostMoves = graph.won.length === 1 ? graph.size : FORESEEN_MOVES;
  let position = present(session);
  for (let count = 0; count < mostMoves; count++) {
    const state = graph.find(position);
    const move = state === undefined ? undefined : bestMove(graph, analysis.distance, state);
    const after = move === undefined ? undefined : rules.move(position, move);
    if (after === undefined) return undefined;
    if (rules.outcome(after) === "won") return after;
    position = after;
  }
  return undefined;
}
