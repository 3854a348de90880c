import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { CANNOT_BE_WON } from "../../play/played-level";
import { hasBudget, tryDraft, type JudgedDraft, type Search } from "./judged-draft";
import { mutateDraft } from "./mutate-draft";

/** So much harder or easier a level is to become, give or take; by less it is as hard as before. */
const TARGET_GAIN_CENTIBITS = 100;
const TOLERANCE_CENTIBITS = 40;
const MIN_GAIN_CENTIBITS = 25;

/** So many small changes at the most lead from the level to the other one. */
const MAX_CHANGES = 4;

/** What the search goes on from. */
interface SearchPoint {
  readonly draft: Draft;
  readonly gain: number;
  readonly changes: number;
}

/**
 * A level that is harder by a bit (`sign` 1) or easier by one (−1) and looks much the same: the nearest to
 * that which is found. Every second change is made to the level itself, the others to what has come of it so far.
 */
export function* shiftDifficulty(
  search: Search,
  draft: Draft,
  sign: 1 | -1,
  random: Random,
): Task<JudgedDraft | Fault> {
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault(CANNOT_BE_WON);
  const start = { draft, gain: 0, changes: 0 };
  let current: SearchPoint = start;
  let best: JudgedDraft | undefined;
  let bestGain = 0;
  for (let at = 0; hasBudget(search); at++) {
    const from = at % 2 === 0 ? start : current;
    const next = yield* tryChange(search, from.draft, random);
    if (next === undefined) continue;
    const gain = sign * (next.verdict.difficultyCentibits - before.verdict.difficultyCentibits);
    const isNearer = missedCentibits(gain) < missedCentibits(bestGain);
    if (isNearer && gain >= MIN_GAIN_CENTIBITS) {
      best = next;
      bestGain = gain;
      if (missedCentibits(gain) <= TOLERANCE_CENTIBITS) break;
    }
    if (missedCentibits(gain) < missedCentibits(current.gain) && from.changes + 1 < MAX_CHANGES) {
      current = { draft: next.draft, gain, changes: from.changes + 1 };
    }
  }
  return best ?? fault(sign > 0 ? "no harder found" : "no easier found");
}

function* tryChange(search: Search, draft: Draft, random: Random): Task<JudgedDraft | undefined> {
  const next = mutateDraft(search.puzzle.legend, draft, random);
  if (next !== undefined) return yield* tryDraft(search, next);
  search.progress.tried++;
  yield;
  return undefined;
}

function missedCentibits(gain: number): number {
  return Math.abs(gain - TARGET_GAIN_CENTIBITS);
}
