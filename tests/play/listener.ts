/**
 * A simulated player for tests who cannot see the screen. The player hears the announcements of the game, asks by keys
 * and presses buttons. No function of this file looks at the screen, the saved data or the level.
 */
import type { Button } from "../../simulator/host";
import { frame, startPlayer, type Launch, type Player } from "./player";
import type { Store } from "../../simulator/host";

const ANNOUNCEMENT = "announcement: ";
const MAX_FRAMES = 600;
const MAX_PRESSES = 12;
/** A number of frames after a press of a button. By then, the game has announced what the press has changed. */
const FRAMES_TO_HEAR = 12;

/**
 * The keyboard keys of the web page for a player who cannot see the screen. With `listen`, the game announces what is
 * under the cursor. With the other keys, the player asks about the board.
 */
export const EAR_KEYS = {
  listen: "o",
  board: "b",
  pieces: "p",
  nextRow: "+",
  previousRow: "-",
  up: "8",
  right: "6",
  down: "2",
  left: "4",
} as const;

export interface Listener {
  readonly player: Player;
  /** How many lines of the game's printed output this simulated player has already heard. */
  heardLines: number;
}

/**
 * Starts the game for a simulated player who cannot see the screen. The player hears the game's announcements from the
 * first frame on.
 */
export function startListener(store: Store, launch: Launch = {}): Listener {
  const player = startPlayer(store, launch);
  player.console.keyPressed(EAR_KEYS.listen);
  return { player, heardLines: 0 };
}

/** Returns the game's announcements since the last call of this function. */
export function hear(listener: Listener): string[] {
  const { printed } = listener.player;
  const lines = printed.slice(listener.heardLines);
  listener.heardLines = printed.length;
  return lines.filter((line) => line.startsWith(ANNOUNCEMENT)).map((line) => line.slice(ANNOUNCEMENT.length));
}

/**
 * Runs frames until the game announces a text for which `isAwaited` returns true. Returns all announcements since the
 * last call of `hear`, up to the frame with this text. Throws if no such text comes within 20 seconds.
 */
export function hearUntil(listener: Listener, isAwaited: (text: string) => boolean): string[] {
  const heard: string[] = [];
  for (let elapsed = 0; elapsed < MAX_FRAMES; elapsed++) {
    heard.push(...hear(listener));
    if (heard.some(isAwaited)) return heard;
    frame(listener.player);
  }
  throw new Error(`not announced: ${String(isAwaited)}; heard: ${heard.join(" | ")}`);
}

/** Presses a key that asks the game about the board. Returns the answer that the game announces. */
export function ask(listener: Listener, key: keyof typeof EAR_KEYS): string {
  hear(listener);
  listener.player.console.keyPressed(EAR_KEYS[key]);
  frame(listener.player);
  return hear(listener).join(". ");
}

/** Presses a button. Returns what the game announces in the next `frameCount` frames. */
export function pressAndHear(listener: Listener, button: Button, frameCount = 2): string[] {
  frame(listener.player, [button]);
  for (let index = 1; index < frameCount; index++) frame(listener.player);
  return hear(listener);
}

/**
 * Presses a button again and again until the game announces a text for which `isAwaited` returns true. Throws if
 * `MAX_PRESSES` presses bring no such text.
 */
export function pressUntil(listener: Listener, button: Button, isAwaited: (text: string) => boolean): void {
  for (let presses = 0; presses < MAX_PRESSES; presses++)
    if (pressAndHear(listener, button, FRAMES_TO_HEAR).some(isAwaited)) return;
  throw new Error(`${button} never led to: ${String(isAwaited)}`);
}
