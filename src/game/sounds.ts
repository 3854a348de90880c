import {
  playNote,
  setMusicVolume as setDeviceMusicVolume,
  setVolume as setDeviceVolume,
  type Volume,
} from "../device/sound";
import type { Instrument, SoundTheme } from "../puzzles/sound-theme";

/** How loud each instrument plays to be about as loud as the others: a square wave carries farther than a sine. */
const INSTRUMENT_VOLUMES: Readonly<Record<Instrument, number>> = {
  chime: 0.24,
  glass: 0.2,
  piano: 0.13,
  horn: 0.1,
  string: 0.27,
};
/** Glass rings with the fifth above its note, so much softer. */
const GLASS_FIFTH = 1.5;
const GLASS_FIFTH_VOLUME_RATIO = 0.35;
/** A second horn a little higher makes the first one tremble, so many times a second. */
const VIBRATO_HERTZ = 6;

const ANSWER_VOLUME_RATIO = 0.38;
const LAMP_OUT_EVERY_SECONDS = 0.16;
const REFUSAL_EVERY_SECONDS = 0.06;

let soundTheme: SoundTheme | undefined;

/** The place whose voice is heard from now on. */
export function setSoundTheme(next: SoundTheme): void {
  soundTheme = next;
}

/** The voice of the place; undefined as long as there is none. */
export function currentSoundTheme(): SoundTheme | undefined {
  return soundTheme;
}

/** Sets how loud the game is: 0 is off, 3 is full; another number counts as the nearest of these. */
export function setSoundVolume(level: number): void {
  setDeviceVolume(volumeOf(level));
}

/** The same of its music. */
export function setMusicVolume(level: number): void {
  setDeviceMusicVolume(volumeOf(level));
}

/** A level is cleared: the place's own notes, and where somebody answers them, the answer. */
export function soundCleared(): void {
  if (soundTheme === undefined) return;
  const { instrument, successHertz, successIntervalSeconds, hasAnswer } = soundTheme;
  for (let index = 0; index < successHertz.length; index++) {
    playInstrument(instrument, successHertz[index], 1, index * successIntervalSeconds);
    if (hasAnswer)
      playInstrument(
        instrument,
        2 * successHertz[index],
        ANSWER_VOLUME_RATIO,
        (successHertz.length + index) * successIntervalSeconds,
      );
  }
}

/** The lamp goes out. */
export function soundLampOut(): void {
  if (soundTheme === undefined) return;
  const { instrument, unwinnableHertz } = soundTheme;
  for (let index = 0; index < unwinnableHertz.length; index++)
    playInstrument(instrument, unwinnableHertz[index], 1, index * LAMP_OUT_EVERY_SECONDS);
}

/** Medals are won: a bell that rises, the higher the more they are; the puzzle's own has a note of its own. */
export function soundMedals(hasPar: boolean, hasFeat: boolean): void {
  playNote("bell", 1319, 0.22);
  if (hasPar) playNote("bell", 1568, 0.22, 0.12);
  if (hasFeat) playNote("bell", 1760, 0.22, hasPar ? 0.24 : 0.12);
  if (hasPar && hasFeat) playNote("bell", 2637, 0.2, 0.36);
}

/** A note of the place's own instrument, `share` as loud as the place's signs are. */
export function playThemeNote(hertz: number, volumeRatio: number): void {
  if (soundTheme !== undefined) playInstrument(soundTheme.instrument, hertz, volumeRatio, 0);
}

/** A hint is to be seen. */
export function soundHint(): void {
  playNote("pluck", 880, 0.24);
  playNote("pluck", 1319, 0.24, 0.08);
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

/** A push that moves nothing: the place's low note twice, over at once. */
export function soundBump(): void {
  const hertz = soundTheme?.blockedHertz ?? 440;
  playNote("tick", hertz, 0.3);
  playNote("tick", hertz, 0.3, REFUSAL_EVERY_SECONDS);
}

/** The crank has turned time to its beginning or end: it stops there, with the place's low note. */
export function soundCrankStop(): void {
  playNote("knock", 1000, 0.3);
  playNote("tick", soundTheme?.blockedHertz ?? 440, 0.2);
}

/** What was asked for cannot be. */
export function soundRefuse(): void {
  playNote("pluck", 494, 0.35);
  playNote("pluck", 466, 0.35, 0.09);
}

function playInstrument(instrument: Instrument, hertz: number, volumeRatio: number, delaySeconds: number): void {
  const volume = volumeRatio * INSTRUMENT_VOLUMES[instrument];
  playNote(instrument, hertz, volume, delaySeconds);
  if (instrument === "glass") playNote("glass", GLASS_FIFTH * hertz, GLASS_FIFTH_VOLUME_RATIO * volume, delaySeconds);
  if (instrument === "horn") playNote("horn", hertz + VIBRATO_HERTZ, volume, delaySeconds);
}

function volumeOf(level: number): Volume {
  return Math.floor(Math.min(3, Math.max(0, level))) as Volume;
}
