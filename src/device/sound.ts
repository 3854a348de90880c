/** What sounds: every voice has a timbre of its own. */
type Voice = "roll" | "clack" | "fall" | "tick" | "pluck" | "chime" | "bell" | "horn";

/** 0 is off, 3 is full. */
export type Volume = 0 | 1 | 2 | 3;

interface Timbre {
  readonly waveform: "sine" | "triangle" | "sawtooth";
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** 0 to 1. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  readonly lengthSeconds: number;
  /** A synth plays one note and keeps one waiting: this many take turns, so that a note rings on while the next begins. */
  readonly synths: number;
}

const TIMBRES: Readonly<Record<Voice, Timbre>> = {
  roll: timbre("triangle", 0.012, 0.02, 0.6, 0.03, 0.035, 2),
  clack: timbre("triangle", 0.001, 0.07, 0, 0.01, 0.07, 3),
  fall: timbre("triangle", 0.004, 0.12, 0.15, 0.08, 0.12, 3),
  tick: timbre("triangle", 0.001, 0.03, 0, 0.01, 0.03, 2),
  pluck: timbre("triangle", 0.002, 0.09, 0, 0.01, 0.09, 2),
  chime: timbre("triangle", 0.006, 0.25, 0.35, 0.45, 0.35, 4),
  bell: timbre("sine", 0.002, 0.4, 0.1, 0.3, 0.4, 3),
  horn: timbre("sawtooth", 0.03, 0.1, 0.6, 0.12, 0.16, 12),
};

// Each level sounds about twice as loud as the one below it.
const GAINS: readonly number[] = [0, 0.2, 0.45, 1];

/** The synths of a voice, and whose turn it is. */
interface Choir {
  readonly synths: playdate.sound.Synth[];
  next: number;
}

const choirs: Partial<Record<Voice, Choir>> = {};

let gain = GAINS[3];

/** Sets how loud all notes are from now on; nothing is played at 0. Full, as long as nobody says otherwise. */
export function setVolume(volume: Volume): void {
  gain = GAINS[volume];
}

/** Plays a note of `hertz` at `volume`, 0 to 1, `delaySeconds` from now. */
export function playNote(voice: Voice, hertz: number, volume: number, delaySeconds = 0): void {
  if (gain === 0) return;
  const synth = nextSynth(voice);
  const { lengthSeconds } = TIMBRES[voice];
  if (delaySeconds === 0) synth.playNote(hertz, volume * gain, lengthSeconds);
  else synth.playNote(hertz, volume * gain, lengthSeconds, playdate.sound.getCurrentTime() + delaySeconds);
}

function nextSynth(voice: Voice): playdate.sound.Synth {
  const choir = choirOf(voice);
  const synth = choir.synths[choir.next];
  choir.next = (choir.next + 1) % choir.synths.length;
  return synth;
}

function choirOf(voice: Voice): Choir {
  const known = choirs[voice];
  if (known !== undefined) return known;
  const choir: Choir = { synths: [], next: 0 };
  for (let at = 0; at < TIMBRES[voice].synths; at++) choir.synths.push(createSynth(TIMBRES[voice]));
  choirs[voice] = choir;
  return choir;
}

function createSynth({ waveform, attackSeconds, decaySeconds, sustain, releaseSeconds }: Timbre): playdate.sound.Synth {
  const { kWaveSawtooth, kWaveSine, kWaveTriangle, synth: kind } = playdate.sound;
  const waves = { sine: kWaveSine, triangle: kWaveTriangle, sawtooth: kWaveSawtooth };
  const synth = kind.new(waves[waveform]);
  synth.setADSR(attackSeconds, decaySeconds, sustain, releaseSeconds);
  return synth;
}

function timbre(
  waveform: Timbre["waveform"],
  attackSeconds: number,
  decaySeconds: number,
  sustain: number,
  releaseSeconds: number,
  lengthSeconds: number,
  synths: number,
): Timbre {
  return { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds, lengthSeconds, synths };
}
