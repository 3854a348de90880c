/**
 * A player who cannot see the screen: hears the announcements of the game, asks by keys and presses buttons. Nothing
 * here looks at the screen, at the saved data or at the level.
 */
import type { Button } from "../../simulator/host";
import { frame, startPlayer, type Launch, type Player } from "./player";
import type { Store } from "../../simulator/host";

const ANNOUNCEMENT = "announcement: ";
const MAX_FRAMES = 600;
const MAX_PRESSES = 12;
/** After this many frames, the game has announced to screen readers what a press of a button has changed. */
const FRAMES_TO_HEAR = 12;

/** The keys that the web page presses for a player who cannot see the screen. */
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
  /** How many lines of the game's output the listener has already heard. */
  heardLines: number;
}

/** Starts the game and listens from its first frame on. */
export function startListener(store: Store, launch: Launch = {}): Listener {
  const player = startPlayer(store, launch);
  player.console.keyPressed(EAR_KEYS.listen);
  return { player, heardLines: 0 };
}

/** Returns what the game has announced to screen readers since the last call of this function. */
export function hear(listener: Listener): string[] {
  const { printed } = listener.player;
  const lines = printed.slice(listener.heardLines);
  listener.heardLines = printed.length;
  return lines.filter((line) => line.startsWith(ANNOUNCEMENT)).map((line) => line.slice(ANNOUNCEMENT.length));
}

/** Returns what is announced up to the first announcement that `isAwaited`. Throws if none comes within 20 seconds. */
export function hearUntil(listener: Listener, isAwaited: (text: string) => boolean): string[] {
  const heard: string[] = [];
  for (let elapsed = 0; elapsed < MAX_FRAMES; elapsed++) {
    heard.push(...hear(listener));
    if (heard.some(isAwaited)) return heard;
    frame(listener.player);
  }
  throw new Error(`not announced: ${String(isAwaited)}; heard: ${heard.join(" | ")}`);
}

/** Asks the game a question about the board by a key, and returns the answer that it announces. */
export function ask(listener: Listener, key: keyof typeof EAR_KEYS): string {
  hear(listener);
  listener.player.console.keyPressed(EAR_KEYS[key]);
  frame(listener.player);
  return hear(listener).join(". ");
}

/** Presses a button, and returns what is announced in the next frames. */
export function pressAndHear(listener: Listener, button: Button, frameCount = 2): string[] {
  frame(listener.player, [button]);
  for (let index = 1; index < frameCount; index++) frame(listener.player);
  return hear(listener);
}

/** Presses a button until a text is announced. Throws if that does not happen within `MAX_PRESSES` presses. */
export function pressUntil(listener: Listener, button: Button, isAwaited: (text: string) => boolean): void {
  for (let presses = 0; presses < MAX_PRESSES; presses++)
    if (pressAndHear(listener, button, FRAMES_TO_HEAR).some(isAwaited)) return;
  throw new Error(`${button} never led to: ${String(isAwaited)}`);
}
