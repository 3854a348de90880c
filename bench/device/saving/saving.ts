/** Measures how long it takes to convert the game's saved data to text, the stored form, and back. */
import { isFault } from "../../../src/kernel/fault";
import { advanceRun, createRun } from "../../../src/game/modes/run";
import { parseSections } from "../../../src/game/save/checksum";
import { MAX_RECENT_LEVELS, createResumePoint, setResumePoint } from "../../../src/game/save/resume-point";
import {
  createFreshSave,
  openResumePoint,
  packSave,
  packResumePoint,
  openPuzzleSave,
  unpackSections,
  type Save,
} from "../../../src/game/save/save";
import { loadSave, prepareSave, storePreparedSave, storeSave } from "../../../src/game/save/store";
import { restoreTimeline, type Timeline } from "../../../src/game/play/timeline";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { measure, measureStep } from "../measure";
import type { State } from "../../../src/puzzles/last-ball/state";
import { forEachPlayedLevel, PIECES, type CertifiedPlayedLevel } from "../steps";
import { clearInRun, fillSave, winMedal } from "./full-save";

const REPETITIONS = 60;

/**
 * Measures the conversion of all saved data to the stored form and back. Writing and reading of files is not included.
 */
export function benchSaving(): void {
  for (const puzzleCount of [1, 3, 5]) benchFullSave(puzzleCount);
  measure("save: pack all", PIECES, () => {
    forEachPlayedLevel((play) => {
      const save = createSave(play);
      measureStep(() => packSave(save));
    });
  });
  measure("save: pack the resume point", PIECES, () => {
    forEachPlayedLevel((play) => {
      const [resumePoint] = createSave(play).resumePoints;
      measureStep(() => packResumePoint(resumePoint));
    });
  });
  measure("resume: unpack, read, replay", PIECES, () => {
    forEachPlayedLevel((play) => {
      const packed = packSave(createSave(play)).text;
      if (measureStep(() => resume(packed)) === undefined) throw new Error("the packed save cannot be unpacked");
    });
  });
}

function benchFullSave(puzzleCount: number): void {
  const countText = puzzleCount === 1 ? "1 puzzle" : `${puzzleCount} puzzles`;
  const save = loadSave();
  fillSave(save, puzzleCount);
  measureRepetitions(`save: pack all anew, ${countText}`, () => {
    measureStep(() => packSave(save));
  });
  measureSaving(`save: level cleared in a run, ${countText}`, save, () => {
    clearInRun(save, puzzleCount);
  });
  measureSaving(`save: medal won, ${countText}`, save, () => {
    winMedal(save, puzzleCount);
  });
  measureRepetitions(`save: load, ${countText}`, () => {
    measureStep(loadSave);
  });
  measureRepetitions(`save: open a puzzle of ${countText}`, () => {
    const loaded = loadSave();
    measureStep(() => {
      openPuzzle(loaded);
    });
  });
}

/**
 * Measures how long saving takes after each call of `change`. Formatting and writing are measured separately, because
 * the game does them in two frames.
 */
function measureSaving(stepName: string, save: Save, change: () => void): void {
  storeSave(save);
  measureRepetitions(stepName, () => {
    change();
    measureStep(() => {
      prepareSave(save);
    });
    if (!measureStep(storePreparedSave)) throw new Error("the save could not be stored");
  });
}

function measureRepetitions(stepName: string, run: () => void): void {
  measure(stepName, 0, () => {
    for (let count = 0; count < REPETITIONS; count++) run();
  });
}

function createSave({ level, timeline }: CertifiedPlayedLevel): Save {
  const run = createRun(1);
  for (let number = 1; number <= MAX_RECENT_LEVELS; number++) advanceRun(lastBall, run, { level });
  const moves = timeline.steps.map((stepName) => stepName.direction);
  const save = createFreshSave();
  openPuzzleSave(save, lastBall.id);
  const fresh = createResumePoint(lastBall.id, "rising");
  setResumePoint(save, {
    ...fresh,
    seed: run.seed,
    levelNumber: run.levelNumber,
    recentSketches: run.recentSketches,
    recentLeadingIdeas: run.recentLeadingIdeas,
    map: lastBall.formatMap(level),
    moves,
    moveCount: timeline.moveCount,
  });
  return save;
}

function openPuzzle(save: Save): void {
  const { id } = save.puzzles[0];
  openPuzzleSave(save, id);
  openResumePoint(save, id, "rising");
}

function resume(packed: string): Timeline<State> | undefined {
  const { save } = unpackSections(parseSections(packed) ?? []);
  const resumePoint = openResumePoint(save, lastBall.id, "rising");
  if (resumePoint === undefined) return undefined;
  const level = lastBall.parseMap(resumePoint.map);
  return isFault(level) ? undefined : restoreTimeline(lastBall.rules(level), resumePoint.moves, resumePoint.moveCount);
}
