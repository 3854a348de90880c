/**
 * The screen on which the levels of every mode are played. In each frame it advances the level by the input, announces
 * and saves what happened, and draws.
 */
import type { Button, Input } from "../../device/input";
import type { Tap } from "../../device/touch";
import { isBoardDark } from "../../puzzles/looks/board-light";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { drawLessonBoard } from "./lessons/lesson-board-view";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { advanceLesson } from "./lessons/lesson-stage";
import { DARK_LETTER, knowsControl, markControlKnown } from "../save/known-controls";
import { screenOf, type Preparation, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { advanceAttempt, comeToRest } from "./advance-attempt";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { answerAboutBoard } from "./announce-by-ear";
import { announce, silence } from "./announcer";
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { runBackgroundTasks } from "./background-tasks";
import { drawBoard } from "./board-view";
import type { Card } from "./card";
import { drawHud } from "./hud-view";
import { leaveLevel } from "./leave-level";
import { prepareBackground } from "./level-background";
import { advanceCard, endIfStill, lookBack } from "./level-card";
import { handleLessonEvent, handleLevelEvent } from "./level-events";
import { endRun, handleMenuChoice, menuOf, type PlayAnswer, type PlayChoice } from "./level-menu";
import type { Mode } from "./mode";
import { advanceModeClock } from "./mode-clock";
import { advanceOffer } from "./offer";
import { openCopy } from "./open-copy";
import { drawOpening } from "./opening-view";
import { formatShownAttempt, describeClearedLevel, drawLevelSummary } from "./outside-board";
import { drawPage } from "./page-view";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describePlayFocus } from "./play-focus";
import type { PlayContext } from "./play-context";
import { createPlayState, type PlayState } from "./play-state";
import { twistOf } from "./played-twist";
import { releaseCard, isWaitingForResult, shownRunCard } from "./shown-card";
import { hasViewChanged } from "./shown-view";
import { speedsIn } from "./speeds";
import {
  releaseFlow,
  leaveFlow,
  resumeFlow,
  saveFlowIfDue,
  showOpening,
  startNextIfReady,
  waitForLevel,
} from "./level-flow";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfBoardTap } from "../taps/tap-board";
/** The import below is loaded from tilt.lua on first use. @lazy tilt */
import { followTilt, stopTilt } from "./tilt/follow-tilt";
import { advanceLamp, advanceSurroundings, listSurroundings } from "./surroundings";
import { CRANK_DEGREES_PER_MOVE, outcomeOf } from "./timeline";
import { isEmptyBoardFrame } from "./wait-for-level";
import { drawWaiting, prepareWaiting } from "./waiting-view";

const PLAY_SCREEN: ScreenKind<PlayState, PlayChoice, PlayAnswer> = {
  name: "play",
  update: updatePlay,
  report: reportPlay,
  shown: listPlay,
  prepare: preparePlay,
  draw: drawPlay,
  buttonsOfTap: buttonsOfPlayTap,
  runTasks: runPlayTasks,
  leave: leavePlay,
  drop: dropPlay,
  summary: drawLevelSummary,
  attemptJson: formatShownAttempt,
  clearedLevel: describeClearedLevel,
  menu: menuOf,
  soundTheme: ({ attempt }) => attempt?.soundTheme,
  focus: (play) => describePlayFocus(play),
  answer: (play, question) => answerAboutBoard(play, question),
  isBoardDark: ({ surroundings }) => isBoardDark(surroundings.lampChange.lamp),
  runsByItself: ({ attempt, opening, shownCard }) =>
    attempt?.isPlayingItself === true || opening !== undefined || shownCard.replay.isPlaying,
  hasFastMusic: ({ mode }) => mode.rushStatus !== undefined,
  crankStepDegrees: CRANK_DEGREES_PER_MOVE,
};

/**
 * Creates the screen that plays the levels of a mode. It continues `attempt`, a level that the player left earlier, or
 * starts the mode's first level. If `card`, a message with two buttons, is given, it is shown first.
 */
export function createPlayScreen(
  context: PlayContext,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): Screen {
  const play = createPlayState(context, mode, attempt, card);
  resumeFlow(play, attempt, card !== undefined);
  return screenOf(PLAY_SCREEN, play);
}

function updatePlay(play: PlayState, input: Input<PlayChoice, PlayAnswer>, elapsedMs: number): void {
  if (input.answer === "end-run") {
    endRun(play);
    return;
  }
  if (input.menuChoice !== undefined && handleMenuChoice(play, input.menuChoice)) return;
  const { attempt, opening } = play;
  const wasWaiting = isWaitingForResult(play);
  if (attempt === undefined) waitForLevel(play, input, elapsedMs);
  else if (opening !== undefined) showOpening(play, opening, attempt.controls, input, elapsedMs);
  else updateLevel(play, attempt, input, elapsedMs);
  // Saves the end of a timed game at once, because the player may leave before the result appears.
  if (!wasWaiting && isWaitingForResult(play)) noteUnsaved(play.autosave, "all");
  if (play.attempt !== undefined && twistOf(play)?.advance?.(play.attempt, elapsedMs) === true) play.changeCount++;
  if (canTilt(play)) followTilt(tiltedLevelOf(play));
  const hasChanged = hasViewChanged(play.shown, play);
  if (hasChanged) play.changeCount++;
  advanceSurroundings(play.surroundings, play, hasChanged, input, elapsedMs);
}

function updateLevel(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { tutorial, shownCard, save } = play;
  const speeds = speedsIn(save.settings);
  if (shownCard.card !== undefined) {
    const asksForCopy = advanceCard(play, shownCard.card, attempt, { input, elapsedMs, speed: speeds.speed });
    if (asksForCopy) openCopy(play, attempt);
  } else if (tutorial !== undefined) {
    const event = advanceLesson(tutorial, attempt, { input, elapsedMs }, speeds, twistOf(play));
    handleLessonEvent(play, attempt, tutorial, event);
  } else updateModeLevel(play, attempt, input, elapsedMs);
  if (play.attempt !== undefined) advanceLamp(play.surroundings, play.attempt, save.settings, elapsedMs);
}

/**
 * Advances a level that is not a lesson. After the end of a timed game, the player's input is ignored, and only the
 * moving pieces come to rest.
 */
function updateModeLevel(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { mode, autosave, save } = play;
  const speeds = speedsIn(save.settings);
  if (!isWaitingForResult(play) && advanceModeClock(mode, attempt, autosave, elapsedMs)) play.changeCount++;
  if (isWaitingForResult(play)) {
    comeToRest(attempt, elapsedMs, speeds);
    endIfStill(play, attempt, false);
    return;
  }
  const { countedHints } = attempt;
  const wasDark = isBoardDark(play.surroundings.lampChange.lamp) && outcomeOf(attempt.played.timeline) === "playing";
  const event = advanceAttempt(attempt, input, elapsedMs, speeds, mode.twist);
  if (wasDark && event === "acted" && !knowsControl(save, DARK_LETTER)) {
    markControlKnown(save, DARK_LETTER);
    noteUnsaved(autosave, "all");
  }
  advanceOffer(play.offer, mode, attempt, { input, event, elapsedMs });
  if (event === "left") leaveLevel(mode, attempt);
  else if (event === "looked-back") lookBack(play, attempt);
  else {
    handleLevelEvent(play, attempt, event, countedHints);
    const isCleared = event === "gone";
    if (!endIfStill(play, attempt, isCleared) && isCleared) startNextIfReady(play);
  }
}

/** Returns whether the player wants to move by tilting the console, in a puzzle whose moves tilt the board. */
function canTilt({ puzzle, save }: PlayState): boolean {
  return save.settings.isTiltOn && puzzle.isBoardTilted === true;
}

/** Returns the level in which a tilt makes a move now; undefined while the screen shows something else or the end. */
function tiltedLevelOf({ attempt, opening, shownCard }: PlayState): Attempt | undefined {
  if (attempt === undefined || opening !== undefined || shownCard.card !== undefined) return undefined;
  return outcomeOf(attempt.played.timeline) === "playing" ? attempt : undefined;
}

function buttonsOfPlayTap(play: PlayState, tap: Tap): readonly Button[] {
  return buttonsOfBoardTap(play, tap);
}

function reportPlay(play: PlayState, elapsedMs: number): void {
  announce(play.announcer, play, elapsedMs);
  saveFlowIfDue(play);
}

function listPlay(play: PlayState, shown: ShownValues): void {
  listShown(shown, play.changeCount);
  listSurroundings(shown, play.surroundings, play.attempt);
}

function preparePlay(play: PlayState): Preparation {
  const { attempt, waiting, opening, shownCard } = play;
  if (attempt === undefined) return prepareWaiting(waiting, play);
  const isWithoutBackground = opening !== undefined || shownRunCard(shownCard, attempt) !== undefined;
  return isWithoutBackground ? "ready" : prepareBackground(play, attempt);
}

/** Draws the play screen. `preparePlay` must have painted what the screen shows, such as the background. */
function drawPlay(play: PlayState): void {
  const { attempt, waiting, opening, tutorial, look } = play;
  if (attempt === undefined) drawWaiting(waiting);
  else if (opening !== undefined) drawOpening(opening);
  else if (look === undefined) return;
  else if (tutorial !== undefined) drawLessonBoard(play, tutorial, attempt, look);
  else if (!drawPage(play, attempt, look)) {
    drawBoard(play, attempt, look);
    drawHud(play, attempt, look);
  }
}

function runPlayTasks(play: PlayState): void {
  if (play.attempt !== undefined || !isEmptyBoardFrame(play.waiting, play.mode)) runBackgroundTasks(play);
}

function leavePlay(play: PlayState): void {
  leaveFlow(play);
  if (canTilt(play)) stopTilt();
  silence(play.announcer);
}

function dropPlay(play: PlayState): void {
  releaseFlow(play);
  releaseCard(play.shownCard);
}
