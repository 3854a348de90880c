/**
 * The mode of a rush that was opened with a challenge code. A player's own rush is in rush-mode.ts; both share rush.ts.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { RUSH_SIZE, type Challenge } from "../codes/challenge-code";
import { formatTime } from "../codes/ghost";
import { rememberEnded } from "../codes/recent-challenges";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { Routes } from "../routes";
import type { ResumePoint } from "../save/resume-point";
import type { Save } from "../save/save";
import { challengeCard } from "./challenge-card";
import { friendResultText, leadLevels, levelsComparison, rushRaceHud } from "./race";
import { resumeRun } from "./resume";
import { emptyLevel, composeAfterQueued, advanceRun } from "./run";
import {
  clearedCountText,
  endReasonText,
  NEW_RUSH,
  isRushOver,
  advanceClock,
  clockAndLivesText,
  runTold,
  RUSH_MS,
  resumeRush,
  rushModePart,
  type Rush,
  type RushCounts,
} from "./rush";

/**
 * Creates the mode of a rush with a code: the same levels for all players who have the code. It sets no record, because
 * it can be repeated. It continues from `resumePoint` if there is one. `isUnreadable` means that the resume point's
 * level cannot be read.
 */
export function rushChallengeMode(
  puzzle: AnyPuzzle,
  save: Save,
  challenge: Challenge,
  resumePoint: ResumePoint | undefined,
  isUnreadable: boolean,
  routes: Routes,
): Mode {
  const { ghost } = challenge;
  const run = resumeRun(resumePoint, challenge.seed, isUnreadable);
  const rush = resumeRush(resumePoint === undefined ? NEW_RUSH : rushCountsOf(resumePoint), resumePoint, isUnreadable);
  const lead = (): number => (ghost === undefined ? 0 : leadLevels(ghost, rush.cleared, elapsedTenths(rush)));
  // Stores the result as soon as the rush is over, so that a player who leaves before the end card keeps it.
  const onEnd = (): void => {
    routes.challengeIsOver(challenge);
    const result = { tenths: elapsedTenths(rush), cleared: rush.cleared };
    rememberEnded(save.challenges, challenge, result, resumePoint === undefined, resumePoint !== undefined);
  };
  return {
    ...rushModePart(rush, onEnd),
    name: "challenge",
    createLevel: (_, coming) => {
      const target = puzzle.plan.rush(run.levelNumber + coming.length);
      return composeAfterQueued(puzzle, run, coming, target, puzzle.playerPosition?.startPosition);
    },
    placeholderLevel: () => emptyLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    // Each level begins in the same place, because the next level must not depend on how a player won the last one.
    nextStart: () => "the same place",
    hud: () => {
      const main = clockAndLivesText(puzzle, rush);
      const announcedText = runTold(puzzle, rush);
      if (ghost === undefined) return { main, side: clearedCountText(rush.cleared), told: announcedText };
      return { ...rushRaceHud(main, rush.cleared, lead()), told: announcedText };
    },
    onArrival: (level) => {
      advanceRun(puzzle, run, level);
      rush.lossesBefore = rush.losses;
    },
    onWon: () => {
      rush.cleared++;
    },
    onTimePassed: (elapsedMs) => {
      const before = lead();
      const isClockChanged = advanceClock(rush, elapsedMs);
      if (isRushOver(rush)) onEnd();
      return isClockChanged || lead() !== before;
    },
    card: () =>
      isRushOver(rush) ? endCard(puzzle, save, challenge, rush, resumePoint === undefined, routes) : undefined,
    progress: () => {
      if (isRushOver(rush)) return undefined;
      const { remainingMs, cleared, lossesBefore } = rush;
      return { ...run, tally: { mode: "challenge", size: RUSH_SIZE, counts: [remainingMs, cleared, lossesBefore] } };
    },
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.challengeDial,
  };
}

/** Returns the card after the rush. Only a rush without a break counts against a friend's result. */
function endCard(
  puzzle: AnyPuzzle,
  save: Save,
  challenge: Challenge,
  rush: Rush,
  isUninterrupted: boolean,
  routes: Routes,
): RunCard {
  const { cleared } = rush;
  const { ghost } = challenge;
  const tenths = elapsedTenths(rush);
  const comparison = ghost === undefined ? [`in ${formatTime(tenths)}`] : levelsComparison(ghost, cleared);
  const friend = ghost === undefined ? [] : [friendResultText(ghost, true)];
  const lines = [clearedCountText(cleared), ...comparison, ...friend, endReasonText(rush)];
  return challengeCard(
    puzzle,
    save,
    challenge,
    "Rush",
    lines,
    isUninterrupted ? { tenths, cleared } : undefined,
    routes,
  );
}

/** Returns the counts in the resume point of a rush with a code. */
function rushCountsOf({ tally }: ResumePoint): RushCounts {
  const [remainingMs = 0, cleared = 0, losses = 0] = tally.mode === "challenge" ? tally.counts : [];
  return { remainingMs, cleared, losses };
}

/** Returns how long the rush has lasted, in tenths of a second. */
function elapsedTenths({ remainingMs }: Rush): number {
  return Math.floor((RUSH_MS - Math.max(0, remainingMs)) / 100);
}
