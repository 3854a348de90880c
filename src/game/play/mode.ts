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
  /** Undefined if it has not been explored yet. */
  readonly certificate: Certificate<OpaqueState> | undefined;
}

/** What tells a session of a mode from others of its puzzle. */
export interface LevelOrigin {
  /** What the levels were composed from; undefined for levels of a campaign. */
  readonly seed?: number;
  /** The level's number in its run or campaign, from 1; undefined if there is only one. */
  readonly level?: number;
}

/** Where the player stands in a mode, beside the round itself; see `LeftLevel`. */
interface ModeProgress {
  readonly seed: number;
  readonly levelNumber: number;
  readonly recent: readonly number[];
  readonly tally: Tally;
}

/**
 * What comes after a level: nothing, a level that begins where this one ends, or one that begins in the same place
 * whatever happens.
 */
type NextStart = "nothing" | "where it ends" | "the same place";

/**
 * What makes an endless run, a campaign level, the level of the day, a rush or a challenge out of the play screen: which
 * levels come, what the quiet line says, and when it is over.
 * @noSelf
 */
export interface Mode {
  /** An own level is not kept when it is left in the middle. */
  readonly name: ModeName | "own";
  /** The level after the present one and those that are `coming` already, for the player's piece at `from`. */
  readonly createLevel: (from: Position | undefined, coming: readonly OpaqueLevel[]) => Task<ReadyLevel>;
  /** Whether Ⓐ shows a hint, and held plays the best line. */
  readonly hasHints: boolean;
  /** Whether what is new to the player comes first in a level that teaches it. */
  readonly teaches: boolean;
  /** Ends a run that is kept as long as it is not over: for the system menu; left out where there is nothing to end. */
  readonly giveUp?: () => void;
  /** What is to be seen as long as the first level is not there: its board, as much of it as is known. */
  readonly placeholderLevel: () => OpaqueLevel;
  /** What comes after the present level and so many more. */
  readonly nextStart: (coming: number) => NextStart;
  readonly hud: (round: Attempt) => HudText;
  /** How a run stands that some places show; left out where it is against no clock. */
  readonly rushStatus?: () => RushStatus;
  /** A level has come. */
  readonly onArrival: (level: OpaqueLevel) => void;
  readonly onWon: (round: Attempt) => void;
  readonly onLost: () => void;
  /**
   * Time passes while a level can be played; returns whether the quiet line says something else now. Left out where no
   * clock runs.
   */
  readonly onTimePassed?: (elapsedMs: number) => boolean;
  /**
   * Whether a run against the clock is over: nothing that the player does counts from then on, and its card comes as soon
   * as the board stands still. Left out where no clock ends it.
   */
  readonly isOver?: () => boolean;
  /** The card that ends it, if it is over; `isCleared` once the farewell to a level is done. */
  readonly card: (isCleared: boolean) => Card | undefined;
  /** What is to be kept with the round, so that the player can come back to it; undefined if it is over. */
  readonly progress: () => ModeProgress | undefined;
  readonly origin: () => LevelOrigin;
  /** Back to the screen before. */
  readonly back: () => void;
}
