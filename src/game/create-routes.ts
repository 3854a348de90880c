/**
 * Creates the routes: the functions with which one screen opens another. A route only queues the change of screen;
 * frame.ts carries out the change after the update of the open screen.
 *
 * A module that is imported with the tag `@lazy` is loaded when one of its names is first used. The word after the tag
 * names the Lua file with the module.
 */
import { PUZZLES } from "../puzzles/index";
import type { AnyPuzzle } from "../puzzles/any-puzzle";
import { today } from "../device/clock";
import type { Picture } from "../device/screen";
import { applySettings } from "./apply-settings";
import { isRush, writeLinkCode, type Challenge } from "./codes/challenge-code";
import { clearIfDialled, type ChallengeDial } from "./codes/challenge-dial";
import { rememberOpened } from "./codes/recent-challenges";
import type { Link } from "./codes/link";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createChallengeCodeScreen } from "./codes/challenge-code-screen";
/** Loaded from challenges.lua on first use. @lazy challenges */
import { createChallengesScreen } from "./codes/challenges-screen";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createRecordScreen } from "./codes/record-screen";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createLevelDialScreen } from "./codes/level-dial-screen";
/** Loaded from remix.lua on first use. @lazy remix */
import { createSharedLinesScreen } from "./codes/shared-lines-screen";
/** Loaded from challenges.lua on first use. @lazy challenges */
import { createNameScreen } from "./codes/name-screen";
/** Loaded from lessons.lua on first use. @lazy lessons */
import { createLessonsPage, createPuzzleLessonsPage } from "./screens/lessons-page";
/** Loaded from lessons.lua on first use. @lazy lessons */
import { playLesson } from "./modes/play-lesson";
/** Loaded on first use. @lazy */
import { askToReplace } from "./modes/replace-challenge";
/** Loaded on first use. @lazy */
import { openChallenge, openRush, playCampaign, playEndless, playFriend, playOwn } from "./modes/open-mode";
/** Loaded from today.lua on first use. @lazy today */
import { openDaily } from "./modes/open-daily";
/** Loaded from remix.lua on first use. @lazy remix */
import { openRemix } from "./modes/open-remix";
/** Loaded from today.lua on first use. @lazy today */
import { nextRemixLevel, remixResultsOf } from "./modes/remix-results";
/** Loaded from today.lua on first use. @lazy today */
import { remixOf } from "./modes/remix-week";
/** Loaded on first use. @lazy */
import { askForImport, exportAndConfirm } from "./save-file-actions";
/** Loaded from map.lua on first use. @lazy map */
import { createCampaignMapScreen } from "./screens/campaign-map-screen";
/** Loaded from endings.lua on first use. @lazy endings */
import { openCredits, openEnding, openEndingAgain, openFinale } from "./screens/open-ending";
/** Loaded from lessons.lua on first use. @lazy lessons */
import { createEndingsPage, createMorePage } from "./screens/more-pages";
/** Loaded on first use. @lazy */
import { createNewRunScreen } from "./screens/new-run-screen";
/** Loaded on first use. @lazy */
import { createPaceScreen } from "./screens/pace-screen";
/** Loaded on first use. @lazy */
import { createSettingsScreen, MORE_ROW } from "./screens/settings-screen";
/** Loaded from remix.lua on first use. @lazy remix */
import { drawRemixResult, QR_SIDE } from "./screens/remix-result-view";
/** Loaded from today.lua on first use. @lazy today */
import { sharedRemixLines } from "./screens/remix-texts";
/** Loaded from stats.lua on first use. @lazy stats */
import { createStatsScreen } from "./screens/stats-screen";
/** Loaded from today.lua on first use. @lazy today */
import { createTodayScreen } from "./screens/today-screen";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { askForCopy, unlessCave } from "./workshop/ask-for-copy";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { openEditor, openEditorWithCopy } from "./workshop/open-editor";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createLevelFileScreen } from "./workshop/level-file-screen";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createFriendLevelScreen } from "./workshop/friend-level-screen";
/** Loaded from workshop.lua on first use. @lazy workshop */
import { createWorkshopScreen } from "./workshop/workshop-screen";
import { putAway, queueQuestion, queueScreen, queueWarning, type App } from "./open-screen";
import type {
  ChallengeRoutes,
  EndingRoutes,
  FriendRoutes,
  LessonRoutes,
  OwnRoutes,
  PlayerRoutes,
  Routes,
} from "./routes";
import { dayNumber, firstDayOfWeek, formatDay } from "./save/days";
import { nextStarterLevel } from "./save/progress";
import { puzzleSave, type Save } from "./save/save";
import { requestSave } from "./save/store-requests";
import type { Screen } from "./screen";
import { createTitleScreen } from "./screens/title-screen";
import { TEXTS } from "./texts/index";
import { findNewLevelFile } from "./workshop/level-file";

// Modules that the title screen does not need are loaded on first use, so that the console starts the game sooner. The
// modules of the level editor and of the level codes share the Lua file `workshop`.

/**
 * What the functions of this file need to open screens: the puzzle, the save and the routes.
 * @noSelf
 */
interface RouteContext {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  /**
   * Returns the routes of this puzzle. This is a function, because the routes do not exist yet when this context is
   * created.
   */
  readonly routes: () => Routes;
  /** Selects the puzzle with this index for the title screen, and returns the routes of this puzzle. */
  readonly selectPuzzle: (index: number) => Routes;
  /**
   * Queues a change of screen: leaves the open screen and shows the screen that `open` creates. `link` opens the same
   * challenge or level on the web page.
   */
  readonly openScreen: (open: () => Screen, link?: Link) => void;
  /** Queues a change of screen as `openScreen` does, for a screen without music and without sounds of the puzzle. */
  readonly openSilently: (open: () => Screen) => void;
}

export function createRoutes(app: App, puzzleIndex: number, dial: ChallengeDial): Routes {
  const { save } = app;
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
  const openScreen = (open: () => Screen, link?: Link): void => {
    queueScreen(app, puzzle.soundTheme, open, link);
  };
  const selectPuzzle = (index: number): Routes => {
    save.titlePuzzleId = PUZZLES[index].id;
    return index === puzzleIndex ? routes : createRoutes(app, index, dial);
  };
  const openSilently = (open: () => Screen): void => {
    queueScreen(app, undefined, open);
  };
  const context: RouteContext = { puzzle, save, routes: () => routes, selectPuzzle, openScreen, openSilently };
  const routes: Routes = {
    ...titleRoutes(context, app),
    endless: () => {
      const starter = nextStarterLevel(puzzleSave(save, puzzle.id).medals, puzzle.campaign.levelCount);
      if (starter !== undefined) routes.campaign(starter);
      else openScreen(() => createPaceScreen(puzzle, save, routes));
    },
    endlessAt: (pace) => {
      openScreen(() => playEndless(puzzle, save, pace, routes));
    },
    newRun: (pace) => {
      openScreen(() => createNewRunScreen(puzzle, save, pace, routes));
    },
    campaignMap: (number) => {
      openScreen(() => createCampaignMapScreen(puzzle, save, routes, number));
    },
    campaign: (number) => {
      openScreen(() => playCampaign(puzzle, save, number, routes));
    },
    today: () => {
      openScreen(() => createTodayScreen(save, routes, puzzleIndex));
    },
    daily: (index, isMadeUp) => {
      if (index !== puzzleIndex) selectPuzzle(index).daily(index, isMadeUp);
      else openScreen(() => openDaily({ puzzle, save, routes }, isMadeUp), linkToDaily(puzzle.id, isMadeUp));
    },
    ...remixRoutes(context),
    ...rushRoutes(context),
    ...challengeRoutes(context, dial),
    ask: (question) => {
      queueQuestion(app, puzzle, question);
    },
    ...lessonRoutes(context),
    ...endingRoutes(context),
    ...ownRoutes(context),
    ...friendRoutes(context),
    ...playerRoutes(context, () => {
      putAway(app);
    }),
  };
  return routes;
}

function titleRoutes(
  { puzzle, save, routes, selectPuzzle, openScreen }: RouteContext,
  app: App,
): Pick<Routes, "title" | "titleFrom" | "switchPuzzle"> {
  const showTitle = (lampFrom?: number): void => {
    openScreen(() => createTitleScreen(puzzle, save, routes(), lampFrom));
  };
  return {
    title: () => {
      showTitle();
      queueWarning(app, puzzle);
    },
    titleFrom: showTitle,
    switchPuzzle: (by) => {
      const index = puzzleIndexOf(puzzle.id);
      selectPuzzle((index + by + PUZZLES.length) % PUZZLES.length).titleFrom(index);
    },
  };
}

function playerRoutes(context: RouteContext, putOpenAway: () => void): PlayerRoutes {
  const { puzzle, save, routes, selectPuzzle, openScreen } = context;
  const applyAndSave = (): void => {
    applySettings(save);
    requestSave();
  };
  const showImported = (): Routes => {
    applySettings(save);
    const routesOfSave = selectPuzzle(puzzleIndexOf(save.titlePuzzleId));
    routesOfSave.title();
    return routesOfSave;
  };
  const settingsAt = (chosen: number): void => {
    openScreen(() => createSettingsScreen(puzzle.id, save, routes(), applyAndSave, chosen));
  };
  return {
    settings: () => {
      settingsAt(0);
    },
    settingsAt,
    settingsAtMore: () => {
      settingsAt(MORE_ROW);
    },
    settingsMore: (chosen) => {
      openScreen(() => createMorePage(puzzleIndexOf(puzzle.id), save, routes(), chosen));
    },
    nameDial: (then) => {
      openScreen(() => createNameScreen(puzzleIndexOf(puzzle.id), save.settings, then));
    },
    stats: () => {
      openScreen(() => createStatsScreen(save, routes(), puzzleIndexOf(puzzle.id), false));
    },
    statsOf: (puzzleIndex) => {
      openScreen(() => createStatsScreen(save, routes(), puzzleIndex, true));
    },
    shareRecord: (puzzleIndex, back) => {
      openScreen(() => createRecordScreen(save.settings.name, puzzleIndex, back));
    },
    exportSave: () => {
      exportAndConfirm(save, routes());
    },
    importSave: () => {
      askForImport(save, routes(), putOpenAway, showImported);
    },
  };
}

/** Returns the index of a puzzle in `PUZZLES`, or 0 if no puzzle has this id. */
export function puzzleIndexOf(puzzleId: string): number {
  return Math.max(
    0,
    PUZZLES.findIndex(({ id }) => id === puzzleId),
  );
}

function linkToDaily(puzzleId: string, isMadeUp: boolean): Link {
  const day = dayNumber(today()) - (isMadeUp ? 1 : 0);
  return { kind: "daily", date: formatDay(day), puzzle: puzzleId };
}

function linkToRemix(week: number): Link {
  return { kind: "remix", date: formatDay(firstDayOfWeek(week)) };
}

function remixRoutes({
  puzzle,
  save,
  routes,
  selectPuzzle,
  openScreen,
}: RouteContext): Pick<Routes, "todayAtRemix" | "remix"> {
  return {
    todayAtRemix: () => {
      openScreen(() => createTodayScreen(save, routes(), PUZZLES.length));
    },
    remix: (week) => {
      const { puzzleId } = remixOf(week);
      const results = remixResultsOf(save.remix, week);
      const number = nextRemixLevel(results);
      if (puzzleId !== puzzle.id) selectPuzzle(puzzleIndexOf(puzzleId)).remix(week);
      else if (number !== undefined)
        openScreen(() => openRemix({ puzzle, save, routes: routes() }, { week, number }), linkToRemix(week));
      else
        openScreen(() => {
          const lines = sharedRemixLines(week, results);
          const draw = (qr: Picture | undefined): void => {
            drawRemixResult(week, results, qr);
          };
          return createSharedLinesScreen({ lines, qrSide: QR_SIDE, draw }, routes().todayAtRemix);
        });
    },
  };
}

function rushRoutes({ puzzle, save, routes, openScreen }: RouteContext): Pick<Routes, "rush" | "rushAgain"> {
  return {
    rush: () => {
      openRush(puzzle, save, routes(), openScreen, false);
    },
    rushAgain: () => {
      openRush(puzzle, save, routes(), openScreen, true);
    },
  };
}

function challengeRoutes(context: RouteContext, dial: ChallengeDial): ChallengeRoutes {
  const { puzzle, save, routes, selectPuzzle, openScreen } = context;
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle.id);
  const openWithCode = (challenge: Challenge, open: () => Screen): void => {
    openScreen(open, { kind: "challenge", code: writeLinkCode(challenge), isRush: isRush(challenge) });
  };
  return {
    challengeDial: () => {
      openScreen(() => createChallengesScreen(routes(), dial, puzzleIndex, save));
    },
    challenge: (challenge) => {
      askToReplace(save, challenge, routes(), () => {
        if (challenge.puzzleIndex !== puzzleIndex) {
          selectPuzzle(challenge.puzzleIndex).challenge(challenge);
          return;
        }
        const opened = rememberOpened(save.challenges, challenge);
        openChallenge(puzzle, save, opened, routes(), (open) => {
          openWithCode(opened, open);
        });
      });
    },
    challengeIsOver: (challenge) => {
      clearIfDialled(dial, challenge);
    },
    lastChallenges: (row) => {
      openScreen(() => createChallengesScreen(routes(), dial, puzzleIndex, save, row));
    },
    showCodes: (challenges, back) => {
      openWithCode(challenges[0], () => createChallengeCodeScreen(challenges, back));
    },
  };
}

/** Creates the routes that open the workshop and the editor with the player's own levels. */
function ownRoutes({ puzzle, save, routes, openScreen }: RouteContext): OwnRoutes {
  return {
    workshop: (number) => {
      openScreen(() => createWorkshopScreen(puzzle, routes(), number));
    },
    edit: (number) => {
      unlessCave(puzzle, routes(), number, () => {
        openScreen(() => openEditor(puzzle, routes(), number));
      });
    },
    editCopy: (map, cost) => {
      askForCopy(puzzle, routes(), { map, cost }, () => {
        openScreen(() => openEditorWithCopy(puzzle, routes(), map));
      });
    },
    playOwn: (number) => {
      openScreen(() => playOwn(puzzle, save, number, routes()));
    },
  };
}

/** Creates the routes that open levels which the player received as codes. */
function friendRoutes({ puzzle, save, routes, selectPuzzle, openScreen }: RouteContext): FriendRoutes {
  return {
    firstScreen: () => {
      const file = findNewLevelFile();
      if (file === undefined) routes().title();
      else openScreen(() => createLevelFileScreen(routes(), file));
    },
    levelDial: (code) => {
      openScreen(() => createLevelDialScreen(routes(), code));
    },
    playFriendLevel: (friend) => {
      if (PUZZLES[friend.puzzleIndex].id !== puzzle.id) selectPuzzle(friend.puzzleIndex).playFriendLevel(friend);
      else openScreen(() => playFriend(puzzle, save, friend, routes()), { kind: "level", code: friend.code });
    },
    friendLevelOffer: (friend) => {
      openScreen(() => createFriendLevelScreen(puzzle, friend, routes()), { kind: "level", code: friend.code });
    },
  };
}

function lessonRoutes({ puzzle, save, routes, openScreen }: RouteContext): LessonRoutes {
  return {
    lessons: (chosen) => {
      openScreen(() => createLessonsPage(puzzle.id, save, routes(), chosen));
    },
    lessonsOf: (puzzleId, chosen) => {
      openScreen(() => createPuzzleLessonsPage(puzzleId, save, routes(), chosen));
    },
    repeatLesson: (puzzleId, letter, back) => {
      const taught = PUZZLES[puzzleIndexOf(puzzleId)].loadPuzzle();
      openScreen(() => playLesson(taught, save, letter, routes(), back), { kind: "lesson", letter, puzzle: puzzleId });
    },
  };
}

/** Creates the routes that open the endings of campaigns, the finale after all campaigns, and the credits. */
function endingRoutes({ puzzle, save, routes, openScreen, openSilently }: RouteContext): EndingRoutes {
  return {
    seenEndings: (chosen) => {
      openScreen(() => createEndingsPage(puzzle.id, save, routes(), chosen));
    },
    endingAgain: (puzzleId, back) => {
      openEndingAgain(puzzleId, save, openSilently, back);
    },
    finaleAgain: (back) => {
      openFinale(TEXTS.ending.back, openSilently, back);
    },
    ending: (from) => {
      openEnding(puzzle, save, routes(), openSilently, from);
    },
    credits: (back) => {
      openCredits(openSilently, back);
    },
  };
}
