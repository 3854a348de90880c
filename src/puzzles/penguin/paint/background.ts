/**
 * Draws the background of a level of Penguin: the sea, the lighthouse, the ice floe and all things on it. pieces.ts
 * draws the penguin.
 */
import { darken, drawClipped, fillBox, wantsLessFlashing, type Box } from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { drawCornerDots, drawDotsInDark } from "../../looks/corner-dots";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import { Bridge, Floor, type Level } from "../level";
import type { Look } from "./look";
import {
  ICE_ABOVE,
  cellBox,
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

/**
 * The look of the first chapter: a lighthouse at dusk. The lighthouse is lit while the level can be won. In levels that
 * can always be won, the moon stands in its place.
 */
export const LIGHTHOUSE: Look = {
  sea: { path: `${FOLDER}/sea`, numbers: { lit: 1, half: 1, out: 1, none: 1, dark: 1 } },
  sky: { path: `${FOLDER}/lamp`, numbers: { lit: 1, half: 1, out: 2, none: 3, dark: 4 } },
  edges: { path: `${FOLDER}/edges`, numbers: { lit: 1, half: 1, out: 1, none: 1, dark: 1 } },
  ink: "white",
  movements: [],
};

/** The picture of the ice while the lighthouse is dark, as large as the screen. With light, the ice is plain white. */
const DARK_ICE = `${FOLDER}/dark-ice`;

/**
 * The constants from `WALL` to `LEVEL_BRIDGE` are the numbers of pictures of things on the floe, in the image table of
 * things.
 */
const WALL = 1;
const TREE = 2;
const SNOW = 3;
const PICKS = 4;
const FINISH = 5;
const FIRST_DOOR = 6;
const UPRIGHT_BRIDGE = 10;
const LEVEL_BRIDGE = 11;
/** How far the picture of a thing reaches beyond the left edge of its cell, in pixels. */
const THING_LEFT = 2;

const FRONT_HEIGHT = 10;

const CALM_WIDTH = 20;
const BOAT_WIDTH = 22;

const BOATS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 5, y: 60 },
  { x: 373, y: 54 },
  { x: 5, y: 112 },
  { x: 373, y: 106 },
  { x: 5, y: 164 },
  { x: 373, y: 158 },
  { x: 35, y: 84 },
  { x: 343, y: 80 },
  { x: 35, y: 138 },
  { x: 343, y: 132 },
];

const WATCHERS: readonly { readonly x: number; readonly y: number; readonly pictureNumber: number }[] = [
  { x: 11, y: 222, pictureNumber: 2 },
  { x: 57, y: 222, pictureNumber: 4 },
  { x: 319, y: 222, pictureNumber: 4 },
  { x: 367, y: 222, pictureNumber: 3 },
  { x: 35, y: 226, pictureNumber: 1 },
  { x: 79, y: 227, pictureNumber: 1 },
  { x: 297, y: 227, pictureNumber: 1 },
  { x: 343, y: 225, pictureNumber: 1 },
];

/**
 * The pictures of watching penguins that have turned round after a win: the large pictures of the player's penguin.
 * `left` and `top` are the distances from a watching penguin's upper left corner to that of the picture, in pixels.
 */
const CHEERING = { path: `${FOLDER}/penguin30`, front: 1, flippersUp: 11, left: -10, top: -31 };

export function drawBackground(look: Look, level: Level, lamp: Lamp): void {
  const { board } = level;
  drawSprite(look.sea.path, look.sea.numbers[lamp], 0, 0);
  drawSeaBesideFloe(look, board);
  drawFloe(look, board, lamp);
  const drawDots = isBoardDark(lamp) ? drawDotsInDark : drawCornerDots;
  drawDots(boardLeft(board), boardTop(board), board.width + 1, board.height + 1, sizeFor(board).cellSide);
  drawSky(look, lamp);
  if (!isBoardDark(lamp)) drawShadows(level);
  for (const cell of board.cells) drawThings(level, cell, 0);
  for (const { x, y, pictureNumber } of WATCHERS) drawWatcher(x, y, pictureNumber);
}

function drawSeaBesideFloe({ calm, boat }: Look, board: Board): void {
  const { x, width } = iceBoxOf(board);
  if (calm !== undefined) {
    drawSprite(calm, 1, x - CALM_WIDTH, 0);
    drawSprite(calm, 2, x + width, 0);
  }
  if (boat === undefined) return;
  for (const { x: boatX, y } of BOATS) {
    if (boatX + BOAT_WIDTH <= x || boatX >= x + width) drawImage(boat, boatX, y);
  }
}

/** Draws what stands at the horizon, such as the lighthouse with its two beams, and the sky around it. */
export function drawSky({ sky }: Look, lamp: Lamp): void {
  drawSprite(sky.path, sky.numbers[lamp], 0, 0);
}

/**
 * Draws the watching penguins after a win. They have turned round to the player. Penguins with even and with odd
 * indices hop in turn, and raise their flippers while they are up. For players who want less flashing, the penguins
 * stay as they are.
 */
export function drawCheeringColony(isEvenUp: boolean, liftPixels: number): void {
  if (wantsLessFlashing()) return;
  WATCHERS.forEach(({ x, y }, index) => {
    const isUp = (index % 2 === 0) === isEvenUp;
    const top = y + CHEERING.top - (isUp ? liftPixels : 0);
    drawSprite(CHEERING.path, isUp ? CHEERING.flippersUp : CHEERING.front, x + CHEERING.left, top);
  });
}

function drawWatcher(x: number, y: number, pictureNumber: number): void {
  drawSprite(`${FOLDER}/watchers`, pictureNumber, x, y);
}

function drawFloe({ edges }: Look, board: Board, lamp: Lamp): void {
  const { x, y, width, height } = iceBoxOf(board);
  const right = x + width - TORN_EDGE_WIDTH;
  fillWithIce(iceBoxOf(board), lamp);
  drawClipped(x, y + height, width, FRONT_HEIGHT, () => {
    drawImage(`${FOLDER}/front`, 0, y + height);
  });
  drawClipped(x, y, width, height + FRONT_HEIGHT, () => {
    drawSprite(edges.path, edges.numbers[lamp], x, 0);
    drawSprite(edges.path, edges.numbers[lamp] + 1, right, 0);
  });
}

function fillWithIce({ x, y, width, height }: Box, lamp: Lamp): void {
  if (!isBoardDark(lamp)) fillBox("white", x, y, width, height);
  else
    drawClipped(x, y, width, height, () => {
      drawImage(DARK_ICE, 0, 0);
      darken("dusk", x, y, width, height);
    });
}

/** Draws the shadows of all things on the floe. No shadow falls on the strip of ice above the board. */
export function drawShadows(level: Level): void {
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

function shadowKindAt({ floor }: Level, cell: number): ShadowKind | undefined {
  const thing = floor[cell];
  if (thing === Floor.Ice) return undefined;
  if (thing === Floor.Wall) return "wall";
  if (thing === Floor.Tree) return "tree";
  if (thing === Floor.Picks) return "picks";
  if (thing === Floor.Finish) return "flag";
  return thing >= Floor.Door ? "door" : undefined;
}

/** Draws the thing on a cell and the bridge over it. `beltPixels` says how far the belts of treadmills have run. */
export function drawThings(level: Level, cell: number, beltPixels: number): void {
  if (level.bridges[cell] === Bridge.None || level.floor[cell] !== Floor.Ice) drawThing(level, cell, beltPixels);
  drawBridge(level, cell);
}

/**
 * Draws the thing on a cell, without the bridge over the cell. `beltPixels` says how far the belts of treadmills have
 * run.
 */
export function drawThing({ board, floor }: Level, cell: number, beltPixels: number): void {
  const thing = floor[cell];
  // Returns early for bare ice, for which there is nothing to draw. Most cells have it, so this saves time on the
  // console.
  if (thing === Floor.Ice) return;
  const left = cellLeft(board, cell);
  const top = cellTop(board, cell);
  if (isTreadmill(thing)) {
    const { belts, beltPhaseCount } = sizeFor(board);
    drawSprite(belts, 1 + (thing - Floor.Treadmill) * beltPhaseCount + (beltPixels % beltPhaseCount), left, top);
    return;
  }
  const pictureNumber = pictureNumberOf(thing);
  if (pictureNumber !== undefined) drawThingPicture(board, pictureNumber, left, top);
}

export function drawBridge({ board, bridges }: Level, cell: number): void {
  if (bridges[cell] === Bridge.None) return;
  const pictureNumber = bridges[cell] === Bridge.Vertical ? UPRIGHT_BRIDGE : LEVEL_BRIDGE;
  drawThingPicture(board, pictureNumber, cellLeft(board, cell), cellTop(board, cell));
}

function drawThingPicture(board: Board, pictureNumber: number, left: number, top: number): void {
  const { things, thingTop } = sizeFor(board);
  drawSprite(things, pictureNumber, left - THING_LEFT, top - thingTop);
}

/**
 * Draws ice over the black band of a treadmill on which the penguin is, so that only the treadmill's rails and axles
 * stay. The black penguin would be hard to see on a black band. Does nothing for other cells and where a bridge hides
 * the treadmill.
 */
export function drawTreadmillUnderPenguin({ board, floor, bridges }: Level, cell: number, lamp: Lamp): void {
  if (!isTreadmill(floor[cell]) || bridges[cell] !== Bridge.None) return;
  const { x, y, width } = cellBox(board, cell);
  const inset = sizeFor(board).bandInset;
  const between = width - 2 * inset;
  const runsUpOrDown = (floor[cell] - Floor.Treadmill) % 2 === 0;
  if (runsUpOrDown) fillWithIce({ x: x + inset, y, width: between, height: width }, lamp);
  else fillWithIce({ x, y: y + inset, width, height: between }, lamp);
}

export function isTreadmill(thing: Floor): boolean {
  return thing >= Floor.Treadmill && thing <= Floor.LastTreadmill;
}

function pictureNumberOf(thing: Floor): number | undefined {
  if (thing === Floor.Wall) return WALL;
  if (thing === Floor.Tree) return TREE;
  if (thing === Floor.Snow) return SNOW;
  if (thing === Floor.Picks) return PICKS;
  if (thing === Floor.Finish) return FINISH;
  return thing >= Floor.Door ? FIRST_DOOR + (thing - Floor.Door) : undefined;
}
