/** Converts pitches to hertz. A pitch is a MIDI number such as 60 or a note name such as `C4`. */

const SEMITONES_ABOVE_C: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const A4_MIDI = 69;
const A4_HERTZ = 440;

/** Returns the frequency of a MIDI note in hertz. MIDI note 60 is middle C, and each step is a semitone. */
export function midiToHertz(note: number): number {
  return A4_HERTZ * 2 ** ((note - A4_MIDI) / 12);
}

/** Returns the frequency in hertz of a note name such as `C4`, `Db3` or `F#5`. Returns undefined for any other text. */
export function pitchToHertz(name: string): number | undefined {
  const parts = /^([A-G])([#b]?)(-?\d+)$/.exec(name);
  if (parts === null) return undefined;
  const accidental = parts[2] === "#" ? 1 : parts[2] === "b" ? -1 : 0;
  return midiToHertz(12 * (Number(parts[3]) + 1) + SEMITONES_ABOVE_C[parts[1]] + accidental);
}
