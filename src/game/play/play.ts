import type { Certificate } from "../../kernel/certificate";
import type { Direction } from "../../kernel/direction";
import { NEVER } from "../../kernel/graph";
import { bestMove } from "../../kernel/verdict";
import { outcomeOf, present, type Session } from "./session";

/** A level being played, and what is known of it. */
export interface Play<Level, State> {
  readonly level: Level;
  readonly session: Session<State>;
  /** Undefined as long as the level has not been explored. */
  certificate: Certificate<State> | undefined;
}

/** Whether the present position can still be won; undefined as long as that is not known. */
export function canBeWon<State>(play: Play<unknown, State>): boolean | undefined {
  return canBeWonFrom(play, present(play.session));
}

/** The same of any position of the level. */
export function canBeWonFrom<State>(
  { session, certificate }: Play<unknown, State>,
  position: State,
): boolean | undefined {
  if (session.rules.outcome(position) === "lost") return false;
  if (certificate === undefined) return undefined;
  const state = certificate.graph.find(position);
  return state !== undefined && certificate.analysis.distance[state] !== NEVER;
}

/** The best next move; undefined where there is none, or as long as it is not known. */
export function bestNextMove<State>(play: Play<unknown, State>): Direction | undefined {
  if (play.certificate === undefined || outcomeOf(play.session) !== "playing") return undefined;
  const { graph, analysis } = play.certificate;
  const state = play.certificate.graph.find(present(play.session));
  return state === undefined ? undefined : bestMove(graph, analysis.distance, state);
}

// So many moves before its end it is likely enough how a level will end.
const FORESEEN_MOVES = 3;

/**
 * The position that the level will be won in: where there is only one such, else the one that the best line ends in, if
 * it wins within three moves; undefined otherwise, or as long as it is not known.
 */
export function foreseenEnd<State>({ session, certificate }: Play<unknown, State>): State | undefined {
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
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
