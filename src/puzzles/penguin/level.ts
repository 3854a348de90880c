/** Defines the levels of the puzzle Penguin, and how a level is written as a text map. The rules are in rules.ts. */
import { NOWHERE, type Board } from "../../kernel/board";
import { ANY_SIZE, cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "./texts/index";

/**
 * What lies on the floor of a cell. The number of a treadmill is `Treadmill` plus the direction in which it carries the
 * penguin.
 */
export const enum Floor {
  Ice = 0,
  Finish = 1,
  Picks = 2,
  /** The first of four kinds of treadmills: they carry the penguin up, right, down and left. */
  Treadmill = 3,
  LastTreadmill = 6,
  Snow = 7,
  Wall = 8,
  Tree = 9,
  /** The first of four kinds of doors. A pair of doors consists of two doors of the same kind. */
  Door = 10,
  LastDoor = 13,
}

/**
 * The bridge over a cell, or `None`. The number of a bridge is 1 + `direction` % 2, where `direction` is either of the
 * two directions of the path over the bridge.
 */
export const enum Bridge {
  None = 0,
  Vertical = 1,
  Horizontal = 2,
}

/** A level of the puzzle Penguin. The penguin starts on bare ice. */
export interface Level {
  readonly board: Board;
  readonly penguin: number;
  /** What lies on the floor of each cell, also under bridges, indexed by cell. The border around the board is wall. */
  readonly floor: readonly Floor[];
  readonly bridges: readonly Bridge[];
  /** For each cell with a door, the cell of the other door of the pair, indexed by cell. */
  readonly pairedDoors: readonly number[];
}

export const MAX_DOOR_PAIRS = Floor.LastDoor - Floor.Door + 1;

const legend = createLegend(
  [
    { name: TEXTS.things.ice, characters: "." },
    { name: TEXTS.things.finishLine, characters: "F", count: "one", where: "edge", editorDrawer: "exits" },
    { name: TEXTS.things.picks, characters: "x", editorRole: "ground", editorDrawer: "traps" },
    { name: TEXTS.things.treadmill, characters: "^>v<", editorRole: "ground" },
    { name: TEXTS.things.snow, characters: "*", usualCount: 1, editorRole: "ground", editorDrawer: "walls" },
    { name: TEXTS.things.wall, characters: "#", usualCount: 4, editorRole: "ground", editorDrawer: "walls" },
    { name: TEXTS.things.tree, characters: "T", usualCount: 2, editorRole: "ground", editorDrawer: "walls" },
    { name: TEXTS.things.door, characters: "a", count: "pair", editorRole: "ground", editorDrawer: "exits" },
    { name: TEXTS.things.door, characters: "b", count: "pair", editorRole: "ground", editorDrawer: "exits" },
    { name: TEXTS.things.door, characters: "c", count: "pair", editorRole: "ground", editorDrawer: "exits" },
    { name: TEXTS.things.door, characters: "d", count: "pair", editorRole: "ground", editorDrawer: "exits" },
    { name: TEXTS.things.bridge, characters: "|-", mayLieOn: "Fx^>v<*#Tabcd", editorRole: "ground" },
    { name: TEXTS.things.penguin, characters: "@", count: "one", isPlayer: true, editorDrawer: "exits" },
  ],
  { ...ANY_SIZE, usualSize: { width: 16, height: 8 } },
);

/**
 * The constants from `VERTICAL_BRIDGE` to `PENGUIN` stand for the things that are not part of the floor. They follow
 * the numbers of `Floor`. All these numbers are indices in `legend`, the list of all things of the puzzle.
 */
export const VERTICAL_BRIDGE = 14;
export const HORIZONTAL_BRIDGE = 15;
export const PENGUIN = 16;

/** Formats levels of Penguin as text maps, and parses text maps into levels. */
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

function createBareFloor(board: Board): Floor[] {
  return board.isBorder.map((isBorder) => (isBorder ? Floor.Wall : Floor.Ice));
}

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
