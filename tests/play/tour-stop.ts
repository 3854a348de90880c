import type { FrameReport } from "../../simulator/host";
import { frames, settle, type Player } from "./player";

/** A place on the tour: a picture of the game, and what it took. */
export interface TourStop {
  /** Of the picture's file. */
  readonly name: string;
  /** What is to be seen, in a sentence. */
  readonly caption: string;
  /** As `Console.pixels`. */
  readonly pixels: Uint8Array;
  /** The updates since the player's last stop. */
  readonly updates: readonly FrameReport[];
  /** Those after it in which the player does nothing; none where something moves by itself. */
  readonly idle: readonly FrameReport[];
}

/** One part of the tour: it starts a game of its own. */
export interface TourPart {
  readonly heading: string;
  readonly walk: () => Generator<TourStop, void>;
}

const SHUTTER_FRAMES = 10;
const IDLE_FRAMES = 300;

/** How many updates of a player are on the way to stops that have been made. */
const stoppedAt = new WeakMap<Player, number>();

/** The screen as it is now; where it `rests`, the player looks at it for a while before going on. */
export function tourStop(name: string, caption: string, player: Player, rests = true): TourStop {
  const { console, reports } = player;
  const pixels = console.pixels.slice();
  const arrived = reports.length;
  const updates = reports.slice(stoppedAt.get(player) ?? 0);
  if (rests) frames(player, IDLE_FRAMES);
  stoppedAt.set(player, reports.length);
  return { name, caption, pixels, updates, idle: reports.slice(arrived) };
}

/** Until the title is there, and before its play begins. */
export function waitForTitle(player: Player): void {
  frames(player, SHUTTER_FRAMES);
  settle(player);
}
