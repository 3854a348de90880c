import { forgetWaiting } from "../../device/buttons";
import { today } from "../../device/clock";
import { NO_INPUT, type Input } from "../../device/input";
import { paintPicture, type Picture } from "../../device/screen";
import { askToEnd, fillMenu, type LevelActs } from "./play-menu";
import { setMenu, type MenuAction } from "../../device/menu";
import type { NewThing } from "../../puzzles/puzzle";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { puzzleSave, type Save } from "../save/save";
import { countLevel } from "../save/stats";
import type { Screen } from "../screen";
import { beginAfter, beginAtStart, createAhead, dropAhead, foresee, takeNext, type Ahead } from "./ahead";
import { work } from "./background";
import { hasPage, type Card } from "./card";
import { soundCard } from "./card-sound";
import { asksForCopy, isCopyTold } from "./copies";
import { createControls, forgetPresses, handOver, keepPress, type Controls } from "./controls";
import { COUNTDOWN_MS, passWord } from "./countdown";
import { createHum, endHum, type Hum } from "./hum";
import { createIdle, passIdle, type Idle } from "./idle";
import { keepAll, keepLast, type Keeping } from "./keeping";
import { beginLookBack, hearB } from "./looking-back";
import type { Mode, Supply } from "./mode";
import { hum, rowOf, summarise, tellOf } from "./outlook";
import { drawPlay, PAGE_AFTER_MS, runOf, type PlayView } from "./play-view";
import { bringBackHelp, rememberHelp } from "./remembered-help";
import { createReplay, passReplay, type Replay } from "./replay";
import {
  askForHint,
  askToWatch,
  beginRound,
  canRest,
  dropRound,
  passFrame,
  refuseHint,
  restartRound,
  type Round,
} from "./round";
import { CRANK_DEGREES_PER_MOVE, forgetUndone, isStill, present, skipToEnd, startSession } from "./session";
import { speedsIn } from "./speeds";
import { nothingTold, type Told } from "./told";
import { takeCopy } from "./take-copy";
import { tellNothingShared, tellShared } from "./told-result";
import { isTaughtHere, levelTeaching, newThingOn, noteTaught, type Teaching } from "./teaching";

/** The screen that levels are played on, in any mode. */
interface PlayScreen extends PlayView, Keeping {
  bare: Picture | undefined;
  /** How many frames there was no level yet. */
  waitedFrames: number;
  round: Round | undefined;
  /** The round that was left, until the countdown before it is over. */
  held: Round | undefined;
  countdownMs: number;
  teaching: Teaching | undefined;
  newThing: NewThing | undefined;
  /** What is pressed before there is a level. */
  readonly early: Controls;
  readonly routes: Pick<Routes, "ask" | "editCopy">;
  readonly ahead: Ahead;
  card: Card | undefined;
  /** The entries of the system menu: others beneath a card. */
  readonly menu: MenuAction[];
  /** How long the card has been seen. */
  cardMs: number;
  replay: Replay;
  readonly idle: Idle;
  readonly told: Told;
  readonly hum: Hum;
  /** How many of the round's hints are remembered with its level. */
  notedHints: number;
  /** Another screen has taken its place for good. */
  isDropped: boolean;
}

/** Levels that are only read are there by then. */
const FRAMES_BEFORE_BARE = 3;

const CARD_DEAF_MS = 300;

/**
 * Opens a mode: with the round that was left, or with the first level that the mode supplies; beneath a card, if there is
 * something to say first.
 */
export function createPlayScreen(
  puzzle: SealedPuzzle,
  save: Save,
  mode: Mode,
  routes: Pick<Routes, "ask" | "editCopy">,
  round: Round | undefined,
  card: Card | undefined,
): Screen {
  const ahead = createAhead(puzzle, mode);
  const isTimed = mode.run !== undefined;
  const screen: PlayScreen = {
    puzzle,
    save,
    mode,
    bare: undefined,
    waitedFrames: 0,
    round: isTimed ? undefined : round,
    held: isTimed ? round : undefined,
    countdownMs: isTimed ? COUNTDOWN_MS : 0,
    teaching: undefined,
    routes,
    newThing: round === undefined ? undefined : newThingOn(puzzle, save, mode, round.play.level),
    early: createControls(),
    ahead,
    card,
    menu: [],
    cardMs: 0,
    replay: createReplay(),
    idle: createIdle(),
    told: nothingTold(),
    hum: createHum(),
    unkept: "nothing",
    clockMs: 0,
    notedHints: 0,
    isDropped: false,
  };
  begin(screen, round);
  if (round === undefined || mode.next(0) === "the same place") beginAtStart(ahead);
  else if (round.phase === "cleared" && card === undefined) beginAfter(ahead, round, present(round.play.session));
  return {
    frame: (input, elapsedMs) => {
      runFrame(screen, input, elapsedMs);
    },
    show: () => {
      if (!hasBareToPaint(screen)) drawPlay(screen);
    },
    leave: () => {
      leave(screen);
    },
    drop: dropping(screen),
    summary: () => {
      summarise(screen);
    },
    row: () => rowOf(screen),
    menu: screen.menu,
    isHurried: mode.run !== undefined,
    crankStepDegrees: CRANK_DEGREES_PER_MOVE,
  };
}

function begin(screen: PlayScreen, round: Round | undefined): void {
  refill(screen);
  if (round !== undefined) bringBackHelp(screen, round);
  tellShared(screen.card);
}

function leave(screen: PlayScreen): void {
  if (screen.round !== undefined) noteNewHelp(screen, screen.round);
  keepAll(screen);
  endHum(screen.hum);
}

const dropping = (screen: PlayScreen) => (): void => {
  const { ahead, round, held, card } = screen;
  screen.isDropped = true;
  dropAhead(ahead);
  if (round !== undefined) dropRound(round);
  if (held !== undefined) dropRound(held);
  tellNothingShared(card);
};

function runFrame(screen: PlayScreen, input: Input, elapsedMs: number): void {
  const { round, mode, card } = screen;
  if (round === undefined) {
    // Nobody can mean a press in a level that "Go!" has not shown yet.
    if (screen.countdownMs <= 0) keepPress(screen.early, { ...input, aPressed: false });
    if (screen.countdownMs > 0 && input.bPressed) {
      mode.back();
      return;
    }
    if (!countDown(screen, elapsedMs)) beginOrArrive(screen);
    if (screen.round === undefined && waitOn(screen)) return;
  } else {
    keepLast(screen, round);
    if (card === undefined) {
      if (screen.teaching !== undefined) learnOn(screen, round, screen.teaching, input, elapsedMs);
      else {
        if (!isOver(screen)) passTime(screen, round, elapsedMs);
        if (isOver(screen)) comeToRest(screen, round, elapsedMs);
        else playOn(screen, round, input, elapsedMs);
      }
    } else passCard(screen, round, card, input, elapsedMs);
    // Nothing is known of a level that was dropped, so nothing of it is drawn or announced.
    if (screen.isDropped) return;
    noteNewHelp(screen, round);
    if (passIdle(screen.idle, isQuiet(screen, round), elapsedMs)) round.isDirty = true;
    if (round.isDirty) drawPlay(screen);
    tellOf(screen, round);
    hum(screen, round, elapsedMs);
  }
  work(screen);
}

/** Lets the mode's clock run, if there is one and the level can be played. */
function passTime(screen: PlayScreen, round: Round, elapsedMs: number): void {
  const { mode } = screen;
  if (round.phase !== "playing" || mode.onTime === undefined) return;
  if (mode.onTime(elapsedMs)) round.isDirty = true;
  screen.clockMs += elapsedMs;
}

/** Lets the time before a run pass, once its board is to be seen. Returns whether there is some left. */
function countDown(screen: PlayScreen, elapsedMs: number): boolean {
  const before = screen.countdownMs;
  if (before <= 0) return false;
  if (screen.bare === undefined) return true;
  screen.countdownMs -= elapsedMs;
  if (passWord(before, screen.countdownMs)) drawPlay(screen);
  if (screen.countdownMs > 0) return true;
  forgetWaiting();
  return false;
}

/** The round that was left goes on, or the first level comes. */
function beginOrArrive(screen: PlayScreen): void {
  if (screen.held === undefined) arriveIfReady(screen);
  else {
    screen.round = screen.held;
    screen.held = undefined;
    changeMenu(screen);
  }
}

/** Whether nothing is going on, so that who stands on the board may blink; against the clock nobody has time to see it. */
function isQuiet({ card, mode, round: shown }: PlayScreen, round: Round): boolean {
  return card === undefined && mode.run === undefined && shown === round && canRest(round);
}

/** Whether this frame is that of the bare board: what there was to see stays while it is painted. */
function hasBareToPaint({ round, waitedFrames }: PlayScreen): boolean {
  return round === undefined && waitedFrames === FRAMES_BEFORE_BARE;
}

/** Paints the bare board if the first level is not there at once, in a frame of its own; gives whether it did. */
function waitOn(screen: PlayScreen): boolean {
  const { puzzle, mode } = screen;
  screen.waitedFrames++;
  if (screen.waitedFrames === FRAMES_BEFORE_BARE + 1) drawPlay(screen);
  if (!hasBareToPaint(screen)) return false;
  screen.bare = paintPicture(() => {
    puzzle.painter.ground(mode.bare(), "lit", runOf(screen));
  });
  return true;
}

/** A button pressed as the card came was meant for what was there before. */
function passCard(screen: PlayScreen, round: Round, card: Card, input: Input, elapsedMs: number): void {
  const before = screen.cardMs;
  if (isStill(round.play.session)) screen.cardMs += elapsedMs;
  if (before < PAGE_AFTER_MS && screen.cardMs >= PAGE_AFTER_MS) round.isDirty = true;
  const copyWasTold = isCopyTold({ ...screen, cardMs: before });
  if (isCopyTold(screen) !== copyWasTold) round.isDirty = true;
  const isHeard = screen.cardMs > CARD_DEAF_MS;
  const isAsked = card.about === "level" && card.asksToLeave === true;
  const leaves = isAsked ? hearB(round, screen.replay, input, elapsedMs) : input.bPressed && isHeard;
  const isFree = screen.cardMs > arrowsDeafMs(card) && !(isAsked && input.bHeld);
  const free = isFree ? input : { ...NO_INPUT, crankDegrees: input.crankDegrees };
  if (input.aPressed && isHeard) card.onA();
  else if (leaves) card.onB();
  else if (asksForCopy(screen, free)) takeCopy(screen, round);
  else passReplay(screen.replay, round, free, elapsedMs, speedsIn(screen.save.settings).speed);
}

/** An arrow hides the page of a card: it must have been seen for that. */
function arrowsDeafMs(card: Card): number {
  return hasPage(card) ? PAGE_AFTER_MS + CARD_DEAF_MS : CARD_DEAF_MS;
}

/** A level that teaches counts in no mode: the one that waits behind it does. */
function learnOn(screen: PlayScreen, round: Round, teaching: Teaching, input: Input, elapsedMs: number): void {
  const event = passFrame(round, input, elapsedMs, speedsIn(screen.save.settings));
  if (event === "hint" || event === "watch") help(screen, round, event);
  else if (event === "left") screen.mode.back();
  else if (event === "won") {
    countCleared(screen, round);
    noteTaught(screen.puzzle, screen.save, teaching.thing);
  } else if (event === "gone") {
    screen.teaching = undefined;
    arriveOrTeach(screen, teaching.next);
  }
}

/** Whether a run against the clock is over but its end page has not come yet. */
function isOver({ mode, card }: PlayScreen): boolean {
  return card === undefined && mode.isOver?.() === true;
}

/** Plays the animation of a finished run to its end. The player's input is ignored. */
function comeToRest(screen: PlayScreen, round: Round, elapsedMs: number): void {
  forgetPresses(round.controls);
  passFrame(round, NO_INPUT, elapsedMs, speedsIn(screen.save.settings));
  endIfStill(screen, round, false);
}

/** Shows the card that ends the mode as soon as the board stands still; gives whether it did. */
function endIfStill(screen: PlayScreen, round: Round, isCleared: boolean): boolean {
  const card = isStill(round.play.session) ? screen.mode.card(isCleared) : undefined;
  if (card !== undefined) showCard(screen, round, card);
  else if (isOver(screen) && screen.menu.length > 1) {
    // Save the end when it happens: the player may leave before the end page comes.
    screen.unkept = "all";
    round.notice = "none";
    changeMenu(screen);
  }
  return card !== undefined;
}

function playOn(screen: PlayScreen, round: Round, input: Input, elapsedMs: number): void {
  const { mode, ahead } = screen;
  const { hints } = round;
  const event = passFrame(round, input, elapsedMs, speedsIn(screen.save.settings));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(screen, round);
    return;
  }
  if (event === "hint" || event === "watch") help(screen, round, event);
  if (event === "acted" || event === "won" || event === "lost" || round.hints > hints) screen.unkept = "moves";
  if (event === "lost") mode.onLost();
  if (event === "acted") foresee(ahead, round);
  if (event === "won") {
    countCleared(screen, round);
    mode.onWon(round);
    beginAfter(ahead, round, present(round.play.session));
  }
  if (!endIfStill(screen, round, event === "gone") && event === "gone") arriveIfReady(screen);
}

/** A level that the game itself has played was not cleared by the player, and whoever makes levels could make them easy. */
function countCleared({ puzzle, save, mode }: PlayScreen, { wasWatched }: Round): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(today()));
  puzzleSave(save, puzzle.id).levelsCleared++;
}

/** Does what Ⓐ asks for, where the mode has hints. */
function help({ mode }: PlayScreen, round: Round, asked: "hint" | "watch"): void {
  if (!mode.hasHints) refuseHint(round);
  else if (asked === "hint") askForHint(round);
  else askToWatch(round);
}

/** Remembers a hint that is seen since the last frame, and a solution that is being watched. */
function noteNewHelp(screen: PlayScreen, round: Round): void {
  const isNew = round.hints > screen.notedHints || (round.isPlayingItself && round.wasWatched);
  if (!isNew || screen.round !== round) return;
  screen.notedHints = round.hints;
  if (rememberHelp(screen, round.wasWatched ? "watched" : "hint")) screen.unkept = "all";
}

function showCard(screen: PlayScreen, round: Round, card: Card): void {
  forgetPresses(round.controls);
  screen.card = card;
  screen.cardMs = 0;
  changeMenu(screen);
  tellShared(card);
  forgetUndone(round.play.session);
  soundCard(card);
  round.isDirty = true;
  keepAll(screen);
}

function arriveIfReady(screen: PlayScreen): void {
  const next = takeNext(screen.ahead);
  if (next !== undefined) arriveOrTeach(screen, next);
}

/** What is new on the level that has come is taught first. */
function arriveOrTeach(screen: PlayScreen, next: Supply): void {
  const { puzzle, save, mode } = screen;
  const thing = newThingOn(puzzle, save, mode, next.level);
  screen.newThing = thing;
  if (thing === undefined || isTaughtHere(mode, thing)) {
    arrive(screen, next);
    return;
  }
  if (screen.round !== undefined) dropRound(screen.round);
  const level = levelTeaching(puzzle, thing);
  const session = startSession(puzzle.rules(level));
  enter(screen, beginRound(puzzle, level, session, undefined, "arriving", save.stats));
  screen.teaching = { thing, next };
  screen.notedHints = 0;
}

function arrive(screen: PlayScreen, { level, rules, certificate }: Supply): void {
  if (screen.round !== undefined) dropRound(screen.round);
  const { puzzle, mode, ahead, save } = screen;
  const round = beginRound(puzzle, level, startSession(rules), certificate, "arriving", save.stats);
  enter(screen, round);
  mode.onArrival(level);
  bringBackHelp(screen, round);
  if (mode.next(0) === "the same place") beginAtStart(ahead);
  foresee(ahead, round);
  screen.unkept = "all";
}

/** A round takes the place of the one before, and what was pressed since that was over. */
function enter(screen: PlayScreen, round: Round): void {
  handOver(screen.round?.controls ?? screen.early, round.controls);
  const isFirst = screen.round === undefined;
  screen.round = round;
  if (isFirst) changeMenu(screen);
}

/** The level that was just cleared stays until the player has seen enough of it. */
function lookBack(screen: PlayScreen, round: Round): void {
  const { mode } = screen;
  if (mode.next(0) === "nothing") return;
  const onA = (): void => {
    screen.card = undefined;
    changeMenu(screen);
    screen.replay = createReplay();
    round.notice = "none";
    // The next level begins where this one ended, not in the middle of what was watched.
    skipToEnd(round.play.session);
    round.isDirty = true;
  };
  beginLookBack(round);
  const texts = { aText: "go on", aBrief: "on", bText: "leave" };
  showCard(screen, round, { about: "level", ...texts, asksToLeave: true, onA, onB: mode.back });
}

/** A card has come or gone. */
function changeMenu(screen: PlayScreen): void {
  refill(screen);
  setMenu(screen.menu);
}

function refill(screen: PlayScreen): void {
  const isPlayed = screen.round !== undefined && screen.card === undefined && !isOver(screen);
  fillMenu(screen.menu, isPlayed ? actsOn(screen) : undefined, screen.mode.back);
}

function actsOn(screen: PlayScreen): LevelActs {
  const changeRound = (change: (round: Round) => void) => (): void => {
    if (screen.round === undefined || screen.card !== undefined) return;
    change(screen.round);
    screen.unkept = "moves";
  };
  const restart = changeRound((round) => {
    restartRound(round);
    noteNewHelp(screen, round);
    bringBackHelp(screen, round);
  });
  const { mode, routes } = screen;
  const { giveUp } = mode;
  const end = giveUp === undefined ? undefined : changeRound(askToEnd(routes.ask, changeRound(giveUp)));
  return { restart, hint: changeRound(askForHint), end };
}
