/**
 * Decides in one place whether the play screen must be drawn again. It remembers all values that the last picture
 * depended on, and compares them with the present ones.
 */
import { cardTips } from "./card-tips";
import { wordAt } from "./countdown";
import type { Attempt } from "./attempt";
import { isPageShown, type PlayView } from "./play-view";
import { bumpShakePixels, impactShakePixels } from "./shake";
import { isStill } from "./timeline";

/** The values on which the picture last depended, in a fixed order. */
export interface ShownView {
  readonly values: unknown[];
  /** How many values this frame has compared so far. */
  count: number;
  hasChanged: boolean;
}

/** Creates the memory of a play screen that has not been drawn yet. */
export function createShownView(): ShownView {
  return { values: [], count: 0, hasChanged: false };
}

/** Returns whether the play screen differs from what it showed in the last frame, and remembers what it shows now. */
export function hasViewChanged(shown: ShownView, view: PlayView): boolean {
  const { attempt } = view;
  shown.count = 0;
  shown.hasChanged = false;
  compare(shown, attempt);
  compare(shown, view.emptyBoard);
  compare(shown, wordAt(view.countdownMs));
  if (attempt === undefined) return shown.hasChanged;
  compare(shown, view.opening);
  compare(shown, view.opening?.travelledMs);
  compareCard(shown, view, attempt);
  compareBoard(shown, attempt);
  compareLamp(shown, view);
  compareTips(shown, view, attempt);
  return shown.hasChanged;
}

/**
 * Compares the card (the message after a level) and the replay of the level's moves with what the last picture showed
 * of them.
 */
function compareCard(shown: ShownView, view: PlayView, attempt: Attempt): void {
  compare(shown, view.card);
  compare(shown, isPageShown(view, attempt));
  compare(shown, cardTips(view));
  compare(shown, view.replay.isPlaying);
  const { diagram } = view.replay;
  compare(shown, diagram?.diagram);
  compare(shown, diagram?.diagram.signs.length);
}

/**
 * Compares the board (the pieces, their shakes and the animation of the level's phase) with what the last picture
 * showed of it.
 */
function compareBoard(shown: ShownView, attempt: Attempt): void {
  const { timeline } = attempt.played;
  compare(shown, timeline.playhead);
  compare(shown, timeline.moveCount);
  compare(shown, timeline.steps.length);
  compare(shown, attempt.phase);
  compare(shown, shownPhaseMs(attempt));
  compare(shown, bumpShakePixels(attempt.bump));
  compare(shown, attempt.bump.direction);
  compare(shown, impactShakePixels(attempt.impact));
  compare(shown, attempt.impact.direction);
}

/**
 * Compares the lamp in the scene, and the part of it that moves after a change, with what the last picture showed of
 * them.
 */
function compareLamp(shown: ShownView, { lampChange }: PlayView): void {
  compare(shown, lampChange.lamp);
  compare(shown, lampChange.elapsedMs);
}

/** Compares the values on which the hint and the texts beside the board depend with those of the last picture. */
function compareTips(shown: ShownView, { tutorial, mode }: PlayView, attempt: Attempt): void {
  compare(shown, attempt.shownHintGrade);
  compare(shown, attempt.shownHintGrade === 2 ? attempt.shownHintMs : 0);
  compare(shown, attempt.notice);
  compare(shown, attempt.isPlayingItself);
  compare(shown, attempt.wasWatched);
  compare(shown, tutorial);
  compare(shown, mode.isOver?.() === true);
  // The result of a cleared level also shows its difficulty, which becomes known later than its solutions.
  const { analysedGraph } = attempt.played;
  compare(shown, attempt.phase === "cleared" ? analysedGraph : analysedGraph !== undefined);
}

/** Returns the time in the animation of arriving pieces or of the celebration; 0 while neither is shown. */
function shownPhaseMs({ phase, phaseMs, painter, played }: Attempt): number {
  if (phase === "arriving") return phaseMs;
  return phase === "cleared" && isStill(played.timeline) ? Math.min(phaseMs, painter.celebrationMs) : 0;
}

function compare(shown: ShownView, value: unknown): void {
  const { values, count } = shown;
  if (values[count] !== value) {
    values[count] = value;
    shown.hasChanged = true;
  }
  shown.count = count + 1;
}
