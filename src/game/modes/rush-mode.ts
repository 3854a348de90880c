import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Card } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { puzzleSave, type Save } from "../save/save";
import { runAsLeft } from "./resume";
import { composeNext, enterNextLevel, runAfter } from "./run";
import { clockText, isRushOver, RUSH_FALLS, RUSH_MS, type Rush } from "./rush";

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
  const [leftMs, cleared, falls] = left === undefined ? [RUSH_MS, 0, 0] : left.tally;
  const rush: Rush = { leftMs, cleared, falls: falls + (isLost ? 0 : (left?.falls ?? 0)) };
  let fallsBefore = falls;
  let isGivenUp = false;
  return {
    name: "rush",
    supply: (from, coming) => {
      const before = runAfter(puzzle, run, coming);
      return composeNext(puzzle, before, puzzle.plan.rush(before.levelNumber), from);
    },
    next: () => (puzzle.plan.goesOn ? "where it ends" : "the same place"),
    hud: () => ({ main: `${clockText(rush.leftMs)}  ${fallsText(rush)}`, side: `${rush.cleared} cleared` }),
    onArrival: (level) => {
      enterNextLevel(run, puzzle.fingerprint(level));
      fallsBefore = rush.falls;
    },
    onWon: () => {
      rush.cleared++;
      kept.rushBest = Math.max(kept.rushBest, rush.cleared);
    },
    onTime: (elapsedMs) => {
      const before = clockText(rush.leftMs);
      rush.leftMs -= elapsedMs;
      return clockText(rush.leftMs) !== before;
    },
    card: ({ falls }) => {
      rush.falls = fallsBefore + falls;
      return isRushOver(rush) ? rushCard(rush, before, routes) : undefined;
    },
    standing: () => {
      if (isGivenUp || isRushOver(rush)) return undefined;
      return { ...run, tally: [Math.floor(rush.leftMs), rush.cleared, fallsBefore] };
    },
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: () => {
      isGivenUp = true;
      routes.title();
    },
  };
}

function fallsText({ falls }: Rush): string {
  let text = "";
  for (let fall = 1; fall <= RUSH_FALLS; fall++) text += fall <= falls ? "×" : "·";
  return text;
}

function rushCard({ cleared, falls }: Rush, before: number, routes: Routes): Card {
  return {
    title: falls >= RUSH_FALLS ? "Three falls" : "Time is up",
    lines: [cleared === 1 ? "1 level cleared" : `${cleared} levels cleared`, bestText(cleared, before)],
    medals: [],
    aText: "again",
    bText: "title",
    onA: routes.rush,
    onB: routes.title,
  };
}

function bestText(cleared: number, before: number): string {
  return cleared > before ? "The best so far!" : `Best ${before}`;
}
