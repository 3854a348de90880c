/** Creates notes of noise, such as a rustle, for the steps in which a level was generated. */
import type { Timbre } from "../../../device/sound";
import type { GenerationNote } from "./generation-show";

/** The frequency of notes of noise, in hertz. It has no effect on noise, but every note needs a number. */
const NOISE_HERTZ = 1000;

export function createNoiseNote(timbre: Timbre, volume: number, delaySeconds = 0): GenerationNote {
  return { timbre, hertz: NOISE_HERTZ, volume, delaySeconds };
}
