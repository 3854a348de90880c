/** Prints announcements about the level being played, which the web page or the simulator passes to a screen reader. */
import { printToHost } from "../../device/host";
import type { Outcome } from "../../kernel/rules";
import type { Lamp } from "../../puzzles/puzzle";
import { isHopeless } from "./played-level";
import type { Attempt } from "./attempt";
import { isStill, outcomeOf } from "./timeline";
import { TEXTS } from "../texts/index";

/**
 * What the screen reader announced last about the level being played: the number of moves, the outcome and what the lamp
 * shows.
 */
export interface Announcement {
  attempt: Attempt | undefined;
  moves: number;
  outcome: Outcome;
  lamp: Lamp;
}

/** Returns the record of a play screen that has not announced anything to the screen reader yet. */
export function createAnnouncement(): Announcement {
  return { attempt: undefined, moves: 0, outcome: "playing", lamp: "none" };
}

/**
 * Announces the level being played to a screen reader if the level's state differs from the last announcement.
 * Announces nothing while pieces move. `lamp` is what the lamp shows now. `nameOf` returns the name of a new level. After the end of a timed game
 * (`isOver`), the text offers no undo. Returns whether the level has just become unwinnable, which puts out the lamp
 * beside the board.
 */
export function announceAttempt(
  last: Announcement,
  attempt: Attempt,
  lamp: Lamp,
  isOver: boolean,
  nameOf: () => string,
): boolean {
  const { timeline } = attempt.played;
  if (!isStill(timeline)) return false;
  const moves = timeline.moveCount;
  const outcome = outcomeOf(timeline);
  const isNew = last.attempt !== attempt;
  const isLampOut = lamp === "out" && outcome === "playing";
  const wasLampOut = last.lamp === "out" && last.outcome === "playing";
  last.lamp = lamp;
  if (!isNew && last.moves === moves && last.outcome === outcome && wasLampOut === isLampOut) return false;
  const hasLampGoneOut = !isNew && isLampOut && !wasLampOut && last.outcome === "playing";
  last.attempt = attempt;
  last.moves = moves;
  last.outcome = outcome;
  const parts = isNew ? [nameOf()] : [];
  if (!isNew || moves > 0) parts.push(TEXTS.moves(moves));
  parts.push(...outcomeTexts(attempt, outcome, isLampOut, isOver));
  printToHost("announcement", parts.join(", "));
  return hasLampGoneOut;
}

/** Returns the texts that a screen reader reads after the number of moves: won, lost, or no longer winnable. */
function outcomeTexts(
  { painter, played, wasWatched }: Attempt,
  outcome: Outcome,
  isLampOut: boolean,
  isOver: boolean,
): readonly string[] {
  const texts = TEXTS.announcements;
  if (outcome === "lost") return isOver ? [texts.lost] : [texts.lost, texts.undo];
  if (isLampOut && isHopeless(played)) return [TEXTS.play.cannotBeWon];
  if (isLampOut) return [painter.scene.lightTexts.announcement];
  if (outcome === "playing") return [];
  if (wasWatched || played.analysedGraph === undefined) return [texts.cleared];
  return [texts.cleared, texts.par(played.analysedGraph.analysis.verdict.par)];
}
