/**
 * The sound game: a program without a picture that plays one level with all its sounds. In each frame it reads one
 * action of the player from the storage.
 */
import { readStored } from "../../../src/device/storage";
import {
  advanceTimeline,
  rewindToStart,
  makeMove,
  createTimeline,
  stepBack,
  turnCrank,
  type Timeline,
} from "../../../src/game/play/timeline";
import {
  setSoundVolume,
  playGoBackSound,
  playBlockedSound,
  playClearedSound,
  playConfirmSound,
  playCursorSound,
  playHintSound,
  playLampOutSound,
  playSignSound,
  setSoundTheme,
  playRefusalSound,
} from "../../../src/game/sounds";
import { playQueuedSounds } from "../../../src/game/frame-events";
import { advanceMusic, changeMusic, createMusicPlayer } from "../../../src/game/music";
import { loadChapter } from "../../../src/game/play/chapters";
import { playTimelineSounds } from "../../../src/game/play/timeline-sounds";
import { isFault } from "../../../src/kernel/fault";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import {
  ACTION_FILE,
  FRAME_MS,
  MAP_FILE,
  type PlayerAction,
  type Frame,
  type PlayedMap,
  type SoundName,
} from "./action";

const SOUNDS: Readonly<Record<SoundName, () => void>> = {
  cleared: playClearedSound,
  "first sign": () => {
    playSignSound(0);
  },
  "second sign": () => {
    playSignSound(1);
  },
  "third sign": () => {
    playSignSound(2);
  },
  hint: () => {
    playHintSound(3);
  },
  "lamp out": playLampOutSound,
  cursor: playCursorSound,
  confirm: playConfirmSound,
  back: playGoBackSound,
  refuse: playRefusalSound,
  bump: playBlockedSound,
};

const { puzzleId, rows } = readStored(MAP_FILE) as PlayedMap;
const puzzle = loadAllPuzzles().find(({ id }) => id === puzzleId);
if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
setSoundTheme(puzzle.soundTheme);
const level = puzzle.parseMap(rows.join("\n"));
if (isFault(level)) throw new Error(level.fault.kind);
const timeline = createTimeline(puzzle.rules(level));
const musicPlayer = createMusicPlayer();

playdate.update = () => {
  const { action, isHeard } = readStored(ACTION_FILE) as Frame;
  const fromPlayhead = timeline.playhead;
  act(timeline, action);
  // The point of the timeline (all moves made) from which sounds are played. The sounds of a new move are played from
  // the beginning of this move. If the move cuts an earlier one short, the remaining sounds of the earlier move are
  // left out.
  const from = action.kind === "crank" ? fromPlayhead : timeline.playhead;
  advanceTimeline(timeline, FRAME_MS);
  advanceMusic(musicPlayer, FRAME_MS, false);
  if (isHeard && timeline.playhead !== from) playTimelineSounds(timeline, from);
  playQueuedSounds();
};

function act<State>(played: Timeline<State>, action: PlayerAction): void {
  if (action.kind === "roll") makeMove(played, action.direction);
  else if (action.kind === "back") stepBack(played);
  else if (action.kind === "restart") rewindToStart(played);
  else if (action.kind === "crank") turnCrank(played, action.degrees);
  else if (action.kind === "volume") setSoundVolume(action.level);
  else if (action.kind === "sound") SOUNDS[action.name]();
  else if (action.kind === "music") beginMusic(action.chapter, action.isFast);
}

function beginMusic(chapter: number, isFast: boolean): void {
  const soundTheme = puzzle === undefined ? undefined : (loadChapter(puzzle, chapter) ?? puzzle).soundTheme;
  changeMusic(musicPlayer, soundTheme?.music, isFast);
}
