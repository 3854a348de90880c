/**
 * The background of a level of Penguin: sea, lighthouse, floe and all things on it. The penguin is drawn in pieces.ts.
 */
import { drawClipped } from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { drawCornerDots } from "../../looks/corner-dots";
import type { Lamp } from "../../puzzle";
import { Bridge, Floor, type Level } from "../level";
import {
  ICE_ABOVE,
  cellLeft,
  cellTop,
  FOLDER,
  iceBoxOf,
  boardLeft,
  TORN_EDGE_WIDTH,
  sizeFor,
  boardTop,
} from "./screen-layout";
import { drawUnclippedShadow, type ShadowKind } from "./shadow";

// Frames of the things' picture. The four doors follow one another in the order of their kinds.
const WALL = 1;
const TREE = 2;
const SNOW = 3;
const PICKS = 4;
const FINISH = 5;
const FIRST_DOOR = 6;
const UPRIGHT_BRIDGE = 10;
const LEVEL_BRIDGE = 11;
// How far a thing's frame reaches beyond its cell to the left, in pixels.
const THING_LEFT = 2;

// The height of the floe's front below the ice, in pixels.
const FRONT_HEIGHT = 10;

/** The watching penguins of the colony: their positions in pixels and their frames. */
const WATCHERS: readonly { readonly x: number; readonly y: number; readonly frame: number }[] = [
  { x: 11, y: 222, frame: 2 },
  { x: 57, y: 222, frame: 4 },
  { x: 319, y: 222, frame: 4 },
  { x: 367, y: 222, frame: 3 },
  { x: 35, y: 226, frame: 1 },
  { x: 79, y: 227, frame: 1 },
  { x: 297, y: 227, frame: 1 },
  { x: 343, y: 225, frame: 1 },
];

/** Draws the background of a level: the sea, the lighthouse, and the floe with all things but the penguin. */
export function drawBackground(level: Level, lamp: Lamp): void {
  const { board } = level;
  drawImage(`${FOLDER}/sea`, 0, 0);
  drawFloe(board, lamp);
  drawCornerDots(boardLeft(board), boardTop(board), board.width + 1, board.height + 1, sizeFor(board).cellSide);
  drawLighthouse(lamp);
  if (lamp === "lit") drawShadows(level);
  for (const cell of board.cells) drawThings(level, cell, 0);
  for (const { x, y, frame } of WATCHERS) drawWatcher(x, y, frame);
}

/** Draws the lighthouse and the sky round it, with or without its beams. */
export function drawLighthouse(lamp: Lamp): void {
  drawSprite(`${FOLDER}/lamp`, lamp === "lit" ? 1 : 2, 0, 0);
}

/** Draws the colony. Watchers with even and with odd indices are lifted separately, so that they can hop in turn. */
export function drawColony(evenLiftPixels: number, oddLiftPixels: number): void {
  WATCHERS.forEach(({ x, y, frame }, index) => {
    const lift = index % 2 === 0 ? evenLiftPixels : oddLiftPixels;
    drawWatcher(x, y - lift, frame);
  });
}

/** Draws one watching penguin of the colony. */
function drawWatcher(x: number, y: number, frame: number): void {
  drawSprite(`${FOLDER}/watchers`, frame, x, y);
}

/** Draws the empty floe: its ice, its front, and its torn edges. */
function drawFloe(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = iceBoxOf(board);
  const right = x + width - TORN_EDGE_WIDTH;
  drawClipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/ice`, lamp === "lit" ? 1 : 2, 0, 0);
  });
  drawClipped(x, y + height, width, FRONT_HEIGHT, () => {
    drawImage(`${FOLDER}/front`, 0, y + height);
  });
  drawClipped(x, y, width, height + FRONT_HEIGHT, () => {
    drawSprite(`${FOLDER}/edges`, 1, x, 0);
    drawSprite(`${FOLDER}/edges`, 2, right, 0);
  });
}

/** Draws the shadows of all things on the floe. The strip of ice above the board stays free of them. */
function drawShadows(level: Level): void {
  const { board } = level;
  const { x, y, width, height } = iceBoxOf(board);
  drawClipped(x, y + ICE_ABOVE, width, height - ICE_ABOVE, () => {
    for (const cell of board.cells) {
      const kind = shadowKindAt(level, cell);
      if (kind !== undefined)
        drawUnclippedShadow(board, kind, cellLeft(board, cell), cellTop(board, cell) + sizeFor(board).cellSide);
    }
  });
}

/** Returns what kind of shadow the thing on a cell throws, if any. */
function shadowKindAt({ floor }: Level, cell: number): ShadowKind | undefined {
  const thing = floor[cell];
  if (thing === Floor.Ice) return undefined;
  if (thing === Floor.Wall) return "wall";
  if (thing === Floor.Tree) return "tree";
  if (thing === Floor.Picks) return "picks";
  if (thing === Floor.Finish) return "flag";
  return thing >= Floor.Door ? "door" : undefined;
}

/** Draws the thing on a cell and the bridge over it. `beltPixels` is how far treadmill belts have run. */
export function drawThings(level: Level, cell: number, beltPixels: number): void {
  if (level.bridges[cell] === Bridge.None || level.floor[cell] !== Floor.Ice) drawThing(level, cell, beltPixels);
  drawBridge(level, cell);
}

/** Draws the thing on a cell, but not a bridge over it. */
export function drawThing({ board, floor }: Level, cell: number, beltPixels: number): void {
  const thing = floor[cell];
  // Most cells are bare ice, and returning early saves time on the console.
  if (thing === Floor.Ice) return;
  const left = cellLeft(board, cell);
  const top = cellTop(board, cell);
  if (isTreadmill(thing)) {
    const { belts, beltPhases } = sizeFor(board);
    drawSprite(belts, 1 + (thing - Floor.Treadmill) * beltPhases + (beltPixels % beltPhases), left, top);
    return;
  }
  const frame = frameOf(thing);
  if (frame !== undefined) drawFrame(board, frame, left, top);
}

/** Draws the bridge over a cell, if there is one. */
export function drawBridge({ board, bridges }: Level, cell: number): void {
  if (bridges[cell] === Bridge.None) return;
  const frame = bridges[cell] === Bridge.Vertical ? UPRIGHT_BRIDGE : LEVEL_BRIDGE;
  drawFrame(board, frame, cellLeft(board, cell), cellTop(board, cell));
}

/** Draws a frame of the things' picture for a cell with this left and upper edge. */
function drawFrame(board: Board, frame: number, left: number, top: number): void {
  const { things, thingTop } = sizeFor(board);
  drawSprite(things, frame, left - THING_LEFT, top - thingTop);
}

/** Returns whether a thing is a treadmill of any direction. */
export function isTreadmill(thing: Floor): boolean {
  return thing >= Floor.Treadmill && thing <= Floor.LastTreadmill;
}

/** Returns the frame of a thing; undefined for ice and treadmills. */
function frameOf(thing: Floor): number | undefined {
  if (thing === Floor.Wall) return WALL;
  if (thing === Floor.Tree) return TREE;
  if (thing === Floor.Snow) return SNOW;
  if (thing === Floor.Picks) return PICKS;
  if (thing === Floor.Finish) return FINISH;
  return thing >= Floor.Door ? FIRST_DOOR + (thing - Floor.Door) : undefined;
}
