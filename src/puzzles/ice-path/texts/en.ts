/** The English texts of Ice Path. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

/** Says that the level can no longer be won from the current state. */
const NO_WAY: readonly string[] = ["No way to the fish"];

export const en = {
  name: "Ice Path",
  dpadLabel: "to the fish",
  feat: { name: "no stop twice", missed: "one stop twice" },
  /** What the generator does in a step, shown while the player watches how a level was made. */
  madeSteps: {
    scatter: ["Rocks, anywhere", "First rocks"],
    lengthen: ["A longer path"],
    hole: ["The hole"],
    refine: ["Made harder"],
    tune: ["The last touch"],
  },
  light: {
    lit: ["igloo lit: can be won", "lit: can be won"],
    out: NO_WAY,
    announcement: "the igloo beside the board is dark",
  },
  mapChapters: ["Shore", "Blizzard", "Wreck", "Dawn"],
  /**
   * The chapters after the first: the name of each, and the texts about the light in its scene, which burns while the
   * level can be won.
   */
  chapters: {
    blizzard: {
      name: "The Blizzard",
      light: {
        lit: ["door lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the igloo is snowed in",
      },
    },
    wreck: {
      name: "The Wreck",
      light: {
        lit: ["full moon: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the moon is dark",
      },
    },
    dawn: {
      name: "The Dawn",
      light: {
        lit: ["sun up: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the sun has sunk",
      },
    },
  },
  /**
   * The name of each solving idea (technique that a solution needs) that only Ice Path has, with a sentence about the
   * idea.
   */
  ideas: {
    snowStop: { name: "Snow stop", sentence: "Only the snow stops you in the right place." },
    rightAcross: { name: "Right across", sentence: "Slide from one edge of the board to the other." },
    roundTheRock: { name: "Round the rock", sentence: "The same rock stops you on three sides." },
    spiral: { name: "Spiral", sentence: "Turn to the same side again and again." },
    stairs: { name: "Stairs", sentence: "Go in two directions, one after the other, as down stairs." },
    soNear: { name: "So near, so far", shortName: "So near", sentence: "The hole is near, but the way is long." },
    alongTheEdge: {
      name: "Along the edge",
      shortName: "The edge",
      sentence: "The way leads along the edge of the board.",
    },
  },
  things: {
    seal: "seal",
    hole: "fish hole",
    rock: "rock",
    snowPatch: "snow patch",
    ice: "ice",
  },
};
