/**
 * Starts the built game on a simulated console and presses its buttons, for tests that play the game. The tests and
 * bot.ts decide which buttons.
 */
import { fileURLToPath } from "node:url";
import { createSimulatedClock, MS_PER_INSTRUCTION } from "../../simulator/clocks";
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import { createSourceNamer } from "../../simulator/source-map-file";
import type { Button, Clock, Console, DrawingCall, FrameReport, Host, Note, Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import type { Save } from "../../src/game/save/save";
import type { Direction } from "../../src/kernel/direction";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { isOnlyScenery } from "./scenery-frames";
import { runIn, saveIn, type SavedRun } from "./saves";

/** A running game on a simulated Playdate, as its player sees and controls it. */
export interface Player {
  readonly console: Console;
  readonly store: Store;
  readonly printed: string[];
  readonly reports: FrameReport[];
}

const source = fileURLToPath(new URL("../../build/source", import.meta.url));

const BUILT_FILES: Host["files"] = readFolder(source);

/**
 * The files of the built game, without the address of its web page in them. So the screens in tests do not depend on
 * this address.
 */
export const GAME_FILES: Host["files"] = new Map([
  ...BUILT_FILES,
  ["pdxinfo", new TextEncoder().encode(pdxinfoWithoutAddress(BUILT_FILES))],
]);

const OPENING_ANNOUNCEMENTS = loadAllPuzzles().flatMap(({ laterChapters = [] }) =>
  laterChapters.map((load) => `announcement: ${load().name}, `),
);

/** The time at which the tests start the game: noon of 31 December 2025, in seconds since the beginning of 2000. */
const NOON_SECONDS = 820497600;
const DAY_SECONDS = 86400;
const FIRST_FRAME_MS = 100;
/**
 * The number of successive frames without drawing after which a screen counts as settled. By then, the page with a
 * level's result accepts buttons.
 */
const QUIET_FRAMES = 10;

const MAX_FRAMES_TO_SETTLE = 400;

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

// Sets the time zone of the tests to UTC on every machine, because the game uses the local one.
process.env["TZ"] = "UTC";

export interface Launch extends Partial<
  Pick<Host, "files" | "clock" | "speaker" | "arguments" | "reducesFlashing" | "watchDrawing" | "nameSources">
> {
  /** The day on which the game is started, in days after 31 December 2025. The clock begins at noon. */
  readonly daysLater?: number;
}

function pdxinfoWithoutAddress(files: Host["files"]): string {
  return new TextDecoder().decode(files.get("pdxinfo")).replace(/^address=.*\n/m, "");
}

/** An observer of the games that a test starts. It can change their files, and it watches each simulated player. */
export interface Watch {
  /**
   * Changes the files of the game before the start, for example so that the Lua code prints what it draws. Returns the
   * changed files.
   */
  readonly change?: (files: Host["files"]) => Host["files"];
  /**
   * Creates the clock of each game before its first frame. By default, the clock imitates the speed of a real console.
   */
  readonly createClock?: (startSecondsSince2000: number) => Clock;
  /**
   * Begins to observe a game. A test calls this function when it starts the game, before the game runs. Returns the
   * functions that watch this game.
   */
  readonly begin: () => Watching;
}

/** Functions that receive what happens in the game of one simulated player. */
export interface Watching {
  /** Receives each note that the game plays, and the number of the synthesizer that plays it. */
  readonly note?: (note: Note, synth: number) => void;
  /** Receives the name and the text of each file just before the game writes it. */
  readonly save?: (name: string, text: string) => void;
  /**
   * Receives each line that the game prints. Returns true if only this observer needs the line; it is then not added to
   * `printed`.
   */
  readonly line: (line: string) => boolean;
  /** Receives each call of a drawing function of the console. */
  readonly drawing?: (call: DrawingCall) => void;
  /**
   * Tells the observer that the console's system menu has just been opened by the function `openMenu`. The picture
   * beside the menu can be read then.
   */
  readonly signal: () => void;
  /** Receives the report of each frame: what the frame drew and how long it took. */
  readonly frame: (player: Player, report: FrameReport) => void;
}

let watch: Watch | undefined;
const watchingByPlayer = new WeakMap<Player, Watching>();

/** Runs the function `walk`. While it runs, the observer `by` watches all games that `walk` starts. */
export function watched(by: Watch, walk: () => void): void {
  watch = by;
  try {
    walk();
  } finally {
    watch = undefined;
  }
}

/**
 * Starts the built game in build/source with the data in `store`. By default, its clock advances as on a real Playdate,
 * by estimated times, and no sound is played.
 */
export function startPlayer(store: Store = createMemoryStore(), { daysLater = 0, ...other }: Launch = {}): Player {
  const printed: string[] = [];
  const createClock = watch?.createClock ?? createSimulatedClock;
  const clock = createClock(NOON_SECONDS + daysLater * DAY_SECONDS);
  const watching = watch?.begin();
  const print = (line: string): void => {
    if (watching?.line(line) !== true) printed.push(line);
  };
  const { files = GAME_FILES } = other;
  const watchedFiles = watch?.change?.(files) ?? files;
  const speaker = { play: watching?.note ?? (() => undefined) };
  const drawing = watching?.drawing === undefined ? {} : { watchDrawing: watching.drawing };
  const services = { clock, store: watchedStore(store, watching), print, speaker, ...namerFor(watchedFiles) };
  const console = startConsole(createNodeHost(GAME_FILES, { ...services, ...drawing, ...other, files: watchedFiles }));
  // Sets the clock so that the first frame of every game begins at the same time. So animations do not depend on how
  // long the game took to load.
  clock.spend((FIRST_FRAME_MS - clock.nowMs()) / MS_PER_INSTRUCTION);
  const player: Player = { console, store, printed, reports: [] };
  if (watching !== undefined) watchingByPlayer.set(player, watching);
  return player;
}

/**
 * Wraps a file store so that each write is reported to the observer's function `save`. Returns `store` itself if the
 * observer has no such function.
 */
function watchedStore(store: Store, watching: Watching | undefined): Store {
  const save = watching?.save;
  if (save === undefined) return store;
  const write = (name: string, text: string): void => {
    save(name, text);
    store.write(name, text);
  };
  return { ...store, write };
}

/**
 * Returns the function with which the simulator names lines of TypeScript in errors. Returns an empty record if `files`
 * has a changed main.lua, because the source map fits only the built one.
 */
function namerFor(files: Host["files"]): Pick<Host, "nameSources"> {
  return files.get("main.lua") === GAME_FILES.get("main.lua") ? { nameSources: createSourceNamer(source) } : {};
}

/**
 * Returns the game's files with the code `lua` put in front of the game's own Lua code. So this code can replace
 * functions of the console.
 */
export function gameBehind(lua: string, files = GAME_FILES): Host["files"] {
  const main = new TextDecoder().decode(files.get("main.lua"));
  return new Map([...files, ["main.lua", new TextEncoder().encode(`${lua}\n${main}`)]]);
}

/** Runs one frame of the game, with the buttons in `held` pressed and the crank turned by `crankDegrees`. */
export function frame(player: Player, held: readonly Button[] = [], crankDegrees = 0): FrameReport {
  const { console, reports } = player;
  const report = console.update({ held: new Set(held), crankDegrees, isCrankDocked: crankDegrees === 0 });
  reports.push(report);
  if (report.hasDrawn) copiedScreens.delete(player);
  watchingByPlayer.get(player)?.frame(player, report);
  return report;
}

/**
 * Runs one frame without input and returns its report. If only something in the scenery has moved, such as a sail, the
 * report says that nothing was drawn.
 */
export function idleFrame(player: Player): FrameReport {
  const before = screenBefore(player);
  const report = frame(player);
  if (!report.hasDrawn || !isOnlyScenery(before, player.console.pixels)) return report;
  return { ...report, hasDrawn: false };
}

/**
 * For each player, a copy of the screen, which stays valid until the game draws again. Copying the screen in every
 * frame would take a tenth of the tests' time.
 */
const copiedScreens = new WeakMap<Player, Uint8Array>();

function screenBefore(player: Player): Uint8Array {
  const copied = copiedScreens.get(player);
  if (copied !== undefined) return copied;
  const copy = player.console.pixels.slice();
  copiedScreens.set(player, copy);
  return copy;
}

/** Runs `count` frames of the game without any button held. */
export function frames(player: Player, count: number): void {
  for (let index = 0; index < count; index++) frame(player);
}

/** Presses a button for one frame and releases it. */
export function press(player: Player, button: Button): void {
  frame(player, [button]);
  frame(player);
}

/** Presses Ⓐ three times, which asks for all three grades of a hint. The last grade shows the best move. */
export function askForMove(player: Player): void {
  for (let grade = 1; grade <= 3; grade++) press(player, "a");
}

/** Makes a move and waits until the screen stands still. */
export function makeMove(player: Player, direction: Direction): void {
  press(player, BUTTONS[direction]);
  settle(player);
}

/** Opens and closes the console's system menu. When the menu opens, the game draws the picture beside it. */
export function openMenu(player: Player): void {
  player.console.signal("gameWillPause");
  watchingByPlayer.get(player)?.signal();
  player.console.signal("gameWillResume");
  settle(player);
}

/** Chooses an item of the console's system menu. Throws if the menu has no item of that title. */
export function chooseMenuItem(player: Player, title: string): void {
  const { console } = player;
  const index = console.menuItems().findIndex((item) => item.title === title);
  if (index < 0) throw new Error(`the menu has no "${title}"`);
  console.signal("gameWillPause");
  console.chooseMenuItem(index);
  console.signal("gameWillResume");
  settle(player);
}

/** Returns the name of the open screen that developers use, such as "campaign map". */
export function screenNow({ console, printed }: Player): string | undefined {
  console.keyPressed("n");
  return printed.findLast((line) => line.startsWith("screen: "))?.slice("screen: ".length);
}

/** Presses Ⓐ to skip the opening picture of a campaign chapter, if such a picture is on the screen. */
export function skipOpening(player: Player): void {
  if (!isOpeningShown(player)) return;
  // Runs a frame without buttons, because Ⓐ may still be held in the frame before.
  frame(player);
  press(player, "a");
}

function isOpeningShown({ printed }: Player): boolean {
  const announced = printed.findLast((line) => line.startsWith("announcement: "));
  return announced !== undefined && OPENING_ANNOUNCEMENTS.some((beginning) => announced.startsWith(beginning));
}

/**
 * Runs frames until nothing was drawn in `QUIET_FRAMES` successive frames. Throws if that takes more than
 * `MAX_FRAMES_TO_SETTLE` frames.
 */
export function settle(player: Player): void {
  let quiet = 0;
  for (let elapsed = 0; elapsed < MAX_FRAMES_TO_SETTLE && quiet < QUIET_FRAMES; elapsed++)
    quiet = idleFrame(player).hasDrawn || isOpeningShown(player) ? 0 : quiet + 1;
  if (quiet < QUIET_FRAMES) throw new Error(`the screen still changed after ${MAX_FRAMES_TO_SETTLE} frames`);
}

/**
 * Returns the unfinished endless run in the player's last save, or undefined if there is none. The run is at the
 * difficulty pace "rising", at which levels become harder and harder. The game saves after each move.
 */
export function savedRun({ store }: Player): SavedRun | undefined {
  return runIn(store);
}

export function saveAfterExit({ console, store }: Player): Save {
  console.signal("gameWillTerminate");
  const save = saveIn(store);
  if (save === undefined) throw new Error("the game saved nothing at its end");
  return save;
}
