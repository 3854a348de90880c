/**
 * The functions of the console that only the game's check of the console needs: reading pixels, memory and clocks,
 * writing a text file, and deleting the check's own files.
 */
import type { Picture } from "./screen";

/** Returns how much memory Lua uses, in kilobytes. */
declare function collectgarbage(this: void, option: "count"): number;
/** Runs one step of Lua's garbage collector. Returns whether the step finished a cycle of the collection. */
declare function collectgarbage(this: void, option: "step", kilobytes: 0): boolean;

export function readLuaKilobytes(): number {
  return collectgarbage("count");
}

/** Runs one small step of Lua's garbage collector. */
export function stepCollector(): void {
  collectgarbage("step", 0);
}

/** Returns the colour of a picture's pixel: 0 is black, 1 is white, and 2 is transparent. */
export function readPixel(picture: Picture, x: number, y: number): number {
  return picture.sample(x, y);
}

/**
 * Returns the time of the console's sound clock, in milliseconds. The console check (the game's test of a Playdate)
 * compares this clock with the clock of the game.
 */
export function readSoundMs(): number {
  return playdate.sound.getCurrentTime() * 1000;
}

/** Returns the milliseconds since the game was started. */
export function readGameMs(): number {
  return playdate.getCurrentTimeMilliseconds();
}

/** Loads a Lua file of the game without running it. Returns whether the console could load it. */
export function loadCodeFile(name: string): boolean {
  const code: ((this: void) => unknown) | undefined = playdate.file.load(name);
  return code !== undefined;
}

/** Returns the game's version and the number of its build, such as `1.0.0 (12)`. */
export function readVersion(): string {
  const { version, buildNumber } = playdate.metadata;
  return `${version} (${buildNumber})`;
}

/** Calls `handler` each time the player has locked and unlocked the console. */
export function onUnlocked(handler: () => void): void {
  playdate.deviceDidUnlock = handler;
}

/** Deletes a JSON file in the game's data folder. Does nothing if there is no such file, or if it cannot be deleted. */
export function deleteStored(name: string): void {
  try {
    playdate.datastore.delete(name);
  } catch {
    // The error of deleting the file is ignored, because only the console check uses a file of this name.
  }
}

/** Writes a text file to the game's data folder. Returns whether the console has accepted the whole text. */
export function writeTextFile(path: string, text: string): boolean {
  try {
    const [file] = playdate.file.open(path, playdate.file.kFileWrite);
    if (file === undefined) return false;
    const [bytes] = file.write(text);
    file.close();
    return bytes === text.length;
  } catch {
    return false;
  }
}
