import { frameMs } from "../../device/clock";
import { dropJob, runJob, startJob } from "../../kernel/job";
import { WORLDS } from "../../puzzles/index";
import type { Screen } from "../screen";
import { soundBack } from "../sounds";
import { isRush, writeCode, type Challenge } from "./challenge-code";
import { drawShared } from "./code-view";
import { ghostText } from "./ghost";
import { pictureOfLink, type Shared } from "./link-picture";

const WORK_MS = 10;

/** A challenge's code for a friend, and as soon as there is one the picture of its link. */
export function createCodeScreen(challenge: Challenge, back: () => void): Screen {
  const code = writeCode(challenge);
  const job = startJob(pictureOfLink("code", code));
  const show = (): void => {
    const shared: Shared = { code, qr: job.result };
    drawShared(headingOf(challenge), shared);
  };
  return {
    frame: ({ bPressed }) => {
      if (bPressed) {
        soundBack();
        back();
      } else if (!job.done && runJob(job, frameMs, WORK_MS) && job.result !== undefined) show();
    },
    show,
    leave: () => undefined,
    drop: () => {
      dropJob(job);
    },
    menu: [],
  };
}

function headingOf(challenge: Challenge): string {
  const { ghost, puzzle } = challenge;
  return ghost === undefined ? WORLDS[puzzle].name : ghostText(ghost, isRush(challenge));
}
