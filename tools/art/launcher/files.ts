/**
 * Makes the files that the Playdate console's launcher (its list of games) needs besides pictures. Two files describe
 * the order of pictures in films, and one is a sound.
 */
import { writeWav } from "../../pdx/audio";
import { describeCardFilm } from "./card";
import { describeIconFilm } from "./icon";
import { LAUNCH_SOUND_RATE, sampleLaunchSound } from "./launch-sound";

/** Returns the bytes of all files that the launcher needs besides pictures, by their paths below `assets`. */
export function createLauncherFiles(): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  return new Map([
    ["launcher/card-highlighted/animation.txt", encoder.encode(describeCardFilm())],
    ["launcher/icon-highlighted/animation.txt", encoder.encode(describeIconFilm())],
    ["launcher/launch.wav", encodeSound(sampleLaunchSound())],
  ]);
}

function encodeSound(sound: Float64Array): Uint8Array {
  const samples = new DataView(new ArrayBuffer(2 * sound.length));
  sound.forEach((value, index) => {
    samples.setInt16(2 * index, Math.round(32767 * Math.max(-1, Math.min(1, value))), true);
  });
  const bytes = new Uint8Array(samples.buffer);
  return writeWav({ samplesPerSecond: LAUNCH_SOUND_RATE, channels: 1, bitsPerSample: 16, samples: bytes });
}
