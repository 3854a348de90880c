import { clipped } from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { drawDots } from "../../looks/dots";
import type { Lamp } from "../../puzzle";
import { Bridge, Ground, type Level } from "../level";
import { ABOVE, cellLeft, cellTop, FOLDER, iceOf, leftOf, SIDE, sizeFor, topOf } from "./floe";
import { drawOpenShadow, type Tall } from "./shadow";

// Frames of the things' pictures; the doors are in the order of their pairs.
const WALL = 1;
const TREE = 2;
const SNOW = 3;
const PICKS = 4;
const FINISH = 5;
const FIRST_DOOR = 6;
const UPRIGHT_BRIDGE = 10;
const LEVEL_BRIDGE = 11;
// How far a thing's frame reaches beyond its cell at the left.
const THING_LEFT = 2;

const FRONT_HEIGHT = 10;

/** Those who watch: where each stands, and its frame. */
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

/** The sea by night, the lighthouse, and the floe with all that stands on it but the penguin. */
export function drawGround(level: Level, lamp: Lamp): void {
  const { board } = level;
  drawImage(`${FOLDER}/sea`, 0, 0);
  drawFloe(board, lamp);
  drawDots(leftOf(board), topOf(board), board.width + 1, board.height + 1, sizeFor(board).cell);
  drawLamp(lamp);
  if (lamp === "lit") drawShadows(level);
  for (const cell of board.cells) drawThings(level, cell, 0);
  for (const { x, y, frame } of WATCHERS) drawWatcher(x, y, frame);
}

/** The lighthouse, and the sky about it. */
export function drawLamp(lamp: Lamp): void {
  drawSprite(`${FOLDER}/lamp`, lamp === "lit" ? 1 : 2, 0, 0);
}

/** Those who watch, so many pixels higher than they stand, every second one the first time. */
export function drawCheering(liftOfEven: number, liftOfOdd: number): void {
  WATCHERS.forEach(({ x, y, frame }, at) => {
    const lift = at % 2 === 0 ? liftOfEven : liftOfOdd;
    drawWatcher(x, y - lift, frame);
  });
}

function drawWatcher(x: number, y: number, frame: number): void {
  drawSprite(`${FOLDER}/watchers`, frame, x, y);
}

function drawFloe(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = iceOf(board);
  const right = x + width - SIDE;
  clipped(x, y, width, height, () => {
    drawSprite(`${FOLDER}/ice`, lamp === "lit" ? 1 : 2, 0, 0);
  });
  clipped(x, y + height, width, FRONT_HEIGHT, () => {
    drawImage(`${FOLDER}/front`, 0, y + height);
  });
  clipped(x, y, width, height + FRONT_HEIGHT, () => {
    drawSprite(`${FOLDER}/edges`, 1, x, 0);
    drawSprite(`${FOLDER}/edges`, 2, right, 0);
  });
}

/** Cells are marked by their corners alone: a dot with a rim that is seen in the dark. */
function drawShadows(level: Level): void {
  const { board } = level;
  const { x, y, width, height } = iceOf(board);
  clipped(x, y + ABOVE, width, height - ABOVE, () => {
    for (const cell of board.cells) {
      const tall = tallAt(level, cell);
      if (tall !== undefined)
        drawOpenShadow(board, tall, cellLeft(board, cell), cellTop(board, cell) + sizeFor(board).cell);
    }
  });
}

function tallAt({ ground }: Level, cell: number): Tall | undefined {
  const thing = ground[cell];
  if (thing === Ground.Ice) return undefined;
  if (thing === Ground.Wall) return "wall";
  if (thing === Ground.Tree) return "tree";
  if (thing === Ground.Picks) return "picks";
  if (thing === Ground.Finish) return "flag";
  return thing >= Ground.Door ? "door" : undefined;
}

/** What stands on a cell, and the bridge over it; treadmills have run so many pixels. */
export function drawThings(level: Level, cell: number, beltPixels: number): void {
  if (level.bridges[cell] === Bridge.None || level.ground[cell] !== Ground.Ice) drawThing(level, cell, beltPixels);
  drawBridge(level, cell);
}

/** What stands on a cell, with no regard to a bridge over it. */
export function drawThing({ board, ground }: Level, cell: number, beltPixels: number): void {
  const thing = ground[cell];
  // Most cells: what comes now would find nothing to draw, but not at once.
  if (thing === Ground.Ice) return;
  const left = cellLeft(board, cell);
  const top = cellTop(board, cell);
  if (isTreadmill(thing)) {
    const { belts, beltPhases } = sizeFor(board);
    drawSprite(belts, 1 + (thing - Ground.Treadmill) * beltPhases + (beltPixels % beltPhases), left, top);
    return;
  }
  const frame = frameOf(thing);
  if (frame !== undefined) drawFrame(board, frame, left, top);
}

export function drawBridge({ board, bridges }: Level, cell: number): void {
  if (bridges[cell] === Bridge.None) return;
  const frame = bridges[cell] === Bridge.Vertical ? UPRIGHT_BRIDGE : LEVEL_BRIDGE;
  drawFrame(board, frame, cellLeft(board, cell), cellTop(board, cell));
}

/** A frame of the things whose cell begins there. */
function drawFrame(board: Board, frame: number, left: number, top: number): void {
  const { things, thingTop } = sizeFor(board);
  drawSprite(things, frame, left - THING_LEFT, top - thingTop);
}

export function isTreadmill(thing: Ground): boolean {
  return thing >= Ground.Treadmill && thing <= Ground.LastTreadmill;
}

function frameOf(thing: Ground): number | undefined {
  if (thing === Ground.Wall) return WALL;
  if (thing === Ground.Tree) return TREE;
  if (thing === Ground.Snow) return SNOW;
  if (thing === Ground.Picks) return PICKS;
  if (thing === Ground.Finish) return FINISH;
  return thing >= Ground.Door ? FIRST_DOOR + (thing - Ground.Door) : undefined;
}
