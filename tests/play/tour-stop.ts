/**
 * A stop of the scripted game that draws docs/gallery.md: a moment at which it takes one picture. A stop has the
 * picture, its caption, and the computing times of the frames before it, which a test checks.
 */
import type { FrameReport } from "../../simulator/host";
import { FILM_HEIGHT, FILM_WIDTH, joinFilm } from "./film";
import { frames, idleFrame, settle, type Player } from "./player";

export interface TourStop {
  /** The name of the picture's file in docs/gallery, without the extension ".png". */
  readonly name: string;
  readonly caption: string;
  readonly pixels: Uint8Array;
  /**
   * The width in pixels of the picture that `pixels` has. It is that of the screen, except if the picture is a film
   * (ten pictures of the moving game, joined into one).
   */
  readonly width: number;
  readonly height: number;
  /**
   * The reports of the frames since the previous picture of the scripted game. A report has the computing time of a
   * frame, and whether the frame drew something.
   */
  readonly updates: readonly FrameReport[];
  /**
   * The reports of the frames without input that are run after the picture, to see whether the game still draws. Empty
   * if no such frames were run.
   */
  readonly idle: readonly FrameReport[];
}

/**
 * One part of the scripted game that draws the pictures of docs/gallery.md. Each part starts a new game and takes its
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

const stoppedAt = new WeakMap<Player, number>();

/**
 * Takes a picture of the current screen, and returns it with its caption for docs/gallery.md. If `isAtRest` is true,
 * also runs frames without input afterwards and returns their reports.
 */
export function tourStop(name: string, caption: string, player: Player, isAtRest = true): TourStop {
  const { console, reports } = player;
  const pixels = console.pixels.slice();
  const updates = reports.slice(stoppedAt.get(player) ?? 0);
  const idle = Array.from({ length: isAtRest ? IDLE_FRAMES : 0 }, () => idleFrame(player));
  stoppedAt.set(player, reports.length);
  return { name, caption, pixels, width: SCREEN_WIDTH, height: SCREEN_HEIGHT, updates, idle };
}

/** Joins ten pictures into one film for docs/gallery.md, and returns it with its caption. */
export function filmStop(name: string, caption: string, player: Player, pictures: readonly Uint8Array[]): TourStop {
  const stop = tourStop(`${name}-film`, caption, player, false);
  return { ...stop, pixels: joinFilm(pictures), width: FILM_WIDTH, height: FILM_HEIGHT };
}

/** Runs frames until the title screen has appeared. Nothing on it moves yet: its own animation begins later. */
export function waitForTitle(player: Player): void {
  frames(player, SHUTTER_FRAMES);
  settle(player);
}
