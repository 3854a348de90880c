/** What a level of Penguin consists of, and how it is written as a map. The rules are in rules.ts. */
import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";

/** What lies on the floor of a cell. A treadmill's number is `Treadmill` plus the direction in which it carries. */
export const enum Floor {
  Ice = 0,
  Finish = 1,
  Picks = 2,
  /** The first of four treadmills: up, right, down, left. */
  Treadmill = 3,
  LastTreadmill = 6,
  Snow = 7,
  Wall = 8,
  Tree = 9,
  /** The first of four kinds of doors. Both doors of a pair have the same kind. */
  Door = 10,
  LastDoor = 13,
}

/** The bridge over a cell, if any. A bridge's number is 1 + `direction` % 2 for both directions along it. */
export const enum Bridge {
  None = 0,
  Vertical = 1,
  Horizontal = 2,
}

/** A level of Penguin: the floor, the bridges over it, and the start cell of the penguin, which is bare ice. */
export interface Level {
  readonly board: Board;
  /** The penguin's cell. */
  readonly penguin: number;
  /** By cell, also under a bridge. The border is wall. */
  readonly floor: readonly Floor[];
  /** By cell: the bridge over it. */
  readonly bridges: readonly Bridge[];
  /** By cell: for a door, the cell of the other door of its pair. */
  readonly pairedDoors: readonly number[];
}

/** The most pairs of doors that a level may have. */
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

// Kinds of the things above the floor, by their index in the legend. The kinds before them equal the numbers of
// `Floor`.
const VERTICAL_BRIDGE = 14;
const HORIZONTAL_BRIDGE = 15;
const PENGUIN = 16;

/** Formats Penguin's levels as text maps and parses them. */
export const notation = createNotation<Level>({ legend, levelOf, placementsOf });

/** Creates the level that a complete draft describes. */
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

/** Returns all things of a level with their cells and kinds. */
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

/** Returns the floor of an empty board: ice inside a border of wall. */
function createBareFloor(board: Board): Floor[] {
  return board.isBorder.map((isBorder) => (isBorder ? Floor.Wall : Floor.Ice));
}

/** Returns, by cell, the other door of the pair for a door and `NOWHERE` for any other cell. */
function findPairedDoors(board: Board, floor: readonly Floor[]): number[] {
  const pairedDoors = board.isBorder.map(() => NOWHERE);
  for (let kind: Floor = Floor.Door; kind <= Floor.LastDoor; kind++) {
    const [door1, door2] = board.cells.filter((cell) => floor[cell] === kind);
    if (door2 === undefined) continue;
    pairedDoors[door1] = door2;
    pairedDoors[door2] = door1;
  }
  return pairedDoors;
}
