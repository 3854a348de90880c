/**
 * Draws everything in a level of Fruit that never moves: the orchard, the hedge and the lawn. pieces.ts draws the
 * pieces and animals.
 */
import { fillBox, SCREEN_HEIGHT } from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Pass } from "../../../kernel/pass";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { cellLeft, cellTop, FOLDER, GARDEN_LEFT, boardLeft, sizeFor, boardTop } from "./garden";

/** The picture of the orchard: with the sun, or with a balloon in levels without a lamp. */
const ORCHARD_PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 1, out: 2, none: 3, dark: 4 };

// How many pictures of the lawn each of the two mowing patterns has: one for each of three tufts of grass. The image
// table has six pictures in sunlight, then six pictures without sun.
const PICTURES_PER_MOWING = 3;
const LIT_PICTURES = 6;
const TUFTS = 3;
const TUFT_CHOICES = 5;

// How far the pictures of leaves, puddles and passes begin to the left of their cell and above it, in pixels.
const EDGE_INSET = 8;
const FIRST_CORNER = 5;
const PUDDLE_LEFT = 4;
const PUDDLE_TOP = 6;
const PASS_INSET = 4;

// The number of rows in the grid on which roses stand in the hedge. The other constants are in pixels: the distance
// between two roses, the position of the first rose, the distance from the lawn, and half of a rose's width.
const BLOSSOM_ROWS = 9;
const BLOSSOM_EVERY = 27;
const BLOSSOM_FIRST = 12;
const BLOSSOM_AWAY = 8;
const BLOSSOM_MIDDLE = 4;

// The numbers of the pictures of the shadow that hedge throws on a cell, by where the hedge stands.
const FROM_ABOVE = 1;
const FROM_LEFT = 2;
const FROM_CORNER = 3;

/** Draws everything that never moves in a level: the orchard at the left, and the garden with its hedge and lawn. */
export function drawBackground(level: Level, lamp: Lamp): void {
  const pictureNumber = isBoardDark(lamp) ? 2 : 1;
  drawSprite(`${FOLDER}/orchard`, ORCHARD_PICTURES[lamp], 0, 0);
  // Draws a white line over the orchard's edge, because only white may show through the gaps of the hedge.
  fillBox("white", GARDEN_LEFT + 1, 0, 1, SCREEN_HEIGHT);
  drawSprite(`${FOLDER}/hedge`, pictureNumber, GARDEN_LEFT, 0);
  drawBlossoms(level, pictureNumber);
  drawLawn(level, lamp);
}

/** Draws roses in the hedge around the lawn, each a little off its point in a regular grid. */
function drawBlossoms({ board }: Level, pictureNumber: number): void {
  const { width, height } = board;
  const { cellPixels } = sizeFor(board);
  const left = boardLeft(board) - BLOSSOM_AWAY;
  const top = boardTop(board) - BLOSSOM_AWAY;
  const right = boardLeft(board) + width * cellPixels + BLOSSOM_AWAY;
  const bottom = boardTop(board) + height * cellPixels + BLOSSOM_AWAY;
  for (let row = 0; row < BLOSSOM_ROWS; row++) {
    for (let column = row % 2; column < BLOSSOM_ROWS; column += 2) {
      const x = GARDEN_LEFT + BLOSSOM_FIRST + column * BLOSSOM_EVERY + ((7 * row + 3 * column) % 5) - 2;
      const y = BLOSSOM_FIRST + row * BLOSSOM_EVERY + ((3 * row + 7 * column) % 7) - 3;
      const isOnLawn = x > left && x < right && y > top && y < bottom;
      if (!isOnLawn) drawSprite(`${FOLDER}/blossom`, pictureNumber, x - BLOSSOM_MIDDLE, y - BLOSSOM_MIDDLE);
    }
  }
}

/** Draws the lawn with the puddles and passes on it, and the leaves of the hedge that hang over the lawn. */
export function drawLawn(level: Level, lamp: Lamp): void {
  const { board, walls, puddles, passes } = level;
  for (const cell of board.cells) if (!walls[cell]) drawLawnCell(level, cell, lamp);
  if (!isBoardDark(lamp)) for (const cell of board.cells) if (!walls[cell]) drawHedgesShadow(level, cell);
  for (const cell of board.cells) if (!walls[cell]) drawEdges(level, cell);
  for (const cell of puddles)
    drawImage(sizeFor(board).puddle, cellLeft(board, cell) - PUDDLE_LEFT, cellTop(board, cell) - PUDDLE_TOP);
  for (const pass of passes) drawPass(level, pass);
}

function drawLawnCell({ board }: Level, cell: number, lamp: Lamp): void {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  const choice = (7 * column + 5 * row + column * row) % TUFT_CHOICES;
  const tuft = choice < TUFTS ? choice : 0;
  const mown = ((column + row) % 2) * PICTURES_PER_MOWING;
  const first = isBoardDark(lamp) ? 1 + LIT_PICTURES : 1;
  drawSprite(sizeFor(board).lawn, first + mown + tuft, cellLeft(board, cell), cellTop(board, cell));
}

function drawHedgesShadow({ board, walls }: Level, cell: number): void {
  const [up, , , left] = board.steps;
  const isAbove = walls[cell + up];
  const isLeft = walls[cell + left];
  if (isAbove) drawShadow(board, cell, FROM_ABOVE);
  if (isLeft) drawShadow(board, cell, FROM_LEFT);
  if (!isAbove && !isLeft && walls[cell + up + left]) drawShadow(board, cell, FROM_CORNER);
}

function drawShadow(board: Board, cell: number, pictureNumber: number): void {
  drawSprite(sizeFor(board).hedgeShadow, pictureNumber, cellLeft(board, cell), cellTop(board, cell));
}

function drawEdges({ board, walls }: Level, cell: number): void {
  const { edges } = sizeFor(board);
  const x = cellLeft(board, cell) - EDGE_INSET;
  const y = cellTop(board, cell) - EDGE_INSET;
  const isHedge = (direction: number): boolean => walls[cell + board.steps[direction % DIRECTIONS.length]];
  for (const direction of DIRECTIONS) if (isHedge(direction)) drawSprite(edges, 1 + direction, x, y);
  for (const direction of DIRECTIONS) {
    if (isHedge(direction) && isHedge(direction + 1)) drawSprite(edges, FIRST_CORNER + direction, x, y);
  }
}

/** Draws a one-way pass at the edge of its cell, on the side where pieces cross it. */
function drawPass({ board }: Level, { cell: passCell, direction }: Pass): void {
  const { cellPixels, passes } = sizeFor(board);
  const x = cellLeft(board, passCell) + (STEP_X[direction] * cellPixels) / 2;
  const y = cellTop(board, passCell) + (STEP_Y[direction] * cellPixels) / 2;
  drawSprite(passes, 1 + direction, x - PASS_INSET, y - PASS_INSET);
}
