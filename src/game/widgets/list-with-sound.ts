/** Moves the cursor of a list as list.ts does, and also plays the sounds of the cursor. */
import type { Input } from "../../device/input";
import { playCursorSound, playRefusalSound } from "../sounds";
import { steerList, type List, type Steering } from "./list";

/**
 * Moves the cursor of a list by the input of one frame. Plays the sound of a moved cursor or, at an end of the list, of
 * a refusal.
 */
export function steerListWithSound(list: List, input: Input): Steering {
  const steering = steerList(list, input);
  if (steering === "moved") playCursorSound();
  if (steering === "stopped") playRefusalSound();
  return steering;
}
