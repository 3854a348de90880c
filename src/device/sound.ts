export type Voice = "clack" | "fall" | "chime" | "tick";

/** How a voice sounds: waveform, then attack, decay, sustain (0 to 1) and release, times in seconds. */
type Timbre = readonly ["sine" | "triangle" | "square", number, number, number, number];

const TIMBRES: Readonly<Record<Voice, Timbre>> = {
  clack: ["triangle", 0, 0.05, 0, 0.03],
  fall: ["sine", 0.01, 0.25, 0, 0.05],
  chime: ["sine", 0.005, 0.3, 0.1, 0.25],
  tick: ["square", 0, 0.015, 0, 0.01],
};

const NOTE_SECONDS = 0.1;

const synths: Partial<Record<Voice, playdate.sound.Synth>> = {};

/** Plays a note of `hertz` at `volume`, 0 to 1. Each voice plays one note at a time. */
export function playNote(voice: Voice, hertz: number, volume: number): void {
  synthOf(voice).playNote(hertz, volume, NOTE_SECONDS);
}

function synthOf(voice: Voice): playdate.sound.Synth {
  const known = synths[voice];
  if (known !== undefined) return known;
  const [waveform, attack, decay, sustain, release] = TIMBRES[voice];
  const synth = playdate.sound.synth.new(waveOf(waveform));
  synth.setADSR(attack, decay, sustain, release);
  synths[voice] = synth;
  return synth;
}

function waveOf(waveform: Timbre[0]): playdate.sound.Waveform {
  if (waveform === "sine") return playdate.sound.kWaveSine;
  return waveform === "triangle" ? playdate.sound.kWaveTriangle : playdate.sound.kWaveSquare;
}
