/**
 * The screen with the code of a challenge, which the player passes to a friend. A QR code of the challenge's web link
 * appears as soon as its picture is computed.
 */
import { frameMs } from "../../device/clock";
import { cancelTask, runTask, startTask } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import type { Screen } from "../screen";
import { listShown } from "../shown-values";
import { playBackSound, playCursorSound } from "../sounds";
import { writeLinkCodeTask, isRush, writeChallengeCode, type Challenge } from "./challenge-code";
import { drawSharedCode } from "./code-view";
import { formatGhost } from "./ghost";
import { createLinkQr, type SharedCode } from "./link-qr";
import type { QrCode } from "./qr/qr-code";
import { TEXTS } from "../texts/index";

/** The QR code is computed until this many milliseconds after each frame's start. */
const TASK_UNTIL_MS = 10;

/**
 * Creates the screen that shows the codes of one or more challenges, one at a time. A press of the direction pad (✛)
 * switches to the next code.
 */
export function createChallengeCodeScreen(challenges: readonly Challenge[], back: () => void): Screen {
  let index = 0;
  let task = startTask(createChallengeQr(challenges[index]));
  const draw = (): void => {
    const shared: SharedCode = { code: writeChallengeCode(challenges[index]), qr: task.result };
    drawSharedCode(headingOf(challenges[index]), shared, challenges.length > 1 ? TEXTS.codes.otherCode : "");
  };
  const turn = (): void => {
    cancelTask(task);
    index = (index + 1) % challenges.length;
    task = startTask(createChallengeQr(challenges[index]));
    playCursorSound();
  };
  return {
    name: "challenge code",
    update: ({ isBPressed, pressedDirection }) => {
      if (isBPressed) {
        playBackSound();
        back();
      } else if (pressedDirection !== undefined && challenges.length > 1) turn();
      else if (!task.isDone) runTask(task, frameMs, TASK_UNTIL_MS);
    },
    shown: (shown) => {
      listShown(shown, index);
      listShown(shown, task.result);
    },
    draw,
    leave: () => undefined,
    drop: () => {
      cancelTask(task);
    },
    menu: [],
  };
}

/** Computes the QR code of a challenge's web link. Returns undefined if the game has no web page to link to. */
function* createChallengeQr(challenge: Challenge): Task<QrCode | undefined> {
  const code = yield* writeLinkCodeTask(challenge);
  yield;
  return yield* createLinkQr({ kind: "challenge", code, isRush: isRush(challenge) });
}

function headingOf(challenge: Challenge): string {
  const { ghost, puzzleIndex } = challenge;
  return ghost === undefined ? PUZZLES[puzzleIndex].name : formatGhost(ghost, isRush(challenge));
}
