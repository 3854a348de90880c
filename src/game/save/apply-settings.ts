/** Passes the player's settings to the device and to the sounds. */
import { setCrankReversed } from "../../device/input";
import { setLessFlashing } from "../../device/screen";
import type { Save } from "./save";
import { setMusicVolume, setSoundVolume } from "../sounds";

/**
 * Applies the settings in a save: the volumes, whether the screen flashes less, and the crank's direction. It must be
 * called at the start of the game and after each change of a setting.
 */
export function applySettings({ settings }: Save): void {
  setSoundVolume(settings.soundVolume);
  setMusicVolume(settings.musicVolume);
  setLessFlashing(settings.hasLessFlashing);
  setCrankReversed(settings.isCrankReversed);
}
