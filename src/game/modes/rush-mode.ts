import type { SealedPuzzle } from "../../puzzles/sealed";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { puzzleSave, type Save } from "../save/save";
import { enterOwnLevel, ownRunAsLeft } from "./resume";
import { bareLevel, composeAfter } from "./run";
import {
  clearedText,
  clockText,
  endText,
  FRESH_RUSH,
  isRushOver,
  passClock,
  runText,
  runTold,
  rushAsLeft,
  rushPart,
  rushRules,
  type Rush,
  type RushCounts,
} from "./rush";
import { counted, shortCount } from "../widgets/short-count";

/**
 * A rush, as it was `left` or begun anew with levels from `newSeed`; `isLost` if the level that was left cannot be read.
 * The clock runs while a level can be played.
 */
export function rushMode(
  puzzle: SealedPuzzle,
  save: Save,
  left: LeftLevel | undefined,
  isLost: boolean,
  newSeed: number,
  routes: Routes,
): Mode {
  const kept = puzzleSave(save, puzzle.id);
  const before = left?.tally.mode === "rush" ? left.tally.best : kept.rushBest;
  const run = ownRunAsLeft(kept, left, newSeed, isLost);
  const rush = rushAsLeft(left?.tally.mode === "rush" ? left.tally : FRESH_RUSH, left, isLost);
  return {
    ...rushPart(rush),
    name: "rush",
    supply: (from, coming) =>
      composeAfter(puzzle, run, coming, puzzle.plan.rush(run.levelNumber + coming.length), from),
    bare: () => bareLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    next: () => (puzzle.whereabouts === undefined ? "the same place" : "where it ends"),
    hud: () => ({ main: runText(puzzle, rush), side: clearedText(rush.cleared), told: runTold(puzzle, rush) }),
    onArrival: (level) => {
      enterOwnLevel(puzzle, kept, run, level);
      rush.lossesBefore = rush.losses;
    },
    onWon: () => {
      rush.cleared++;
      kept.rushBest = Math.max(kept.rushBest, rush.cleared);
    },
    onTime: (elapsedMs) => passClock(rush, elapsedMs),
    card: () => (isRushOver(rush) ? rushCard(puzzle, rush, before, routes) : undefined),
    standing: () => {
      if (isRushOver(rush)) return undefined;
      const { leftMs, cleared, lossesBefore } = rush;
      return { ...run, tally: { mode: "rush", leftMs, cleared, losses: lossesBefore, best: before } };
    },
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.title,
  };
}

function rushCard({ name }: SealedPuzzle, rush: Rush, before: number, routes: Routes): RunCard {
  const { cleared } = rush;
  return {
    about: "run",
    title: "Rush",
    lines: [endText(rush), clearedText(cleared), ...bestLines(cleared, before)],
    isRecord: cleared > before,
    shared: [`Glissade: ${name}, rush`, levelsText(cleared), bestText(cleared, before)],
    aText: "again",
    bText: "title",
    onA: routes.rushAgain,
    onB: routes.title,
  };
}

/** What is said before the first level of a rush. */
export function rulesCard(puzzle: SealedPuzzle, best: number, play: () => void, routes: Routes): RunCard {
  return {
    about: "run",
    title: "Rush",
    lines: [...rushRules(puzzle), `Best ${shortCount(best)}`],
    aText: "start",
    bText: "title",
    onA: play,
    onB: routes.title,
  };
}

/** What is said of a rush that was left, before its clock goes on. */
export function pausedCard({ leftMs, cleared }: RushCounts, goOn: () => void, routes: Routes): RunCard {
  return {
    about: "run",
    title: "Rush",
    lines: [clearedText(cleared), `${clockText(leftMs)} to go`],
    aText: "go on",
    bText: "title",
    onA: goOn,
    onB: routes.title,
  };
}

function levelsText(cleared: number): string {
  return `${counted(cleared, "level")} cleared`;
}

/** A record, and what it was before; or how many levels were missing. */
function bestLines(cleared: number, before: number): readonly string[] {
  const best = shortCount(before);
  if (cleared > before) return before === 0 ? ["New best!"] : ["New best!", `before: ${best}`];
  return cleared === before ? [`Best ${best}`] : [`Best ${best}, ${shortCount(before - cleared)} short`];
}

function bestText(cleared: number, before: number): string {
  return cleared > before ? "The best so far!" : `Best ${shortCount(before)}`;
}
