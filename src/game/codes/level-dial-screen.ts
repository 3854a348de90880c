/**
 * The screen where the player enters the code of a friend's level letter by letter. It also parses a code that came
 * with a link.
 */
import { frameMs } from "../../device/clock";
import { isFault } from "../../kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundRefuse } from "../sounds";
import { readLevelCode, type CodedLevel, type LevelCodeFault } from "./level-code";
import {
  createLevelDial,
  dialledLevelCode,
  dialWrongCode,
  isAtEnd,
  setLevelFault,
  moveBack,
  moveOn,
  turnLevelLetter,
} from "./level-dial";
import { drawLevelDial } from "./level-dial-view";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  turnFraction,
  steerDial,
  type DialActions,
  type Drum,
} from "./steer-dial";

/** A code that is being parsed. */
interface Reading {
  readonly code: string;
  readonly task: TaskHandle<CodedLevel | LevelCodeFault>;
  /** Whether the player entered the code; otherwise it came with a link. */
  readonly isEntered: boolean;
}

/** How far into a frame the code is parsed, in milliseconds. */
const TASK_UNTIL_MS = 10;

/** The state of the screen. */
interface DialScreenState {
  readonly routes: Routes;
  readonly drum: Drum;
  reading: Reading | undefined;
}

/** The dial is kept while the game runs, so that the player can leave the screen and complete a code later. */
const dial = createLevelDial();

/**
 * Creates the screen. A `code` that is not empty came with a link and is parsed at once. The screen opens the level of
 * a valid code, and shows the fault of a wrong one.
 */
export function createLevelDialScreen(routes: Routes, code: string): Screen {
  const reading = code === "" ? undefined : startReading(code, false);
  const screen: DialScreenState = { routes, drum: createDrum(), reading };
  const actions = actionsOf(screen);
  return {
    frame: (input, elapsedMs) => {
      if (screen.reading === undefined) steerDial(screen.drum, input, elapsedMs, actions);
      else continueReading(screen, screen.reading);
    },
    show: () => {
      show(screen);
    },
    leave: () => undefined,
    drop: () => {
      if (screen.reading !== undefined) cancelTask(screen.reading.task);
    },
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

function show({ drum, reading }: DialScreenState): void {
  drawLevelDial(dial, turnFraction(drum), reading !== undefined);
}

function actionsOf(screen: DialScreenState): DialActions {
  const actions: DialActions = {
    turn: (by) => {
      turnLevelLetter(dial, by);
    },
    move: (by) => (by > 0 ? moveOn(dial) : moveBack(dial)),
    confirm: () => {
      if (isAtEnd(dial)) beginReading(screen);
      else moveDial(actions, 1);
    },
    back: () => {
      soundBack();
      if (moveBack(dial)) show(screen);
      else screen.routes.workshop(0);
    },
    show: () => {
      show(screen);
    },
  };
  return actions;
}

/** Starts parsing the code that the player has entered. */
function beginReading(screen: DialScreenState): void {
  soundConfirm();
  screen.reading = startReading(dialledLevelCode(dial), true);
  show(screen);
}

/** Continues parsing. At the end it opens the level, or shows the fault on the dial. */
function continueReading(screen: DialScreenState, { code, task, isEntered }: Reading): void {
  if (!runTask(task, frameMs, TASK_UNTIL_MS)) return;
  screen.reading = undefined;
  const { result } = task;
  if (result === undefined) return;
  if (!isFault(result)) {
    screen.routes.playFriendLevel({ ...result, code });
    return;
  }
  if (isEntered) setLevelFault(dial, result);
  else dialWrongCode(dial, code, result);
  soundRefuse();
  show(screen);
}

function startReading(code: string, isEntered: boolean): Reading {
  return { code, task: startTask(readLevelCode(code)), isEntered };
}
