/** The English texts of Penguin. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

export const en = {
  name: "Penguin",
  dpadLabel: "to the flag",
  feat: { name: "unhurt", meaning: "no picks" },
  light: {
    lit: ["lighthouse lit: can be won", "lit: can be won"],
    out: ["lighthouse out: turn time back", "dark: turn back"],
    announcement: "the lighthouse is out",
  },
  /** The names of the puzzle's things, in the singular. */
  things: {
    ice: "ice",
    finishLine: "finish line",
    picks: "picks",
    treadmill: "treadmill",
    snow: "snow",
    wall: "wall",
    tree: "tree",
    door: "door",
    bridge: "bridge",
    penguin: "penguin",
  },
};
