/** Small Lua games for the tests of the simulator. */
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import type { Console, ConsoleInput, Host, Note } from "../../simulator/host";

interface Game {
  readonly console: Console;
  readonly printed: string[];
  readonly notes: Note[];
}

export const NO_INPUT: ConsoleInput = { held: new Set(), crankDegrees: 0, crankDocked: true };

/** A game with that `main.lua`, started. */
export function startGame(lua: string, { files = new Map(), ...other }: Partial<Host> = {}): Game {
  const printed: string[] = [];
  const notes: Note[] = [];
  const console = startConsole(
    createNodeHost(new Map([...files, ["main.lua", encodeText(lua)]]), {
      speaker: { play: (note) => void notes.push(note) },
      print: (line) => void printed.push(line),
      ...other,
    }),
  );
  return { console, printed, notes };
}

/** What a `main.lua` prints as it is loaded. */
export function printedBy(lua: string, other: Partial<Host> = {}): string[] {
  return startGame(lua, other).printed;
}

/** The message of the error that a `main.lua` ends with as it is loaded. */
export function errorOf(lua: string, other: Partial<Host> = {}): string {
  try {
    startGame(lua, other);
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
}

/** The upper left corner of the screen after those drawing commands: `#` black, `.` white. `gfx` is `playdate.graphics`. */
export function drawScreen(width: number, height: number, commands: string, other: Partial<Host> = {}): string[] {
  const { console } = startGame(`local gfx = playdate.graphics\n${commands}`, other);
  return screenText(console.pixels, console.width, width, height);
}

/** The upper left corner of a screen as text. */
export function screenText(pixels: Uint8Array, rowLength: number, width: number, height: number): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[y * rowLength + x] === 0 ? "#" : ".")).join(""),
  );
}

/** Text as a file's bytes. */
export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
