/** The English texts of Skid. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

export const en = {
  name: "Skid",
  dpadLabel: "all out",
  feat: { name: "max combo", meaning: "all at once" },
  light: {
    lit: ["lamp bright: max combo possible", "bright: max combo"],
    out: ["lamp out: turn time back", "dark: turn back"],
    announcement: "the lamp is out",
    half: {
      tips: ["half light: a win, no max combo", "half: no max combo", "no max combo"],
      lost: "the lamp burns low: no max combo any more",
      regained: "the lamp is bright: max combo possible",
    },
  },
  /** How many boards the generator had tried when it tried the board that is shown, from long to short. */
  triedBoards: (tried: number, all: number) => [`${tried} of ${all}`, `${tried}`],
  /** The names of all chapters on the map of the campaign. */
  mapChapters: ["Playroom", "Attic", "Tree House", "Toyshop"],
  /** The chapters after the first: the name of each, and the texts about its light. */
  chapters: {
    attic: {
      name: "The Attic",
      light: {
        lit: ["flame high: max combo possible", "high: max combo"],
        out: ["flame out: turn time back", "dark: turn back"],
        announcement: "the lantern is out",
        half: {
          tips: ["low flame: a win, no max combo", "low: no max combo", "no max combo"],
          lost: "the flame burns low: no max combo any more",
          regained: "the flame is high: max combo possible",
        },
      },
    },
    treeHouse: {
      name: "Tree House",
      light: {
        lit: ["jar full: max combo possible", "full: max combo"],
        out: ["fireflies out: turn time back", "dark: turn back"],
        announcement: "the fireflies are out",
        half: {
          tips: ["few fireflies: a win, no max combo", "few: no max combo", "no max combo"],
          lost: "few fireflies are left: no max combo any more",
          regained: "all fireflies are back: max combo possible",
        },
      },
    },
    toyshop: {
      name: "The Toyshop",
      light: {
        lit: ["star lit: max combo possible", "star: max combo"],
        out: ["candles out: turn time back", "dark: turn back"],
        announcement: "the candles are out",
        half: {
          tips: ["star dark: a win, no max combo", "dark star: no max combo", "no max combo"],
          lost: "the star is dark: no max combo any more",
          regained: "the star is lit: max combo possible",
        },
      },
    },
  },
  newThings: {
    yellow: "each colour, its own goal",
    pit: "pits catch what slides in",
    crate: "crates wait for a push",
    iceCube: "ice cubes slide along, too",
  },
  /** The names that stand for toys and for goals of any colour. */
  anyToy: "toy",
  anyGoal: "goal",
  /** The ideas that levels of this puzzle can have: the name of each, and a sentence about it. */
  ideas: {
    wallOfToys: { name: "Wall of toys", sentence: "Use toys as a wall for other toys." },
    comboOrSafety: { name: "Combo or safety", sentence: "The toys leave sooner together than alone." },
    pitStop: { name: "Pit stop", sentence: "Let a pit hold a toy back." },
  },
  /** The names of the puzzle's things, in the singular. */
  things: {
    floor: "floor",
    block: "block",
    pit: "pit",
    redGoal: "red goal",
    yellowGoal: "yellow goal",
    redToy: "red toy",
    yellowToy: "yellow toy",
    crate: "crate",
    iceCube: "ice cube",
  },
};
