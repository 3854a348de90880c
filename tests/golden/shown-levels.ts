/**
 * Chooses the campaign levels and the moves whose pictures and sounds are compared with stored lines of text, the
 * results of an earlier run.
 */
import { DIRECTIONS } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import type { MoveRecord, MoveRecorder } from "../../src/kernel/motion";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";

const EVENLY_SPREAD_LEVELS = 3;

export interface ShownMove {
  readonly before: OpaqueState;
  readonly after: OpaqueState;
  readonly move: MoveRecord;
}

/**
 * Returns the indexes of campaign levels that together have every kind of thing, and of some levels from the beginning
 * to the end of the campaign.
 */
export function shownLevelIndexes({ campaign }: AnyPuzzle): number[] {
  const indexes: number[] = [];
  let seen = "";
  for (let index = 0; index < campaign.levelCount; index++) {
    const map = campaign.level(index).map.join("");
    const isSpread = index % Math.ceil(campaign.levelCount / EVENLY_SPREAD_LEVELS) === 0;
    const isNew = map.split("").some((character) => !seen.includes(character));
    seen += map;
    if (isNew || isSpread) indexes.push(index);
  }
  return indexes;
}

export function campaignLevelOf(puzzle: AnyPuzzle, index: number): OpaqueLevel {
  return levelOnMap(puzzle, puzzle.campaign.level(index).map.join("\n"));
}

export function levelOnMap({ parseMap }: AnyPuzzle, map: string): OpaqueLevel {
  const level = parseMap(map);
  if (isFault(level)) throw new Error(level.fault.kind);
  return level;
}

/** Makes random moves in a level, until the level ends or `count` moves are made. */
export function randomMoves(puzzle: AnyPuzzle, level: OpaqueLevel, seed: number, count: number): ShownMove[] {
  const { start, move, outcome } = puzzle.rules(level);
  const random = createRandom(seed);
  const moves: ShownMove[] = [];
  let before = start;
  for (let tries = 0; tries < 4 * count && moves.length < count && outcome(before) === "playing"; tries++) {
    const direction = DIRECTIONS[drawRandomBelow(random, DIRECTIONS.length)];
    const recorder: MoveRecorder = { motions: [] };
    const after = move(before, direction, recorder);
    if (after === undefined) continue;
    const { playerPiece, motions } = recorder;
    moves.push({ before, after, move: { direction, playerPiece, motions } });
    before = after;
  }
  return moves;
}
