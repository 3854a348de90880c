/** What whoever cannot see the screen is told of a level, where the game runs on a computer. */
import { tell } from "../../device/desktop";
import type { Outcome } from "../../kernel/rules";
import { canBeWon, CANNOT_BE_WON, isHopeless } from "./play";
import type { Round } from "./round";
import { isStill, outcomeOf } from "./session";
import { movesText } from "./worth";

/** What was told last. */
export interface Told {
  round: Round | undefined;
  moves: number;
  outcome: Outcome;
  isDark: boolean;
}

/** Nothing yet. */
export function nothingTold(): Told {
  return { round: undefined, moves: 0, outcome: "playing", isDark: false };
}

/**
 * Announces the state of the level to a screen reader if it differs from the last announcement. `nameOf` returns the name
 * of a new level. If the run `isOver`, no rewind is offered. Returns whether the lamp has gone out.
 */
export function tellRound(
  told: Told,
  round: Round,
  lampIsShown: boolean,
  isOver: boolean,
  nameOf: () => string,
): boolean {
  const { session } = round.play;
  if (!isStill(session)) return false;
  const moves = session.goal;
  const outcome = outcomeOf(session);
  const isDark = lampIsShown && outcome === "playing" && canBeWon(round.play) === false;
  const isNew = told.round !== round;
  if (!isNew && told.moves === moves && told.outcome === outcome && told.isDark === isDark) return false;
  const goesOut = !isNew && isDark && !told.isDark && told.outcome === "playing";
  told.round = round;
  told.moves = moves;
  told.outcome = outcome;
  told.isDark = isDark;
  const words = isNew ? [nameOf()] : [];
  if (!isNew || moves > 0) words.push(movesText(moves));
  words.push(...endingOf(round, outcome, isDark, isOver));
  tell("told", words.join(", "));
  return goesOut;
}

function endingOf(
  { painter, play, wasWatched }: Round,
  outcome: Outcome,
  isDark: boolean,
  isOver: boolean,
): readonly string[] {
  if (outcome === "lost") return isOver ? ["lost"] : ["lost", "B takes the move back"];
  if (isDark && isHopeless(play)) return [CANNOT_BE_WON];
  if (isDark) return [painter.scene.light.told];
  if (outcome === "playing") return [];
  if (wasWatched || play.known === undefined) return ["cleared"];
  return ["cleared", `par ${play.known.analysis.verdict.par}`];
}
