import { PASSES_TITLE } from "../../src/kernel/pass";
import { below, type Random } from "../../src/kernel/random";

const NOTHING = ".";

/** How many cells of a map something stands on. */
export function thingsOf(map: string): number {
  return cellsOf(map).filter((at) => map[at] !== NOTHING).length;
}

/** The map with what stands on one of its cells in the place of something else, and that in its place. */
export function withOneMoved(map: string, random: Random): string {
  const cells = cellsOf(map);
  const full = cells.filter((at) => map[at] !== NOTHING);
  const from = full[below(random, full.length)];
  const places = cells.filter((at) => map[at] !== map[from]);
  const to = places[below(random, places.length)];
  return Array.from(map, (character, at) => (at === from ? map[to] : at === to ? map[from] : character)).join("");
}

/** On how many cells the maps differ; on all if they are not of one size. */
export function otherCells(one: string, other: string): number {
  const cells = cellsOf(one);
  if (one.indexOf("\n") !== other.indexOf("\n") || cells.length !== cellsOf(other).length) return one.length;
  const [own, others] = [passesOf(one), passesOf(other)];
  const otherPasses =
    own.filter((line) => !others.includes(line)).length + others.filter((line) => !own.includes(line)).length;
  return otherPasses + cells.filter((at) => one[at] !== other[at]).length;
}

function passesOf(map: string): string[] {
  return (map.split(`${PASSES_TITLE}\n`).at(1) ?? "").split("\n").filter((line) => line !== "");
}

/** The places in the text of a map's cells: passes stand below them. */
function cellsOf(map: string): number[] {
  const [things] = map.split(PASSES_TITLE);
  return Array.from(things, (_, at) => at).filter((at) => map[at] !== "\n");
}
