/**
 * Starts the game and connects its screens: which screen is open, the routes between screens, and what happens in each
 * frame.
 */
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
import { clearDial, createChallengeDial, dialCode, forgetCode, type ChallengeDial } from "./codes/challenge-dial";
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
import { askToReplace, replacedBy } from "./modes/replace-challenge";
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

// Modules that the title does not need are loaded when a screen first needs them, so that a console starts sooner. The
// workshop and the level codes are a file of their own.

/** The state of the running game: the open screen and how long it has been open. */
interface App {
  screen: Screen | undefined;
  shownMs: number;
  readonly musicPlayer: MusicPlayer;
  /** The challenge or level that is open, with its code. */
  openCode: OpenCode;
  /** Whether the open screen reacts to touches, as last reported to the host. */
  usesTouch: boolean;
}

/** A challenge or a level that is open, and its code. */
interface OpenCode {
  readonly topic: "challenge" | "level" | "none";
  readonly code: string;
}

const NO_OPEN_CODE: OpenCode = { topic: "none", code: "" };

/** The key that prints the attempt being played as JSON, for a test. */
const ATTEMPT_KEY = "j";
/** The key that exports the whole save to a file and prints the file's name. */
const EXPORT_KEY = "e";
/** The key that asks whether to import the save from that file. */
const IMPORT_KEY = "i";

/** Starts the game; returns the function that must be called in each frame. */
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
    // The puzzle chosen on the title is saved here, because no screen saves it.
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
    const json = app.screen?.attemptJson?.();
    if (json !== undefined) printToHost("session", json);
  });
  return (elapsedMs) => {
    runFrame(app, elapsedMs);
    retrySave(save, elapsedMs);
    retryPeriodically(elapsedMs);
  };
}

/**
 * Opens the challenge or level whose code the game was started with, or a dial that shows what is wrong with the code.
 * Without a code it opens the title.
 */
function openFirstScreen(app: App, save: Save, dial: ChallengeDial): void {
  const code = launchArgument("code");
  const levelCode = launchArgument("level");
  const challenge = code === undefined ? undefined : dialCode(dial, code);
  const routes = createRoutes(app, puzzleIndexOf(save.world), save, dial);
  if (challenge !== undefined) openGiven(save, dial, challenge, routes);
  else if (code !== undefined) routes.challengeDial();
  else if (levelCode !== undefined) routes.levelDial(levelCode);
  else routes.firstScreen();
}

/**
 * Opens the challenge that the game was started with. If the player must be asked first, the dial is opened beneath the
 * question, because it offers to continue the unfinished challenge.
 */
function openGiven(save: Save, dial: ChallengeDial, challenge: Challenge, routes: Routes): void {
  if (replacedBy(save, challenge) !== undefined) {
    clearDial(dial);
    routes.challengeDial();
  }
  routes.challenge(challenge);
}

function runFrame(app: App, elapsedMs: number): void {
  const { screen } = app;
  const input = readInput();
  runCommands();
  // A screen that a command has just opened is drawn first, and gets input from the next frame on.
  if (app.screen === screen) screen?.frame(input, elapsedMs);
  publishTouchUse(app);
  advanceMusic(app.musicPlayer, elapsedMs);
  // A new screen is drawn again in each frame until the shutter over it is open.
  if (app.shownMs >= SHUTTER_MS || app.screen === undefined) return;
  app.shownMs += elapsedMs;
  app.screen.show();
  drawShutter(app.shownMs);
}

/** Creates the routes between screens for the puzzle with index `puzzleIndex`. */
function createRoutes(app: App, puzzleIndex: number, save: Save, dial: ChallengeDial): Routes {
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
  // The open screen is left before the next one is created, because the next one may depend on what it saves.
  const openScreen = (open: () => Screen, openCode = NO_OPEN_CODE): void => {
    app.screen?.leave();
    app.screen?.drop?.();
    publishCode(app, openCode);
    const screen = open();
    showScreen(app, screen, puzzle.soundTheme);
  };
  const routesOf = (index: number): Routes => {
    save.world = PUZZLES[index].id;
    return index === puzzleIndex ? routes : createRoutes(app, index, save, dial);
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
      const lessonsDone = lessonsCleared(puzzleSave(save, puzzle.id).medals);
      if (lessonsDone < LESSON_COUNT) routes.campaign(lessonsDone);
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
function putAway(app: App): void {
  app.screen?.leave();
  app.screen?.drop?.();
  app.screen = undefined;
}

/** Creates the routes to settings, name, statistics and save files. `routes` returns all routes, these included. */
function playerRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  routesOf: (index: number) => Routes,
  openScreen: (open: () => Screen) => void,
  putOpenAway: () => void,
): PlayerRoutes {
  const applyAndSave = (): void => {
    applySettings(save);
    storeSave(save);
  };
  const showImported = (): Routes => {
    applySettings(save);
    const routesOfSave = routesOf(puzzleIndexOf(save.world));
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
      askForImport(save, routes(), putOpenAway, showImported);
    },
  };
}

/** Returns the index of a puzzle; 0, the first puzzle, if the id is unknown. */
function puzzleIndexOf(puzzleId: string): number {
  return Math.max(
    0,
    PUZZLES.findIndex(({ id }) => id === puzzleId),
  );
}

/** Makes a screen the open one, with its menu, its sounds and its music. */
function showScreen(app: App, screen: Screen, soundTheme: SoundTheme): void {
  app.screen = screen;
  app.shownMs = 0;
  ignoreHeldButtons();
  setMenu(screen.menu);
  setSoundTheme(soundTheme);
  changeMusic(app.musicPlayer, soundTheme.music, screen.hasFastMusic === true);
  if (screen.crankStepDegrees !== undefined) reportCrankStep(screen.crankStepDegrees);
}

/** Shows a question over the open screen, which continues unchanged after the answer. */
function ask(app: App, { id, soundTheme }: AnyPuzzle, question: Question): void {
  const beneath = app.screen;
  if (beneath === undefined) return;
  const close = (): void => {
    showScreen(app, beneath, soundTheme);
  };
  showScreen(app, createQuestionScreen(id, question, beneath, close), soundTheme);
}

/** Returns a function that saves the player's name and then continues with `then`. */
function saveNameAnd(save: Save, then: () => void): (name: string) => void {
  return (name) => {
    save.settings.name = name;
    storeSave(save);
    then();
  };
}

/** Creates the routes to a rush. `routes` returns all routes, these included. */
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

/** Creates the routes to challenges. `routes` returns all routes, these included. */
function challengeRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  dial: ChallengeDial,
  routes: () => Routes,
  routesOf: (index: number) => Routes,
  openScreen: (open: () => Screen, openCode?: OpenCode) => void,
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
      askToReplace(save, challenge, routes(), () => {
        if (challenge.puzzle !== puzzleIndex) {
          routesOf(challenge.puzzle).challenge(challenge);
          return;
        }
        const opened = rememberOpened(save.challenges, challenge);
        openChallenge(puzzle, save, opened, routes(), (open) => {
          openWithCode(opened, open);
        });
      });
    },
    challengeIsOver: (challenge) => {
      forgetCode(dial, challenge);
    },
    lastChallenges: (row) => {
      openScreen(() => createChallengesScreen(routes(), dial, puzzleIndex, save, row));
    },
    showCodes: (challenges, back) => {
      openWithCode(challenges[0], () => createChallengeCodeScreen(challenges, back));
    },
  };
}

/** Creates the routes to the player's own levels. `routes` returns all routes, these included. */
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

/** Creates the routes to levels that come as codes. `routes` returns all routes, these included. */
function friendRoutes(
  puzzle: AnyPuzzle,
  save: Save,
  routes: () => Routes,
  routesOf: (index: number) => Routes,
  openScreen: (open: () => Screen, openCode?: OpenCode) => void,
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

/** Reports the open challenge or level to the host if it has changed; a web page makes a link of it. */
function publishCode(app: App, code: OpenCode): void {
  const lastCode = app.openCode;
  if (code.topic === lastCode.topic && code.code === lastCode.code) return;
  app.openCode = code;
  if (lastCode.topic !== "none") printToHost(lastCode.topic, "none");
  if (code.topic !== "none") printToHost(code.topic, code.code);
}

/** Reports to the host whether the open screen reacts to touches, if that has changed. */
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
