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

/** A code that is being read. */
interface Reading {
  readonly code: string;
  readonly task: TaskHandle<CodedLevel | LevelCodeFault>;
  /** Whether the player dialled it; else it came from elsewhere. */
  readonly isDialled: boolean;
}

const TASK_UNTIL_MS = 10;

/** What the screen knows of itself. */
interface Dialling {
  readonly routes: Routes;
  readonly drum: Drum;
  reading: Reading | undefined;
}

/** It stays as long as the game runs: a code half dialled is there again when the player comes back. */
const dial = createLevelDial();

/**
 * Dialling a level's code. A `code` that came from elsewhere is read at once; empty if there is none. A level is gone to, and of a code that
 * is wrong it is said why.
 */
export function createLevelDialScreen(routes: Routes, code: string): Screen {
  const reading = code === "" ? undefined : startReading(code, false);
  const dialling: Dialling = { routes, drum: createDrum(), reading };
  const actions = actionsOf(dialling);
  return {
    frame: (input, elapsedMs) => {
      if (dialling.reading === undefined) steerDial(dialling.drum, input, elapsedMs, actions);
      else read(dialling, dialling.reading);
    },
    show: () => {
      show(dialling);
    },
    leave: () => undefined,
    drop: () => {
      if (dialling.reading !== undefined) cancelTask(dialling.reading.task);
    },
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

function show({ drum, reading }: Dialling): void {
  drawLevelDial(dial, turnFraction(drum), reading !== undefined);
}

function actionsOf(dialling: Dialling): DialActions {
  const actions: DialActions = {
    turn: (by) => {
      turnLevelLetter(dial, by);
    },
    move: (by) => (by > 0 ? moveOn(dial) : moveBack(dial)),
    confirm: () => {
      if (isAtEnd(dial)) beginReading(dialling);
      else moveDial(actions, 1);
    },
    back: () => {
      soundBack();
      if (moveBack(dial)) show(dialling);
      else dialling.routes.workshop(0);
    },
    show: () => {
      show(dialling);
    },
  };
  return actions;
}

function beginReading(dialling: Dialling): void {
  soundConfirm();
  dialling.reading = startReading(dialledLevelCode(dial), true);
  show(dialling);
}

/** Reads on; at the end goes to the level, or says what is wrong. */
function read(dialling: Dialling, { code, task, isDialled }: Reading): void {
  if (!runTask(task, frameMs, TASK_UNTIL_MS)) return;
  dialling.reading = undefined;
  const { result } = task;
  if (result === undefined) return;
  if (!isFault(result)) {
    dialling.routes.playFriendLevel({ ...result, code });
    return;
  }
  if (isDialled) setLevelFault(dial, result);
  else dialWrongCode(dial, code, result);
  soundRefuse();
  show(dialling);
}

function startReading(code: string, isDialled: boolean): Reading {
  return { code, task: startTask(readLevelCode(code)), isDialled };
}
