import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";

/** What lies on a cell's ground. A treadmill's number is that of the first and the direction it carries to. */
export const enum Floor {
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
  readonly floor: readonly Floor[];
  /** By cell. */
  readonly bridges: readonly Bridge[];
  /** By cell: for a door the other one of its pair. */
  readonly pairedDoors: readonly number[];
}

/** How many pairs of doors a level may have. */
export const MAX_DOOR_PAIRS = Floor.LastDoor - Floor.Door + 1;

const legend = createLegend(
  [
    { name: "ice", characters: "." },
    { name: "finish line", characters: "F", count: "one", where: "edge" },
    { name: "picks", characters: "x", editorRole: "ground" },
    { name: "treadmill", characters: "^>v<", editorRole: "ground" },
    { name: "snow", characters: "*", usual: 1, editorRole: "ground" },
    { name: "wall", characters: "#", usual: 4, editorRole: "ground" },
    { name: "tree", characters: "T", usual: 2, editorRole: "ground" },
    { name: "door", characters: "a", count: "pair", editorRole: "ground" },
    { name: "door", characters: "b", count: "pair", editorRole: "ground" },
    { name: "door", characters: "c", count: "pair", editorRole: "ground" },
    { name: "door", characters: "d", count: "pair", editorRole: "ground" },
    { name: "bridge", characters: "|-", over: "Fx^>v<*#Tabcd", editorRole: "ground" },
    { name: "penguin", characters: "@", count: "one", isPlayer: true },
  ],
  { ...ANY_SIZE, usual: { width: 16, height: 8 } },
);

// Kinds of things, by the legend; those of the ground are numbered as the ground is.
const VERTICAL_BRIDGE = 14;
const HORIZONTAL_BRIDGE = 15;
const PENGUIN = 16;

export const notation = createNotation<Level>({ legend, levelOf, placementsOf });

function levelOf(draft: Draft): Level {
  const { board, upper, lower } = draft;
  const floor = createBareFloor(board);
  const bridges = board.isBorder.map(() => Bridge.None);
  for (const cell of board.cells) {
    const kind = upper[cell];
    floor[cell] = kind < VERTICAL_BRIDGE ? kind : lower[cell];
    if (kind === VERTICAL_BRIDGE) bridges[cell] = Bridge.Vertical;
    else if (kind === HORIZONTAL_BRIDGE) bridges[cell] = Bridge.Horizontal;
  }
  const [penguin = NOWHERE] = cellsOf(draft, PENGUIN);
  return { board, penguin, floor, bridges, pairedDoors: findPairedDoors(board, floor) };
}

function placementsOf({ board, penguin, floor, bridges }: Level): Placements {
  const cells = [penguin];
  const kinds = [PENGUIN];
  const put = (cell: number, kind: number): void => {
    cells.push(cell);
    kinds.push(kind);
  };
  for (const cell of board.cells) {
    const isBridged = bridges[cell] !== Bridge.None;
    if (isBridged) put(cell, bridges[cell] === Bridge.Vertical ? VERTICAL_BRIDGE : HORIZONTAL_BRIDGE);
    if (floor[cell] !== Floor.Ice) put(cell, isBridged ? legend.lowerKindOffset + floor[cell] : floor[cell]);
  }
  return { board, cells, kinds };
}

/** Nothing but ice, inside a border of wall. */
function createBareFloor(board: Board): Floor[] {
  return board.isBorder.map((isBorder) => (isBorder ? Floor.Wall : Floor.Ice));
}

/** By cell: for a door the other one of its pair, `NOWHERE` where there is none. */
function findPairedDoors(board: Board, floor: readonly Floor[]): number[] {
  const pairedDoors = board.isBorder.map(() => NOWHERE);
  for (let door: Floor = Floor.Door; door <= Floor.LastDoor; door++) {
    const [one, other] = board.cells.filter((cell) => floor[cell] === door);
    if (other === undefined) continue;
    pairedDoors[one] = other;
    pairedDoors[other] = one;
  }
  return pairedDoors;
}
