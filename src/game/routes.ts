/** The routes between screens, as interfaces. game.ts implements them, so that screens need not import one another. */
import type { Challenge } from "./codes/challenge-code";

/** A level that came as a code. */
export interface FriendLevel {
  /** The index of the level's puzzle in `PUZZLES`. */
  readonly puzzleIndex: number;
  readonly map: string;
  readonly code: string;
}

/**
 * A question that the player must confirm, or a message that needs no decision.
 * @noSelf
 */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The answer that Ⓐ gives; left out if there is nothing to decide. */
  readonly yes?: Answer;
}

/**
 * An answer: the word on its button, and its action.
 * @noSelf
 */
interface Answer {
  readonly label: string;
  readonly onSelect: () => void;
}

/**
 * What it costs to see a campaign level in the editor.
 * @noSelf
 */
export interface CopyCost {
  /** A sentence that tells the player the cost. */
  readonly text: string;
  /** Called after the player has agreed; it records the cost. */
  readonly pay: () => void;
}

/**
 * The routes from screen to screen. Following a route leaves the open screen and opens another one.
 * @noSelf
 */
export interface Routes extends ChallengeRoutes, OwnRoutes, FriendRoutes, PlayerRoutes {
  readonly title: () => void;
  /** Opens the title of the puzzle that comes `by` positions later; the puzzles wrap around. */
  readonly switchPuzzle: (by: number) => void;
  readonly endless: () => void;
  /** Opens the campaign's map with the cursor on level `number`, from 0. */
  readonly campaignMap: (number: number) => void;
  /** Opens level `number` of the campaign, from 0. */
  readonly campaign: (number: number) => void;
  readonly daily: () => void;
  /** Opens a rush, with its rules first. */
  readonly rush: () => void;
  /** Opens another rush without the rules, because the player has just seen them. */
  readonly rushAgain: () => void;
  /** Shows a question over the open screen, which continues afterwards. */
  readonly ask: (question: Question) => void;
}

/**
 * The routes to challenges.
 * @noSelf
 */
export interface ChallengeRoutes {
  /** Opens the dial for a challenge code. */
  readonly challengeDial: () => void;
  /** Plays a challenge. Asks the player first if that would drop another challenge left in the middle. */
  readonly challenge: (challenge: Challenge) => void;
  /** Ends the offer of a challenge's code in the dial, because the challenge is over. Opens no screen. */
  readonly challengeIsOver: (challenge: Challenge) => void;
  /** Opens the list of the last challenges, with the cursor on row `row`, from 0. */
  readonly lastChallenges: (row: number) => void;
  /** Shows the codes of a challenge for a friend, the first one first. Ⓑ calls `back`. */
  readonly showCodes: (challenges: readonly Challenge[], back: () => void) => void;
}

/**
 * The routes to the player's own levels, which are numbered from 0.
 * @noSelf
 */
export interface OwnRoutes {
  /** Opens the list of own levels with the cursor on level `number`, or on a new one if that does not exist. */
  readonly workshop: (number: number) => void;
  /** Opens the editor with level `number`, or with a new level if that does not exist. */
  readonly edit: (number: number) => void;
  /**
   * Opens the editor with a new level that is a copy of `map`. If there is no room, a message says so. If the copy has
   * a cost, the player is asked first.
   */
  readonly editCopy: (map: string, cost: CopyCost | undefined) => void;
  readonly playOwn: (number: number) => void;
}

/**
 * The routes to levels that come as codes.
 * @noSelf
 */
export interface FriendRoutes {
  /** Opens the title, or before it the question what to do with a new file of levels. */
  readonly firstScreen: () => void;
  /** Opens the dial for a level code. A code from elsewhere is decoded at once; it is empty if there is none. */
  readonly levelDial: (code: string) => void;
  /** Opens a friend's level to be played. */
  readonly playFriendLevel: (friend: FriendLevel) => void;
  /** Opens the screen that offers to play, store or edit a friend's level. */
  readonly friendLevelOffer: (friend: FriendLevel) => void;
}

/**
 * The routes to settings, name, statistics and save files.
 * @noSelf
 */
export interface PlayerRoutes {
  readonly settings: () => void;
  /**
   * Opens the settings with the cursor on row `chosen`, from 0, so that a player returns to the row that led elsewhere.
   */
  readonly settingsAt: (chosen: number) => void;
  /** Opens the dial for the player's name. `then` is called afterwards, whether a name was entered or not. */
  readonly nameDial: (then: () => void) => void;
  readonly stats: () => void;
  /** Exports the whole save to a file and shows a message about it. */
  readonly exportSave: () => void;
  /** Asks whether to import the save from the file. */
  readonly importSave: () => void;
}
