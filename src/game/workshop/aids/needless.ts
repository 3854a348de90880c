import type { Draft } from "../../../kernel/draft";
import { fault, type Fault } from "../../../kernel/fault";
import type { Legend } from "../../../kernel/legend";
import { isWorthTheSame, type Verdict } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { SealedPuzzle } from "../../../puzzles/sealed";
import { placingsOf, withoutPlacing, type Placing } from "../draft-edits";
import { CANNOT_BE_WON } from "../../play/play";
import { tryDraft, verdictOf, type Judged, type Search } from "./judged";

/** Tells `tell` of each thing that could go without the level becoming another: by its par, its ways, its dead ends, its dots. */
export function* tellNeedless(
  puzzle: SealedPuzzle,
  draft: Draft,
  verdict: Verdict,
  tell: (placing: Placing) => void,
): Work<void> {
  for (const placing of thingsApart(puzzle.legend, draft)) {
    const verdictWithout = yield* verdictOf(puzzle, withoutNeedless(puzzle.legend, draft, placing));
    if (verdictWithout !== undefined && isWorthTheSame(verdictWithout, verdict)) tell(placing);
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
      const less = withoutNeedless(puzzle.legend, best.draft, placing);
      progress.tried++;
      const verdict = yield* verdictOf(puzzle, less);
      if (verdict === undefined || !isWorthTheSame(verdict, before.verdict)) continue;
      best = { draft: less, verdict };
      isDone = false;
    }
  }
  return best === before ? fault("all is needed") : best;
}

/** What may be too much: not what a level must have, and not its walls. */
function thingsApart(legend: Legend, draft: Draft): Placing[] {
  return placingsOf(legend, draft).filter(({ kind }) => {
    if (kind >= legend.pass) return true;
    const { count, part } = legend.thingOf[kind];
    return count !== "one" && part !== "walls";
  });
}

/** The draft without one of its things: of a pair both go, because one alone makes no level. */
export function withoutNeedless(legend: Legend, draft: Draft, placing: Placing): Draft {
  const { kind } = placing;
  const isOfPair = kind < legend.pass && legend.thingOf[kind].count === "pair";
  const less = withoutPlacing(legend, draft, placing);
  return isOfPair ? withoutAll(legend, less, kind) : less;
}

/** The draft without all things of a kind, those that lie beneath others included. */
function withoutAll(legend: Legend, draft: Draft, kind: number): Draft {
  const { upper, lower, board } = draft;
  const cells = board.cells.filter((cell) => upper[cell] === kind);
  const lowerWithout = lower.map((beneath) => (beneath === kind ? legend.nothing : beneath));
  return cells.reduce((less: Draft, cell) => withoutPlacing(legend, less, { cell, kind }), {
    ...draft,
    lower: lowerWithout,
  });
}
