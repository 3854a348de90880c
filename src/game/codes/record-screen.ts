/**
 * The screen where the player can share a puzzle's record (moves and time of each level's first win) as QR codes or
 * text. The game itself sends nothing.
 */
import { requestScreen, type Destination } from "../destination";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { Picture } from "../../device/screen";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { queueLine, queueLines } from "../frame-events";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { countFirstWins } from "../save/first-wins-file";
import { playGoBackSound, playCursorSound, playRefusalSound } from "../sounds";
import { loadShownPuzzle } from "./load-shown-puzzle";
import { createQr } from "./qr/qr-code";
import { paintQr } from "./qr-view";
import { formatSheet, RECORD_LINE_SEPARATOR, splitIntoSheets, writeLevelLines, type RecordSheet } from "./record-text";
import { drawRecord, recordPartAt, MAX_SHEET_LETTERS, QR_SIDE } from "./record-view";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfRecordTap } from "../taps/tap-dials";
import { wrapIndex } from "./steer-dial";
import { RECORD_TEXTS } from "../texts/record";

/** How many degrees the crank turns to the next sheet, the part of a record in one QR code. */
const CRANK_DEGREES_PER_SHEET = 60;
/**
 * The task of the screen gets no computing time after this many milliseconds of a frame. The task computes what the QR
 * codes contain, and paints the shown QR code.
 */
const TASK_UNTIL_MS = 10;

/**
 * The state of the screen where the player can share the record of won levels.
 * @noSelf
 */
interface RecordState {
  readonly name: string;
  /** The index in `PUZZLES` of the puzzle that the title screen shows. */
  readonly titleIndex: number;
  readonly back: Destination;
  puzzleIndex: number;
  /**
   * How many won levels of each puzzle are in the record of first wins, in the order of `PUZZLES`. All are 0 until the
   * levels are counted.
   */
  readonly winCounts: number[];
  /**
   * The sheets (parts that fit into one QR code) of the puzzle's record of first wins. Empty until they are computed.
   */
  sheets: readonly RecordSheet[];
  sheetIndex: number;
  /**
   * The task that paints the QR code of the shown sheet, a part of the record of first wins. Computes the sheets first
   * if necessary.
   */
  task: TaskHandle<Picture | undefined>;
  crankDegrees: number;
}

const RECORD: ScreenKind<RecordState> = {
  name: "record",
  update: updateRecord,
  shown: ({ puzzleIndex, sheets, task }, shown) => {
    listShown(shown, puzzleIndex);
    listShown(shown, sheets);
    listShown(shown, task);
    listShown(shown, task.isDone);
  },
  draw: ({ name, winCounts, puzzleIndex, sheets, sheetIndex, task }) => {
    drawRecord(name, { winCounts, puzzleIndex, sheets, sheetIndex, qr: task.result });
  },
  buttonsOfTap: (state, tap) => buttonsOfRecordTap(state.winCounts, state.puzzleIndex, recordPartAt(state, tap), tap),
  focus: ({ puzzleIndex, sheets, sheetIndex, winCounts }) => {
    const { title, levels, notSent } = RECORD_TEXTS;
    const sheet = sheets.length === 0 ? undefined : sheets[sheetIndex];
    const { first = 1, levelCount = 0 } = sheet ?? {};
    const range = sheet === undefined ? "" : levels(first, first + levelCount - 1, winCounts[puzzleIndex]);
    return [title, PUZZLES[puzzleIndex].name, range, notSent];
  },
  runTasks: ({ task }) => {
    runTask(task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ task }) => {
    cancelTask(task);
    queueLine("result", "none");
  },
  crankStepDegrees: CRANK_DEGREES_PER_SHEET,
};

/**
 * Creates the screen that shows the record of first wins of each puzzle as QR codes. It begins with the puzzle at
 * `puzzleIndex`. `titleIndex` is the index of the title screen's puzzle.
 */
export function createRecordScreen(name: string, titleIndex: number, puzzleIndex: number, back: Destination): Screen {
  const winCounts = PUZZLES.map(() => 0);
  const begin = { sheets: [], sheetIndex: 0, task: startTask(noQr()), crankDegrees: 0 };
  const state: RecordState = { name, titleIndex, back, puzzleIndex, winCounts, ...begin };
  openSheet(state, 0);
  return screenOf(RECORD, state);
}

function updateRecord(state: RecordState, input: Input): void {
  if (input.isBPressed) {
    playGoBackSound();
    leave(state);
  } else steer(state, input);
}

function leave({ back, puzzleIndex }: RecordState): void {
  requestScreen(back.kind === "stats" ? { kind: "stats", openPuzzle: puzzleIndex } : back);
}

function steer(state: RecordState, { pressedDirection, crankDegrees }: Input): void {
  const totalDegrees = state.crankDegrees + crankDegrees;
  const turns = Math.floor(totalDegrees / CRANK_DEGREES_PER_SHEET + 0.5);
  state.crankDegrees = totalDegrees - turns * CRANK_DEGREES_PER_SHEET;
  if (turns !== 0) turnSheet(state, turns);
  if (pressedDirection === UP) turnSheet(state, -1);
  else if (pressedDirection === DOWN) turnSheet(state, 1);
  else if (pressedDirection === LEFT) turnPuzzle(state, -1);
  else if (pressedDirection === RIGHT) turnPuzzle(state, 1);
}

function turnSheet(state: RecordState, by: number): void {
  if (state.sheets.length < 2) {
    playRefusalSound();
    return;
  }
  openSheet(state, wrapIndex(state.sheetIndex, by, state.sheets.length));
  playCursorSound();
}

/**
 * Shows the record of first wins of the next puzzle (`by` 1) or the previous puzzle (`by` −1). Puzzles of which the
 * player has won no level are skipped.
 */
function turnPuzzle(state: RecordState, by: 1 | -1): void {
  const { winCounts } = state;
  let next = wrapIndex(state.puzzleIndex, by, winCounts.length);
  while (winCounts[next] === 0 && next !== state.puzzleIndex) next = wrapIndex(next, by, winCounts.length);
  if (next === state.puzzleIndex) {
    playRefusalSound();
    return;
  }
  state.puzzleIndex = next;
  state.sheets = [];
  queueLine("result", "none");
  openSheet(state, 0);
  playCursorSound();
}

function openSheet(state: RecordState, sheetIndex: number): void {
  cancelTask(state.task);
  state.sheetIndex = sheetIndex;
  state.task = startTask(createSheetQr(state, sheetIndex));
}

/**
 * Paints the QR code of a sheet, a part of the player's record, and computes the sheets first if necessary. The stored
 * wins are opened one file at a time, because opening all takes longer than a frame.
 */
function* createSheetQr(state: RecordState, sheetIndex: number): Task<Picture | undefined> {
  for (let index = 0; index < PUZZLES.length; index++) {
    state.winCounts[index] = countFirstWins(PUZZLES[index].id);
    yield;
  }
  if (state.sheets.length === 0) {
    loadShownPuzzle(state.puzzleIndex, state.titleIndex);
    state.sheets = yield* createSheets(state.puzzleIndex);
  }
  if (sheetIndex >= state.sheets.length) return undefined;
  yield;
  const text = state.sheets[sheetIndex].lines.join(RECORD_LINE_SEPARATOR);
  const qr = yield* createQr([{ mode: "letters", text }]);
  return qr === undefined ? undefined : yield* paintQr(qr, QR_SIDE);
}

/**
 * Computes the sheets (parts for one QR code each) of the player's record of a puzzle. Also prints the whole record, so
 * that a web page can offer to copy it.
 */
function* createSheets(puzzleIndex: number): Task<readonly RecordSheet[]> {
  const { id } = PUZZLES[puzzleIndex];
  const levelLines = yield* writeLevelLines(puzzleIndex);
  queueLines("result", formatSheet(id, levelLines));
  return splitIntoSheets(id, levelLines, MAX_SHEET_LETTERS);
}

function* noQr(): Task<Picture | undefined> {
  return undefined;
}
