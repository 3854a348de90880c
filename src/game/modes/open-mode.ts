/**
 * Opens the play screen in each mode (campaign, endless, daily and so on). If the player left a level of the mode
 * unfinished, that level continues; otherwise a new level begins.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { isRush, type Challenge } from "../codes/challenge-code";
import { newSeed } from "../new-seed";
import type { RunCard } from "../play/card";
import { chapterInCampaign, withChapter } from "../play/chapters";
import { createRunPageScreen } from "../play/run-page-screen";
import { createPlayScreen } from "../play/play-screen";
import type { FriendLevel, Routes } from "../routes";
import { resumePointIn, puzzleSave, type Save } from "../save/save";
import type { Pace } from "../../puzzles/pace";
import type { Screen } from "../screen";
import { campaignMode } from "./campaign-mode";
import { introCard } from "./challenge-card";
import { challengeMode, isResumePointOf } from "./challenge-mode";
import { chapterOfStoredRun, endlessMode } from "./endless-mode";
import { friendMode } from "./friend-mode";
import { resumeAttempt } from "./resume";
import { ownMode } from "./own-mode";
import { rushChallengeMode } from "./rush-challenge-mode";
import { pausedCard, rulesCard, rushMode } from "./rush-mode";

/**
 * Opens an endless run: continues the unfinished one at this pace (`calm`, `rising` or `hard`), or begins a new one.
 */
export function playEndless(puzzle: AnyPuzzle, save: Save, pace: Pace, routes: Routes): Screen {
  const resumePoint = resumePointIn(save, puzzle.id, pace);
  const puzzleInChapter = withChapter(puzzle, chapterOfStoredRun(puzzle, resumePoint));
  const attempt = resumeAttempt(puzzleInChapter, save, resumePoint);
  const context = { puzzle, save, routes };
  const mode = endlessMode(context, pace, { resumePoint, isUnreadable: attempt === undefined }, newSeed());
  return createPlayScreen(context, mode, attempt, undefined);
}

export function playCampaign(puzzle: AnyPuzzle, save: Save, levelIndex: number, routes: Routes): Screen {
  const lastResumePoint = resumePointIn(save, puzzle.id, "campaign");
  const resumePoint = lastResumePoint?.levelNumber === levelIndex + 1 ? lastResumePoint : undefined;
  const puzzleInChapter = withChapter(puzzle, chapterInCampaign(puzzle, levelIndex + 1).index);
  const { difficultyCentibits } = puzzle.campaign.level(levelIndex).verdict;
  const attempt = resumeAttempt(puzzleInChapter, save, resumePoint, difficultyCentibits);
  return createPlayScreen({ puzzle, save, routes }, campaignMode(puzzle, save, levelIndex, routes), attempt, undefined);
}

/**
 * Opens a rush. A page first shows the rules, or the state of an unfinished game. With `isAgain`, a new game starts at
 * once.
 */
export function openRush(
  puzzle: AnyPuzzle,
  save: Save,
  routes: Routes,
  openScreen: (open: () => Screen) => void,
  isAgain: boolean,
): void {
  const resumePoint = resumePointIn(save, puzzle.id, "rush");
  const play = (): void => {
    openScreen(() => {
      const attempt = resumeAttempt(puzzle, save, resumePoint);
      const context = { puzzle, save, routes };
      const mode = rushMode(context, { resumePoint, isUnreadable: attempt === undefined }, newSeed());
      return createPlayScreen(context, mode, attempt, undefined);
    });
  };
  const tally = resumePoint?.tally;
  const card = (): RunCard =>
    tally?.mode === "rush"
      ? pausedCard(tally, play, routes)
      : rulesCard(puzzle, puzzleSave(save, puzzle.id).rushBest, play, routes);
  if (isAgain && resumePoint === undefined) play();
  else openScreen(() => createRunPageScreen(puzzle.id, card()));
}

/**
 * Opens a challenge against a friend. A page with information comes first if the challenge is a rush or carries a
 * friend's result.
 */
export function openChallenge(
  puzzle: AnyPuzzle,
  save: Save,
  challenge: Challenge,
  routes: Routes,
  openScreen: (open: () => Screen) => void,
): void {
  const lastResumePoint = resumePointIn(save, puzzle.id, "challenge");
  const resumePoint =
    lastResumePoint !== undefined && isResumePointOf(lastResumePoint, challenge) ? lastResumePoint : undefined;
  const play = (): Screen => {
    const attempt = resumeAttempt(puzzle, save, resumePoint);
    const modeOf = isRush(challenge) ? rushChallengeMode : challengeMode;
    const context = { puzzle, save, routes };
    const mode = modeOf(context, challenge, { resumePoint, isUnreadable: attempt === undefined });
    return createPlayScreen(context, mode, attempt, undefined);
  };
  const openPlay = (): void => {
    openScreen(play);
  };
  if (!isRush(challenge) && challenge.ghost === undefined) openPlay();
  else openScreen(() => createRunPageScreen(puzzle.id, introCard(puzzle, challenge, resumePoint, openPlay, routes)));
}

/** Opens the player's own level at `levelIndex`, which must be playable. */
export function playOwn(puzzle: AnyPuzzle, save: Save, levelIndex: number, routes: Routes): Screen {
  return createPlayScreen({ puzzle, save, routes }, ownMode(puzzle, levelIndex, routes), undefined, undefined);
}

/** Opens a level that the player received as a code, which must be playable. */
export function playFriend(puzzle: AnyPuzzle, save: Save, friend: FriendLevel, routes: Routes): Screen {
  return createPlayScreen({ puzzle, save, routes }, friendMode(puzzle, friend, routes), undefined, undefined);
}
