/**
 * Records the notes that the game plays. This works in Node, with a substitute for the Playdate console's sound
 * functions.
 */
import type { Note } from "../../simulator/host";
import type { TimedNote } from "../../simulator/sound/render";
import { playQueuedSounds } from "../../src/game/frame-events";

export interface RecordedNote extends TimedNote {
  readonly synth: number;
}

export type AdvanceTime = (ms: number) => void;

const WAVEFORMS: readonly Note["waveform"][] = ["square", "triangle", "sine", "noise", "sawtooth"];
const WAVE_NAMES = ["kWaveSquare", "kWaveTriangle", "kWaveSine", "kWaveNoise", "kWaveSawtooth"];

// The time since the beginning of the recording, in milliseconds. All recordings share this variable, `recording` and
// `synths`, because the game creates its synthesisers only once.
let nowMs = 0;
let recording: RecordedNote[] = [];
let synths = 0;

/** Runs `play` and returns all notes that the game requests while `play` runs. */
export function recordNotes(play: (advanceTime: AdvanceTime) => void): readonly RecordedNote[] {
  Object.assign(globalThis, { playdate: { sound: soundApi } });
  // Plays the notes that are still queued before the recording begins. Otherwise, these notes would become part of the
  // recording.
  playQueuedSounds();
  nowMs = 0;
  recording = [];
  try {
    play((ms) => {
      playQueuedSounds();
      nowMs += ms;
    });
    playQueuedSounds();
  } finally {
    Reflect.deleteProperty(globalThis, "playdate");
  }
  return recording;
}

const soundApi = {
  ...Object.fromEntries(WAVE_NAMES.map((name, wave) => [name, wave])),
  getCurrentTime: () => nowMs / 1000,
  synth: { new: () => createSynth() },
};

function createSynth(): object {
  const synth = synths++;
  let waveform: Note["waveform"] = "sine";
  const envelope = { attackSeconds: 0, decaySeconds: 0, sustain: 1, releaseSeconds: 0 };
  return {
    setWaveform(wave: number): void {
      waveform = WAVEFORMS[wave];
    },
    setADSR(attackSeconds: number, decaySeconds: number, sustain: number, releaseSeconds: number): void {
      Object.assign(envelope, { attackSeconds, decaySeconds, sustain, releaseSeconds });
    },
    playNote(hertz: number, volume: number, lengthSeconds: number, when = nowMs / 1000): void {
      const delaySeconds = when - nowMs / 1000;
      const note = { waveform, hertz, volume, lengthSeconds, ...envelope, delaySeconds };
      recording.push({ note, requestedMs: nowMs, synth });
    },
    // Does nothing when the game stops a note, because a recording plays every note to its end.
    stop(): void {},
  };
}
