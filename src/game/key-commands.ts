/**
 * The queue of commands from keys of a keyboard, as plain values. A pressed key only queues its command, which the next
 * frame carries out.
 */
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { answerKey, createEar } from "./by-ear/ear";
import { queueLine, startPlayingByEar } from "./frame-events";
import type { App } from "./open-screen";
/** The import below is loaded from save-file.lua on first use. @lazy save-file */
import { exportSave, SAVE_FILE_NAME } from "./save/save-file";

/**
 * A command that a key of the computer's keyboard gives.
 * - `export-save`: exports the whole save to a file and prints the name of that file.
 * - `redraw`: draws the open screen again.
 */
type KeyCommand = "export-save" | "redraw" | EarKey | TypedLetter;

interface EarKey {
  readonly earKey: string;
}

/** A letter or digit, as a capital, that the player has typed on a screen where letters are entered. */
interface TypedLetter {
  readonly letter: string;
}

const queuedCommands: KeyCommand[] = [];

/** Queues a command of a key of the computer's keyboard, which the next frame carries out. */
export function queueCommand(command: KeyCommand): void {
  queuedCommands.push(command);
}

/** Returns whether a command of the keyboard waits for the next frame. */
export function hasQueuedCommand(): boolean {
  return queuedCommands.length > 0;
}

/** Carries out the queued commands of the keyboard, in the order in which the keys were pressed. */
export function carryOutCommands(app: App): void {
  for (let command = queuedCommands.shift(); command !== undefined; command = queuedCommands.shift()) {
    if (command === "redraw") app.picture.isOutdated = true;
    else if (command !== "export-save") carryOutKey(app, command);
    else queueLine("export", exportSave(app.save) ? SAVE_FILE_NAME : "none");
  }
}

function carryOutKey(app: App, key: EarKey | TypedLetter): void {
  const { screen } = app;
  if ("earKey" in key) carryOutByEar(app, key);
  else if (screen !== undefined) screen.kind.enterLetter?.(screen.state, key.letter);
}

/**
 * Answers a key for players who cannot see the screen, for example with what is under the cursor. From the first such
 * key on, the game announces everything.
 */
function carryOutByEar(app: App, { earKey }: EarKey): void {
  startPlayingByEar();
  app.ear ??= createEar();
  if (app.screen !== undefined) answerKey(app.ear, app.screen, earKey);
}
