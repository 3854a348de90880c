/**
 * The screen that shows the code of a challenge, and the QR code of its link once that is computed. The player shows it
 * to a friend.
 */
import { frameMs } from "../../device/clock";
import { cancelTask, runTask, startTask } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import type { Screen } from "../screen";
import { soundBack, soundCursor } from "../sounds";
import { writeLinkCodeTask, isRush, writeChallengeCode, type Challenge } from "./challenge-code";
import { drawSharedCode } from "./code-view";
import { formatGhost } from "./ghost";
import { createLinkQr, type SharedCode } from "./link-qr";
import type { QrCode } from "./qr/qr-code";

/** How far into a frame the QR code is computed, in milliseconds. */
const TASK_UNTIL_MS = 10;

/** Creates the screen for one or more challenges. It shows one code at a time; ✛ switches to the next one. */
export function createChallengeCodeScreen(challenges: readonly Challenge[], back: () => void): Screen {
  let index = 0;
  let task = startTask(createChallengeQr(challenges[index]));
  const show = (): void => {
    const shared: SharedCode = { code: writeChallengeCode(challenges[index]), qr: task.result };
    drawSharedCode(headingOf(challenges[index]), shared, challenges.length > 1 ? "✛ other code" : "");
  };
  const turn = (): void => {
    cancelTask(task);
    index = (index + 1) % challenges.length;
    task = startTask(createChallengeQr(challenges[index]));
    soundCursor();
    show();
  };
  return {
    frame: ({ bPressed, pressedDirection }) => {
      if (bPressed) {
        soundBack();
        back();
      } else if (pressedDirection !== undefined && challenges.length > 1) turn();
      else if (!task.isDone && runTask(task, frameMs, TASK_UNTIL_MS) && task.result !== undefined) show();
    },
    show,
    leave: () => undefined,
    drop: () => {
      cancelTask(task);
    },
    menu: [],
  };
}

/** Computes the QR code of a challenge's link; undefined where the game has no web page. */
function* createChallengeQr(challenge: Challenge): Task<QrCode | undefined> {
  const code = yield* writeLinkCodeTask(challenge);
  yield;
  return yield* createLinkQr("code", code);
}

function headingOf(challenge: Challenge): string {
  const { ghost, puzzle } = challenge;
  return ghost === undefined ? PUZZLES[puzzle].name : formatGhost(ghost, isRush(challenge));
}
