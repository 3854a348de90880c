/**
 * The common part of all screens on which the player shares a result with a friend, as a QR code or as a text to copy.
 * The game itself sends nothing.
 */
import { requestScreen, type Destination } from "../destination";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { Picture } from "../../device/screen";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { queueLine, queueLines } from "../frame-events";
import type { ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playRefusalSound } from "../sounds";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createQr } from "./qr/qr-code";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { paintQr } from "./qr-view";

/**
 * The millisecond of a frame after which no more work is done for the QR code. The rest of the frame is for other work.
 */
const TASK_UNTIL_MS = 10;

/**
 * The common state of all screens that share a result: the screen that opens afterwards, and the task that paints the
 * QR code.
 */
export interface SharedLines {
  readonly back: Destination;
  readonly task: TaskHandle<Picture | undefined>;
}

/**
 * Returns the functions of a screen for sharing a result. All such screens have the same functions, except for the
 * given function `draw`, which draws the screen. The argument `qr` of `draw` is the picture of the QR code; it is
 * undefined until this picture is painted.
 */
export function createSharedLinesKind<State extends SharedLines>(
  draw: (this: void, state: State, qr: Picture | undefined) => void,
): ScreenKind<State> {
  return {
    name: "result",
    update: updateSharedLines,
    shown: ({ task }, shown) => {
      listShown(shown, task.isDone);
    },
    draw: (state) => {
      draw(state, state.task.result);
    },
    runTasks: ({ task }) => {
      runTask(task, readFrameMs, TASK_UNTIL_MS);
    },
    drop: ({ task }) => {
      cancelTask(task);
      queueLine("result", "none");
    },
  };
}

/**
 * Shares lines of ASCII text: prints them for the host and for screen readers, and starts to paint their QR code,
 * `qrSide` pixels wide. The screen `back` opens afterwards.
 */
export function shareLines(lines: readonly string[], qrSide: number, back: Destination): SharedLines {
  queueLines("result", lines);
  queueLine("announcement", lines.join(", "));
  return { back, task: startTask(paintLines(lines, qrSide)) };
}

function updateSharedLines({ back }: SharedLines, { isAPressed, isBPressed, pressedDirection }: Input): void {
  if (isAPressed || isBPressed) {
    playGoBackSound();
    requestScreen(back);
  } else if (pressedDirection !== undefined) playRefusalSound();
}

function* paintLines(lines: readonly string[], side: number): Task<Picture | undefined> {
  yield;
  const qr = yield* createQr([{ mode: "bytes", text: lines.join("\n") }]);
  return qr === undefined ? undefined : yield* paintQr(qr, side);
}
