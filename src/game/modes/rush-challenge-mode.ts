import type { SealedPuzzle } from "../../puzzles/sealed";
import { RUSH_SIZE, type Challenge } from "../codes/challenge-code";
import { timeText } from "../codes/ghost";
import { rememberEnded } from "../codes/played";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import type { Save } from "../save/save";
import { challengeCard } from "./challenge-card";
import { friendText, leadLevels, levelsVerdict, rushRaceHud } from "./race";
import { runAsLeft } from "./resume";
import { bareLevel, composeAfter, enterNextLevel } from "./run";
import {
  clearedText,
  endText,
  FRESH_RUSH,
  isRushOver,
  passClock,
  runText,
  runTold,
  RUSH_MS,
  rushAsLeft,
  rushPart,
  type Rush,
  type RushCounts,
} from "./rush";

/**
 * The rush that a challenge code stands for: the same levels for all who have the code. As it may be played again and
 * again, it is no record. It goes on as it was `left`, if that is the same rush; `isLost` if the level that was left
 * cannot be read.
 */
export function rushChallengeMode(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  left: LeftLevel | undefined,
  isLost: boolean,
  routes: Routes,
): Mode {
  const { ghost } = challenge;
  const run = runAsLeft(left, challenge.seed, isLost);
  const rush = rushAsLeft(left === undefined ? FRESH_RUSH : rushCountsOf(left), left, isLost);
  const lead = (): number => (ghost === undefined ? 0 : leadLevels(ghost, rush.cleared, tenthsOf(rush)));
  // Stores the result as soon as the rush is over, so that a player who leaves before the end card keeps it.
  const onEnd = (): void => {
    rememberEnded(
      save.played,
      challenge,
      { tenths: tenthsOf(rush), cleared: rush.cleared },
      left === undefined,
      left !== undefined,
    );
  };
  const card = (): RunCard => endCard(puzzle, save, challenge, rush, left === undefined, routes);
  return {
    ...rushPart(rush, onEnd),
    name: "challenge",
    supply: (_, coming) => {
      const wish = puzzle.plan.rush(run.levelNumber + coming.length);
      return composeAfter(puzzle, run, coming, wish, puzzle.whereabouts?.start);
    },
    bare: () => bareLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    // The next level must not depend on how a player won the last.
    next: () => "the same place",
    hud: () => {
      const main = runText(puzzle, rush);
      const told = runTold(puzzle, rush);
      if (ghost === undefined) return { main, side: clearedText(rush.cleared), told };
      return { ...rushRaceHud(main, rush.cleared, lead()), told };
    },
    onArrival: (level) => {
      enterNextLevel(puzzle, run, level);
      rush.lossesBefore = rush.losses;
    },
    onWon: () => {
      rush.cleared++;
    },
    onTime: (elapsedMs) => {
      const before = lead();
      const isClockChanged = passClock(rush, elapsedMs);
      if (isRushOver(rush)) onEnd();
      return isClockChanged || lead() !== before;
    },
    card: () => (isRushOver(rush) ? card() : undefined),
    standing: () => {
      if (isRushOver(rush)) return undefined;
      const { leftMs, cleared, lossesBefore } = rush;
      return { ...run, tally: { mode: "challenge", size: RUSH_SIZE, counts: [leftMs, cleared, lossesBefore] } };
    },
    row: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.dial,
  };
}

/** The card after it; a rush that `isWhole` was played without a break, so that it counts against a friend's. */
function endCard(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  rush: Rush,
  isWhole: boolean,
  routes: Routes,
): RunCard {
  const { cleared } = rush;
  const { ghost } = challenge;
  const tenths = tenthsOf(rush);
  const verdict = ghost === undefined ? [`in ${timeText(tenths)}`] : levelsVerdict(ghost, cleared);
  const friend = ghost === undefined ? [] : [friendText(ghost, true)];
  const lines = [clearedText(cleared), ...verdict, ...friend, endText(rush)];
  return challengeCard(puzzle, save, challenge, "Rush", lines, isWhole ? { tenths, cleared } : undefined, routes);
}

/** What was kept of a rush that has a code. */
function rushCountsOf({ tally }: LeftLevel): RushCounts {
  const [leftMs = 0, cleared = 0, losses = 0] = tally.mode === "challenge" ? tally.counts : [];
  return { leftMs, cleared, losses };
}

/** How long it has been going on, in tenths of a second. */
function tenthsOf({ leftMs }: Rush): number {
  return Math.floor((RUSH_MS - Math.max(0, leftMs)) / 100);
}
