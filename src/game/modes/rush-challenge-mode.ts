/**
 * Creates the mode that plays a rush (game of three minutes) from a challenge code. rush-mode.ts plays a rush without a
 * code.
 */
import { challengeDial, clearIfDialled } from "../codes/challenge-dial";
import type { PlayContext } from "../play/play-context";
import type { StoredLevel } from "./stored-level";
import { RUSH_SIZE, type Challenge } from "../codes/challenge-code";
import { rememberEnded } from "../codes/recent-challenges";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import type { ResumePoint } from "../save/resume-point";
import { formatTime } from "../widgets/format-time";
import { createChallengeCard } from "./challenge-card";
import { formatFriendResult, computeLeadLevels, formatLevelsComparison, composeRushRaceHud } from "./race";
import { resumeRun } from "./resume";
import { composeOnLadder } from "./ladder";
import { createEmptyLevel, advanceRun } from "./run";
import {
  endReasonText,
  NEW_RUSH,
  isRushOver,
  advanceClock,
  formatClockAndLives,
  composeRushAnnouncement,
  RUSH_MS,
  resumeRush,
  createRushModeFields,
  type Rush,
  type RushCounts,
} from "./rush";
import { TEXTS } from "../texts/index";

/**
 * Creates the mode that plays a rush (a timed run) from a challenge code. All players with the code get the same
 * levels. The mode never sets the player's best result, because the levels can be repeated.
 *
 * The rush continues from `resumePoint`, a stored unfinished level. `isUnreadable` means that this level cannot be
 * read.
 */
export function createRushChallengeMode(
  context: PlayContext,
  challenge: Challenge,
  { resumePoint, isUnreadable }: StoredLevel,
): Mode {
  const { puzzle, save } = context;
  const { ghost } = challenge;
  const run = resumeRun(resumePoint, challenge.seed, isUnreadable);
  const rush = resumeRush(resumePoint === undefined ? NEW_RUSH : rushCountsOf(resumePoint), resumePoint, isUnreadable);
  const lead = (): number => (ghost === undefined ? 0 : computeLeadLevels(ghost, rush.cleared, elapsedTenths(rush)));
  // The result is stored as soon as the rush is over, because the player may leave before the card with the result
  // appears.
  const onEnd = (): void => {
    clearIfDialled(challengeDial, challenge);
    const result = { tenths: elapsedTenths(rush), cleared: rush.cleared };
    rememberEnded(save.challenges, challenge, result, resumePoint === undefined, resumePoint !== undefined);
  };
  return {
    ...createRushModeFields(rush, onEnd),
    name: "challenge",
    createLevel: (_, coming) => {
      const target = puzzle.plan.rush(run.levelNumber + coming.length);
      return composeOnLadder(puzzle, run, coming, target, puzzle.playerPosition?.startPosition);
    },
    emptyBoardLevel: () => createEmptyLevel(puzzle, puzzle.plan.rush(run.levelNumber)),
    // Every level begins with the player's piece at the same position. Otherwise a level would depend on how the
    // previous one was won.
    nextStart: () => "same-position",
    hud: () => {
      const main = formatClockAndLives(puzzle, rush);
      const announcedText = composeRushAnnouncement(puzzle, rush);
      if (ghost === undefined) return { main, side: TEXTS.cleared(rush.cleared), announcement: announcedText };
      return { ...composeRushRaceHud(main, rush.cleared, lead()), announcement: announcedText };
    },
    onArrival: (next) => {
      advanceRun(puzzle, run, next);
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
    card: () => (isRushOver(rush) ? endCard(context, challenge, rush, resumePoint === undefined) : undefined),
    progress: () => {
      if (isRushOver(rush)) return undefined;
      const { remainingMs, cleared, lossesBefore } = rush;
      return { ...run, tally: { mode: "challenge", size: RUSH_SIZE, counts: [remainingMs, cleared, lossesBefore] } };
    },
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: { kind: "challenges" },
  };
}

function endCard(context: PlayContext, challenge: Challenge, rush: Rush, isUninterrupted: boolean): RunCard {
  const { cleared } = rush;
  const { ghost } = challenge;
  const tenths = elapsedTenths(rush);
  const comparison =
    ghost === undefined ? [TEXTS.rush.inTime(formatTime(tenths))] : formatLevelsComparison(ghost, cleared);
  const friend = ghost === undefined ? [] : [formatFriendResult(ghost, true)];
  const lines = [TEXTS.cleared(cleared), ...comparison, ...friend, endReasonText(rush)];
  const result = isUninterrupted ? { tenths, cleared } : undefined;
  return createChallengeCard(context, challenge, { title: TEXTS.rush.title, lines, result });
}

function rushCountsOf({ tally }: ResumePoint): RushCounts {
  const [remainingMs = 0, cleared = 0, losses = 0] = tally.mode === "challenge" ? tally.counts : [];
  return { remainingMs, cleared, losses };
}

function elapsedTenths({ remainingMs }: Rush): number {
  return Math.floor((RUSH_MS - Math.max(0, remainingMs)) / 100);
}
