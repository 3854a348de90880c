import { PASSES_TITLE } from "../../src/kernel/pass";
import { drawBelow, type Random } from "../../src/kernel/random";

const NOTHING = ".";

/** How many cells of a map something stands on. */
export function countThings(map: string): number {
  return cellIndexes(map).filter((at) => map[at] !== NOTHING).length;
}

/** The map with what stands on one of its cells in the place of something else, and that in its place. */
export function moveOneThing(map: string, random: Random): string {
  const cells = cellIndexes(map);
  const full = cells.filter((at) => map[at] !== NOTHING);
  const from = full[drawBelow(random, full.length)];
  const targetIndexes = cells.filter((at) => map[at] !== map[from]);
  const to = targetIndexes[drawBelow(random, targetIndexes.length)];
  return Array.from(map, (character, at) => (at === from ? map[to] : at === to ? map[from] : character)).join("");
}

/** On how many cells the maps differ; on all if they are not of one size. */
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

/** The places in the text of a map's cells: passes stand below them. */
function cellIndexes(map: string): number[] {
  const [things] = map.split(PASSES_TITLE);
  return Array.from(things, (_, at) => at).filter((at) => map[at] !== "\n");
}
