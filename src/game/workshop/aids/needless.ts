import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import type { Verdict } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { SealedPuzzle } from "../../../puzzles/sealed";
import { placingsOf, withoutPlacing, type Placing } from "../draft-edits";
import { CANNOT_BE_WON, tryDraft, verdictOf, type Judged, type Search } from "./judged";

/** A level is as hard as another if they differ by no more than this. */
const AS_HARD_CENTIBITS = 10;

/** Tells `tell` of each thing that could go without the level becoming another: by its par, its ways, its dead ends, its dots. */
export function* tellNeedless(
  puzzle: SealedPuzzle,
  draft: Draft,
  verdict: Verdict,
  tell: (placing: Placing) => void,
): Work<void> {
  for (const placing of thingsApart(puzzle.legend, draft)) {
    const without = yield* verdictOf(puzzle, withoutPlacing(puzzle.legend, draft, placing));
    if (without !== undefined && isAsGood(without, verdict)) tell(placing);
    yield;
  }
}

/** The level without all that can go one after the other. */
export function* trim(search: Search, draft: Draft): Work<Judged | Fault> {
  const { puzzle, progress } = search;
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault(CANNOT_BE_WON);
  let best = before;
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const placing of thingsApart(puzzle.legend, best.draft)) {
      const without = withoutPlacing(puzzle.legend, best.draft, placing);
      progress.tried++;
      const verdict = yield* verdictOf(puzzle, without);
      if (verdict === undefined || !isAsGood(verdict, before.verdict)) continue;
      best = { draft: without, verdict };
      isDone = false;
    }
  }
  return best === before ? fault("nothing is needless") : best;
}

/** What may be too much: not what a level must have, and not its walls. */
function thingsApart(legend: Legend, draft: Draft): Placing[] {
  return placingsOf(legend, draft).filter(({ kind }) => {
    if (kind >= legend.pass) return true;
    const { count, part } = legend.thingOf[kind];
    return count !== "one" && part !== "walls";
  });
}

function isAsGood(other: Verdict, verdict: Verdict): boolean {
  return (
    other.par === verdict.par &&
    other.solutions === verdict.solutions &&
    other.deadEnds === verdict.deadEnds &&
    Math.abs(other.difficultyCentibits - verdict.difficultyCentibits) <= AS_HARD_CENTIBITS
  );
}
