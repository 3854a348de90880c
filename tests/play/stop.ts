import { waitUntil } from "./bot";
import { frames, settle, type Player } from "./player";

/** A place on the tour: a picture of the game, and the game itself, which may be watched before the tour goes on. */
export interface Stop {
  /** Of the picture's file. */
  readonly name: string;
  /** What is to be seen, in a sentence. */
  readonly caption: string;
  /** As `Console.pixels`. */
  readonly pixels: Uint8Array;
  readonly player: Player;
  /** Whether nothing moves as long as the player does nothing. */
  readonly rests: boolean;
}

/** One part of the tour: it starts a game of its own. */
export interface Part {
  readonly heading: string;
  readonly walk: () => Generator<Stop, void>;
}

const SHUTTER_FRAMES = 10;

/** The screen as it is now. */
export function stop(name: string, caption: string, player: Player, rests = true): Stop {
  return { name, caption, pixels: player.console.pixels.slice(), player, rests };
}

/** Until the demo's first level has come, and lies still. */
export function waitForDemo(player: Player): void {
  frames(player, SHUTTER_FRAMES);
  waitUntil(player, () => player.reports.at(-1)?.drew === true);
  settle(player);
}
