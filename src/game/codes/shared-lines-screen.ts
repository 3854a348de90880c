/**
 * A screen with a result to show to a friend: as a picture, as a QR code and, in a browser, as a text to copy. Nothing is
 * sent.
 */
import { frameMs } from "../../device/clock";
import { printLinesToHost, printToHost } from "../../device/host";
import type { Picture } from "../../device/screen";
import { cancelTask, runTask, startTask } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { requestRedraw } from "../redraw";
import type { Screen } from "../screen";
import { playBackSound, playRefusalSound } from "../sounds";
/** @lazy workshop */
import { createQr } from "./qr/qr-code";
/** @lazy workshop */
import { paintQr } from "./qr-view";

/** How many milliseconds after the start of each frame the painting of the QR code pauses until the next frame. */
const TASK_UNTIL_MS = 10;

/**
 * What the screen shows.
 * @noSelf
 */
interface SharedLines {
  /** The lines of text of the result, which have ASCII characters only. */
  readonly lines: readonly string[];
  /** The side of the square with the QR code, in pixels. */
  readonly qrSide: number;
  /** Draws the screen. The QR code is undefined until it is painted. */
  readonly draw: (qr: Picture | undefined) => void;
}

/** Creates a screen that shows some lines and their QR code. `back` is called when the player leaves it. */
export function createSharedLinesScreen({ lines, qrSide, draw }: SharedLines, back: () => void): Screen {
  const task = startTask(paintLines(lines, qrSide));
  printLinesToHost("result", lines);
  printToHost("announcement", lines.join(", "));
  return {
    name: "result",
    update: ({ isAPressed, isBPressed, pressedDirection }) => {
      if (isAPressed || isBPressed) {
        playBackSound();
        back();
      } else {
        if (pressedDirection !== undefined) playRefusalSound();
        if (!task.isDone && runTask(task, frameMs, TASK_UNTIL_MS)) requestRedraw();
      }
    },
    draw: () => {
      draw(task.result);
    },
    leave: () => undefined,
    drop: () => {
      cancelTask(task);
      printToHost("result", "none");
    },
    menu: [],
  };
}

/** Paints the QR code of some lines of text. */
function* paintLines(lines: readonly string[], side: number): Task<Picture | undefined> {
  yield;
  const qr = yield* createQr([{ mode: "bytes", text: lines.join("\n") }]);
  return qr === undefined ? undefined : yield* paintQr(qr, side);
}
