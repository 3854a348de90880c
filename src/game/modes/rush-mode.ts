/**
 * Creates the mode that plays a rush (game of three minutes) without a challenge code, and the cards before and after
 * it. rush.ts has the rules.
 */
import type { PlayContext } from "../play/play-context";
import type { StoredLevel } from "./stored-level";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import { openPuzzleSave } from "../save/save";
import { advancePersonalRun, resumePersonalRun } from "./resume";
import { composeOnLadder } from "./ladder";
import { createEmptyLevel } from "./run";
import {
  formatClock,
  endReasonText,
  livesLeft,
  NEW_RUSH,
  isRushOver,
  advanceClock,
  formatClockAndLives,
  composeRushAnnouncement,
  resumeRush,
  createRushModeFields,
  rushRules,
  type Rush,
  type RushCounts,
} from "./rush";
import { TEXTS } from "../texts/index";

/**
 * Creates the mode that plays a rush (game of three minutes). It continues from `resumePoint` (a stored unfinished
 * level), or begins with levels from `newSeed`. `isUnreadable` means that the stored level cannot be read.
 */
export function createRushMode(
  { puzzle, save }: PlayContext,
  { resumePoint, isUnreadable }: StoredLevel,
  newSeed: number,
): Mode {
  const saved = openPuzzleSave(save, puzzle.id);
  const bestBefore = resumePoint?.tally.mode === "rush" ? resumePoint.tally.best : saved.rushBest;
  const run = resumePersonalRun(saved, resumePoint, newSeed, isUnreadable);
  const rush = resumeRush(resumePoint?.tally.mode === "rush" ? resumePoint.tally : NEW_RUSH, resumePoint, isUnreadable);
  return {
    ...createRushModeFields(rush),
    name: "rush",
    createLevel: (from, coming) =>
      composeOnLadder(puzzle, run, coming, puzzle.plan.rush(run.levelNumber + coming.length), from),
    emptyBoardLevel: () => createEmptyLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    nextStart: () => (puzzle.playerPosition === undefined ? "same-position" : "where-it-ends"),
    hud: () => ({
      main: formatClockAndLives(puzzle, rush),
      side: TEXTS.cleared(rush.cleared),
      announcement: composeRushAnnouncement(puzzle, rush),
    }),
    onArrival: (next) => {
      advancePersonalRun(puzzle, saved, run, next);
      rush.lossesBefore = rush.losses;
    },
    onWon: () => {
      rush.cleared++;
      saved.rushBest = Math.max(saved.rushBest, rush.cleared);
    },
    onTimePassed: (elapsedMs) => advanceClock(rush, elapsedMs),
    card: () => (isRushOver(rush) ? createRushCard(puzzle, rush, bestBefore) : undefined),
    progress: () => {
      if (isRushOver(rush)) return undefined;
      const { remainingMs, cleared, lossesBefore } = rush;
      return { ...run, tally: { mode: "rush", remainingMs, cleared, losses: lossesBefore, best: bestBefore } };
    },
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: { kind: "title" },
  };
}

function createRushCard({ name, canBeLost }: AnyPuzzle, rush: Rush, bestBefore: number): RunCard {
  const { cleared } = rush;
  return {
    about: "run",
    title: TEXTS.rush.title,
    lines: [endReasonText(rush), TEXTS.cleared(cleared), ...formatBestLines(cleared, bestBefore)],
    rushEnd: { reason: endReasonText(rush), cleared, best: bestBefore, lives: canBeLost ? livesLeft(rush) : undefined },
    shared: [TEXTS.sharedHeading(name, TEXTS.rush.name), TEXTS.levelsCleared(cleared), formatBest(cleared, bestBefore)],
    aText: TEXTS.buttons.again,
    bText: TEXTS.buttons.title,
    onA: { kind: "rush-again" },
    onB: { kind: "title" },
  };
}

/**
 * Returns the card (a message with two buttons) that shows the rules of a rush (game of three minutes) before its first
 * level.
 */
export function createRulesCard(puzzle: AnyPuzzle, best: number): RunCard {
  return {
    about: "run",
    title: TEXTS.rush.title,
    lines: [...rushRules(puzzle), TEXTS.best(best)],
    aText: TEXTS.buttons.start,
    bText: TEXTS.buttons.title,
    onA: { kind: "rush-run" },
    onB: { kind: "title" },
  };
}

/** Returns the card (a message with two buttons) before an unfinished rush (game of three minutes) continues. */
export function createPausedCard({ remainingMs, cleared }: RushCounts): RunCard {
  return {
    about: "run",
    title: TEXTS.rush.title,
    lines: [TEXTS.cleared(cleared), TEXTS.rush.timeLeft(formatClock(remainingMs))],
    aText: TEXTS.buttons.goOn,
    bText: TEXTS.buttons.title,
    onA: { kind: "rush-run" },
    onB: { kind: "title" },
  };
}

function formatBestLines(cleared: number, bestBefore: number): readonly string[] {
  const { newBest, bestBefore: before, short } = TEXTS.rush;
  if (cleared > bestBefore) return bestBefore === 0 ? [newBest] : [newBest, before(bestBefore)];
  return cleared === bestBefore ? [TEXTS.best(bestBefore)] : [short(bestBefore, bestBefore - cleared)];
}

function formatBest(cleared: number, bestBefore: number): string {
  return cleared > bestBefore ? TEXTS.rush.bestSoFar : TEXTS.best(bestBefore);
}
