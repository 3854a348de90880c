import type { Puzzle } from "../puzzles/puzzle";
import type { Card } from "./card";
import type { Doors } from "./doors";
import { composeStage, enterNextLevel, startRun } from "./endless";
import type { Mode } from "./mode";
import { clockText, isRushOver, RUSH_FALLS, rushStage, startRush, type Rush } from "./rush";
import { puzzleSave, type Save } from "./save";

/** A rush; `seed` decides its levels. The clock runs while a level can be played. */
export function rushMode<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  seed: number,
  doors: Doors,
): Mode<Level, State> {
  const kept = puzzleSave(save, puzzle.id);
  const before = kept.rushBest;
  const run = startRun(seed);
  const rush = startRush();
  let fallsBefore = 0;
  return {
    supply: (x, y) => composeStage(puzzle, run, rushStage(run.levelNumber), x, y),
    next: () => "where it ends",
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
      return isRushOver(rush) ? rushCard(rush, before, doors) : undefined;
    },
    remember: () => undefined,
    row: () => ({ mode: "rush", seed: run.seed, level: run.levelNumber }),
    back: doors.title,
  };
}

function fallsText({ falls }: Rush): string {
  let text = "";
  for (let fall = 1; fall <= RUSH_FALLS; fall++) text += fall <= falls ? "×" : "·";
  return text;
}

function rushCard({ cleared, falls }: Rush, before: number, doors: Doors): Card {
  return {
    title: falls >= RUSH_FALLS ? "Three falls" : "Time is up",
    lines: [cleared === 1 ? "1 level cleared" : `${cleared} levels cleared`, bestText(cleared, before)],
    medals: undefined,
    aText: "again",
    bText: "title",
    onA: doors.rush,
    onB: doors.title,
  };
}

function bestText(cleared: number, before: number): string {
  return cleared > before ? "The best so far!" : `Best ${before}`;
}
