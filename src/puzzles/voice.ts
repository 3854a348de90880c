/** What plays the notes of a place. */
export type Instrument = "chime" | "glass" | "piano" | "horn" | "string";

/**
 * How a place sounds. All pitches are in hertz, and none is below A4: a tiny speaker does not carry it. What is good ends
 * higher than it began, what is bad ends lower: nobody takes the one for the other.
 */
export interface Voice {
  readonly instrument: Instrument;
  /** A level is cleared: its notes, a moment apart. */
  readonly success: readonly number[];
  readonly successEverySeconds: number;
  /** Somebody answers the notes of success, an octave higher. */
  readonly isAnswered: boolean;
  /** A piece arrives where it is to be. Another one in the same move arrives a step higher. */
  readonly arrival: readonly number[];
  /** The lamp goes out. */
  readonly lampOut: readonly number[];
  /** A push that moves nothing. */
  readonly refusalHertz: number;
  /** What slides hisses; else it purrs. */
  readonly hisses: boolean;
  readonly music: Music;
}

/** What the music of a place is made of. */
export interface Music {
  /** The notes that it may use, from the lowest: the first is the one it comes back to. */
  readonly scale: readonly number[];
  readonly beatSeconds: number;
  /** How many of a hundred beats have a note. */
  readonly density: number;
}
