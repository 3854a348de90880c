import { frameMs } from "../../device/clock";
import { fillBox, fillPointer, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { writeText } from "../../device/text";
import { DOWN, UP } from "../../kernel/direction";
import { dropJob, runJob, startJob } from "../../kernel/job";
import { WORLDS } from "../../puzzles/index";
import type { Routes } from "../routes";
import { MOST_OWN_LEVELS } from "../save/own-levels";
import type { Screen } from "../screen";
import { soundConfirm } from "../sounds";
import { steerHeardList } from "../widgets/heard-list";
import { CRANK_DEGREES_PER_ROW, createList, type List } from "../widgets/list";
import { wrapped } from "../widgets/wrap";
import { LEVEL_FILE, type LevelFile } from "./level-file";
import { readLevelFile, type FileReport } from "./read-level-file";

const WORK_MS = 10;
const HEADING = { x: 26, y: 4 };
const ROWS = { left: 26, top: 48, height: 22, inSight: 7, width: 348 };
const BUTTON = { x: 374, y: 212 };
const POINTER = { x: 200, up: 42, down: 206, size: 6 };

/** Reads a file of levels, and says what became of its lines; then the title. */
export function createFileScreen(routes: Routes, file: LevelFile): Screen {
  const job = startJob(readLevelFile(file));
  let rows: readonly string[] = ["…"];
  let list = createList(1, ROWS.inSight);
  const show = (): void => {
    drawReport(rows, list, job.done);
  };
  const tellReport = (report: FileReport): void => {
    rows = linesOf(report).flatMap((line) => wrapped(line, ROWS.width));
    // The cursor is the first row in sight.
    list = createList(Math.max(1, rows.length - ROWS.inSight + 1), 1);
    show();
  };
  return {
    frame: (input) => {
      if (!job.done) {
        if (runJob(job, frameMs, WORK_MS) && job.result !== undefined) tellReport(job.result);
      } else if (input.aPressed || input.bPressed) {
        soundConfirm();
        routes.title();
      } else {
        if (steerHeardList(list, input) === "moved") show();
      }
    },
    show,
    leave: () => undefined,
    drop: () => {
      dropJob(job);
    },
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

function linesOf({ kept, known, deleted, left, faults, isSafe }: FileReport): readonly string[] {
  const lines = [kept === 1 ? "1 level is new in the workshop." : `${kept} levels are new in the workshop.`];
  if (!isSafe) lines.push("They could not be kept: is the disk full?");
  if (known > 0) lines.push(known === 1 ? "1 was there already." : `${known} were there already.`);
  if (deleted > 0) lines.push(deleted === 1 ? "1 was deleted, and stays so." : `${deleted} were deleted, and stay so.`);
  left.forEach((count, world) => {
    if (count > 0) lines.push(`${WORLDS[world].name}: no room for ${count}, the most is ${MOST_OWN_LEVELS}.`);
  });
  for (const { line, fault } of faults) lines.push(`Line ${line}: ${fault}.`);
  return lines;
}

function drawReport(rows: readonly string[], { chosen, count }: List, isDone: boolean): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  writeText("large", LEVEL_FILE, HEADING.x, HEADING.y, "left", "white");
  rows.slice(chosen, chosen + ROWS.inSight).forEach((row, at) => {
    writeText("text", row, ROWS.left, ROWS.top + at * ROWS.height, "left", "white");
  });
  if (chosen > 0) fillPointer("white", UP, POINTER.x, POINTER.up, POINTER.size);
  if (chosen < count - 1) fillPointer("white", DOWN, POINTER.x, POINTER.down, POINTER.size);
  if (isDone) writeText("text", "Ⓐ go on", BUTTON.x, BUTTON.y, "right", "white");
}
