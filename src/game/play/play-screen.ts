import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { MenuAction, MenuSwitch } from "../../device/menu";
import { RIGHT, UP } from "../../kernel/direction";
import { runJob, startJob, type Job } from "../../kernel/job";
import type { Place } from "../../puzzles/puzzle";
import type { SealedPuzzle, SealedState } from "../../puzzles/sealed";
import { forgetLevel, leaveLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { keepSave, keepLeftLevel } from "../save/store";
import type { Screen } from "../screen";
import { soundMedal } from "../sounds";
import { REPLAY_LINES, type Card } from "./card";
import { levelToLeave } from "./leave";
import type { Mode, Supply } from "./mode";
import { foreseenEnd } from "./play";
import { drawPlay, type PlayView } from "./play-view";
import { askForHint, beginRound, passFrame, restartRound, workOnRound, type Round } from "./round";
import {
  advance,
  forgetUndone,
  isCrankAtRest,
  isStill,
  present,
  restart,
  skipToEnd,
  startSession,
  stepForward,
  turnCrank,
} from "./session";
import { sessionRow } from "./session-row";
import { soundPassed } from "./session-sounds";
import { drawSummary } from "./summary";

/** The screen that levels are played on, in any mode. */
interface PlayScreen extends PlayView {
  round: Round | undefined;
  /** The levels on their way, the nearest one first. */
  upcoming: Upcoming[];
  card: Card | undefined;
  isReplaying: boolean;
  historyIsShown: boolean;
  /** What the player did last is not kept yet. */
  isUnkept: boolean;
}

/** A level on its way, for the place where the player's piece will stand. */
interface Upcoming {
  readonly from: Place;
  readonly job: Job<Supply>;
}

/** Background work begins no slice later than this in a frame: with the collector's turn it then takes 10 at the most. */
const WORK_MS = 8;

/** So many levels are made ahead where each begins in the same place: then even who plays some at once need not wait. */
const MOST_AHEAD = 2;

const BRISK_SPEED = 1.6;

/**
 * Opens a mode: with the round that was left, or with the first one that the mode supplies; beneath a card,
 * if there is something to say first.
 */
export function createPlayScreen(
  puzzle: SealedPuzzle,
  save: Save,
  mode: Mode,
  round: Round | undefined,
  card: Card | undefined,
): Screen {
  const screen: PlayScreen = {
    puzzle,
    save,
    mode,
    round,
    upcoming: [],
    card,
    isReplaying: false,
    historyIsShown: false,
    isUnkept: false,
  };
  if (round === undefined || mode.next(0) === "the same place") beginAtStart(screen);
  else if (round.phase === "cleared" && card === undefined) beginAfter(screen, round, present(round.play.session));
  return {
    frame: (input, elapsedMs) => {
      runFrame(screen, input, elapsedMs);
    },
    show: () => {
      drawPlay(screen);
    },
    leave: () => {
      remember(screen);
    },
    summary: () => {
      if (screen.round !== undefined) drawSummary(mode.hud(screen.round), screen.round);
    },
    row: () => rowOf(screen),
    menu: menuOf(screen),
  };
}

function runFrame(screen: PlayScreen, input: Input, elapsedMs: number): void {
  const { round, mode } = screen;
  if (round !== undefined) {
    if (screen.isUnkept) keepMoves(screen, round);
    if (screen.card === undefined) {
      if (round.phase === "playing" && mode.onTime(elapsedMs)) round.isDirty = true;
      playOn(screen, round, input, elapsedMs);
    } else passCard(screen, round, screen.card, input, elapsedMs);
    if (round.isDirty) drawPlay(screen);
  } else arriveIfReady(screen);
  work(screen);
}

function playOn(screen: PlayScreen, round: Round, input: Input, elapsedMs: number): void {
  const { mode } = screen;
  const { hints } = round;
  const event = passFrame(round, input, elapsedMs, speedOf(screen));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(screen, round);
    return;
  }
  if (event === "acted" || event === "won" || event === "lost" || round.hints > hints) screen.isUnkept = true;
  if (event === "lost") mode.onLost();
  if (event === "won") {
    mode.onWon(round);
    beginAfter(screen, round, present(round.play.session));
  } else if (event === "acted") foresee(screen, round);
  const card = isStill(round.play.session) ? mode.card(round, event === "gone") : undefined;
  if (card !== undefined) showCard(screen, round, card);
  else if (event === "gone") arriveIfReady(screen);
}

function speedOf({ save }: PlayScreen): number {
  return save.settings.animationSpeed === "brisk" ? BRISK_SPEED : 1;
}

function showCard(screen: PlayScreen, round: Round, card: Card): void {
  screen.card = card;
  forgetUndone(round.play.session);
  if (card.medals.length > 0) soundMedal();
  round.isDirty = true;
  remember(screen);
}

/** Beneath a card the moves that were made may be watched again, or turned by the crank. */
function passCard(screen: PlayScreen, round: Round, card: Card, input: Input, elapsedMs: number): void {
  if (input.aPressed) card.onA();
  else if (input.bPressed) card.onB();
  else {
    const { session } = round.play;
    const { playhead } = session;
    if (input.pressed === RIGHT) {
      restart(session);
      screen.isReplaying = true;
    }
    if (input.crankDegrees !== 0) {
      screen.isReplaying = false;
      turnCrank(session, input.crankDegrees);
    }
    if (input.pressed !== undefined || input.crankDegrees !== 0) {
      screen.historyIsShown = input.pressed === UP;
      round.isDirty = true;
    }
    if (screen.isReplaying && isStill(session)) screen.isReplaying = stepForward(session);
    advance(session, elapsedMs * speedOf(screen));
    if (session.playhead !== playhead) {
      round.isDirty = true;
      soundPassed(session, playhead);
    }
  }
}

/** Where a level ends, and the next one begins, is likely long before: that is composed while the player plays. */
function foresee(screen: PlayScreen, round: Round): void {
  const last = foreseenEnd(round.play);
  if (last !== undefined) beginAfter(screen, round, last);
}

/** Begins the next level where the last one ends, if the mode has it so. */
function beginAfter(screen: PlayScreen, round: Round, last: SealedState): void {
  if (screen.mode.next(0) !== "where it ends") return;
  begin(screen, screen.puzzle.whereabouts(round.play.level, last));
}

function beginAtStart(screen: PlayScreen): void {
  begin(screen, screen.puzzle.plan.start);
}

/** Which level comes depends on the mode and on the place alone: what was begun for this place goes on. */
function begin(screen: PlayScreen, from: Place): void {
  if (screen.upcoming.some((begun) => begun.from.x === from.x && begun.from.y === from.y)) return;
  screen.upcoming = [{ from, job: startJob(screen.mode.supply(from, [])) }];
}

function arriveIfReady(screen: PlayScreen): void {
  if (screen.upcoming.length === 0) return;
  const { result } = screen.upcoming[0].job;
  if (result !== undefined) arrive(screen, result);
}

function arrive(screen: PlayScreen, next: Supply): void {
  screen.upcoming.shift();
  screen.round?.play.certificate?.recycle?.();
  const { level, rules, certificate } = next;
  const { stats } = screen.save;
  screen.round = beginRound(screen.puzzle, level, startSession(rules), certificate, "arriving", stats);
  screen.mode.onArrival(level);
  if (screen.mode.next(0) === "the same place") beginAtStart(screen);
  foresee(screen, screen.round);
  remember(screen);
}

function work(screen: PlayScreen): void {
  const { round } = screen;
  const untilMs = frameMs() + WORK_MS;
  if (round?.certifying !== undefined) {
    if (!workOnRound(round, round.certifying, untilMs)) return;
    foresee(screen, round);
  }
  if (screen.upcoming.length === 0) return;
  const { job } = screen.upcoming[screen.upcoming.length - 1];
  if (runJob(job, frameMs, untilMs)) lookAhead(screen);
}

/** Begins the level after those that are made already, if none of it depends on how they are won. */
function lookAhead({ upcoming, mode, puzzle }: PlayScreen): void {
  if (upcoming.length >= MOST_AHEAD || mode.next(upcoming.length) !== "the same place") return;
  const coming = upcoming.flatMap(({ job }) => (job.result === undefined ? [] : [job.result.level]));
  const from = puzzle.plan.start;
  upcoming.push({ from, job: startJob(mode.supply(from, coming)) });
}

/**
 * Keeps what the player did in the frame before: writing has a frame to itself. While the crank turns it waits, and a
 * win waits for the last move to be seen.
 */
function keepMoves(screen: PlayScreen, round: Round): void {
  const { session } = round.play;
  if (round.phase === "cleared") {
    if (isStill(session)) remember(screen);
  } else if (isCrankAtRest(session)) {
    screen.isUnkept = false;
    const left = levelToLeave(screen.puzzle, screen.mode, round);
    if (left === undefined) return;
    leaveLevel(screen.save.left, left);
    keepLeftLevel(left);
  }
}

/** Keeps all, wherever the player stands. */
function remember(screen: PlayScreen): void {
  const { save, puzzle, mode, round } = screen;
  if (round !== undefined) {
    const left = levelToLeave(puzzle, mode, round);
    if (left === undefined) forgetLevel(save.left, puzzle.id, mode.name);
    else leaveLevel(save.left, left);
  }
  screen.isUnkept = false;
  keepSave(save);
}

/** The level that was just cleared stays until the player has seen enough of it. */
function lookBack(screen: PlayScreen, round: Round): void {
  const { mode } = screen;
  if (mode.next(0) === "nothing") return;
  const { main } = mode.hud(round);
  const onA = (): void => {
    screen.card = undefined;
    screen.isReplaying = false;
    screen.historyIsShown = false;
    // The next level begins where this one ended, not in the middle of what was watched.
    skipToEnd(round.play.session);
    round.isDirty = true;
  };
  showCard(screen, round, {
    title: main,
    lines: REPLAY_LINES,
    medals: [],
    aText: "go on",
    bText: "leave",
    onA,
    onB: mode.back,
  });
}

function rowOf({ round, puzzle, mode }: PlayScreen): string | undefined {
  if (round === undefined) return undefined;
  const { level, session } = round.play;
  return sessionRow(puzzle.id, mode.name, mode.row(), puzzle.write(level), session);
}

function menuOf(screen: PlayScreen): readonly (MenuAction | MenuSwitch)[] {
  const { settings } = screen.save;
  return [
    {
      title: "restart level",
      run: () => {
        if (screen.round === undefined || screen.card !== undefined) return;
        restartRound(screen.round);
        screen.isUnkept = true;
      },
    },
    {
      title: "hint",
      run: () => {
        if (screen.round === undefined || screen.card !== undefined) return;
        askForHint(screen.round);
        screen.isUnkept = true;
      },
    },
    {
      title: "lamp",
      isOn: settings.lampIsShown,
      turn: (isOn) => {
        settings.lampIsShown = isOn;
        keepSave(screen.save);
        if (screen.round !== undefined) screen.round.isDirty = true;
      },
    },
  ];
}
