/**
 * Defines the player's settings, their default values, and their fields in the save. screens/settings-screen.ts shows
 * the settings.
 */
import {
  field,
  createLettersCodec,
  createChoiceCodec,
  createWholeNumberCodec,
  YES_OR_NO_CODEC,
  type Field,
} from "./fields";

export interface Settings {
  /** Whether the scenery shows a lamp, which goes out when the level can no longer be won. */
  isLampShown: boolean;
  /** The volume of the sounds: 0 is off, 3 is the loudest. */
  soundVolume: number;
  /** The volume of the music: 0 is off, 3 is the loudest. */
  musicVolume: number;
  animationSpeed: AnimationSpeed;
  /** Whether the player wants fewer flashes. The console's system setting for fewer flashes applies too. */
  hasLessFlashing: boolean;
  undoSpeed: UndoSpeed;
  isCrankReversed: boolean;
  /** Whether the player also moves by tilting the console, in the puzzles whose moves tilt the board. */
  isTiltOn: boolean;
  /** The name that friends see beside the player's time in a challenge; empty if the player has not chosen a name. */
  name: string;
}

export const UNDO_SPEEDS = ["calm", "brisk", "at-once"] as const;
export type UndoSpeed = (typeof UNDO_SPEEDS)[number];
type AnimationSpeed = "calm" | "brisk";

export const SETTINGS_FIELDS: readonly Field<Settings>[] = [
  field("isLampShown", YES_OR_NO_CODEC, "lampIsShown"),
  field("soundVolume", createWholeNumberCodec(0, 3)),
  field("animationSpeed", createChoiceCodec<AnimationSpeed>(["calm", "brisk"])),
  field("hasLessFlashing", YES_OR_NO_CODEC),
  field("undoSpeed", createChoiceCodec<UndoSpeed>(UNDO_SPEEDS)),
  field("isCrankReversed", YES_OR_NO_CODEC, "crankIsReversed"),
  field("isTiltOn", YES_OR_NO_CODEC),
  field("musicVolume", createWholeNumberCodec(0, 3)),
  // These letters and this length must be the same as for names in challenge codes; see codes/ghost.ts.
  field("name", createLettersCodec("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 6)),
];

export function createDefaultSettings(): Settings {
  return {
    isLampShown: true,
    soundVolume: 3,
    musicVolume: 2,
    animationSpeed: "calm",
    hasLessFlashing: false,
    undoSpeed: "calm",
    isCrankReversed: false,
    isTiltOn: false,
    name: "",
  };
}
