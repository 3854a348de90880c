import { field, letters, oneOf, wholeNumber, yesOrNo, type Field } from "./fields";

/** What the player chose, for all puzzles. */
export interface Settings {
  /** Whether the lamp shows if the position can still be won. */
  lampIsShown: boolean;
  /** 0 is off, 3 the loudest. */
  soundVolume: number;
  /** The same of the music. */
  musicVolume: number;
  animationSpeed: AnimationSpeed;
  /** Asked for in the game; the system's own setting is honoured besides. */
  lessFlashing: boolean;
  /** How fast moves are taken back. */
  undoSpeed: UndoSpeed;
  /** The crank turns everything the other way round. */
  crankIsReversed: boolean;
  /** What friends see beside the player's time; empty if that was never chosen. */
  name: string;
}

export const UNDO_SPEEDS = ["calm", "brisk", "at-once"] as const;
export type UndoSpeed = (typeof UNDO_SPEEDS)[number];
type AnimationSpeed = "calm" | "brisk";

export const SETTINGS_FIELDS: readonly Field<Settings>[] = [
  field("lampIsShown", yesOrNo),
  field("soundVolume", wholeNumber(0, 3)),
  field("animationSpeed", oneOf<AnimationSpeed>(["calm", "brisk"])),
  field("lessFlashing", yesOrNo),
  field("undoSpeed", oneOf<UndoSpeed>(UNDO_SPEEDS)),
  field("crankIsReversed", yesOrNo),
  field("musicVolume", wholeNumber(0, 3)),
  // As codes have room for it: see codes/ghost.
  field("name", letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 6)),
];

/** What a new player begins with. */
export function defaultSettings(): Settings {
  return {
    lampIsShown: true,
    soundVolume: 3,
    musicVolume: 2,
    animationSpeed: "calm",
    lessFlashing: false,
    undoSpeed: "calm",
    crankIsReversed: false,
    name: "",
  };
}
