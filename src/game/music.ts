/**
 * Plays the music of a chapter (levels with the same scenery) note by note; see src/puzzles/music.ts. Each instrument
 * repeats its own sequence of notes. Times are whole milliseconds, so that the console and Node play the same notes.
 */
import { playMusicNote, stopMusicNotes } from "../device/sound";
import { MAX_MUSIC_PARTS, type Music, type MusicPart } from "../puzzles/music";

/** How many times faster the music plays in a rush (a timed run). */
const FAST_TEMPO_RATIO = 1.5;
/** How many milliseconds of silence there are before new music begins. */
const START_DELAY_MS = 500;
const MAX_STARTS_PER_FRAME = 2;

export interface MusicPlayer {
  /** The music that plays now; undefined before the first screen opens, and for a puzzle without music. */
  music: Music | undefined;
  isFast: boolean;
  /** Whether the notes that still sound must stop, because the music has changed in this frame. */
  mustStop: boolean;
  readonly playedNotes: number[];
  readonly untilNoteMs: number[];
}

export function createMusicPlayer(): MusicPlayer {
  const playedNotes: number[] = [];
  const untilNoteMs: number[] = [];
  for (let musicPart = 0; musicPart < MAX_MUSIC_PARTS; musicPart++) {
    playedNotes.push(0);
    untilNoteMs.push(0);
  }
  return { music: undefined, isFast: false, mustStop: false, playedNotes, untilNoteMs };
}

/** Sets the music to play. Other music than the present one begins after a short silence. */
export function changeMusic(player: MusicPlayer, music: Music | undefined, isFast: boolean): void {
  player.isFast = isFast;
  if (player.music === music) return;
  player.mustStop = player.music !== undefined;
  player.music = music;
  if (music === undefined) return;
  for (let musicPart = 0; musicPart < music.parts.length; musicPart++) {
    player.playedNotes[musicPart] = 0;
    player.untilNoteMs[musicPart] = START_DELAY_MS + music.parts[musicPart].firstBeat * music.beatMs;
  }
}

/**
 * Advances the music by the time since the previous frame. `isDark` says whether the board is dark, because the level
 * can no longer be won.
 */
export function advanceMusic(player: MusicPlayer, elapsedMs: number, isDark: boolean): void {
  const { music, untilNoteMs } = player;
  if (player.mustStop) stopMusicNotes();
  player.mustStop = false;
  if (music === undefined) return;
  const { parts } = music;
  const playedMs = player.isFast ? elapsedMs * FAST_TEMPO_RATIO : elapsedMs;
  let starts = 0;
  for (let musicPart = 0; musicPart < parts.length; musicPart++) {
    const untilMs = untilNoteMs[musicPart] - playedMs;
    untilNoteMs[musicPart] = untilMs;
    if (untilMs <= 0 && starts < MAX_STARTS_PER_FRAME) {
      starts++;
      untilNoteMs[musicPart] = untilMs + playMusicPart(player, parts[musicPart], musicPart, isDark) * music.beatMs;
    }
  }
}

/**
 * Plays the next note of one instrument, and returns the time until its following note, in beats. Some instruments are
 * silent while the board is dark (the level can no longer be won).
 */
function playMusicPart(
  { playedNotes }: MusicPlayer,
  { timbre, volume, hertz, gapBeats, isSilentInDark }: MusicPart,
  musicPart: number,
  isDark: boolean,
): number {
  const note = playedNotes[musicPart];
  playedNotes[musicPart] = note + 1;
  if (!isDark || isSilentInDark !== true) playMusicNote(musicPart, timbre, hertz[note % hertz.length], volume);
  return gapBeats[note % gapBeats.length];
}
