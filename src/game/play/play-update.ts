/** Handles the input of one frame of the play screen, and decides whether the screen must be drawn again. */
import { dropQueuedPresses, ignoreHeldButtons, type Input } from "../../device/input";
import { isBoardDark } from "../../puzzles/looks/board-light";
import type { Movement } from "../../puzzles/looks/chapter";
import { requestRedraw } from "../redraw";
import { isWaitingForPlayer, type Attempt } from "./attempt";
import { clearQueuedPresses } from "./controls";
import { rememberNewHelp } from "./give-help";
import { advanceIdleAnimation } from "./idle-animation";
import { lampOnScreen } from "./lamp";
import { advanceLampChange } from "./lamp-change";
import { advanceCard } from "./level-card";
import { comeToRest, playLevel, playTutorial } from "./play-level";
import { advanceOpening, type Opening } from "./opening";
import { isOver, type PlayState } from "./play-state";
import { advanceScenery } from "./scenery";
import { hasViewChanged } from "./shown-view";
import { waitForLevel } from "./wait-for-level";

/** Handles the input of one frame, and requests a redraw if it changes what the screen shows. */
export function updatePlay(play: PlayState, input: Input, elapsedMs: number): void {
  const { attempt } = play;
  if (attempt === undefined) waitForLevel(play, input, elapsedMs);
  else if (play.opening !== undefined) showOpening(play, attempt, play.opening, input, elapsedMs);
  else {
    advancePlay(play, attempt, input, elapsedMs);
    rememberNewHelp(play, attempt);
    if (play.attempt !== undefined) {
      const lamp = lampOnScreen(play.attempt, play.save.settings.lampIsShown);
      advanceLampChange(play.lampChange, play.attempt, lamp, elapsedMs);
    }
  }
  const hasChanged = hasViewChanged(play.shown, play);
  const isQuiet = !hasChanged && attempt !== undefined && canIdle(play, attempt);
  if (advanceIdleAnimation(play.idleAnimation, isQuiet, elapsedMs) || hasChanged) requestRedraw();
  if (isSceneryShown(play) && advanceScenery(play.scenery, movementsOf(play), input, elapsedMs)) requestRedraw();
}

/**
 * Shows the opening of a chapter for one frame. Ⓐ ends it, and Ⓑ leaves the level. No press of this time has an effect
 * in the level.
 */
function showOpening(play: PlayState, attempt: Attempt, opening: Opening, input: Input, elapsedMs: number): void {
  if (input.isBPressed) play.mode.back();
  else if (!advanceOpening(opening, input.isAPressed, elapsedMs)) return;
  play.opening = undefined;
  clearQueuedPresses(attempt.controls);
  dropQueuedPresses();
  ignoreHeldButtons();
}

/** Returns whether the scenery beside the board is shown, and not a page or an opening. */
function isSceneryShown({ card, opening, replay }: PlayState): boolean {
  return card === undefined && opening === undefined && replay.diagram === undefined;
}

/** Returns the pictures of the scene that move beside the board now; none while the board is dark. */
function movementsOf({ attempt, lampChange }: PlayState): readonly Movement[] | undefined {
  return isBoardDark(lampChange.lamp) ? undefined : attempt?.painter.scene.movements;
}

/** Advances what the screen shows: the message after a level, a tutorial or a level of the mode. */
function advancePlay(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { card, tutorial } = play;
  if (card !== undefined) advanceCard(play, attempt, card, input, elapsedMs);
  else if (tutorial !== undefined) playTutorial(play, attempt, tutorial, input, elapsedMs);
  else {
    if (!isOver(play)) advanceModeClock(play, attempt, elapsedMs);
    if (isOver(play)) comeToRest(play, attempt, elapsedMs);
    else playLevel(play, attempt, input, elapsedMs);
  }
}

/** Advances the clock of the mode, if the mode has a clock and the level can be played. */
function advanceModeClock(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  const { mode } = play;
  if (attempt.phase !== "playing" || mode.onTimePassed === undefined) return;
  if (mode.onTimePassed(elapsedMs)) requestRedraw();
  play.unsavedClockMs += elapsedMs;
}

/**
 * Returns whether a figure may blink while the player does nothing. Figures do not blink in the timed mode, where the
 * player never waits.
 */
function canIdle({ card, mode, attempt: shown }: PlayState, attempt: Attempt): boolean {
  return card === undefined && mode.rushStatus === undefined && shown === attempt && isWaitingForPlayer(attempt);
}
