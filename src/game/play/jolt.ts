/** How the picture gives way for a moment: the pieces to a push that moves nothing, all of it to what is stopped hard. */
import { DOWN, type Direction } from "../../kernel/direction";
import { isWay, type Stretch } from "../../kernel/motion";
import type { Session } from "./session";

const JOLT_MS = 140;
/** It gives way by an even number of pixels: half tones lie still on the screen. */
const JOLT_PIXELS = 2;
/** Two frames. */
const KICK_MS = 80;

/** What has slid so long is stopped hard. */
const HARD_MS = 150;

/** Which way it went, and how long ago it began. */
export interface Jolt {
  direction: Direction;
  ms: number;
}

/** One that is over. */
export function noJolt(): Jolt {
  return { direction: DOWN, ms: JOLT_MS };
}

export function beginJolt(jolt: Jolt, direction: Direction): void {
  jolt.direction = direction;
  jolt.ms = 0;
}

/** Lets time pass; gives whether the picture changes with it. */
export function passJolt(jolt: Jolt, elapsedMs: number): boolean {
  if (jolt.ms >= JOLT_MS) return false;
  jolt.ms += elapsedMs;
  return true;
}

/** How far the pieces give way to a push that moves nothing: there at once, and back in two steps. */
export function bumpPixels({ ms }: Jolt): number {
  if (ms >= JOLT_MS) return 0;
  return ms < JOLT_MS / 2 ? JOLT_PIXELS : 1;
}

/** How far the whole picture gives way to what is stopped. */
export function kickPixels({ ms }: Jolt): number {
  return ms < KICK_MS ? JOLT_PIXELS : 0;
}

/** Which way something went that was stopped hard as the playhead came on from where it was; undefined where nothing was. */
export function hardStop<State>({ steps, playhead }: Session<State>, fromPlayhead: number): Direction | undefined {
  for (let at = Math.floor(fromPlayhead); at < playhead; at++) {
    const { stretches, durationMs } = steps[at];
    const fromMs = Math.max(0, fromPlayhead - at) * durationMs;
    const toMs = Math.min(1, playhead - at) * durationMs;
    for (const stretch of stretches) {
      const { endMs, direction } = stretch;
      if (endMs > fromMs && endMs <= toMs && isStoppedHard(stretch, stretches)) return direction;
    }
  }
  return undefined;
}

/** What passes its push on has hit nothing that stands fast. */
function isStoppedHard(stretch: Stretch, all: readonly Stretch[]): boolean {
  const { ending, startMs, endMs } = stretch;
  if (!isWay(stretch) || ending !== "hit" || endMs - startMs < HARD_MS) return false;
  for (const other of all) if (isWay(other) && other.startMs === endMs) return false;
  return true;
}
