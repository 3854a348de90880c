/** The editor tool "vary", which searches for levels like the edited one but with some pieces on other cells. */
import { formatDraft, type Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { listPieces } from "../draft-edits";
import { hasBudget, tryDraft, type JudgedDraft, type DraftSearch, type ToolFault } from "./judged-draft";
import { moveAnywhere } from "./vary-draft";

const MAX_VARIATIONS = 9;
const MAX_MOVED = 3;

/**
 * Searches for variations of a level: levels in which up to `MAX_MOVED` pieces are on other cells and everything else
 * is the same. Returns the variations from easy to hard. The list includes the level itself if it can be won.
 */
export function* vary(
  search: DraftSearch,
  draft: Draft,
  random: Random,
): Task<readonly JudgedDraft[] | Fault<ToolFault>> {
  const { legend } = search.puzzle;
  const itself = yield* tryDraft(search, draft);
  const found: JudgedDraft[] = [];
  while (found.length < MAX_VARIATIONS && hasBudget(search)) {
    const candidate = yield* tryDraft(search, movePiecesAtRandom(legend, draft, random));
    if (candidate !== undefined && !found.some((one) => isAlike(one, candidate))) found.push(candidate);
  }
  if (found.length === 0) return fault("no-other");
  if (itself !== undefined) found.push(itself);
  yield;
  return sortByDifficulty(legend, found);
}

function movePiecesAtRandom(legend: Legend, draft: Draft, random: Random): Draft {
  let next = draft;
  for (let left = 1 + drawRandomBelow(random, MAX_MOVED); left > 0; left--) {
    const pieces = listPieces(legend, next);
    if (pieces.length === 0) return next;
    next = moveAnywhere(legend, next, pieces[drawRandomBelow(random, pieces.length)], random) ?? next;
  }
  return next;
}

function isAlike({ verdict: one }: JudgedDraft, { verdict: other }: JudgedDraft): boolean {
  return one.par === other.par && one.difficultyCentibits === other.difficultyCentibits;
}

/**
 * Returns levels sorted by difficulty. Levels of equal difficulty are sorted by their text form, so that the order is
 * always the same.
 */
function sortByDifficulty(legend: Legend, found: readonly JudgedDraft[]): JudgedDraft[] {
  return found
    .map((judged) => ({ judged, map: formatDraft(legend, judged.draft) }))
    .sort((one, other) => {
      const harder = one.judged.verdict.difficultyCentibits - other.judged.verdict.difficultyCentibits;
      if (harder !== 0) return harder;
      return one.map < other.map ? -1 : 1;
    })
    .map(({ judged }) => judged);
}
