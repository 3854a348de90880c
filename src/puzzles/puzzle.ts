import type { Direction } from "../kernel/direction";
import type { Fault } from "../kernel/fault";
import type { Motion } from "../kernel/motion";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { Composition } from "../kernel/select";
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
}

/** All that the rest of the game needs to know of a puzzle. */
export interface Puzzle<Level, State> {
  readonly id: string;
  rules(this: void, level: Level): Rules<State>;
  /** One attempt at a level; undefined when it came to nothing. */
  compose(this: void, brief: Brief, random: Random): Work<Composition<Level> | undefined>;
  /** A level from its text map; a fault names the row and column that are wrong. */
  read(this: void, map: string): Level | Fault;
  write(this: void, level: Level): string;
  /** Where the player's piece stands: the next level of an endless run begins there. */
  whereabouts(this: void, level: Level, state: State): { readonly x: number; readonly y: number };
  /** The same number for all turns and mirrors of a level. */
  fingerprint(this: void, level: Level): number;
  readonly painter: Painter<Level, State>;
}

/** Draws a puzzle. Every method draws into the current context and nothing else. */
export interface Painter<Level, State> {
  /** All that never moves: drawn once a level, black void included. */
  ground(this: void, level: Level): void;
  /** The pieces `elapsedMs` into the move that `motions` describe, from the position before it. */
  pieces(this: void, level: Level, before: State, motions: readonly Motion[], elapsedMs: number): void;
  /** The pieces of a new level coming in; gives whether all have arrived. */
  arrival(this: void, level: Level, elapsedMs: number): boolean;
  /** The joy over a cleared level, with the last position beneath it; gives whether it is over. */
  farewell(this: void, level: Level, state: State, elapsedMs: number): boolean;
  /** A sign on the board that says: this way. */
  hint(this: void, level: Level, state: State, direction: Direction): void;
}
