/**
 * Finds the needless things of a level: things that can be removed while the level stays nearly the same. Also holds
 * the editor tool "trim", which removes these things.
 */
import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { isSimilarVerdict, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { listPlacements, withoutPlacement, type DraftPlacement } from "../draft-edits";
import { tryDraft, computeVerdict, type JudgedDraft, type DraftSearch, type ToolFault } from "./judged-draft";

/**
 * Finds the needless things of the level, and calls `report` with each of them. A thing is needless if four facts of
 * the level stay nearly the same without it: the fewest moves, the number of solutions, the dead ends (states from
 * which no win can be reached) and the difficulty.
 */
export function* findNeedless(
  puzzle: AnyPuzzle,
  draft: Draft,
  verdict: Verdict,
  report: (placement: DraftPlacement) => void,
): Task<void> {
  for (const placement of findRemovablePlacements(puzzle.legend, draft)) {
    const verdictWithout = yield* computeVerdict(puzzle, withoutPlacementOrPair(puzzle.legend, draft, placement));
    if (verdictWithout !== undefined && isSimilarVerdict(verdictWithout, verdict)) report(placement);
    yield;
  }
}

/**
 * Trims a level: removes needless things one after another, so that the level stays nearly the same. Returns the
 * smaller level, or an error value if the level cannot be won or no thing can be removed.
 */
export function* trim(search: DraftSearch, draft: Draft): Task<JudgedDraft | Fault<ToolFault>> {
  const { puzzle, progress } = search;
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault("unwinnable");
  let best = before;
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const placement of findRemovablePlacements(puzzle.legend, best.draft)) {
      const reduced = withoutPlacementOrPair(puzzle.legend, best.draft, placement);
      progress.triedCount++;
      const verdict = yield* computeVerdict(puzzle, reduced);
      if (verdict === undefined || !isSimilarVerdict(verdict, before.verdict)) continue;
      best = { draft: reduced, verdict };
      isDone = false;
    }
  }
  return best === before ? fault("all-needed") : best;
}

/** Returns the things that may be removed from a level: all except walls and the things that a level must have. */
function findRemovablePlacements(legend: Legend, draft: Draft): DraftPlacement[] {
  return listPlacements(legend, draft).filter(({ kind }) => {
    if (kind >= legend.firstPassKind) return true;
    const { count, editorRole } = legend.thingOf[kind];
    return count !== "one" && editorRole !== "walls";
  });
}

/**
 * Returns a level draft without the given thing. If the thing belongs to a pair, both things are removed, because a
 * level cannot have only one thing of a pair.
 */
export function withoutPlacementOrPair(legend: Legend, draft: Draft, placement: DraftPlacement): Draft {
  const { kind } = placement;
  const isOfPair = kind < legend.firstPassKind && legend.thingOf[kind].count === "pair";
  const reduced = withoutPlacement(legend, draft, placement);
  return isOfPair ? removeAll(legend, reduced, kind) : reduced;
}

function removeAll(legend: Legend, draft: Draft, kind: number): Draft {
  const { upper, lower, board } = draft;
  const cells = board.cells.filter((cell) => upper[cell] === kind);
  const lowerWithout = lower.map((beneath) => (beneath === kind ? legend.emptyKind : beneath));
  return cells.reduce((reduced: Draft, cell) => withoutPlacement(legend, reduced, { cell, kind }), {
    ...draft,
    lower: lowerWithout,
  });
}
