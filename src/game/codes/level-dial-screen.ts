import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { isFault } from "../../kernel/fault";
import { dropJob, runJob, startJob, type Job } from "../../kernel/job";
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { wholeTurns } from "../widgets/list";
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
import type { LevelDial } from "./level-dial";
import { drawLevelDial } from "./level-dial-view";

/** A code that is being read. */
interface Reading {
  readonly code: string;
  readonly job: Job<CodedLevel | LevelCodeFault>;
  /** Whether the player dialled it; else it came from elsewhere. */
  readonly isDialled: boolean;
}

const CRANK_DEGREES_PER_LETTER = 20;
const WORK_MS = 10;

/** What the screen knows of itself. */
interface Dialling {
  readonly routes: Routes;
  crankDegrees: number;
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
  const dialling: Dialling = { routes, crankDegrees: 0, reading };
  return {
    frame: (input) => {
      if (dialling.reading === undefined) steer(dialling, input);
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

function show({ crankDegrees, reading }: Dialling): void {
  drawLevelDial(dial, crankDegrees / CRANK_DEGREES_PER_LETTER, reading !== undefined);
}

function steer(dialling: Dialling, input: Input): void {
  dialling.crankDegrees += input.crankDegrees;
  const letters = wholeTurns(dialling.crankDegrees, CRANK_DEGREES_PER_LETTER);
  dialling.crankDegrees -= letters * CRANK_DEGREES_PER_LETTER;
  if (input.bPressed) goBack(dialling);
  else if (input.aPressed) confirm(dialling);
  else if (input.pressed === RIGHT) move(dialling, stepOn);
  else if (input.pressed === LEFT) move(dialling, stepBack);
  else if (input.pressed === UP) turn(dialling, -1);
  else if (input.pressed === DOWN) turn(dialling, 1);
  else if (letters !== 0) turn(dialling, letters);
  else if (input.crankDegrees !== 0) show(dialling);
}

function turn(dialling: Dialling, by: number): void {
  turnLetterOf(dial, by);
  soundCursor();
  show(dialling);
}

function move(dialling: Dialling, step: (dial: LevelDial) => boolean): void {
  if (step(dial)) soundCursor();
  else soundRefuse();
  show(dialling);
}

function goBack(dialling: Dialling): void {
  soundBack();
  if (stepBack(dial)) show(dialling);
  else dialling.routes.workshop(0);
}

function confirm(dialling: Dialling): void {
  if (!isAtEnd(dial)) {
    move(dialling, stepOn);
    return;
  }
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
