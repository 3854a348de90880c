import { join } from "node:path";
import { deviceClock } from "../../simulator/clocks";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import type { Button, Clock, Console, Store } from "../../simulator/host";
import { memoryStore } from "../../simulator/stores";
import { certify } from "../../src/kernel/certify";
import type { Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { bestLine } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { compileLua } from "../../tools/packaging/compile";
import { projectFolder } from "../../tools/packaging/project";
import { MAX_STATES, puzzle } from "../device/levels";
import { sayFigure } from "./figures";
import { percentile } from "./summary";

const LEVELS = 300;
const NOON_OF_2026_SECONDS = 820497600;
const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const NOTHING_MOVES_AFTER = 1000;

/** The whole game, drawing and all, in the simulator; its time is that of the Lua instructions. */
interface Player {
  readonly console: Console;
  readonly store: Store;
  readonly clock: Clock;
  /** What each update so far took. */
  readonly updateMs: number[];
}

/** Boots the game and plays an endless run by best moves, each as soon as the one before has come to rest. */
export function benchPlay(): void {
  const main = mainLua();
  sayFigure("main.lua, kB", main.length / 1024);
  const player = boot(main);
  let waits = 0;
  for (let level = 1; level <= LEVELS; level++) waits += clearLevel(player);
  sayFigure("game in the simulator: levels", LEVELS);
  sayFigure("game in the simulator: frames", player.updateMs.length);
  sayFigure("game in the simulator: frames spent waiting", waits);
  sayFigure("game in the simulator: update p50, ms", percentile(player.updateMs, 0.5));
  sayFigure("game in the simulator: update p99, ms", percentile(player.updateMs, 0.99));
  sayFigure("game in the simulator: update max, ms", Math.max(...player.updateMs));
}

function mainLua(): Uint8Array {
  const [text = ""] = compileLua(projectFolder).values();
  return new TextEncoder().encode(text);
}

/** Starts the game and waits for its first level. */
function boot(main: Uint8Array): Player {
  const clock = deviceClock(NOON_OF_2026_SECONDS);
  const store = memoryStore();
  const assets = readFolder(join(projectFolder, "assets"));
  const console = startConsole({
    files: new Map([...assets, ["main.lua", main]]),
    clock,
    store,
    speaker: { play: () => undefined },
    reduceFlashing: false,
    print: () => undefined,
  });
  const player: Player = { console, store, clock, updateMs: [] };
  while (!frame(player));
  sayFigure("boot in the simulator: first drawn frame is done after, ms", clock.nowMs());
  settle(player);
  return player;
}

/** Plays the level on the screen to its end and goes on to the next one; gives the frames spent waiting for it. */
function clearLevel(player: Player): number {
  const { levelNumber, map } = saved(player);
  const line = solve(map);
  for (const move of line.slice(0, -1)) {
    frame(player, BUTTONS[move]);
    settle(player);
  }
  frame(player, BUTTONS[line[line.length - 1]]);
  // The last move and the farewell draw in every frame. Once they are over, only the next level draws again.
  let waits = 0;
  while (saved(player).levelNumber === levelNumber) if (!frame(player)) waits++;
  settle(player);
  return waits;
}

/** One frame, with a button or none; gives whether anything was drawn. */
function frame({ console, updateMs }: Player, button?: Button): boolean {
  const held = new Set(button === undefined ? [] : [button]);
  const { deviceMs, drew } = console.update({ held, crankDegrees: 0, crankDocked: true });
  updateMs.push(deviceMs);
  return drew;
}

/** Lets time pass until a frame draws nothing. */
function settle(player: Player): void {
  for (let frames = 0; frame(player); frames++) {
    if (frames > NOTHING_MOVES_AFTER) throw new Error("the screen does not come to rest");
  }
}

/** What the game wrote down as the level began. */
function saved({ store }: Player): { readonly levelNumber: number; readonly map: string } {
  const text = store.read(`endless-${puzzle.id}.json`);
  if (text === undefined) throw new Error("no level was kept");
  return JSON.parse(text) as { levelNumber: number; map: string };
}

function solve(map: string): Direction[] {
  const level = puzzle.read(map);
  if (isFault(level)) throw new Error(level.fault);
  const certificate = finish(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`a level has more than ${MAX_STATES} states`);
  const { graph, analysis } = certificate;
  return bestLine(graph, analysis.distance, graph.start);
}
