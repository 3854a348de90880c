import type { Challenge } from "./codes/challenge-code";

/** A level that came as a code. */
export interface FriendLevel {
  /** The place of its puzzle among all worlds. */
  readonly world: number;
  readonly map: string;
  readonly code: string;
}

/**
 * The ways from screen to screen. Going through one leaves the present screen and opens the other.
 * @noSelf
 */
export interface Routes extends ChallengeRoutes, OwnRoutes, FriendRoutes {
  readonly title: () => void;
  /** The title of the puzzle that comes so many places later, round and round. */
  readonly world: (by: number) => void;
  readonly endless: () => void;
  /** The campaign's map, with the cursor on level `number`, from 0. */
  readonly map: (number: number) => void;
  /** Level `number`, from 0, of the campaign. */
  readonly campaign: (number: number) => void;
  readonly daily: () => void;
  readonly rush: () => void;
  readonly settings: () => void;
  /** Dialling the player's name; `then` goes on from there, whether there is one or not. */
  readonly name: (then: () => void) => void;
  readonly stats: () => void;
}

/**
 * The ways to challenges.
 * @noSelf
 */
export interface ChallengeRoutes {
  /** Dialling a challenge code. */
  readonly dial: () => void;
  readonly challenge: (challenge: Challenge) => void;
  /** A challenge's code, for a friend. */
  readonly give: (challenge: Challenge) => void;
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
  /** The editor, with a new level that is a copy of this map. */
  readonly editCopy: (map: string) => void;
  readonly playOwn: (number: number) => void;
}

/**
 * The ways to levels that come as codes.
 * @noSelf
 */
export interface FriendRoutes {
  /** The title; before it, if there is a file of levels that is new, what becomes of that. */
  readonly start: () => void;
  /** Dialling a level's code; one that came from elsewhere is read at once, empty if there is none. */
  readonly levelDial: (code: string) => void;
  /** A friend's level, to be played. */
  readonly friend: (friend: FriendLevel) => void;
  /** What else can be done with a friend's level. */
  readonly offer: (friend: FriendLevel) => void;
}
