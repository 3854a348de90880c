/** The English texts of Skid. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

/** Says that the level can no longer be won from the current state. */
const NO_WAY: readonly string[] = ["No way out for all"];

/** Says that a win is still possible, but no full combo (all toys of each colour leave in one move). */
const NOT_TOGETHER: readonly string[] = ["Not all together"];

export const en = {
  name: "Skid",
  dpadLabel: "all out",
  feat: { name: "full combo", missed: "not as one" },
  light: {
    lit: ["lamp bright: full combo possible", "bright: full combo"],
    out: NO_WAY,
    announcement: "the lamp is out",
    half: {
      tips: NOT_TOGETHER,
      lost: "the lamp burns low: no full combo any more",
      regained: "the lamp is bright: full combo possible",
    },
  },
  /**
   * The two lines that say which board of all tried boards is shown. The next two fields say whether the generator kept
   * this board.
   */
  triedBoard: (tried: number, all: number) => [`Board ${tried}`, `of ${all}`],
  refusedBoard: ["Not good", "enough"],
  keptBoard: ["This one", "is good"],
  mapChapters: ["Playroom", "Attic", "Tree House", "Toyshop"],
  /** For each chapter after the first: its name, and the texts that say whether the level can still be won. */
  chapters: {
    attic: {
      name: "The Attic",
      light: {
        lit: ["flame high: full combo possible", "high: full combo"],
        out: NO_WAY,
        announcement: "the lantern is out",
        half: {
          tips: NOT_TOGETHER,
          lost: "the flame burns low: no full combo any more",
          regained: "the flame is high: full combo possible",
        },
      },
    },
    treeHouse: {
      name: "Tree House",
      light: {
        lit: ["jar full: full combo possible", "full: full combo"],
        out: NO_WAY,
        announcement: "the fireflies are out",
        half: {
          tips: NOT_TOGETHER,
          lost: "few fireflies are left: no full combo any more",
          regained: "all fireflies are back: full combo possible",
        },
      },
    },
    toyshop: {
      name: "The Toyshop",
      light: {
        lit: ["star lit: full combo possible", "star: full combo"],
        out: NO_WAY,
        announcement: "the candles are out",
        half: {
          tips: NOT_TOGETHER,
          lost: "the star is dark: no full combo any more",
          regained: "the star is lit: full combo possible",
        },
      },
    },
  },
  anyToy: "toy",
  anyGoal: "goal",
  /** The name of each solving idea (a technique that a solution needs) that only Skid has, with a sentence about it. */
  ideas: {
    toyStop: { name: "Toy stop", sentence: "One toy stops another in the right place." },
    together: { name: "Together", sentence: "Several toys leave in one move." },
    pitStop: { name: "Pit stop", sentence: "Let a pit hold a toy back." },
    bothDoors: { name: "Both doors", shortName: "Both out", sentence: "One move leads both colours out." },
    iceStop: { name: "Ice stop", sentence: "An ice cube stops a toy in the right place." },
    crateStop: { name: "Crate stop", sentence: "A crate stops a toy in the right place." },
    tooSoon: { name: "Too soon", sentence: "A toy that could leave must still wait." },
    swapPlaces: { name: "Swap places", shortName: "Swap", sentence: "Two pieces must change their order." },
    parking: { name: "Parking", sentence: "One toy waits while the others move." },
  },
  /** The names of the things that may stand on a board, in the singular. */
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
