import type { Direction } from "../kernel/direction";
import type { Fault } from "../kernel/fault";
import type { Motion } from "../kernel/motion";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { Composition } from "../kernel/select";
import type { Verdict } from "../kernel/verdict";
import type { Work } from "../kernel/work";

/** What a generator is asked for. */
export interface Brief {
  readonly width: number;
  readonly height: number;
  /** Where the player's piece starts: column and row from 0. */
  readonly fromX: number;
  readonly fromY: number;
  /** How many pieces to place: the puzzle's own measure of size. */
  readonly pieces: number;
  /** How hard the level should be, in hundredths of a bit: generators lean that way, and a choice among levels does the rest. */
  readonly difficultyCentibits: number;
}

/** A stretch of an endless run. */
export interface Stage {
  /** How many levels it lasts. */
  readonly levels: number;
  readonly pieces: number;
  readonly difficultyCentibits: number;
}

/** How a puzzle is played without end. */
export interface EndlessPlan {
  readonly width: number;
  readonly height: number;
  /** Where the player's piece stands in the first level. */
  readonly startX: number;
  readonly startY: number;
  /** The climb, in order; when it is over, the stages from `repeatFrom` on come again and again. */
  readonly stages: readonly Stage[];
  readonly repeatFrom: number;
  /** What may be spent on one level; see `Order` in kernel/select. */
  readonly fewestCandidates: number;
  readonly states: number;
  readonly statesPerCandidate: number;
  readonly toleranceCentibits: number;
}

/** A level of a campaign: drawn by hand, with a name, and with what was found out of it. */
export interface CampaignLevel {
  readonly name: string;
  /** Its map, row by row. */
  readonly map: readonly string[];
  /** What kernel/verdict says of it; a test computes it again. */
  readonly verdict: Verdict;
}

/**
 * All that the rest of the game needs to know of a puzzle.
 * @noSelf
 */
export interface Puzzle<Level, State> {
  readonly id: string;
  readonly rules: (level: Level) => Rules<State>;
  /**
   * One attempt at a level; undefined when it came to nothing. With an `opening`, the first numbers of an older
   * composition for the same brief, the level begins as that one does.
   */
  readonly compose: (brief: Brief, random: Random, opening?: readonly number[]) => Work<Composition<Level> | undefined>;
  /** A level from its text map; a fault names the row and column that are wrong. */
  readonly read: (map: string) => Level | Fault;
  readonly write: (level: Level) => string;
  /** Where the player's piece stands: the next level of an endless run begins there. */
  readonly whereabouts: (level: Level, state: State) => { readonly x: number; readonly y: number };
  /** The same number for all turns and mirrors of a level. */
  readonly fingerprint: (level: Level) => number;
  readonly endless: EndlessPlan;
  /** Its hand-drawn levels, in the order in which they are offered. */
  readonly campaign: readonly CampaignLevel[];
  readonly painter: Painter<Level, State>;
}

/** The motions of one move. */
export interface MadeMove {
  readonly motions: readonly Motion[];
}

/**
 * Draws a puzzle. Every method draws into the current context and nothing else.
 * @noSelf
 */
export interface Painter<Level, State> {
  /** All that never moves: drawn once a level, black void included. */
  readonly ground: (level: Level) => void;
  /** The pieces `elapsedMs` into the move that `motions` describe, from the position before it. */
  readonly pieces: (level: Level, before: State, motions: readonly Motion[], elapsedMs: number) => void;
  /** The pieces of a new level, `elapsedMs` after they began to come in. */
  readonly arrival: (level: Level, elapsedMs: number) => void;
  /** How long it takes until all have come. */
  readonly arrivalMs: (level: Level) => number;
  /** The joy over a cleared level, `elapsedMs` after it began, over its last position. */
  readonly farewell: (level: Level, state: State, elapsedMs: number) => void;
  readonly farewellMs: number;
  /** The moves that were made as numbered arrows over the level's first position: the player's piece's, and the others'. */
  readonly history: (level: Level, steps: readonly MadeMove[]) => void;
  /** A sign on the board that says: this way. */
  readonly hint: (level: Level, state: State, direction: Direction) => void;
}
