/** The English texts of Fruit. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

/** Says that the level can no longer be won from the current state. */
const NO_WAY: readonly string[] = ["No way to pair"];

export const en = {
  name: "Fruit",
  dpadLabel: "pair fruit",
  feat: { name: "no fruit spoilt", missed: ["spoilt once", "spoilt twice", "spoilt often"] },
  noUTurn: { name: "no U-turn", missed: "one U-turn" },
  neverRepeated: { name: "no repeats", missed: "a repeat" },
  /** What the generator does in a step, shown while the player watches how a level was made. */
  madeSteps: {
    hedge: ["Hedge grows"],
    things: ["Then the fruit"],
    start: ["To their start"],
  },
  lostReasons: { puddle: ["Fruit got dirty"], hedgehog: ["Fruit eaten"] },
  light: {
    lit: ["the sun shines: can be won", "sunny: can be won"],
    out: NO_WAY,
    announcement: "the sun is gone",
  },
  mapChapters: ["Noon", "April", "Harvest", "First Snow"],
  /** The chapters after the first: the name of each, and the texts that say whether the level can still be won. */
  chapters: {
    april: {
      name: "April",
      light: {
        lit: ["sun and rain: can be won", "sunny: can be won"],
        out: NO_WAY,
        announcement: "the cloud has closed",
      },
    },
    harvest: {
      name: "The Harvest",
      light: {
        lit: ["sun still up: can be won", "sunny: can be won"],
        out: NO_WAY,
        announcement: "the sun has set",
      },
    },
    firstSnow: {
      name: "First Snow",
      light: {
        lit: ["window lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the window is dark",
      },
    },
  },
  /** The word that stands for a fruit of any kind. */
  anyFruit: "fruit",
  /**
   * The name of each solving idea (a technique that a solution needs) that only Fruit has, with a sentence about this
   * technique.
   */
  ideas: {
    stoneStop: { name: "Stone stop", sentence: "A stone stops a fruit in the right place." },
    parking: { name: "Parking", sentence: "One fruit waits while the others move." },
    giveUpStop: { name: "Give up a stop", sentence: "What stopped you must go away again." },
    oneWay: { name: "One way", sentence: "The way leads through one-way gates." },
    nook: { name: "Into the nook", sentence: "A fruit must go where only one way leads out." },
    twoAtOnce: { name: "Two at once", sentence: "One move joins two pairs." },
    tooSoon: { name: "Too soon", sentence: "A pair that could meet must still wait." },
    carStop: { name: "Car stop", sentence: "A car stops a fruit in the right place." },
    barrelStop: { name: "Barrel stop", sentence: "A barrel stops a fruit in the right place." },
    fruitStop: { name: "Fruit stop", sentence: "One fruit stops another in the right place." },
    swapPlaces: { name: "Swap places", sentence: "Two fruits must change their order." },
    anteater: { name: "Pulled", sentence: "Let the anteater pull a fruit to its place." },
    danger: { name: "Danger", sentence: "A wrong move may spoil a fruit." },
  },
  /** The names of the things that may stand on a board, such as stones, in the singular. */
  things: {
    lawn: "lawn",
    hedge: "hedge",
    cherries: "cherries",
    pear: "pear",
    banana: "banana",
    melon: "melon",
    stone: "stone",
    car: "car",
    barrel: "barrel",
    puddle: "puddle",
    hedgehog: "hedgehog",
    anteater: "anteater",
  },
};
