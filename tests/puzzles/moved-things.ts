/** Moves things on the text of a map. Tests check with such maps whether nearly equal levels are recognised. */
import { PASSES_TITLE } from "../../src/kernel/pass";
import { drawRandomBelow, type Random } from "../../src/kernel/random";

const NOTHING = ".";

/** Returns the number of cells of a map that are not empty. */
export function countThings(map: string): number {
  return cellIndexes(map).filter((at) => map[at] !== NOTHING).length;
}

/**
 * Exchanges the contents of two random cells of a map and returns the new map. The first of these cells is not empty.
 */
export function moveOneThing(map: string, random: Random): string {
  const cells = cellIndexes(map);
  const full = cells.filter((at) => map[at] !== NOTHING);
  const from = full[drawRandomBelow(random, full.length)];
  const targetIndexes = cells.filter((at) => map[at] !== map[from]);
  const to = targetIndexes[drawRandomBelow(random, targetIndexes.length)];
  return Array.from(map, (character, at) => (at === from ? map[to] : at === to ? map[from] : character)).join("");
}

/**
 * Counts the cells and one-way passes in which two maps differ. Returns a number above any such count if the maps have
 * different sizes.
 */
export function countDifferentCells(one: string, other: string): number {
  const cells = cellIndexes(one);
  if (one.indexOf("\n") !== other.indexOf("\n") || cells.length !== cellIndexes(other).length) return one.length;
  const [own, others] = [passesOf(one), passesOf(other)];
  const otherPasses =
    own.filter((line) => !others.includes(line)).length + others.filter((line) => !own.includes(line)).length;
  return otherPasses + cells.filter((at) => one[at] !== other[at]).length;
}

function passesOf(map: string): string[] {
  return (map.split(`${PASSES_TITLE}\n`).at(1) ?? "").split("\n").filter((line) => line !== "");
}

function cellIndexes(map: string): number[] {
  const [things] = map.split(PASSES_TITLE);
  return Array.from(things, (_, at) => at).filter((at) => map[at] !== "\n");
}
