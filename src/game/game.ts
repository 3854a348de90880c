import { queueCommand, runCommands } from "../device/commands";
import { launchArgument, onKey, tell, tellCrankStep } from "../device/desktop";
import { readInput, setCrankReversed, silenceCrank } from "../device/input";
import { disownHeld, listenToButtons } from "../device/buttons";
import { onLeaving, onPausing } from "../device/lifecycle";
import { setMenu, setMenuPicture } from "../device/menu";
import { paintPicture, setLessFlashing } from "../device/screen";
import { listenToTouch, tellTouch } from "../device/touch";
import { createRandom } from "../kernel/random";
import { WORLDS } from "../puzzles/index";
import type { SealedPuzzle } from "../puzzles/sealed";
import type { Voice } from "../puzzles/voice";
import { writeLink, type Challenge } from "./codes/challenge-code";
import { createDial, dialCode, type Dial } from "./codes/dial";
import { rememberOpened } from "./codes/played";
/** @lazy workshop */
import { createCodeScreen } from "./codes/code-screen";
/** @lazy */
import { createDialScreen } from "./codes/dial-screen";
/** @lazy workshop */
import { createLevelDialScreen } from "./codes/level-dial-screen";
/** @lazy */
import { createNameScreen } from "./codes/name-screen";
/** @lazy */
import { openChallenge, openDaily, openRush, playCampaign, playEndless, playFriend, playOwn } from "./modes/start";
import { changeMusic, createPlayer, playOn, type Player } from "./music";
import { newSeed } from "./new-seed";
import type { ChallengeRoutes, FriendRoutes, OwnRoutes, PlayerRoutes, Question, Routes } from "./routes";
import { LESSONS, lessonsDone } from "./save/progress";
import { keepWaiting, keepWaitingAgain } from "./save/retry";
import { puzzleSave, type Save } from "./save/save";
/** @lazy */
import { exportSave, SAVE_FILE } from "./save/save-file";
/** @lazy */
import { askForImport, exportAndTell } from "./save-file-acts";
import { keepAgain, keepSave, loadSave } from "./save/store";
import { takeTrouble } from "./save/trouble";
import type { Screen } from "./screen";
/** @lazy */
import { createMapScreen } from "./screens/map-screen";
/** @lazy */
import { createQuestionScreen } from "./screens/question-screen";
/** @lazy */
import { createSettingsScreen } from "./screens/settings-screen";
/** @lazy */
import { createStatsScreen } from "./screens/stats-screen";
import { createTitleScreen } from "./screens/title-screen";
import { setMusicVolume, setSoundVolume, setVoice } from "./sounds";
/** @lazy workshop */
import { askForCopy } from "./workshop/ask-for-copy";
/** @lazy workshop */
import { openEditor, openEditorWithCopy } from "./workshop/open-editor";
/** @lazy workshop */
import { createFileScreen } from "./workshop/file-screen";
import { newLevelFile } from "./workshop/level-file";
/** @lazy workshop */
import { createOfferScreen } from "./workshop/offer-screen";
/** @lazy workshop */
import { createWorkshopScreen } from "./workshop/workshop-screen";
import { drawShutter, SHUTTER_MS } from "./widgets/shutter";

// What the title does not need is loaded when it is gone to: a console starts sooner. The workshop, with all that reads
// and writes levels' codes, even lies in a file of its own.

/** The screen that the player sees, and how long it has been there. */
interface Shown {
  screen: Screen | undefined;
  shownMs: number;
  readonly player: Player;
  /** What is open and has a code. */
  coded: Coded;
  /** Whether the game goes by where it is touched. */
  isPointing: boolean;
}

/** A challenge or a level that is open, and its code. */
interface Coded {
  readonly topic: "challenge" | "level" | "none";
  readonly code: string;
}

const NOTHING_CODED: Coded = { topic: "none", code: "" };

/** Prints the session being played, to be kept as a row of a test. */
const ROW_KEY = "j";
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
  const shown: Shown = {
    screen: undefined,
    shownMs: 0,
    player: createPlayer(createRandom(newSeed())),
    coded: NOTHING_CODED,
    isPointing: false,
  };
  const dial = createDial();
  openFirst(shown, save, dial);
  onLeaving(() => {
    shown.screen?.leave();
    // The title's world, too: no screen keeps that.
    keepSave(save);
    keepWaiting();
  });
  onPausing(() => {
    shown.screen?.leave();
    const summary = shown.screen?.summary;
    setMenuPicture(summary === undefined ? undefined : paintPicture(summary));
  });
  onKey(EXPORT_KEY, () => {
    tell("export", exportSave(save) ? SAVE_FILE : "none");
  });
  onKey(IMPORT_KEY, () => {
    queueCommand(openRoutes(shown, placeOf(save.world), save, dial).importSave);
  });
  onKey(ROW_KEY, () => {
    const row = shown.screen?.row?.();
    if (row !== undefined) tell("session", row);
  });
  return (elapsedMs) => {
    runFrame(shown, elapsedMs);
    keepAgain(save, elapsedMs);
    keepWaitingAgain(elapsedMs);
  };
}

/** What the code is of that the game was started with, or the dial with what is wrong with it; else the title. */
function openFirst(shown: Shown, save: Save, dial: Dial): void {
  const code = launchArgument("code");
  const levelCode = launchArgument("level");
  const challenge = code === undefined ? undefined : dialCode(dial, code);
  const routes = openRoutes(shown, placeOf(save.world), save, dial);
  if (challenge !== undefined) routes.challenge(challenge);
  else if (code !== undefined) routes.dial();
  else if (levelCode !== undefined) routes.levelDial(levelCode);
  else routes.start();
}

function runFrame(shown: Shown, elapsedMs: number): void {
  const { screen } = shown;
  const input = readInput();
  runCommands();
  // A screen that a command has opened is drawn first, and hears the buttons from the next frame on.
  if (shown.screen === screen) screen?.frame(input, elapsedMs);
  tellTouches(shown);
  playOn(shown.player, elapsedMs);
  // A screen that has just come is drawn beneath the shutter, until that is open.
  if (shown.shownMs >= SHUTTER_MS || shown.screen === undefined) return;
  shown.shownMs += elapsedMs;
  shown.screen.show();
  drawShutter(shown.shownMs);
}

/** The ways from screen to screen for the puzzle at place `world` of all. */
function openRoutes(shown: Shown, world: number, save: Save, dial: Dial): Routes {
  const puzzle = WORLDS[world].open();
  // The present screen is left before the next one is made: what it leaves behind counts.
  const go = (open: () => Screen, coded = NOTHING_CODED): void => {
    shown.screen?.leave();
    shown.screen?.drop?.();
    tellCode(shown, coded);
    const screen = open();
    enter(shown, screen, puzzle.voice);
  };
  const ofWorld = (place: number): Routes => {
    save.world = WORLDS[place].id;
    return place === world ? routes : openRoutes(shown, place, save, dial);
  };
  const routes: Routes = {
    title: () => {
      go(() => createTitleScreen(puzzle, save, routes));
      const text = takeTrouble();
      if (text !== undefined) routes.ask({ title: "Saves", text });
    },
    world: (by) => {
      ofWorld((world + by + WORLDS.length) % WORLDS.length).title();
    },
    endless: () => {
      const done = lessonsDone(puzzleSave(save, puzzle.id).medals);
      if (done < LESSONS) routes.campaign(done);
      else go(() => playEndless(puzzle, save, routes));
    },
    map: (number) => {
      go(() => createMapScreen(puzzle, save, routes, number));
    },
    campaign: (number) => {
      go(() => playCampaign(puzzle, save, number, routes));
    },
    daily: () => {
      openDaily(puzzle, save, routes, go);
    },
    ...rushRoutes(puzzle, save, () => routes, go),
    ...challengeRoutes(puzzle, save, dial, () => routes, ofWorld, go),
    ask: (question) => {
      ask(shown, puzzle, question);
    },
    ...ownRoutes(puzzle, save, () => routes, go),
    ...friendRoutes(puzzle, save, () => routes, ofWorld, go),
    ...playerRoutes(
      puzzle,
      save,
      () => routes,
      ofWorld,
      go,
      () => {
        putAway(shown);
      },
    ),
  };
  return routes;
}

/** Saves and closes the open screen, so that it cannot write into a save that is imported next. */
function putAway(shown: Shown): void {
  shown.screen?.leave();
  shown.screen?.drop?.();
  shown.screen = undefined;
}

/** The ways to what belongs to the player; `routes` gives all ways, of which these are some. */
function playerRoutes(
  puzzle: SealedPuzzle,
  save: Save,
  routes: () => Routes,
  ofWorld: (place: number) => Routes,
  go: (open: () => Screen) => void,
  putOpenAway: () => void,
): PlayerRoutes {
  const keep = (): void => {
    applySettings(save);
    keepSave(save);
  };
  const comeBack = (): Routes => {
    applySettings(save);
    const there = ofWorld(placeOf(save.world));
    there.title();
    return there;
  };
  const settingsAt = (chosen: number): void => {
    go(() => createSettingsScreen(puzzle.id, save, routes(), keep, chosen));
  };
  return {
    settings: () => {
      settingsAt(0);
    },
    settingsAt,
    name: (then) => {
      go(() => createNameScreen(placeOf(puzzle.id), save.settings.name, renaming(save, then), then));
    },
    stats: () => {
      go(() => createStatsScreen(save, routes()));
    },
    exportSave: () => {
      exportAndTell(save, routes());
    },
    importSave: () => {
      askForImport(save, routes(), putOpenAway, comeBack);
    },
  };
}

/** The place of a puzzle among all worlds; that of the first if there is none of that name. */
function placeOf(world: string): number {
  return Math.max(
    0,
    WORLDS.findIndex(({ id }) => id === world),
  );
}

/** Shows a screen, with its menu and what is heard there. */
function enter(shown: Shown, screen: Screen, voice: Voice): void {
  shown.screen = screen;
  shown.shownMs = 0;
  disownHeld();
  setMenu(screen.menu);
  setVoice(voice);
  changeMusic(shown.player, voice.music, screen.isHurried === true);
  if (screen.crankStepDegrees !== undefined) tellCrankStep(screen.crankStepDegrees);
}

/** Asks over the present screen, which comes back after the question as it was. */
function ask(shown: Shown, { id, voice }: SealedPuzzle, question: Question): void {
  const beneath = shown.screen;
  if (beneath === undefined) return;
  const close = (): void => {
    enter(shown, beneath, voice);
  };
  enter(shown, createQuestionScreen(id, question, beneath, close), voice);
}

/** Keeps the player's name, and then goes on. */
function renaming(save: Save, then: () => void): (name: string) => void {
  return (name) => {
    save.settings.name = name;
    keepSave(save);
    then();
  };
}

/** The ways to a rush; `routes` gives all ways, of which these are some. */
function rushRoutes(
  puzzle: SealedPuzzle,
  save: Save,
  routes: () => Routes,
  go: (open: () => Screen) => void,
): Pick<Routes, "rush" | "rushAgain"> {
  return {
    rush: () => {
      openRush(puzzle, save, routes(), go, false);
    },
    rushAgain: () => {
      openRush(puzzle, save, routes(), go, true);
    },
  };
}

/** The ways to challenges; `routes` gives all ways, of which these are some. */
function challengeRoutes(
  puzzle: SealedPuzzle,
  save: Save,
  dial: Dial,
  routes: () => Routes,
  ofWorld: (place: number) => Routes,
  go: (open: () => Screen, coded?: Coded) => void,
): ChallengeRoutes {
  const world = WORLDS.findIndex(({ id }) => id === puzzle.id);
  const goCoded = (challenge: Challenge, open: () => Screen): void => {
    go(open, { topic: "challenge", code: writeLink(challenge) });
  };
  return {
    dial: () => {
      go(() => createDialScreen(routes(), dial, world, save));
    },
    challenge: (challenge) => {
      const goTo = (open: () => Screen): void => {
        goCoded(challenge, open);
      };
      if (challenge.puzzle === world) {
        rememberOpened(save.played, challenge);
        openChallenge(puzzle, save, challenge, routes(), goTo);
      } else ofWorld(challenge.puzzle).challenge(challenge);
    },
    give: (challenges) => {
      goCoded(challenges[0], () => createCodeScreen(challenges, routes().dial));
    },
  };
}

/** The ways to the player's own levels; `routes` gives all ways, of which these are some. */
function ownRoutes(
  puzzle: SealedPuzzle,
  save: Save,
  routes: () => Routes,
  go: (open: () => Screen) => void,
): OwnRoutes {
  return {
    workshop: (number) => {
      go(() => createWorkshopScreen(puzzle, routes(), number));
    },
    edit: (number) => {
      go(() => openEditor(puzzle, routes(), number));
    },
    editCopy: (map, cost) => {
      askForCopy(puzzle, routes(), cost, () => {
        go(() => openEditorWithCopy(puzzle, routes(), map));
      });
    },
    playOwn: (number) => {
      go(() => playOwn(puzzle, save, number, routes()));
    },
  };
}

/** The ways to levels that come as codes; `routes` gives all ways, of which these are some. */
function friendRoutes(
  puzzle: SealedPuzzle,
  save: Save,
  routes: () => Routes,
  ofWorld: (place: number) => Routes,
  go: (open: () => Screen, coded?: Coded) => void,
): FriendRoutes {
  return {
    start: () => {
      const file = newLevelFile();
      if (file === undefined) routes().title();
      else go(() => createFileScreen(routes(), file));
    },
    levelDial: (code) => {
      go(() => createLevelDialScreen(routes(), code));
    },
    friend: (friend) => {
      if (WORLDS[friend.world].id !== puzzle.id) ofWorld(friend.world).friend(friend);
      else go(() => playFriend(puzzle, save, friend, routes()), { topic: "level", code: friend.code });
    },
    offer: (friend) => {
      go(() => createOfferScreen(puzzle, friend, routes()), { topic: "level", code: friend.code });
    },
  };
}

/** Tells which challenge or level is open now, if that has changed: a web page makes a link of it. */
function tellCode(shown: Shown, coded: Coded): void {
  const before = shown.coded;
  if (coded.topic === before.topic && coded.code === before.code) return;
  shown.coded = coded;
  if (before.topic !== "none") tell(before.topic, "none");
  if (coded.topic !== "none") tell(coded.topic, coded.code);
}

/** Tells whether the game goes by where it is touched, if that has changed. */
function tellTouches(shown: Shown): void {
  const isPointing = shown.screen?.takesTouch?.() === true;
  if (isPointing === shown.isPointing) return;
  shown.isPointing = isPointing;
  tellTouch(isPointing);
}

function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setMusicVolume(settings.musicVolume);
  setLessFlashing(settings.lessFlashing);
  setCrankReversed(settings.crankIsReversed);
}
