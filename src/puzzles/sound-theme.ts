/**
 * The sound theme of a puzzle: the notes and sounds of its moves, and its music. The files in src/game/play/ decide
 * when a move makes a sound.
 */
import type { Music } from "./music";

export type Instrument = "chime" | "glass" | "piano" | "horn" | "string";

/**
 * The kind of sound that a sliding piece makes. `purr` is a tone that rises with distance and speed. `hiss` is noise
 * that fades, `rustle` short noises, and `toy` two notes that alternate. Heavy pieces make a rumbling sound in all
 * puzzles.
 */
type SlideSound = "purr" | "hiss" | "rustle" | "toy";

/**
 * The sounds of a puzzle. All pitches are at least A4, because the tiny speaker of the console cannot play lower notes.
 * The melody of a good event ends on a higher note than it begins, and the melody of a bad event on a lower one.
 */
export interface SoundTheme {
  readonly instrument: Instrument;
  /** The pitches in hertz of the notes that sound when a level is cleared. */
  readonly successHertz: readonly number[];
  /** The time between two notes of `successHertz`, in seconds. */
  readonly successIntervalSeconds: number;
  /** Whether the notes for a cleared level are repeated, as an answer, one octave higher. */
  readonly hasAnswer: boolean;
  /**
   * The pitches in hertz of the notes that sound when a piece reaches its destination. If several pieces arrive in one
   * move, the notes of each further piece are one step higher.
   */
  readonly arrivalHertz: readonly number[];
  /** The time between two notes of `arrivalHertz`, in milliseconds. */
  readonly arrivalIntervalMs: number;
  /**
   * The number of pieces that count together as one arrival at a destination: two in puzzles in which pieces leave in
   * pairs, otherwise one. If several arrivals follow in a move, the note of each is higher than the note of the arrival
   * before.
   */
  readonly arrivalGroupSize: 1 | 2;
  /** Whether a splash of water sounds before the notes for a piece that reaches its destination. */
  readonly hasSplash: boolean;
  /** The pitches in hertz of the notes that sound when the level can no longer be won. */
  readonly unwinnableHertz: readonly number[];
  /**
   * Special sounds of a chapter; undefined if the chapter has no such sound. `stopSound`, a thud of wood or a creak of
   * timber, replaces the knock when a piece hits something. `arrivalSound` replaces the instrument that plays the notes
   * when a piece reaches its destination. `unwinnableSound` is for a level that can no longer be won. An owl replaces
   * the instrument that plays these notes, but thunder is heard together with it.
   */
  readonly stopSound?: "wood" | "creak";
  readonly arrivalSound?: "bell" | "duck";
  readonly unwinnableSound?: "owl" | "thunder";
  /**
   * The pitches in hertz of two notes. `lost` sounds when the best win, such as a full combo (all toys of each colour
   * leave in one move) in Skid, becomes impossible, and `regained` when it becomes possible again. Undefined if the
   * puzzle has only one kind of win.
   */
  readonly bestWinHertz?: { readonly lost: number; readonly regained: number };
  /** The pitch in hertz of the note that sounds when the player presses a direction in which no piece can move. */
  readonly blockedHertz: number;
  readonly slideSound: SlideSound;
  /**
   * The pitches in hertz of the notes that can sound when a piece hits something, from low to high. After a short
   * slide, the third pitch is played. The pitch is higher after a longer slide. It is also higher if other hits in the
   * same move led to this hit. When a move is taken back, the note is two steps lower.
   */
  readonly impactHertz: readonly number[];
  /**
   * The pitch in hertz of the low hum that sounds while the lamp on the screen is lit, because the level can be won.
   * The hum is repeated. It stops if no piece has moved for a while.
   */
  readonly humHertz: number;
  readonly music: Music;
}
