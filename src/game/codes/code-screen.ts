import { frameMs } from "../../device/clock";
import { dropJob, runJob, startJob } from "../../kernel/job";
import type { Work } from "../../kernel/work";
import { WORLDS } from "../../puzzles/index";
import type { Screen } from "../screen";
import { soundBack, soundCursor } from "../sounds";
import { composeLink, isRush, writeCode, type Challenge } from "./challenge-code";
import { drawShared } from "./code-view";
import { ghostText } from "./ghost";
import { pictureOfLink, type Shared } from "./link-picture";
import type { Qr } from "./qr/qr";

const WORK_MS = 10;

/** The codes of a challenge for a friend, one at a time, and as soon as there is one the picture of its link. */
export function createCodeScreen(challenges: readonly Challenge[], back: () => void): Screen {
  let at = 0;
  let job = startJob(pictureOfChallenge(challenges[at]));
  const show = (): void => {
    const shared: Shared = { code: writeCode(challenges[at]), qr: job.result };
    drawShared(headingOf(challenges[at]), shared, challenges.length > 1 ? "✛ other code" : "");
  };
  const turn = (): void => {
    dropJob(job);
    at = (at + 1) % challenges.length;
    job = startJob(pictureOfChallenge(challenges[at]));
    soundCursor();
    show();
  };
  return {
    frame: ({ bPressed, pressed }) => {
      if (bPressed) {
        soundBack();
        back();
      } else if (pressed !== undefined && challenges.length > 1) turn();
      else if (!job.done && runJob(job, frameMs, WORK_MS) && job.result !== undefined) show();
    },
    show,
    leave: () => undefined,
    drop: () => {
      dropJob(job);
    },
    menu: [],
  };
}

function* pictureOfChallenge(challenge: Challenge): Work<Qr | undefined> {
  const code = yield* composeLink(challenge);
  yield;
  return yield* pictureOfLink("code", code);
}

function headingOf(challenge: Challenge): string {
  const { ghost, puzzle } = challenge;
  return ghost === undefined ? WORLDS[puzzle].name : ghostText(ghost, isRush(challenge));
}
