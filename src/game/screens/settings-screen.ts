/**
 * The settings screen: holds the list of settings, and handles the input. setting-choices.ts changes the settings, and
 * settings-view.ts draws this screen.
 */
import { applySettings } from "../save/apply-settings";
import { requestSave } from "../save/store-requests";
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import type { MenuEntry } from "../../device/menu";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { Save } from "../save/save";
import type { Settings } from "../save/settings";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
import type { ListEntry } from "../widgets/list-entry";
import { changeSetting, noteOf, screenBehind, type SettingChoice } from "./setting-choices";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfArrowTap, buttonsOfRowTap } from "../taps/tap-menus";
import { drawSettings, settingRowAt, settingRowBeyond, SETTINGS_IN_SIGHT, type SettingRow } from "./settings-view";
import { TEXTS } from "../texts/index";

interface SettingGroup {
  readonly name: string;
  readonly settings: readonly ListEntry<SettingChoice>[];
}

const { settings: SETTING_TEXTS } = TEXTS;
const { groups: GROUP_NAMES } = SETTING_TEXTS;

const GROUPS: readonly SettingGroup[] = [
  { name: GROUP_NAMES.play, settings: [entryOf("lamp"), entryOf("undo"), entryOf("crank"), entryOf("tilt")] },
  { name: GROUP_NAMES.sound, settings: [entryOf("sounds"), entryOf("music")] },
  { name: GROUP_NAMES.view, settings: [entryOf("motion"), entryOf("lessFlashing")] },
  { name: GROUP_NAMES.codes, settings: [entryOf("name")] },
  { name: GROUP_NAMES.more, settings: [entryOf("more")] },
];

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

/** The groups of settings in the form that settings-view.ts needs to find the position of a row. */
const ROW_GROUPS = GROUPS.map(({ settings }) => ({ rows: settings }));

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
    for (const { choice } of SETTINGS) listShown(shown, noteOf(choice, save.settings));
  },
  draw: drawSettingsScreen,
  buttonsOfTap: ({ list }, { y }) => {
    const row = settingRowAt(ROW_GROUPS, list, y);
    return row === undefined
      ? buttonsOfArrowTap(list.chosen, settingRowBeyond(list, y))
      : buttonsOfRowTap(list.chosen, row);
  },
  focus: ({ save, list }) => {
    const { label, help, choice } = SETTINGS[list.chosen];
    return [TEXTS.title.settings, label, noteOf(choice, save.settings), help];
  },
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
    playGoBackSound();
    requestScreen({ kind: "title" });
    return;
  }
  const step = stepOf(input);
  const { choice } = SETTINGS[list.chosen];
  const opens = step > 0 ? screenBehind(choice, list.chosen) : undefined;
  if (opens !== undefined) {
    playConfirmSound();
    requestScreen(opens);
    return;
  }
  if (step !== 0) change(screen, choice, step);
  steerListWithSound(list, input);
  glideList(list, elapsedMs);
}

function change(screen: SettingsScreen, choice: SettingChoice, step: number): void {
  changeSetting(choice, screen.save.settings, step);
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
    rows: groupSettings.map((entry, row) => createRow(entry, row, save.settings)),
  }));
  drawSettings(puzzleId, groups, list, SETTINGS[list.chosen].help);
}

function stepOf({ isAPressed, pressedDirection }: Input): number {
  if (isAPressed || pressedDirection === RIGHT) return 1;
  return pressedDirection === LEFT ? -1 : 0;
}

function createRow({ label, choice }: ListEntry<SettingChoice>, row: number, settings: Settings): SettingRow {
  return { label, note: noteOf(choice, settings), opensScreen: screenBehind(choice, row) !== undefined };
}

function entryOf(choice: SettingChoice): ListEntry<SettingChoice> {
  const { label, help } = SETTING_TEXTS[choice];
  return { label, help, choice };
}
