/**
 * Lists maps that each lack one thing of a given map. Tests use them to find needless things: the level is as hard
 * without such a thing.
 */
import type { Legend } from "../../src/kernel/legend";
import { PASSES_TITLE } from "../../src/kernel/pass";

/** A map without one of its things. `x` and `y` of the removed thing are counted from 0. */
export interface MapWithoutThing {
  readonly x: number;
  readonly y: number;
  /** The character of the removed thing. For a one-way pass, the word "pass" and the arrow of its direction. */
  readonly thing: string;
  readonly map: string;
}

const NOTHING = ".";
const WALL = "#";

/**
 * Returns a map for each thing of a map, without this thing. Both things of a pair are removed together. Walls and
 * things that every level has exactly once are never removed. The map must have no things beneath other things.
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
