import { frameMs } from "../device/loop";
import type { MenuAction, MenuSwitch } from "../device/menu";
import { RIGHT, UP } from "../kernel/direction";
import { runJob, startJob, type Job } from "../kernel/job";
import type { Place, Puzzle } from "../puzzles/puzzle";
import { REPLAY_LINES, type Card } from "./card";
import type { Input } from "../device/input";
import { forgetTable, leaveTable } from "./left";
import type { Mode, Supply } from "./mode";
import { foreseenEnd } from "./play";
import { drawPlay, type PlayView } from "./play-view";
import { tableToLeave } from "./resume";
import type { Save } from "./save";
import { keepSave, keepTable } from "./save-store";
import type { Screen } from "./screen";
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
import { soundMedal, soundPassed } from "./sounds";
import { drawSummary } from "./summary";
import { askForHint, layTable, passFrame, restartTable, workOnTable, type Table } from "./table";

/** The screen that levels are played on, in any mode. */
interface PlayScreen<Level, State, Wish> extends PlayView<Level, State, Wish> {
  table: Table<Level, State> | undefined;
  /** The levels on their way, the nearest one first. */
  upcoming: Upcoming<Level, State>[];
  card: Card | undefined;
  isReplaying: boolean;
  historyIsShown: boolean;
  /** What the player did last is not kept yet. */
  isUnkept: boolean;
}

/** A level on its way, for the place where the player's piece will stand. */
interface Upcoming<Level, State> {
  readonly from: Place;
  readonly job: Job<Supply<Level, State>>;
}

/** Background work begins no slice later than this in a frame: with the collector's turn it then takes 10 at the most. */
const WORK_MS = 8;

/** So many levels are made ahead where each begins in the same place: then even who plays some at once need not wait. */
const MOST_AHEAD = 2;

const BRISK_SPEED = 1.6;

/**
 * Opens a mode: with the level that was left on the table, or with the first one that the mode supplies; beneath a card,
 * if there is something to say first.
 */
export function createPlayScreen<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  mode: Mode<Level, State>,
  table: Table<Level, State> | undefined,
  card: Card | undefined,
): Screen {
  const screen: PlayScreen<Level, State, Wish> = {
    puzzle,
    save,
    mode,
    table,
    upcoming: [],
    card,
    isReplaying: false,
    historyIsShown: false,
    isUnkept: false,
  };
  if (table === undefined || mode.next(0) === "the same place") beginAtStart(screen);
  else if (table.phase === "cleared" && card === undefined) beginAfter(screen, table, present(table.play.session));
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
      if (screen.table !== undefined) drawSummary(mode.hud(screen.table), screen.table);
    },
    row: () => rowOf(screen),
    menu: menuOf(screen),
  };
}

function runFrame<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, input: Input, elapsedMs: number): void {
  const { table, mode } = screen;
  if (table !== undefined) {
    if (screen.isUnkept) keepMoves(screen, table);
    if (screen.card === undefined) {
      if (table.phase === "playing" && mode.onTime(elapsedMs)) table.isDirty = true;
      playOn(screen, table, input, elapsedMs);
    } else passCard(screen, table, screen.card, input, elapsedMs);
    if (table.isDirty) drawPlay(screen);
  } else arriveIfReady(screen);
  work(screen);
}

function playOn<Level, State, Wish>(
  screen: PlayScreen<Level, State, Wish>,
  table: Table<Level, State>,
  input: Input,
  elapsedMs: number,
): void {
  const { mode } = screen;
  const { hints } = table;
  const event = passFrame(table, input, elapsedMs, speedOf(screen));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(screen, table);
    return;
  }
  if (event === "acted" || event === "won" || event === "lost" || table.hints > hints) screen.isUnkept = true;
  if (event === "won") {
    mode.onWon(table);
    beginAfter(screen, table, present(table.play.session));
  } else if (event === "acted") foresee(screen, table);
  const card = isStill(table.play.session) ? mode.card(table, event === "gone") : undefined;
  if (card !== undefined) showCard(screen, table, card);
  else if (event === "gone") arriveIfReady(screen);
}

function speedOf<Level, State, Wish>({ save }: PlayScreen<Level, State, Wish>): number {
  return save.settings.animationSpeed === "brisk" ? BRISK_SPEED : 1;
}

function showCard<Level, State, Wish>(
  screen: PlayScreen<Level, State, Wish>,
  table: Table<Level, State>,
  card: Card,
): void {
  screen.card = card;
  forgetUndone(table.play.session);
  if (card.medals.length > 0) soundMedal();
  table.isDirty = true;
  remember(screen);
}

/** Beneath a card the moves that were made may be watched again, or turned by the crank. */
function passCard<Level, State, Wish>(
  screen: PlayScreen<Level, State, Wish>,
  table: Table<Level, State>,
  card: Card,
  input: Input,
  elapsedMs: number,
): void {
  if (input.aPressed) card.onA();
  else if (input.bPressed) card.onB();
  else {
    const { session } = table.play;
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
      table.isDirty = true;
    }
    if (screen.isReplaying && isStill(session)) screen.isReplaying = stepForward(session);
    advance(session, elapsedMs * speedOf(screen));
    if (session.playhead !== playhead) {
      table.isDirty = true;
      soundPassed(session, playhead);
    }
  }
}

/** Where a level ends, and the next one begins, is likely long before: that is composed while the player plays. */
function foresee<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, table: Table<Level, State>): void {
  const last = foreseenEnd(table.play);
  if (last !== undefined) beginAfter(screen, table, last);
}

/** Begins the next level where the last one ends, if the mode has it so. */
function beginAfter<Level, State, Wish>(
  screen: PlayScreen<Level, State, Wish>,
  table: Table<Level, State>,
  last: State,
): void {
  if (screen.mode.next(0) !== "where it ends") return;
  begin(screen, screen.puzzle.whereabouts(table.play.level, last));
}

function beginAtStart<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>): void {
  begin(screen, screen.puzzle.plan.start);
}

/** Which level comes depends on the mode and on the place alone: what was begun for this place goes on. */
function begin<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, from: Place): void {
  if (screen.upcoming.some((begun) => begun.from.x === from.x && begun.from.y === from.y)) return;
  screen.upcoming = [{ from, job: startJob(screen.mode.supply(from, [])) }];
}

function arriveIfReady<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>): void {
  if (screen.upcoming.length === 0) return;
  const { result } = screen.upcoming[0].job;
  if (result !== undefined) arrive(screen, result);
}

function arrive<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, next: Supply<Level, State>): void {
  screen.upcoming.shift();
  screen.table?.play.certificate?.recycle?.();
  const { level, rules, certificate } = next;
  const { stats } = screen.save;
  screen.table = layTable(screen.puzzle, level, startSession(rules), certificate, "arriving", stats);
  screen.mode.onArrival(level);
  if (screen.mode.next(0) === "the same place") beginAtStart(screen);
  foresee(screen, screen.table);
  remember(screen);
}

function work<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>): void {
  const { table } = screen;
  const untilMs = frameMs() + WORK_MS;
  if (table?.certifying !== undefined) {
    if (!workOnTable(table, table.certifying, untilMs)) return;
    foresee(screen, table);
  }
  if (screen.upcoming.length === 0) return;
  const { job } = screen.upcoming[screen.upcoming.length - 1];
  if (runJob(job, frameMs, untilMs)) lookAhead(screen);
}

/** Begins the level after those that are made already, if none of it depends on how they are won. */
function lookAhead<Level, State, Wish>({ upcoming, mode, puzzle }: PlayScreen<Level, State, Wish>): void {
  if (upcoming.length >= MOST_AHEAD || mode.next(upcoming.length) !== "the same place") return;
  const coming = upcoming.flatMap(({ job }) => (job.result === undefined ? [] : [job.result.level]));
  const from = puzzle.plan.start;
  upcoming.push({ from, job: startJob(mode.supply(from, coming)) });
}

/**
 * Keeps what the player did in the frame before: writing has a frame to itself. While the crank turns it waits, and a
 * win waits for the last move to be seen.
 */
function keepMoves<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, table: Table<Level, State>): void {
  const { session } = table.play;
  if (table.phase === "cleared") {
    if (isStill(session)) remember(screen);
  } else if (isCrankAtRest(session)) {
    screen.isUnkept = false;
    const left = tableToLeave(screen.puzzle, screen.mode, table);
    if (left === undefined) return;
    leaveTable(screen.save.left, left);
    keepTable(left);
  }
}

/** Keeps all, wherever the player stands. */
function remember<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>): void {
  const { save, puzzle, mode, table } = screen;
  if (table !== undefined) {
    const left = tableToLeave(puzzle, mode, table);
    if (left === undefined) forgetTable(save.left, puzzle.id, mode.name);
    else leaveTable(save.left, left);
  }
  screen.isUnkept = false;
  keepSave(save);
}

/** The level that was just cleared stays until the player has seen enough of it. */
function lookBack<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>, table: Table<Level, State>): void {
  const { mode } = screen;
  if (mode.next(0) === "nothing") return;
  const { main } = mode.hud(table);
  const onA = (): void => {
    screen.card = undefined;
    screen.isReplaying = false;
    screen.historyIsShown = false;
    // The next level begins where this one ended, not in the middle of what was watched.
    skipToEnd(table.play.session);
    table.isDirty = true;
  };
  showCard(screen, table, {
    title: main,
    lines: REPLAY_LINES,
    medals: [],
    aText: "go on",
    bText: "leave",
    onA,
    onB: mode.back,
  });
}

function rowOf<Level, State, Wish>({ table, puzzle, mode }: PlayScreen<Level, State, Wish>): string | undefined {
  if (table === undefined) return undefined;
  const { level, session } = table.play;
  return sessionRow(puzzle.id, mode.name, mode.row(), puzzle.write(level), session);
}

function menuOf<Level, State, Wish>(screen: PlayScreen<Level, State, Wish>): readonly (MenuAction | MenuSwitch)[] {
  const { settings } = screen.save;
  return [
    {
      title: "restart level",
      run: () => {
        if (screen.table === undefined || screen.card !== undefined) return;
        restartTable(screen.table);
        screen.isUnkept = true;
      },
    },
    {
      title: "hint",
      run: () => {
        if (screen.table === undefined || screen.card !== undefined) return;
        askForHint(screen.table);
        screen.isUnkept = true;
      },
    },
    {
      title: "lamp",
      isOn: settings.lampIsShown,
      turn: (isOn) => {
        settings.lampIsShown = isOn;
        keepSave(screen.save);
        if (screen.table !== undefined) screen.table.isDirty = true;
      },
    },
  ];
}
