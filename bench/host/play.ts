/** Measures the whole game in the simulator: the time of its start, and levels of the endless mode. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { createSimulatedClock } from "../../simulator/clocks";
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import { readFolder } from "../../simulator/folder";
import { createMemoryStore } from "../../simulator/stores";
import type { Direction } from "../../src/kernel/direction";
import { startEndless } from "../../tests/play/endless-run";
import { frame, press, makeMove, savedRun, settle, type Player } from "../../tests/play/player";
import { saveBeginner } from "../../tests/play/saves";
import { solve } from "../../tests/play/solver";
import { projectFolder } from "../../tools/packaging/project-folder";
import { printFigure } from "./figures";
import { computePercentile } from "./summary";

const LEVELS = 300;
const BUTTONS = ["up", "right", "down", "left"] as const;
const source = join(projectFolder, "build/source");

/**
 * Starts the whole game in the simulator, including drawing. The measured time is that of the executed Lua
 * instructions.
 */
export function benchSimulatedBoot(): void {
  printFigure("main.lua, kB", statSync(join(source, "main.lua")).size / 1024);
  const clock = createSimulatedClock(0);
  const console = startConsole(createNodeHost(readFolder(source), { clock }));
  while (!console.update({ held: new Set(), crankDegrees: 0, isCrankDocked: true }).hasDrawn);
  printFigure("boot in the simulator: first drawn frame is done after, ms", clock.nowMs());
}

/**
 * Plays levels of the endless mode in the simulator with the fewest moves. Each move follows as soon as the one before
 * has ended.
 */
export function benchSimulatedGame(): void {
  const store = createMemoryStore();
  saveBeginner(store);
  const player = startEndless(store);
  let waits = 0;
  for (let level = 1; level <= LEVELS; level++) waits += clearLevel(player);
  const updateMs = player.reports.map(({ simulatedMs }) => simulatedMs);
  printFigure("game in the simulator: levels", LEVELS);
  printFigure("game in the simulator: frames", updateMs.length);
  printFigure("game in the simulator: frames spent waiting", waits);
  printFigure("game in the simulator: update p50, ms", computePercentile(updateMs, 0.5));
  printFigure("game in the simulator: update p99, ms", computePercentile(updateMs, 0.99));
  printFigure("game in the simulator: update max, ms", Math.max(...updateMs));
}

/** Plays the shown level and continues to the next one. Returns how many frames the game waited for that level. */
function clearLevel(player: Player): number {
  const { levelNumber, map } = requireSavedRun(player);
  const solution = solve(map);
  for (const move of solution.slice(0, -1)) makeMove(player, move);
  return finishLevel(player, solution[solution.length - 1], levelNumber);
}

/**
 * Returns how many frames without drawing come between the level's last move and the next level. In these frames the
 * player waits.
 */
function finishLevel(player: Player, move: Direction, levelNumber: number): number {
  press(player, BUTTONS[move]);
  let waits = 0;
  while (requireSavedRun(player).levelNumber === levelNumber) if (!frame(player).hasDrawn) waits++;
  settle(player);
  return Math.max(0, waits - 1);
}

function requireSavedRun(player: Player): { readonly levelNumber: number; readonly map: string } {
  const run = savedRun(player);
  if (run === undefined) throw new Error("the game saved no level");
  return run;
}
