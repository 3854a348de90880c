import { cellAt, NOWHERE, type Board } from "../../kernel/board";
import { cellsOf, placeText, type Draft, type Problem } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Standing } from "../../kernel/standing";

/** What a cell is built of: all of it but the floor and the pits stops whatever slides against it. */
export const enum Ground {
  Floor = 0,
  Block = 1,
  Pit = 2,
  RedGoal = 3,
  YellowGoal = 4,
}

/** The ground of a grid, and where the pieces stand at the start: cells in ascending order. */
export interface Level {
  /** The whole grid: its outer ring is of blocks and goals. */
  readonly board: Board;
  /** By cell of the board; the board's own border counts as blocks. */
  readonly ground: readonly Ground[];
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
}

export const MIN_WIDTH = 5;
export const MAX_WIDTH = 8;
export const MIN_HEIGHT = 4;
export const MAX_HEIGHT = 7;

const legend = createLegend(
  [
    { name: "floor", characters: ".", where: "inside" },
    { name: "block", characters: "#", usual: 4, part: "walls" },
    { name: "pit", characters: "p", where: "inside", part: "ground" },
    { name: "red goal", characters: "R", usual: 1, where: "edge", otherColour: "Y" },
    { name: "yellow goal", characters: "Y", where: "edge", otherColour: "R" },
    { name: "red skiddy", characters: "r", usual: 2, where: "inside", otherColour: "y" },
    { name: "yellow skiddy", characters: "y", where: "inside", otherColour: "r" },
    { name: "crate", characters: "c", where: "inside" },
    { name: "ice cube", characters: "i", where: "inside" },
  ],
  { minWidth: MIN_WIDTH, maxWidth: MAX_WIDTH, minHeight: MIN_HEIGHT, maxHeight: MAX_HEIGHT },
);

// Kinds of things, by the legend; those of the ground are numbered as the ground is.
const RED = 5;
const YELLOW = 6;
const CRATE = 7;
const ICE = 8;

export const notation = createNotation<Level>({ legend, levelOf, standingOf, lackOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const ground = board.isBorder.map(() => Ground.Block);
  const reds: number[] = [];
  const yellows: number[] = [];
  const crates: number[] = [];
  const ices: number[] = [];
  for (const cell of board.cells) {
    const kind = upper[cell];
    ground[cell] = kind < RED ? kind : Ground.Floor;
    if (kind === RED) reds.push(cell);
    else if (kind === YELLOW) yellows.push(cell);
    else if (kind === CRATE) crates.push(cell);
    else if (kind === ICE) ices.push(cell);
  }
  return { board, ground, reds, yellows, crates, ices };
}

function standingOf({ board, ground, reds, yellows, crates, ices }: Level): Standing {
  const cells: number[] = [];
  const kinds: number[] = [];
  const put = (kind: number, where: readonly number[]): void => {
    for (const cell of where) {
      cells.push(cell);
      kinds.push(kind);
    }
  };
  for (const cell of board.cells) {
    if (ground[cell] === Ground.Floor) continue;
    cells.push(cell);
    kinds.push(ground[cell]);
  }
  put(RED, reds);
  put(YELLOW, yellows);
  put(CRATE, crates);
  put(ICE, ices);
  return { board, cells, kinds };
}

function lackOf(draft: Draft): Problem | undefined {
  const reds = cellsOf(draft, RED);
  const yellows = cellsOf(draft, YELLOW);
  if (reds.length === 0 && yellows.length === 0) {
    return { fault: "the map has no skiddy (r or y); it needs at least one", cell: NOWHERE };
  }
  if (reds.length > 0 && cellsOf(draft, Ground.RedGoal).length === 0) {
    return withoutGoal(draft, reds[0], "the map has a red skiddy (r) but no red goal (R)");
  }
  if (yellows.length > 0 && cellsOf(draft, Ground.YellowGoal).length === 0) {
    return withoutGoal(draft, yellows[0], "the map has a yellow skiddy (y) but no yellow goal (Y)");
  }
  return goalInCorner(draft);
}

function withoutGoal({ board }: Draft, skiddy: number, found: string): Problem {
  return { fault: `${found}; it needs one at the edge, and ${placeText(board, skiddy)} is the skiddy`, cell: skiddy };
}

const GOALS: readonly number[] = [Ground.RedGoal, Ground.YellowGoal];

/** No cell inside is next to a corner, so nothing can leave through a goal there. */
function goalInCorner({ board, upper }: Draft): Problem | undefined {
  const { width, height } = board;
  for (const x of [0, width - 1]) {
    for (const y of [0, height - 1]) {
      const cell = cellAt(board, x, y);
      if (!GOALS.includes(upper[cell])) continue;
      const found = `${placeText(board, cell)} is "${legend.characters.charAt(upper[cell])}"`;
      return { fault: `nothing can leave through a goal in a corner; ${found}, and a corner is a block (#)`, cell };
    }
  }
  return undefined;
}
