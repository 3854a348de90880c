import { NOWHERE } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { put, slide, type Floe } from "./floe";
import { isGood } from "./good";
import type { Scratch } from "./scratch";
import { advance, beginSearchOfWay, takeWay } from "./search";
import { copyWay, type Way } from "./way";

/** What a level has to keep beside its winning way. */
interface Kept {
  readonly canLose: boolean;
  readonly lures: number;
}

type IsGoodWithout = (this: void, scratch: Scratch, kept: Kept) => Work<boolean>;

/**
 * Takes away what is needless: without it there is still one win of as many moves and no rival, the finish can be reached
 * from everywhere, something can be lost if it could before, and there are so many lures. Ends when nothing more can go.
 */
export function* takeAwayNeedless(scratch: Scratch, lures: number): Work<void> {
  const kept: Kept = { canLose: scratch.search.canLose, lures };
  const things = scratch.floe.built.filter((cell) => cell !== scratch.floe.finish);
  let isOver = false;
  while (!isOver) {
    yield* takeAwayAll(scratch, things, kept, isGoodThisWay);
    isOver = !(yield* takeAwayAll(scratch, things, kept, isGoodAnotherWay));
  }
}

/** Takes away one thing after the other, and begins again, until all are needed; gives whether anything went. */
function* takeAwayAll(scratch: Scratch, things: number[], kept: Kept, isGoodWithout: IsGoodWithout): Work<boolean> {
  const { floe } = scratch;
  const before = things.length;
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
    if (yield* isGoodWithout(scratch, kept)) {
      things.splice(at, 1);
      if (other !== NOWHERE) things.splice(things.indexOf(other), 1);
      needed = -1;
    } else {
      put(floe, cell, kind, bridge);
      if (other !== NOWHERE) put(floe, other, kind, Bridge.None);
      at++;
    }
  }
  return things.length < before;
}

/** Whether the level is good, and its winning way what it was. */
function* isGoodThisWay(scratch: Scratch, { canLose, lures }: Kept): Work<boolean> {
  return holds(scratch.floe, scratch.way) && (yield* isGood(scratch, canLose, lures));
}

/** Whether it is good with another winning way of as many moves, which is the winning way from then on. */
function* isGoodAnotherWay(scratch: Scratch, { canLose, lures }: Kept): Work<boolean> {
  const { floe, way, formerWay, search } = scratch;
  if (holds(floe, way)) return false;
  beginSearchOfWay(search, floe, way.length - 1);
  while (!advance(search, floe, way)) yield;
  yield;
  copyWay(formerWay, way);
  if (takeWay(way, search, floe.finish) && (yield* isGood(scratch, canLose, lures))) return true;
  copyWay(way, formerWay);
  return false;
}

/** Whether every move of the winning way leads where it did. */
function holds(floe: Floe, { cells, moves, length }: Way): boolean {
  for (let at = 0; at < length; at++) if (slide(floe, cells[at], moves[at]) !== cells[at + 1]) return false;
  return true;
}
