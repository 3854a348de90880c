/** The hum of the lamp: a low note of the puzzle's music, repeated while the lamp is lit and the player plays. */
import { playNote, stopNotes } from "../../device/sound";
import { currentSoundTheme } from "../sounds";

const SWELL_EVERY_MS = 900;
const HUM_VOLUME = 0.04;
/** The hum stops when nothing has moved for this long, so that the console's amplifier can switch off. */
const HUM_STOPS_AFTER_MS = 6000;

/** The state of the hum between two frames. */
export interface Hum {
  /** The time until the next note. At `-SWELL_EVERY_MS` or below, the last note is no longer audible. */
  untilSwellMs: number;
  /** How long no piece has moved. */
  restMs: number;
}

/** Creates a silent hum. */
export function createHum(): Hum {
  return { untilSwellMs: -SWELL_EVERY_MS, restMs: 0 };
}

/** Advances the hum by one frame: plays the next note when it is due, or stops at once if the lamp is out. */
export function advanceHum(hum: Hum, isLit: boolean, isMoving: boolean, elapsedMs: number): void {
  hum.restMs = isMoving ? 0 : hum.restMs + elapsedMs;
  hum.untilSwellMs -= elapsedMs;
  if (!isLit) stopHum(hum);
  else if (hum.untilSwellMs <= 0 && hum.restMs < HUM_STOPS_AFTER_MS) playSwell(hum);
}

/** Stops the hum at once. */
export function stopHum(hum: Hum): void {
  if (hum.untilSwellMs <= -SWELL_EVERY_MS) return;
  stopNotes("hum");
  hum.untilSwellMs = -SWELL_EVERY_MS;
}

/** Plays the hum's note, the lowest of the puzzle's music. */
function playSwell(hum: Hum): void {
  const soundTheme = currentSoundTheme();
  if (soundTheme === undefined) return;
  playNote("hum", soundTheme.music.scaleHertz[0], HUM_VOLUME);
  hum.untilSwellMs = SWELL_EVERY_MS;
}
