/** Creates notes of noise (such as a rustle) that sound with the steps of a making, in which a level was made. */
import type { Timbre } from "../../../device/sound";
import type { MakingNote } from "./making-show";

/** The pitch of notes of noise, in hertz. Nobody hears this pitch, but each note needs one. */
const NOISE_HERTZ = 1000;

/** Returns a note of noise, such as a rustle. */
export function noise(timbre: Timbre, volume: number, delaySeconds = 0): MakingNote {
  return { timbre, hertz: NOISE_HERTZ, volume, delaySeconds };
}
