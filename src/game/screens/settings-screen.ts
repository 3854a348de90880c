/**
 * The settings screen: holds the list of settings and their effects, and handles the input. settings-view.ts draws this
 * screen.
 */
import { setCrankReversed, type Input } from "../../device/input";
import { LEFT, RIGHT } from "../../kernel/direction";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import type { Save } from "../save/save";
import { UNDO_SPEEDS, type Settings } from "../save/settings";
import type { Screen } from "../screen";
import { setMusicVolume, setSoundVolume, playBackSound, playConfirmSound, playCursorSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, type Row } from "../widgets/list";
import { drawSettings, SETTINGS_IN_SIGHT } from "./settings-view";

/**
 * One setting of the game, as a row of the settings screen.
 * @noSelf
 */
interface Setting {
  readonly label: string;
  readonly note: (settings: Settings) => string;
  /** One line of text that explains the setting to the player. */
  readonly help: string;
  /** Changes the setting to its next value (`step` 1) or its previous value (`step` −1). The values wrap around. */
  readonly cycle: (settings: Settings, step: number) => void;
  /** Opens the screen on which the setting is changed; left out if the row itself changes the setting. */
  readonly open?: (routes: Routes, onReturn: () => void) => void;
}

interface SettingGroup {
  readonly name: string;
  readonly settings: readonly Setting[];
}

const UNDO_NOTES = ["calm", "brisk", "at once"];
const VOLUMES = ["off", "●○○", "●●○", "●●●"];

const GROUPS: readonly SettingGroup[] = [
  {
    name: "Play",
    settings: [
      {
        label: "Lamp",
        note: ({ lampIsShown }) => onOrOff(lampIsShown),
        help: "Goes out when the level can't be won.",
        cycle: (settings) => {
          settings.lampIsShown = !settings.lampIsShown;
        },
      },
      {
        label: "Undo",
        note: ({ undoSpeed }) => UNDO_NOTES[UNDO_SPEEDS.indexOf(undoSpeed)],
        help: "How fast moves are undone.",
        cycle: (settings, step) => {
          const speedIndex = UNDO_SPEEDS.indexOf(settings.undoSpeed) + step + UNDO_SPEEDS.length;
          settings.undoSpeed = UNDO_SPEEDS[speedIndex % UNDO_SPEEDS.length];
        },
      },
      {
        label: "Crank",
        note: ({ crankIsReversed }) => (crankIsReversed ? "reversed" : "normal"),
        help: "Crank direction: clockwise is forward, or back.",
        cycle: (settings) => {
          settings.crankIsReversed = !settings.crankIsReversed;
          setCrankReversed(settings.crankIsReversed);
        },
      },
    ],
  },
  {
    name: "Sound",
    settings: [
      {
        label: "Sounds",
        note: ({ soundVolume }) => VOLUMES[soundVolume],
        help: "How loud the game is.",
        cycle: (settings, step) => {
          settings.soundVolume = (settings.soundVolume + step + VOLUMES.length) % VOLUMES.length;
          setSoundVolume(settings.soundVolume);
        },
      },
      {
        label: "Music",
        note: ({ musicVolume }) => VOLUMES[musicVolume],
        help: "A quiet piece for each puzzle.",
        cycle: (settings, step) => {
          settings.musicVolume = (settings.musicVolume + step + VOLUMES.length) % VOLUMES.length;
          setMusicVolume(settings.musicVolume);
        },
      },
    ],
  },
  {
    name: "View",
    settings: [
      {
        label: "Motion",
        note: ({ animationSpeed }) => (animationSpeed === "calm" ? "calm" : "brisk"),
        help: "How fast everything moves.",
        cycle: (settings) => {
          settings.animationSpeed = settings.animationSpeed === "calm" ? "brisk" : "calm";
        },
      },
      {
        label: "Less flashing",
        note: ({ lessFlashing }) => onOrOff(lessFlashing),
        help: "Fewer rings and flashes.",
        cycle: (settings) => {
          settings.lessFlashing = !settings.lessFlashing;
        },
      },
    ],
  },
  {
    name: "Codes",
    settings: [
      {
        label: "Name",
        note: ({ name }) => (name === "" ? "none" : name),
        help: "Friends see it beside your times.",
        cycle: () => undefined,
        open: ({ nameDial }, onReturn) => {
          nameDial(onReturn);
        },
      },
    ],
  },
];

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

/**
 * Creates the settings screen beside a picture of the puzzle, with the cursor on row `chosen`. Calls `saveSettings`
 * when the player leaves the screen after a change.
 */
export function createSettingsScreen(
  puzzleId: string,
  save: Save,
  routes: Routes,
  saveSettings: () => void,
  chosen: number,
): Screen {
  const { settings } = save;
  const list = createList(SETTINGS.length, SETTINGS_IN_SIGHT, chosen);
  let isChanged = false;

  const draw = (): void => {
    const groups = GROUPS.map(({ name, settings: groupSettings }) => ({
      name,
      rows: groupSettings.map((setting) => rowOf(setting, settings)),
    }));
    drawSettings(puzzleId, groups, list, SETTINGS[list.chosen].help);
  };

  const cycle = (step: number): void => {
    SETTINGS[list.chosen].cycle(settings, step);
    isChanged = true;
    playCursorSound();
    requestRedraw();
  };

  return {
    name: "settings",
    update: (input, elapsedMs) => {
      if (input.bPressed) {
        playBackSound();
        routes.title();
        return;
      }
      const step = stepOf(input);
      const { open } = SETTINGS[list.chosen];
      if (step !== 0 && open !== undefined) {
        playConfirmSound();
        const row = list.chosen;
        open(routes, () => {
          routes.settingsAt(row);
        });
        return;
      }
      if (step !== 0) cycle(step);
      steerListWithSound(list, input);
      if (glideList(list, elapsedMs)) requestRedraw();
    },
    draw,
    leave: () => {
      if (isChanged) saveSettings();
      isChanged = false;
    },
    menu: [
      { title: "export save", onSelect: routes.exportSave },
      { title: "import save", onSelect: routes.importSave },
    ],
    crankStepDegrees: CRANK_DEGREES_PER_ROW,
  };
}

function stepOf({ aPressed, pressedDirection }: Input): number {
  if (aPressed || pressedDirection === RIGHT) return 1;
  return pressedDirection === LEFT ? -1 : 0;
}

function rowOf({ label, note }: Setting, settings: Settings): Row {
  return { label, note: note(settings) };
}

function onOrOff(isOn: boolean): string {
  return isOn ? "on" : "off";
}
