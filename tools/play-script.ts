/**
 * Plays scripts of button presses on the simulated Playdate console. The commands `npm run headless` and `npm run
 * listen` use this module.
 */

import { startConsole } from "../simulator/console";
import { readFolder } from "../simulator/folder";
import { playScript } from "../simulator/headless/play";
import { parseScript, ScriptError } from "../simulator/headless/script";
import type { Console, Host } from "../simulator/host";
import { readTextFile, UsageError } from "./cli";

/** Returns the files of a built game. Throws a `UsageError` if the folder contains no game. */
export function readGame(folder: string): Host["files"] {
  try {
    const files = readFolder(folder);
    if (files.has("main.lua")) return files;
  } catch {
    // The error is ignored: a folder that cannot be read counts as a folder without a game.
  }
  throw new UsageError(`there is no game in ${folder}; make build makes one`);
}

/**
 * Plays `frames` frames of the game on a simulated console (`host`) with a script of button presses. After each frame,
 * calls `onFrame` with the frame's number, from 1, and the names of the screenshots that the script asks for. Throws a
 * `UsageError` if the script cannot be read or does not fit the game. Errors of the game are thrown as `GameError`.
 */
export function playScriptFile(
  host: Host,
  file: string,
  frames: number,
  onFrame: (console: Console, frame: number, shots: readonly string[]) => void,
): void {
  const text = readTextFile(file);
  try {
    const script = parseScript(text, file);
    const console = startConsole(host);
    playScript(console, script, frames, (frame, _report, shots) => onFrame(console, frame, shots));
  } catch (error) {
    throw error instanceof ScriptError ? new UsageError(error.message) : error;
  }
}
