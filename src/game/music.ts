/** One quiet piece of music a place, made note by note as it is played: no bar is as the one before. */
import { playNote } from "../device/sound";
import { below, type Random } from "../kernel/random";
import type { Music } from "../puzzles/voice";

export const BEATS_A_BAR = 8;
const REST = -1;

const MELODY_VOLUME = 0.07;
const BASS_VOLUME = 0.05;
/** Who is in a hurry plays so much faster. */
const HURRY = 1.5;
/** Whoever has just come hears the place first. */
const SILENCE_SECONDS = 1.5;

/** Who plays the music. */
export interface Player {
  readonly random: Random;
  /** What of; undefined before the first place. */
  music: Music | undefined;
  isHurried: boolean;
  /** The notes of the bar, one a beat, as places in the scale, and of the bar before; `REST` for none. */
  bar: number[];
  barBefore: number[];
  /** The next beat, and how long it is until then. */
  beat: number;
  untilBeatSeconds: number;
  /** Where the melody is in the scale. */
  place: number;
}

/** A player who waits for the first place; all that is played comes of those random numbers. */
export function createPlayer(random: Random): Player {
  const bar: number[] = [];
  const barBefore: number[] = [];
  for (let beat = 0; beat < BEATS_A_BAR; beat++) {
    bar.push(REST);
    barBefore.push(REST);
  }
  return { random, music: undefined, isHurried: false, bar, barBefore, beat: 0, untilBeatSeconds: 0, place: 0 };
}

/** Plays the music of that place from now on; another one begins a moment later. */
export function changeMusic(player: Player, music: Music, isHurried: boolean): void {
  if (player.music !== music) {
    player.beat = 0;
    player.place = 0;
    player.untilBeatSeconds = SILENCE_SECONDS;
  }
  player.music = music;
  player.isHurried = isHurried;
}

/** Plays on: to be called in each frame. */
export function playOn(player: Player, elapsedMs: number): void {
  const { music, isHurried } = player;
  player.untilBeatSeconds -= elapsedMs / 1000;
  if (music === undefined || player.untilBeatSeconds > 0) return;
  if (player.beat === 0) composeBar(player, music);
  playBeat(player, music);
  player.beat = (player.beat + 1) % BEATS_A_BAR;
  const beatSeconds = isHurried ? music.beatSeconds / HURRY : music.beatSeconds;
  player.untilBeatSeconds = Math.max(0, player.untilBeatSeconds + beatSeconds);
}

function playBeat({ bar, beat }: Player, { scale }: Music): void {
  if (beat === 0) playNote("music", scale[0], BASS_VOLUME);
  const place = bar[beat];
  if (place !== REST) playNote("music", scale[place], MELODY_VOLUME);
}

/** A bar that is not as the one before. */
function composeBar(player: Player, music: Music): void {
  const { bar, barBefore } = player;
  for (let beat = 0; beat < BEATS_A_BAR; beat++) barBefore[beat] = bar[beat];
  do {
    for (let beat = 0; beat < BEATS_A_BAR; beat++) bar[beat] = nextNote(player, music);
  } while (isAsBefore(player));
}

/** The melody rests, or goes on by a step or two; at an end of the scale it turns. */
function nextNote(player: Player, { scale, density }: Music): number {
  const { random } = player;
  if (below(random, 100) >= density) return REST;
  const step = below(random, 5) - 2;
  const last = scale.length - 1;
  let place = player.place + step;
  if (place < 0 || place > last) place = player.place - step;
  player.place = place;
  return place;
}

function isAsBefore({ bar, barBefore }: Player): boolean {
  for (let beat = 0; beat < BEATS_A_BAR; beat++) if (bar[beat] !== barBefore[beat]) return false;
  return true;
}
