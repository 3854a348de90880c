/** The editor tools "harder" and "easier", which search for a similar level of another difficulty. */
import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { hasBudget, tryDraft, type JudgedDraft, type DraftSearch, type ToolFault } from "./judged-draft";
import { varyDraft } from "./vary-draft";

/**
 * The wanted change of difficulty, in hundredths of a bit. One bit more makes a level twice as hard, one bit less half
 * as hard.
 */
const TARGET_GAIN_CENTIBITS = 100;
/**
 * The search ends once the achieved change of difficulty differs from the wanted change by at most this many hundredths
 * of a bit.
 */
const TOLERANCE_CENTIBITS = 40;
const MIN_GAIN_CENTIBITS = 25;

const MAX_CHANGES = 4;

interface SearchPoint {
  readonly draft: Draft;
  readonly gain: number;
  readonly changeCount: number;
}

/**
 * Searches for a similar level that is one bit harder (`sign` 1) or one bit easier (`sign` −1). One bit means twice or
 * half as hard. Returns the level whose change of difficulty is nearest to one bit. The search applies random changes
 * alternately to the original level and to the best board so far.
 */
export function* shiftDifficulty(
  search: DraftSearch,
  draft: Draft,
  sign: 1 | -1,
  random: Random,
): Task<JudgedDraft | Fault<ToolFault>> {
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault("unwinnable");
  const start = { draft, gain: 0, changeCount: 0 };
  let current: SearchPoint = start;
  let best: JudgedDraft | undefined;
  let bestGain = 0;
  let isFromStart = false;
  while (hasBudget(search)) {
    isFromStart = !isFromStart;
    const from = isFromStart ? start : current;
    const next = yield* tryChange(search, from.draft, random);
    if (next === undefined) continue;
    const gain = sign * (next.verdict.difficultyCentibits - before.verdict.difficultyCentibits);
    const isNearer = missedCentibits(gain) < missedCentibits(bestGain);
    if (isNearer && gain >= MIN_GAIN_CENTIBITS) {
      best = next;
      bestGain = gain;
      if (missedCentibits(gain) <= TOLERANCE_CENTIBITS) break;
    }
    if (missedCentibits(gain) < missedCentibits(current.gain) && from.changeCount + 1 < MAX_CHANGES) {
      current = { draft: next.draft, gain, changeCount: from.changeCount + 1 };
    }
  }
  return best ?? fault(sign > 0 ? "no-harder" : "no-easier");
}

function* tryChange(search: DraftSearch, draft: Draft, random: Random): Task<JudgedDraft | undefined> {
  const next = varyDraft(search.puzzle.legend, draft, random);
  if (next !== undefined) return yield* tryDraft(search, next);
  search.progress.triedCount++;
  yield;
  return undefined;
}

function missedCentibits(gain: number): number {
  return Math.abs(gain - TARGET_GAIN_CENTIBITS);
}
