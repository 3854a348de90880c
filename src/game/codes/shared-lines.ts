/**
 * The common part of all screens on which the player shares a result with a friend: as a picture, as a QR code and, in
 * a browser, as a text to copy. The game itself sends nothing.
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

/** The number of milliseconds after a frame's start until which the QR code is painted in that frame. */
const TASK_UNTIL_MS = 10;

/**
 * The common part of the states of all screens that share a result. It has the destination that opens when the player
 * leaves the screen, and the task that paints the QR code.
 */
export interface SharedLines {
  readonly back: Destination;
  readonly task: TaskHandle<Picture | undefined>;
}

/**
 * Returns the functions that all screens for sharing a result have in common, with the given function `draw` added.
 * `draw` draws the screen. Its argument `qr`, the picture of the QR code, is undefined until this is painted.
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
 * Shares a text: prints its lines for the host (the program around the game, such as the web page) and for screen
 * readers, and starts to paint its QR code, `qrSide` pixels wide. The lines may only have ASCII characters. The screen
 * `back` opens when the player leaves the screen.
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
