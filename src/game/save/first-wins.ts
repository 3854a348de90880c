/**
 * First wins: what it took the player to win each of the latest levels that the player won for the first time. Together
 * they are the player's record, which the statistics compare with the moves that the game expects. They stay on the
 * device.
 */
import { counts, map } from "./fields";

/** The first win of a level: what the player needed for it. A level whose solution the player watched has none. */
export interface FirstWin {
  readonly map: string;
  /**
   * The moves that the player made from the first start of the level up to the win. Moves that were undone count, and
   * so do moves before a restart or a loss. A move that is only made again by the crank does not count twice. If the
   * player left a campaign level for another one, only the moves since then count.
   */
  readonly moves: number;
  /** The seconds for which the level was on the screen until it was won, without pauses and the system menu. */
  readonly seconds: number;
  readonly hints: number;
  /** The difficulty of the level, in hundredths of a bit; 0 if the level was won before its difficulty was known. */
  readonly difficultyCentibits: number;
}

/** How many first wins are stored for each puzzle. They are those of the levels that the player won last. */
export const MAX_FIRST_WINS = 20;

/** How many numbers come before the level's map in the stored line of a first win. */
const NUMBERS = 4;
const numbersCodec = counts(NUMBERS);

/** Formats a first win as a line: four numbers and the map. */
export function formatFirstWin({ map: levelMap, moves, seconds, hints, difficultyCentibits }: FirstWin): string {
  return `${numbersCodec.write([moves, seconds, hints, difficultyCentibits])} ${map.write(levelMap)}`;
}

/** Parses a line that `formatFirstWin` wrote. Returns undefined if the line is not valid. */
export function parseFirstWin(line: string): FirstWin | undefined {
  const space = line.indexOf(" ");
  const numbers = space < 0 ? undefined : numbersCodec.read(line.substring(0, space));
  const levelMap = map.read(line.substring(space + 1));
  if (numbers === undefined || numbers.length !== NUMBERS || levelMap === undefined) return undefined;
  const [moves, seconds, hints, difficultyCentibits] = numbers;
  return { map: levelMap, moves, seconds, hints, difficultyCentibits };
}
