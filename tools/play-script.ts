import { startConsole } from "../simulator/console";
import { readFolder } from "../simulator/folder";
import { playScript } from "../simulator/headless/play";
import { parseScript, ScriptError } from "../simulator/headless/script";
import type { Console, Host } from "../simulator/host";
import { readTextFile, UsageError } from "./cli";

/** The files of a game, as `pdc` would be given them. Throws `UsageError` if there is none in that folder. */
export function readGame(folder: string): Host["files"] {
  try {
    const files = readFolder(folder);
    if (files.has("main.lua")) return files;
  } catch {
    // What cannot be read is no game either.
  }
  throw new UsageError(`there is no game in ${folder}; make build makes one`);
}

/**
 * Plays so many frames of the host's game by the script in that file; after each frame comes `onFrame`, with its number
 * from 1 and the names of the screenshots to take. Throws `UsageError` if the script cannot be read or does not fit the
 * game, and `GameError` if the game does.
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
