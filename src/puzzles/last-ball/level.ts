/** The levels of the puzzle Last Ball, and how a level is written as a text map. */

import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "./texts/index";

export interface Level {
  readonly board: Board;
  readonly black: number;
  /** The cells of the white balls at the start, in ascending order. */
  readonly whites: readonly number[];
}

const legend = createLegend(
  [
    { name: TEXTS.things.blackBall, characters: "@", count: "one", isPlayer: true },
    { name: TEXTS.things.whiteBall, characters: "o", count: "some", usualCount: 10 },
    { name: TEXTS.things.nothing, characters: "." },
  ],
  { ...ANY_SIZE, usualSize: { width: 12, height: 7 } },
);

/**
 * The constants `BLACK` and `WHITE` are the two kinds of balls, as indices in the legend (the list of all things of the
 * puzzle).
 */
export const BLACK = 0;
export const WHITE = 1;

export const notation = createNotation<Level>({ legend, levelOf, placementsOf });

function levelOf(draft: Draft): Level {
  const [black = NOWHERE] = cellsOf(draft, BLACK);
  return { board: draft.board, black, whites: cellsOf(draft, WHITE) };
}

function placementsOf({ board, black, whites }: Level): Placements {
  const cells = [black];
  const kinds = [BLACK];
  for (const white of whites) {
    cells.push(white);
    kinds.push(WHITE);
  }
  return { board, cells, kinds };
}
