import { frameMs } from "../device/loop";
import type { MenuAction, MenuSwitch } from "../device/menu";
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../device/screen";
import { RIGHT, UP } from "../kernel/direction";
import { runJob, startJob, type Job } from "../kernel/job";
import type { Puzzle } from "../puzzles/puzzle";
import { LESSONS } from "./campaign-mode";
import { drawCard, type Card } from "./card";
import type { Input } from "../device/input";
import { drawHud, type Lamp, type Whisper } from "./hud";
import type { Mode, Supply } from "./mode";
import { canBeWon, foreseenEnd } from "./play";
import type { Save } from "./save";
import { keepSave } from "./save-store";
import type { Screen } from "./screen";
import {
  advance,
  forgetUndone,
  isStill,
  outcomeOf,
  present,
  restart,
  startSession,
  stepForward,
  turnCrank,
} from "./session";
import { sessionRow } from "./session-row";
import { soundMedal, soundPassed } from "./sounds";
import { drawSummary } from "./summary";
import {
  askForHint,
  drawHistory,
  drawTable,
  layTable,
  passFrame,
  restartTable,
  workOnTable,
  type Table,
} from "./table";

/** The screen that levels are played on, in any mode. */
interface PlayScreen<Level, State> {
  readonly puzzle: Puzzle<Level, State>;
  readonly save: Save;
  readonly mode: Mode<Level, State>;
  /** Undefined before the first level has been composed. */
  table: Table<Level, State> | undefined;
  upcoming: Upcoming<Level, State> | undefined;
  card: Card | undefined;
  isReplaying: boolean;
  /** Beneath a card: the moves as arrows over the first position. */
  historyIsShown: boolean;
  /** How long ago the player did the first thing that is not kept yet; undefined if all is kept. */
  unkeptMs: number | undefined;
}

/** The next level on its way, for the place where the player's piece will stand. */
interface Upcoming<Level, State> {
  readonly x: number;
  readonly y: number;
  readonly job: Job<Supply<Level, State>>;
}

/** Background work gets this much of a frame; more while there is nothing on the screen that could stutter. */
const WORK_MS = 10;
const FIRST_WORK_MS = 16;

// What the player does is kept this soon, but not in the middle of a roll: writing may take longer than a frame.
const KEEP_AFTER_MS = 1000;

const BRISK_SPEED = 1.6;

/**
 * Opens a mode: with the level that was left on the table, or with the first one that the mode supplies; beneath a card,
 * if there is something to say first.
 */
export function createPlayScreen<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  mode: Mode<Level, State>,
  table: Table<Level, State> | undefined,
  card: Card | undefined,
): Screen {
  const screen: PlayScreen<Level, State> = {
    puzzle,
    save,
    mode,
    table,
    upcoming: undefined,
    card,
    isReplaying: false,
    historyIsShown: false,
    unkeptMs: undefined,
  };
  if (table === undefined) beginAtStart(screen);
  else if (table.phase === "cleared" && card === undefined) beginAfter(screen, table, present(table.play.session));
  return {
    frame: (input, elapsedMs) => {
      runFrame(screen, input, elapsedMs);
    },
    show: () => {
      show(screen);
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

function runFrame<Level, State>(screen: PlayScreen<Level, State>, input: Input, elapsedMs: number): void {
  const { table, mode } = screen;
  if (table !== undefined) {
    if (screen.card === undefined) {
      if (table.phase === "playing" && mode.onTime(elapsedMs)) table.isDirty = true;
      playOn(screen, table, input, elapsedMs);
    } else passCard(screen, table, screen.card, input, elapsedMs);
    passUnkept(screen, table, elapsedMs);
    if (table.isDirty) show(screen);
  }
  work(screen);
}

function playOn<Level, State>(
  screen: PlayScreen<Level, State>,
  table: Table<Level, State>,
  input: Input,
  elapsedMs: number,
): void {
  const { mode } = screen;
  const event = passFrame(table, input, elapsedMs, speedOf(screen));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "acted" || event === "won" || event === "lost") screen.unkeptMs ??= 0;
  if (event === "won") {
    mode.onWon(table);
    beginAfter(screen, table, present(table.play.session));
  } else if (event === "acted") foresee(screen, table);
  const card = isStill(table.play.session) ? mode.card(table, event === "gone") : undefined;
  if (card !== undefined) showCard(screen, table, card);
  else if (event === "gone" && screen.upcoming?.job.result !== undefined) arrive(screen, screen.upcoming.job.result);
}

function speedOf<Level, State>({ save }: PlayScreen<Level, State>): number {
  return save.settings.animationSpeed === "brisk" ? BRISK_SPEED : 1;
}

function showCard<Level, State>(screen: PlayScreen<Level, State>, table: Table<Level, State>, card: Card): void {
  screen.card = card;
  forgetUndone(table.play.session);
  if (card.medals !== undefined) soundMedal();
  table.isDirty = true;
  remember(screen);
}

/** Beneath a card the moves that were made may be watched again, or turned by the crank. */
function passCard<Level, State>(
  screen: PlayScreen<Level, State>,
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

/** Shortly before its end it is likely where a level ends, and the next one begins: that is composed while the player looks. */
function foresee<Level, State>(screen: PlayScreen<Level, State>, table: Table<Level, State>): void {
  const last = foreseenEnd(table.play);
  if (last !== undefined) beginAfter(screen, table, last);
}

/** Begins the next level where the last one ends, if the mode has it so. */
function beginAfter<Level, State>(screen: PlayScreen<Level, State>, table: Table<Level, State>, last: State): void {
  if (screen.mode.next() !== "where it ends") return;
  const { x, y } = screen.puzzle.whereabouts(table.play.level, last);
  begin(screen, x, y);
}

function beginAtStart<Level, State>(screen: PlayScreen<Level, State>): void {
  const { startX, startY } = screen.puzzle.endless;
  begin(screen, startX, startY);
}

/** Which level comes depends on the mode and on the place alone: what was begun for this place goes on. */
function begin<Level, State>(screen: PlayScreen<Level, State>, x: number, y: number): void {
  if (screen.upcoming?.x === x && screen.upcoming.y === y) return;
  screen.upcoming = { x, y, job: startJob(screen.mode.supply(x, y)) };
}

function arrive<Level, State>(screen: PlayScreen<Level, State>, next: Supply<Level, State>): void {
  screen.upcoming = undefined;
  screen.table?.play.certificate?.recycle?.();
  const { level, rules, certificate } = next;
  const { stats } = screen.save;
  screen.table = layTable(screen.puzzle, level, startSession(rules), certificate, "arriving", stats);
  screen.mode.onArrival(level);
  if (screen.mode.next() === "the same place") beginAtStart(screen);
  remember(screen);
}

function work<Level, State>(screen: PlayScreen<Level, State>): void {
  const { upcoming, table } = screen;
  const untilMs = frameMs() + (table === undefined ? FIRST_WORK_MS : WORK_MS);
  if (table !== undefined && !workOnTable(table, untilMs)) return;
  if (upcoming === undefined || upcoming.job.done || !runJob(upcoming.job, frameMs, untilMs)) return;
  if (table === undefined && upcoming.job.result !== undefined) arrive(screen, upcoming.job.result);
}

function passUnkept<Level, State>(
  screen: PlayScreen<Level, State>,
  table: Table<Level, State>,
  elapsedMs: number,
): void {
  if (screen.unkeptMs === undefined) return;
  screen.unkeptMs += elapsedMs;
  const isDue = screen.unkeptMs >= KEEP_AFTER_MS || table.phase === "cleared";
  if (isDue && isStill(table.play.session)) remember(screen);
}

function remember<Level, State>(screen: PlayScreen<Level, State>): void {
  if (screen.table !== undefined) screen.mode.remember(screen.table);
  screen.unkeptMs = undefined;
  keepSave(screen.save);
}

function show<Level, State>(screen: PlayScreen<Level, State>): void {
  const { table, mode, save, card } = screen;
  if (table === undefined) {
    fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    return;
  }
  table.isDirty = false;
  if (screen.historyIsShown) {
    drawHistory(table);
    return;
  }
  drawTable(table);
  const { settings } = save;
  const whisper = card === undefined ? whisperOf(table, save) : "none";
  drawHud(mode.hud(table), lampOf(table, settings.lampIsShown), whisper, settings.hudSide);
  const isReplayed = table.play.session.playhead !== table.play.session.steps.length;
  if (card !== undefined && !isReplayed) drawCard(card);
}

function rowOf<Level, State>({ table, puzzle, mode }: PlayScreen<Level, State>): string | undefined {
  if (table === undefined) return undefined;
  const { level, session } = table.play;
  return sessionRow(puzzle.id, mode.row(), puzzle.write(level), session);
}

function lampOf<Level, State>(table: Table<Level, State>, isShown: boolean): Lamp {
  const canWin = canBeWon(table.play);
  if (!isShown || canWin === undefined) return "hidden";
  return canWin ? "lit" : "out";
}

function whisperOf<Level, State>(table: Table<Level, State>, save: Save): Whisper {
  const { session } = table.play;
  if (outcomeOf(session) === "lost") return "rewind";
  if (table.hintIsShown && canBeWon(table.play) === false) return "rewind";
  return save.lessonsDone < LESSONS && session.steps.length === 0 ? "how to roll" : "none";
}

function menuOf<Level, State>(screen: PlayScreen<Level, State>): readonly (MenuAction | MenuSwitch)[] {
  const { settings } = screen.save;
  return [
    {
      title: "restart level",
      run: () => {
        if (screen.table !== undefined && screen.card === undefined) restartTable(screen.table);
      },
    },
    {
      title: "hint",
      run: () => {
        if (screen.table !== undefined && screen.card === undefined) askForHint(screen.table);
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
