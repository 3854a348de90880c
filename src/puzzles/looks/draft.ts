import { clipped } from "../../device/screen";
import type { Draft } from "../../kernel/draft";
import type { Legend, Thing } from "../../kernel/legend";
import type { SealedPuzzle } from "../sealed";

/**
 * Paints a draft as it stands, whatever it lacks to be a level. A level has no place for a second piece of a sort that it
 * has one of: for each of those the level is painted again in which that is the one.
 */
export function paintDraft({ painter, legend, levelOf, rules }: SealedPuzzle, draft: Draft): void {
  const level = levelOf(draft);
  const others = secondsIn(legend, draft).map(({ thing, cell }) => ({
    cell,
    level: levelOf(withOnly(legend, draft, thing, cell)),
  }));
  painter.ground(level, "lit");
  for (const other of others) {
    const { x, y, width, height } = painter.boxOf(draft.board, other.cell);
    clipped(x, y, width, height, () => {
      painter.ground(other.level, "lit");
    });
  }
  painter.pieces(level, rules(level).start, undefined, 0, "lit");
  for (const other of others) painter.pieces(other.level, rules(other.level).start, undefined, 0, "lit");
}

/** Something that a level has one of, where there is one already. */
interface Second {
  readonly thing: Thing;
  readonly cell: number;
}

function secondsIn({ things, thingOf }: Legend, { board, upper, lower }: Draft): Second[] {
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
function withOnly({ thingOf, nothing }: Legend, draft: Draft, thing: Thing, cell: number): Draft {
  const keptOf = (kinds: readonly number[]): number[] =>
    kinds.map((kind, at) => (at !== cell && thingOf[kind] === thing ? nothing : kind));
  return { ...draft, upper: keptOf(draft.upper), lower: keptOf(draft.lower) };
}
