/**
 * A screen that shows a result for a friend: as a picture, as a QR code and, in a browser, as a text to copy. The game
 * itself sends nothing.
 */
import { requestScreen, type Destination } from "../destination";
import { frameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import type { Picture } from "../../device/screen";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { queueLine, queueLines } from "../frame-events";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playRefusalSound } from "../sounds";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createQr } from "./qr/qr-code";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { paintQr } from "./qr-view";

/** In each frame, the QR code is painted until this time after the frame's start. */
const TASK_UNTIL_MS = 10;

/**
 * The result to share as text, and the function that draws its screen.
 * @noSelf
 */
interface SharedLines {
  /** The lines of the text to share, in ASCII characters only. */
  readonly lines: readonly string[];
  readonly qrSide: number;
  /** Draws the screen. The QR code `qr` is undefined until it is painted. */
  readonly draw: (qr: Picture | undefined) => void;
}

/**
 * The state of the screen.
 * @noSelf
 */
interface SharedLinesScreen {
  readonly draw: SharedLines["draw"];
  readonly back: Destination;
  readonly task: TaskHandle<Picture | undefined>;
}

const SHARED_LINES: ScreenKind<SharedLinesScreen> = {
  name: "result",
  update: updateSharedLines,
  shown: ({ task }, shown) => {
    listShown(shown, task.isDone);
  },
  draw: ({ draw, task }) => {
    draw(task.result);
  },
  runTasks: ({ task }) => {
    runTask(task, frameMs, TASK_UNTIL_MS);
  },
  drop: ({ task }) => {
    cancelTask(task);
    queueLine("result", "none");
  },
};

/**
 * Creates a screen that shows a result and the QR code of its text `lines`. `back` is called when the player leaves it.
 */
export function createSharedLinesScreen({ lines, qrSide, draw }: SharedLines, back: Destination): Screen {
  queueLines("result", lines);
  queueLine("announcement", lines.join(", "));
  return screenOf(SHARED_LINES, { draw, back, task: startTask(paintLines(lines, qrSide)) });
}

function updateSharedLines({ back }: SharedLinesScreen, { isAPressed, isBPressed, pressedDirection }: Input): void {
  if (isAPressed || isBPressed) {
    playBackSound();
    requestScreen(back);
  } else if (pressedDirection !== undefined) playRefusalSound();
}

function* paintLines(lines: readonly string[], side: number): Task<Picture | undefined> {
  yield;
  const qr = yield* createQr([{ mode: "bytes", text: lines.join("\n") }]);
  return qr === undefined ? undefined : yield* paintQr(qr, side);
}
