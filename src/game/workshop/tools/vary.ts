import { formatDraft, type Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { piecesOf } from "../draft-edits";
import { hasBudget, tryDraft, type JudgedDraft, type Search } from "./judged-draft";
import { moveAnywhere } from "./mutate-draft";

const MAX_VARIATIONS = 9;
/** So many pieces at the most are placed anew. */
const MAX_MOVED = 3;

/**
 * The level with its pieces elsewhere on the same ground, the easiest first; the level itself is among them if it can be
 * won.
 */
export function* vary(search: Search, draft: Draft, random: Random): Task<readonly JudgedDraft[] | Fault> {
  const { legend } = search.puzzle;
  const itself = yield* tryDraft(search, draft);
  const found: JudgedDraft[] = [];
  while (found.length < MAX_VARIATIONS && hasBudget(search)) {
    const other = yield* tryDraft(search, placedAnew(legend, draft, random));
    if (other !== undefined && !found.some((one) => isAlike(one, other))) found.push(other);
  }
  if (found.length === 0) return fault("no other found");
  if (itself !== undefined) found.push(itself);
  yield;
  return sorted(legend, found);
}

function placedAnew(legend: Legend, draft: Draft, random: Random): Draft {
  let next = draft;
  for (let left = 1 + drawBelow(random, MAX_MOVED); left > 0; left--) {
    const pieces = piecesOf(legend, next);
    if (pieces.length === 0) return next;
    next = moveAnywhere(legend, next, pieces[drawBelow(random, pieces.length)], random) ?? next;
  }
  return next;
}

/** Many placings come to the same: one of them is enough. */
function isAlike({ verdict: one }: JudgedDraft, { verdict: other }: JudgedDraft): boolean {
  return one.par === other.par && one.difficultyCentibits === other.difficultyCentibits;
}

function sorted(legend: Legend, found: readonly JudgedDraft[]): JudgedDraft[] {
  return found
    .map((judged) => ({ judged, map: formatDraft(legend, judged.draft) }))
    .sort((one, other) => {
      const harder = one.judged.verdict.difficultyCentibits - other.judged.verdict.difficultyCentibits;
      if (harder !== 0) return harder;
      return one.map < other.map ? -1 : 1;
    })
    .map(({ judged }) => judged);
}
