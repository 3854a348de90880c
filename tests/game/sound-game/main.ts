/** A game without a picture: it plays one level, one deed a frame as the store says, with all its sounds. */
import { readStored } from "../../../src/device/storage";
import {
  advance,
  restart,
  makeMove,
  startSession,
  stepBack,
  turnCrank,
  type Session,
} from "../../../src/game/play/session";
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
  setVoice,
  soundRefuse,
} from "../../../src/game/sounds";
import { soundPassed } from "../../../src/game/play/session-sounds";
import { isFault } from "../../../src/kernel/fault";
import { allPuzzles } from "../../../src/puzzles/index";
import { DEED_FILE, FRAME_MS, MAP_FILE, type Deed, type Frame, type Played, type SoundName } from "./deed";

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

const { puzzleId, rows } = readStored(MAP_FILE) as Played;
const puzzle = allPuzzles().find(({ id }) => id === puzzleId);
if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
setVoice(puzzle.voice);
const level = puzzle.read(rows.join("\n"));
if (isFault(level)) throw new Error(level.fault);
const session = startSession(puzzle.rules(level));

playdate.update = () => {
  const { deed, isHeard } = readStored(DEED_FILE) as Frame;
  const fromPlayhead = session.playhead;
  act(session, deed);
  // A new move begins where it begins: what it cuts short is not passed.
  const from = deed.kind === "crank" ? fromPlayhead : session.playhead;
  advance(session, FRAME_MS);
  if (isHeard && session.playhead !== from) soundPassed(session, from);
};

function act<State>(played: Session<State>, deed: Deed): void {
  if (deed.kind === "roll") makeMove(played, deed.direction);
  else if (deed.kind === "back") stepBack(played);
  else if (deed.kind === "restart") restart(played);
  else if (deed.kind === "crank") turnCrank(played, deed.degrees);
  else if (deed.kind === "volume") setSoundVolume(deed.level);
  else if (deed.kind === "sound") SOUNDS[deed.name]();
}
