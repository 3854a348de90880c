/** Creates notes of noise, such as a rustle, for the steps in which a level was generated. */
import type { Timbre } from "../../../device/sound";
import type { GenerationNote } from "./generation-show";

/** The pitch of notes of noise, in hertz. Noise has no audible pitch, but each note needs a number. */
const NOISE_HERTZ = 1000;

export function noiseNote(timbre: Timbre, volume: number, delaySeconds = 0): GenerationNote {
  return { timbre, hertz: NOISE_HERTZ, volume, delaySeconds };
}
