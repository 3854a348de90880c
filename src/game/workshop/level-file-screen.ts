/** The screen that imports the file `levels.txt` when the game starts, and shows a report on its lines. */

import { requestScreen } from "../destination";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { fillBox, fillArrowhead, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawLargeText, drawText } from "../../device/text";
import { DOWN, UP } from "../../kernel/direction";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import { PUZZLES } from "../../puzzles/index";
import { MAX_OWN_LEVELS } from "../save/own-levels";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playConfirmSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, type List } from "../widgets/list";
import { wrapText } from "../widgets/wrap";
import type { LevelFile } from "../destination";
import { LEVEL_FILE_NAME } from "./level-file";
import { importLevelFile, type ImportReport } from "./import-level-file";
import { TEXTS } from "./texts/index";

const TASK_UNTIL_MS = 10;
/** The number of frames, about one second, after which the player can stop the import of `levels.txt`. */
const STOP_AFTER_FRAMES = 30;
const HEADING = { x: 26, y: 4 };
const ROWS = { left: 26, top: 48, height: 22, inSight: 7, width: 348 };
const BUTTON = { x: 374, y: 212 };
const POINTER = { x: 200, up: 42, down: 206, size: 6 };

interface LevelFileScreen {
  readonly lineCount: number;
  readonly stopper: { isStopped: boolean };
  readonly task: TaskHandle<ImportReport>;
  framesRead: number;
  /**
   * The lines of the report, wrapped to the width of the screen. Before the report is ready, the list has a single line
   * of dots.
   */
  rows: readonly string[];
  list: List;
}

const LEVEL_FILE_SCREEN: ScreenKind<LevelFileScreen> = {
  name: "level file",
  update: updateImport,
  shown: ({ rows, framesRead, list }, shown) => {
    listShown(shown, rows);
    listShown(shown, framesRead >= STOP_AFTER_FRAMES);
    listShown(shown, list.chosen);
  },
  draw: drawImport,
  focus: ({ task, rows }) => [LEVEL_FILE_NAME, ...(task.isDone ? [...rows, TEXTS.levelFile.goOn] : [])],
  runTasks: continueImport,
  drop: ({ task }) => {
    cancelTask(task);
  },
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/** Creates the screen that imports a level file and reports the result. The title screen follows this screen. */
export function createLevelFileScreen(file: LevelFile): Screen {
  const stopper = { isStopped: false };
  const task = startTask(importLevelFile(file, stopper));
  return screenOf(LEVEL_FILE_SCREEN, {
    ...{ lineCount: file.lines.length, stopper, task, framesRead: 0 },
    ...{ rows: ["…"], list: createList(1, ROWS.inSight) },
  });
}

function updateImport(screen: LevelFileScreen, input: Input): void {
  const { stopper, task, list } = screen;
  if (!task.isDone) {
    screen.framesRead++;
    if (input.isBPressed && screen.framesRead >= STOP_AFTER_FRAMES) stopper.isStopped = true;
  } else if (input.isAPressed || input.isBPressed) {
    playConfirmSound();
    requestScreen({ kind: "title" });
  } else steerListWithSound(list, input);
}

function continueImport(screen: LevelFileScreen): void {
  const { task } = screen;
  if (task.isDone) return;
  if (runTask(task, readFrameMs, TASK_UNTIL_MS) && task.result !== undefined) showReport(screen, task.result);
}

function showReport(screen: LevelFileScreen, report: ImportReport): void {
  const rows = reportLines(report, screen.lineCount).flatMap((line) => wrapText(line, ROWS.width));
  screen.rows = rows;
  // The report is scrolled by a list whose cursor is not visible. The index of the cursor is the index of the report's
  // first visible row.
  screen.list = createList(Math.max(1, rows.length - ROWS.inSight + 1), 1);
}

function drawImport({ task, rows, list, framesRead }: LevelFileScreen): void {
  if (task.isDone) drawReport(rows, list, TEXTS.levelFile.goOn);
  else drawReport(rows, list, framesRead < STOP_AFTER_FRAMES ? "" : TEXTS.levelFile.stop);
}

function reportLines(
  { added, alreadyThere, deletedBefore, withoutSpace, invalidLines, firstUnreadLine, isSaved }: ImportReport,
  count: number,
): readonly string[] {
  const texts = TEXTS.levelFile;
  const lines = [texts.added(added)];
  if (!isSaved) lines.push(texts.notSaved);
  if (firstUnreadLine === count) lines.push(texts.lastLineLeft(count));
  else if (firstUnreadLine !== undefined) lines.push(texts.linesLeft(firstUnreadLine, count));
  if (alreadyThere > 0) lines.push(texts.alreadyThere(alreadyThere));
  if (deletedBefore > 0) lines.push(texts.deletedBefore(deletedBefore));
  withoutSpace.forEach((levels, puzzleIndex) => {
    if (levels > 0) lines.push(texts.withoutSpace(PUZZLES[puzzleIndex].name, levels, MAX_OWN_LEVELS));
  });
  for (const { lineNumber, reason } of invalidLines) lines.push(texts.wrongLine(lineNumber, reason));
  return lines;
}

function drawReport(rows: readonly string[], { chosen, count }: List, button: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawLargeText(LEVEL_FILE_NAME, HEADING.x, HEADING.y, "left", "white");
  rows.slice(chosen, chosen + ROWS.inSight).forEach((row, at) => {
    drawText(row, ROWS.left, ROWS.top + at * ROWS.height, "left", "white");
  });
  if (chosen > 0) fillArrowhead("white", UP, POINTER.x, POINTER.up, POINTER.size);
  if (chosen < count - 1) fillArrowhead("white", DOWN, POINTER.x, POINTER.down, POINTER.size);
  drawText(button, BUTTON.x, BUTTON.y, "right", "white");
}
