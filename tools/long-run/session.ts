/**
 * The simulated console of a long run, with everything that is watched in each frame. The console is started many
 * times, always with the same data folder.
 */
import { join } from "node:path";
import { GameError, type Button, type DrawingCall, type FrameReport, type Host } from "../../simulator/host";
import { createSourceNamer } from "../../simulator/source-map-file";
import {
  GAME_FILES,
  frame,
  screenNow,
  startPlayer,
  watched,
  type Player,
  type Watching,
} from "../../tests/play/player";
import type { AttemptJson } from "../../tests/play/attempt-json";
import { saveIn } from "../../tests/play/saves";
import { projectFolder } from "../packaging/project-folder";
import { createBotCounts, findDifference, resetCounts, type BotCounts } from "./bot-counts";
import { createDataFolder, type DataFolder } from "./data-folder";
import { createDice, type Dice } from "./dice";
import { countFrame, createFrameCosts, estimateDrawing, type FrameCosts } from "./frame-costs";
import { HEAP_KEY, HEAP_LINE, withHeapKey } from "./heap-key";
import {
  createLevelWatch,
  expectForeignMoves,
  forgetLevel,
  hearLine,
  watchLevel,
  type LevelWatch,
} from "./level-watch";
import { RunFault } from "./run-fault";
import { createShiftingClock, type ShiftingClock } from "./shifting-clock";

/** Noon of 31 December 2025, in seconds since the beginning of 2000. */
const START_SECONDS = 820497600;
/** How many printed lines the simulated player keeps, so that a long session needs no more and more memory. */
const KEPT_LINES = 500;

export interface Session {
  readonly seed: number;
  readonly dice: Dice;
  readonly folder: DataFolder;
  readonly counts: BotCounts;
  readonly levels: LevelWatch;
  readonly costs: FrameCosts;
  readonly files: Host["files"];
  player: Player;
  time: ShiftingClock;
  /** How many times each thing happened to the console, such as a sleep, by its name in the report. */
  readonly events: Map<string, number>;
  /** By how many days the date of the clock differs from the true one. */
  daysShifted: number;
  /** The number of the frame in which the console was started last. */
  startedAtFrame: number;
  /** The won levels that the bot had counted when each of the last two saves was written, the newest last. */
  savedWins: readonly number[];
  heard: AttemptJson | undefined;
}

/** Changes of a session, with which a test plants faults. */
export interface SessionChanges {
  /** The files of the game. The default is the built game. */
  readonly files?: Host["files"];
}

/** Starts the game for the first time, with an empty data folder. */
export function openSession(seed: number, { files = GAME_FILES }: SessionChanges = {}): Session {
  const counts = createBotCounts();
  const fields = {
    ...{ seed, dice: createDice(seed), counts, levels: createLevelWatch(counts), costs: createFrameCosts() },
    ...{ files: withHeapKey(files), events: new Map<string, number>(), startedAtFrame: 0, savedWins: [0, 0] },
    ...{ heard: undefined, daysShifted: 0, time: createShiftingClock(START_SECONDS) },
  };
  const folder = createDataFolder((name) => {
    if (name.startsWith("save-")) session.savedWins = [...session.savedWins, countAllWins(session)].slice(-2);
  });
  const session: Session = Object.assign(fields, { folder, player: undefined as unknown as Player });
  start(session);
  return session;
}

/** Starts the game again, as after a power cut if nothing has told it before that it ends. */
export function restart(session: Session): void {
  session.time = createShiftingClock(session.time.clock.secondsSince2000());
  start(session);
}

function start(session: Session): void {
  const { files, folder, time } = session;
  forgetLevel(session.levels);
  const drawing = (call: DrawingCall): void => {
    session.time.spendDrawing(estimateDrawing(call));
  };
  const watch = { begin: (): Watching => watchSession(session) };
  const nameSources = createSourceNamer(join(projectFolder, "build/source"));
  session.startedAtFrame = session.costs.frames;
  guard(session, () => {
    watched(watch, () => {
      session.player = startPlayer(folder.store, { files, clock: time.clock, watchDrawing: drawing, nameSources });
    });
  });
}

function watchSession(session: Session): Watching {
  return {
    line: (line) => {
      hearLine(session.levels, line);
      if (!line.startsWith(ATTEMPT)) return false;
      session.heard = JSON.parse(line.slice(ATTEMPT.length)) as AttemptJson;
      return true;
    },
    signal: () => undefined,
    frame: (player, report) => {
      watchFrame(session, player, report);
    },
  };
}

const ATTEMPT = "attempt: ";

function watchFrame(session: Session, player: Player, { hasDrawn }: FrameReport): void {
  const { costs, time } = session;
  const cost = { luaMs: time.luaMs(), drawingMs: time.drawingMs(), hasDrawn };
  const slow = countFrame(costs, cost, () => screenNow(player) ?? "none");
  if (slow !== undefined) fail(session, slow);
  if (hasDrawn) lookAtLevel(session, player);
  if (player.printed.length > 2 * KEPT_LINES) player.printed.splice(0, KEPT_LINES);
  player.reports.length = 0;
}

/** Reads the level on the screen. Returns undefined if there is none. */
export function lookAtLevel(session: Session, player = session.player): AttemptJson | undefined {
  session.heard = undefined;
  player.console.keyPressed("j");
  const wrong = watchLevel(session.levels, session.heard);
  if (wrong !== undefined) fail(session, wrong);
  return session.heard;
}

/** Runs one frame with some buttons held and the crank turned. */
export function step(session: Session, held: readonly Button[] = [], crankDegrees = 0): void {
  if (crankDegrees !== 0) expectForeignMoves(session.levels);
  guard(session, () => frame(session.player, held, crankDegrees));
}

/** Runs frames without input. */
export function wait(session: Session, frames: number): void {
  for (let count = 0; count < frames; count++) step(session);
}

/** Presses a button for two frames and releases it for `pause` frames. */
export function tap(session: Session, button: Button, pause: number): void {
  step(session, [button]);
  step(session, [button]);
  wait(session, pause);
}

/** Runs `action` on the console. If the game throws, stops the run with the first line of the error. */
export function guard(session: Session, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    fail(session, `the game failed: ${error.message.split("\n")[0]}`);
  }
}

/** Stops the run with a sentence that says where it was and what is wrong. */
export function fail({ seed, costs }: Session, what: string): never {
  throw new RunFault({ seed, frame: costs.frames }, what);
}

export function countEvent({ events }: Session, name: string): void {
  events.set(name, (events.get(name) ?? 0) + 1);
}

/** Makes the game save, and compares the statistics in its save with what the bot has counted. */
export function checkStatistics(session: Session): void {
  guard(session, () => {
    session.player.console.signal("deviceWillLock");
    session.player.console.signal("deviceDidUnlock");
  });
  compareWithSave(session);
}

/**
 * Compares the statistics in the save with what the bot has counted. Does nothing while the last move of a win is still
 * shown: the game has counted the win then, but not announced it.
 */
export function compareWithSave(session: Session): void {
  if (session.levels.openWin !== undefined) return;
  const save = saveIn(session.folder.store);
  const difference = save === undefined ? undefined : findDifference(session.counts, save);
  if (difference !== undefined) fail(session, difference);
}

/**
 * Takes over the counts of the save after a power cut. Checks first that at most those wins are lost that came after
 * the save that must still be whole: the last one, or the one before if the last write was torn.
 */
export function acceptLoss(session: Session, isTorn: boolean): void {
  forgetLevel(session.levels);
  const save = saveIn(session.folder.store);
  const [older, newest] = session.savedWins;
  const least = (isTorn ? older : newest) - 1;
  const most = countAllWins(session);
  const saved = save?.stats.levelsCleared ?? 0;
  if (saved < least || saved > most)
    fail(session, `after a power cut the save has ${saved} won levels, the bot counted ${least} to ${most}`);
  resetCounts(session.counts, save);
}

/** Returns the number of won levels that the bot has counted, those included that may not count. */
function countAllWins({ counts }: Session): number {
  return [...counts.byPuzzle.values()].reduce((sum, { certain, uncertain }) => sum + certain + uncertain, 0);
}

/** Returns how many kilobytes the game's Lua needs when all its files are loaded and no garbage is left. */
export function measureHeap(session: Session): number {
  const { player } = session;
  guard(session, () => {
    player.console.keyPressed(HEAP_KEY);
  });
  const line = player.printed.findLast((printed) => printed.startsWith(HEAP_LINE));
  return Number(line?.slice(HEAP_LINE.length));
}
