/** A game without a picture: it plays one level, one deed a frame as the store says, with all its sounds. */
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
  soundBack,
  soundBump,
  soundCleared,
  soundConfirm,
  soundCursor,
  soundHint,
  soundLampOut,
  soundMedals,
  setSoundTheme,
  soundRefuse,
} from "../../../src/game/sounds";
import { soundTimeline } from "../../../src/game/play/timeline-sounds";
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
  cleared: soundCleared,
  medal: () => {
    soundMedals(true, true);
  },
  hint: soundHint,
  "lamp out": soundLampOut,
  cursor: soundCursor,
  confirm: soundConfirm,
  back: soundBack,
  refuse: soundRefuse,
  bump: soundBump,
};

const { puzzleId, rows } = readStored(MAP_FILE) as PlayedMap;
const puzzle = loadAllPuzzles().find(({ id }) => id === puzzleId);
if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
setSoundTheme(puzzle.soundTheme);
const level = puzzle.parseMap(rows.join("\n"));
if (isFault(level)) throw new Error(level.fault);
const session = createTimeline(puzzle.rules(level));

playdate.update = () => {
  const { action, isHeard } = readStored(ACTION_FILE) as Frame;
  const fromPlayhead = session.playhead;
  act(session, action);
  // A new move begins where it begins: what it cuts short is not passed.
  const from = action.kind === "crank" ? fromPlayhead : session.playhead;
  advanceTimeline(session, FRAME_MS);
  if (isHeard && session.playhead !== from) soundTimeline(session, from);
};

function act<State>(played: Timeline<State>, deed: PlayerAction): void {
  if (deed.kind === "roll") makeMove(played, deed.direction);
  else if (deed.kind === "back") stepBack(played);
  else if (deed.kind === "restart") rewindToStart(played);
  else if (deed.kind === "crank") turnCrank(played, deed.degrees);
  else if (deed.kind === "volume") setSoundVolume(deed.level);
  else if (deed.kind === "sound") SOUNDS[deed.name]();
}
