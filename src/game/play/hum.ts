/** The lamp's hum: while it burns and somebody plays, swells of a low note of the place follow one another. */
import { playNote, stopNotes } from "../../device/sound";
import { currentSoundTheme } from "../sounds";

const SWELL_EVERY_MS = 900;
const HUM_VOLUME = 0.04;
/** Where nothing is heard the console's amplifier sleeps: the hum ends when nothing has moved for so long. */
const HUM_STOPS_AFTER_MS = 6000;

export interface Hum {
  /** How long it is until the next swell; a whole swell ago nothing of it is heard any more. */
  untilSwellMs: number;
  /** How long nothing has moved. */
  restMs: number;
}

/** A hum that is not heard yet. */
export function createHum(): Hum {
  return { untilSwellMs: -SWELL_EVERY_MS, restMs: 0 };
}

/** Hums on, or ends at once where the lamp is out; to be called in each frame. */
export function advanceHum(hum: Hum, isLit: boolean, isMoving: boolean, elapsedMs: number): void {
  hum.restMs = isMoving ? 0 : hum.restMs + elapsedMs;
  hum.untilSwellMs -= elapsedMs;
  if (!isLit) stopHum(hum);
  else if (hum.untilSwellMs <= 0 && hum.restMs < HUM_STOPS_AFTER_MS) swell(hum);
}

/** Ends it at once. */
export function stopHum(hum: Hum): void {
  if (hum.untilSwellMs <= -SWELL_EVERY_MS) return;
  stopNotes("hum");
  hum.untilSwellMs = -SWELL_EVERY_MS;
}

/** It is the lowest note of the place's music. */
function swell(hum: Hum): void {
  const soundTheme = currentSoundTheme();
  if (soundTheme === undefined) return;
  playNote("hum", soundTheme.music.scaleHertz[0], HUM_VOLUME);
  hum.untilSwellMs = SWELL_EVERY_MS;
}
