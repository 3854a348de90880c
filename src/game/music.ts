/**
 * The background music: one quiet piece for each puzzle, composed note by note while the music plays. No bar repeats
 * the bar before it.
 */
import { playNote } from "../device/sound";
import { drawBelow, type Random } from "../kernel/random";
import type { Music } from "../puzzles/sound-theme";

export const BEATS_PER_BAR = 8;
const NO_NOTE = -1;

const MELODY_VOLUME = 0.07;
const BASS_VOLUME = 0.05;
/** How many times faster the music plays in a rush (as many levels as possible in three minutes). */
const FAST_TEMPO_RATIO = 1.5;
/**
 * The silence before the music of another puzzle begins, in seconds. During this time, only the sounds of the puzzle's
 * scenery are heard.
 */
const START_DELAY_SECONDS = 1.5;

/** The state of the background music. */
export interface MusicPlayer {
  readonly random: Random;
  /** The music that is played now; undefined before the first screen opens, and for a puzzle without music. */
  music: Music | undefined;
  isFast: boolean;
  /**
   * The notes of the present bar and of the bar before it, one note for each beat. A note is an index in the scale;
   * `NO_NOTE` is a rest.
   */
  bar: number[];
  barBefore: number[];
  /** The index of the next beat in its bar, and the seconds until that beat. */
  beat: number;
  untilBeatSeconds: number;
  /** The index in the scale of the last melody note. */
  scaleIndex: number;
}

/** Creates a music player that has no music yet. `random` will choose all notes. */
export function createMusicPlayer(random: Random): MusicPlayer {
  const bar: number[] = [];
  const barBefore: number[] = [];
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) {
    bar.push(NO_NOTE);
    barBefore.push(NO_NOTE);
  }
  return { random, music: undefined, isFast: false, bar, barBefore, beat: 0, untilBeatSeconds: 0, scaleIndex: 0 };
}

/** Sets the music that is played. If it differs from the present music, it begins after a short silence. */
export function changeMusic(player: MusicPlayer, music: Music | undefined, isFast: boolean): void {
  if (player.music !== music) {
    player.beat = 0;
    player.scaleIndex = 0;
    player.untilBeatSeconds = START_DELAY_SECONDS;
  }
  player.music = music;
  player.isFast = isFast;
}

/** Advances the music by the time that has passed. This function must be called in each frame. */
export function advanceMusic(player: MusicPlayer, elapsedMs: number): void {
  const { music, isFast } = player;
  player.untilBeatSeconds -= elapsedMs / 1000;
  if (music === undefined || player.untilBeatSeconds > 0) return;
  if (player.beat === 0) composeBar(player, music);
  playBeat(player, music);
  player.beat = (player.beat + 1) % BEATS_PER_BAR;
  const beatSeconds = isFast ? music.beatSeconds / FAST_TEMPO_RATIO : music.beatSeconds;
  player.untilBeatSeconds = Math.max(0, player.untilBeatSeconds + beatSeconds);
}

function playBeat({ bar, beat }: MusicPlayer, { scaleHertz }: Music): void {
  if (beat === 0) playNote("music", scaleHertz[0], BASS_VOLUME);
  const scaleIndex = bar[beat];
  if (scaleIndex !== NO_NOTE) playNote("music", scaleHertz[scaleIndex], MELODY_VOLUME);
}

/** Composes the next bar of the melody. Further bars are composed until one differs from the bar before it. */
function composeBar(player: MusicPlayer, music: Music): void {
  const { bar, barBefore } = player;
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) barBefore[beat] = bar[beat];
  do {
    for (let beat = 0; beat < BEATS_PER_BAR; beat++) bar[beat] = nextNote(player, music);
  } while (isRepeatedBar(player));
}

/**
 * Returns a rest, or a note that is at most two steps of the scale from the last note. At the ends of the scale the
 * melody turns back.
 */
function nextNote(player: MusicPlayer, { scaleHertz, densityPercent }: Music): number {
  const { random } = player;
  if (drawBelow(random, 100) >= densityPercent) return NO_NOTE;
  const step = drawBelow(random, 5) - 2;
  const last = scaleHertz.length - 1;
  let scaleIndex = player.scaleIndex + step;
  if (scaleIndex < 0 || scaleIndex > last) scaleIndex = player.scaleIndex - step;
  player.scaleIndex = scaleIndex;
  return scaleIndex;
}

function isRepeatedBar({ bar, barBefore }: MusicPlayer): boolean {
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) if (bar[beat] !== barBefore[beat]) return false;
  return true;
}
