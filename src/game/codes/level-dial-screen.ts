/**
 * The screen where the player enters the code of a friend's level, letter by letter. It also parses a code from a web
 * link.
 */
import { requestScreen } from "../destination";
import { readFrameMs } from "../../device/clock";
import { isFault } from "../../kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playRefusalSound } from "../sounds";
import { CONFIRM_KEY, typingTip } from "./letter-keys";
import { readLevelCode, type CodedLevel, type LevelCodeFault } from "./level-code";
import { drawCrankTip, wantsCrank } from "./crank-tip";
import {
  createLevelDial,
  DRUM_LETTERS,
  dialledLevelCode,
  showWrongCode,
  isAtEnd,
  levelLetterAt,
  setLevelFault,
  moveBack,
  moveOn,
  turnLevelLetter,
} from "./level-dial";
import { LEVEL_GROUP_LENGTH } from "./level-code";
import { drawLevelDial, groupLetterAtPoint } from "./level-dial-view";
import { letterAtPoint } from "./letter-panes";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfDialTap, buttonsOfGroupTap } from "../taps/tap-dials";
import { reportLinkProblem } from "./report-link";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  typeLetter,
  type DialActions,
  type Drum,
} from "./steer-dial";
import { spellCode } from "./spell-code";
import { formatCodeFault } from "./code-fault";
import { TEXTS } from "../texts/index";

interface Reading {
  readonly code: string;
  readonly task: TaskHandle<CodedLevel | LevelCodeFault>;
  /** Whether the player entered the code letter by letter; otherwise it came with a web link. */
  readonly isEntered: boolean;
}

/**
 * The millisecond of a frame after which the level code is not parsed further. The rest of the frame is for other work.
 */
const TASK_UNTIL_MS = 10;

interface DialScreenState {
  readonly drum: Drum;
  reading: Reading | undefined;
}

/** The level code that the player is entering. It outlives the screen, so that the player can complete it later. */
const dial = createLevelDial();

const LEVEL_DIAL: ScreenKind<DialScreenState> = {
  name: "level dial",
  update: (screen, input, elapsedMs) => {
    if (screen.reading === undefined) steerDial(screen, DIAL_ACTIONS, input, elapsedMs);
    else if (screen.reading.task.isDone) endReading(screen, screen.reading);
  },
  shown: ({ reading, drum }, shown) => {
    for (const letter of dial.letters) listShown(shown, letter);
    listShown(shown, dial.cursor);
    listShown(shown, dial.fault);
    listShown(shown, dial.wrongGroup);
    listShown(shown, reading);
    listShown(shown, turnFraction(drum));
    listShown(shown, wantsCrank(drum));
  },
  draw,
  takesLetters: () => true,
  enterLetter: (screen, letter) => {
    if (screen.reading === undefined) typeLetter(screen, DIAL_ACTIONS, letter);
  },
  buttonsOfTap: (_, tap) => {
    const cursor = dial.cursor % LEVEL_GROUP_LENGTH;
    const group = groupLetterAtPoint(dial, tap);
    if (group !== undefined) return buttonsOfGroupTap(dial.cursor, group);
    return buttonsOfDialTap(cursor, letterAtPoint(LEVEL_GROUP_LENGTH, cursor, tap), tap);
  },
  focus: ({ reading }) => (reading?.isEntered === false ? [] : listFocus(reading !== undefined)),
  runTasks: ({ reading }) => {
    if (reading !== undefined) runTask(reading.task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ reading }) => {
    if (reading !== undefined) cancelTask(reading.task);
  },
  crankStepDegrees: CRANK_DEGREES_PER_LETTER,
};

/**
 * Creates the screen where the player enters a level code. A `code` that is not empty came with a web link and is
 * parsed at once.
 */
export function createLevelDialScreen(code: string): Screen {
  const reading = code === "" ? undefined : startReading(code, false);
  return screenOf(LEVEL_DIAL, { drum: createDrum(), reading });
}

function draw({ drum, reading }: DialScreenState): void {
  drawLevelDial(dial, turnFraction(drum), reading !== undefined);
  if (dial.fault === undefined) drawCrankTip(drum);
}

const DIAL_ACTIONS: DialActions<DialScreenState> = {
  letters: DRUM_LETTERS,
  chosen: () => dial.letters[dial.cursor],
  isAtEnd: () => isAtEnd(dial),
  turn: (_, by) => {
    turnLevelLetter(dial, by);
  },
  move: (_, by) => (by > 0 ? moveOn(dial) : moveBack(dial)),
  confirm: (screen) => {
    if (isAtEnd(dial)) beginReading(screen);
    else moveDial(screen, DIAL_ACTIONS, 1);
  },
  back: () => {
    playGoBackSound();
    if (!moveBack(dial)) requestScreen({ kind: "workshop", levelIndex: 0 });
  },
};

function beginReading(screen: DialScreenState): void {
  playConfirmSound();
  screen.reading = startReading(dialledLevelCode(dial), true);
}

function endReading(screen: DialScreenState, { code, task, isEntered }: Reading): void {
  screen.reading = undefined;
  const { result } = task;
  if (result === undefined) return;
  if (!isFault(result)) {
    requestScreen({ kind: "friend-level", friend: { ...result, code } });
    return;
  }
  if (isEntered) setLevelFault(dial, result);
  else {
    showWrongCode(dial, code, result);
    reportLinkProblem("level", result.fault.kind === "newer-game" ? "newer" : "wrong");
  }
  playRefusalSound();
}

function startReading(code: string, isEntered: boolean): Reading {
  return { code, task: startTask(readLevelCode(code)), isEntered };
}

function listFocus(isReading: boolean): readonly string[] {
  const { cursor, fault, letters } = dial;
  return [
    TEXTS.codes.enterCode,
    levelLetterAt(dial, cursor),
    TEXTS.countOf(cursor + 1, letters.length),
    fault === undefined ? "" : formatCodeFault(fault),
    isAtEnd(dial) && !isReading ? `${spellCode(dialledLevelCode(dial))}, ${CONFIRM_KEY} ${TEXTS.buttons.play}` : "",
    typingTip(),
  ];
}
