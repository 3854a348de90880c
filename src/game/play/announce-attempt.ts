/** Prints announcements about the level being played, which the web page or the simulator passes to a screen reader. */
import type { Outcome } from "../../kernel/rules";
import type { Lamp } from "../../puzzles/puzzle";
import { queueLine } from "../frame-events";
import { isHopeless } from "./winnable";
import type { Attempt } from "./attempt";
import { isStill, outcomeOf } from "./timeline";
import { TEXTS } from "../texts/index";

/**
 * The last announcement about the level being played: moves, outcome, and the lamp, which burns while the level can be
 * won.
 */
export interface Announcement {
  attempt: Attempt | undefined;
  moveCount: number;
  outcome: Outcome;
  lamp: Lamp;
}

/**
 * Returns an empty record of announcements for a new play screen, which has not announced anything about its level yet.
 */
export function createAnnouncement(): Announcement {
  return { attempt: undefined, moveCount: 0, outcome: "playing", lamp: "none" };
}

/**
 * How the player's moves changed the lamp, which shows whether the level can be won.
 * - `out`: the level can no longer be won.
 * - `half`: the level can be won, but no longer in the best way.
 * - `bright`: what had become impossible is possible again.
 */
type AnnouncedChange = "none" | "out" | "half" | "bright";

/**
 * Announces the level being played to a screen reader if its state has changed, once all pieces are at rest. Also
 * prints a line that lets a phone vibrate. Returns how the lamp, which burns while the level can be won, has changed.
 *
 * `nameOf` returns the name of a new level. `lostTip` says what the player can do after a loss.
 */
export function announceAttempt(
  last: Announcement,
  attempt: Attempt,
  lamp: Lamp,
  lostTip: string | undefined,
  nameOf: () => string,
): AnnouncedChange {
  const { timeline } = attempt.played;
  if (!isStill(timeline)) return "none";
  const moves = timeline.moveCount;
  const outcome = outcomeOf(timeline);
  const isNew = last.attempt !== attempt;
  const isLampOut = lamp === "out" && outcome === "playing";
  const change: AnnouncedChange = isNew ? "none" : changeSince(last, lamp, outcome);
  const wasLampOut = last.lamp === "out" && last.outcome === "playing";
  const isSame = last.moveCount === moves && last.outcome === outcome && wasLampOut === isLampOut;
  last.lamp = lamp;
  if (!isNew && moves > last.moveCount) queueLine("stop", `${moves}`);
  if (!isNew && isSame && change === "none") return "none";
  last.attempt = attempt;
  last.moveCount = moves;
  last.outcome = outcome;
  const phrases = isNew ? [nameOf()] : [];
  if (!isNew || moves > 0) phrases.push(TEXTS.moves(moves));
  phrases.push(...chooseOutcomeTexts(attempt, outcome, isLampOut, lostTip));
  phrases.push(...chooseHalfLightTexts(attempt, isNew && lamp === "half" ? "half" : change));
  queueLine("announcement", phrases.join(", "));
  return change;
}

function changeSince(last: Announcement, lamp: Lamp, outcome: Outcome): AnnouncedChange {
  if (last.outcome !== "playing" || outcome !== "playing" || last.lamp === lamp) return "none";
  if (lamp === "out" || lamp === "half") return lamp === "half" && last.lamp === "out" ? "none" : lamp;
  return last.lamp === "half" ? "bright" : "none";
}

function chooseHalfLightTexts({ painter }: Attempt, change: AnnouncedChange): readonly string[] {
  const { half } = painter.scene.lightTexts;
  if (half === undefined || change === "none" || change === "out") return [];
  return [change === "half" ? half.lost : half.regained];
}

function chooseOutcomeTexts(
  { painter, played, wasWatched }: Attempt,
  outcome: Outcome,
  isLampOut: boolean,
  lostTip: string | undefined,
): readonly string[] {
  const texts = TEXTS.announcements;
  if (outcome === "lost") return lostTip === undefined ? [texts.lost] : [texts.lost, lostTip];
  if (isLampOut && isHopeless(played)) return [TEXTS.play.cannotBeWon];
  if (isLampOut) return [painter.scene.lightTexts.announcement];
  if (outcome === "playing") return [];
  if (wasWatched) return [texts.cleared, TEXTS.play.watched];
  if (played.analysedGraph === undefined) return [texts.cleared];
  return [texts.cleared, texts.par(played.analysedGraph.analysis.verdict.par)];
}
