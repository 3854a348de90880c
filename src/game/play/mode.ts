/** The interface of a mode, which the play screen calls. The modes themselves are in src/game/modes. */
import type { Certificate } from "../../kernel/analysed-graph";
import type { Rules } from "../../kernel/rules";
import type { Task } from "../../kernel/task";
import type { Position, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueLevel, OpaqueState } from "../../puzzles/any-puzzle";
import type { ModeName, Tally } from "../save/tally";
import type { Card } from "./card";
import type { HudText } from "./hud-text";
import type { Attempt } from "./attempt";

/** A level that is ready to be played. */
export interface ReadyLevel {
  readonly level: OpaqueLevel;
  readonly rules: Rules<OpaqueState>;
  /** The certificate of the level; undefined if it has not been explored yet. */
  readonly certificate: Certificate<OpaqueState> | undefined;
}

/** The seed and the number that identify a level within its mode and puzzle. */
export interface LevelOrigin {
  /** The seed of the run; left out for levels of a campaign. */
  readonly seed?: number;
  /** The level's number in its run or campaign, counted from 1; left out if the mode has only one level. */
  readonly level?: number;
}

/** The player's progress in a mode, to be stored beside the attempt. For its fields see `ResumePoint`. */
interface ModeProgress {
  readonly seed: number;
  readonly levelNumber: number;
  readonly recent: readonly number[];
  readonly tally: Tally;
}

/**
 * Where the next level starts. `nothing`: there is no next level. `where it ends`: where the player's piece ends this
 * level. `the same place`: always at the puzzle's start position.
 */
type NextStart = "nothing" | "where it ends" | "the same place";

/**
 * A mode: endless, campaign, daily, rush, challenge or an own level. It tells the play screen which levels follow,
 * which texts to show and when the run is over.
 * @noSelf
 */
export interface Mode {
  /** The name of the mode. `own` is a level of the player's, which has no resume point. */
  readonly name: ModeName | "own";
  /** Generates the level that follows the current one and the `queued` ones. The player's piece starts at `from`. */
  readonly createLevel: (from: Position | undefined, queued: readonly OpaqueLevel[]) => Task<ReadyLevel>;
  /** Whether pressing Ⓐ shows a hint and holding Ⓐ plays the best solution. */
  readonly hasHints: boolean;
  /** Whether a tutorial comes before the first level with a thing that is new to the player. */
  readonly teaches: boolean;
  /** Ends a run for good; called by the system menu. It is left out if the mode has no run that can be ended. */
  readonly giveUp?: () => void;
  /** Returns the board to show until the first level is ready, with as much of the level as is known. */
  readonly placeholderLevel: () => OpaqueLevel;
  /** Returns where the level starts that follows the current one and `queuedCount` more. */
  readonly nextStart: (queuedCount: number) => NextStart;
  /** Returns the texts round the board. */
  readonly hud: (attempt: Attempt) => HudText;
  /** Returns the status of a rush for scenes that show it. It is left out if the mode is not timed. */
  readonly rushStatus?: () => RushStatus;
  /** Called when a new level starts. */
  readonly onArrival: (level: OpaqueLevel) => void;
  readonly onWon: (attempt: Attempt) => void;
  readonly onLost: () => void;
  /**
   * Advances the mode's clock while a level can be played. Returns whether a text round the board changes. It is left
   * out if the mode has no clock.
   */
  readonly onTimePassed?: (elapsedMs: number) => boolean;
  /**
   * Returns whether a timed run is over. After that the player's input is ignored, and the card appears once no piece
   * moves. It is left out if no clock ends the mode.
   */
  readonly isOver?: () => boolean;
  /** Returns the card that ends the mode; undefined if it goes on. `isCleared` is true after a level's celebration. */
  readonly card: (isCleared: boolean) => Card | undefined;
  /** Returns the progress to store beside the attempt; undefined if there is nothing to resume. */
  readonly progress: () => ModeProgress | undefined;
  /** Returns the seed and the number of the current level. */
  readonly origin: () => LevelOrigin;
  /** Opens the previous screen. */
  readonly back: () => void;
}
