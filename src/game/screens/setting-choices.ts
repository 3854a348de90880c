/**
 * What each row of the settings screen shows and does: the text for its present value, and the change to the next value
 * or screen.
 */
import { setCrankReversed } from "../../device/input";
import type { Destination } from "../destination";
import { UNDO_SPEEDS, type Settings } from "../save/settings";
import { setMusicVolume, setSoundVolume } from "../sounds";
import { TEXTS } from "../texts/index";

type Setting = "lamp" | "undo" | "crank" | "tilt" | "sounds" | "music" | "motion" | "lessFlashing";

type SettingPage = "name" | "more";

export type SettingChoice = Setting | SettingPage;

const { settings: SETTING_TEXTS } = TEXTS;
const VOLUMES = [SETTING_TEXTS.silent, "●○○", "●●○", "●●●"];

/**
 * Returns the text that a row of the settings screen shows beside its label: the present value of the row's setting.
 */
export function noteOf(choice: SettingChoice, settings: Settings): string {
  switch (choice) {
    case "lamp":
      return onOrOff(settings.isLampShown);
    case "undo":
      return SETTING_TEXTS.undo.notes[UNDO_SPEEDS.indexOf(settings.undoSpeed)];
    case "crank":
      return SETTING_TEXTS.crank.notes[settings.isCrankReversed ? 1 : 0];
    case "tilt":
      return onOrOff(settings.isTiltOn);
    case "sounds":
      return VOLUMES[settings.soundVolume];
    case "music":
      return VOLUMES[settings.musicVolume];
    case "motion":
      return SETTING_TEXTS.motion[settings.animationSpeed];
    case "lessFlashing":
      return onOrOff(settings.hasLessFlashing);
    case "name":
      return settings.name === "" ? SETTING_TEXTS.name.none : settings.name;
    case "more":
      return "";
  }
}

/**
 * Changes a setting to its next value (`step` 1) or its previous value (`step` −1); the first value follows the last.
 * Does nothing for a row that opens a screen.
 */
export function changeSetting(choice: SettingChoice, settings: Settings, step: number): void {
  switch (choice) {
    case "lamp":
      settings.isLampShown = !settings.isLampShown;
      break;
    case "undo":
      settings.undoSpeed = UNDO_SPEEDS[wrap(UNDO_SPEEDS.indexOf(settings.undoSpeed) + step, UNDO_SPEEDS.length)];
      break;
    case "crank":
      settings.isCrankReversed = !settings.isCrankReversed;
      setCrankReversed(settings.isCrankReversed);
      break;
    case "tilt":
      settings.isTiltOn = !settings.isTiltOn;
      break;
    case "sounds":
      settings.soundVolume = wrap(settings.soundVolume + step, VOLUMES.length);
      setSoundVolume(settings.soundVolume);
      break;
    case "music":
      settings.musicVolume = wrap(settings.musicVolume + step, VOLUMES.length);
      setMusicVolume(settings.musicVolume);
      break;
    case "motion":
      settings.animationSpeed = settings.animationSpeed === "calm" ? "brisk" : "calm";
      break;
    case "lessFlashing":
      settings.hasLessFlashing = !settings.hasLessFlashing;
      break;
    case "name":
    case "more":
  }
}

/**
 * Returns the screen that a row of the settings screen opens, or undefined if the player changes the setting in the row
 * itself.
 */
export function screenBehind(choice: SettingChoice, row: number): Destination | undefined {
  if (choice === "name") return { kind: "name", back: { kind: "settings", row } };
  return choice === "more" ? { kind: "more", row: 0 } : undefined;
}

function onOrOff(isOn: boolean): string {
  return isOn ? SETTING_TEXTS.on : SETTING_TEXTS.off;
}

function wrap(index: number, count: number): number {
  return (index + count) % count;
}
