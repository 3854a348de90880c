/** A stop of the tour: one picture of the game with a caption, for the gallery and the tests of screens. */
import type { FrameReport } from "../../simulator/host";
import { frames, settle, type Player } from "./player";

/** A stop of the tour: a picture of the game, and the updates that led to it. */
export interface TourStop {
  /** The name of the picture's file, without the extension. */
  readonly name: string;
  /** A sentence about what the picture shows. */
  readonly caption: string;
  /** The pixels of the screen, as in `Console.pixels`. */
  readonly pixels: Uint8Array;
  /** The reports of the updates since the player's last stop. */
  readonly updates: readonly FrameReport[];
  /** The reports of the updates after the stop in which the player does nothing; empty where something keeps moving. */
  readonly idle: readonly FrameReport[];
}

/** One part of the tour, which starts a game of its own. */
export interface TourPart {
  readonly heading: string;
  readonly walk: () => Generator<TourStop, void>;
}

const SHUTTER_FRAMES = 10;
const IDLE_FRAMES = 300;

/** The number of updates that each player had at its last stop. */
const stoppedAt = new WeakMap<Player, number>();

/** Returns a stop with the current screen. If `rests` is true, the player then does nothing for some seconds. */
export function tourStop(name: string, caption: string, player: Player, rests = true): TourStop {
  const { console, reports } = player;
  const pixels = console.pixels.slice();
  const arrived = reports.length;
  const updates = reports.slice(stoppedAt.get(player) ?? 0);
  if (rests) frames(player, IDLE_FRAMES);
  stoppedAt.set(player, reports.length);
  return { name, caption, pixels, updates, idle: reports.slice(arrived) };
}

/** Waits until the title is shown, and stops before its animation begins. */
export function waitForTitle(player: Player): void {
  frames(player, SHUTTER_FRAMES);
  settle(player);
}
