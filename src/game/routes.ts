/**
 * Routes: the functions with which one screen opens another. create-routes.ts implements these interfaces, so that
 * screens need not import one another.
 */
import type { Challenge } from "./codes/challenge-code";
import type { Pace } from "../puzzles/pace";

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
  /** The answer that the Ⓐ button gives to the question; left out if there is nothing to decide. */
  readonly yes?: Answer;
}

/** @noSelf */
interface Answer {
  readonly label: string;
  readonly onSelect: () => void;
}

/**
 * What the player loses when a copy of a campaign level opens in the editor.
 * @noSelf
 */
export interface CopyCost {
  readonly text: string;
  /**
   * Stores that the player has opened a copy of the level. The level then earns fewer medals until the end of the next
   * day. Called after the player has agreed to this cost.
   */
  readonly pay: () => void;
}

/**
 * The functions with which a screen opens another screen. Each function leaves the open screen first.
 * @noSelf
 */
export interface Routes extends ChallengeRoutes, OwnRoutes, FriendRoutes, PlayerRoutes, LessonRoutes, EndingRoutes {
  readonly title: () => void;
  /**
   * Opens the title screen. The lamp over the houses moves from the house at index `lampFrom` of `PUZZLES` to the house
   * of the chosen puzzle.
   */
  readonly titleFrom: (lampFrom: number) => void;
  /**
   * Opens the title screen of the puzzle that comes `by` positions later in `PUZZLES`. After the last puzzle comes the
   * first.
   */
  readonly switchPuzzle: (by: number) => void;
  /**
   * Opens the screen on which the player chooses the pace of an endless run. For a new player, opens one of the first
   * three levels instead.
   */
  readonly endless: () => void;
  /** Plays the endless run at a pace. If there is no such run, begins one. */
  readonly endlessAt: (pace: Pace) => void;
  /** Asks whether the endless run at a pace shall be given up for a new one. */
  readonly newRun: (pace: Pace) => void;
  readonly campaignMap: (levelIndex: number) => void;
  readonly campaign: (levelIndex: number) => void;
  /** Opens the page Today, with the daily levels of all puzzles. */
  readonly today: () => void;
  /**
   * Plays today's daily level of the puzzle at this index of `PUZZLES`. With `isMadeUp`, plays the level of yesterday
   * instead, because the player makes up a missed day.
   */
  readonly daily: (puzzleIndex: number, isMadeUp: boolean) => void;
  /** Opens the page Today with the cursor on the card of the weekly remix. */
  readonly todayAtRemix: () => void;
  /**
   * Plays the next level of a weekly remix, or shows its result if all its levels are over. `week` is the number that
   * `weekNumber` returns.
   */
  readonly remix: (week: number) => void;
  /** Opens a rush, against the clock. The rules are shown first. */
  readonly rush: () => void;
  /** Starts another rush without showing its rules, because the player has just played one. */
  readonly rushAgain: () => void;
  readonly ask: (question: Question) => void;
}

/**
 * The functions that open the screens of challenges against a friend.
 * @noSelf
 */
export interface ChallengeRoutes {
  /** Opens the challenges screen, where the player can enter the code of a challenge. */
  readonly challengeDial: () => void;
  /** Plays a challenge. The player is asked first if the challenge would replace another unfinished challenge. */
  readonly challenge: (challenge: Challenge) => void;
  /** Clears the code of a finished challenge on the screen for entering codes. Opens no screen. */
  readonly challengeIsOver: (challenge: Challenge) => void;
  /** Opens the list of the challenges that the player opened last, with the cursor on row `row`, from 0. */
  readonly lastChallenges: (row: number) => void;
  /**
   * Shows the codes of one or more challenges, which the player passes to a friend. The code of the first challenge is
   * shown first. The Ⓑ button calls `back`.
   */
  readonly showCodes: (challenges: readonly Challenge[], back: () => void) => void;
}

/**
 * The functions that open the screens about the player's own levels. Indices of levels start at 0.
 * @noSelf
 */
export interface OwnRoutes {
  /**
   * Opens the workshop, which shows the player's own levels as cards, with the cursor on the level at `levelIndex`. If
   * there is no such level, the cursor is on the card for a new level.
   */
  readonly workshop: (levelIndex: number) => void;
  /**
   * Opens the editor with the player's own level at `levelIndex`. If there is no such level, the editor opens a new
   * level.
   */
  readonly edit: (levelIndex: number) => void;
  /**
   * Opens the editor with a new level that is a copy of `map`. If the workshop is full, a message says so. If the copy
   * has a cost, for instance because it counts as a hint, the player is asked first.
   */
  readonly editCopy: (map: string, cost: CopyCost | undefined) => void;
  readonly playOwn: (levelIndex: number) => void;
}

/**
 * The functions that open levels which the player received from friends as codes.
 * @noSelf
 */
export interface FriendRoutes {
  /**
   * Opens the first screen of the game: the title screen or, if the player has put a new file `levels.txt` with level
   * codes into the data folder, the screen that imports its levels.
   */
  readonly firstScreen: () => void;
  /**
   * Opens the screen where the player enters a level code. A `code` that is not empty came with a web link and is
   * parsed at once.
   */
  readonly levelDial: (code: string) => void;
  readonly playFriendLevel: (friend: FriendLevel) => void;
  /** Opens the screen that offers to play, store or edit a friend's level. */
  readonly friendLevelOffer: (friend: FriendLevel) => void;
}

/** @noSelf */
export interface PlayerRoutes {
  readonly settings: () => void;
  /**
   * Opens the settings with the cursor on row `chosen`, from 0, so that the player returns to the row that opened
   * another screen.
   */
  readonly settingsAt: (chosen: number) => void;
  /** Opens the settings with the cursor on the row that opens the second page. */
  readonly settingsAtMore: () => void;
  /** Opens the second page of the settings with the cursor on row `chosen`, from 0. */
  readonly settingsMore: (chosen: number) => void;
  /** Opens the screen where the player enters a name. `then` is called afterwards, even if no name was entered. */
  readonly nameDial: (then: () => void) => void;
  readonly stats: () => void;
  /** Opens the statistics of the puzzle with this index in `PUZZLES`. */
  readonly statsOf: (puzzleIndex: number) => void;
  /**
   * Opens the screen on which the player can share the record of the puzzle with this index. When the player leaves the
   * screen, `back` is called with the index of the puzzle that is shown then.
   */
  readonly shareRecord: (puzzleIndex: number, back: (puzzleIndex: number) => void) => void;
  readonly exportSave: () => void;
  readonly importSave: () => void;
}

/**
 * The functions that open lessons for playing them again.
 *
 * @noSelf
 */
export interface LessonRoutes {
  /** Opens the list of the puzzles whose lessons can be played again, with the cursor on row `chosen`, from 0. */
  readonly lessons: (chosen: number) => void;
  /** Opens the list of a puzzle's lessons, with the cursor on row `chosen`, from 0. */
  readonly lessonsOf: (puzzleId: string, chosen: number) => void;
  /** Plays a lesson of a puzzle again. `letter` names the lesson. `back` is called after the lesson. */
  readonly repeatLesson: (puzzleId: string, letter: string, back: () => void) => void;
}

/** @noSelf */
export interface EndingRoutes {
  /**
   * Shows the ending of the campaign, which consists of pictures after its last level. `from` is the screen from which
   * the ending is opened. After a level, the campaign's map follows; from the map, Ⓐ plays the last level.
   */
  readonly ending: (from: EndingOrigin) => void;
  /** Opens the list of the campaign endings that the player has seen, with the cursor on row `chosen`, from 0. */
  readonly seenEndings: (chosen: number) => void;
  /** Shows the ending of a puzzle's campaign again. `back` is called after it. */
  readonly endingAgain: (puzzleId: string, back: () => void) => void;
  /** Shows the finale again, which follows the endings of all campaigns. `back` is called after the finale. */
  readonly finaleAgain: (back: () => void) => void;
  /** Shows the credits. `back` is called when the player leaves them. */
  readonly credits: (back: () => void) => void;
}

/** The screen from which a campaign's ending is opened: the card after a cleared level, or the map of the campaign. */
export type EndingOrigin = "level" | "map";
