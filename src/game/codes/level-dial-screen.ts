import { frameMs } from "../../device/clock";
import { isFault } from "../../kernel/fault";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundRefuse } from "../sounds";
import { readLevelCode, type CodedLevel, type LevelCodeFault } from "./level-code";
import {
  createLevelDial,
  dialledLevelCode,
  dialWrongCode,
  isAtEnd,
  setFault,
  stepBack,
  stepOn,
  turnLetterOf,
} from "./level-dial";
import { drawLevelDial } from "./level-dial-view";
import {
  CRANK_DEGREES_PER_LETTER,
  createDrum,
  moveDial,
  shareOf,
  steerDial,
  type DialActs,
  type Drum,
} from "./steer-dial";

/** A code that is being read. */
interface Reading {
  readonly code: string;
  readonly job: Job<CodedLevel | LevelCodeFault>;
  /** Whether the player dialled it; else it came from elsewhere. */
  readonly isDialled: boolean;
}

const WORK_MS = 10;

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
  const acts = actsOf(dialling);
  return {
    frame: (input, elapsedMs) => {
      if (dialling.reading === undefined) steerDial(dialling.drum, input, elapsedMs, acts);
      else read(dialling, dialling.reading);
    },
    show: () => {
      show(dialling);
    },
    leave: () => undefined,
    drop: () => {
      if (dialling.reading !== undefined) dropJob(dialling.reading.job);
    },
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LETTER,
  };
}

function show({ drum, reading }: Dialling): void {
  drawLevelDial(dial, shareOf(drum), reading !== undefined);
}

function actsOf(dialling: Dialling): DialActs {
  const acts: DialActs = {
    turn: (by) => {
      turnLetterOf(dial, by);
    },
    move: (by) => (by > 0 ? stepOn(dial) : stepBack(dial)),
    confirm: () => {
      if (isAtEnd(dial)) beginReading(dialling);
      else moveDial(acts, 1);
    },
    back: () => {
      soundBack();
      if (stepBack(dial)) show(dialling);
      else dialling.routes.workshop(0);
    },
    show: () => {
      show(dialling);
    },
  };
  return acts;
}

function beginReading(dialling: Dialling): void {
  soundConfirm();
  dialling.reading = startReading(dialledLevelCode(dial), true);
  show(dialling);
}

/** Reads on; at the end goes to the level, or says what is wrong. */
function read(dialling: Dialling, { code, job, isDialled }: Reading): void {
  if (!runJob(job, frameMs, WORK_MS)) return;
  dialling.reading = undefined;
  const { result } = job;
  if (result === undefined) return;
  if (!isFault(result)) {
    dialling.routes.friend({ ...result, code });
    return;
  }
  if (isDialled) setFault(dial, result);
  else dialWrongCode(dial, code, result);
  soundRefuse();
  show(dialling);
}

function startReading(code: string, isDialled: boolean): Reading {
  return { code, job: startJob(readLevelCode(code)), isDialled };
}
