/**
 * Routes: the functions with which one screen opens another. create-routes.ts implements these interfaces, so that
 * screens need not import one another.
 */
import type { Challenge } from "./codes/challenge-code";
import type { Pace } from "../puzzles/pace";

/** A level that the player received as a code. */
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

/**
 * An answer to a question: the label of the answer's button, and its action.
 * @noSelf
 */
interface Answer {
  readonly label: string;
  readonly onSelect: () => void;
}

/**
 * What it costs the player to open a copy of a campaign level in the editor.
 * @noSelf
 */
export interface CopyCost {
  /** A sentence that tells the player what the copy of the level costs. */
  readonly text: string;
  /**
   * Stores that the player has taken the copy, so that the level earns fewer medals until the next day ends. Called
   * when the player has agreed to this cost.
   */
  readonly pay: () => void;
}

/**
 * The routes: functions with which a screen opens another screen. Each route leaves the open screen first.
 * @noSelf
 */
export interface Routes extends ChallengeRoutes, OwnRoutes, FriendRoutes, PlayerRoutes, LessonRoutes, EndingRoutes {
  readonly title: () => void;
  /**
   * Opens the title screen. Its lamp moves from the house of the puzzle at index `lampFrom` of `PUZZLES` to the chosen
   * house.
   */
  readonly titleFrom: (lampFrom: number) => void;
  /**
   * Opens the title screen of the puzzle that comes `by` positions later in `PUZZLES`. After the last puzzle comes the
   * first.
   */
  readonly switchPuzzle: (by: number) => void;
  /**
   * Opens the screen on which the player chooses the pace (calm, rising or hard) of an endless run. For a new player,
   * opens a starter level (one of the first campaign levels) instead.
   */
  readonly endless: () => void;
  /** Plays the endless run at a pace (calm, rising or hard). A run begins if there is none. */
  readonly endlessAt: (pace: Pace) => void;
  /** Asks whether the endless run at a pace (calm, rising or hard) shall be given up for a new one. */
  readonly newRun: (pace: Pace) => void;
  /** Opens the map of the campaign, with the cursor on the level at `levelIndex`. */
  readonly campaignMap: (levelIndex: number) => void;
  /** Opens the level at `levelIndex` of the puzzle's campaign. */
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
   * Plays the next level of a weekly remix (three levels with a changed rule), or shows its result if all levels are
   * over. `week` is the number that `weekNumber` returns.
   */
  readonly remix: (week: number) => void;
  /** Opens a rush (as many levels as possible in three minutes). The rules are shown first. */
  readonly rush: () => void;
  /**
   * Starts another rush (as many levels as possible against the clock) without showing its rules, because the player has
   * just played one.
   */
  readonly rushAgain: () => void;
  /** Shows a question over the open screen. After the answer, that screen continues. */
  readonly ask: (question: Question) => void;
}

/**
 * The functions that open the screens of challenges (levels that two players share through a code).
 * @noSelf
 */
export interface ChallengeRoutes {
  /** Opens the challenges screen, where the player can enter the code of a challenge. */
  readonly challengeDial: () => void;
  /** Plays a challenge. The player is asked first if the challenge would replace another unfinished challenge. */
  readonly challenge: (challenge: Challenge) => void;
  /** Removes the code of a challenge that is over from the screen for entering codes. This function opens no screen. */
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
 * The functions that open the screens of the player's own levels. The levels are counted from 0.
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
   * Opens the editor with a new level that is a copy of `map`. If there is no room for another level, a message says
   * so. If the copy costs the player something (it may count as a hint), the player is asked first.
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
   * Opens the title screen. If the file `levels.txt` (level codes that the player put into the data folder) is new, the
   * screen that imports its levels opens first.
   */
  readonly firstScreen: () => void;
  /**
   * Opens the screen where the player enters a level code. If `code` is not empty, it came with a web link and is
   * parsed at once.
   */
  readonly levelDial: (code: string) => void;
  /** Opens a friend's level, so that the player can play it. */
  readonly playFriendLevel: (friend: FriendLevel) => void;
  /** Opens the screen that offers to play, store or edit a friend's level. */
  readonly friendLevelOffer: (friend: FriendLevel) => void;
}

/**
 * The functions that open the settings, the name, the statistics, the record of first wins and the save files.
 * @noSelf
 */
export interface PlayerRoutes {
  readonly settings: () => void;
  /**
   * Opens the settings with the cursor on row `chosen`, from 0. So a player returns to the row that opened another
   * screen.
   */
  readonly settingsAt: (chosen: number) => void;
  /** Opens the settings with the cursor on the row that opens the second page. */
  readonly settingsAtMore: () => void;
  /** Opens the second page of the settings with the cursor on row `chosen`, from 0. */
  readonly settingsMore: (chosen: number) => void;
  /**
   * Opens the screen where the player enters a name. `then` is called afterwards, whether the player has entered a name
   * or not.
   */
  readonly nameDial: (then: () => void) => void;
  readonly stats: () => void;
  /** Opens the statistics of the puzzle with this index in `PUZZLES`. */
  readonly statsOf: (puzzleIndex: number) => void;
  /**
   * Opens the screen on which the player can share the record of the puzzle with this index. `back` is called with the
   * index of the puzzle that is shown when the player leaves the screen.
   */
  readonly shareRecord: (puzzleIndex: number, back: (puzzleIndex: number) => void) => void;
  /** Exports the whole save to a file and shows a message about that file. */
  readonly exportSave: () => void;
  /** Asks the player whether to import the exported save file. */
  readonly importSave: () => void;
}

/**
 * The functions that open the lessons (tiny levels that teach something) for playing them again.
 * @noSelf
 */
export interface LessonRoutes {
  /**
   * Opens the list of the puzzles whose lessons (tiny levels that teach something) can be repeated, with the cursor on
   * row `chosen`, from 0.
   */
  readonly lessons: (chosen: number) => void;
  /**
   * Opens the list of a puzzle's lessons (tiny levels that teach something) with the cursor on row `chosen`, from 0.
   */
  readonly lessonsOf: (puzzleId: string, chosen: number) => void;
  /**
   * Plays a lesson (a tiny level that teaches something) of a puzzle again. `letter` names the lesson. `back` is called
   * after the lesson.
   */
  readonly repeatLesson: (puzzleId: string, letter: string, back: () => void) => void;
}

/**
 * The functions that open the endings of campaigns (pictures after the last level), the finale after all campaigns, and
 * the credits.
 * @noSelf
 */
export interface EndingRoutes {
  /**
   * Shows the ending (the pictures after the last level) of the campaign. `from` is the screen from which it is opened.
   * The campaign's map follows. If the ending was opened from the map, Ⓐ plays the last level instead.
   */
  readonly ending: (from: EndingOrigin) => void;
  /**
   * Opens the list of the campaigns' endings (pictures after the last level) that the player has seen, with the cursor
   * on row `chosen`, from 0.
   */
  readonly seenEndings: (chosen: number) => void;
  /** Shows the ending of a puzzle's campaign again. `back` is called after it. */
  readonly endingAgain: (puzzleId: string, back: () => void) => void;
  /** Shows the finale (the pictures after the endings of all campaigns) again. `back` is called after it. */
  readonly finaleAgain: (back: () => void) => void;
  /** Shows the credits of the game. `back` is called when the player leaves them. */
  readonly credits: (back: () => void) => void;
}

/**
 * The screen from which an ending is opened: the card (the message after a level) of a level that was cleared, or the
 * map of the campaign.
 */
export type EndingOrigin = "level" | "map";
