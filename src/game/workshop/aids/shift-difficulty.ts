import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { CANNOT_BE_WON } from "../../play/play";
import { goesOn, tryDraft, type Judged, type Search } from "./judged";
import { mutated } from "./mutate";

/** So much harder or easier a level is to become, give or take; by less it is as hard as before. */
const AIM_CENTIBITS = 100;
const TOLERANCE_CENTIBITS = 40;
const LEAST_CENTIBITS = 25;

/** So many small changes at the most lead from the level to the other one. */
const MOST_CHANGES = 4;

/** What the search goes on from. */
interface Footing {
  readonly draft: Draft;
  readonly gain: number;
  readonly changes: number;
}

/**
 * A level that is harder by a bit (`sign` 1) or easier by one (−1) and looks much the same: the nearest to
 * that which is found. Every second change is made to the level itself, the others to what has come of it so far.
 */
export function* shiftDifficulty(search: Search, draft: Draft, sign: 1 | -1, random: Random): Work<Judged | Fault> {
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault(CANNOT_BE_WON);
  const start = { draft, gain: 0, changes: 0 };
  let footing: Footing = start;
  let best: Judged | undefined;
  let bestGain = 0;
  for (let at = 0; goesOn(search); at++) {
    const from = at % 2 === 0 ? start : footing;
    const next = yield* tryChange(search, from.draft, random);
    if (next === undefined) continue;
    const gain = sign * (next.verdict.difficultyCentibits - before.verdict.difficultyCentibits);
    const isNearer = missOf(gain) < missOf(bestGain);
    if (isNearer && gain >= LEAST_CENTIBITS) {
      best = next;
      bestGain = gain;
      if (missOf(gain) <= TOLERANCE_CENTIBITS) break;
    }
    if (missOf(gain) < missOf(footing.gain) && from.changes + 1 < MOST_CHANGES) {
      footing = { draft: next.draft, gain, changes: from.changes + 1 };
    }
  }
  return best ?? fault(sign > 0 ? "no harder found" : "no easier found");
}

function* tryChange(search: Search, draft: Draft, random: Random): Work<Judged | undefined> {
  const next = mutated(search.puzzle.legend, draft, random);
  if (next !== undefined) return yield* tryDraft(search, next);
  search.progress.tried++;
  yield;
  return undefined;
}

function missOf(gain: number): number {
  return Math.abs(gain - AIM_CENTIBITS);
}
