/**
 * Lists the maps that result if one thing of a map is removed. Tests use them to find needless things, without which a
 * level stays as hard.
 */
import type { Legend } from "../../src/kernel/legend";
import { PASSES_TITLE } from "../../src/kernel/pass";

/** A map without one of its things, with the column and row of the removed thing, counted from 0. */
export interface MapWithoutThing {
  readonly x: number;
  readonly y: number;
  /** The character of the removed thing in the map; for a one-way pass, its direction. */
  readonly thing: string;
  readonly map: string;
}

const NOTHING = ".";
const WALL = "#";

/**
 * Returns the maps that result if one thing of a map is removed, for each of its things. Both things of a pair are
 * removed together. Walls, and things that a level must have exactly once, are never removed. The map must not have a
 * lower layer, which holds things beneath other things.
 */
export function listMapsWithoutThings({ things }: Legend, map: string): MapWithoutThing[] {
  const [upper, passes = ""] = map.split(`\n\n${PASSES_TITLE}\n`);
  const rows = upper.split("\n");
  const below = passes === "" ? "" : `\n\n${PASSES_TITLE}\n${passes}`;
  const nothingThing = things.find(({ characters }) => characters === NOTHING);
  const found: MapWithoutThing[] = [];
  rows.forEach((row, y) => {
    Array.from(row).forEach((what, x) => {
      const thing = things.find(({ characters }) => characters.includes(what));
      if (thing === undefined || thing === nothingThing || thing.count === "one" || thing.editorRole === "walls")
        return;
      const isGone = (at: number, line: number): boolean =>
        (at === x && line === y) || (thing.count === "pair" && rows[line].charAt(at) === what);
      const filler = thing.where === "edge" ? WALL : NOTHING;
      const smallerMap = rows.map((other, line) =>
        Array.from(other, (one, at) => (isGone(at, line) ? filler : one)).join(""),
      );
      found.push({ x, y, thing: what, map: smallerMap.join("\n") + below });
    });
  });
  const lines = passes === "" ? [] : passes.split("\n");
  for (const line of lines) {
    const [column, row, what] = line.split(" ");
    const left = lines.filter((other) => other !== line);
    const text = left.length === 0 ? "" : ["", "", PASSES_TITLE, ...left].join("\n");
    found.push({ x: Number(column) - 1, y: Number(row) - 1, thing: `pass ${what}`, map: upper + text });
  }
  return found;
}
