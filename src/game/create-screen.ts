/**
 * Makes the screen of each destination. Modules that the title screen does not need are loaded on first use, so that
 * the console starts the game sooner: a module that is imported with the tag `@lazy` is loaded when one of its names is
 * first used. The word after the tag names the Lua file with the module.
 */
import type { AnyPuzzle } from "../puzzles/any-puzzle";
import { PUZZLES } from "../puzzles/index";
import type { ScreenDestination } from "./destination";
/** The import below is loaded from check.lua on first use. @lazy check */
import { createCheckScreen } from "./check/check-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createChallengeCodeScreen } from "./codes/challenge-code-screen";
/** The import below is loaded from challenges.lua on first use. @lazy challenges */
import { createChallengesScreen } from "./codes/challenges-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createRecordScreen } from "./codes/record-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createLevelDialScreen } from "./codes/level-dial-screen";
/** The import below is loaded from challenges.lua on first use. @lazy challenges */
import { createNameScreen } from "./codes/name-screen";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { createLessonsPage, createPuzzleLessonsPage } from "./screens/lessons-page";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { playLesson } from "./modes/play-lesson";
/** The import below is loaded from modes.lua on first use. @lazy modes */
import {
  openChallenge,
  openRush,
  playCampaign,
  playChallenge,
  playEndless,
  playFriend,
  playOwn,
  playRush,
} from "./modes/open-mode";
/** The import below is loaded from remix.lua on first use. @lazy remix */
import { openRemix } from "./modes/open-remix";
/** The import below is loaded from today.lua on first use. @lazy today */
import { findNextRemixLevel, remixResultsOf } from "./modes/remix-results";
/** The import below is loaded from today.lua on first use. @lazy today */
import { dailyOrToday, openDaily } from "./modes/open-daily";
/** The import below is loaded from today.lua on first use. @lazy today */
import { openPastDaily } from "./modes/past-daily";
/** The import below is loaded from today.lua on first use. @lazy today */
import { remixOf } from "./modes/remix-week";
/** The import below is loaded on first use. @lazy */
import { replaceChallenge } from "./modes/replace-challenge";
/** The import below is loaded from links.lua on first use. @lazy links */
import { watchFriend } from "./modes/watch-friend";
/** The import below is loaded from save-file.lua on first use. @lazy save-file */
import { importAfterConsent } from "./save-file-actions";
/** The import below is loaded from map.lua on first use. @lazy map */
import { createCampaignMapScreen } from "./screens/campaign-map-screen";
/** The import below is loaded from endings.lua on first use. @lazy endings */
import { afterEnding, createEnding, createReopenedEnding, createFinaleScreen } from "./screens/create-ending";
/** The import below is loaded from endings.lua on first use. @lazy endings */
import { createCreditsScreen } from "./screens/credits-screen";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { createEndingsPage, createMorePage } from "./screens/more-pages";
/** The import below is loaded from start-run.lua on first use. @lazy start-run */
import { createNewRunScreen } from "./screens/new-run-screen";
/** The import below is loaded from start-run.lua on first use. @lazy start-run */
import { createPaceScreen } from "./screens/pace-screen";
/** The import below is loaded from remix.lua on first use. @lazy remix */
import { createRemixResultScreen } from "./remix-result-screen";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { createSettingsScreen } from "./screens/settings-screen";
/** The import below is loaded from stats.lua on first use. @lazy stats */
import { createStatsScreen } from "./screens/stats-screen";
/** The import below is loaded from today.lua on first use. @lazy today */
import { createTodayScreen } from "./screens/today-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { payForCopy } from "./workshop/ask-for-copy";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { openEditor, openEditorWithCopy } from "./workshop/open-editor";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createLevelFileScreen } from "./workshop/level-file-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createFriendLevelScreen } from "./workshop/friend-level-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { openPackScreen } from "./workshop/packs/open-pack-screen";
/** The import below is loaded from workshop.lua on first use. @lazy workshop */
import { createWorkshopScreen } from "./workshop/workshop-screen";
import type { PlayContext } from "./play/play-context";
import { findNextStarterLevel } from "./save/progress";
import { openPuzzleSave, type Save } from "./save/save";
import type { Screen } from "./screen";
import { createTitleScreen } from "./screens/title-screen";
import { unloadOtherPuzzles } from "./unload-puzzles";

type Creators = {
  readonly [Kind in ScreenDestination["kind"]]: (
    this: void,
    context: PlayContext,
    destination: Extract<ScreenDestination, { kind: Kind }>,
  ) => Screen;
};

const CREATORS: Creators = {
  title: ({ puzzle, save }) => createTitleScreen(puzzle, save),
  "switch-puzzle": ({ puzzle, save }, { by }) => createTitleScreen(puzzle, save, turnBy(puzzleIndexOf(puzzle.id), -by)),
  endless: ({ puzzle, save }) => {
    const starter = findNextStarterLevel(openPuzzleSave(save, puzzle.id).medals, puzzle.campaign.levelCount);
    return starter === undefined ? createPaceScreen(puzzle, save) : playCampaign({ puzzle, save }, starter, "title");
  },
  "endless-run": ({ puzzle, save }, { pace }) => playEndless(puzzle, save, pace),
  "new-run": ({ puzzle, save }, { pace }) => createNewRunScreen(puzzle, save, pace),
  "campaign-map": ({ puzzle, save }, { levelIndex }) => createCampaignMapScreen(puzzle, save, levelIndex),
  "campaign-level": (context, { levelIndex, from }) => playCampaign(context, levelIndex, from),
  ending: (context, { from }) =>
    createEnding(context, from) ?? createScreen(context, afterEnding(context.puzzle, from, true)),
  today: ({ puzzle, save }, { card }) =>
    createTodayScreen(save, card === "remix" ? PUZZLES.length : puzzleIndexOf(puzzle.id)),
  daily: (context, { isMadeUp }) => openDaily(context, isMadeUp),
  "daily-of-day": (context, { puzzleIndex, day }) => createScreen(context, dailyOrToday(puzzleIndex, day)),
  "past-daily": (context, { day }) => openPastDaily(context, day),
  remix: (context, { week }) => openRemixOrResult(context, week),
  rush: (context) => openRush(context),
  "rush-run": (context) => playRush(context),
  "rush-again": (context) => openRush(context, true),
  challenges: ({ puzzle, save }) => createChallengesScreen(puzzleIndexOf(puzzle.id), save),
  "recent-challenges": ({ puzzle, save }, { row }) => createChallengesScreen(puzzleIndexOf(puzzle.id), save, row),
  challenge: (context, { challenge, isAgreed }) => {
    if (isAgreed === true) replaceChallenge(context.save, challenge);
    return openChallenge(context, challenge);
  },
  "challenge-run": (context, { challenge }) => playChallenge(context, challenge),
  "challenge-codes": ({ save }, { played, back }) => createChallengeCodeScreen(played, save.settings.name, back),
  workshop: ({ puzzle }, { levelIndex }) => createWorkshopScreen(puzzle, levelIndex),
  edit: ({ puzzle }, { levelIndex }) => openEditor(puzzle, levelIndex),
  "edit-copy": ({ puzzle, save }, { map, cost }) => {
    payForCopy(save, puzzle.id, cost);
    return openEditorWithCopy(puzzle, map);
  },
  "own-level": (context, { levelIndex }) => playOwn(context, levelIndex),
  "level-file": (_, { file }) => createLevelFileScreen(file),
  "level-dial": (_, { code }) => createLevelDialScreen(code),
  "friend-level": (context, { friend }) => playFriend(context, friend),
  "friend-offer": ({ puzzle }, { friend }) => createFriendLevelScreen(puzzle, friend),
  pack: (context, destination) => openPackScreen(context, destination),
  "pack-level": (context, destination) => openPackScreen(context, destination),
  "pack-maker": (context, destination) => openPackScreen(context, destination),
  "pack-name": (context, destination) => openPackScreen(context, destination),
  replay: (context, { friend, moves }) => watchFriend(context, friend, moves),
  settings: ({ puzzle, save }, { row }) => createSettingsScreen(puzzle.id, save, row),
  more: ({ puzzle, save }, { row }) => createMorePage(puzzleIndexOf(puzzle.id), save, row),
  name: ({ puzzle, save }, { back }) =>
    createNameScreen(puzzleIndexOf(puzzle.id), { named: save.settings, isPack: false }, back),
  check: ({ save }, { rowIds, back }) => createCheckScreen(save.titlePuzzleId, rowIds, back),
  stats: ({ puzzle, save }, { openPuzzle }) =>
    createStatsScreen(save, openPuzzle ?? puzzleIndexOf(puzzle.id), openPuzzle !== undefined),
  record: ({ puzzle, save }, { puzzleIndex, back }) =>
    createRecordScreen(save.settings.name, puzzleIndexOf(puzzle.id), puzzleIndex, back),
  "import-save": ({ save }) => {
    importAfterConsent(save);
    unloadOtherPuzzles(save.titlePuzzleId);
    return createTitleScreen(puzzleOf(save), save);
  },
  lessons: ({ puzzle, save }, { row }) => createLessonsPage(puzzle.id, save, row),
  "puzzle-lessons": ({ save }, { puzzleId, row }) => createPuzzleLessonsPage(puzzleId, save, row),
  lesson: ({ save }, { puzzleId, letter, back }) =>
    playLesson({ puzzle: PUZZLES[puzzleIndexOf(puzzleId)].loadPuzzle(), save }, letter, back),
  endings: ({ puzzle, save }, { row }) => createEndingsPage(puzzle.id, save, row),
  "ending-again": (context, { puzzleId, back }) =>
    createReopenedEnding(context.save, puzzleId, back) ?? createMorePage(puzzleIndexOf(puzzleId), context.save, 0),
  finale: ({ save }, { isFirst, back }) => createFinaleScreen(save, isFirst, back),
  credits: (_, { back }) => createCreditsScreen(back),
};

/** Makes the screen that a destination describes. Must be called after the previous screen was left. */
export function createScreen(context: PlayContext, destination: ScreenDestination): Screen {
  const create = CREATORS[destination.kind] as (this: void, context: PlayContext, destination: unknown) => Screen;
  return create(context, destination);
}

function openRemixOrResult(context: PlayContext, week: number): Screen {
  const results = remixResultsOf(context.save.remix, week);
  const number = findNextRemixLevel(results);
  return number === undefined ? createRemixResultScreen(week, results) : openRemix(context, { week, number });
}

export function puzzleOf({ titlePuzzleId }: Save): AnyPuzzle {
  return PUZZLES[puzzleIndexOf(titlePuzzleId)].loadPuzzle();
}

/**
 * Chooses the puzzle of the title screen when another screen opens: for example, the puzzle of a daily level or of a
 * friend's level. Other screens, such as a lesson, do not change it. Must be called before the screen is made.
 */
export function selectPuzzleOf(save: Save, destination: ScreenDestination): void {
  const index = shownPuzzleIndex(save, destination);
  if (index !== undefined) save.titlePuzzleId = PUZZLES[index].id;
}

function shownPuzzleIndex(save: Save, destination: ScreenDestination): number | undefined {
  const { kind } = destination;
  if (kind === "switch-puzzle") return turnBy(puzzleIndexOf(save.titlePuzzleId), destination.by);
  if (kind === "daily") return destination.puzzleIndex;
  if (kind === "daily-of-day") return shownPuzzleIndex(save, dailyOrToday(destination.puzzleIndex, destination.day));
  if (kind === "remix") return puzzleIndexOf(remixOf(destination.week).puzzleId);
  if (kind === "challenge") return destination.challenge.puzzleIndex;
  if (kind === "pack-level") return destination.pack.levels[destination.levelIndex].puzzleIndex;
  return kind === "friend-level" ? destination.friend.puzzleIndex : undefined;
}

/** Returns the index of the puzzle `by` entries after the one at `index`. After the last puzzle comes the first. */
function turnBy(index: number, by: number): number {
  return (index + by + PUZZLES.length) % PUZZLES.length;
}

/** Returns the index of a puzzle in `PUZZLES`, or 0 if no puzzle has the id `puzzleId`. */
export function puzzleIndexOf(puzzleId: string): number {
  return Math.max(
    0,
    PUZZLES.findIndex(({ id }) => id === puzzleId),
  );
}
