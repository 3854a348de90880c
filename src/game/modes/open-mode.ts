/**
 * Opens the play screen in each mode, such as campaign or daily. If the player left a level of the mode unfinished,
 * that level continues.
 */
import { rememberOpened } from "../codes/recent-challenges";
import type { PlayContext } from "../play/play-context";
import type { ResumePoint } from "../save/resume-point";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { isRush, type Challenge } from "../codes/challenge-code";
import { createSeed } from "../new-seed";
import { chapterInCampaign, withChapter } from "../play/chapters";
import { createRunPageScreen } from "../play/run-page-screen";
import { createPlayScreen } from "../play/play-screen";
import type { FriendLevel, LevelOrigin } from "../destination";
import { openResumePoint, openPuzzleSave, type Save } from "../save/save";
import type { Pace } from "../../puzzles/pace";
import type { Screen } from "../screen";
import { createCampaignMode } from "./campaign-mode";
import { createIntroCard } from "./challenge-card";
import { createChallengeMode } from "./challenge-mode";
import { isResumePointOf } from "./challenge-resume-point";
import { chapterOfStoredRun, createEndlessMode } from "./endless-mode";
import { createFriendMode } from "./friend-mode";
import { resumeAttempt } from "./resume";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createOwnMode } from "./own-mode";
import { createRushChallengeMode } from "./rush-challenge-mode";
import { createPausedCard, createRulesCard, createRushMode } from "./rush-mode";

/**
 * Opens endless levels at a difficulty pace (`calm`, `rising` or `hard`): continues the unfinished sequence, or begins
 * a new one.
 */
export function playEndless(puzzle: AnyPuzzle, save: Save, pace: Pace): Screen {
  const resumePoint = openResumePoint(save, puzzle.id, pace);
  const puzzleInChapter = withChapter(puzzle, chapterOfStoredRun(puzzle, resumePoint));
  const attempt = resumeAttempt(puzzleInChapter, save, resumePoint);
  const context = { puzzle, save };
  const mode = createEndlessMode(context, pace, { resumePoint, isUnreadable: attempt === undefined }, createSeed());
  return createPlayScreen(context, mode, attempt, undefined);
}

/** Opens the campaign level at `levelIndex`. The player returns to the screen `from`. */
export function playCampaign(context: PlayContext, levelIndex: number, from: LevelOrigin): Screen {
  const { puzzle, save } = context;
  const lastResumePoint = openResumePoint(save, puzzle.id, "campaign");
  const resumePoint = lastResumePoint?.levelNumber === levelIndex + 1 ? lastResumePoint : undefined;
  const puzzleInChapter = withChapter(puzzle, chapterInCampaign(puzzle, levelIndex + 1).index);
  const { difficultyCentibits } = puzzle.campaign.level(levelIndex).verdict;
  const attempt = resumeAttempt(puzzleInChapter, save, resumePoint, difficultyCentibits);
  return createPlayScreen(context, createCampaignMode(context, levelIndex, from), attempt, undefined);
}

/**
 * Opens a page with the rules of a rush (game of three minutes), or with an unfinished rush. If `isAgain` is true and
 * no rush is unfinished, a new one starts at once.
 */
export function openRush(context: PlayContext, isAgain = false): Screen {
  const { puzzle, save } = context;
  const resumePoint = openResumePoint(save, puzzle.id, "rush");
  if (isAgain && resumePoint === undefined) return playRush(context);
  const tally = resumePoint?.tally;
  const best = openPuzzleSave(save, puzzle.id).rushBest;
  return createRunPageScreen(
    puzzle.id,
    tally?.mode === "rush" ? createPausedCard(tally) : createRulesCard(puzzle, best),
  );
}

/** Continues the unfinished rush (game of three minutes), or starts a new one. */
export function playRush(context: PlayContext): Screen {
  const { puzzle, save } = context;
  const resumePoint = openResumePoint(save, puzzle.id, "rush");
  const attempt = resumeAttempt(puzzle, save, resumePoint);
  const mode = createRushMode(context, { resumePoint, isUnreadable: attempt === undefined }, createSeed());
  return createPlayScreen(context, mode, attempt, undefined);
}

/**
 * Opens a challenge and adds it to the list of recent challenges. A page about the challenge comes first if it is a
 * rush (a timed run), or if the challenge has a friend's result.
 */
export function openChallenge(context: PlayContext, challenge: Challenge): Screen {
  const { puzzle, save } = context;
  const opened = rememberOpened(save.challenges, challenge);
  if (!isRush(opened) && opened.ghost === undefined) return playChallenge(context, opened);
  return createRunPageScreen(puzzle.id, createIntroCard(puzzle, opened, resumePointOf(context, opened)));
}

/** Plays the levels of a challenge, from where the player left it. */
export function playChallenge(context: PlayContext, challenge: Challenge): Screen {
  const { puzzle, save } = context;
  const resumePoint = resumePointOf(context, challenge);
  const attempt = resumeAttempt(puzzle, save, resumePoint);
  const modeOf = isRush(challenge) ? createRushChallengeMode : createChallengeMode;
  const mode = modeOf(context, challenge, { resumePoint, isUnreadable: attempt === undefined });
  return createPlayScreen(context, mode, attempt, undefined);
}

function resumePointOf({ puzzle, save }: PlayContext, challenge: Challenge): ResumePoint | undefined {
  const last = openResumePoint(save, puzzle.id, "challenge");
  return last !== undefined && isResumePointOf(last, challenge) ? last : undefined;
}

/** Opens the level at `levelIndex` that the player made in the editor. The level must be playable. */
export function playOwn(context: PlayContext, levelIndex: number): Screen {
  return createPlayScreen(context, createOwnMode(context.puzzle, levelIndex), undefined, undefined);
}

/** Opens a level that the player received as a code. The level must be playable. */
export function playFriend(context: PlayContext, friend: FriendLevel): Screen {
  return createPlayScreen(context, createFriendMode(context.puzzle, friend), undefined, undefined);
}
