import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { isSimilarVerdict, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { placementsOf, withoutPlacement, type Placement } from "../draft-edits";
import { CANNOT_BE_WON } from "../../play/played-level";
import { tryDraft, computeVerdict, type JudgedDraft, type Search } from "./judged-draft";

/** Tells `tell` of each thing that could go without the level becoming another: by its par, its ways, its dead ends, its dots. */
export function* findNeedless(
  puzzle: AnyPuzzle,
  draft: Draft,
  verdict: Verdict,
  report: (placement: Placement) => void,
): Task<void> {
  for (const placement of removablePlacements(puzzle.legend, draft)) {
    const verdictWithout = yield* computeVerdict(puzzle, withoutPlacementOrPair(puzzle.legend, draft, placement));
    if (verdictWithout !== undefined && isSimilarVerdict(verdictWithout, verdict)) report(placement);
    yield;
  }
}

/** The level without all that can go one after the other. */
export function* trim(search: Search, draft: Draft): Task<JudgedDraft | Fault> {
  const { puzzle, progress } = search;
  const before = yield* tryDraft(search, draft);
  if (before === undefined) return fault(CANNOT_BE_WON);
  let best = before;
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const placement of removablePlacements(puzzle.legend, best.draft)) {
      const less = withoutPlacementOrPair(puzzle.legend, best.draft, placement);
      progress.tried++;
      const verdict = yield* computeVerdict(puzzle, less);
      if (verdict === undefined || !isSimilarVerdict(verdict, before.verdict)) continue;
      best = { draft: less, verdict };
      isDone = false;
    }
  }
  return best === before ? fault("all is needed") : best;
}

/** What may be too much: not what a level must have, and not its walls. */
function removablePlacements(legend: Legend, draft: Draft): Placement[] {
  return placementsOf(legend, draft).filter(({ kind }) => {
    if (kind >= legend.firstPassKind) return true;
    const { count, editorRole } = legend.thingOf[kind];
    return count !== "one" && editorRole !== "walls";
  });
}

/** The draft without one of its things: of a pair both go, because one alone makes no level. */
export function withoutPlacementOrPair(legend: Legend, draft: Draft, placement: Placement): Draft {
  const { kind } = placement;
  const isOfPair = kind < legend.firstPassKind && legend.thingOf[kind].count === "pair";
  const less = withoutPlacement(legend, draft, placement);
  return isOfPair ? withoutAll(legend, less, kind) : less;
}

/** The draft without all things of a kind, those that lie beneath others included. */
function withoutAll(legend: Legend, draft: Draft, kind: number): Draft {
  const { upper, lower, board } = draft;
  const cells = board.cells.filter((cell) => upper[cell] === kind);
  const lowerWithout = lower.map((beneath) => (beneath === kind ? legend.emptyKind : beneath));
  return cells.reduce((less: Draft, cell) => withoutPlacement(legend, less, { cell, kind }), {
    ...draft,
    lower: lowerWithout,
  });
}
