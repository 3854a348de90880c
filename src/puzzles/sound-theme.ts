/** What plays the notes of a place. */
export type Instrument = "chime" | "glass" | "piano" | "horn" | "string";

/**
 * What is heard while something slides. `purr`: a tone, higher the longer and the faster it goes; `hiss`: noise that dies
 * away; `rustle`: short noises; `toy`: two notes by turns. What is heavy rumbles in all places.
 */
type SlideSound = "purr" | "hiss" | "rustle" | "toy";

/**
 * How a place sounds. All pitches are in hertz, and none is below A4: a tiny speaker does not carry it. What is good ends
 * higher than it began, what is bad ends lower: nobody takes the one for the other.
 */
export interface SoundTheme {
  readonly instrument: Instrument;
  /** A level is cleared: its notes, a moment apart. */
  readonly successHertz: readonly number[];
  readonly successIntervalSeconds: number;
  /** Somebody answers the notes of success, an octave higher. */
  readonly hasAnswer: boolean;
  /** A piece arrives where it is to be: its notes, so long apart. Others in the same move arrive a step higher. */
  readonly arrivalHertz: readonly number[];
  readonly arrivalIntervalMs: number;
  /** So many pieces arrive as one. */
  readonly arrivalGroupSize: 1 | 2;
  /** Whoever arrives splashes into water first. */
  readonly hasSplash: boolean;
  /** The lamp goes out. */
  readonly unwinnableHertz: readonly number[];
  /** A push that moves nothing. */
  readonly blockedHertz: number;
  readonly slideSound: SlideSound;
  /**
   * What stops a piece, from the lowest: the third of them after a short way, and a step higher for each piece that came
   * before it in a chain, and for each such stretch that it has gone; backwards in time two steps lower.
   */
  readonly impactHertz: readonly number[];
  readonly music: Music;
}

/** What the music of a place is made of. */
export interface Music {
  /** The notes that it may use, from the lowest: the first is the one it comes back to. */
  readonly scaleHertz: readonly number[];
  readonly beatSeconds: number;
  /** How many of a hundred beats have a note. */
  readonly densityPercent: number;
}
