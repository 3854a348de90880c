/** Records every sound of the game and the music of each puzzle as lists of notes, in Node. */
import { createHum, advanceHum } from "../../src/game/play/hum";
import { changeMusic, createMusicPlayer, advanceMusic } from "../../src/game/music";
import { advanceTimeline, isStill, makeMove, createTimeline } from "../../src/game/play/timeline";
import { playTimelineSounds } from "../../src/game/play/timeline-sounds";
import {
  setSoundTheme,
  playGoBackSound,
  playBlockedSound,
  playClearedSound,
  playConfirmSound,
  playCrankStopSound,
  playCursorSound,
  playHintSound,
  playLampBrightSound,
  playLampHalfSound,
  playLampOutSound,
  playSignSound,
  playRefusalSound,
} from "../../src/game/sounds";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import type { Music } from "../../src/puzzles/music";
import type { SoundTheme } from "../../src/puzzles/sound-theme";
import { recordNotes, type AdvanceTime, type RecordedNote } from "./record-notes";
import { SAMPLE_MOVES } from "./sample-moves";
import { mapFaultText } from "../fault-texts";

/**
 * A recorded sound of the game. There are four kinds: a single signal (`signal`), the sounds of moves (`moves`), some
 * bars of music (`music`), and the low note that repeats while the level can be won (`hum`).
 */
export interface Sound {
  readonly name: string;
  readonly kind: "signal" | "moves" | "music" | "hum";
  readonly notes: readonly RecordedNote[];
}

type AudiblePuzzle = AnyPuzzle & { readonly soundTheme: SoundTheme };

const FRAME_MS = 33;
const MUSIC_MS = 60_000;
const HUM_MS = 4000;

export function loadAudiblePuzzles(): AudiblePuzzle[] {
  return loadAllPuzzles().filter((puzzle): puzzle is AudiblePuzzle => puzzle.soundTheme !== undefined);
}

export function recordAllSounds(): readonly Sound[] {
  const sharedSigns = {
    "hint-idea": () => playHintSound(1),
    "hint-where": () => playHintSound(2),
    "hint-move": () => playHintSound(3),
    cursor: playCursorSound,
    confirm: playConfirmSound,
    back: playGoBackSound,
    refuse: playRefusalSound,
  };
  return [
    ...Object.entries(sharedSigns).map(([name, play]) => recordSignal(name, play)),
    recordSignal("crank-stop", playCrankStopSound),
    recordSignal("sign-1", () => playSignSound(0)),
    recordSignal("sign-2", () => playSignSound(1)),
    recordSignal("sign-3", () => playSignSound(2)),
    ...loadAudiblePuzzles().flatMap((puzzle) => recordSoundsOf(puzzle)),
  ];
}

/**
 * Records the first `ms` milliseconds of a piece of music as a list of notes. `isDark` is true for the music of a level
 * that can no longer be won.
 */
export function recordMusic(music: Music, isRush: boolean, ms: number, isDark = false): readonly RecordedNote[] {
  const player = createMusicPlayer();
  changeMusic(player, music, isRush);
  return recordNotes((advanceTime) => {
    for (let playedMs = 0; playedMs < ms; playedMs += FRAME_MS) {
      advanceMusic(player, FRAME_MS, isDark);
      advanceTime(FRAME_MS);
    }
  });
}

/** Returns the sound themes of a puzzle's campaign chapters, in order. */
export function chapterThemes({ soundTheme, laterChapters = [] }: AudiblePuzzle): readonly SoundTheme[] {
  return [soundTheme, ...laterChapters.map((load) => load().soundTheme)];
}

function recordSoundsOf(puzzle: AudiblePuzzle): readonly Sound[] {
  const themes = chapterThemes(puzzle);
  setSoundTheme(puzzle.soundTheme);
  return [
    recordSignal(`${puzzle.id}-cleared`, playClearedSound),
    recordSignal(`${puzzle.id}-lamp-out`, playLampOutSound),
    ...(puzzle.soundTheme.bestWinHertz === undefined
      ? []
      : [
          recordSignal(`${puzzle.id}-lamp-half`, playLampHalfSound),
          recordSignal(`${puzzle.id}-lamp-bright`, playLampBrightSound),
        ]),
    recordSignal(`${puzzle.id}-bump`, playBlockedSound),
    ...recordSampleMoves(puzzle, ""),
    ...(puzzle.campaign.levelCount === 0
      ? []
      : [recordMoves(puzzle, "moves", puzzle.campaign.level(0).map, DIRECTIONS)]),
    { name: `${puzzle.id}-hum`, kind: "hum", notes: recordNotes(recordHum) },
    { name: `${puzzle.id}-music-rush`, kind: "music", notes: recordMusic(puzzle.soundTheme.music, true, MUSIC_MS) },
    ...themes.flatMap((theme, index) => recordChapter(puzzle, theme, index + 1)),
  ];
}

/**
 * Records the music of chapter number `chapter` of a puzzle's campaign. If the chapter has sounds of its own, for moves
 * or for the moment when the level can no longer be won, records these sounds, too.
 */
function recordChapter(puzzle: AudiblePuzzle, theme: SoundTheme, chapter: number): readonly Sound[] {
  setSoundTheme(theme);
  const hasOwnMoves = theme.stopSound !== undefined || theme.arrivalSound !== undefined;
  return [
    { name: `${puzzle.id}-music-${chapter}`, kind: "music", notes: recordMusic(theme.music, false, MUSIC_MS) },
    ...(hasOwnMoves ? recordSampleMoves(puzzle, `-${chapter}`) : []),
    ...(theme.unwinnableSound === undefined
      ? []
      : [recordSignal(`${puzzle.id}-lamp-out-${chapter}`, playLampOutSound)]),
  ];
}

/**
 * Records the sounds of a puzzle's sample moves with the current sound theme. In each sample move, one thing on a tiny
 * board makes its sound. The names of the recorded sounds end in `ending`.
 */
function recordSampleMoves(puzzle: AudiblePuzzle, ending: string): readonly Sound[] {
  return SAMPLE_MOVES.filter((scene) => scene.puzzle === puzzle.id).map(({ name, rows, push }) => {
    return recordMoves(puzzle, `${name}${ending}`, rows, [push]);
  });
}

function recordSignal(name: string, play: () => void): Sound {
  return { name, kind: "signal", notes: recordNotes(play) };
}

function recordMoves(puzzle: AnyPuzzle, name: string, rows: readonly string[], pushes: readonly Direction[]): Sound {
  const notes = recordNotes((advanceTime) => {
    playPushes(puzzle, rows, pushes, advanceTime);
  });
  return { name: `${puzzle.id}-${name}`, kind: "moves", notes };
}

function playPushes(
  puzzle: AnyPuzzle,
  rows: readonly string[],
  pushes: readonly Direction[],
  advanceTime: AdvanceTime,
): void {
  const level = puzzle.parseMap(rows.join("\n"));
  if (isFault(level)) throw new Error(mapFaultText(level.fault));
  const timeline = createTimeline(puzzle.rules(level));
  for (const direction of pushes) {
    if (!makeMove(timeline, direction)) continue;
    while (!isStill(timeline)) {
      const { playhead } = timeline;
      advanceTimeline(timeline, FRAME_MS);
      playTimelineSounds(timeline, playhead);
      advanceTime(FRAME_MS);
    }
  }
}

function recordHum(advanceTime: AdvanceTime): void {
  const lampsHum = createHum();
  for (let ms = 0; ms < HUM_MS; ms += FRAME_MS) {
    advanceHum(lampsHum, true, true, FRAME_MS);
    advanceTime(FRAME_MS);
  }
}
