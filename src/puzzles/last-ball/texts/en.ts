/** The English texts of Last Ball. The fields of `Puzzle` and `Scene` in puzzle.ts explain where each text is shown. */

/** Says that the level can no longer be won from the current state. */
const NO_WAY: readonly string[] = ["No way to win"];

export const en = {
  name: "Last Ball",
  dpadLabel: "all whites off",
  feat: { name: "no fall", missed: ["fell once", "fell twice", "fell often"] },
  /** Shown while the player watches how a level was made: the generator chooses a move and adds a ball for it. */
  madeStep: (step: number, count: number) => [`Move ${step} of ${count}, its ball`, `Move ${step} of ${count}`],
  lostReasons: ["Black fell off"],
  light: {
    lit: ["lamp lit: can be won", "lit: can be won"],
    out: NO_WAY,
    announcement: "the lamp is out",
  },
  mapChapters: ["Club", "Kitchen", "Deck", "Ballroom", "Roof"],
  /**
   * The chapters after the first: the name of each, and the texts about the light in its scene. The light burns while
   * the level can be won.
   */
  chapters: {
    kitchen: {
      name: "The Kitchen",
      light: {
        lit: ["lamp lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the lamp is out",
      },
    },
    deck: {
      name: "The Deck",
      light: {
        lit: ["lantern lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the lantern is out",
      },
    },
    ballroom: {
      name: "The Ballroom",
      light: {
        lit: ["candles lit: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "the candles are out",
      },
    },
    roof: {
      name: "The Roof",
      light: {
        lit: ["sun up: can be won", "lit: can be won"],
        out: NO_WAY,
        announcement: "a cloud hides the sun",
      },
    },
  },
  /**
   * The name of each solving idea (technique that a solution needs) that only Last Ball has, with a sentence about the
   * idea.
   */
  ideas: {
    chain: { name: "Chain", sentence: "One ball hits the next, and that the next." },
    brake: { name: "Brake", sentence: "Put a ball where it stops you later." },
    lastIsFirst: { name: "The last is first", sentence: "A ball that you hit early leaves last." },
    onTheSpot: { name: "On the spot", sentence: "Hit balls without leaving your place." },
    grandTour: { name: "Grand tour", sentence: "Roll far across the board." },
    spareBall: { name: "Spare a ball", sentence: "A ball that you spare stops you later." },
  },
  things: {
    blackBall: "black ball",
    whiteBall: "white ball",
    nothing: "nothing",
  },
};
