/**
 * A stop of the scripted tour of all screens. Each stop gives one picture for docs/gallery.md, with a caption and the
 * computing time of the frames before it.
 */
import type { FrameReport } from "../../simulator/host";
import { FILM_HEIGHT, FILM_WIDTH, joinFilm } from "./film";
import { frames, idleFrame, settle, type Player } from "./player";

export interface TourStop {
  /** The name of the picture's file in docs/gallery, without the extension. */
  readonly name: string;
  readonly caption: string;
  readonly pixels: Uint8Array;
  /** The width of the picture in pixels. All pictures but films are as large as the screen. */
  readonly width: number;
  readonly height: number;
  /**
   * The computing times of the frames since the game's previous picture in docs/gallery.md, and whether each frame drew
   * something.
   */
  readonly updates: readonly FrameReport[];
  /** Reports on the frames without input that follow the picture. Empty if the screen keeps moving. */
  readonly idle: readonly FrameReport[];
}

/**
 * One part of the scripted tour that draws all pictures of docs/gallery.md. Each part starts a new game and takes its
 * pictures in order.
 */
export interface TourSection {
  readonly heading: string;
  readonly walk: () => Generator<TourStop, void>;
}

const SCREEN_WIDTH = 400;
const SCREEN_HEIGHT = 240;
const SHUTTER_FRAMES = 10;
const IDLE_FRAMES = 300;

/** The number of frames that each simulated player had run when the last picture was taken. */
const stoppedAt = new WeakMap<Player, number>();

/**
 * Takes a picture of the current screen for docs/gallery.md, and returns it with its caption. If `isAtRest` is true,
 * the game then runs for some seconds without input.
 */
export function tourStop(name: string, caption: string, player: Player, isAtRest = true): TourStop {
  const { console, reports } = player;
  const pixels = console.pixels.slice();
  const updates = reports.slice(stoppedAt.get(player) ?? 0);
  const idle = Array.from({ length: isAtRest ? IDLE_FRAMES : 0 }, () => idleFrame(player));
  stoppedAt.set(player, reports.length);
  return { name, caption, pixels, width: SCREEN_WIDTH, height: SCREEN_HEIGHT, updates, idle };
}

/** Joins ten pictures into one picture, a film, and returns it with its caption. */
export function filmStop(name: string, caption: string, player: Player, pictures: readonly Uint8Array[]): TourStop {
  const stop = tourStop(`${name}-film`, caption, player, false);
  return { ...stop, pixels: joinFilm(pictures), width: FILM_WIDTH, height: FILM_HEIGHT };
}

/** Waits until the title screen has appeared, and stops before its animation begins. */
export function waitForTitle(player: Player): void {
  frames(player, SHUTTER_FRAMES);
  settle(player);
}
