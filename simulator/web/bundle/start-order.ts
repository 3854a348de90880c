/**
 * Finds the order in which the web page should download the game's files, by playing the start of the game while the
 * page is built.
 */
import { startConsole } from "../../console";
import type { Button } from "../../host";
import { createNodeHost } from "../../node-host";

/**
 * The files of a game in the order in which the page needs them, and how many of them are needed for the game's first
 * picture.
 */
export interface StartOrder {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly firstCount: number;
}

const FRAMES_OF_START = 3;
/**
 * How many frames pass from one button press to the next while the build plays the game. The presses move through the
 * title screen and open one of its entries, so that the game loads further files.
 */
const FRAMES_A_PRESS = 20;
const PRESSES: readonly Button[] = ["right", "right", "right", "right", "right", "down", "up", "a", "a"];

/**
 * Plays the first frames of the game, presses some buttons, and notes in which order the game reads its files. Returns
 * this order, followed by all other files in the order of their names. If the game fails, stops playing; the page will
 * show the error.
 */
export function startOrder(files: ReadonlyMap<string, Uint8Array>): StartOrder {
  const names = new Set<string>();
  const watched = new Map(files);
  watched.get = (name) => {
    if (files.has(name)) names.add(name);
    return files.get(name);
  };
  let firstCount = 0;
  try {
    playStart(watched, () => {
      firstCount = names.size;
    });
  } catch {
    if (firstCount === 0) firstCount = names.size;
  }
  for (const name of [...files.keys()].sort()) names.add(name);
  return { files: new Map([...names].map((name) => [name, files.get(name) ?? new Uint8Array()])), firstCount };
}

/** Plays the start of a game, and calls `onFirstFrames` when the first picture is complete. */
function playStart(files: ReadonlyMap<string, Uint8Array>, onFirstFrames: () => void): void {
  const console = startConsole(createNodeHost(files));
  const update = (held?: Button): void => {
    console.update({ held: new Set(held === undefined ? [] : [held]), crankDegrees: 0, isCrankDocked: false });
  };
  for (let frame = 0; frame < FRAMES_OF_START; frame++) update();
  onFirstFrames();
  for (const button of PRESSES) for (let frame = 0; frame < FRAMES_A_PRESS; frame++) update(frame === 0 ? button : undefined); // prettier-ignore
}
