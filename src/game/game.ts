import { queueCommand, runCommands } from "../device/commands";
import { launchArgument, onKey, printToHost, reportCrankStep } from "../device/host";
import { readInput, setCrankReversed, silenceCrank } from "../device/input";
import { ignoreHeldButtons, listenToButtons } from "../device/buttons";
import { onLeaving, onPausing } from "../device/lifecycle";
import { setMenu, setMenuPicture } from "../device/menu";
import { paintPicture, setLessFlashing } from "../device/screen";
import { listenToTouch, reportTouchMode } from "../device/touch";
import { createRandom } from "../kernel/random";
import { PUZZLES } from "../puzzles/index";
import type { AnyPuzzle } from "../puzzles/any-puzzle";
import type { SoundTheme } from "../puzzles/sound-theme";
import { writeLinkCode, type Challenge } from "./codes/challenge-code";
import { createChallengeDial, dialCode, type ChallengeDial } from "./codes/challenge-dial";
import { rememberOpened } from "./codes/recent-challenges";
/** @lazy workshop */
import { createChallengeCodeScreen } from "./codes/challenge-code-screen";
/** @lazy */
import { createChallengesScreen } from "./codes/challenges-screen";
/** @lazy workshop */
import { createLevelDialScreen } from "./codes/level-dial-screen";
/** @lazy */
import { createNameScreen } from "./codes/name-screen";
/** @lazy */
import { openChallenge, openDaily, openRush, playCampaign, playEndless, playFriend, playOwn } from "./modes/open-mode";
import { changeMusic, createMusicPlayer, advanceMusic, type MusicPlayer } from "./music";
import { newSeed } from "./new-seed";
import type { ChallengeRoutes, FriendRoutes, OwnRoutes, PlayerRoutes, Question, Routes } from "./routes";
import { LESSON_COUNT, lessonsCleared } from "./save/progress";
import { retryAll, retryPeriodically } from "./save/retry";
import { puzzleSave, type Save } from "./save/save";
/** @lazy */
import { exportSave, SAVE_FILE } from "./save/save-file";
/** @lazy */
import { askForImport, exportAndConfirm } from "./save-file-actions";
import { retrySave, storeSave, loadSave } from "./save/store";
import { takeWarning } from "./save/warnings";
import type { Screen } from "./screen";
/** @lazy */
import { createCampaignMapScreen } from "./screens/campaign-map-screen";
/** @lazy */
import { createQuestionScreen } from "./screens/question-screen";
/** @lazy */
import { createSettingsScreen } from "./screens/settings-screen";
/** @lazy */
import { createStatsScreen } from "./screens/stats-screen";
import { createTitleScreen } from "./screens/title-screen";
import { setMusicVolume, setSoundVolume, setSoundTheme } from "./sounds";
/** @lazy workshop */
import { askForCopy } from "./workshop/ask-for-copy";
/** @lazy workshop */
import { openEditor, openEditorWithCopy } from "./workshop/open-editor";
/** @lazy workshop */
import { createLevelFileScreen } from "./workshop/level-file-screen";
import { findNewLevelFile } from "./workshop/level-file";
/** @lazy workshop */
import { createFriendLevelScreen } from "./workshop/friend-level-screen";
/** @lazy workshop */
import { createWorkshopScreen } from "./workshop/workshop-screen";
import { drawShutter, SHUTTER_MS } from "./widgets/shutter";

// What the title does not need is loaded when it is gone to: a console starts sooner. The workshop, with all that reads
// and writes levels' codes, even lies in a file of its own.

/** The screen that the player sees, and how long it has been there. */
interface App {
  screen: Screen | undefined;
  shownMs: number;
  readonly musicPlayer: MusicPlayer;
  /** What is open and has a code. */
  openCode: OpenCode;
  /** Whether the game goes by where it is touched. */
  usesTouch: boolean;
}

/** A challenge or a level that is open, and its code. */
interface OpenCode {
  readonly topic: "challenge" | "level" | "none";
  readonly code: string;
}

const NO_OPEN_CODE: OpenCode = { topic: "none", code: "" };

/** Prints the session being played, to be kept as a row of a test. */
const ATTEMPT_KEY = "j";
/** Writes the whole save into a file, and prints its name. */
const EXPORT_KEY = "e";
/** Asks whether the save in that file is to be taken over. */
const IMPORT_KEY = "i";

/** Starts the game; gives what is to be done each frame. */
export function startGame(): (elapsedMs: number) => void {
  silenceCrank();
  listenToButtons();
  listenToTouch();
  const save = loadSave();
  applySettings(save);
  const app: App = {
    screen: undefined,
    shownMs: 0,
    musicPlayer: createMusicPlayer(createRandom(newSeed())),
    openCode: NO_OPEN_CODE,
    usesTouch: false,
  };
  const dial = createChallengeDial();
  openFirstScreen(app, save, dial);
  onLeaving(() => {
    app.screen?.leave();
    // The title's world, too: no screen keeps that.
    storeSave(save);
    retryAll();
  });
  onPausing(() => {
    app.screen?.leave();
    const summary = app.screen?.summary;
    setMenuPicture(summary === undefined ? undefined : paintPicture(summary));
  });
  onKey(EXPORT_KEY, () => {
    printToHost("export", exportSave(save) ? SAVE_FILE : "none");
  });
  onKey(IMPORT_KEY, () => {
    queueCommand(createRoutes(app, puzzleIndexOf(save.world), save, dial).importSave);
  });
  onKey(ATTEMPT_KEY, () => {
    const row = app.screen?.attemptJson?.();
    if (row !== undefined) printToHost("session", row);
  });
  return (elapsedMs) => {
    runFrame(app, elapsedMs);
    retrySave(save, elapsedMs);
    retryPeriodically(elapsedMs);
  };
}

/** What the code is of that the game was started with, or the dial with what is wrong with it; else the title. */
function openFirstScreen(app: App, save: Save, dial: ChallengeDial): void {
  const code = launchArgument("code");
  const levelCode = launchArgument("level");
  const challenge = code === undefined ? undefined : dialCode(dial, code);
  const routes = createRoutes(app, puzzleIndexOf(save.world), save, dial);
  if (challenge !== undefined) routes.challenge(challenge);
  else if (code !== undefined) routes.challengeDial();
  else if (levelCode !== undefined) routes.levelDial(levelCode);
  else routes.firstScreen();
}

function runFrame(app: App, elapsedMs: number): void {
  const { screen } = app;
  const input = readInput();
  runCommands();
  // A screen that a command has opened is drawn first, and hears the buttons from the next frame on.
  if (app.screen === screen) screen?.frame(input, elapsedMs);
  publishTouchUse(app);
  advanceMusic(app.musicPlayer, elapsedMs);
  // A screen that has just come is drawn beneath the shutter, until that is open.
  if (app.shownMs >= SHUTTER_MS || app.screen === undefined) return;
  app.shownMs += elapsedMs;
  app.screen.show();
  drawShutter(app.shownMs);
}

/** The ways from screen to screen for the puzzle at place `world` of all. */
function createRoutes(app: App, puzzleIndex: number, save: Save, dial: ChallengeDial): Routes {
  const puzzle = PUZZLES[puzzleIndex].load();
  // The present screen is left before the next one is made: what it leaves behind counts.
  const openScreen = (open: () => Screen, coded = NO_OPEN_CODE): void => {
    app.screen?.leave();
    app.screen?.drop?.();
    publishCode(app, coded);
    const screen = open();
    showScreen(app, screen, puzzle.soundTheme);
  };
  const routesOf = (place: number): Routes => {
    save.world = PUZZLES[place].id;
    return place === puzzleIndex ? routes : createRoutes(app, place, save, dial);
  };
  const routes: Routes = {
    title: () => {
      openScreen(() => createTitleScreen(puzzle, save, routes));
      const text = takeWarning();
      if (text !== undefined) routes.ask({ title: "Saves", text });
    },
    switchPuzzle: (by) => {
      routesOf((puzzleIndex + by + PUZZLES.length) % PUZZLES.length).title();
    },
    endless: () => {
      const done = lessonsCleared(puzzleSave(save, puzzle.id).medals);
      if (done < LESSON_COUNT) routes.campaign(done);
      else openScreen(() => playEndless(puzzle, save, routes));
    },
    campaignMap: (number) => {
      openScreen(() => createCampaignMapScreen(puzzle, save, routes, number));
    },
    campaign: (number) => {
      openScreen(() => playCampaign(puzzle, save, number, routes));
    },
    daily: () => {
      openDaily(puzzle, save, routes, openScreen);
    },
    ...rushRoutes(puzzle, save, () => routes, openScreen),
    ...challengeRoutes(puzzle, save, dial, () => routes, routesOf, openScreen),
    ask: (question) => {
      ask(app, puzzle, question);
    },
    ...ownRoutes(puzzle, save, () => routes, openScreen),
    ...friendRoutes(puzzle, save, () => routes, routesOf, openScreen),
    ...playerRoutes(
      puzzle,
      save,
      () => routes,
      routesOf,
      openScreen,
      () => {
        putAway(app);
      },
    ),
  };
  return routes;
}

/** Saves and closes the open screen, so that it cannot write into a save that is imported next. */
function putAway(shown: App): void {
  shown.screen?.leave();
  shown.screen?.drop?.();
  shown.screen = undefined;
}

/** The ways to what belongs to the player; `routes` gives all ways, of which these are some. */
function playerRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  routesOf: (place: number) => Routes,
  openScreen: (open: () => Screen) => void,
  putOpenAway: () => void,
): PlayerRoutes {
  const applyAndSave = (): void => {
    applySettings(save);
    storeSave(save);
  };
  const comeBack = (): Routes => {
    applySettings(save);
    const there = routesOf(puzzleIndexOf(save.world));
    there.title();
    return there;
  };
  const settingsAt = (chosen: number): void => {
    openScreen(() => createSettingsScreen(puzzle.id, save, routes(), applyAndSave, chosen));
  };
  return {
    settings: () => {
      settingsAt(0);
    },
    settingsAt,
    nameDial: (then) => {
      openScreen(() => createNameScreen(puzzleIndexOf(puzzle.id), save.settings.name, saveNameAnd(save, then), then));
    },
    stats: () => {
      openScreen(() => createStatsScreen(save, routes()));
    },
    exportSave: () => {
      exportAndConfirm(save, routes());
    },
    importSave: () => {
      askForImport(save, routes(), putOpenAway, comeBack);
    },
  };
}

/** The place of a puzzle among all worlds; that of the first if there is none of that name. */
function puzzleIndexOf(puzzleId: string): number {
  return Math.max(
    0,
    PUZZLES.findIndex(({ id }) => id === puzzleId),
  );
}

/** Shows a screen, with its menu and what is heard there. */
function showScreen(app: App, screen: Screen, soundTheme: SoundTheme): void {
  app.screen = screen;
  app.shownMs = 0;
  ignoreHeldButtons();
  setMenu(screen.menu);
  setSoundTheme(soundTheme);
  changeMusic(app.musicPlayer, soundTheme.music, screen.hasFastMusic === true);
  if (screen.crankStepDegrees !== undefined) reportCrankStep(screen.crankStepDegrees);
}

/** Asks over the present screen, which comes back after the question as it was. */
function ask(app: App, { id, soundTheme }: AnyPuzzle, question: Question): void {
  const beneath = app.screen;
  if (beneath === undefined) return;
  const close = (): void => {
    showScreen(app, beneath, soundTheme);
  };
  showScreen(app, createQuestionScreen(id, question, beneath, close), soundTheme);
}

/** Keeps the player's name, and then goes on. */
function saveNameAnd(save: Save, then: () => void): (name: string) => void {
  return (name) => {
    save.settings.name = name;
    storeSave(save);
    then();
  };
}

/** The ways to a rush; `routes` gives all ways, of which these are some. */
function rushRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  openScreen: (open: () => Screen) => void,
): Pick<Routes, "rush" | "rushAgain"> {
  return {
    rush: () => {
      openRush(puzzle, save, routes(), openScreen, false);
    },
    rushAgain: () => {
      openRush(puzzle, save, routes(), openScreen, true);
    },
  };
}

/** The ways to challenges; `routes` gives all ways, of which these are some. */
function challengeRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  dial: ChallengeDial,
  routes: () => Routes,
  routesOf: (place: number) => Routes,
  openScreen: (open: () => Screen, coded?: OpenCode) => void,
): ChallengeRoutes {
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle.id);
  const openWithCode = (challenge: Challenge, open: () => Screen): void => {
    openScreen(open, { topic: "challenge", code: writeLinkCode(challenge) });
  };
  return {
    challengeDial: () => {
      openScreen(() => createChallengesScreen(routes(), dial, puzzleIndex, save));
    },
    challenge: (challenge) => {
      const goTo = (open: () => Screen): void => {
        openWithCode(challenge, open);
      };
      if (challenge.puzzle === puzzleIndex) {
        rememberOpened(save.challenges, challenge);
        openChallenge(puzzle, save, challenge, routes(), goTo);
      } else routesOf(challenge.puzzle).challenge(challenge);
    },
    showCodes: (challenges) => {
      openWithCode(challenges[0], () => createChallengeCodeScreen(challenges, routes().challengeDial));
    },
  };
}

/** The ways to the player's own levels; `routes` gives all ways, of which these are some. */
function ownRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  openScreen: (open: () => Screen) => void,
): OwnRoutes {
  return {
    workshop: (number) => {
      openScreen(() => createWorkshopScreen(puzzle, routes(), number));
    },
    edit: (number) => {
      openScreen(() => openEditor(puzzle, routes(), number));
    },
    editCopy: (map, cost) => {
      askForCopy(puzzle, routes(), cost, () => {
        openScreen(() => openEditorWithCopy(puzzle, routes(), map));
      });
    },
    playOwn: (number) => {
      openScreen(() => playOwn(puzzle, save, number, routes()));
    },
  };
}

/** The ways to levels that come as codes; `routes` gives all ways, of which these are some. */
function friendRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  routesOf: (place: number) => Routes,
  openScreen: (open: () => Screen, coded?: OpenCode) => void,
): FriendRoutes {
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
      if (PUZZLES[friend.puzzleIndex].id !== puzzle.id) routesOf(friend.puzzleIndex).playFriendLevel(friend);
      else openScreen(() => playFriend(puzzle, save, friend, routes()), { topic: "level", code: friend.code });
    },
    friendLevelOffer: (friend) => {
      openScreen(() => createFriendLevelScreen(puzzle, friend, routes()), { topic: "level", code: friend.code });
    },
  };
}

/** Tells which challenge or level is open now, if that has changed: a web page makes a link of it. */
function publishCode(app: App, code: OpenCode): void {
  const before = app.openCode;
  if (code.topic === before.topic && code.code === before.code) return;
  app.openCode = code;
  if (before.topic !== "none") printToHost(before.topic, "none");
  if (code.topic !== "none") printToHost(code.topic, code.code);
}

/** Tells whether the game goes by where it is touched, if that has changed. */
function publishTouchUse(app: App): void {
  const usesTouch = app.screen?.takesTouch?.() === true;
  if (usesTouch === app.usesTouch) return;
  app.usesTouch = usesTouch;
  reportTouchMode(usesTouch);
}

function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setMusicVolume(settings.musicVolume);
  setLessFlashing(settings.lessFlashing);
  setCrankReversed(settings.crankIsReversed);
}
