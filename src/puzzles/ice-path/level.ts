import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Standing } from "../../kernel/standing";

/** What a cell is made of; a constant enumeration costs no look-up in hot loops. */
export const enum Ground {
  Ice = 0,
  Rock = 1,
  Snow = 2,
}

/** Where the walker starts, where it wants to go, and what is in between. Start and hole are ice. */
export interface Level {
  readonly board: Board;
  /** The walker's cell. */
  readonly walker: number;
  /** The hole's cell. */
  readonly hole: number;
  /** By cell; the border is rock. */
  readonly ground: readonly Ground[];
}

const legend = createLegend(
  [
    { name: "seal", characters: "@", count: "one", isPlayer: true },
    { name: "hole", characters: "O", count: "one" },
    { name: "rock", characters: "#", usual: 22, part: "ground" },
    { name: "snow patch", characters: "*", usual: 2, part: "ground" },
    { name: "ice", characters: "." },
  ],
  { ...ANY_SIZE, usual: { width: 12, height: 12 } },
);

// Kinds of things, by the legend.
const WALKER = 0;
const HOLE = 1;
const ROCK = 2;
const SNOW = 3;

export const notation = createNotation<Level>({ legend, levelOf, standingOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const ground = bareGround(board);
  for (const cell of board.cells) {
    if (upper[cell] === ROCK) ground[cell] = Ground.Rock;
    else if (upper[cell] === SNOW) ground[cell] = Ground.Snow;
  }
  const [walker = NOWHERE] = cellsOf(draft, WALKER);
  const [hole = NOWHERE] = cellsOf(draft, HOLE);
  return { board, walker, hole, ground };
}

function standingOf({ board, walker, hole, ground }: Level): Standing {
  const cells = [walker, hole];
  const kinds = [WALKER, HOLE];
  let count = kinds.length;
  for (const cell of board.cells) {
    const lies = ground[cell];
    if (lies === Ground.Ice) continue;
    cells[count] = cell;
    kinds[count] = lies === Ground.Rock ? ROCK : SNOW;
    count++;
  }
  return { board, cells, kinds };
}

/** Nothing but ice, inside a border of rock. */
export function bareGround(board: Board): Ground[] {
  return board.isBorder.map((isBorder) => (isBorder ? Ground.Rock : Ground.Ice));
}
