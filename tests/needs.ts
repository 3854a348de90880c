import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");

/** Lua with the numbers of a Playdate, as `make lua32` builds it; undefined where it is not built. */
export const lua32: string | undefined = [join(project, "build/lua32/lua")].find((path) => existsSync(path));

/** A Chromium for the browser tests: `CHROMIUM`, or one where it usually is; undefined where there is none. */
export const chromium: string | undefined = chromiumPlaces().find(isProgram);

/** What the tests would leave out on this machine, a phrase each. */
export function leftOut(): string[] {
  return [
    ...(lua32 === undefined ? ["Lua with 32-bit numbers (make lua32)"] : []),
    ...(chromium === undefined ? ["a real browser (no Chromium found; CHROMIUM=program names one)"] : []),
  ];
}

function chromiumPlaces(): string[] {
  const named = process.env["CHROMIUM"];
  if (named !== undefined) return [named];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
