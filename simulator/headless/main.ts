/** Plays a scripted input on the simulated console and writes screenshots. README.md describes it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deviceClock } from "../clocks";
import { nodeHost } from "../node-host";
import { startConsole } from "../console";
import { readFolder } from "../folder";
import { pngOfScreen } from "../graphics/png";
import { GameError, type Console, type Host } from "../host";
import { HELP, readArguments, type Arguments } from "./arguments";
import { playScript } from "./play";
import { parseScript } from "./script";

const EXIT_GAME_THREW = 1;
const EXIT_BAD_INPUT = 2;
/** Noon of 1 January 2026, so that a run is the same on every day. */
const START_SECONDS_SINCE_2000 = (Date.UTC(2026, 0, 1, 12) - Date.UTC(2000, 0, 1)) / 1000;

function run(given: Arguments): void {
  const script = parseScript(readScript(given.script), given.script);
  const game = startConsole(createHost(readGame(given.source)));
  if (given.png !== undefined) mkdirSync(given.png, { recursive: true });
  playScript(game, script, given.frames, (frame, _report, shots) => {
    const names = frame === given.frames ? [...shots, "last"] : shots;
    if (given.png !== undefined) for (const name of names) writeShot(game, join(given.png, `${name}.png`));
  });
}

function readScript(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Error(`the script ${path} cannot be read`);
  }
}

function readGame(folder: string): ReadonlyMap<string, Uint8Array> {
  try {
    return readFolder(folder);
  } catch {
    throw new Error(`there is no game in ${folder}; make build makes one`);
  }
}

function createHost(files: ReadonlyMap<string, Uint8Array>): Host {
  return nodeHost(files, {
    clock: deviceClock(START_SECONDS_SINCE_2000),
    print: (line) => process.stdout.write(`${line}\n`),
  });
}

function writeShot(game: Console, path: string): void {
  writeFileSync(path, pngOfScreen(game.pixels, game.width, game.height));
}

try {
  const given = readArguments(process.argv.slice(2));
  if (given === undefined) process.stdout.write(HELP);
  else run(given);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof GameError ? EXIT_GAME_THREW : EXIT_BAD_INPUT;
}
