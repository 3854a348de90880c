import type { Challenge } from "./codes/challenge-code";

/** A level that came as a code. */
export interface FriendLevel {
  /** The place of its puzzle among all worlds. */
  readonly puzzleIndex: number;
  readonly map: string;
  readonly code: string;
}

/**
 * Something that the player is asked before it is done, or is only told.
 * @noSelf
 */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What Ⓐ does; left out where there is nothing to decide. */
  readonly yes?: Answer;
}

/**
 * What a button does, and the word for it.
 * @noSelf
 */
interface Answer {
  readonly label: string;
  readonly onSelect: () => void;
}

/**
 * What the editor's view of a level costs where that level counts.
 * @noSelf
 */
export interface CopyCost {
  /** Says it in a sentence. */
  readonly text: string;
  /** The player has agreed. */
  readonly pay: () => void;
}

/**
 * The ways from screen to screen. Going through one leaves the present screen and opens the other.
 * @noSelf
 */
export interface Routes extends ChallengeRoutes, OwnRoutes, FriendRoutes, PlayerRoutes {
  readonly title: () => void;
  /** The title of the puzzle that comes so many places later, round and round. */
  readonly switchPuzzle: (by: number) => void;
  readonly endless: () => void;
  /** The campaign's map, with the cursor on level `number`, from 0. */
  readonly campaignMap: (number: number) => void;
  /** Level `number`, from 0, of the campaign. */
  readonly campaign: (number: number) => void;
  readonly daily: () => void;
  /** A rush; its rules come first. */
  readonly rush: () => void;
  /** Another rush, whose rules the player has just seen. */
  readonly rushAgain: () => void;
  /** Asks over the present screen, which goes on after it. */
  readonly ask: (question: Question) => void;
}

/**
 * The ways to challenges.
 * @noSelf
 */
export interface ChallengeRoutes {
  /** Dialling a challenge code. */
  readonly challengeDial: () => void;
  readonly challenge: (challenge: Challenge) => void;
  /** The codes of a challenge, for a friend: the first one is seen first. */
  readonly showCodes: (challenges: readonly Challenge[]) => void;
}

/**
 * The ways to the player's own levels, which are numbered from 0.
 * @noSelf
 */
export interface OwnRoutes {
  /** All of them, with the cursor on level `number`; on a new one where there is none. */
  readonly workshop: (number: number) => void;
  /** The editor, with level `number`, or a new one where there is none. */
  readonly edit: (number: number) => void;
  /**
   * The editor, with a new level that is a copy of this map. If there is no room for one, the player is told so over the
   * present screen; else, if it costs something, the player is asked first.
   */
  readonly editCopy: (map: string, cost: CopyCost | undefined) => void;
  readonly playOwn: (number: number) => void;
}

/**
 * The ways to levels that come as codes.
 * @noSelf
 */
export interface FriendRoutes {
  /** The title; before it, if there is a file of levels that is new, what becomes of that. */
  readonly firstScreen: () => void;
  /** Dialling a level's code; one that came from elsewhere is read at once, empty if there is none. */
  readonly levelDial: (code: string) => void;
  /** A friend's level, to be played. */
  readonly playFriendLevel: (friend: FriendLevel) => void;
  /** What else can be done with a friend's level. */
  readonly friendLevelOffer: (friend: FriendLevel) => void;
}

/**
 * The ways to what belongs to the player.
 * @noSelf
 */
export interface PlayerRoutes {
  readonly settings: () => void;
  /** The settings with the cursor on row `chosen`, from 0: whoever left them from that row comes back there. */
  readonly settingsAt: (chosen: number) => void;
  /** Dialling the player's name; `then` goes on from there, whether there is one or not. */
  readonly nameDial: (then: () => void) => void;
  readonly stats: () => void;
  /** Writes the whole save into a file, and says so. */
  readonly exportSave: () => void;
  /** Asks whether the save in the file is to be taken over. */
  readonly importSave: () => void;
}
