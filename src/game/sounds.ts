import { playNote, setVolume, type Volume } from "../device/sound";

/** Sets how loud the game is: 0 is off, 3 is full; another number counts as the nearest of these. */
export function setSoundVolume(level: number): void {
  setVolume(Math.floor(Math.min(3, Math.max(0, level))) as Volume);
}

/** A level is cleared. */
export function soundCleared(): void {
  playNote("chime", 523, 0.24);
  playNote("chime", 659, 0.22, 0.09);
  playNote("chime", 784, 0.2, 0.18);
  playNote("chime", 1047, 0.2, 0.27);
}

const CHEER_EVERY_SECONDS = 0.11;
const CHEER_VOLUME = 0.1;
const ANSWER_VOLUME = 0.06;
/** A second horn a little higher makes the first one tremble, five to nine times a second. */
const VIBRATO = 1.009;

/** A level is cleared where a horn says so: it plays these notes, in hertz, and they are answered an octave higher. */
export function soundCheer(notes: readonly number[]): void {
  for (let at = 0; at < notes.length; at++) {
    playNote("horn", notes[at], CHEER_VOLUME, at * CHEER_EVERY_SECONDS);
    playNote("horn", VIBRATO * notes[at], CHEER_VOLUME, at * CHEER_EVERY_SECONDS);
    playNote("horn", 2 * notes[at], ANSWER_VOLUME, (notes.length + at) * CHEER_EVERY_SECONDS);
  }
}

/** A medal is won. */
export function soundMedal(): void {
  playNote("bell", 1319, 0.22);
  playNote("bell", 1568, 0.22, 0.12);
  playNote("bell", 2093, 0.22, 0.24);
}

/** The cursor of a menu or a map goes on. */
export function soundCursor(): void {
  playNote("tick", 1047, 0.25);
}

/** Something is chosen. */
export function soundConfirm(): void {
  playNote("pluck", 784, 0.3);
  playNote("pluck", 1175, 0.3, 0.07);
}

/** The player goes back. */
export function soundBack(): void {
  playNote("pluck", 784, 0.25);
  playNote("pluck", 587, 0.25, 0.07);
}

/** A push that moves nothing: dull, and over at once. */
export function soundBump(): void {
  playNote("clack", 440, 0.22);
}

/** What was asked for cannot be. */
export function soundRefuse(): void {
  playNote("pluck", 494, 0.35);
  playNote("pluck", 466, 0.35, 0.09);
}
