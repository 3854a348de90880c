/**
 * The screen on which the player can share a puzzle's record of first wins (the moves and time of each level's first
 * win) as QR codes and, in a browser, as a text to copy. The game itself sends nothing. record-view.ts draws this
 * screen.
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

/**
 * How far the crank turns to the next sheet of the record of first wins, in degrees. A sheet is the part of the record
 * that fits into one QR code.
 */
const CRANK_DEGREES_PER_SHEET = 60;
/**
 * The number of milliseconds after a frame's start until which the screen's task runs in that frame. The task first
 * computes the sheets of the shown record of first wins if necessary. Then it paints the QR code of the shown sheet. A
 * sheet is the part of the record that fits into one QR code.
 */
const TASK_UNTIL_MS = 10;

/**
 * The state of the screen that shows the player's record of first wins (the moves and time of each level's first win).
 * @noSelf
 */
interface RecordState {
  readonly name: string;
  /** The index of the puzzle that the title screen shows. */
  readonly titleIndex: number;
  readonly back: Destination;
  puzzleIndex: number;
  /**
   * How many levels of each puzzle are in the record, which lists the levels that the player has won. The order is that
   * of `PUZZLES`. The numbers are 0 until the levels are counted.
   */
  readonly winCounts: number[];
  /**
   * The sheets of the puzzle's record of first wins. A sheet is the part of the record that fits into one QR code.
   * Empty until they are computed.
   */
  sheets: readonly RecordSheet[];
  sheetIndex: number;
  /**
   * The background task that paints the QR code of the shown sheet, a part of the record of first wins. If the sheets
   * of the puzzle are not computed yet, the task first computes them.
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
 * Creates the screen that shows the record of each puzzle as QR codes, beginning with the puzzle `puzzleIndex`.
 * `titleIndex` is the index of the puzzle of the title screen.
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

/**
 * Leaves the screen with the record of first wins. If the statistics screen opens next, it shows the puzzle of the
 * record that was shown.
 */
function leave({ back, puzzleIndex }: RecordState): void {
  requestScreen(back.kind === "stats" ? { kind: "stats", openPuzzle: puzzleIndex } : back);
}

/**
 * Handles the input: shows the record of another puzzle (✛ left or right) or another sheet of the record (✛ up or down,
 * or the crank).
 */
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
 * Shows the record of the next puzzle in `PUZZLES` (`by` 1) or of the previous one (`by` −1). Puzzles in which the
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
 * Paints the QR code of a sheet, a part of the record of first wins. If the sheets of the puzzle are not computed yet,
 * computes them first. The files with the first wins are opened one by one, because opening all of them takes longer
 * than a frame.
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
 * Computes the sheets of a puzzle's record of first wins. Prints the whole record to the host (the program around the
 * game), so that a web page can offer to copy it.
 */
function* createSheets(puzzleIndex: number): Task<readonly RecordSheet[]> {
  const { id } = PUZZLES[puzzleIndex];
  const levelLines = yield* writeLevelLines(puzzleIndex);
  queueLines("result", formatSheet(id, levelLines));
  return splitIntoSheets(id, levelLines, MAX_SHEET_LETTERS);
}

/**
 * The task that is used if the record of first wins has no sheet to paint as a QR code. The task ends at once with the
 * result undefined.
 */
function* noQr(): Task<Picture | undefined> {
  return undefined;
}
