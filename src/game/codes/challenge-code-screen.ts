/**
 * The screen with the code of a challenge, to pass on to a friend. The QR code of the challenge's web link appears when
 * it is computed.
 */
import { requestScreen, type Destination } from "../destination";
import { listChallengesToShare, type RecentChallenge } from "./recent-challenges";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playCursorSound } from "../sounds";
import { writeLinkCodeTask, isRush, writeChallengeCode, type Challenge } from "./challenge-code";
import { drawSharedCode, drawTagTexts } from "./code-view";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCodeTap } from "../taps/tap-dials";
import { formatGhost } from "./ghost";
import { createLinkQr, type SharedCode } from "./link-qr";
import type { QrCode } from "./qr/qr-code";
import { CODE_TAG_TEXTS } from "../texts/code-tag";
import { TEXTS } from "../texts/index";
import { spellCode } from "./spell-code";

/**
 * The millisecond of a frame after which no more work is done for the QR code. The rest of the frame is for other work.
 */
const TASK_UNTIL_MS = 10;

/**
 * The state of the screen with the codes of a challenge.
 * @noSelf
 */
interface CodeScreen {
  readonly challenges: readonly Challenge[];
  readonly back: Destination;
  index: number;
  task: TaskHandle<QrCode | undefined>;
}

const CODE_SCREEN: ScreenKind<CodeScreen> = {
  name: "challenge code",
  update: updateCode,
  shown: ({ index, task }, shown) => {
    listShown(shown, index);
    listShown(shown, task.result);
  },
  draw: drawCode,
  buttonsOfTap: ({ challenges }, tap) => buttonsOfCodeTap(challenges.length > 1, tap),
  focus: ({ challenges, index }) => [headingOf(challenges[index]), spellCode(writeChallengeCode(challenges[index]))],
  runTasks: ({ task }) => {
    runTask(task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ task }) => {
    cancelTask(task);
  },
};

/**
 * Creates the screen with the codes of a challenge that the player can pass on. The first code carries the player's own
 * result if this may be shared. If a friend's result is known, a second code carries it. The direction pad (✛) switches
 * between the codes.
 */
export function createChallengeCodeScreen(played: RecentChallenge, name: string, back: Destination): Screen {
  const challenges = listChallengesToShare(played, name);
  return screenOf(CODE_SCREEN, { challenges, back, index: 0, task: startTask(createChallengeQr(challenges[0])) });
}

function updateCode(screen: CodeScreen, { isBPressed, pressedDirection }: Input): void {
  if (isBPressed) {
    playGoBackSound();
    requestScreen(screen.back);
  } else if (pressedDirection !== undefined && screen.challenges.length > 1) showNextCode(screen);
}

function showNextCode(screen: CodeScreen): void {
  cancelTask(screen.task);
  screen.index = (screen.index + 1) % screen.challenges.length;
  screen.task = startTask(createChallengeQr(screen.challenges[screen.index]));
  playCursorSound();
}

function drawCode({ challenges, index, task }: CodeScreen): void {
  const shared: SharedCode = { code: writeChallengeCode(challenges[index]), qr: task.result };
  drawSharedCode(headingOf(challenges[index]), shared, challenges.length > 1 ? TEXTS.codes.otherCode : "");
  const { pass, enter } = CODE_TAG_TEXTS;
  if (shared.qr === undefined) drawTagTexts(headingOf(challenges[index]), pass, challenges.length > 1 ? "" : enter);
}

function* createChallengeQr(challenge: Challenge): Task<QrCode | undefined> {
  const code = yield* writeLinkCodeTask(challenge);
  yield;
  return yield* createLinkQr({ kind: "challenge", code, isRush: isRush(challenge) });
}

function headingOf(challenge: Challenge): string {
  const { ghost, puzzleIndex } = challenge;
  return ghost === undefined ? PUZZLES[puzzleIndex].name : formatGhost(ghost, isRush(challenge));
}
