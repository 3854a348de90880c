/**
 * Parses input scripts: texts with one action of the player in each line, such as a button press. README.md describes
 * the format.
 */
import type { Button, LifecycleEvent } from "../host";

const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "b", "a"];
const SIGNALS: readonly LifecycleEvent[] = [
  "gameWillTerminate",
  "deviceWillSleep",
  "deviceWillLock",
  "deviceDidUnlock",
  "gameWillPause",
  "gameWillResume",
];

type Action =
  | { readonly kind: "press" | "hold" | "release"; readonly button: Button }
  | { readonly kind: "crank"; readonly degrees: number; readonly frames: number }
  | { readonly kind: "dock" | "undock" }
  | { readonly kind: "menu"; readonly title: string; readonly option: string | undefined }
  | { readonly kind: "signal"; readonly event: LifecycleEvent }
  | { readonly kind: "shot"; readonly name: string };

export type ScriptEvent = Action & {
  /** The frame in which the event happens, counted from 1. */
  readonly frame: number;
  readonly line: number;
};

export interface Script {
  readonly name: string;
  /** All events of the script, such as presses of buttons, sorted by the frame in which they happen. */
  readonly events: readonly ScriptEvent[];
}

/** An error in an input script, with the number of the wrong line. */
export class ScriptError extends Error {
  constructor(script: string, line: number, what: string) {
    super(`${script}:${line}: ${what}`);
  }
}

/**
 * Parses an input script, a text with one action of the player in each line. Throws `ScriptError` for a malformed line
 * or an impossible event.
 * @param name the script file's name, for error messages.
 */
export function parseScript(text: string, name: string): Script {
  const events: ScriptEvent[] = [];
  const check = createChecks();
  text.split(/\r?\n/).forEach((source, i) => {
    const line = i + 1;
    try {
      const words = splitWords(source);
      if (words.length === 0) return;
      const event = { ...readAction(words.slice(1)), frame: readFrame(words[0]), line };
      check(event);
      events.push(event);
    } catch (error) {
      throw new ScriptError(name, line, (error as Error).message);
    }
  });
  return { name, events };
}

/** Words between double quotes count as one word, so that titles may have spaces; `#` starts a comment. */
function splitWords(line: string): string[] {
  const words: string[] = [];
  const pattern = /\s*(?:#.*|"([^"]*)"(?=\s|$)|([^\s"#]+)(?=\s|$))/y;
  const end = line.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const match = pattern.exec(line);
    if (match === null) throw new Error(`cannot read ${line.slice(start).trim()}`);
    const word = match[1] ?? match[2];
    if (word !== undefined) words.push(word);
  }
  return words;
}

function readFrame(word: string): number {
  if (!/^[1-9]\d*$/.test(word)) throw new Error(`"${word}" is not a frame number, which counts from 1`);
  return Number(word);
}

function readAction([kind, ...words]: string[]): Action {
  switch (kind) {
    case "press":
    case "hold":
    case "release":
      return { kind, button: oneOf(BUTTONS, onlyWordOf(words, `${kind} BUTTON`), "a button") };
    case "crank":
      return readCrank(words);
    case "dock":
    case "undock":
      if (words.length > 0) throw new Error(`"${kind}" takes nothing after it, got "${words.join(" ")}"`);
      return { kind };
    case "menu":
      if (words.length < 1 || words.length > 2)
        throw new Error("write menu TITLE [OPTION], in quotes if there are blanks");
      return { kind, title: words[0], option: words[1] };
    case "signal":
      return { kind, event: oneOf(SIGNALS, onlyWordOf(words, "signal NAME"), "a signal") };
    case "shot":
      return { kind, name: readShotName(onlyWordOf(words, "shot NAME")) };
    case undefined:
      throw new Error("nothing follows the frame number");
    default:
      throw new Error(`"${kind}" is not one of press, hold, release, crank, dock, undock, menu, signal, shot`);
  }
}

function readCrank(words: string[]): Action {
  const [degrees, over, frames = "1"] = words;
  const shape = words.length === 1 || (words.length === 3 && over === "over");
  if (!shape) throw new Error("write crank DEGREES or crank DEGREES over FRAMES");
  if (!/^-?\d+(\.\d+)?$/.test(degrees)) throw new Error(`"${degrees}" is not a number of degrees`);
  if (!/^[1-9]\d*$/.test(frames)) throw new Error(`"${frames}" is not a number of frames`);
  return { kind: "crank", degrees: Number(degrees), frames: Number(frames) };
}

function readShotName(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`"${name}" is not a name of letters, digits, "-" and "_"`);
  return name;
}

function onlyWordOf(words: string[], form: string): string {
  if (words.length !== 1) throw new Error(`write ${form}`);
  return words[0];
}

function oneOf<T extends string>(names: readonly T[], word: string, what: string): T {
  const name = names.find((known) => known === word);
  if (name === undefined) throw new Error(`"${word}" is not ${what}: ${names.join(", ")}`);
  return name;
}

function createChecks(): (event: ScriptEvent) => void {
  const held = new Set<Button>();
  let lastFrame = 1;
  let isDocked = true;
  return (event) => {
    if (event.frame < lastFrame) throw new Error(`frame ${event.frame} stands after frame ${lastFrame}`);
    lastFrame = event.frame;
    switch (event.kind) {
      case "hold":
        if (held.has(event.button)) throw new Error(`${event.button} is held already`);
        held.add(event.button);
        break;
      case "release":
        if (!held.delete(event.button)) throw new Error(`${event.button} is not held`);
        break;
      case "dock":
      case "undock":
        if (isDocked === (event.kind === "dock")) throw new Error(`the crank is ${event.kind}ed already`);
        isDocked = !isDocked;
        break;
      case "crank":
        if (isDocked) throw new Error("the crank is docked, as it is from the start; undock it first");
        break;
    }
  };
}
