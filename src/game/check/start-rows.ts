/**
 * The rows (tests) of the console check that time what players wait for: the game's start, a level's first picture, and
 * loaded Lua files.
 */
import { readFrameMs } from "../../device/clock";
import { loadCodeFile } from "../../device/console-check";
import { readBootMs } from "../../device/loop";
import { createBlackPicture, paintOnto } from "../../device/screen";
import { isFault } from "../../kernel/fault";
import { momentAtRest } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";
import { addFigure, countParts, waitForFrame, type CheckRecord, type Outcome } from "./check-row";
import { CODE_FILES } from "./expected-values";
import { MAX_BOOT_MS, MAX_FIRST_PICTURE_MS, MAX_LOAD_MS } from "./limits";
import { loadCheckedPuzzle } from "./load-checked-puzzle";
import { TEXTS } from "./texts/index";

const LEVEL_INDEX = 12;

/**
 * Reports how long the start of the game took, and measures the time to the first picture of a level of each puzzle.
 */
export function* checkStart(record: CheckRecord): Task<Outcome> {
  countParts(record, PUZZLES.length);
  const bootMs = readBootMs();
  addFigure(record, "start.boot-ms", Math.floor(bootMs));
  let longestMs = 0;
  for (let index = 0; index < PUZZLES.length; index++) {
    yield* waitForFrame(record);
    const puzzle = loadCheckedPuzzle(record.titlePuzzleId, index);
    const firstMs = yield* measureFirstPicture(record, puzzle);
    addFigure(record, `start.${puzzle.id}-ms`, Math.floor(firstMs));
    longestMs = Math.max(longestMs, firstMs);
    record.doneParts++;
  }
  const isPassed = bootMs <= MAX_BOOT_MS && longestMs <= MAX_FIRST_PICTURE_MS;
  return { isPassed, note: TEXTS.seconds(Math.floor(bootMs / 100)) };
}

/**
 * Returns how many milliseconds the game needs from the text map of a level to the level's first picture. Each step of
 * this work, such as parsing the map, has a frame of its own.
 */
function* measureFirstPicture(record: CheckRecord, puzzle: AnyPuzzle): Task<number> {
  const { campaign, painter } = puzzle;
  yield* waitForFrame(record);
  const { map } = campaign.level(LEVEL_INDEX);
  yield* waitForFrame(record);
  const parseStartMs = readFrameMs();
  const level = puzzle.parseMap(map.join("\n"));
  let totalMs = readFrameMs() - parseStartMs;
  if (isFault(level)) return totalMs;
  yield* waitForFrame(record);
  const rulesStartMs = readFrameMs();
  const { start } = puzzle.rules(level);
  totalMs += readFrameMs() - rulesStartMs;
  yield* waitForFrame(record);
  const pictureStartMs = readFrameMs();
  paintOnto(createBlackPicture(), () => {
    painter.drawBackground(level, "lit");
    painter.drawPieces(level, momentAtRest(start), "lit");
  });
  return totalMs + readFrameMs() - pictureStartMs;
}

/** Loads each Lua file of the game again without running it, and measures how long this takes. */
export function* checkLoads(record: CheckRecord): Task<Outcome> {
  countParts(record, CODE_FILES.length);
  let longestMs = 0;
  let totalMs = 0;
  let loadedCount = 0;
  for (const file of CODE_FILES) {
    yield* waitForFrame(record);
    const startMs = readFrameMs();
    if (loadCodeFile(fileNameOf(file))) loadedCount++;
    const loadMs = readFrameMs() - startMs;
    addFigure(record, `loads.${file}-ms`, Math.floor(loadMs));
    longestMs = Math.max(longestMs, loadMs);
    totalMs += loadMs;
    record.doneParts++;
  }
  addFigure(record, "loads.longest-ms", Math.floor(longestMs));
  addFigure(record, "loads.all-ms", Math.floor(totalMs));
  if (loadedCount < CODE_FILES.length) return { isPassed: false, note: TEXTS.countOf(loadedCount, CODE_FILES.length) };
  return { isPassed: longestMs <= MAX_LOAD_MS, note: TEXTS.milliseconds(Math.floor(longestMs + 0.5)) };
}

/**
 * Returns the name of the Lua file for an entry of `CODE_FILES`, the list of files that are loaded on first use. The
 * entry of a puzzle's file begins with the puzzle's number, which is replaced by the puzzle's id.
 */
function fileNameOf(file: string): string {
  const number = Number(file.charAt(0));
  return number > 0 ? `${PUZZLES[number - 1].id}${file.substring(1)}` : file;
}
