/**
 * The music of a chapter, as data: a few parts that each repeat by themselves. src/game/music.ts plays it. A place has
 * one theme; its chapters play the theme in other rhythms, on other instruments and over other ambience.
 */

/** How one note of the music sounds: its waveform and how its volume rises and falls. All times are in seconds. */
export interface MusicTimbre {
  readonly waveform: "sine" | "triangle" | "sawtooth" | "square" | "noise";
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The volume at which a note stays after its decay, as a share from 0 to 1 of its full volume. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  readonly lengthSeconds: number;
}

/**
 * One part of the music, such as the melody, an accompaniment or the rain. Its notes are played in turn, again and
 * again: note n has the pitch `hertz[n]`, and the next note follows after `gapBeats[n]`. Both lists begin anew by
 * themselves, so lists of different lengths repeat together only after a long time.
 */
export interface MusicPart {
  readonly timbre: MusicTimbre;
  readonly volume: number;
  /** The beat of the first note, counted from 0. */
  readonly firstBeat: number;
  readonly hertz: readonly number[];
  readonly gapBeats: readonly number[];
  /** Whether the part is silent while the board is dark, as the horn is that stands for a lamp. */
  readonly isSilentInDark?: boolean;
}

/** The music of a chapter: the melody first, then its other parts. */
export interface Music {
  /** The length of a beat, the smallest step of all rhythms, in milliseconds. It is longer than two frames. */
  readonly beatMs: number;
  /** At most `MAX_MUSIC_PARTS` parts. */
  readonly parts: readonly MusicPart[];
}

/** The most parts that a piece of music may have. */
export const MAX_MUSIC_PARTS = 5;

/** The theme of a place: phrases, which are lists of indices in a scale. */
type Theme = readonly (readonly number[])[];

/** A rendition: how a chapter plays the theme of its place. */
interface Rendition {
  readonly timbre: MusicTimbre;
  readonly volume: number;
  readonly scaleHertz: readonly number[];
  /**
   * The rhythms of the phrases, in turn: for each note of a phrase the beat on which it starts, counted from the start
   * of the phrase. A shorter rhythm leaves out the last notes of the phrase.
   */
  readonly rhythms: readonly (readonly number[])[];
  readonly phraseBeats: number;
  /** The phrases in the order in which they are played, as indices in the theme; `REST` is a silence as long as one. */
  readonly order: readonly number[];
}

/** In the order of a rendition: a silence as long as a phrase. */
export const REST = -1;

/** Returns a timbre. The four numbers are attack and decay in seconds, sustain from 0 to 1, and release in seconds. */
export function timbre(
  waveform: MusicTimbre["waveform"],
  [attackSeconds, decaySeconds, sustain, releaseSeconds]: readonly [number, number, number, number],
  lengthSeconds: number,
): MusicTimbre {
  return { waveform, attackSeconds, decaySeconds, sustain, releaseSeconds, lengthSeconds };
}

/** Lays out a theme as a part of the music. The first phrase of the order must not be a rest. */
export function melodyOf(
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
