import { drawClipped } from "../../device/screen";
import type { Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import type { AnyPuzzle } from "../any-puzzle";

/**
 * Paints a draft as it stands, whatever it lacks to be a level. A level has no place for a second piece of a sort that it
 * has one of: for each of those the level is painted again in which that is the one.
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

/** Something that a level has one of, where there is one already. */
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

/** The draft without all the others of a thing but the one on a cell. */
function keepOnly({ thingOf, emptyKind }: Legend, draft: Draft, thing: Thing, cell: number): Draft {
  const keptOf = (kinds: readonly number[]): number[] =>
    kinds.map((kind, at) => (at !== cell && thingOf[kind] === thing ? emptyKind : kind));
  return { ...draft, upper: keptOf(draft.upper), lower: keptOf(draft.lower) };
}
