/**
 * The sounds of the game, played with the instruments and notes of the open puzzle (its sound theme). Each function
 * only queues its notes; frame.ts plays them later in the same frame.
 */
import { setMusicVolume as setDeviceMusicVolume, setVolume as setDeviceVolume, type Volume } from "../device/sound";
import type { Instrument, SoundTheme } from "../puzzles/sound-theme";
import { queueNote } from "./frame-events";

/**
 * The volumes of the instruments differ so that all sound about equally loud: a square wave sounds louder than a sine
 * wave of the same volume.
 */
const INSTRUMENT_VOLUMES: Readonly<Record<Instrument, number>> = {
  chime: 0.24,
  glass: 0.2,
  piano: 0.13,
  horn: 0.1,
  string: 0.27,
};
/**
 * The frequency of the second note that the instrument `glass` adds to each note, relative to the first: a fifth above.
 */
const GLASS_FIFTH = 1.5;
const GLASS_FIFTH_VOLUME_RATIO = 0.35;
/**
 * How much higher the second of the two notes of the instrument `horn` is than the first, in hertz. The notes
 * interfere, so that the sound trembles.
 */
const VIBRATO_HERTZ = 6;

/** The pitches, in hertz, of the notes for the three paces of endless runs, from calm to hard: D3, F3 and A3. */
const PACE_HERTZ = [147, 175, 220];

const ANSWER_VOLUME_RATIO = 0.38;
/**
 * The instrument for the hoots of an owl, which some puzzles play when a level can no longer be won. Its low notes
 * sound like an owl.
 */
const OWL_INSTRUMENT: Instrument = "chime";
const BELL_VOLUME = 0.22;
const DUCK_VOLUME = 0.15;
/** The pitch, in hertz, that is passed for notes that are only noise, such as thunder, where it has no effect. */
const NOISE_HERTZ = 1000;
const LAMP_OUT_EVERY_SECONDS = 0.16;
const BLOCKED_TICK_INTERVAL_SECONDS = 0.06;

let soundTheme: SoundTheme | undefined;

/**
 * Sets the sound theme (instruments and notes of a puzzle) in which all following sounds are played. Without a sound
 * theme, only the sounds that all puzzles share are played.
 */
export function setSoundTheme(next: SoundTheme | undefined): void {
  soundTheme = next;
}

/**
 * Returns the sound theme (instruments and notes of a puzzle) in which sounds are played now. Returns undefined before
 * the first screen opens, and for a puzzle without sounds.
 */
export function currentSoundTheme(): SoundTheme | undefined {
  return soundTheme;
}

/** Sets the volume of the sounds: 0 is off, 3 is full. Other numbers are limited to the range from 0 to 3. */
export function setSoundVolume(level: number): void {
  setDeviceVolume(volumeOf(level));
}

/** Sets the volume of the music: 0 is off, 3 is full. Other numbers are limited to the range from 0 to 3. */
export function setMusicVolume(level: number): void {
  setDeviceMusicVolume(volumeOf(level));
}

/**
 * Plays the notes for a cleared level. If the sound theme has `hasAnswer`, the same notes follow again, softly and an
 * octave higher.
 */
export function playClearedSound(): void {
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

export function playLampOutSound(): void {
  if (soundTheme === undefined) return;
  const { instrument, unwinnableHertz, unwinnableSound } = soundTheme;
  const played = unwinnableSound === "owl" ? OWL_INSTRUMENT : instrument;
  for (let index = 0; index < unwinnableHertz.length; index++)
    playInstrument(played, unwinnableHertz[index], 1, index * LAMP_OUT_EVERY_SECONDS);
  if (unwinnableSound === "thunder") playThunder();
}

function playThunder(): void {
  queueNote("brush", NOISE_HERTZ, 0.3);
  queueNote("rumble", NOISE_HERTZ, 0.25, 0.08);
  queueNote("rumble", NOISE_HERTZ, 0.18, 0.2);
}

/** Plays the note when a piece arrives at its destination. `volumeRatio` is the volume relative to other notes. */
export function playArrivalSound(hertz: number, volumeRatio: number): void {
  const sound = soundTheme?.arrivalSound;
  if (sound === "bell") queueNote("bell", 2 * hertz, BELL_VOLUME * volumeRatio);
  else if (sound === "duck") queueNote("growl", hertz, DUCK_VOLUME * volumeRatio);
  else playThemeNote(hertz, volumeRatio);
}

/**
 * Plays the note when the lamp beside the board becomes half lit. This happens when the best win is no longer possible:
 * some puzzles have several kinds of wins, of which one is the best.
 */
export function playLampHalfSound(): void {
  if (soundTheme?.bestWinHertz !== undefined) playThemeNote(soundTheme.bestWinHertz.lost, 1);
}

/**
 * Plays the note when the half lit lamp beside the board becomes bright. This happens when the best win is possible
 * again: some puzzles have several kinds of wins, of which one is the best.
 */
export function playLampBrightSound(): void {
  if (soundTheme?.bestWinHertz !== undefined) playThemeNote(soundTheme.bestWinHertz.regained, 1);
}

/** The pitches of the bells for the three medal signs on the card after a campaign level, in hertz: E6, G6 and A6. */
const SIGN_HERTZ: readonly number[] = [1319, 1568, 1760];
const HIGH_SIGN_HERTZ = 2637;

/**
 * Plays a bell for a medal sign that appears on the card after a campaign level. `step` counts the signs from 0; each
 * has a higher note than the one before.
 */
export function playSignSound(step: number): void {
  queueNote("bell", SIGN_HERTZ[step], BELL_VOLUME);
  if (step === SIGN_HERTZ.length - 1) queueNote("bell", HIGH_SIGN_HERTZ, 0.2, 0.12);
}

function playThemeNote(hertz: number, volumeRatio: number): void {
  if (soundTheme !== undefined) playInstrument(soundTheme.instrument, hertz, volumeRatio, 0);
}

/**
 * Plays the note when a newly earned keepsake (a souvenir) drops to the ground before a house on the title screen.
 * `note` is the index of the note among the notes for a cleared level.
 */
export function playKeepsakeSound(note: number): void {
  if (soundTheme !== undefined) playThemeNote(soundTheme.successHertz[note], 0.7);
}

/** The pitches of the notes for the three grades of a hint, in hertz: A4, C sharp 5 and E5. */
const HINT_HERTZ: readonly number[] = [440, 554, 659];

/** Plays the note when a hint appears. A higher grade of the hint, from 1 to 3, has a higher note. */
export function playHintSound(grade: number): void {
  queueNote("pluck", HINT_HERTZ[grade - 1], 0.24);
}

export function playCursorSound(): void {
  queueNote("tick", 1047, 0.25);
}

/** Plays the puzzle's lowest note, softly, for example when the title screen's lamp stops over the puzzle's house. */
export function playLowestNote(): void {
  if (soundTheme !== undefined) playThemeNote(soundTheme.impactHertz[0], 0.5);
}

/**
 * Plays the sound when the player selects another pace of endless runs: a lamp clicks, and a note follows that is
 * higher for a harder pace.
 */
export function playPaceSound(paceIndex: number): void {
  queueNote("tick", 1047, 0.25);
  playThemeNote(PACE_HERTZ[paceIndex], 1);
}

/**
 * Plays one tick of the balls that roll away when an endless run is given up. Each ball stands for a level of this run.
 * The ticks become lower as `share`, the finished part of the rolling, rises from 0 to 1.
 */
export function playRollTick(share: number): void {
  queueNote("tick", 1047 - 523 * Math.min(1, share), 0.2);
}

export function playConfirmSound(): void {
  queueNote("pluck", 784, 0.3);
  queueNote("pluck", 1175, 0.3, 0.07);
}

export function playGoBackSound(): void {
  queueNote("pluck", 784, 0.25);
  queueNote("pluck", 587, 0.25, 0.07);
}

/**
 * Plays the sound of something that is blocked, such as a push: a very short note, twice. Without a sound theme, the
 * pitch is 440 hertz.
 */
export function playBlockedSound(): void {
  const hertz = soundTheme?.blockedHertz ?? 440;
  queueNote("tick", hertz, 0.3);
  queueNote("tick", hertz, 0.3, BLOCKED_TICK_INTERVAL_SECONDS);
}

/** Plays the sound when the crank reaches the first or the last move and cannot turn the moves further. */
export function playCrankStopSound(): void {
  queueNote("knock", 1000, 0.3);
  queueNote("tick", soundTheme?.blockedHertz ?? 440, 0.2);
}

export function playRefusalSound(): void {
  queueNote("pluck", 494, 0.35);
  queueNote("pluck", 466, 0.35, 0.09);
}

function playInstrument(instrument: Instrument, hertz: number, volumeRatio: number, delaySeconds: number): void {
  const volume = volumeRatio * INSTRUMENT_VOLUMES[instrument];
  queueNote(instrument, hertz, volume, delaySeconds);
  if (instrument === "glass") queueNote("glass", GLASS_FIFTH * hertz, GLASS_FIFTH_VOLUME_RATIO * volume, delaySeconds);
  if (instrument === "horn") queueNote("horn", hertz + VIBRATO_HERTZ, volume, delaySeconds);
}

function volumeOf(level: number): Volume {
  return Math.floor(Math.min(3, Math.max(0, level))) as Volume;
}
