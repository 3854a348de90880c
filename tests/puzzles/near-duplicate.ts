import { PASSES_TITLE } from "../../src/kernel/pass";

/** A level with other things on no more cells than this is nearly the same: one thing was moved. */
const MAX_DIFFERENT_CELLS = 2;
const NOTHING = ".";

/** Whether two maps as they stand differ on two cells at the most; a pass counts like a cell. */
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

/** What stands on each cell and lies beneath it, and the lines of the passes. */
function partsOf(map: string): readonly [cells: readonly string[], passes: readonly string[]] {
  const [things, passes = ""] = map.split(`${PASSES_TITLE}\n`);
  const [upper, lower] = things.trimEnd().split("\n\n");
  const beneath = lower?.replaceAll("\n", "");
  const cells = Array.from(upper.replaceAll("\n", ""), (one, at) => one + (beneath?.charAt(at) ?? NOTHING));
  return [cells, passes.split("\n").filter((line) => line !== "")];
}
