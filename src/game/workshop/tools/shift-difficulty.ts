/** The editor tools "harder" and "easier": they search for a similar level of another difficulty. */
import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { CANNOT_BE_WON } from "../../play/played-level";
import { hasBudget, tryDraft, type JudgedDraft, type Search } from "./judged-draft";
import { mutateDraft } from "./mutate-draft";

/** The wanted change of difficulty, its tolerance, and the least change that counts, in hundredths of a bit. */
const TARGET_GAIN_CENTIBITS = 100;
const TOLERANCE_CENTIBITS = 40;
const MIN_GAIN_CENTIBITS = 25;

/** The most mutations between the level and the result. */
const MAX_CHANGES = 4;

/** A draft from which the search continues. */
interface SearchPoint {
  readonly draft: Draft;
  readonly gain: number;
  readonly changes: number;
}

/**
 * Searches for a similar level that is harder (`sign` 1) or easier (`sign` −1) by one bit; returns the nearest one
 * found. Mutations are applied in turns to the original level and to the best draft so far.
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
  for (let attempt = 0; hasBudget(search); attempt++) {
    const from = attempt % 2 === 0 ? start : current;
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

/** Tries one random mutation of a draft; returns undefined if it makes no new winnable level. */
function* tryChange(search: Search, draft: Draft, random: Random): Task<JudgedDraft | undefined> {
  const next = mutateDraft(search.puzzle.legend, draft, random);
  if (next !== undefined) return yield* tryDraft(search, next);
  search.progress.tried++;
  yield;
  return undefined;
}

/** Returns how far a change of difficulty is from the wanted one, in hundredths of a bit. */
function missedCentibits(gain: number): number {
  return Math.abs(gain - TARGET_GAIN_CENTIBITS);
}
