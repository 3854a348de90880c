import { isFault } from "../../src/kernel/fault";
import type { Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { allPuzzles } from "../../src/puzzles/index";
import type { Place } from "../../src/puzzles/puzzle";
import type { SealedLevel, SealedPuzzle, SealedState } from "../../src/puzzles/sealed";

/** The puzzle that a new player sees first: the tests play it where they say nothing else. */
export const FIRST_WORLD = allPuzzles()[0].id;

/** The ids of all the others, as rows of `test.each`. */
export const OTHER_WORLDS: readonly [string][] = allPuzzles()
  .slice(1)
  .map(({ id }) => [id]);

/** The ids of all, as rows of `test.each`. */
export const WORLDS: readonly [string][] = allPuzzles().map(({ id }) => [id]);

/** The puzzle of that id. */
export function worldOf(id: string): SealedPuzzle {
  return allPuzzles()[placeOf(id)];
}

/** Its place among all puzzles, as challenge codes have it. */
export function placeOf(id: string): number {
  const place = allPuzzles().findIndex((puzzle) => puzzle.id === id);
  if (place < 0) throw new Error(`there is no puzzle ${id}`);
  return place;
}

/** The rules of a level that is given as its map. */
export function rulesOf(world: string, map: string): Rules<SealedState> {
  return worldOf(world).rules(levelOf(world, map));
}

/** Where the player's piece stands after those moves. */
export function placeAfter(world: string, map: string, moves: readonly Direction[]): Place | undefined {
  const { start, move } = rulesOf(world, map);
  let state = start;
  for (const direction of moves) state = move(state, direction) ?? state;
  return worldOf(world).whereabouts?.of(levelOf(world, map), state);
}

function levelOf(world: string, map: string): SealedLevel {
  const level = worldOf(world).read(map);
  if (isFault(level)) throw new Error(level.fault);
  return level;
}
