/**
 * The screen on which levels of every mode are played. It connects the level, the mode, the messages after levels and
 * the system menu. play-view.ts draws the screen, and attempt.ts handles the input during a level.
 */
import type { PlayContext } from "./play-context";
import { dropQueuedPresses } from "../../device/buttons";
import { today } from "../../device/clock";
import { NO_INPUT, type Input } from "../../device/input";
import { paintPicture, type Picture } from "../../device/screen";
import { confirmEndRush, fillMenu, type LevelActions } from "./play-menu";
import { setMenu, type MenuAction } from "../../device/menu";
import type { NewThing } from "../../puzzles/puzzle";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { puzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import type { Screen } from "../screen";
import {
  prefetchAfter,
  prefetchAtStart,
  createLevelQueue,
  clearQueue,
  prefetchPredicted,
  takeNextLevel,
  type LevelQueue,
} from "./level-queue";
import { runBackgroundTasks } from "./background";
import { hasPage, type Card } from "./card";
import { playCardSound } from "./card-sound";
import { asksForCopy, isCopyTipShown } from "./copy-offer";
import { createControls, clearQueuedPresses, transferQueuedMoves, queuePress, type Controls } from "./controls";
import { COUNTDOWN_MS, playCountdownSound } from "./countdown";
import { createHum, stopHum, type Hum } from "./hum";
import { createIdleAnimation, advanceIdleAnimation, type IdleAnimation } from "./idle-animation";
import { saveAll, autosaveIfDue, type Autosave } from "./autosave";
import { beginLookBack, handleLookBackInput } from "./look-back";
import type { Mode, ReadyLevel } from "./mode";
import { advanceLampHum, attemptJsonOf, summarise, announceLevel } from "./outside-board";
import { drawPlay, PAGE_AFTER_MS, rushStatusOf, type PlayView } from "./play-view";
import { restoreHelp, rememberHelp } from "./remembered-help";
import { createReplay, advanceReplay, type Replay } from "./replay";
import {
  askForHint,
  askToWatch,
  startAttempt,
  isWaitingForPlayer,
  releaseAttempt,
  advanceAttempt,
  refuseHint,
  restartAttempt,
  type Attempt,
} from "./attempt";
import { CRANK_DEGREES_PER_MOVE, discardUndone, isStill, currentState, skipToEnd, createTimeline } from "./timeline";
import { speedsIn } from "./speeds";
import { createAnnouncement, type Announcement } from "./announce-attempt";
import { openCopy } from "./open-copy";
import { clearShared, announceShared } from "./announce-result";
import { isOwnTutorial, tutorialLevel, findNewThing, markTaught, type Tutorial } from "./tutorial";

/** The state of the screen on which levels are played. */
interface PlayScreen extends PlayView, Autosave {
  /** A picture of the board without pieces, shown until the first level is ready; undefined until it is painted. */
  placeholder: Picture | undefined;
  /** How many frames the player has waited for the first level. */
  waitedFrames: number;
  attempt: Attempt | undefined;
  /** A level of the timed mode that continues after the countdown; undefined if there is no such level. */
  pausedAttempt: Attempt | undefined;
  countdownMs: number;
  tutorial: Tutorial | undefined;
  newThing: NewThing | undefined;
  /** The input state that queues button presses before the first level is ready. */
  readonly earlyControls: Controls;
  readonly routes: Pick<Routes, "ask" | "editCopy">;
  readonly queue: LevelQueue;
  card: Card | undefined;
  /** The game's entries in the system menu. The entries differ while a message after a level is shown. */
  readonly menu: MenuAction[];
  /** How long the message after a level has been shown, in milliseconds. */
  cardMs: number;
  replay: Replay;
  readonly idleAnimation: IdleAnimation;
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
  /** How many of this level's hints are already recorded in the player's saved data. */
  notedHints: number;
  /** Whether another screen has replaced the play screen for good. */
  isDropped: boolean;
}

/**
 * The number of frames after which an empty board is shown. Campaign levels load from a table within three frames, so
 * they need no empty board.
 */
const FRAMES_BEFORE_PLACEHOLDER = 3;

/**
 * How long buttons are ignored after a message appears, in milliseconds. An earlier press was meant for the screen
 * before the message.
 */
const CARD_IGNORES_INPUT_MS = 300;

/**
 * Creates the screen that plays the levels of a mode. It continues `attempt`, a level that the player left earlier, or
 * starts the mode's first level. If `card` (a message with two buttons) is given, it is shown first.
 */
export function createPlayScreen(
  { puzzle, save, routes }: PlayContext<Pick<Routes, "ask" | "editCopy">>,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): Screen {
  const queue = createLevelQueue(puzzle, mode);
  const isTimed = mode.rushStatus !== undefined;
  const screen: PlayScreen = {
    puzzle,
    save,
    mode,
    placeholder: undefined,
    waitedFrames: 0,
    attempt: isTimed ? undefined : attempt,
    pausedAttempt: isTimed ? attempt : undefined,
    countdownMs: isTimed ? COUNTDOWN_MS : 0,
    tutorial: undefined,
    routes,
    newThing: attempt === undefined ? undefined : findNewThing(puzzle, save, mode, attempt.played.level),
    earlyControls: createControls(),
    queue,
    card,
    menu: [],
    cardMs: 0,
    replay: createReplay(),
    idleAnimation: createIdleAnimation(),
    lastAnnouncement: createAnnouncement(),
    hum: createHum(),
    unsaved: "nothing",
    unsavedClockMs: 0,
    notedHints: 0,
    isDropped: false,
  };
  prepareScreen(screen, attempt);
  if (attempt === undefined || mode.nextStart(0) === "the same place") prefetchAtStart(queue);
  else if (attempt.phase === "cleared" && card === undefined)
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
  return {
    name: "play",
    frame: (input, elapsedMs) => {
      runFrame(screen, input, elapsedMs);
    },
    show: () => {
      if (!isPlaceholderDue(screen)) drawPlay(screen);
    },
    leave: () => {
      leaveScreen(screen);
    },
    drop: dropOf(screen),
    summary: () => {
      summarise(screen);
    },
    attemptJson: () => attemptJsonOf(screen),
    menu: screen.menu,
    hasFastMusic: mode.rushStatus !== undefined,
    crankStepDegrees: CRANK_DEGREES_PER_MOVE,
  };
}

/**
 * Prepares a new play screen: fills the system menu, restores the hints that the player has used, and prints a result
 * to share.
 */
function prepareScreen(screen: PlayScreen, attempt: Attempt | undefined): void {
  refillMenu(screen);
  if (attempt !== undefined) restoreHelp(screen, attempt);
  announceShared(screen.card);
}

/** Saves all data and stops the hum (the lamp's low note), because the player leaves the play screen. */
function leaveScreen(screen: PlayScreen): void {
  if (screen.attempt !== undefined) rememberNewHelp(screen, screen.attempt);
  saveAll(screen);
  stopHum(screen.hum);
}

/** Returns the function that cancels all background tasks of the play screen and releases its memory. */
const dropOf = (screen: PlayScreen) => (): void => {
  const { queue, attempt, pausedAttempt, card } = screen;
  screen.isDropped = true;
  clearQueue(queue);
  if (attempt !== undefined) releaseAttempt(attempt);
  if (pausedAttempt !== undefined) releaseAttempt(pausedAttempt);
  clearShared(card);
};

/**
 * Runs one frame of the play screen: the countdown, the level, the tutorial or a message, and then the background
 * tasks.
 */
function runFrame(screen: PlayScreen, input: Input, elapsedMs: number): void {
  const { attempt, mode, card } = screen;
  if (attempt === undefined) {
    // Ignores button presses during the countdown, because the player has not seen the level yet.
    if (screen.countdownMs <= 0) queuePress(screen.earlyControls, { ...input, aPressed: false });
    if (screen.countdownMs > 0 && input.bPressed) {
      mode.back();
      return;
    }
    if (!advanceCountdown(screen, elapsedMs)) startOrResume(screen);
    if (screen.attempt === undefined && paintPlaceholderIfDue(screen)) return;
  } else {
    autosaveIfDue(screen, attempt);
    if (card === undefined) {
      if (screen.tutorial !== undefined) playTutorial(screen, attempt, screen.tutorial, input, elapsedMs);
      else {
        if (!isOver(screen)) advanceModeClock(screen, attempt, elapsedMs);
        if (isOver(screen)) comeToRest(screen, attempt, elapsedMs);
        else playLevel(screen, attempt, input, elapsedMs);
      }
    } else advanceCard(screen, attempt, card, input, elapsedMs);
    // A play screen that was replaced for good has released the level's memory. The level must not be drawn or
    // announced any more.
    if (screen.isDropped) return;
    rememberNewHelp(screen, attempt);
    if (advanceIdleAnimation(screen.idleAnimation, canIdle(screen, attempt), elapsedMs)) attempt.isDirty = true;
    if (attempt.isDirty) drawPlay(screen);
    announceLevel(screen, attempt);
    advanceLampHum(screen, attempt, elapsedMs);
  }
  runBackgroundTasks(screen);
}

/** Advances the clock of the mode, if the mode has a clock and the level can be played. */
function advanceModeClock(screen: PlayScreen, attempt: Attempt, elapsedMs: number): void {
  const { mode } = screen;
  if (attempt.phase !== "playing" || mode.onTimePassed === undefined) return;
  if (mode.onTimePassed(elapsedMs)) attempt.isDirty = true;
  screen.unsavedClockMs += elapsedMs;
}

/**
 * Advances the countdown before a timed game, which starts once the empty board is painted. Returns whether the
 * countdown is still running.
 */
function advanceCountdown(screen: PlayScreen, elapsedMs: number): boolean {
  const before = screen.countdownMs;
  if (before <= 0) return false;
  if (screen.placeholder === undefined) return true;
  screen.countdownMs -= elapsedMs;
  if (playCountdownSound(before, screen.countdownMs)) drawPlay(screen);
  if (screen.countdownMs > 0) return true;
  dropQueuedPresses();
  return false;
}

/** Continues the level that the player left earlier. Without such a level, starts the first level if it is ready. */
function startOrResume(screen: PlayScreen): void {
  if (screen.pausedAttempt === undefined) startNextIfReady(screen);
  else {
    screen.attempt = screen.pausedAttempt;
    screen.pausedAttempt = undefined;
    replaceMenu(screen);
  }
}

/**
 * Returns whether a figure may blink while the player does nothing. Figures do not blink in the timed mode, where the
 * player never waits.
 */
function canIdle({ card, mode, attempt: shown }: PlayScreen, attempt: Attempt): boolean {
  return card === undefined && mode.rushStatus === undefined && shown === attempt && isWaitingForPlayer(attempt);
}

/**
 * Returns whether this frame paints the empty board that is shown before the first level. The previous picture stays on
 * the screen in that frame.
 */
function isPlaceholderDue({ attempt, waitedFrames }: PlayScreen): boolean {
  return attempt === undefined && waitedFrames === FRAMES_BEFORE_PLACEHOLDER;
}

/**
 * Paints an empty board if the first level is not ready soon. The painting takes a whole frame. Returns whether it
 * painted.
 */
function paintPlaceholderIfDue(screen: PlayScreen): boolean {
  const { puzzle, mode } = screen;
  screen.waitedFrames++;
  if (screen.waitedFrames === FRAMES_BEFORE_PLACEHOLDER + 1) drawPlay(screen);
  if (!isPlaceholderDue(screen)) return false;
  screen.placeholder = paintPicture(() => {
    puzzle.painter.drawBackground(mode.placeholderLevel(), "lit", rushStatusOf(screen));
  });
  return true;
}

/**
 * Runs one frame in which a card (a message with two buttons) is shown. Its buttons are ignored at first, because they
 * may have been pressed for the screen before.
 */
function advanceCard(screen: PlayScreen, attempt: Attempt, card: Card, input: Input, elapsedMs: number): void {
  const before = screen.cardMs;
  if (isStill(attempt.played.timeline)) screen.cardMs += elapsedMs;
  if (before < PAGE_AFTER_MS && screen.cardMs >= PAGE_AFTER_MS) attempt.isDirty = true;
  const wasCopyTipShown = isCopyTipShown({ ...screen, cardMs: before });
  if (isCopyTipShown(screen) !== wasCopyTipShown) attempt.isDirty = true;
  const areButtonsActive = screen.cardMs > CARD_IGNORES_INPUT_MS;
  const asksToLeave = card.about === "level" && card.asksToLeave === true;
  const leaves = asksToLeave
    ? handleLookBackInput(attempt, screen.replay, input, elapsedMs)
    : input.bPressed && areButtonsActive;
  const areArrowsActive = screen.cardMs > arrowsIgnoredMs(card) && !(asksToLeave && input.bHeld);
  const replayInput = areArrowsActive ? input : { ...NO_INPUT, crankDegrees: input.crankDegrees };
  if (input.aPressed && areButtonsActive) card.onA();
  else if (leaves) card.onB();
  else if (asksForCopy(screen, replayInput)) openCopy(screen, attempt);
  else advanceReplay(screen.replay, attempt, replayInput, elapsedMs, speedsIn(screen.save.settings).speed);
}

/**
 * Returns how long the D-pad (✛) is ignored after a message appears. The time is longer for a full-screen page, because
 * ✛ hides the page.
 */
function arrowsIgnoredMs(card: Card): number {
  return hasPage(card) ? PAGE_AFTER_MS + CARD_IGNORES_INPUT_MS : CARD_IGNORES_INPUT_MS;
}

/**
 * Runs one frame of a tutorial level, which does not count in the mode. The mode's own level starts when the tutorial
 * is cleared.
 */
function playTutorial(screen: PlayScreen, attempt: Attempt, tutorial: Tutorial, input: Input, elapsedMs: number): void {
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(screen.save.settings));
  if (event === "hint" || event === "watch") provideHelp(screen, attempt, event);
  else if (event === "left") screen.mode.back();
  else if (event === "won") {
    countCleared(screen, attempt);
    markTaught(screen.puzzle, screen.save, tutorial.thing);
  } else if (event === "gone") {
    screen.tutorial = undefined;
    startOrTeach(screen, tutorial.next);
  }
}

/** Returns whether a timed mode has used up its time or lives, but does not show the result yet. */
function isOver({ mode, card }: PlayScreen): boolean {
  return card === undefined && mode.isOver?.() === true;
}

/** Lets moving pieces come to rest after the end of a timed game. The player's input is ignored. */
function comeToRest(screen: PlayScreen, attempt: Attempt, elapsedMs: number): void {
  clearQueuedPresses(attempt.controls);
  advanceAttempt(attempt, NO_INPUT, elapsedMs, speedsIn(screen.save.settings));
  endIfStill(screen, attempt, false);
}

/**
 * Shows the message with the result of the level or the game, once no piece moves. Returns whether the message is
 * shown.
 */
function endIfStill(screen: PlayScreen, attempt: Attempt, isCleared: boolean): boolean {
  const card = isStill(attempt.played.timeline) ? screen.mode.card(isCleared) : undefined;
  if (card !== undefined) showCard(screen, attempt, card);
  else if (isOver(screen) && screen.menu.length > 1) {
    // Saves the end of a timed game at once, because the player may leave before the result appears.
    screen.unsaved = "all";
    attempt.notice = "none";
    replaceMenu(screen);
  }
  return card !== undefined;
}

/** Runs one frame of a level that counts in the mode (not a tutorial). */
function playLevel(screen: PlayScreen, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { mode, queue } = screen;
  const { hints } = attempt;
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(screen.save.settings));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(screen, attempt);
    return;
  }
  if (event === "hint" || event === "watch") provideHelp(screen, attempt, event);
  if (event === "acted" || event === "won" || event === "lost" || attempt.hints > hints) screen.unsaved = "moves";
  if (event === "lost") mode.onLost();
  if (event === "acted") prefetchPredicted(queue, attempt);
  if (event === "won") {
    countCleared(screen, attempt);
    mode.onWon(attempt);
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
  }
  if (!endIfStill(screen, attempt, event === "gone") && event === "gone") startNextIfReady(screen);
}

/**
 * Counts a cleared level in the player's statistics. A level does not count if the game itself played the solution. A
 * level that the player made does not count, because the player can make it very easy.
 */
function countCleared({ puzzle, save, mode }: PlayScreen, { wasWatched }: Attempt): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(today()));
  puzzleSave(save, puzzle.id).levelsCleared++;
}

/** Shows a hint or plays the solution of the level. In a mode without hints, shows a short message instead. */
function provideHelp({ mode }: PlayScreen, attempt: Attempt, asked: "hint" | "watch"): void {
  if (!mode.hasHints) refuseHint(attempt);
  else if (asked === "hint") askForHint(attempt);
  else askToWatch(attempt);
}

/** Records in the saved data that the player has seen a new hint or watches the solution of the level. */
function rememberNewHelp(screen: PlayScreen, attempt: Attempt): void {
  const isNew = attempt.hints > screen.notedHints || (attempt.isPlayingItself && attempt.wasWatched);
  if (!isNew || screen.attempt !== attempt) return;
  screen.notedHints = attempt.hints;
  if (rememberHelp(screen, attempt.wasWatched ? "watched" : "hint")) screen.unsaved = "all";
}

/** Shows a card (a message with two buttons) over the level and saves all data. */
function showCard(screen: PlayScreen, attempt: Attempt, card: Card): void {
  clearQueuedPresses(attempt.controls);
  screen.card = card;
  screen.cardMs = 0;
  replaceMenu(screen);
  announceShared(card);
  discardUndone(attempt.played.timeline);
  playCardSound(card);
  attempt.isDirty = true;
  saveAll(screen);
}

/** Starts the next level, if it has already been generated. */
function startNextIfReady(screen: PlayScreen): void {
  const next = takeNextLevel(screen.queue);
  if (next !== undefined) startOrTeach(screen, next);
}

/** Starts a level. If the level has something that is new to the player, a tutorial level starts first. */
function startOrTeach(screen: PlayScreen, next: ReadyLevel): void {
  const { puzzle, save, mode } = screen;
  const thing = findNewThing(puzzle, save, mode, next.level);
  screen.newThing = thing;
  if (thing === undefined || isOwnTutorial(mode, thing)) {
    startLevel(screen, next);
    return;
  }
  if (screen.attempt !== undefined) releaseAttempt(screen.attempt);
  const level = tutorialLevel(puzzle, thing);
  const timeline = createTimeline(puzzle.rules(level));
  switchAttempt(screen, startAttempt(puzzle, { level, timeline, knowledge: undefined }, "arriving", save.stats));
  screen.tutorial = { thing, next };
  screen.notedHints = 0;
}

/**
 * Starts a level of the mode and restores the hints that the player used in it earlier. Then starts to generate the
 * level after it.
 */
function startLevel(screen: PlayScreen, { level, rules, certificate }: ReadyLevel): void {
  if (screen.attempt !== undefined) releaseAttempt(screen.attempt);
  const { puzzle, mode, queue, save } = screen;
  const played = { level, timeline: createTimeline(rules), knowledge: certificate };
  const attempt = startAttempt(puzzle, played, "arriving", save.stats);
  switchAttempt(screen, attempt);
  mode.onArrival(level);
  restoreHelp(screen, attempt);
  if (mode.nextStart(0) === "the same place") prefetchAtStart(queue);
  prefetchPredicted(queue, attempt);
  screen.unsaved = "all";
}

/** Replaces the current level by another one, which takes over the queued moves. */
function switchAttempt(screen: PlayScreen, attempt: Attempt): void {
  transferQueuedMoves(screen.attempt?.controls ?? screen.earlyControls, attempt.controls);
  const isFirst = screen.attempt === undefined;
  screen.attempt = attempt;
  if (isFirst) replaceMenu(screen);
}

/** Keeps a cleared level on the screen until Ⓐ starts the next level. The player can go back through the moves. */
function lookBack(screen: PlayScreen, attempt: Attempt): void {
  const { mode } = screen;
  if (mode.nextStart(0) === "nothing") return;
  const onA = (): void => {
    screen.card = undefined;
    replaceMenu(screen);
    screen.replay = createReplay();
    attempt.notice = "none";
    // Goes to the last move of the cleared level, because the next level starts from its last state. The player may
    // have looked at an earlier state.
    skipToEnd(attempt.played.timeline);
    attempt.isDirty = true;
  };
  beginLookBack(attempt);
  const texts = { aText: "go on", aShortText: "on", bText: "leave" };
  showCard(screen, attempt, { about: "level", ...texts, asksToLeave: true, onA, onB: mode.back });
}

/** Rebuilds the game's entries in the system menu and passes the new entries to the console. */
function replaceMenu(screen: PlayScreen): void {
  refillMenu(screen);
  setMenu(screen.menu);
}

/** Rebuilds the game's entries in the system menu for the current level, or for a screen without a level. */
function refillMenu(screen: PlayScreen): void {
  const isPlayed = screen.attempt !== undefined && screen.card === undefined && !isOver(screen);
  fillMenu(screen.menu, isPlayed ? levelActionsOn(screen) : undefined, screen.mode.back);
}

/**
 * Returns the system menu's actions for the level being played. The actions have no effect before the first level and
 * while a message is shown.
 */
function levelActionsOn(screen: PlayScreen): LevelActions {
  const changeAttempt = (change: (attempt: Attempt) => void) => (): void => {
    if (screen.attempt === undefined || screen.card !== undefined) return;
    change(screen.attempt);
    screen.unsaved = "moves";
  };
  const restart = changeAttempt((attempt) => {
    restartAttempt(attempt);
    rememberNewHelp(screen, attempt);
    restoreHelp(screen, attempt);
  });
  const { mode, routes } = screen;
  const { giveUp } = mode;
  const endRush = giveUp === undefined ? undefined : changeAttempt(confirmEndRush(routes.ask, changeAttempt(giveUp)));
  return { restart, hint: changeAttempt(askForHint), endRush };
}
