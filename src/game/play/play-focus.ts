/**
 * Returns the texts of the play screen, other than those about the board, that are announced to a player who cannot see
 * it.
 */
import { TEXTS as EAR_TEXTS } from "../texts/by-ear";
import type { Save } from "../save/save";
import { TEXTS } from "../texts/index";
import { directionOnScreen, type Attempt } from "./attempt";
import type { Card } from "./card";
import type { HudText } from "./hud-text";
import { decideShownLamp } from "./lamp";
import type { Mode } from "./mode";
import { findBestNextMove } from "./played-level";
import type { ShownCard } from "./shown-card";
import { describeDiagram, describeMadeStep } from "./spoken-replay";
import { isStill, outcomeOf } from "./timeline";
import type { Tutorial } from "./tutorial";
import { isHopeless } from "./winnable";

/**
 * The number of seconds in a twelfth of a rush (a timed run of three minutes). The status of a rush counts the time
 * left in twelfths.
 */
export const SECONDS_PER_TWELFTH = 15;
const LAST_MINUTE = 60;

interface FocusedPlay {
  readonly attempt: Attempt | undefined;
  readonly tutorial: Tutorial | undefined;
  readonly shownCard: ShownCard;
  readonly save: Save;
  readonly mode: Pick<Mode, "rushStatus">;
}

/** Returns texts about the play screen that screen readers announce each time they change; see `ScreenKind.focus`. */
export function describePlayFocus({ attempt, tutorial, shownCard, save, mode }: FocusedPlay): readonly string[] {
  const { card, replay } = shownCard;
  if (attempt !== undefined && replay.made !== undefined) return describeMadeStep(attempt, replay.made);
  if (attempt !== undefined && replay.diagram !== undefined) return describeDiagram(attempt, replay.diagram);
  if (card !== undefined) return describeCardFocus(card);
  if (attempt === undefined) return [];
  if (tutorial !== undefined) return isStill(attempt.played.timeline) ? [describeLessonStage(tutorial, attempt)] : [];
  const leaveTip = attempt.notice === "leave-tip" ? TEXTS.play.leaveTips[0] : "";
  return [leaveTip, describeDarkness(save, attempt), ...describeRush(mode, attempt)];
}

function describeDarkness({ settings }: Save, attempt: Attempt): string {
  const isOut = decideShownLamp(attempt, settings.isLampShown) === "out";
  const isPlaying = outcomeOf(attempt.played.timeline) === "playing";
  return isOut && isPlaying && !isHopeless(attempt.played) ? EAR_TEXTS.cannotBeWon : "";
}

function describeRush({ rushStatus }: Pick<Mode, "rushStatus">, { puzzle }: Attempt): readonly string[] {
  if (rushStatus === undefined) return [];
  const { lives, twelfths } = rushStatus();
  const { rushTime, rushLives } = EAR_TEXTS;
  const secondsLeft = twelfths * SECONDS_PER_TWELFTH;
  const isLastMinute = secondsLeft <= LAST_MINUTE;
  const time = !isLastMinute ? "" : rushTime(secondsLeft <= LAST_MINUTE / 2 ? LAST_MINUTE / 2 : LAST_MINUTE);
  return [time, puzzle.canBeLost ? rushLives(lives) : ""];
}

/** Returns, for screen readers, the texts of a card (a message with two buttons) and of its buttons. */
export function describeCardFocus(card: Card): readonly string[] {
  const buttons = [EAR_TEXTS.buttonA(card.aText), EAR_TEXTS.buttonB(card.bText)];
  const share = card.shared === undefined ? "" : EAR_TEXTS.share;
  if (card.about === "run") return [card.title, ...card.lines, ...buttons, share];
  return [card.note ?? "", ...buttons, share];
}

/** Returns, for screen readers, the progress in a mode that the player leaves and may continue later. */
export function describeLeaving({ main, announcement, side }: HudText): string {
  return EAR_TEXTS.left([announcement ?? main, side].filter((text) => text !== "").join(", "));
}

/** Returns, for screen readers, what a lesson asks the player to do now; an empty text if it asks for nothing. */
export function describeLessonStage({ lesson, stage }: Tutorial, attempt: Attempt): string {
  const { lessonStages, directions } = EAR_TEXTS;
  if (stage === "back") return lessonStages.back;
  if (stage === "ask") return lessonStages.ask;
  if (stage === "try" && lesson.mistake !== undefined)
    return lessonStages.first(directions[directionOnScreen(attempt, lesson.mistake)]);
  const best = stage === "win" ? findBestNextMove(attempt.played) : undefined;
  return best === undefined ? "" : lessonStages.move(directions[directionOnScreen(attempt, best)]);
}
