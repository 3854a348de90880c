/** Runs small Lua games in the simulator, for the tests of the simulator. */
import { createNodeHost } from "../../simulator/node-host";
import { startConsole } from "../../simulator/console";
import type { Console, ConsoleInput, Host, Note } from "../../simulator/host";

interface Game {
  readonly console: Console;
  readonly printed: string[];
  readonly notes: Note[];
}

export const NO_INPUT: ConsoleInput = { held: new Set(), crankDegrees: 0, isCrankDocked: true };

/** Starts a game in the simulator. `lua` is the source of its `main.lua`. */
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

/** Returns the lines that a game prints while its `main.lua` is loaded. */
export function printedBy(lua: string, other: Partial<Host> = {}): string[] {
  return startGame(lua, other).printed;
}

/** Returns the message of the error that ends a game's `main.lua`, or "no error". */
export function errorOf(lua: string, other: Partial<Host> = {}): string {
  try {
    startGame(lua, other);
  } catch (error) {
    return (error as Error).message;
  }
  return "no error";
}

/**
 * Runs drawing commands and returns the upper left part of the screen as text: `#` is black, `.` is white. In the
 * commands, `gfx` stands for `playdate.graphics`.
 */
export function drawScreen(width: number, height: number, commands: string, other: Partial<Host> = {}): string[] {
  const { console } = startGame(`local gfx = playdate.graphics\n${commands}`, other);
  return screenText(console.pixels, console.width, width, height);
}

/** Returns the upper left part of a screen as text: `#` is black, `.` is white. */
export function screenText(pixels: Uint8Array, rowLength: number, width: number, height: number): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[y * rowLength + x] === 0 ? "#" : ".")).join(""),
  );
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
