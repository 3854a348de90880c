/** Creates notes of noise for the steps of a making. */
import type { Timbre } from "../../../device/sound";
import type { MakingNote } from "./making-show";

/** The pitch of notes of noise. It is not audible, but each note has one. */
const NOISE_HERTZ = 1000;

/** Returns a note of noise, such as a rustle. */
export function noise(timbre: Timbre, volume: number, delaySeconds = 0): MakingNote {
  return { timbre, hertz: NOISE_HERTZ, volume, delaySeconds };
}
