import { setCrankReversed, type Input } from "../../device/input";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { Routes } from "../routes";
import type { Save } from "../save/save";
import { UNDO_SPEEDS, type Settings } from "../save/settings";
import type { Screen } from "../screen";
import { setMusicVolume, setSoundVolume, soundBack, soundConfirm, soundCursor } from "../sounds";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, type Row } from "../widgets/list";
import { drawSettings, SETTINGS_IN_SIGHT } from "./settings-view";

/** @noSelf */
interface Setting {
  readonly label: string;
  readonly note: (settings: Settings) => string;
  /** One line on what it does. */
  readonly help: string;
  /** Takes the next value in that direction, 1 or −1, round and round. */
  readonly turn: (settings: Settings, by: number) => void;
  /** Goes where it is set instead; left out where it is set here. */
  readonly open?: (routes: Routes, comeBack: () => void) => void;
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
        turn: (settings) => {
          settings.lampIsShown = !settings.lampIsShown;
        },
      },
      {
        label: "Undo",
        note: ({ undoSpeed }) => UNDO_NOTES[UNDO_SPEEDS.indexOf(undoSpeed)],
        help: "How fast moves are taken back.",
        turn: (settings, by) => {
          const at = UNDO_SPEEDS.indexOf(settings.undoSpeed) + by + UNDO_SPEEDS.length;
          settings.undoSpeed = UNDO_SPEEDS[at % UNDO_SPEEDS.length];
        },
      },
      {
        label: "Crank",
        note: ({ crankIsReversed }) => (crankIsReversed ? "reversed" : "normal"),
        help: "Crank direction: clockwise is forward, or back.",
        turn: (settings) => {
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
        turn: (settings, by) => {
          settings.soundVolume = (settings.soundVolume + by + VOLUMES.length) % VOLUMES.length;
          setSoundVolume(settings.soundVolume);
        },
      },
      {
        label: "Music",
        note: ({ musicVolume }) => VOLUMES[musicVolume],
        help: "A quiet piece for each place.",
        turn: (settings, by) => {
          settings.musicVolume = (settings.musicVolume + by + VOLUMES.length) % VOLUMES.length;
          setMusicVolume(settings.musicVolume);
        },
      },
    ],
  },
  {
    name: "Sight",
    settings: [
      {
        label: "Motion",
        note: ({ animationSpeed }) => (animationSpeed === "calm" ? "calm" : "brisk"),
        help: "How fast everything moves.",
        turn: (settings) => {
          settings.animationSpeed = settings.animationSpeed === "calm" ? "brisk" : "calm";
        },
      },
      {
        label: "Less flashing",
        note: ({ lessFlashing }) => onOrOff(lessFlashing),
        help: "Fewer rings and flashes.",
        turn: (settings) => {
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
        turn: () => undefined,
        open: ({ nameDial }, comeBack) => {
          nameDial(comeBack);
        },
      },
    ],
  },
];

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

/** The settings, in the place of `world`, with the cursor on row `chosen`. `keep` is called on leaving if something was changed. */
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

  const show = (): void => {
    const groups = GROUPS.map(({ name, settings: own }) => ({ name, rows: own.map((each) => rowOf(each, settings)) }));
    drawSettings(puzzleId, groups, list, SETTINGS[list.chosen].help);
  };

  const turn = (by: number): void => {
    SETTINGS[list.chosen].turn(settings, by);
    isChanged = true;
    soundCursor();
    show();
  };

  return {
    frame: (input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        routes.title();
        return;
      }
      const by = turnOf(input);
      const { open } = SETTINGS[list.chosen];
      if (by !== 0 && open !== undefined) {
        soundConfirm();
        const row = list.chosen;
        open(routes, () => {
          routes.settingsAt(row);
        });
        return;
      }
      if (by !== 0) turn(by);
      steerListWithSound(list, input);
      if (glideList(list, elapsedMs)) show();
    },
    show,
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

function turnOf({ aPressed, pressedDirection }: Input): number {
  if (aPressed || pressedDirection === RIGHT) return 1;
  return pressedDirection === LEFT ? -1 : 0;
}

function rowOf({ label, note }: Setting, settings: Settings): Row {
  return { label, note: note(settings) };
}

function onOrOff(isOn: boolean): string {
  return isOn ? "on" : "off";
}
