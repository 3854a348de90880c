/**
 * Draws the unfinished boards of the level editor with the functions that draw levels. A level can have only one of
 * some things, such as the player's piece, so a board with several of these is drawn as several levels.
 */
import { drawClipped } from "../../device/screen";
import type { Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import { momentAtRest } from "../../kernel/motion";
import type { AnyPuzzle } from "../any-puzzle";

/**
 * Draws an unfinished board of the editor as if it were a level. A level has space for only one of some things, such as
 * the player's piece. If the board has several of such a thing, the function makes one more level for each of them
 * after the first. In that level the thing is the only one of its kind, and it is drawn from that level.
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
  painter.drawPieces(level, momentAtRest(rules(level).start), "lit");
  for (const other of duplicates) painter.drawPieces(other.level, momentAtRest(rules(other.level).start), "lit");
}

/**
 * One more copy of a thing, such as the player's piece, on the board of the editor, although a level may have this
 * thing only once. `cell` is the cell of this copy; the first copy is no duplicate.
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

function keepOnly({ thingOf, emptyKind }: Legend, draft: Draft, thing: Thing, cell: number): Draft {
  const keptOf = (kinds: readonly number[]): number[] =>
    kinds.map((kind, index) => (index !== cell && thingOf[kind] === thing ? emptyKind : kind));
  return { ...draft, upper: keptOf(draft.upper), lower: keptOf(draft.lower) };
}
