/**
 * The background music: one quiet piece for each puzzle, composed note by note while it plays. No bar repeats the one
 * before.
 */
import { playNote } from "../device/sound";
import { drawBelow, type Random } from "../kernel/random";
import type { Music } from "../puzzles/sound-theme";

export const BEATS_PER_BAR = 8;
const NO_NOTE = -1;

const MELODY_VOLUME = 0.07;
const BASS_VOLUME = 0.05;
/** How much faster the music plays in a rush. */
const FAST_TEMPO_RATIO = 1.5;
/** The silence before the music of another puzzle begins, in which the scene's own sounds are heard. */
const START_DELAY_SECONDS = 1.5;

/** The state of the music player. */
export interface MusicPlayer {
  readonly random: Random;
  /** The music to play; undefined before the first screen. */
  music: Music | undefined;
  isFast: boolean;
  /** The notes of this bar and of the last one, one for each beat, as indices in the scale; `NO_NOTE` is a rest. */
  bar: number[];
  barBefore: number[];
  /** The number of the next beat, and the time until it. */
  beat: number;
  untilBeatSeconds: number;
  /** The index of the melody's last note in the scale. */
  scaleIndex: number;
}

/** Creates a player without music. All its notes are chosen by `random`. */
export function createMusicPlayer(random: Random): MusicPlayer {
  const bar: number[] = [];
  const barBefore: number[] = [];
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) {
    bar.push(NO_NOTE);
    barBefore.push(NO_NOTE);
  }
  return { random, music: undefined, isFast: false, bar, barBefore, beat: 0, untilBeatSeconds: 0, scaleIndex: 0 };
}

/** Sets the music to play. Different music begins from the start after a short silence. */
export function changeMusic(player: MusicPlayer, music: Music, isFast: boolean): void {
  if (player.music !== music) {
    player.beat = 0;
    player.scaleIndex = 0;
    player.untilBeatSeconds = START_DELAY_SECONDS;
  }
  player.music = music;
  player.isFast = isFast;
}

/** Advances the music; it must be called in each frame. */
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

/** Composes the next bar until it differs from the last one. */
function composeBar(player: MusicPlayer, music: Music): void {
  const { bar, barBefore } = player;
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) barBefore[beat] = bar[beat];
  do {
    for (let beat = 0; beat < BEATS_PER_BAR; beat++) bar[beat] = nextNote(player, music);
  } while (isRepeatedBar(player));
}

/** Returns a rest, or a note at most two steps from the last one. The melody turns back at the ends of the scale. */
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
