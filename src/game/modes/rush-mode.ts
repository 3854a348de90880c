import type { SealedPuzzle } from "../../puzzles/sealed";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { puzzleSave, type Save } from "../save/save";
import type { RushTally } from "../save/tally";
import { runAsLeft } from "./resume";
import { bareLevel, composeAfter, enterNextLevel } from "./run";
import { clockText, isRushOver, RUSH_LOSSES, RUSH_MS, standingOf, type Rush } from "./rush";

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
  const before = kept.rushBest;
  const run = runAsLeft(left, newSeed, isLost);
  const counted = left?.tally.mode === "rush" ? left.tally : { leftMs: RUSH_MS, cleared: 0, losses: 0 };
  const { leftMs, cleared } = counted;
  const rush: Rush = { leftMs, cleared, losses: counted.losses + (isLost ? 0 : (left?.losses ?? 0)) };
  let lossesBefore = counted.losses;
  let isGivenUp = false;
  const isOver = (): boolean => isGivenUp || isRushOver(rush);
  return {
    name: "rush",
    hasHints: false,
    teaches: false,
    supply: (from, coming) =>
      composeAfter(puzzle, run, coming, puzzle.plan.rush(run.levelNumber + coming.length), from),
    bare: () => bareLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    next: () => (puzzle.whereabouts === undefined ? "the same place" : "where it ends"),
    hud: () => ({ main: runText(puzzle, rush), side: clearedText(rush.cleared) }),
    run: () => standingOf(rush),
    onArrival: (level) => {
      enterNextLevel(puzzle, run, level);
      lossesBefore = rush.losses;
    },
    onWon: () => {
      rush.cleared++;
      kept.rushBest = Math.max(kept.rushBest, rush.cleared);
    },
    onLost: () => {
      rush.losses++;
    },
    onTime: (elapsedMs) => {
      const before = clockText(rush.leftMs);
      rush.leftMs -= elapsedMs;
      return clockText(rush.leftMs) !== before;
    },
    card: () => (isOver() ? rushCard(puzzle, rush, before, routes) : undefined),
    standing: () => {
      if (isOver()) return undefined;
      return { ...run, tally: { mode: "rush", leftMs: rush.leftMs, cleared: rush.cleared, losses: lossesBefore } };
    },
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.title,
    giveUp: () => {
      isGivenUp = true;
    },
  };
}

/** The clock, and the lamps where the place has none for them. */
function runText({ painter }: SealedPuzzle, rush: Rush): string {
  const clock = clockText(rush.leftMs);
  return painter.scene.runWords === undefined ? `${clock}  ${lampsText(rush)}` : clock;
}

/** A lamp for each loss that is left: the last ones go out first. */
function lampsText({ losses }: Rush): string {
  let text = "";
  for (let count = 1; count <= RUSH_LOSSES; count++) text += count <= RUSH_LOSSES - losses ? "▲" : "△";
  return text;
}

function rushCard({ name }: SealedPuzzle, { leftMs, cleared, losses }: Rush, before: number, routes: Routes): RunCard {
  return {
    about: "run",
    title: losses >= RUSH_LOSSES ? "Three falls" : leftMs > 0 ? "The rush is over" : "Time is up",
    lines: [clearedText(cleared), bestText(cleared, before)],
    shared: [`Glissade: ${name}, rush`, levelsText(cleared), bestText(cleared, before)],
    aText: "again",
    bText: "title",
    onA: routes.rush,
    onB: routes.title,
  };
}

/** What is said of a rush that was left, before its clock goes on. */
export function pausedCard({ leftMs, cleared }: RushTally, goOn: () => void, routes: Routes): RunCard {
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

/** In a place that shows the lamps there is no room for more. */
function clearedText(cleared: number): string {
  return `${cleared} cleared`;
}

function levelsText(cleared: number): string {
  return cleared === 1 ? "1 level cleared" : `${cleared} levels cleared`;
}

function bestText(cleared: number, before: number): string {
  return cleared > before ? "The best so far!" : `Best ${before}`;
}
