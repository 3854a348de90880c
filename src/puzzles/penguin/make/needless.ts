import { NOWHERE } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { put, slide, type Floe } from "./floe";
import { isGood } from "./good";
import type { Scratch } from "./scratch";
import type { Way } from "./way";

/**
 * Takes away what is needless, one after the other: without it the winning way still holds and has no rival, the finish
 * can be reached from everywhere, something can be lost if it could before, and there are still so many lures. Ends when
 * nothing more can go.
 */
export function* takeAwayNeedless(scratch: Scratch, lures: number): Work<void> {
  const { floe, way } = scratch;
  const { canLose } = scratch.search;
  const things = floe.built.filter((cell) => cell !== floe.finish);
  let at = 0;
  for (let needed = 0; needed < things.length; needed++) {
    yield;
    if (at >= things.length) at = 0;
    const cell = things[at];
    const kind = floe.ground[cell - 1];
    const bridge = floe.bridges[cell - 1];
    const other = kind >= Ground.Door ? floe.exits[cell - 1] : NOWHERE;
    put(floe, cell, Ground.Ice, Bridge.None);
    if (other !== NOWHERE) put(floe, other, Ground.Ice, Bridge.None);
    if (holds(floe, way) && (yield* isGood(scratch, canLose, lures))) {
      things.splice(at, 1);
      if (other !== NOWHERE) things.splice(things.indexOf(other), 1);
      needed = -1;
    } else {
      put(floe, cell, kind, bridge);
      if (other !== NOWHERE) put(floe, other, kind, Bridge.None);
      at++;
    }
  }
}

/** Whether every move of the winning way leads where it did. */
function holds(floe: Floe, { cells, moves, length }: Way): boolean {
  for (let at = 0; at < length; at++) if (slide(floe, cells[at], moves[at]) !== cells[at + 1]) return false;
  return true;
}
