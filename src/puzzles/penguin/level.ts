import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Standing } from "../../kernel/standing";

/** What lies on a cell's ground. A treadmill's number is that of the first and the direction it carries to. */
export const enum Ground {
  Ice = 0,
  Finish = 1,
  Picks = 2,
  /** The first of four treadmills: upwards, to the right, downwards, to the left. */
  Treadmill = 3,
  LastTreadmill = 6,
  Snow = 7,
  Wall = 8,
  Tree = 9,
  /** The first of the pairs of doors. */
  Door = 10,
  LastDoor = 13,
}

/** What spans a cell: nothing, or a bridge whose number is 1 + any direction along it % 2. */
export const enum Bridge {
  None = 0,
  Vertical = 1,
  Horizontal = 2,
}

/** What lies on the ground, which bridges span it, and where the penguin starts: on bare ice. */
export interface Level {
  readonly board: Board;
  /** The penguin's cell. */
  readonly penguin: number;
  /** By cell, beneath a bridge too; the border is wall. */
  readonly ground: readonly Ground[];
  /** By cell. */
  readonly bridges: readonly Bridge[];
  /** By cell: for a door the other one of its pair. */
  readonly exits: readonly number[];
}

/** How many pairs of doors a level may have. */
export const DOOR_PAIRS = Ground.LastDoor - Ground.Door + 1;

const legend = createLegend(
  [
    { name: "ice", characters: "." },
    { name: "finish line", characters: "F", count: "one", where: "edge" },
    { name: "picks", characters: "x", part: "ground" },
    { name: "treadmill", characters: "^>v<", part: "ground" },
    { name: "snow", characters: "*", usual: 1, part: "ground" },
    { name: "wall", characters: "#", usual: 4, part: "ground" },
    { name: "tree", characters: "T", usual: 2, part: "ground" },
    { name: "door", characters: "a", count: "pair", part: "ground" },
    { name: "door", characters: "b", count: "pair", part: "ground" },
    { name: "door", characters: "c", count: "pair", part: "ground" },
    { name: "door", characters: "d", count: "pair", part: "ground" },
    { name: "bridge", characters: "|-", over: "Fx^>v<*#Tabcd", part: "ground" },
    { name: "penguin", characters: "@", count: "one", isPlayer: true },
  ],
  { ...ANY_SIZE, usual: { width: 16, height: 8 } },
);

// Kinds of things, by the legend; those of the ground are numbered as the ground is.
const VERTICAL_BRIDGE = 14;
const HORIZONTAL_BRIDGE = 15;
const PENGUIN = 16;

export const notation = createNotation<Level>({ legend, levelOf, standingOf });

function levelOf(draft: Draft): Level {
  const { board, upper, lower } = draft;
  const ground = bareGround(board);
  const bridges = board.isBorder.map(() => Bridge.None);
  for (const cell of board.cells) {
    const kind = upper[cell];
    ground[cell] = kind < VERTICAL_BRIDGE ? kind : lower[cell];
    if (kind === VERTICAL_BRIDGE) bridges[cell] = Bridge.Vertical;
    else if (kind === HORIZONTAL_BRIDGE) bridges[cell] = Bridge.Horizontal;
  }
  const [penguin = NOWHERE] = cellsOf(draft, PENGUIN);
  return { board, penguin, ground, bridges, exits: exitsOf(board, ground) };
}

function standingOf({ board, penguin, ground, bridges }: Level): Standing {
  const cells = [penguin];
  const kinds = [PENGUIN];
  const put = (cell: number, kind: number): void => {
    cells.push(cell);
    kinds.push(kind);
  };
  for (const cell of board.cells) {
    const isBeneath = bridges[cell] !== Bridge.None;
    if (isBeneath) put(cell, bridges[cell] === Bridge.Vertical ? VERTICAL_BRIDGE : HORIZONTAL_BRIDGE);
    if (ground[cell] !== Ground.Ice) put(cell, isBeneath ? legend.beneath + ground[cell] : ground[cell]);
  }
  return { board, cells, kinds };
}

/** Nothing but ice, inside a border of wall. */
function bareGround(board: Board): Ground[] {
  return board.isBorder.map((isBorder) => (isBorder ? Ground.Wall : Ground.Ice));
}

/** By cell: for a door the other one of its pair, `NOWHERE` where there is none. */
function exitsOf(board: Board, ground: readonly Ground[]): number[] {
  const exits = board.isBorder.map(() => NOWHERE);
  for (let door: Ground = Ground.Door; door <= Ground.LastDoor; door++) {
    const [one, other] = board.cells.filter((cell) => ground[cell] === door);
    if (other === undefined) continue;
    exits[one] = other;
    exits[other] = one;
  }
  return exits;
}
