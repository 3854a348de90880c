/** What whoever cannot see the screen is told of a level, where the game runs on a computer. */
import { printToHost } from "../../device/host";
import type { Outcome } from "../../kernel/rules";
import { isWinnable, CANNOT_BE_WON, isHopeless } from "./played-level";
import type { Attempt } from "./attempt";
import { isStill, outcomeOf } from "./timeline";
import { movesText } from "./result-line";

/** What was told last. */
export interface Announcement {
  attempt: Attempt | undefined;
  moves: number;
  outcome: Outcome;
  isLampOut: boolean;
}

/** Nothing yet. */
export function createAnnouncement(): Announcement {
  return { attempt: undefined, moves: 0, outcome: "playing", isLampOut: false };
}

/**
 * Announces the state of the level to a screen reader if it differs from the last announcement. `nameOf` returns the name
 * of a new level. If the run `isOver`, no rewind is offered. Returns whether the lamp has gone out.
 */
export function announceAttempt(
  last: Announcement,
  attempt: Attempt,
  lampIsShown: boolean,
  isOver: boolean,
  nameOf: () => string,
): boolean {
  const { timeline } = attempt.played;
  if (!isStill(timeline)) return false;
  const moves = timeline.moveCount;
  const outcome = outcomeOf(timeline);
  const isLampOut = lampIsShown && outcome === "playing" && isWinnable(attempt.played) === false;
  const isNew = last.attempt !== attempt;
  if (!isNew && last.moves === moves && last.outcome === outcome && last.isLampOut === isLampOut) return false;
  const hasLampGoneOut = !isNew && isLampOut && !last.isLampOut && last.outcome === "playing";
  last.attempt = attempt;
  last.moves = moves;
  last.outcome = outcome;
  last.isLampOut = isLampOut;
  const words = isNew ? [nameOf()] : [];
  if (!isNew || moves > 0) words.push(movesText(moves));
  words.push(...endingOf(attempt, outcome, isLampOut, isOver));
  printToHost("told", words.join(", "));
  return hasLampGoneOut;
}

function endingOf(
  { painter, played, wasWatched }: Attempt,
  outcome: Outcome,
  isDark: boolean,
  isOver: boolean,
): readonly string[] {
  if (outcome === "lost") return isOver ? ["lost"] : ["lost", "B takes the move back"];
  if (isDark && isHopeless(played)) return [CANNOT_BE_WON];
  if (isDark) return [painter.scene.lightTexts.announcement];
  if (outcome === "playing") return [];
  if (wasWatched || played.knowledge === undefined) return ["cleared"];
  return ["cleared", `par ${played.knowledge.analysis.verdict.par}`];
}
