import { frameMs } from "../../../device/clock";
import { isFault, type Fault } from "../../../kernel/fault";
import { dropJob, runJob, startJob } from "../../../kernel/job";
import { createRandom } from "../../../kernel/random";
import { soundBack, soundConfirm, soundRefuse } from "../../sounds";
import type { Aid } from "../aids/aids";
import { startSearch, type Judged } from "../aids/judged";
import { enterPart, say, takeOver, type Editor, type Part } from "../editor";
import { drawBoard } from "../editor-view";
import { createChoicePart } from "./choice-part";

/** Background work begins no slice later than this in a frame. */
const LATEST_WORK_MS = 15;
/** The number of drafts that were tried is told anew once it has grown by so many. */
const TOLD_EVERY = 5;

/** Looks for another draft, until one is found or Ⓑ stops it. */
export function createAidPart(editor: Editor, aid: Aid): Part {
  const progress = { tried: 0 };
  const random = createRandom(editor.searches);
  editor.searches++;
  const job = startJob(aid.find(startSearch(editor.puzzle, progress), editor.editing.draft, random));
  let toldTried = 0;
  return {
    frame: (_, { bPressed }) => {
      if (bPressed) {
        soundBack();
        return false;
      }
      if (progress.tried >= toldTried + TOLD_EVERY) {
        toldTried = progress.tried;
        editor.isDirty = true;
      }
      // What comes of it is painted in a frame of its own.
      if (job.result !== undefined) return offer(editor, job.result);
      runJob(job, frameMs, LATEST_WORK_MS);
      return true;
    },
    draw: () => {
      drawBoard(editor, [], aid.name, [`${toldTried} tried  Ⓑ stop`, `${toldTried}  Ⓑ stop`, "Ⓑ stop"]);
    },
    drop: () => {
      dropJob(job);
    },
  };
}

/** What was found is taken over, or offered if there is a choice; gives whether anything goes on. */
function offer(editor: Editor, found: Judged | readonly Judged[] | Fault): boolean {
  if (isFault(found)) {
    soundRefuse();
    say(editor, [found.fault]);
    return false;
  }
  soundConfirm();
  if ("draft" in found) {
    takeOver(editor, found.draft);
    return false;
  }
  enterPart(editor, createChoicePart(editor, found));
  return true;
}
