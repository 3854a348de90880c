/** The English texts of Penguin. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

/** Says that the level can no longer be won from the current state. */
const NO_WAY: readonly string[] = ["No way to win"];

export const en = {
  name: "Penguin",
  dpadLabel: "to the flag",
  feat: { name: "unhurt", missed: ["hurt once", "hurt twice", "hurt often"] },
  noUTurn: { name: "no U-turn", missed: "one U-turn" },
  /** What the generator does in a step, shown while the player watches how a level was made. */
  madeSteps: {
    finish: ["The flag comes first", "The flag first"],
    slide: ["One slide more"],
    blockers: ["Another path is closed", "Side path closed"],
    lure: ["A path that misleads", "A false path laid", "A false path"],
    needless: ["A spare part is removed", "Spare part gone"],
  },
  lostReasons: { picks: ["Hurt by picks"], loop: ["In a loop"] },
  light: {
    lit: ["lighthouse lit: can be won", "lit: can be won"],
    out: NO_WAY,
    announcement: "the lighthouse is out",
  },
  mapChapters: ["Lighthouse", "Fog", "Storm", "Feast"],
  /** For each chapter after the first: its name, and the texts that say whether the level can still be won. */
  chapters: {
    fog: {
      name: "The Fog",
      light: {
        lit: ["horn sounds: can be won", "horn: can be won", "can be won"],
        out: NO_WAY,
        announcement: "the horn is silent",
      },
    },
    storm: {
      name: "The Storm",
      light: {
        lit: ["lighthouse lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the lighthouse is out",
      },
    },
    feast: {
      name: "The Feast",
      light: {
        lit: ["lanterns lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the lanterns are out",
      },
    },
  },
  /**
   * The name of each solving idea (a technique that a solution needs) that only Penguin has, with a sentence about it.
   */
  ideas: {
    ride: { name: "A ride", sentence: "Let the treadmills carry you." },
    doors: { name: "Doors", sentence: "The way leads through the doors." },
    bridges: { name: "Bridges", sentence: "The way leads over bridges." },
    snowStop: { name: "Snow stop", sentence: "Only the snow stops you in the right place." },
    danger: { name: "Danger", sentence: "A wrong move may lose at once." },
    spiral: { name: "Spiral", sentence: "Turn to the same side again and again." },
    changeBelts: { name: "Ride after ride", shortName: "Two rides", sentence: "One treadmill leads to the next." },
    bridgeWall: { name: "Bridge as a wall", shortName: "Bridge wall", sentence: "A bridge across the way stops you." },
    soNear: { name: "So near, so far", shortName: "So near", sentence: "The finish is near, but the way is long." },
    rightAcross: { name: "Right across", sentence: "Slide from one edge of the board to the other." },
  },
  things: {
    ice: "ice",
    finishLine: "flag",
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
