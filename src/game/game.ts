import { newSeed } from "./new-seed";
import { today } from "../device/calendar";
import { launchArgument, onKey, tell } from "../device/desktop";
import { collectInSmallSteps } from "../device/collector";
import { readInput, silenceCrank } from "../device/input";
import { onLeaving, onPausing } from "../device/loop";
import { setMenu, setMenuPicture } from "../device/menu";
import { paintPicture, setLessFlashing } from "../device/screen";
import { PUZZLES } from "../puzzles/index";
import type { Puzzle } from "../puzzles/puzzle";
import { campaignMode, LESSONS } from "./campaign-mode";
import { challengeMode } from "./challenge-mode";
import { writeCode } from "./code";
import { createDial, dialCode, type Dial } from "./dial";
import { createDialScreen } from "./dial-screen";
import { dailyMode, lastDayWon } from "./daily-mode";
import { dayNumber } from "./daily";
import type { Doors } from "./doors";
import { endlessMode } from "./endless-mode";
import { createMapScreen } from "./map-screen";
import { createPlayScreen } from "./play-screen";
import { rushMode } from "./rush-mode";
import type { Save } from "./save";
import { keepSave, loadSave } from "./save-store";
import type { Screen } from "./screen";
import { createSettingsScreen } from "./settings-screen";
import { drawShutter, SHUTTER_MS } from "./shutter";
import { setSoundVolume } from "./sounds";
import { createStatsScreen } from "./stats-screen";
import { createTitleScreen } from "./title-screen";

/** The screen that the player sees, and how long it has been there. */
interface Shown {
  screen: Screen | undefined;
  shownMs: number;
  /** The code of the challenge that is open; empty if none is. */
  code: string;
}

/** Prints the session being played, to be kept as a row of a test. */
const ROW_KEY = "j";

/** Starts the game; gives what is to be done each frame. */
export function startGame(): (elapsedMs: number) => void {
  collectInSmallSteps();
  silenceCrank();
  const save = loadSave();
  applySettings(save);
  const shown: Shown = { screen: undefined, shownMs: 0, code: "" };
  const dial = createDial();
  openFirst(openDoors(shown, PUZZLES[0], save, dial), dial, launchArgument("code"));
  onLeaving(() => shown.screen?.leave());
  onPausing(() => {
    shown.screen?.leave();
    const summary = shown.screen?.summary;
    setMenuPicture(summary === undefined ? undefined : paintPicture(summary));
  });
  onKey(ROW_KEY, () => {
    const row = shown.screen?.row?.();
    if (row !== undefined) tell("session", row);
  });
  return (elapsedMs) => {
    runFrame(shown, elapsedMs);
  };
}

/** The challenge of the code that the game was started with, or the dial with what is wrong with it; else the title. */
function openFirst(doors: Doors, dial: Dial, code: string | undefined): void {
  if (code === undefined) {
    doors.title();
    return;
  }
  const challenge = dialCode(dial, code);
  if (challenge === undefined) doors.dial();
  else doors.challenge(challenge);
}

function runFrame(shown: Shown, elapsedMs: number): void {
  const { screen } = shown;
  screen?.frame(readInput(), elapsedMs);
  // A screen that has just come is drawn beneath the shutter, until that is open.
  if (shown.shownMs >= SHUTTER_MS || shown.screen === undefined) return;
  shown.shownMs += elapsedMs;
  shown.screen.show();
  drawShutter(shown.shownMs);
}

function openDoors<Level, State>(shown: Shown, puzzle: Puzzle<Level, State>, save: Save, dial: Dial): Doors {
  // The present screen is left before the next one is made: what it leaves behind counts.
  const go = (open: () => Screen, code = ""): void => {
    shown.screen?.leave();
    nameChallenge(shown, code);
    const screen = open();
    shown.screen = screen;
    shown.shownMs = 0;
    setMenu(screen.menu);
  };
  const keep = (): void => {
    applySettings(save);
    keepSave(save);
  };
  const doors: Doors = {
    title: () => {
      go(() => createTitleScreen(puzzle, save, doors));
    },
    endless: () => {
      if (save.lessonsDone < LESSONS) {
        doors.campaign(save.lessonsDone);
        return;
      }
      go(() => {
        const { mode, table } = endlessMode(puzzle, save, newSeed(), doors.title);
        return createPlayScreen(puzzle, save, mode, table, undefined);
      });
    },
    map: (number) => {
      go(() => createMapScreen(puzzle, save, doors, number));
    },
    campaign: (number) => {
      go(() => createPlayScreen(puzzle, save, campaignMode(puzzle, save, number, doors), undefined, undefined));
    },
    daily: () => {
      openDaily(puzzle, save, doors, go);
    },
    rush: () => {
      go(() => createPlayScreen(puzzle, save, rushMode(puzzle, save, newSeed(), doors), undefined, undefined));
    },
    dial: () => {
      go(() => createDialScreen(doors, dial));
    },
    challenge: (challenge) => {
      const mode = challengeMode(puzzle, challenge, doors);
      go(() => createPlayScreen(puzzle, save, mode, undefined, undefined), writeCode(challenge));
    },
    settings: () => {
      go(() => createSettingsScreen(save, doors, keep));
    },
    stats: () => {
      go(() => createStatsScreen(puzzle, save, doors));
    },
  };
  return doors;
}

/** Tells which challenge is open now, if that has changed: a web page makes a link of it. */
function nameChallenge(shown: Shown, code: string): void {
  if (code === shown.code) return;
  shown.code = code;
  tell("challenge", code === "" ? "none" : code);
}

/** Today's level; before it, once, what was won yesterday, and after it what was won today. */
function openDaily<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  doors: Doors,
  go: (open: () => Screen) => void,
): void {
  const day = dayNumber(today());
  const mode = dailyMode(puzzle, save, day, doors);
  const playToday = (): void => {
    go(() => createPlayScreen(puzzle, save, mode, undefined, undefined));
  };
  const last = lastDayWon(puzzle, save, day, doors, playToday);
  if (last === undefined) playToday();
  else go(() => createPlayScreen(puzzle, save, mode, last.table, last.card));
}

function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setLessFlashing(settings.lessFlashing);
}
