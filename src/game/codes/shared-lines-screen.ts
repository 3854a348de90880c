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
/** Loads the encoder of QR codes when the game first needs it. @lazy workshop */
import { createQr } from "./qr/qr-code";
/** Loads the painter of QR codes when the game first needs it. @lazy workshop */
import { paintQr } from "./qr-view";

/** In each frame, the QR code is painted until this many milliseconds after the frame's start. */
const TASK_UNTIL_MS = 10;

/**
 * What a screen with a result to share needs: the result as text, and the function that draws the screen.
 * @noSelf
 */
interface SharedLines {
  /** The lines of text of the result, which have ASCII characters only. */
  readonly lines: readonly string[];
  /** The side of the square with the QR code, in pixels. */
  readonly qrSide: number;
  /** Draws the screen with the result. The QR code `qr` is undefined until it is painted. */
  readonly draw: (qr: Picture | undefined) => void;
}

/**
 * Creates a screen that shows a result and the QR code of its text `lines`. `back` is called when the player leaves it.
 */
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

/** Paints the QR code of a result's lines of text. */
function* paintLines(lines: readonly string[], side: number): Task<Picture | undefined> {
  yield;
  const qr = yield* createQr([{ mode: "bytes", text: lines.join("\n") }]);
  return qr === undefined ? undefined : yield* paintQr(qr, side);
}
