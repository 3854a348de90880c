/**
 * Starts the game and connects its screens: which screen is open, how one screen opens another, and what happens in
 * each frame.
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
import { clearDial, createChallengeDial, dialCode, clearIfDialled, type ChallengeDial } from "./codes/challenge-dial";
import { rememberOpened } from "./codes/recent-challenges";
/** Loads the screen that shows challenge codes when it is first opened. @lazy workshop */
import { createChallengeCodeScreen } from "./codes/challenge-code-screen";
/** Loads the challenges screen when it is first opened. @lazy */
import { createChallengesScreen } from "./codes/challenges-screen";
/** Loads the screen where the player enters a level code when it is first opened. @lazy workshop */
import { createLevelDialScreen } from "./codes/level-dial-screen";
/** Loads the screen where the player enters a name when it is first opened. @lazy */
import { createNameScreen } from "./codes/name-screen";
/** Loads the module that asks about an unfinished challenge when this question is first needed. @lazy */
import { askToReplace, replacedBy } from "./modes/replace-challenge";
/** Loads all modes of the game when the player first opens one of them. @lazy */
import { openChallenge, openDaily, openRush, playCampaign, playEndless, playFriend, playOwn } from "./modes/open-mode";
import { changeMusic, createMusicPlayer, advanceMusic, type MusicPlayer } from "./music";
import { newSeed } from "./new-seed";
import type { ChallengeRoutes, FriendRoutes, OwnRoutes, PlayerRoutes, Question, Routes } from "./routes";
import { LESSON_COUNT, lessonsCleared } from "./save/progress";
import { retryAll, retryPeriodically } from "./save/retry";
import { puzzleSave, type Save } from "./save/save";
/** Loads the module that exports the save when the player first exports it. @lazy */
import { exportSave, SAVE_FILE } from "./save/save-file";
/** Loads the messages about export and import of the save when they are first needed. @lazy */
import { askForImport, exportAndConfirm } from "./save-file-actions";
import { retrySave, storeSave, loadSave } from "./save/store";
import { takeWarning } from "./save/warnings";
import type { Screen } from "./screen";
/** Loads the campaign map when it is first opened. @lazy */
import { createCampaignMapScreen } from "./screens/campaign-map-screen";
/** Loads the screen for questions when it is first opened. @lazy */
import { createQuestionScreen } from "./screens/question-screen";
/** Loads the settings screen when it is first opened. @lazy */
import { createSettingsScreen } from "./screens/settings-screen";
/** Loads the statistics screen when it is first opened. @lazy */
import { createStatsScreen } from "./screens/stats-screen";
import { createTitleScreen } from "./screens/title-screen";
import { setMusicVolume, setSoundVolume, setSoundTheme } from "./sounds";
/** Loads the module that asks about copying a level when this question is first needed. @lazy workshop */
import { askForCopy } from "./workshop/ask-for-copy";
/** Loads the level editor when it is first opened. @lazy workshop */
import { openEditor, openEditorWithCopy } from "./workshop/open-editor";
/** Loads the screen that imports a file of levels when it is first opened. @lazy workshop */
import { createLevelFileScreen } from "./workshop/level-file-screen";
import { findNewLevelFile } from "./workshop/level-file";
/** Loads the screen that offers to play or store a friend's level when it is first opened. @lazy workshop */
import { createFriendLevelScreen } from "./workshop/friend-level-screen";
/** Loads the screen with the player's own levels when it is first opened. @lazy workshop */
import { createWorkshopScreen } from "./workshop/workshop-screen";
import { drawShutter, SHUTTER_MS } from "./widgets/shutter";

// Modules that the title screen does not need are loaded when another screen first needs them, so that the console
// starts the game sooner. The modules of the level editor and of the level codes are in a file of their own.

/** The state of the running game, such as the open screen and how long that screen has been open. */
interface App {
  screen: Screen | undefined;
  shownMs: number;
  readonly musicPlayer: MusicPlayer;
  /**
   * The challenge or level on the open screen, with its code, as last reported to the host (the program in which the
   * game runs).
   */
  openCode: OpenCode;
  /** Whether the open screen reacts to touches, as last reported to the host (the program in which the game runs). */
  usesTouch: boolean;
}

/** The challenge or level on the open screen, and the code with which a friend can open it. */
interface OpenCode {
  readonly topic: "challenge" | "level" | "none";
  readonly code: string;
}

const NO_OPEN_CODE: OpenCode = { topic: "none", code: "" };

/** The key on a keyboard that prints the attempt being played as JSON, for a test. */
const ATTEMPT_KEY = "j";
/** The key on a keyboard that prints the name of the open screen, for the development page. */
const SCREEN_KEY = "n";
/** The key on a keyboard that exports the whole save to a file and prints the name of that file. */
const EXPORT_KEY = "e";
/** The key on a keyboard that asks the player whether to import the exported save file. */
const IMPORT_KEY = "i";

/** Starts the game. Returns the function that must be called in each frame. */
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
    // The puzzle that the player chose on the title screen is stored here, because no screen stores this choice.
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
    queueCommand(createRoutes(app, puzzleIndexOf(save.titlePuzzleId), save, dial).importSave);
  });
  onKey(ATTEMPT_KEY, () => {
    const json = app.screen?.attemptJson?.();
    if (json !== undefined) printToHost("attempt", json);
  });
  onKey(SCREEN_KEY, () => {
    printToHost("screen", app.screen?.name ?? "none");
  });
  return (elapsedMs) => {
    runFrame(app, elapsedMs);
    retrySave(save, elapsedMs);
    retryPeriodically(elapsedMs);
  };
}

/**
 * Opens the challenge or level whose code the game was started with. If the code is wrong, a screen opens that shows
 * what is wrong with the code. Without a code, the title screen opens.
 */
function openFirstScreen(app: App, save: Save, dial: ChallengeDial): void {
  const code = launchArgument("code");
  const levelCode = launchArgument("level");
  const challenge = code === undefined ? undefined : dialCode(dial, code);
  const routes = createRoutes(app, puzzleIndexOf(save.titlePuzzleId), save, dial);
  if (challenge !== undefined) openGiven(save, dial, challenge, routes);
  else if (code !== undefined) routes.challengeDial();
  else if (levelCode !== undefined) routes.levelDial(levelCode);
  else routes.firstScreen();
}

/**
 * Opens the challenge whose code the game was started with. If the challenge would replace an unfinished one, the
 * player is asked first. The screen beneath the question is then the one for entering codes, because it offers to
 * continue the unfinished challenge.
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
  // A screen that a command has just opened is drawn first. It gets input from the next frame on.
  if (app.screen === screen) screen?.frame(input, elapsedMs);
  publishTouchUse(app);
  advanceMusic(app.musicPlayer, elapsedMs);
  // A new screen is drawn again in each frame until the shutter (two black halves over the screen) has opened.
  if (app.shownMs >= SHUTTER_MS || app.screen === undefined) return;
  app.shownMs += elapsedMs;
  app.screen.show();
  drawShutter(app.shownMs);
}

/**
 * What the functions that open screens are created with.
 * @noSelf
 */
interface RouteContext {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  /**
   * Returns the functions that open any screen of this puzzle. They are behind a function because they do not exist yet
   * when this context is created.
   */
  readonly routes: () => Routes;
  /** Returns the functions that open any screen of the puzzle with this index. */
  readonly routesOf: (index: number) => Routes;
  /** Leaves the open screen and shows the one that `open` creates. `openCode` is the code that a friend can use. */
  readonly openScreen: (open: () => Screen, openCode?: OpenCode) => void;
}

/** Creates the routes for the puzzle with index `puzzleIndex`. Routes are the functions that open each screen. */
function createRoutes(app: App, puzzleIndex: number, save: Save, dial: ChallengeDial): Routes {
  const puzzle = PUZZLES[puzzleIndex].loadPuzzle();
  // The open screen is left before the next screen is created, because the next screen may depend on what the open
  // screen saves.
  const openScreen = (open: () => Screen, openCode = NO_OPEN_CODE): void => {
    app.screen?.leave();
    app.screen?.drop?.();
    publishCode(app, openCode);
    const screen = open();
    showScreen(app, screen, puzzle.soundTheme);
  };
  const routesOf = (index: number): Routes => {
    save.titlePuzzleId = PUZZLES[index].id;
    return index === puzzleIndex ? routes : createRoutes(app, index, save, dial);
  };
  const context: RouteContext = { puzzle, save, routes: () => routes, routesOf, openScreen };
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
    ...rushRoutes(context),
    ...challengeRoutes(context, dial),
    ask: (question) => {
      ask(app, puzzle, question);
    },
    ...ownRoutes(context),
    ...friendRoutes(context),
    ...playerRoutes(context, () => {
      putAway(app);
    }),
  };
  return routes;
}

/** Saves and closes the open screen, so that this screen cannot write into a save that is imported next. */
function putAway(app: App): void {
  app.screen?.leave();
  app.screen?.drop?.();
  app.screen = undefined;
}

/**
 * Creates the functions that open the settings, the name, the statistics and the save files.
 */
function playerRoutes(context: RouteContext, putOpenAway: () => void): PlayerRoutes {
  const { puzzle, save, routes, routesOf, openScreen } = context;
  const applyAndSave = (): void => {
    applySettings(save);
    storeSave(save);
  };
  const showImported = (): Routes => {
    applySettings(save);
    const routesOfSave = routesOf(puzzleIndexOf(save.titlePuzzleId));
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

/** Returns the index of a puzzle in `PUZZLES`, or 0 if no puzzle has this id. */
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

/** Shows a question over the open screen. After the answer, that screen continues unchanged. */
function ask(app: App, { id, soundTheme }: AnyPuzzle, question: Question): void {
  const beneath = app.screen;
  if (beneath === undefined) return;
  const close = (): void => {
    showScreen(app, beneath, soundTheme);
  };
  showScreen(app, createQuestionScreen(id, question, beneath, close), soundTheme);
}

/** Returns a function that saves the name which the player has entered, and then calls `then`. */
function saveNameAnd(save: Save, then: () => void): (name: string) => void {
  return (name) => {
    save.settings.name = name;
    storeSave(save);
    then();
  };
}

/**
 * Creates the functions that open a rush (as many levels as possible in three minutes).
 */
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

/**
 * Creates the functions that open the screens of challenges.
 */
function challengeRoutes(context: RouteContext, dial: ChallengeDial): ChallengeRoutes {
  const { puzzle, save, routes, routesOf, openScreen } = context;
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

/**
 * Creates the functions that open the screens of the player's own levels.
 */
function ownRoutes({ puzzle, save, routes, openScreen }: RouteContext): OwnRoutes {
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

/**
 * Creates the functions that open levels which came as codes.
 */
function friendRoutes({ puzzle, save, routes, routesOf, openScreen }: RouteContext): FriendRoutes {
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

/**
 * Reports the challenge or level on the open screen to the host (the program in which the game runs) if it has changed.
 * A host that is a web page makes a link with the code.
 */
function publishCode(app: App, code: OpenCode): void {
  const lastCode = app.openCode;
  if (code.topic === lastCode.topic && code.code === lastCode.code) return;
  app.openCode = code;
  if (lastCode.topic !== "none") printToHost(lastCode.topic, "none");
  if (code.topic !== "none") printToHost(code.topic, code.code);
}

/**
 * Reports to the host (the program in which the game runs) whether the open screen reacts to touches, if that has
 * changed.
 */
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
