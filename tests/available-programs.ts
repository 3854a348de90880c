/** Finds programs outside the project that some tests need: a native Lua, a compiler and browsers. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");

/**
 * The path of a Lua with 32-bit numbers, as on a Playdate. `make lua32` builds this Lua; undefined if it is not built.
 */
export const lua32: string | undefined = [join(project, "build/lua32/lua")].find((path) => existsSync(path));

/**
 * The path of the C compiler that builds the simulator's Lua. Undefined if this compiler or Lua's source is missing.
 */
export const luaCompiler: string | undefined =
  lua32 === undefined ? undefined : pathsOnPath(["emcc"]).find(isExecutable);

/**
 * The path of the browser Chromium for the browser tests: from the variable `CHROMIUM`, or from a usual folder.
 * Undefined if none exists.
 */
export const chromium: string | undefined = chromiumPaths().find(isExecutable);

/**
 * The path of the browser Firefox for the browser tests: from the variable `FIREFOX`, or from a usual folder. Undefined
 * if none exists.
 */
export const firefox: string | undefined = firefoxPaths().find(isExecutable);

/**
 * Returns, for each program that this machine lacks, its description and how to get it. Tests that need the program are
 * skipped.
 */
export function listMissingPrograms(): string[] {
  return [
    ...(lua32 === undefined ? ["Lua with 32-bit numbers (make lua32)"] : []),
    ...(luaCompiler === undefined ? ["the compiler of the simulator's Lua (emcc)"] : []),
    ...(chromium === undefined ? ["a real browser (no Chromium found; CHROMIUM=program names one)"] : []),
    ...(firefox === undefined ? ["a second browser (no Firefox found; FIREFOX=program names one)"] : []),
  ];
}

function chromiumPaths(): string[] {
  const named = process.env["CHROMIUM"];
  if (named !== undefined) return [named];
  return [
    ...pathsOnPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
}

function firefoxPaths(): string[] {
  const named = process.env["FIREFOX"];
  if (named !== undefined) return [named];
  return [...pathsOnPath(["firefox-esr", "firefox"]), "/Applications/Firefox.app/Contents/MacOS/firefox"];
}

function pathsOnPath(names: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
