/** Defines the levels of the puzzle Skid, and how a level is written as a text map. The rules are in rules.ts. */
import { cellAt, NOWHERE, type Board } from "../../kernel/board";
import { cellsOf, positionOnMap, type Draft, type Problem } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "./texts/index";

/**
 * What a cell of the grid is built of. No piece can enter blocks and goals. Pieces can slide onto bare floor and into
 * pits.
 */
export const enum Floor {
  Bare = 0,
  Block = 1,
  Pit = 2,
  RedGoal = 3,
  YellowGoal = 4,
}

/** A level of the puzzle Skid: the tiles of the grid, and the start cells of the pieces in ascending order. */
export interface Level {
  /** The whole grid, whose outermost cells are blocks and goals. */
  readonly board: Board;
  /**
   * The kind of each cell: floor, block, pit or goal. The cells of the border, one cell wide around the grid, count as
   * blocks.
   */
  readonly floors: readonly Floor[];
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
}

/** The smallest width of a level's grid, in cells. The outer ring of blocks and goals is counted. */
export const MIN_WIDTH = 5;
/** The largest width of a level's grid, in cells. */
export const MAX_WIDTH = 8;
/** The smallest height of a level's grid, in cells. */
export const MIN_HEIGHT = 4;
/** The largest height of a level's grid, in cells. */
export const MAX_HEIGHT = 7;

const legend = createLegend(
  [
    { name: TEXTS.things.floor, characters: ".", where: "inside" },
    { name: TEXTS.things.block, characters: "#", usualCount: 4, editorRole: "walls", editorDrawer: "walls" },
    { name: TEXTS.things.pit, characters: "p", where: "inside", editorRole: "ground", editorDrawer: "traps" },
    {
      name: TEXTS.things.redGoal,
      characters: "R",
      usualCount: 1,
      where: "edge",
      otherColour: "Y",
      editorDrawer: "exits",
    },
    { name: TEXTS.things.yellowGoal, characters: "Y", where: "edge", otherColour: "R", editorDrawer: "exits" },
    { name: TEXTS.things.redToy, characters: "r", usualCount: 2, where: "inside", otherColour: "y" },
    { name: TEXTS.things.yellowToy, characters: "y", where: "inside", otherColour: "r" },
    { name: TEXTS.things.crate, characters: "c", where: "inside" },
    { name: TEXTS.things.iceCube, characters: "i", where: "inside" },
  ],
  { minWidth: MIN_WIDTH, maxWidth: MAX_WIDTH, minHeight: MIN_HEIGHT, maxHeight: MAX_HEIGHT },
);

/**
 * The constants from `RED` to `ICE` are the kinds of pieces. Each is the index of the piece in `legend`, the list of
 * all things of the puzzle. The tiles, with the numbers of `Floor`, come before the pieces in this list.
 */
const RED = 5;
const YELLOW = 6;
const CRATE = 7;
const ICE = 8;

/** Formats levels of Skid as text maps, and parses text maps into levels. */
export const notation = createNotation<Level>({ legend, levelOf, placementsOf, extraProblemOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const floors = board.isBorder.map(() => Floor.Block);
  const reds: number[] = [];
  const yellows: number[] = [];
  const crates: number[] = [];
  const ices: number[] = [];
  for (const cell of board.cells) {
    const kind = upper[cell];
    floors[cell] = kind < RED ? kind : Floor.Bare;
    if (kind === RED) reds.push(cell);
    else if (kind === YELLOW) yellows.push(cell);
    else if (kind === CRATE) crates.push(cell);
    else if (kind === ICE) ices.push(cell);
  }
  return { board, floors, reds, yellows, crates, ices };
}

function placementsOf({ board, floors, reds, yellows, crates, ices }: Level): Placements {
  const cells: number[] = [];
  const kinds: number[] = [];
  const put = (kind: number, pieceCells: readonly number[]): void => {
    for (const cell of pieceCells) {
      cells.push(cell);
      kinds.push(kind);
    }
  };
  for (const cell of board.cells) {
    if (floors[cell] === Floor.Bare) continue;
    cells.push(cell);
    kinds.push(floors[cell]);
  }
  put(RED, reds);
  put(YELLOW, yellows);
  put(CRATE, crates);
  put(ICE, ices);
  return { board, cells, kinds };
}

function extraProblemOf(draft: Draft): Problem | undefined {
  const reds = cellsOf(draft, RED);
  const yellows = cellsOf(draft, YELLOW);
  if (reds.length === 0 && yellows.length === 0) {
    const toys = legend.characters.charAt(RED) + legend.characters.charAt(YELLOW);
    return { fault: { kind: "missing-group", name: TEXTS.anyToy, characters: toys, least: "one" }, cell: NOWHERE };
  }
  if (reds.length > 0 && cellsOf(draft, Floor.RedGoal).length === 0) {
    return missingGoalProblem(draft, reds[0], Floor.RedGoal);
  }
  if (yellows.length > 0 && cellsOf(draft, Floor.YellowGoal).length === 0) {
    return missingGoalProblem(draft, yellows[0], Floor.YellowGoal);
  }
  return cornerGoalProblem(draft);
}

function missingGoalProblem({ board, upper }: Draft, toy: number, goal: number): Problem {
  const { thingOf } = legend;
  const things = { thing: thingOf[upper[toy]], counterpart: thingOf[goal] };
  return { fault: { kind: "without-counterpart", ...things, ...positionOnMap(board, toy) }, cell: toy };
}

const GOALS: readonly number[] = [Floor.RedGoal, Floor.YellowGoal];

/**
 * Returns a problem if a corner of the board has a goal. No toy could leave through such a goal, because a corner
 * touches no cell inside the outer ring.
 */
function cornerGoalProblem({ board, upper }: Draft): Problem | undefined {
  const { width, height } = board;
  for (const x of [0, width - 1]) {
    for (const y of [0, height - 1]) {
      const cell = cellAt(board, x, y);
      if (!GOALS.includes(upper[cell])) continue;
      const goal = { name: TEXTS.anyGoal, character: legend.characters.charAt(upper[cell]) };
      const corner = legend.thingOf[Floor.Block];
      return { fault: { kind: "in-corner", ...goal, corner, ...positionOnMap(board, cell) }, cell };
    }
  }
  return undefined;
}
