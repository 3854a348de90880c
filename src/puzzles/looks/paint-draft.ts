/** Draws drafts with the painter of levels, for the editor. A painter thus never needs to know drafts. */
import { drawClipped } from "../../device/screen";
import type { Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import type { AnyPuzzle } from "../any-puzzle";

/**
 * Draws a draft, whatever it lacks to be a level. A level can only have one piece of some things. Therefore each
 * duplicate is drawn by painting another level, in which the duplicate is the only such piece.
 */
export function drawDraft({ painter, legend, levelOf, rules }: AnyPuzzle, draft: Draft): void {
  const level = levelOf(draft);
  const duplicates = duplicatesIn(legend, draft).map(({ thing, cell }) => ({
    cell,
    level: levelOf(keepOnly(legend, draft, thing, cell)),
  }));
  painter.drawBackground(level, "lit");
  for (const other of duplicates) {
    const { x, y, width, height } = painter.boxOf(draft.board, other.cell);
    drawClipped(x, y, width, height, () => {
      painter.drawBackground(other.level, "lit");
    });
  }
  painter.drawPieces(level, rules(level).start, undefined, 0, "lit");
  for (const other of duplicates) painter.drawPieces(other.level, rules(other.level).start, undefined, 0, "lit");
}

/** A surplus piece on a cell: the draft has an earlier piece of a thing that a level has one of. */
interface Duplicate {
  readonly thing: Thing;
  readonly cell: number;
}

function duplicatesIn({ things, thingOf }: Legend, { board, upper, lower }: Draft): Duplicate[] {
  return things
    .filter(({ count }) => count === "one")
    .flatMap((thing) =>
      board.cells
        .filter((cell) => thingOf[upper[cell]] === thing || thingOf[lower[cell]] === thing)
        .slice(1)
        .map((cell) => ({ thing, cell })),
    );
}

/** Returns the draft without the other pieces of a thing, except for the one on a cell. */
function keepOnly({ thingOf, emptyKind }: Legend, draft: Draft, thing: Thing, cell: number): Draft {
  const keptOf = (kinds: readonly number[]): number[] =>
    kinds.map((kind, index) => (index !== cell && thingOf[kind] === thing ? emptyKind : kind));
  return { ...draft, upper: keptOf(draft.upper), lower: keptOf(draft.lower) };
}
