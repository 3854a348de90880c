/**
 * The screen of the console check: it runs the tests, and then shows their results. check-view.ts and
 * check-result-view.ts draw it.
 */
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { readPageAddress } from "../../device/address";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { MenuEntry } from "../../device/menu";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createQr } from "../codes/qr/qr-code";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { paintQr } from "../codes/qr-view";
import { requestScreen, type Destination } from "../destination";
import { queueLine } from "../frame-events";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playConfirmSound, playCursorSound, playGoBackSound } from "../sounds";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCheckTap } from "../taps/tap-menus";
import { createList, CRANK_DEGREES_PER_ROW, glideList, showList, type List } from "../widgets/list";
import { steerListWithSound } from "../widgets/list-with-sound";
import { checkedRowAt, drawCheckResult, linesOf, QR_SIDE, ROWS_IN_SIGHT, type CheckQr } from "./check-result-view";
import {
  needsHand,
  partsDone,
  passedCount,
  restartIfSaving,
  runRow,
  runningRow,
  rowsOf,
  secondsLeft,
  skipRow,
  startCheckRun,
  stopCheckRun,
  watchConsole,
  type CheckRun,
} from "./check-run";
import { writeCheckCode, writeCheckFile } from "./check-text";
import { drawCheck, PICTURE_MS } from "./check-view";
import { TEXTS } from "./texts/index";

/**
 * The millisecond of a frame after which no more work is done for the QR code. The rest of the frame is for other work.
 */
const QR_UNTIL_MS = 10;

interface Shown {
  readonly list: List;
  readonly isFileWritten: boolean;
  readonly qrTask: TaskHandle<CheckQr>;
}

/**
 * The state of the screen of the console check.
 * @noSelf
 */
interface CheckScreen {
  readonly run: CheckRun;
  readonly back: Destination;
  /** The milliseconds since the check began. They select the picture that the drawn console in check-view.ts shows. */
  elapsedMs: number;
  /** The results of the console check; undefined while it runs. */
  result: Shown | undefined;
}

type CheckChoice = "tick";

const MENU: readonly MenuEntry<CheckChoice>[] = [{ title: TEXTS.menuEntry, choice: "tick" }];
const NO_MENU: readonly MenuEntry<CheckChoice>[] = [];

const CHECK: ScreenKind<CheckScreen, CheckChoice> = {
  name: "console check",
  update: updateCheck,
  shown: listCheck,
  draw: ({ run, elapsedMs, result }) => {
    if (result === undefined) drawCheck(run, elapsedMs);
    else drawCheckResult(run, result.list, { ...result.qrTask.result, isFileWritten: result.isFileWritten });
  },
  runTasks: ({ run, result }) => {
    if (result === undefined) runRow(run);
    else runTask(result.qrTask, readFrameMs, QR_UNTIL_MS);
  },
  buttonsOfTap: ({ result }, tap) =>
    buttonsOfCheckTap(result?.list, result === undefined ? undefined : checkedRowAt(result.list, tap), tap),
  focus: ({ run, result }) => (result === undefined ? describeRow(run) : describeResult(run, result.list)),
  leave: ({ run }) => {
    restartIfSaving(run);
  },
  drop: ({ run, result }) => {
    stopCheckRun(run);
    if (result !== undefined) cancelTask(result.qrTask);
  },
  menu: ({ run }) => (runningRow(run)?.id === "menu" ? MENU : NO_MENU),
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/**
 * Creates the screen of the console check. `rowIds` has the ids of the tests to run, or is empty for all.
 * `titlePuzzleId` is the id of the title screen's puzzle.
 */
export function createCheckScreen(titlePuzzleId: string, rowIds: string, back: Destination): Screen {
  const run = startCheckRun(titlePuzzleId, rowIds);
  return screenOf(CHECK, { run, back, elapsedMs: 0, result: undefined });
}

function updateCheck(screen: CheckScreen, input: Input<CheckChoice>, elapsedMs: number): void {
  const { run, result } = screen;
  if (result === undefined) updateRun(screen, input, elapsedMs);
  else updateResult(screen, result, input, elapsedMs);
  if (screen.result === undefined && runningRow(run) === undefined) showResult(screen);
}

function updateRun(screen: CheckScreen, input: Input<CheckChoice>, elapsedMs: number): void {
  const { run, back } = screen;
  screen.elapsedMs += elapsedMs;
  if (!input.isBPressed) watchConsole(run, input, elapsedMs);
  else if (needsHand(run)) {
    playCursorSound();
    skipRow(run);
  } else {
    playGoBackSound();
    requestScreen(back);
  }
}

function updateResult({ back }: CheckScreen, { list }: Shown, input: Input<CheckChoice>, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen(back);
    return;
  }
  steerListWithSound(list, input);
  glideList(list, elapsedMs);
}

function showResult(screen: CheckScreen): void {
  const { run } = screen;
  const { results } = run;
  const firstFailed = results.findIndex(({ verdict }) => verdict === "failed");
  screen.result = {
    list: createList(results.length, ROWS_IN_SIGHT, Math.max(0, firstFailed)),
    isFileWritten: writeCheckFile(run),
    qrTask: startTask(createCheckQr(writeCheckCode(run))),
  };
  playConfirmSound();
  queueLine("announcement", TEXTS.ended(passedCount(run), results.length));
}

function* createCheckQr(code: string): Task<CheckQr> {
  const address = readPageAddress();
  yield;
  const letters = { mode: "letters", text: code } as const;
  const qr = yield* createQr(
    address === undefined ? [letters] : [{ mode: "bytes", text: `${address}?check=` }, letters],
  );
  return { address, qr: qr === undefined ? undefined : yield* paintQr(qr, QR_SIDE) };
}

function listCheck({ run, elapsedMs, result }: CheckScreen, shown: ShownValues): void {
  listShown(shown, result);
  listShown(shown, run.results.length);
  if (result !== undefined) {
    showList(shown, result.list);
    listShown(shown, result.qrTask.isDone);
    return;
  }
  const [done, all] = partsDone(run);
  listShown(shown, done);
  listShown(shown, all);
  listShown(shown, secondsLeft(run));
  listShown(shown, Math.floor(elapsedMs / PICTURE_MS));
}

function describeRow(run: CheckRun): readonly string[] {
  const row = runningRow(run);
  if (row === undefined) return [TEXTS.title];
  const { name, task = "" } = TEXTS.rows[row.id];
  return [TEXTS.title, TEXTS.placeOf(run.results.length + 1, rowsOf(run).length), name, task];
}

function describeResult(run: CheckRun, { chosen }: List): readonly string[] {
  const result = run.results[chosen];
  const { name } = TEXTS.rows[result.id];
  return [TEXTS.doneTitle, name, result.note, ...linesOf(result)];
}
