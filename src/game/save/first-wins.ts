/**
 * Defines first wins: the moves and the time that the player needed to win a level for the first time. The statistics
 * compare these moves with the moves that the game expects.
 */
import { createCountsCodec, MAP_CODEC } from "./fields";

/**
 * The first win of a level, with the moves and time that the player needed. A win after watching the solution is not
 * stored.
 */
export interface FirstWin {
  readonly map: string;
  /**
   * The player's moves from the first start of the level up to the win, including those undone and those before a
   * restart or a loss. A move that the player undoes and makes again by turning the console's crank counts once.
   */
  readonly moves: number;
  /** The seconds for which the level was on the screen until the win, without pauses and the system menu. */
  readonly seconds: number;
  readonly hints: number;
  /** The difficulty of the level, in hundredths of a bit; 0 if the level was won before its difficulty was known. */
  readonly difficultyCentibits: number;
}

/** At most this many first wins are stored for each puzzle. If there are more, the oldest ones are dropped. */
export const MAX_FIRST_WINS = 20;

/** The number of numbers before the level's map in the stored line of a first win. */
const NUMBERS = 4;
const numbersCodec = createCountsCodec(NUMBERS);

export function formatFirstWin({ map: levelMap, moves, seconds, hints, difficultyCentibits }: FirstWin): string {
  return `${numbersCodec.write([moves, seconds, hints, difficultyCentibits])} ${MAP_CODEC.write(levelMap)}`;
}

/** Parses a line that `formatFirstWin` wrote. Returns undefined if the line is not valid. */
export function parseFirstWin(line: string): FirstWin | undefined {
  const space = line.indexOf(" ");
  const numbers = space < 0 ? undefined : numbersCodec.read(line.substring(0, space));
  const levelMap = MAP_CODEC.read(line.substring(space + 1));
  if (numbers === undefined || numbers.length !== NUMBERS || levelMap === undefined) return undefined;
  const [moves, seconds, hints, difficultyCentibits] = numbers;
  return { map: levelMap, moves, seconds, hints, difficultyCentibits };
}
