/**
 * Creates the mode that plays a challenge of ten levels with a stopwatch, and the card (a message with two buttons)
 * after the challenge. rush-challenge-mode.ts plays challenges of three minutes.
 */
import { challengeDial, clearIfDialled } from "../codes/challenge-dial";
import type { OpaqueTarget } from "../../puzzles/any-puzzle";
import type { PlayContext } from "../play/play-context";
import type { StoredLevel } from "./stored-level";
import { writeChallengeCode, type Challenge } from "../codes/challenge-code";
import type { Ghost } from "../codes/ghost";
import { rememberEnded } from "../codes/recent-challenges";
import type { Attempt } from "../play/attempt";
import type { RunCard } from "../play/card";
import type { Mode } from "../play/mode";
import { findLongestOnPage } from "../play/run-page-view";
import { levelToGoOnWith } from "../save/pace-records";
import type { ResumePoint } from "../save/resume-point";
import type { Tally } from "../save/tally";
import { formatTime } from "../widgets/format-time";
import { createChallengeCard } from "./challenge-card";
import { createRaceEnd } from "./challenge-race";
import {
  countFriendsLevels,
  formatFriendResult,
  computeLeadSeconds,
  advanceStopwatch,
  composeRaceHud,
  formatTimeComparison,
} from "./race";
import { resumeRun } from "./resume";
import { composeOnLadder } from "./ladder";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { recordGenerationOnLadder, restoreRunBefore } from "./record-generation";
import { createEmptyLevel, advanceRun, copyRun, type Run } from "./run";
import { TEXTS } from "../texts/index";

export const CHALLENGE_LEVELS = 10;

/** The value in `splits` for a level that was cleared before a break, because the save does not store its time. */
const UNKNOWN = 0;

/**
 * Creates the mode that plays a challenge: ten levels that get harder, the same for all players with the same code.
 * `resumePoint` is where it continues. `isUnreadable` means that its stored level cannot be read.
 */
export function createChallengeMode(
  context: PlayContext,
  challenge: Challenge,
  { resumePoint, isUnreadable }: StoredLevel,
): Mode {
  const { puzzle, save } = context;
  const run = resumeRun(resumePoint, challenge.seed, isUnreadable);
  const { size, ghost } = challenge;
  const totals = restoreTotals(resumePoint);
  const lead = (): number =>
    ghost === undefined ? 0 : computeLeadSeconds(ghost, run.levelNumber, CHALLENGE_LEVELS, totals.tenths);
  const friendCleared = (): number => countFriendsLevels(ghost?.splits ?? [], totals.tenths);
  const targetAfter = (coming: number): OpaqueTarget =>
    puzzle.plan.challenge(challengeRungOf(size, run.levelNumber + coming + 1));
  let before: Run | undefined;
  let isOver = false;
  return {
    name: "challenge",
    hasHints: true,
    teaches: true,
    // Every level starts with the player's piece at the same position. Otherwise a level would depend on how the
    // previous one was won.
    createLevel: (_, coming) =>
      composeOnLadder(puzzle, run, coming, targetAfter(coming.length), puzzle.playerPosition?.startPosition),
    recordGeneration: (level) =>
      recordGenerationOnLadder(puzzle, before ?? restoreRunBefore(run), targetAfter(-1), level),
    emptyBoardLevel: () => createEmptyLevel(puzzle, targetAfter(0)),
    nextStart: (coming) => (run.levelNumber + coming < CHALLENGE_LEVELS ? "same-position" : "nothing"),
    hud: () => {
      const { levelNumber } = run;
      return ghost === undefined
        ? { main: TEXTS.countOf(levelNumber, CHALLENGE_LEVELS), side: "", long: [writeChallengeCode(challenge)] }
        : composeRaceHud(levelNumber, CHALLENGE_LEVELS, lead(), ghost);
    },
    onArrival: (next) => {
      totals.isLevelCleared = false;
      before = copyRun(run);
      advanceRun(puzzle, run, next);
    },
    onWon: (attempt) => {
      countClearedLevel(totals, run.levelNumber, attempt);
      isOver = run.levelNumber === CHALLENGE_LEVELS;
      if (!isOver) return;
      clearIfDialled(challengeDial, challenge);
      const isFair = isWithoutHelp(totals);
      const isWhole = resumePoint === undefined;
      rememberEnded(save.challenges, challenge, createResult(totals), isWhole && isFair, !isWhole && isFair);
    },
    onLost: () => undefined,
    onTimePassed: (elapsedMs) => {
      const [leadBefore, friendBefore] = [lead(), friendCleared()];
      advanceStopwatch(totals, elapsedMs);
      return lead() !== leadBefore || friendCleared() !== friendBefore;
    },
    // The result of an interrupted challenge does not count, because the player could think while the stopwatch stood
    // still.
    card: (hasCelebrated) =>
      hasCelebrated && isOver ? endCard(context, challenge, totals, resumePoint === undefined) : undefined,
    progress: () => (isOver ? undefined : { ...run, tally: createChallengeTally(size, totals) }),
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: { kind: "challenges" },
  };
}

function countClearedLevel(
  totals: ChallengeTotals,
  number: number,
  { rewinds, countedHints, wasWatched }: Attempt,
): void {
  totals.splits[number - 1] = totals.tenths;
  totals.rewinds += rewinds;
  // Hints of a level whose solution was watched are not counted. The press of Ⓐ that starts the solution may show a
  // hint that the player did not want.
  if (wasWatched) totals.watchedLevels++;
  else totals.hints += countedHints;
  totals.isLevelCleared = true;
}

function createChallengeTally(size: number, totals: ChallengeTotals): Tally {
  const { rewinds, hints, watchedLevels, tenths, isLevelCleared } = totals;
  const counts = [rewinds, hints, watchedLevels, tenths];
  return { mode: "challenge", size, counts: isLevelCleared ? [...counts, 1] : counts };
}

/**
 * Returns how hard level `number` (from 1) of a challenge is, as a rung (a step of the puzzle's difficulty ladder). The
 * rungs rise evenly from level to level, and the last level has the rung `size`.
 */
export function challengeRungOf(size: number, number: number): number {
  return Math.ceil((Math.min(number, CHALLENGE_LEVELS) * size) / CHALLENGE_LEVELS);
}

/**
 * The totals over all levels of a challenge. `watchedLevels` counts the levels whose solution the game played. The
 * stopwatch runs only while a level can be played.
 */
interface ChallengeTotals {
  rewinds: number;
  hints: number;
  watchedLevels: number;
  tenths: number;
  remainderMs: number;
  /** Whether the level on the screen is cleared, so that the challenge goes on with the next level. */
  isLevelCleared: boolean;
  /**
   * The tenths of a second from the challenge's start until each level was cleared. A level cleared before a break has
   * `UNKNOWN`, because Lua miscounts a list with holes.
   */
  readonly splits: number[];
}

function isWithoutHelp({ hints, watchedLevels }: ChallengeTotals): boolean {
  return hints === 0 && watchedLevels === 0;
}

function createResult({ tenths, splits }: ChallengeTotals): Omit<Ghost, "name"> {
  const hasAllSplits = splits.length === CHALLENGE_LEVELS && splits.every((split) => split !== UNKNOWN);
  return hasAllSplits ? { tenths, cleared: 0, splits: [...splits] } : { tenths, cleared: 0 };
}

function restoreTotals(resumePoint: ResumePoint | undefined): ChallengeTotals {
  const [rewinds = 0, hints = 0, watchedLevels = 0, tenths = 0] =
    resumePoint?.tally.mode === "challenge" ? resumePoint.tally.counts : [];
  const splits: number[] = [];
  const goesOnWith = resumePoint === undefined ? 1 : levelToGoOnWith(resumePoint);
  for (let level = 1; level < Math.min(CHALLENGE_LEVELS, goesOnWith); level++) splits.push(UNKNOWN);
  return { rewinds, hints, watchedLevels, tenths, remainderMs: 0, isLevelCleared: false, splits };
}

function endCard(
  context: PlayContext,
  challenge: Challenge,
  totals: ChallengeTotals,
  isUninterrupted: boolean,
): RunCard {
  const { rewinds, hints, watchedLevels, tenths } = totals;
  const isFair = isWithoutHelp(totals);
  const { seed, puzzleIndex, size, ghost } = challenge;
  const cleared = TEXTS.levelsCleared(CHALLENGE_LEVELS - watchedLevels);
  const { withBreak } = TEXTS.challenge;
  const help = TEXTS.challenge.help(rewinds, hints);
  const ownLines = [watchedLevels === 0 ? cleared : TEXTS.challenge.watched(cleared, watchedLevels), help];
  const lines =
    ghost === undefined
      ? [...ownLines, ...(isFair && !isUninterrupted ? [withBreak] : [])]
      : [
          isFair ? formatTimeComparison(ghost, tenths) : TEXTS.race.noHelp(ghost.name),
          TEXTS.race.you(formatTime(tenths)),
          formatFriendResult(ghost, false),
          isFair ? (isUninterrupted ? findLongestOnPage(help, TEXTS.challenge.rewinds(rewinds)) : withBreak) : help,
        ];
  const own = createResult(totals);
  const result = isUninterrupted && isFair ? own : undefined;
  const title = writeChallengeCode({ seed, puzzleIndex, size });
  const about = formatAboutTexts(context.puzzle.name, totals, isUninterrupted, ghost);
  const raceEnd = createRaceEnd({ tenths, splits: own.splits, isFair, about }, ghost);
  return createChallengeCard(context, challenge, { title, lines, result, raceEnd });
}

/**
 * Returns the text above the animated race of the player and a friend after a challenge. There are several lengths, the
 * longest first. The text is about help or a break in the challenge, if there was any. Otherwise it is about rewinds
 * (moves taken back), or "average pace".
 */
function formatAboutTexts(
  name: string,
  { rewinds, hints, watchedLevels }: ChallengeTotals,
  isUninterrupted: boolean,
  ghost: Ghost | undefined,
): readonly string[] {
  const { averagePace } = TEXTS.race;
  const { help, rewinds: rewindsText, watched, withBreakShort } = TEXTS.challenge;
  if (watchedLevels > 0) return [watched(name, watchedLevels)];
  if (hints > 0) return [`${name}, ${help(rewinds, hints)}`, help(rewinds, hints)];
  if (!isUninterrupted) return [withBreakShort];
  if (ghost !== undefined && ghost.splits === undefined) return [`${name}, ${averagePace}`, averagePace];
  return [`${name}, ${rewindsText(rewinds)}`, rewindsText(rewinds)];
}
