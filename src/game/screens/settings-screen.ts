/**
 * The settings screen: holds the list of settings and their effects, and handles the input. settings-view.ts draws this
 * screen.
 */
import { applySettings } from "../save/apply-settings";
import { requestSave } from "../save/store-requests";
import { requestScreen, type Destination } from "../destination";
import { setCrankReversed, type Input } from "../../device/input";
import type { MenuEntry } from "../../device/menu";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { Save } from "../save/save";
import { UNDO_SPEEDS, type Settings } from "../save/settings";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { setMusicVolume, setSoundVolume, playBackSound, playConfirmSound, playCursorSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
import { drawSettings, SETTINGS_IN_SIGHT, type SettingRow } from "./settings-view";
import { TEXTS } from "../texts/index";

/** A row of the settings. @noSelf */
interface Setting {
  readonly label: string;
  readonly note: (settings: Settings) => string;
  readonly help: string;
  /**
   * Changes the setting to its next value (`step` 1) or its previous value (`step` −1). The first value follows the
   * last.
   */
  readonly cycle: (settings: Settings, step: number) => void;
  /** The screen on which the player changes the setting. Left out if the player changes the setting in its row. */
  readonly opens?: (row: number) => Destination;
}

interface SettingGroup {
  readonly name: string;
  readonly settings: readonly Setting[];
}

const { settings: SETTING_TEXTS } = TEXTS;
const VOLUMES = [SETTING_TEXTS.silent, "●○○", "●●○", "●●●"];

const GROUPS: readonly SettingGroup[] = [
  {
    name: SETTING_TEXTS.groups.play,
    settings: [
      {
        label: SETTING_TEXTS.lamp.label,
        note: ({ isLampShown }) => onOrOff(isLampShown),
        help: SETTING_TEXTS.lamp.help,
        cycle: (settings) => {
          settings.isLampShown = !settings.isLampShown;
        },
      },
      {
        label: SETTING_TEXTS.undo.label,
        note: ({ undoSpeed }) => SETTING_TEXTS.undo.notes[UNDO_SPEEDS.indexOf(undoSpeed)],
        help: SETTING_TEXTS.undo.help,
        cycle: (settings, step) => {
          const speedIndex = UNDO_SPEEDS.indexOf(settings.undoSpeed) + step + UNDO_SPEEDS.length;
          settings.undoSpeed = UNDO_SPEEDS[speedIndex % UNDO_SPEEDS.length];
        },
      },
      {
        label: SETTING_TEXTS.crank.label,
        note: ({ isCrankReversed }) => (isCrankReversed ? SETTING_TEXTS.crank.reversed : SETTING_TEXTS.crank.normal),
        help: SETTING_TEXTS.crank.help,
        cycle: (settings) => {
          settings.isCrankReversed = !settings.isCrankReversed;
          setCrankReversed(settings.isCrankReversed);
        },
      },
    ],
  },
  {
    name: SETTING_TEXTS.groups.sound,
    settings: [
      {
        label: SETTING_TEXTS.sounds.label,
        note: ({ soundVolume }) => VOLUMES[soundVolume],
        help: SETTING_TEXTS.sounds.help,
        cycle: (settings, step) => {
          settings.soundVolume = (settings.soundVolume + step + VOLUMES.length) % VOLUMES.length;
          setSoundVolume(settings.soundVolume);
        },
      },
      {
        label: SETTING_TEXTS.music.label,
        note: ({ musicVolume }) => VOLUMES[musicVolume],
        help: SETTING_TEXTS.music.help,
        cycle: (settings, step) => {
          settings.musicVolume = (settings.musicVolume + step + VOLUMES.length) % VOLUMES.length;
          setMusicVolume(settings.musicVolume);
        },
      },
    ],
  },
  {
    name: SETTING_TEXTS.groups.view,
    settings: [
      {
        label: SETTING_TEXTS.motion.label,
        note: ({ animationSpeed }) => SETTING_TEXTS.motion[animationSpeed],
        help: SETTING_TEXTS.motion.help,
        cycle: (settings) => {
          settings.animationSpeed = settings.animationSpeed === "calm" ? "brisk" : "calm";
        },
      },
      {
        label: SETTING_TEXTS.lessFlashing.label,
        note: ({ hasLessFlashing }) => onOrOff(hasLessFlashing),
        help: SETTING_TEXTS.lessFlashing.help,
        cycle: (settings) => {
          settings.hasLessFlashing = !settings.hasLessFlashing;
        },
      },
    ],
  },
  {
    name: SETTING_TEXTS.groups.codes,
    settings: [
      {
        label: SETTING_TEXTS.name.label,
        note: ({ name }) => (name === "" ? SETTING_TEXTS.name.none : name),
        help: SETTING_TEXTS.name.help,
        cycle: () => undefined,
        opens: (row) => ({ kind: "name", back: { kind: "settings", row } }),
      },
    ],
  },
  {
    name: SETTING_TEXTS.groups.more,
    settings: [
      {
        label: SETTING_TEXTS.more.label,
        note: () => "",
        help: SETTING_TEXTS.more.help,
        cycle: () => undefined,
        opens: () => ({ kind: "more", row: 0 }),
      },
    ],
  },
];

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

const MORE_ROW = SETTINGS.length - 1;

/**
 * The state of the settings screen.
 * @noSelf
 */
interface SettingsScreen {
  readonly puzzleId: string;
  readonly save: Save;
  readonly list: List;
  isChanged: boolean;
}

/** A choice in the system menu that opens a question or a message over the settings. */
type SettingsChoice = "export-save" | "import-save";

const MENU: readonly MenuEntry<SettingsChoice>[] = [
  { title: TEXTS.menu.exportSave, choice: "export-save" },
  { title: TEXTS.menu.importSave, choice: "import-save" },
];

const SETTINGS_SCREEN: ScreenKind<SettingsScreen, SettingsChoice> = {
  name: "settings",
  update: updateSettings,
  shown: ({ save, list }, shown) => {
    showList(shown, list);
    for (const { note } of SETTINGS) listShown(shown, note(save.settings));
  },
  draw: drawSettingsScreen,
  leave: saveIfChanged,
  menu: () => MENU,
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/** Creates the settings screen with the cursor on `row`; "last" is the row that opens the second page. */
export function createSettingsScreen(puzzleId: string, save: Save, row: number | "last"): Screen {
  const list = createList(SETTINGS.length, SETTINGS_IN_SIGHT, row === "last" ? MORE_ROW : row);
  return screenOf(SETTINGS_SCREEN, { puzzleId, save, list, isChanged: false });
}

function updateSettings(screen: SettingsScreen, input: Input<SettingsChoice>, elapsedMs: number): void {
  const { list } = screen;
  if (input.menuChoice !== undefined) {
    requestScreen({ kind: input.menuChoice });
    return;
  }
  if (input.isBPressed) {
    playBackSound();
    requestScreen({ kind: "title" });
    return;
  }
  const step = stepOf(input);
  const { opens } = SETTINGS[list.chosen];
  if (step > 0 && opens !== undefined) {
    playConfirmSound();
    requestScreen(opens(list.chosen));
    return;
  }
  if (step !== 0) cycle(screen, step);
  steerListWithSound(list, input);
  glideList(list, elapsedMs);
}

function cycle(screen: SettingsScreen, step: number): void {
  SETTINGS[screen.list.chosen].cycle(screen.save.settings, step);
  screen.isChanged = true;
  playCursorSound();
}

function saveIfChanged(screen: SettingsScreen): void {
  if (screen.isChanged) {
    applySettings(screen.save);
    requestSave();
  }
  screen.isChanged = false;
}

function drawSettingsScreen({ puzzleId, save, list }: SettingsScreen): void {
  const groups = GROUPS.map(({ name, settings: groupSettings }) => ({
    name,
    rows: groupSettings.map((setting) => rowOf(setting, save.settings)),
  }));
  drawSettings(puzzleId, groups, list, SETTINGS[list.chosen].help);
}

function stepOf({ isAPressed, pressedDirection }: Input): number {
  if (isAPressed || pressedDirection === RIGHT) return 1;
  return pressedDirection === LEFT ? -1 : 0;
}

function rowOf({ label, note, opens }: Setting, settings: Settings): SettingRow {
  return { label, note: note(settings), opensScreen: opens !== undefined };
}

function onOrOff(isOn: boolean): string {
  return isOn ? SETTING_TEXTS.on : SETTING_TEXTS.off;
}
