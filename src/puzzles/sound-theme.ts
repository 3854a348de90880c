/**
 * The sound theme of a puzzle: the notes and timbres of its sounds and its music. The files in src/game/play/ decide when
 * a move sounds.
 */

/** The instrument of a puzzle's melodies. */
export type Instrument = "chime" | "glass" | "piano" | "horn" | "string";

/**
 * The sound of a sliding piece. `purr`: a tone that rises with the distance and the speed. `hiss`: noise that fades.
 * `rustle`: short noises. `toy`: two alternating notes. Heavy pieces rumble in all puzzles.
 */
type SlideSound = "purr" | "hiss" | "rustle" | "toy";

/**
 * The sounds of a puzzle. All pitches are in hertz and at least A4, because the console's tiny speaker cannot play
 * lower ones. Good events end on a higher note than they began, bad events on a lower one.
 */
export interface SoundTheme {
  readonly instrument: Instrument;
  /** The notes when a level is cleared, played at intervals of `successIntervalSeconds`. */
  readonly successHertz: readonly number[];
  readonly successIntervalSeconds: number;
  /** Whether the notes of success are repeated an octave higher. */
  readonly hasAnswer: boolean;
  /**
   * The notes when a piece reaches its destination, played at intervals of `arrivalIntervalMs`. Each further piece of
   * the same move sounds one step higher.
   */
  readonly arrivalHertz: readonly number[];
  readonly arrivalIntervalMs: number;
  /** How many pieces arrive together and make one sound. */
  readonly arrivalGroupSize: 1 | 2;
  /** Whether a splash of water comes before the notes of an arrival. */
  readonly hasSplash: boolean;
  /** The notes when the level can no longer be won. */
  readonly unwinnableHertz: readonly number[];
  /** The note of an input that moves nothing. */
  readonly blockedHertz: number;
  readonly slideSound: SlideSound;
  /**
   * The scale of notes for a piece that hits something, from the lowest. A short slide sounds the third note. It is one
   * step higher for each earlier hit of the chain and for each further unit of distance. In a rewind it is two steps
   * lower.
   */
  readonly impactHertz: readonly number[];
  readonly music: Music;
}

/** The material of which a puzzle's music is composed at random. */
export interface Music {
  /** The notes that the music may use, from the lowest. It returns to the first one. */
  readonly scaleHertz: readonly number[];
  readonly beatSeconds: number;
  /** The percentage of beats that have a note. */
  readonly densityPercent: number;
}
