import { dropQueuedPresses } from "../../device/buttons";
import { today } from "../../device/clock";
import { NO_INPUT, type Input } from "../../device/input";
import { paintPicture, type Picture } from "../../device/screen";
import { confirmEndRush, fillMenu, type LevelActions } from "./play-menu";
import { setMenu, type MenuAction } from "../../device/menu";
import type { NewThing } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { puzzleSave, type Save } from "../save/save";
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
import { work } from "./background";
import { hasPage, type Card } from "./card";
import { soundCard } from "./card-sound";
import { asksForCopy, isCopyTipShown } from "./copy-offer";
import { createControls, clearQueuedPresses, transferQueuedMoves, queuePress, type Controls } from "./controls";
import { COUNTDOWN_MS, soundCountdownWord } from "./countdown";
import { createHum, stopHum, type Hum } from "./hum";
import { createIdleAnimation, advanceIdleAnimation, type IdleAnimation } from "./idle-animation";
import { saveAll, autosaveIfDue, type Autosave } from "./autosave";
import { beginLookBack, hearB } from "./looking-back";
import type { Mode, ReadyLevel } from "./mode";
import { hum, rowOf, summarise, tellOf } from "./outlook";
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

/** The screen that levels are played on, in any mode. */
interface PlayScreen extends PlayView, Autosave {
  placeholder: Picture | undefined;
  /** How many frames there was no level yet. */
  waitedFrames: number;
  attempt: Attempt | undefined;
  /** The round that was left, until the countdown before it is over. */
  pausedAttempt: Attempt | undefined;
  countdownMs: number;
  tutorial: Tutorial | undefined;
  newThing: NewThing | undefined;
  /** What is pressed before there is a level. */
  readonly earlyControls: Controls;
  readonly routes: Pick<Routes, "ask" | "editCopy">;
  readonly queue: LevelQueue;
  card: Card | undefined;
  /** The entries of the system menu: others beneath a card. */
  readonly menu: MenuAction[];
  /** How long the card has been seen. */
  cardMs: number;
  replay: Replay;
  readonly idleAnimation: IdleAnimation;
  readonly lastAnnouncement: Announcement;
  readonly hum: Hum;
  /** How many of the round's hints are remembered with its level. */
  notedHints: number;
  /** Another screen has taken its place for good. */
  isDropped: boolean;
}

/** Levels that are only read are there by then. */
const FRAMES_BEFORE_PLACEHOLDER = 3;

const CARD_IGNORES_INPUT_MS = 300;

/**
 * Opens a mode: with the round that was left, or with the first level that the mode supplies; beneath a card, if there is
 * something to say first.
 */
export function createPlayScreen(
  puzzle: AnyPuzzle,
  save: Save,
  mode: Mode,
  routes: Pick<Routes, "ask" | "editCopy">,
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
  prepare(screen, attempt);
  if (attempt === undefined || mode.nextStart(0) === "the same place") prefetchAtStart(queue);
  else if (attempt.phase === "cleared" && card === undefined)
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
  return {
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
    attemptJson: () => rowOf(screen),
    menu: screen.menu,
    hasFastMusic: mode.rushStatus !== undefined,
    crankStepDegrees: CRANK_DEGREES_PER_MOVE,
  };
}

function prepare(screen: PlayScreen, attempt: Attempt | undefined): void {
  refillMenu(screen);
  if (attempt !== undefined) restoreHelp(screen, attempt);
  announceShared(screen.card);
}

function leaveScreen(screen: PlayScreen): void {
  if (screen.attempt !== undefined) rememberNewHelp(screen, screen.attempt);
  saveAll(screen);
  stopHum(screen.hum);
}

const dropOf = (screen: PlayScreen) => (): void => {
  const { queue, attempt, pausedAttempt, card } = screen;
  screen.isDropped = true;
  clearQueue(queue);
  if (attempt !== undefined) releaseAttempt(attempt);
  if (pausedAttempt !== undefined) releaseAttempt(pausedAttempt);
  clearShared(card);
};

function runFrame(screen: PlayScreen, input: Input, elapsedMs: number): void {
  const { attempt, mode, card } = screen;
  if (attempt === undefined) {
    // Nobody can mean a press in a level that "Go!" has not shown yet.
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
    // Nothing is known of a level that was dropped, so nothing of it is drawn or announced.
    if (screen.isDropped) return;
    rememberNewHelp(screen, attempt);
    if (advanceIdleAnimation(screen.idleAnimation, canIdle(screen, attempt), elapsedMs)) attempt.isDirty = true;
    if (attempt.isDirty) drawPlay(screen);
    tellOf(screen, attempt);
    hum(screen, attempt, elapsedMs);
  }
  work(screen);
}

/** Lets the mode's clock run, if there is one and the level can be played. */
function advanceModeClock(screen: PlayScreen, attempt: Attempt, elapsedMs: number): void {
  const { mode } = screen;
  if (attempt.phase !== "playing" || mode.onTimePassed === undefined) return;
  if (mode.onTimePassed(elapsedMs)) attempt.isDirty = true;
  screen.unsavedClockMs += elapsedMs;
}

/** Lets the time before a run pass, once its board is to be seen. Returns whether there is some left. */
function advanceCountdown(screen: PlayScreen, elapsedMs: number): boolean {
  const before = screen.countdownMs;
  if (before <= 0) return false;
  if (screen.placeholder === undefined) return true;
  screen.countdownMs -= elapsedMs;
  if (soundCountdownWord(before, screen.countdownMs)) drawPlay(screen);
  if (screen.countdownMs > 0) return true;
  dropQueuedPresses();
  return false;
}

/** The round that was left goes on, or the first level comes. */
function startOrResume(screen: PlayScreen): void {
  if (screen.pausedAttempt === undefined) startNextIfReady(screen);
  else {
    screen.attempt = screen.pausedAttempt;
    screen.pausedAttempt = undefined;
    replaceMenu(screen);
  }
}

/** Whether nothing is going on, so that who stands on the board may blink; against the clock nobody has time to see it. */
function canIdle({ card, mode, attempt: shown }: PlayScreen, attempt: Attempt): boolean {
  return card === undefined && mode.rushStatus === undefined && shown === attempt && isWaitingForPlayer(attempt);
}

/** Whether this frame is that of the bare board: what there was to see stays while it is painted. */
function isPlaceholderDue({ attempt, waitedFrames }: PlayScreen): boolean {
  return attempt === undefined && waitedFrames === FRAMES_BEFORE_PLACEHOLDER;
}

/** Paints the bare board if the first level is not there at once, in a frame of its own; gives whether it did. */
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

/** A button pressed as the card came was meant for what was there before. */
function advanceCard(screen: PlayScreen, attempt: Attempt, card: Card, input: Input, elapsedMs: number): void {
  const before = screen.cardMs;
  if (isStill(attempt.played.timeline)) screen.cardMs += elapsedMs;
  if (before < PAGE_AFTER_MS && screen.cardMs >= PAGE_AFTER_MS) attempt.isDirty = true;
  const wasCopyTipShown = isCopyTipShown({ ...screen, cardMs: before });
  if (isCopyTipShown(screen) !== wasCopyTipShown) attempt.isDirty = true;
  const isHeard = screen.cardMs > CARD_IGNORES_INPUT_MS;
  const isAsked = card.about === "level" && card.asksToLeave === true;
  const leaves = isAsked ? hearB(attempt, screen.replay, input, elapsedMs) : input.bPressed && isHeard;
  const isFree = screen.cardMs > arrowsDeafMs(card) && !(isAsked && input.bHeld);
  const free = isFree ? input : { ...NO_INPUT, crankDegrees: input.crankDegrees };
  if (input.aPressed && isHeard) card.onA();
  else if (leaves) card.onB();
  else if (asksForCopy(screen, free)) openCopy(screen, attempt);
  else advanceReplay(screen.replay, attempt, free, elapsedMs, speedsIn(screen.save.settings).speed);
}

/** An arrow hides the page of a card: it must have been seen for that. */
function arrowsDeafMs(card: Card): number {
  return hasPage(card) ? PAGE_AFTER_MS + CARD_IGNORES_INPUT_MS : CARD_IGNORES_INPUT_MS;
}

/** A level that teaches counts in no mode: the one that waits behind it does. */
function playTutorial(screen: PlayScreen, attempt: Attempt, tutorial: Tutorial, input: Input, elapsedMs: number): void {
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(screen.save.settings));
  if (event === "hint" || event === "watch") giveHelp(screen, attempt, event);
  else if (event === "left") screen.mode.back();
  else if (event === "won") {
    countCleared(screen, attempt);
    markTaught(screen.puzzle, screen.save, tutorial.thing);
  } else if (event === "gone") {
    screen.tutorial = undefined;
    startOrTeach(screen, tutorial.next);
  }
}

/** Whether a run against the clock is over but its end page has not come yet. */
function isOver({ mode, card }: PlayScreen): boolean {
  return card === undefined && mode.isOver?.() === true;
}

/** Plays the animation of a finished run to its end. The player's input is ignored. */
function comeToRest(screen: PlayScreen, round: Attempt, elapsedMs: number): void {
  clearQueuedPresses(round.controls);
  advanceAttempt(round, NO_INPUT, elapsedMs, speedsIn(screen.save.settings));
  endIfStill(screen, round, false);
}

/** Shows the card that ends the mode as soon as the board stands still; gives whether it did. */
function endIfStill(screen: PlayScreen, round: Attempt, isCleared: boolean): boolean {
  const card = isStill(round.played.timeline) ? screen.mode.card(isCleared) : undefined;
  if (card !== undefined) showCard(screen, round, card);
  else if (isOver(screen) && screen.menu.length > 1) {
    // Save the end when it happens: the player may leave before the end page comes.
    screen.unsaved = "all";
    round.notice = "none";
    replaceMenu(screen);
  }
  return card !== undefined;
}

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
  if (event === "hint" || event === "watch") giveHelp(screen, attempt, event);
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

/** A level that the game itself has played was not cleared by the player, and whoever makes levels could make them easy. */
function countCleared({ puzzle, save, mode }: PlayScreen, { wasWatched }: Attempt): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(today()));
  puzzleSave(save, puzzle.id).levelsCleared++;
}

/** Does what Ⓐ asks for, where the mode has hints. */
function giveHelp({ mode }: PlayScreen, attempt: Attempt, asked: "hint" | "watch"): void {
  if (!mode.hasHints) refuseHint(attempt);
  else if (asked === "hint") askForHint(attempt);
  else askToWatch(attempt);
}

/** Remembers a hint that is seen since the last frame, and a solution that is being watched. */
function rememberNewHelp(screen: PlayScreen, attempt: Attempt): void {
  const isNew = attempt.hints > screen.notedHints || (attempt.isPlayingItself && attempt.wasWatched);
  if (!isNew || screen.attempt !== attempt) return;
  screen.notedHints = attempt.hints;
  if (rememberHelp(screen, attempt.wasWatched ? "watched" : "hint")) screen.unsaved = "all";
}

function showCard(screen: PlayScreen, attempt: Attempt, card: Card): void {
  clearQueuedPresses(attempt.controls);
  screen.card = card;
  screen.cardMs = 0;
  replaceMenu(screen);
  announceShared(card);
  discardUndone(attempt.played.timeline);
  soundCard(card);
  attempt.isDirty = true;
  saveAll(screen);
}

function startNextIfReady(screen: PlayScreen): void {
  const next = takeNextLevel(screen.queue);
  if (next !== undefined) startOrTeach(screen, next);
}

/** What is new on the level that has come is taught first. */
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
  switchAttempt(screen, startAttempt(puzzle, level, timeline, undefined, "arriving", save.stats));
  screen.tutorial = { thing, next };
  screen.notedHints = 0;
}

function startLevel(screen: PlayScreen, { level, rules, certificate }: ReadyLevel): void {
  if (screen.attempt !== undefined) releaseAttempt(screen.attempt);
  const { puzzle, mode, queue, save } = screen;
  const attempt = startAttempt(puzzle, level, createTimeline(rules), certificate, "arriving", save.stats);
  switchAttempt(screen, attempt);
  mode.onArrival(level);
  restoreHelp(screen, attempt);
  if (mode.nextStart(0) === "the same place") prefetchAtStart(queue);
  prefetchPredicted(queue, attempt);
  screen.unsaved = "all";
}

/** A round takes the place of the one before, and what was pressed since that was over. */
function switchAttempt(screen: PlayScreen, attempt: Attempt): void {
  transferQueuedMoves(screen.attempt?.controls ?? screen.earlyControls, attempt.controls);
  const isFirst = screen.attempt === undefined;
  screen.attempt = attempt;
  if (isFirst) replaceMenu(screen);
}

/** The level that was just cleared stays until the player has seen enough of it. */
function lookBack(screen: PlayScreen, attempt: Attempt): void {
  const { mode } = screen;
  if (mode.nextStart(0) === "nothing") return;
  const onA = (): void => {
    screen.card = undefined;
    replaceMenu(screen);
    screen.replay = createReplay();
    attempt.notice = "none";
    // The next level begins where this one ended, not in the middle of what was watched.
    skipToEnd(attempt.played.timeline);
    attempt.isDirty = true;
  };
  beginLookBack(attempt);
  const texts = { aText: "go on", aBrief: "on", bText: "leave" };
  showCard(screen, attempt, { about: "level", ...texts, asksToLeave: true, onA, onB: mode.back });
}

/** A card has come or gone. */
function replaceMenu(screen: PlayScreen): void {
  refillMenu(screen);
  setMenu(screen.menu);
}

function refillMenu(screen: PlayScreen): void {
  const isPlayed = screen.attempt !== undefined && screen.card === undefined && !isOver(screen);
  fillMenu(screen.menu, isPlayed ? levelActionsOn(screen) : undefined, screen.mode.back);
}

function levelActionsOn(screen: PlayScreen): LevelActions {
  const changeAttempt = (change: (round: Attempt) => void) => (): void => {
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
