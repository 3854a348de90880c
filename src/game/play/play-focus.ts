/**
 * For a player who cannot see the play screen: returns the texts to announce that are not about the board. These are
 * the press that a lesson asks for, the card after a level with its two buttons, and the tip about leaving.
 */
import { TEXTS as EAR_TEXTS } from "../texts/by-ear";
import { TEXTS } from "../texts/index";
import { directionOnScreen, type Attempt } from "./attempt";
import type { Card } from "./card";
import { findBestNextMove } from "./played-level";
import type { ShownCard } from "./shown-card";
import { describeDiagram, describeMadeStep } from "./spoken-replay";
import { isStill } from "./timeline";
import type { Tutorial } from "./tutorial";

interface FocusedPlay {
  readonly attempt: Attempt | undefined;
  readonly tutorial: Tutorial | undefined;
  readonly shownCard: ShownCard;
}

/**
 * Returns texts about the play screen that are announced to screen readers each time they change; see
 * `ScreenKind.focus`.
 */
export function describePlayFocus({ attempt, tutorial, shownCard }: FocusedPlay): readonly string[] {
  const { card, replay } = shownCard;
  if (attempt !== undefined && replay.made !== undefined) return describeMadeStep(attempt, replay.made);
  if (attempt !== undefined && replay.diagram !== undefined) return describeDiagram(attempt, replay.diagram);
  if (card !== undefined) return describeCardFocus(card);
  if (attempt === undefined) return [];
  if (tutorial !== undefined) return isStill(attempt.played.timeline) ? [describeLessonStage(tutorial, attempt)] : [];
  return attempt.notice === "leave-tip" ? [TEXTS.play.leaveTips[0]] : [];
}

/** Returns, for screen readers, the texts of a card (a message with two buttons) and of its buttons. */
export function describeCardFocus(card: Card): readonly string[] {
  const buttons = [EAR_TEXTS.buttonA(card.aText), EAR_TEXTS.buttonB(card.bText)];
  return card.about === "run" ? [card.title, ...card.lines, ...buttons] : [card.note ?? "", ...buttons];
}

function describeLessonStage({ lesson, stage }: Tutorial, attempt: Attempt): string {
  const { lessonStages } = EAR_TEXTS;
  if (stage === "back") return lesson.afterMistake ?? lessonStages.back;
  if (stage === "ask") return lessonStages.ask;
  const asked = stage === "try" ? lesson.mistake : stage === "win" ? findBestNextMove(attempt.played) : undefined;
  return asked === undefined ? "" : lessonStages.move(EAR_TEXTS.directions[directionOnScreen(attempt, asked)]);
}
