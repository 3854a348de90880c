import { launchArgument, onKey, tell } from "../device/desktop";
import { readInput, silenceCrank } from "../device/input";
import { onLeaving, onPausing } from "../device/loop";
import { setMenu, setMenuPicture } from "../device/menu";
import { paintPicture, setLessFlashing } from "../device/screen";
import { PUZZLES } from "../puzzles/index";
import { LESSONS, lessonsDone } from "./campaign";
import { writeCode } from "./code";
import { createDial, dialCode, type Dial } from "./dial";
import { createDialScreen } from "./dial-screen";
import type { Doors } from "./doors";
import { createMapScreen } from "./map-screen";
import { openDaily, playCampaign, playChallenge, playEndless, playRush } from "./openings";
import { puzzleSave, type Save } from "./save";
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
  silenceCrank();
  const save = loadSave();
  applySettings(save);
  const shown: Shown = { screen: undefined, shownMs: 0, code: "" };
  openFirst(shown, save, createDial(), launchArgument("code"));
  onLeaving(() => {
    shown.screen?.leave();
    // The title's world, too: no screen keeps that.
    keepSave(save);
  });
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
function openFirst(shown: Shown, save: Save, dial: Dial, code: string | undefined): void {
  const challenge = code === undefined ? undefined : dialCode(dial, code);
  const world = Math.max(
    0,
    PUZZLES.findIndex(({ id }) => id === save.world),
  );
  const doors = openDoors(shown, world, save, dial);
  if (challenge !== undefined) doors.challenge(challenge);
  else if (code !== undefined) doors.dial();
  else doors.title();
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

/** The ways from screen to screen for the puzzle at place `world` of all. */
function openDoors(shown: Shown, world: number, save: Save, dial: Dial): Doors {
  const puzzle = PUZZLES[world];
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
  const ofWorld = (place: number): Doors => {
    save.world = PUZZLES[place].id;
    return place === world ? doors : openDoors(shown, place, save, dial);
  };
  const doors: Doors = {
    title: () => {
      go(() => createTitleScreen(puzzle, save, doors));
    },
    world: (by) => {
      ofWorld((world + by + PUZZLES.length) % PUZZLES.length).title();
    },
    endless: () => {
      const done = lessonsDone(puzzleSave(save, puzzle.id).medals);
      if (done < LESSONS) doors.campaign(done);
      else go(() => playEndless(puzzle, save, doors));
    },
    map: (number) => {
      go(() => createMapScreen(puzzle, save, doors, number));
    },
    campaign: (number) => {
      go(() => playCampaign(puzzle, save, number, doors));
    },
    daily: () => {
      openDaily(puzzle, save, doors, go);
    },
    rush: () => {
      go(() => playRush(puzzle, save, doors));
    },
    dial: () => {
      go(() => createDialScreen(doors, dial, world));
    },
    challenge: (challenge) => {
      if (challenge.puzzle === world) go(() => playChallenge(puzzle, save, challenge, doors), writeCode(challenge));
      else ofWorld(challenge.puzzle).challenge(challenge);
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

function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setLessFlashing(settings.lessFlashing);
}
