/**
 * Plays notes with synthesisers. The sound theme of each puzzle (src/puzzles/sound-theme.ts) decides which notes are
 * played.
 */

/** A volume that the player can choose in the settings: 0 is silent and 3 is full volume. */
export type Volume = 0 | 1 | 2 | 3;

interface SynthSettings {
  readonly waveform: "sine" | "triangle" | "sawtooth" | "square" | "noise";
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /**
   * The volume at which a note is held after its loud beginning has faded, as a share from 0 to 1 of its full volume.
   */
  readonly sustain: number;
  readonly releaseSeconds: number;
  readonly lengthSeconds: number;
}

interface TimbreSettings extends SynthSettings {
  /**
   * The number of synthesisers that play notes of this timbre (kind of sound) in turn, because each can play only one
   * note at a time.
   */
  readonly synthCount: number;
}

const TIMBRES = {
  roll: createSynthSettings("triangle", [0.012, 0.02, 0.6, 0.03], 0.035, 2),
  hiss: createSynthSettings("noise", [0.012, 0.05, 0.2, 0.04], 0.05, 2),
  knock: createSynthSettings("noise", [0.001, 0.006, 0, 0.004], 0.006, 3),
  thud: createSynthSettings("noise", [0.001, 0.04, 0, 0.005], 0.04, 3),
  brush: createSynthSettings("noise", [0.03, 0.065, 0, 0.02], 0.09, 2),
  rumble: createSynthSettings("noise", [0.02, 0.06, 0.3, 0.05], 0.08, 2),
  growl: createSynthSettings("sawtooth", [0.01, 0.055, 0.5, 0.03], 0.06, 2),
  toy: createSynthSettings("square", [0.001, 0.045, 0, 0.01], 0.045, 2),
  clack: createSynthSettings("triangle", [0.001, 0.07, 0, 0.01], 0.07, 3),
  fall: createSynthSettings("triangle", [0.004, 0.12, 0.15, 0.08], 0.12, 3),
  tick: createSynthSettings("triangle", [0.001, 0.03, 0, 0.01], 0.03, 2),
  pluck: createSynthSettings("triangle", [0.002, 0.09, 0, 0.01], 0.09, 2),
  bell: createSynthSettings("sine", [0.002, 0.4, 0.1, 0.3], 0.4, 4),
  chime: createSynthSettings("triangle", [0.006, 0.25, 0.35, 0.45], 0.35, 4),
  glass: createSynthSettings("sine", [0.004, 0.3, 0.2, 0.4], 0.3, 10),
  piano: createSynthSettings("square", [0.001, 0.14, 0, 0.02], 0.14, 4),
  horn: createSynthSettings("sawtooth", [0.03, 0.1, 0.6, 0.12], 0.16, 16),
  string: createSynthSettings("triangle", [0.002, 0.22, 0, 0.03], 0.22, 5),
  swell: createSynthSettings("triangle", [0.08, 0.1, 0.5, 0.12], 0.25, 2),
  hum: createSynthSettings("sine", [0.45, 0.01, 1, 0.45], 0.9, 2),
} satisfies Readonly<Record<string, TimbreSettings>>;

/**
 * The factor for the loudness of notes, for each volume that the player can choose. From volume 2 on, each volume
 * sounds about twice as loud as the next lower volume.
 */
const GAINS: readonly number[] = [0, 0.2, 0.45, 1];

export type Timbre = keyof typeof TIMBRES;

interface SynthGroup {
  readonly synths: playdate.sound.Synth[];
  nextIndex: number;
}

const synthGroups: Partial<Record<Timbre, SynthGroup>> = {};

let gain = GAINS[3];
let musicGain = GAINS[3];

/**
 * Sets the volume of all notes except the music. Before the first call the volume is full; at volume 0 no notes are
 * played.
 */
export function setVolume(volume: Volume): void {
  gain = GAINS[volume];
}

/** Sets the volume of the music; at volume 0 no music is played. */
export function setMusicVolume(volume: Volume): void {
  musicGain = GAINS[volume];
}

/**
 * Plays a note in the given kind of sound, such as "bell", with a volume from 0 to 1. The note begins after
 * `delaySeconds`.
 */
export function playNote(timbre: Timbre, hertz: number, volume: number, delaySeconds = 0): void {
  const loudness = volume * gain;
  if (loudness === 0) return;
  const synth = takeNextSynth(timbre);
  const { lengthSeconds } = TIMBRES[timbre];
  if (delaySeconds === 0) synth.playNote(hertz, loudness, lengthSeconds);
  else synth.playNote(hertz, loudness, lengthSeconds, playdate.sound.getCurrentTime() + delaySeconds);
}

/** Stops all notes of a kind of sound, such as "bell", at once without fading. */
export function stopNotes(timbre: Timbre): void {
  const group = synthGroups[timbre];
  if (group !== undefined) for (const synth of group.synths) synth.stop();
}

/** How many synthesisers play one music part in turn, so that a note may fade while the next one begins. */
const SYNTHS_PER_MUSIC_PART = 2;

interface MusicSynth {
  readonly synth: playdate.sound.Synth;
  settings: SynthSettings;
}

const musicSynths: MusicSynth[][] = [];
const nextMusicSynths: number[] = [];

/**
 * Plays a note of the music with the given settings of its synthesiser. Each music part, counted from 0, has
 * synthesisers of its own.
 */
export function playMusicNote(musicPart: number, settings: SynthSettings, hertz: number, volume: number): void {
  if (musicGain === 0) return;
  while (musicSynths.length <= musicPart) addMusicPart(settings);
  const index = nextMusicSynths[musicPart];
  const musicSynth = musicSynths[musicPart][index];
  nextMusicSynths[musicPart] = (index + 1) % SYNTHS_PER_MUSIC_PART;
  if (musicSynth.settings !== settings) {
    tuneSynth(musicSynth.synth, settings);
    musicSynth.settings = settings;
  }
  musicSynth.synth.playNote(hertz, volume * musicGain, settings.lengthSeconds);
}

export function stopMusicNotes(): void {
  for (const synths of musicSynths) for (const { synth } of synths) synth.stop();
}

function addMusicPart(settings: SynthSettings): void {
  const synths: MusicSynth[] = [];
  for (let index = 0; index < SYNTHS_PER_MUSIC_PART; index++) synths.push({ synth: createSynth(settings), settings });
  musicSynths.push(synths);
  nextMusicSynths.push(0);
}

function takeNextSynth(timbre: Timbre): playdate.sound.Synth {
  const group = findOrCreateSynthGroup(timbre);
  const synth = group.synths[group.nextIndex];
  group.nextIndex = (group.nextIndex + 1) % group.synths.length;
  return synth;
}

function findOrCreateSynthGroup(timbre: Timbre): SynthGroup {
  const known = synthGroups[timbre];
  if (known !== undefined) return known;
  const group: SynthGroup = { synths: [], nextIndex: 0 };
  for (let index = 0; index < TIMBRES[timbre].synthCount; index++) group.synths.push(createSynth(TIMBRES[timbre]));
  synthGroups[timbre] = group;
  return group;
}

function createSynth(settings: SynthSettings): playdate.sound.Synth {
  const synth = playdate.sound.synth.new();
  tuneSynth(synth, settings);
  return synth;
}

function tuneSynth(
  synth: playdate.sound.Synth,
  { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds }: SynthSettings,
): void {
  synth.setWaveform(waveOf(waveform));
  synth.setADSR(attackSeconds, decaySeconds, sustain, releaseSeconds);
}

function waveOf(waveform: SynthSettings["waveform"]): playdate.sound.Waveform {
  if (waveform === "sine") return playdate.sound.kWaveSine;
  if (waveform === "triangle") return playdate.sound.kWaveTriangle;
  if (waveform === "sawtooth") return playdate.sound.kWaveSawtooth;
  return waveform === "square" ? playdate.sound.kWaveSquare : playdate.sound.kWaveNoise;
}

/**
 * Returns the settings of the synthesisers of one timbre (kind of sound). The second parameter says how a note's volume
 * changes: attack and decay in seconds, sustain from 0 to 1, and release in seconds.
 */
function createSynthSettings(
  waveform: SynthSettings["waveform"],
  [attackSeconds, decaySeconds, sustain, releaseSeconds]: readonly [number, number, number, number],
  lengthSeconds: number,
  synthCount: number,
): TimbreSettings {
  return { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds, lengthSeconds, synthCount };
}
