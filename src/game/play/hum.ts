/**
 * The hum of the lamp beside the board: a low note that repeats while the level can be won. It stops if no piece has
 * moved for a while.
 */
import { queueNote, queueSilence } from "../frame-events";
import { currentSoundTheme } from "../sounds";

const SWELL_EVERY_MS = 900;
const HUM_VOLUME = 0.04;
/** The hum stops after this time without a moving piece, so that the console's amplifier can switch off. */
const HUM_STOPS_AFTER_MS = 6000;

/** The state, between two frames, of the hum: a low note that repeats while the lamp beside the board is lit. */
export interface Hum {
  /**
   * The milliseconds until the hum's next note; negative if this note was due, but was not played. At `-SWELL_EVERY_MS`
   * or below, the note before it is no longer audible, either.
   */
  untilSwellMs: number;
  restMs: number;
}

export function createHum(): Hum {
  return { untilSwellMs: -SWELL_EVERY_MS, restMs: 0 };
}

/**
 * Advances the hum, a repeated low note, by one frame. It stops at once if the lamp beside the board is out, and also
 * if no piece has moved for a while.
 */
export function advanceHum(hum: Hum, isLit: boolean, isMoving: boolean, elapsedMs: number): void {
  hum.restMs = isMoving ? 0 : hum.restMs + elapsedMs;
  hum.untilSwellMs -= elapsedMs;
  if (!isLit) stopHum(hum);
  else if (hum.untilSwellMs <= 0 && hum.restMs < HUM_STOPS_AFTER_MS) playSwell(hum);
}

export function stopHum(hum: Hum): void {
  if (hum.untilSwellMs <= -SWELL_EVERY_MS) return;
  queueSilence("hum");
  hum.untilSwellMs = -SWELL_EVERY_MS;
}

function playSwell(hum: Hum): void {
  const soundTheme = currentSoundTheme();
  if (soundTheme === undefined) return;
  queueNote("hum", soundTheme.humHertz, HUM_VOLUME);
  hum.untilSwellMs = SWELL_EVERY_MS;
}
