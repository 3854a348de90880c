/** The view of the workshop (where players make levels) that computes and shows the code of an own level. */
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { isFault } from "../../kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import { drawCode, drawSharedCode } from "../codes/code-view";
import { reportLink } from "../codes/report-link";
import { readOwnMap } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound } from "../sounds";
import { shareLevel, type ShareResult } from "./share-level";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCodeTap } from "../taps/tap-dials";
import { TEXTS } from "./texts/index";
import { headingOf, type Workshop } from "./workshop";
import { spellCode } from "../codes/spell-code";

const TASK_UNTIL_MS = 10;

interface CodeView {
  readonly workshop: Workshop;
  readonly task: TaskHandle<ShareResult>;
  /** The code of the own level for which the web page offers a link; empty until the code is computed. */
  sharedCode: string;
}

const CODE_VIEW: ScreenKind<CodeView> = {
  name: "workshop: code",
  update: updateCodeView,
  shown: ({ task }, shown) => {
    listShown(shown, task.isDone);
  },
  draw: drawCodeView,
  buttonsOfTap: (_, tap) => buttonsOfCodeTap(false, tap),
  focus: ({ workshop, task: { result } }) => {
    if (result === undefined) return [headingOf(workshop)];
    return [headingOf(workshop), isFault(result) ? TEXTS.noCode[result.fault] : spellCode(result.code)];
  },
  runTasks: ({ task }) => {
    runTask(task, readFrameMs, TASK_UNTIL_MS);
  },
  drop: ({ task, sharedCode }) => {
    cancelTask(task);
    if (sharedCode !== "") reportLink(undefined);
  },
};

export function createCodeView(workshop: Workshop): Screen {
  const task = startTask(shareLevel(workshop.puzzle, readOwnMap(workshop.own, workshop.chosen)));
  return screenOf(CODE_VIEW, { workshop, task, sharedCode: "" });
}

function updateCodeView(view: CodeView, input: Input): void {
  const { workshop, sharedCode } = view;
  if (input.isBPressed) {
    playGoBackSound();
    workshop.nextView = "actions";
  } else if (sharedCode === "") publishCode(view);
}

function publishCode(view: CodeView): void {
  const { result } = view.task;
  if (result === undefined || isFault(result)) return;
  view.sharedCode = result.code;
  reportLink({ kind: "level", code: result.code });
}

function drawCodeView({ workshop, task: { result } }: CodeView): void {
  if (result === undefined) drawCode(headingOf(workshop), "", "…");
  else if (isFault(result)) drawCode(headingOf(workshop), "", TEXTS.noCode[result.fault]);
  else drawSharedCode(headingOf(workshop), result);
}
