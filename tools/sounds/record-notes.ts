/** What the game asks its synths for, heard in Node without a console: the calls are the game's own. */
import type { Note } from "../../simulator/host";
import type { TimedNote } from "../../simulator/sound/render";

/** A note, and which of the synths was asked for it. */
export interface RecordedNote extends TimedNote {
  readonly synth: number;
}

/** Lets time pass. */
export type AdvanceTime = (ms: number) => void;

const WAVEFORMS: readonly Note["waveform"][] = ["square", "triangle", "sine", "noise", "sawtooth"];
const WAVE_NAMES = ["kWaveSquare", "kWaveTriangle", "kWaveSine", "kWaveNoise", "kWaveSawtooth"];

// The game makes its synths once: what they are asked for goes to the recording that is under way.
let nowMs = 0;
let recording: RecordedNote[] = [];
let synths = 0;

/** All notes that are asked for while `play` runs. */
export function recordNotes(play: (pass: AdvanceTime) => void): readonly RecordedNote[] {
  Object.assign(globalThis, { playdate: { sound: soundApi } });
  nowMs = 0;
  recording = [];
  try {
    play((ms) => {
      nowMs += ms;
    });
  } finally {
    Reflect.deleteProperty(globalThis, "playdate");
  }
  return recording;
}

const soundApi = {
  ...Object.fromEntries(WAVE_NAMES.map((name, wave) => [name, wave])),
  getCurrentTime: () => nowMs / 1000,
  synth: { new: (wave: number) => createSynth(WAVEFORMS[wave]) },
};

function createSynth(waveform: Note["waveform"]): object {
  const synth = synths++;
  const envelope = { attackSeconds: 0, decaySeconds: 0, sustain: 1, releaseSeconds: 0 };
  return {
    setADSR(attackSeconds: number, decaySeconds: number, sustain: number, releaseSeconds: number): void {
      Object.assign(envelope, { attackSeconds, decaySeconds, sustain, releaseSeconds });
    },
    playNote(hertz: number, volume: number, lengthSeconds: number, when = nowMs / 1000): void {
      const delaySeconds = when - nowMs / 1000;
      const note = { waveform, hertz, volume, lengthSeconds, ...envelope, delaySeconds };
      recording.push({ note, requestedMs: nowMs, synth });
    },
    // What is recorded is played to its end.
    stop(): void {},
  };
}
