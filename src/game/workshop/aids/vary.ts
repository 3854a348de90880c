import { writeDraft, type Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { piecesOf } from "../draft-edits";
import { goesOn, tryDraft, type Judged, type Search } from "./judged";
import { movedAnywhere } from "./mutate";

const MOST_VARIATIONS = 9;
/** So many pieces at the most are placed anew. */
const MOST_MOVED = 3;

/**
 * The level with its pieces elsewhere on the same ground, the easiest first; the level itself is among them if it can be
 * won.
 */
export function* vary(search: Search, draft: Draft, random: Random): Work<readonly Judged[] | Fault> {
  const { legend } = search.puzzle;
  const itself = yield* tryDraft(search, draft);
  const found: Judged[] = [];
  while (found.length < MOST_VARIATIONS && goesOn(search)) {
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
  for (let left = 1 + below(random, MOST_MOVED); left > 0; left--) {
    const pieces = piecesOf(legend, next);
    if (pieces.length === 0) return next;
    next = movedAnywhere(legend, next, pieces[below(random, pieces.length)], random) ?? next;
  }
  return next;
}

/** Many placings come to the same: one of them is enough. */
function isAlike({ verdict: one }: Judged, { verdict: other }: Judged): boolean {
  return one.par === other.par && one.difficultyCentibits === other.difficultyCentibits;
}

function sorted(legend: Legend, found: readonly Judged[]): Judged[] {
  return found
    .map((judged) => ({ judged, map: writeDraft(legend, judged.draft) }))
    .sort((one, other) => {
      const harder = one.judged.verdict.difficultyCentibits - other.judged.verdict.difficultyCentibits;
      if (harder !== 0) return harder;
      return one.map < other.map ? -1 : 1;
    })
    .map(({ judged }) => judged);
}
