/**
 * The music of a chapter, as data: a few parts, such as a melody and the rain, each of which repeats by itself.
 * src/game/music.ts plays the music. Each puzzle has one tune. Its chapters play the tune in other rhythms and on other
 * instruments, with other sounds of nature.
 */

/** How one note of the music sounds: its waveform, and how its volume rises and falls. */
export interface InstrumentSettings {
  readonly waveform: "sine" | "triangle" | "sawtooth" | "square" | "noise";
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The volume after the decay of a note, as a share from 0 to 1 of the full volume. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  readonly lengthSeconds: number;
}

/**
 * One part of the music, such as the melody, an accompaniment or the rain. Note n has the pitch `hertz[n]`, and the
 * next note starts `gapBeats[n]` beats later. Each of the two lists begins again when it ends. So if they have
 * different lengths, the part repeats only after a long time.
 */
export interface MusicPart {
  readonly timbre: InstrumentSettings;
  readonly volume: number;
  /** The beat on which the first note of the part is played, counted from 0. */
  readonly firstBeat: number;
  readonly hertz: readonly number[];
  readonly gapBeats: readonly number[];
  /**
   * Whether the part is silent while the board is dark. Such a part is a sound like a foghorn. It tells the player that
   * the level can still be won, as a lamp does in other chapters.
   */
  readonly isSilentInDark?: boolean;
}

/** The music of a chapter: the melody first, then its other parts. */
export interface Music {
  /**
   * The length of a beat, the smallest step of all rhythms, in milliseconds. It must be at least 100, because each
   * music part starts at most one note in a frame, and a long frame in a rush (a timed run) advances the music by 99
   * milliseconds.
   */
  readonly beatMs: number;
  readonly parts: readonly MusicPart[];
}

export const MAX_MUSIC_PARTS = 5;

/** The tune of a puzzle, as a list of phrases. Each note of a phrase is an index in a musical scale. */
type Theme = readonly (readonly number[])[];

interface Rendition {
  readonly timbre: InstrumentSettings;
  readonly volume: number;
  readonly scaleHertz: readonly number[];
  /**
   * The rhythms of the phrases, in turn: for each note of a phrase the beat on which it starts, counted from the start
   * of the phrase. If a rhythm has fewer beats than the phrase has notes, the last notes are left out.
   */
  readonly rhythms: readonly (readonly number[])[];
  readonly phraseBeats: number;
  /**
   * The phrases in the order in which they are played, as indices in the tune. The entry `REST` stands for a silence as
   * long as a phrase.
   */
  readonly order: readonly number[];
}

/** A silence as long as a phrase, in the list of the phrases that a chapter plays. */
export const REST = -1;

/**
 * Returns the settings of a synth. The four numbers are attack and decay in seconds, sustain from 0 to 1, and release
 * in seconds.
 */
export function timbre(
  waveform: InstrumentSettings["waveform"],
  [attackSeconds, decaySeconds, sustain, releaseSeconds]: readonly [number, number, number, number],
  lengthSeconds: number,
): InstrumentSettings {
  return { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds, lengthSeconds };
}

/**
 * Returns the part of the music that plays the tune of a puzzle in the style of a chapter. The first phrase in `order`
 * must not be a rest.
 */
export function composeMelody(
  theme: Theme,
  { timbre: played, volume, scaleHertz, rhythms, phraseBeats, order }: Rendition,
): MusicPart {
  const hertz: number[] = [];
  const starts: number[] = [];
  for (let slot = 0; slot < order.length; slot++) {
    const rhythm = rhythms[slot % rhythms.length];
    for (let note = 0; order[slot] !== REST && note < rhythm.length; note++) {
      hertz.push(scaleHertz[theme[order[slot]][note]]);
      starts.push(slot * phraseBeats + rhythm[note]);
    }
  }
  const gapBeats: number[] = [];
  for (let note = 1; note < starts.length; note++) gapBeats.push(starts[note] - starts[note - 1]);
  gapBeats.push(starts[0] + order.length * phraseBeats - starts[starts.length - 1]);
  return { timbre: played, volume, firstBeat: starts[0], hertz, gapBeats };
}
