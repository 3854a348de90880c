/** Compares two maps cell by cell. Tests use it to tell whether two levels are nearly equal. */
import { PASSES_TITLE } from "../../src/kernel/pass";

/**
 * The largest number of cells in which two maps may differ and still count as nearly equal. Moving one thing changes
 * two cells.
 */
const MAX_DIFFERENT_CELLS = 2;
const NOTHING = ".";

/** Returns whether two maps differ in at most two cells or one-way passes. Does not turn or mirror the maps. */
export function isNearDuplicate(one: string, other: string): boolean {
  const [ownCells, ownPasses] = partsOf(one);
  const [otherCells, otherPasses] = partsOf(other);
  if (ownCells.length !== otherCells.length || one.indexOf("\n") !== other.indexOf("\n")) return false;
  let differences = ownPasses.filter((pass) => !otherPasses.includes(pass)).length;
  differences += otherPasses.filter((pass) => !ownPasses.includes(pass)).length;
  for (let at = 0; at < ownCells.length && differences <= MAX_DIFFERENT_CELLS; at++) {
    if (ownCells[at] !== otherCells[at]) differences++;
  }
  return differences <= MAX_DIFFERENT_CELLS;
}

function partsOf(map: string): readonly [cells: readonly string[], passes: readonly string[]] {
  const [things, passes = ""] = map.split(`${PASSES_TITLE}\n`);
  const [upper, lower] = things.trimEnd().split("\n\n");
  const beneath = lower?.replaceAll("\n", "");
  const cells = Array.from(upper.replaceAll("\n", ""), (one, at) => one + (beneath?.charAt(at) ?? NOTHING));
  return [cells, passes.split("\n").filter((line) => line !== "")];
}
