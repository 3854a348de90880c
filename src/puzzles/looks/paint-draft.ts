/**
 * Draws the unfinished boards of the editor with the functions that draw levels, so that these functions need not
 * handle unfinished boards.
 */
import { drawClipped } from "../../device/screen";
import type { Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import type { AnyPuzzle } from "../any-puzzle";

/**
 * Draws an unfinished board (a draft) as if it were a level. A level cannot have two pieces of some things, so each
 * surplus piece is drawn separately: a second level is drawn in which this piece is the only one of its thing.
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

/**
 * A surplus piece on a board in the editor: a level may have only one piece of this thing, and the board has another
 * one on an earlier cell.
 */
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

/**
 * Returns a copy of an edited board from which all pieces of a thing are removed, except the piece on the given cell.
 */
function keepOnly({ thingOf, emptyKind }: Legend, draft: Draft, thing: Thing, cell: number): Draft {
  const keptOf = (kinds: readonly number[]): number[] =>
    kinds.map((kind, index) => (index !== cell && thingOf[kind] === thing ? emptyKind : kind));
  return { ...draft, upper: keptOf(draft.upper), lower: keptOf(draft.lower) };
}
