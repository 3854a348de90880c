/**
 * Draws everything in a level of Fruit that never moves: the orchard, the hedge and the lawn. pieces.ts draws the
 * pieces and animals.
 */
import { drawImage, drawSprite } from "../../../device/sprites";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DIRECTIONS } from "../../../kernel/direction";
import type { Task } from "../../../kernel/task";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import type { Look } from "./look";
import { cellLeft, cellTop, FOLDER, GARDEN_LEFT, boardLeft, sizeFor, boardTop } from "./garden";
import { drawPasses } from "./passes";

/**
 * The look of the first chapter: an orchard with the sun. The sun shines while the level can be won. In levels that can
 * always be won, a balloon takes the sun's place.
 */
export const NOON: Look = {
  orchard: `${FOLDER}/orchard`,
  orchardPictures: { lit: 1, half: 1, out: 2, none: 3, dark: 4 },
  hedge: `${FOLDER}/hedge`,
  lawn: `${FOLDER}/lawn`,
  edges: `${FOLDER}/edges`,
  hedgeShadow: `${FOLDER}/hedge-shadow`,
  ink: "black",
  movements: [],
};

/**
 * The number of pictures of a lawn cell for each of the two mowing patterns. These pictures have different tufts of
 * grass.
 */
const PICTURES_PER_MOWING = 3;
/** The number of pictures of a lawn cell in sunlight. In the image table, as many pictures without sun follow them. */
const LIT_PICTURES = 6;
const TUFTS = 3;
/**
 * The number of choices for the tuft of grass on a lawn cell. The choices 0 to `TUFTS` − 1 are one tuft each. All other
 * choices also stand for tuft 0, so this tuft is the most frequent.
 */
const TUFT_CHOICES = 5;

/** How far the pictures of the hedge's leaves reach beyond the left and the upper edge of their cell, in pixels. */
const EDGE_INSET = 8;
/** The number of the first of four pictures in the image table of leaves: leaves in a corner between two hedges. */
const FIRST_CORNER = 5;
/** How far the picture of a puddle reaches beyond the left edge of its cell, in pixels. */
const PUDDLE_LEFT = 4;
const PUDDLE_TOP = 6;

/** Ornaments such as blossoms stand in the hedge on a grid with this many rows and as many columns. */
const ORNAMENT_ROWS = 9;
const ORNAMENT_EVERY = 27;
const ORNAMENT_FIRST = 12;
const ORNAMENT_AWAY = 8;

/** The number of a picture in the image table of hedge shadows: a shadow on a cell that has hedge above it. */
const FROM_ABOVE = 1;
const FROM_LEFT = 2;
/**
 * The number of a picture in the image table of hedge shadows: a shadow on a cell that has hedge only at its upper left
 * corner.
 */
const FROM_CORNER = 3;

export function drawBackground(look: Look, level: Level, lamp: Lamp): void {
  drawGarden(look, level, lamp);
  drawLawn(look, level, lamp);
}

/**
 * Draws the same as `drawBackground` in parts, because a garden with many hedges takes longer than a frame. A part is a
 * row of the lawn or less.
 */
export function* drawBackgroundInParts(look: Look, level: Level, lamp: Lamp): Task<void> {
  const { height } = level.board;
  drawGarden(look, level, lamp);
  yield;
  for (let row = 0; row < height; row++) {
    drawGrassRow(look, level, lamp, row);
    yield;
  }
  for (let row = 0; row < height; row++) {
    drawShadowRow(look, level, lamp, row);
    yield;
  }
  for (let row = 0; row < height; row++) {
    drawEdgeRow(look, level, lamp, row);
    yield;
  }
  drawPuddlesAndPasses(level);
}

/** Draws the orchard, and to the right of it a square of hedge on which the lawn is drawn later. */
export function drawGarden(look: Look, level: Level, lamp: Lamp): void {
  const pictureNumber = isBoardDark(lamp) ? 2 : 1;
  drawSprite(look.orchard, look.orchardPictures[lamp], 0, 0);
  drawSprite(look.hedge, pictureNumber, GARDEN_LEFT, 0);
  drawOrnaments(look, level, pictureNumber);
}

function drawOrnaments({ ornament }: Look, { board }: Level, pictureNumber: number): void {
  if (ornament === undefined) return;
  const { width, height } = board;
  const { cellPixels } = sizeFor(board);
  const left = boardLeft(board) - ORNAMENT_AWAY;
  const top = boardTop(board) - ORNAMENT_AWAY;
  const right = boardLeft(board) + width * cellPixels + ORNAMENT_AWAY;
  const bottom = boardTop(board) + height * cellPixels + ORNAMENT_AWAY;
  for (let row = 0; row < ORNAMENT_ROWS; row++) {
    for (let column = row % 2; column < ORNAMENT_ROWS; column += 2) {
      if (ornament.isSparse === true && (row + column) % 4 !== 0) continue;
      const x = GARDEN_LEFT + ORNAMENT_FIRST + column * ORNAMENT_EVERY + ((7 * row + 3 * column) % 5) - 2;
      const y = ORNAMENT_FIRST + row * ORNAMENT_EVERY + ((3 * row + 7 * column) % 7) - 3;
      const isOnLawn = x > left && x < right && y > top && y < bottom;
      if (!isOnLawn) drawSprite(ornament.pictures, pictureNumber, x - ornament.middleX, y - ornament.middleY);
    }
  }
}

/** Draws the lawn, the puddles and one-way passes on it, and the leaves of the hedge that hang over it. */
export function drawLawn(look: Look, level: Level, lamp: Lamp): void {
  drawGrass(look, level, lamp);
  drawOnGrass(look, level, lamp);
}

export function drawGrass(look: Look, level: Level, lamp: Lamp): void {
  const { height } = level.board;
  for (let row = 0; row < height; row++) drawGrassRow(look, level, lamp, row);
  for (let row = 0; row < height; row++) drawShadowRow(look, level, lamp, row);
}

/** Draws what lies on the grass: the leaves of the hedge, puddles and one-way passes. */
export function drawOnGrass(look: Look, level: Level, lamp: Lamp): void {
  for (let row = 0; row < level.board.height; row++) drawEdgeRow(look, level, lamp, row);
  drawPuddlesAndPasses(level);
}

function drawGrassRow(look: Look, level: Level, lamp: Lamp, row: number): void {
  const { board, isWall } = level;
  const lawn = `${look.lawn}${sizeFor(board).cellPixels}`;
  for (const cell of cellsOfRow(board, row)) if (!isWall[cell]) drawLawnCell(lawn, level, cell, lamp);
}

function drawShadowRow(look: Look, level: Level, lamp: Lamp, row: number): void {
  if (isBoardDark(lamp)) return;
  const { board, isWall } = level;
  const shadow = `${look.hedgeShadow}${sizeFor(board).cellPixels}`;
  for (const cell of cellsOfRow(board, row)) if (!isWall[cell]) drawHedgesShadow(shadow, level, cell);
}

function drawEdgeRow(look: Look, level: Level, lamp: Lamp, row: number): void {
  const { board, isWall } = level;
  const { cellPixels } = sizeFor(board);
  const edges = `${isBoardDark(lamp) ? (look.darkEdges ?? look.edges) : look.edges}${cellPixels}`;
  for (const cell of cellsOfRow(board, row)) if (!isWall[cell]) drawEdges(edges, level, cell);
}

function drawPuddlesAndPasses(level: Level): void {
  const { board, puddles } = level;
  for (const cell of puddles)
    drawImage(sizeFor(board).puddle, cellLeft(board, cell) - PUDDLE_LEFT, cellTop(board, cell) - PUDDLE_TOP);
  drawPasses(level);
}

function cellsOfRow({ cells, width }: Board, row: number): readonly number[] {
  return cells.slice(row * width, (row + 1) * width);
}

function drawLawnCell(lawn: string, { board }: Level, cell: number, lamp: Lamp): void {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  const choice = (7 * column + 5 * row + column * row) % TUFT_CHOICES;
  const tuft = choice < TUFTS ? choice : 0;
  const mown = ((column + row) % 2) * PICTURES_PER_MOWING;
  const first = isBoardDark(lamp) ? 1 + LIT_PICTURES : 1;
  drawOnCell(lawn, board, cell, first + mown + tuft);
}

function drawHedgesShadow(shadow: string, { board, isWall }: Level, cell: number): void {
  const [up, , , left] = board.steps;
  const isAbove = isWall[cell + up];
  const isLeft = isWall[cell + left];
  if (isAbove) drawOnCell(shadow, board, cell, FROM_ABOVE);
  if (isLeft) drawOnCell(shadow, board, cell, FROM_LEFT);
  if (!isAbove && !isLeft && isWall[cell + up + left]) drawOnCell(shadow, board, cell, FROM_CORNER);
}

function drawOnCell(pictures: string, board: Board, cell: number, pictureNumber: number): void {
  drawSprite(pictures, pictureNumber, cellLeft(board, cell), cellTop(board, cell));
}

function drawEdges(edges: string, { board, isWall }: Level, cell: number): void {
  const x = cellLeft(board, cell) - EDGE_INSET;
  const y = cellTop(board, cell) - EDGE_INSET;
  const isHedge = (direction: number): boolean => isWall[cell + board.steps[direction % DIRECTIONS.length]];
  for (const direction of DIRECTIONS) if (isHedge(direction)) drawSprite(edges, 1 + direction, x, y);
  for (const direction of DIRECTIONS) {
    if (isHedge(direction) && isHedge(direction + 1)) drawSprite(edges, FIRST_CORNER + direction, x, y);
  }
}
