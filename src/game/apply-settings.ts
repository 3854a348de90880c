/** Passes the player's settings to the device and to the sounds. */
import { setCrankReversed } from "../device/input";
import { setLessFlashing } from "../device/screen";
import type { Save } from "./save/save";
import { setMusicVolume, setSoundVolume } from "./sounds";

/** Applies the settings of a save. Call it at the start, and whenever a setting has changed. */
export function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setMusicVolume(settings.musicVolume);
  setLessFlashing(settings.lessFlashing);
  setCrankReversed(settings.crankIsReversed);
}
