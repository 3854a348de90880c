import { today } from "../../device/clock";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { isRush, type Challenge } from "../codes/challenge-code";
import { newSeed } from "../new-seed";
import type { RunCard } from "../play/card";
import { createCardScreen } from "../play/card-screen";
import { createPlayScreen } from "../play/play-screen";
import type { FriendLevel, Routes } from "../routes";
import { dayNumber } from "../save/days";
import { levelLeft, puzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { campaignMode } from "./campaign-mode";
import { beforeCard } from "./challenge-card";
import { challengeMode, isSameChallenge } from "./challenge-mode";
import { seedOfDay } from "./daily";
import { dailyMode, lastDayWon } from "./daily-mode";
import { endlessMode } from "./endless-mode";
import { friendMode } from "./friend-mode";
import { roundAsLeft } from "./resume";
import { ownMode } from "./own-mode";
import { rushChallengeMode } from "./rush-challenge-mode";
import { pausedCard, rulesCard, rushMode } from "./rush-mode";

/** Each mode's play screen: at the level that was left in the middle, if there is one, else at a new one. */

export function playEndless(puzzle: SealedPuzzle, save: Save, routes: Routes): Screen {
  const left = levelLeft(save, puzzle.id, "endless");
  const round = roundAsLeft(puzzle, save, left);
  const mode = endlessMode(puzzle, save, left, round === undefined, newSeed(), routes.title);
  return createPlayScreen(puzzle, save, mode, routes, round, undefined);
}

/** Level `number` of the campaign, from 0. */
export function playCampaign(puzzle: SealedPuzzle, save: Save, number: number, routes: Routes): Screen {
  const last = levelLeft(save, puzzle.id, "campaign");
  const left = last?.levelNumber === number + 1 ? last : undefined;
  const round = roundAsLeft(puzzle, save, left);
  return createPlayScreen(puzzle, save, campaignMode(puzzle, save, number, routes), routes, round, undefined);
}

/** Today's level; before it, once, what was won yesterday, and after it what was won today. */
export function openDaily(puzzle: SealedPuzzle, save: Save, routes: Routes, go: (open: () => Screen) => void): void {
  const day = dayNumber(today());
  const last = levelLeft(save, puzzle.id, "daily");
  const left = last?.seed === seedOfDay(day) ? last : undefined;
  const round = roundAsLeft(puzzle, save, left);
  const mode = dailyMode(puzzle, save, day, round === undefined ? undefined : left, routes);
  const playToday = (): void => {
    go(() => createPlayScreen(puzzle, save, mode, routes, round, undefined));
  };
  const won = round === undefined ? lastDayWon(puzzle, save, day, routes, playToday) : undefined;
  if (won === undefined) playToday();
  else go(() => createPlayScreen(puzzle, save, mode, routes, won.round, won.card));
}

/** A rush; its rules are said first, or how one that was left stands. One that `isAgain` begun begins at once. */
export function openRush(
  puzzle: SealedPuzzle,
  save: Save,
  routes: Routes,
  go: (open: () => Screen) => void,
  isAgain: boolean,
): void {
  const left = levelLeft(save, puzzle.id, "rush");
  const play = (): void => {
    go(() => {
      const round = roundAsLeft(puzzle, save, left);
      const mode = rushMode(puzzle, save, left, round === undefined, newSeed(), routes);
      return createPlayScreen(puzzle, save, mode, routes, round, undefined);
    });
  };
  const tally = left?.tally;
  const card = (): RunCard =>
    tally?.mode === "rush"
      ? pausedCard(tally, play, routes)
      : rulesCard(puzzle, puzzleSave(save, puzzle.id).rushBest, play, routes);
  if (isAgain && left === undefined) play();
  else go(() => createCardScreen(puzzle.id, card()));
}

/** A challenge; before one against the clock, or against a friend's ghost, it is said what is to come. */
export function openChallenge(
  puzzle: SealedPuzzle,
  save: Save,
  challenge: Challenge,
  routes: Routes,
  go: (open: () => Screen) => void,
): void {
  const last = levelLeft(save, puzzle.id, "challenge");
  const left = last !== undefined && isSameChallenge(last, challenge) ? last : undefined;
  const play = (): Screen => {
    const round = roundAsLeft(puzzle, save, left);
    const modeOf = isRush(challenge) ? rushChallengeMode : challengeMode;
    const mode = modeOf(puzzle, save, challenge, left, round === undefined, routes);
    return createPlayScreen(puzzle, save, mode, routes, round, undefined);
  };
  const goOn = (): void => {
    go(play);
  };
  if (!isRush(challenge) && challenge.ghost === undefined) goOn();
  else go(() => createCardScreen(puzzle.id, beforeCard(puzzle, challenge, left, goOn, routes)));
}

/** Own level `number`, from 0; it must be a level. */
export function playOwn(puzzle: SealedPuzzle, save: Save, number: number, routes: Routes): Screen {
  return createPlayScreen(puzzle, save, ownMode(puzzle, number, routes), routes, undefined, undefined);
}

/** A level that came as a code; it must be one. */
export function playFriend(puzzle: SealedPuzzle, save: Save, friend: FriendLevel, routes: Routes): Screen {
  return createPlayScreen(puzzle, save, friendMode(puzzle, friend, routes), routes, undefined, undefined);
}
