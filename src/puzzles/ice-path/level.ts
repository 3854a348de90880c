/** A level of Ice Path, and its notation as a text map. */

import { NOWHERE, type Board } from "../../kernel/board";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { findCaveProblem } from "../../kernel/caves/problem-of-cave";
import { ANY_SIZE, cellsOf, isCave, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "./texts/index";

/**
 * The kind of floor of a cell, such as ice. TypeScript replaces the names of a constant enumeration by numbers, so fast
 * loops need no table look-up.
 */
export const enum Floor {
  Ice = 0,
  Rock = 1,
  Snow = 2,
}

/**
 * A level of Ice Path, which may be a cave: its board then consists of several rooms. Under the seal and the hole the
 * floor is ice.
 */
export interface Level {
  readonly board: Board;
  readonly seal: number;
  /** The cell of the hole: the level is won when the seal falls into it. */
  readonly hole: number;
  /** The floor of each cell. The border around the board is rock. */
  readonly floor: readonly Floor[];
}

const legend = createLegend(
  [
    { name: TEXTS.things.seal, characters: "@", count: "one", isPlayer: true },
    { name: TEXTS.things.hole, characters: "O", count: "one" },
    { name: TEXTS.things.rock, characters: "#", usualCount: 22, editorRole: "ground" },
    { name: TEXTS.things.snowPatch, characters: "*", usualCount: 2, editorRole: "ground" },
    { name: TEXTS.things.ice, characters: "." },
  ],
  { ...ANY_SIZE, usualSize: { width: 12, height: 12 }, caveWall: "#" },
);

/**
 * The constants from `SEAL` to `ICE` are the seal and the things on the ice, as indices in the legend (the list of all
 * things of the puzzle).
 */
export const SEAL = 0;
export const HOLE = 1;
export const ROCK = 2;
export const SNOW = 3;
const ICE = 4;

export const notation = createNotation<Level>({
  legend,
  levelOf,
  placementsOf,
  extraProblemOf: (draft) => (isCave(draft.board) ? findCaveProblem(draft, ROCK, ICE) : undefined),
});

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const floor = createBareFloor(board);
  for (const cell of board.cells) {
    if (upper[cell] === ROCK) floor[cell] = Floor.Rock;
    else if (upper[cell] === SNOW) floor[cell] = Floor.Snow;
  }
  const [seal = NOWHERE] = cellsOf(draft, SEAL);
  const [hole = NOWHERE] = cellsOf(draft, HOLE);
  return { board, seal, hole, floor };
}

function placementsOf({ board, seal, hole, floor }: Level): Placements {
  const cells = [seal, hole];
  const kinds = [SEAL, HOLE];
  let count = kinds.length;
  for (const cell of board.cells) {
    const kind = floor[cell];
    if (kind === Floor.Ice) continue;
    cells[count] = cell;
    kinds[count] = kind === Floor.Rock ? ROCK : SNOW;
    count++;
  }
  return { board, cells, kinds };
}

export function createBareFloor(board: Board): Floor[] {
  return board.isBorder.map((isBorder) => (isBorder ? Floor.Rock : Floor.Ice));
}
