/** One quiet piece of music a place, made note by note as it is played: no bar is as the one before. */
import { playNote } from "../device/sound";
import { drawBelow, type Random } from "../kernel/random";
import type { Music } from "../puzzles/sound-theme";

export const BEATS_PER_BAR = 8;
const NO_NOTE = -1;

const MELODY_VOLUME = 0.07;
const BASS_VOLUME = 0.05;
/** Who is in a hurry plays so much faster. */
const FAST_TEMPO_RATIO = 1.5;
/** Whoever has just come hears the place first. */
const START_DELAY_SECONDS = 1.5;

/** Who plays the music. */
export interface MusicPlayer {
  readonly random: Random;
  /** What of; undefined before the first place. */
  music: Music | undefined;
  isFast: boolean;
  /** The notes of the bar, one a beat, as places in the scale, and of the bar before; `REST` for none. */
  bar: number[];
  barBefore: number[];
  /** The next beat, and how long it is until then. */
  beat: number;
  untilBeatSeconds: number;
  /** Where the melody is in the scale. */
  scaleIndex: number;
}

/** A player who waits for the first place; all that is played comes of those random numbers. */
export function createMusicPlayer(random: Random): MusicPlayer {
  const bar: number[] = [];
  const barBefore: number[] = [];
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) {
    bar.push(NO_NOTE);
    barBefore.push(NO_NOTE);
  }
  return { random, music: undefined, isFast: false, bar, barBefore, beat: 0, untilBeatSeconds: 0, scaleIndex: 0 };
}

/** Plays the music of that place from now on; another one begins a moment later. */
export function changeMusic(player: MusicPlayer, music: Music, isFast: boolean): void {
  if (player.music !== music) {
    player.beat = 0;
    player.scaleIndex = 0;
    player.untilBeatSeconds = START_DELAY_SECONDS;
  }
  player.music = music;
  player.isFast = isFast;
}

/** Plays on: to be called in each frame. */
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

/** A bar that is not as the one before. */
function composeBar(player: MusicPlayer, music: Music): void {
  const { bar, barBefore } = player;
  for (let beat = 0; beat < BEATS_PER_BAR; beat++) barBefore[beat] = bar[beat];
  do {
    for (let beat = 0; beat < BEATS_PER_BAR; beat++) bar[beat] = nextNote(player, music);
  } while (isRepeatedBar(player));
}

/** The melody rests, or goes on by a step or two; at an end of the scale it turns. */
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
