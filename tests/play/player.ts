import { fileURLToPath } from "node:url";
import { createDeviceClock, MS_PER_INSTRUCTION } from "../../simulator/clocks";
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import type { Button, Console, FrameReport, Host, Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import type { Save } from "../../src/game/save/save";
import type { Direction } from "../../src/kernel/direction";
import { runIn, saveIn, type SavedRun } from "./saves";

/** The real game on a simulated Playdate, and a player who holds it. */
export interface Player {
  readonly console: Console;
  readonly store: Store;
  /** What the game has printed. */
  readonly printed: string[];
  /** What every update so far took. */
  readonly reports: FrameReport[];
}

const source = fileURLToPath(new URL("../../build/source", import.meta.url));

/** What is in build/source. */
export const GAME_FILES: Host["files"] = readFolder(source);

/** Noon of the last day of 2025. */
const NOON_SECONDS = 820497600;
const DAY_SECONDS = 86400;
const FIRST_FRAME_MS = 100;
/** After so many a card hears the buttons. */
const QUIET_FRAMES = 10;

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

// The game takes the date from where the player is: here that is Greenwich, wherever the tests run.
process.env["TZ"] = "UTC";

/** What is different about a start of the game. */
interface Launch extends Partial<
  Pick<Host, "files" | "clock" | "speaker" | "arguments" | "reduceFlashing" | "watchDrawing">
> {
  /** The day, counted from the last one of 2025; the clock that is there unless told begins at its noon. */
  readonly daysLater?: number;
}

/** What watches all players that are started. */
export interface Watch {
  /** Goes before the game's Lua. */
  readonly lua: string;
  /** A player has been started. */
  readonly begin: () => Watching;
}

/** What watches one player. */
interface Watching {
  /** Receives what is printed; returns whether that was for the watch alone. */
  readonly line: (line: string) => boolean;
  /** The system menu has been opened by `openMenu`. */
  readonly signal: () => void;
  /** Receives each update. */
  readonly frame: (player: Player, report: FrameReport) => void;
}

let watch: Watch | undefined;
const watchings = new WeakMap<Player, Watching>();

/** Runs `walk` with all players watched that it starts. */
export function watched(by: Watch, walk: () => void): void {
  watch = by;
  try {
    walk();
  } finally {
    watch = undefined;
  }
}

/** Starts the game of build/source with what `store` holds, on the device clock and silent unless told. */
export function startPlayer(store: Store = createMemoryStore(), { daysLater = 0, ...other }: Launch = {}): Player {
  const printed: string[] = [];
  const clock = createDeviceClock(NOON_SECONDS + daysLater * DAY_SECONDS);
  const watching = watch?.begin();
  const print = (line: string): void => {
    if (watching?.line(line) !== true) printed.push(line);
  };
  const { files = GAME_FILES } = other;
  const watchedFiles = watch === undefined ? files : gameBehind(watch.lua, files);
  const console = startConsole(createNodeHost(GAME_FILES, { clock, store, print, ...other, files: watchedFiles }));
  // The first frame begins at the same moment however long the game took to load: no picture of what moves shows that.
  clock.spend((FIRST_FRAME_MS - clock.nowMs()) / MS_PER_INSTRUCTION);
  const player: Player = { console, store, printed, reports: [] };
  if (watching !== undefined) watchings.set(player, watching);
  return player;
}

/** The game of build/source, or of other files, behind a piece of Lua that sees all that the game calls. */
export function gameBehind(lua: string, files = GAME_FILES): Host["files"] {
  const main = new TextDecoder().decode(files.get("main.lua"));
  return new Map([...files, ["main.lua", new TextEncoder().encode(`${lua}\n${main}`)]]);
}

/** Starts the game and goes on with the endless run; the lessons must be over, and nothing else chosen last. */
export function startEndless(store: Store): Player {
  const player = startPlayer(store);
  press(player, "a");
  settle(player);
  return player;
}

/** One frame with those buttons held and the crank turned so far. */
export function frame(player: Player, held: readonly Button[] = [], crankDegrees = 0): FrameReport {
  const { console, reports } = player;
  const report = console.update({ held: new Set(held), crankDegrees, crankDocked: crankDegrees === 0 });
  reports.push(report);
  watchings.get(player)?.frame(player, report);
  return report;
}

export function frames(player: Player, count: number): void {
  for (let at = 0; at < count; at++) frame(player);
}

/** Presses a button for a frame and lets it go. */
export function press(player: Player, button: Button): void {
  frame(player, [button]);
  frame(player);
}

/** Rolls the black ball and waits until everything stands still. */
export function makeMove(player: Player, direction: Direction): void {
  press(player, BUTTONS[direction]);
  settle(player);
}

/** Opens the system menu and leaves it: the game gives a picture that stands beside it. */
export function openMenu(player: Player): void {
  player.console.signal("gameWillPause");
  watchings.get(player)?.signal();
  player.console.signal("gameWillResume");
  settle(player);
}

/** Picks an entry of the system menu; throws if there is none of that title. */
export function chooseMenuItem(player: Player, title: string): void {
  const { console } = player;
  const index = console.menuItems().findIndex((item) => item.title === title);
  if (index < 0) throw new Error(`the menu has no "${title}"`);
  console.signal("gameWillPause");
  console.chooseMenuItem(index);
  console.signal("gameWillResume");
  settle(player);
}

/** Lets time pass until nothing has been drawn for a while; throws if that does not come. */
export function settle(player: Player): void {
  let quiet = 0;
  for (let at = 0; at < 400 && quiet < QUIET_FRAMES; at++) quiet = frame(player).drew ? 0 : quiet + 1;
  if (quiet < QUIET_FRAMES) throw new Error("the screen does not come to rest");
}

/** The endless run that the game has kept: it keeps after every move, and whenever the player may leave. */
export function savedRun({ store }: Player): SavedRun | undefined {
  return runIn(store);
}

/** All that is kept once the game has been told that it ends. */
export function saveAfterExit({ console, store }: Player): Save {
  console.signal("gameWillTerminate");
  const save = saveIn(store);
  if (save === undefined) throw new Error("nothing was kept");
  return save;
}
