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
 * How many frames pass between two button presses while the build plays the game. The presses make the game load
 * further files.
 */
const FRAMES_A_PRESS = 20;
const PRESSES: readonly Button[] = ["right", "right", "right", "right", "right", "down", "up", "a", "a"];

/**
 * Plays the start of the game, and returns its files in the order in which the game reads them. The other files follow
 * by name.
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

function playStart(files: ReadonlyMap<string, Uint8Array>, onFirstFrames: () => void): void {
  const console = startConsole(createNodeHost(files));
  const update = (held?: Button): void => {
    console.update({ held: new Set(held === undefined ? [] : [held]), crankDegrees: 0, isCrankDocked: false });
  };
  for (let frame = 0; frame < FRAMES_OF_START; frame++) update();
  onFirstFrames();
  for (const button of PRESSES) for (let frame = 0; frame < FRAMES_A_PRESS; frame++) update(frame === 0 ? button : undefined); // prettier-ignore
}
