import { columnOf, rowOf, type Board } from "../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import { drawDots, drawSlab, gridOf, middleX, middleY, pixelsOf, wayX, wayY, type Grid } from "../../device/grid";
import { clipped, drawFrame, fillBox, fillPointer, SCREEN_WIDTH, wantsLessFlashing } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import { drawNumbers } from "../../device/trail";
import { DROP_MS, dropHeight, isLanding, shareOf } from "../easing";
import type { MadeMove, Painter } from "../puzzle";
import { Ground, isRing, type Level } from "./level";
import { POP_MS, SLIDE_MS_PER_CELL, type State } from "./rules";

/** A size of cell that sprites are drawn for, all in pixels. */
interface Size {
  readonly cell: number;
  /** How thick the wall is: the outer ring of the grid, seen from above. */
  readonly wall: number;
  /** The side of a piece's sprite: it reaches beyond its cell. */
  readonly sprite: number;
  readonly red: string;
  readonly yellow: string;
  readonly things: string;
  readonly pop: string;
  readonly ground: string;
}

const NORMAL: Size = {
  cell: 32,
  wall: 24,
  sprite: 36,
  red: "images/skid/red32",
  yellow: "images/skid/yellow32",
  things: "images/skid/things32",
  pop: "images/skid/pop32",
  ground: "images/skid/ground32",
};

const LARGE: Size = {
  cell: 48,
  wall: 30,
  sprite: 54,
  red: "images/skid/red48",
  yellow: "images/skid/yellow48",
  things: "images/skid/things48",
  pop: "images/skid/pop48",
  ground: "images/skid/ground48",
};

// The largest grids with large cells.
const LARGE_UP_TO_WIDTH = 6;
const LARGE_UP_TO_HEIGHT = 5;

/** The wall's lit edge. */
const WALL_RIM = 2;

// Frames of the skiddies' image tables; four of them are by direction.
const AT_REST = 1;
const FIRST_SLIDING = 2;
const SQUASHED_ACROSS = 6;
const SQUASHED_DOWN = 7;
const TRAPPED = 8;

// Frames of the things'.
const CRATE = 1;
const ICE = 2;
const TRAPPED_ICE = 3;

const POP_FRAMES = 4;

// Frames of the ground's.
const BLOCK = 1;
const PIT = 2;
const RED_SIGN = 3;
const YELLOW_SIGN = 4;

const TILT = "images/skid/tilt";
const TILT_SIZE = 64;

/** How long before a skiddy stands it shows that something stops it, and how long after. */
const SQUASH_BEFORE_MS = 35;
const SQUASH_AFTER_MS = 70;
const SQUASH_LEAN_PIXELS = 2;

const DROP_DELAY_MS = 45;

const STAR_MS = 360;
const STAR_DELAY_MS = 90;
/** How far the farthest cell is from the middle, in steps. */
const MOST_STEPS = 4.5;

// The list of the moves in a history: numbers and arrows in two columns on either side of the board.
const LIST_TOP = 22;
const LIST_ROWS = 10;
const LIST_LINE = 21;
const LIST_COLUMN = 39;
const LIST_COLUMNS = 4;
const LIST_NUMBER_WIDTH = 21;
const LIST_POINTER = 7;
const LIST_GAP = 2;

/**
 * Skid's looks: a walled slab that floats in the dark, seen a little from the front. Red skiddies are black and round, yellow
 * ones white with square ears; a doorway in the wall shows whom it is for.
 */
export const painter: Painter<Level, State> = {
  ground,
  pieces,
  arrival,
  arrivalMs,
  farewell,
  farewellMs: STAR_MS + MOST_STEPS * STAR_DELAY_MS,
  history,
  hint,
};

function sizeFor({ width, height }: Board): Size {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

function gridFor(board: Board): Grid {
  const { cell, wall } = sizeFor(board);
  return gridOf(board, cell, wall);
}

function ground({ board, ground: grounds }: Level): void {
  const grid = gridFor(board);
  drawSlab(grid);
  drawDots(grid);
  drawWall(grid);
  for (const cell of board.cells) {
    const kind = grounds[cell];
    if (kind === Ground.RedGoal) drawDoorway(grid, cell, RED_SIGN);
    else if (kind === Ground.YellowGoal) drawDoorway(grid, cell, YELLOW_SIGN);
    else if (kind === Ground.Pit) drawGround(grid, PIT, middleX(grid, cell), middleY(grid, cell));
    else if (kind === Ground.Block && !isRing(board, cell))
      drawGround(grid, BLOCK, middleX(grid, cell), middleY(grid, cell));
  }
}

function drawWall({ edge, slabLeft, slabTop, slabWidth, slabHeight }: Grid): void {
  const width = slabWidth - 2 * WALL_RIM;
  const height = slabHeight - 2 * WALL_RIM;
  drawFrame("black", slabLeft + WALL_RIM, slabTop + WALL_RIM, width, height, edge - WALL_RIM);
}

function drawGround({ board, cell }: Grid, frame: number, x: number, y: number): void {
  drawSprite(sizeFor(board).ground, frame, x - cell / 2, y - cell / 2);
}

function drawDoorway(grid: Grid, cell: number, sign: number): void {
  clearDoorway(grid, cell);
  drawGround(grid, sign, doorwayX(grid, cell), doorwayY(grid, cell));
}

/** A gap in the wall as wide as a cell. */
function clearDoorway(grid: Grid, cell: number): void {
  const column = columnOf(grid.board, cell);
  const isAtSide = column === 0 || column === grid.board.width - 1;
  const width = isAtSide ? grid.edge : grid.cell;
  const height = isAtSide ? grid.cell : grid.edge;
  fillBox("white", doorwayX(grid, cell) - width / 2, doorwayY(grid, cell) - height / 2, width, height);
}

/** Where the middle of a doorway is: the wall is thinner than a cell. */
function doorwayX({ board, cell, edge, left, slabLeft, slabWidth }: Grid, at: number): number {
  const column = columnOf(board, at);
  if (column === 0) return slabLeft + edge / 2;
  return column === board.width - 1 ? slabLeft + slabWidth - edge / 2 : left + column * cell + cell / 2;
}

function doorwayY({ board, cell, edge, top, slabTop, slabHeight }: Grid, at: number): number {
  const row = rowOf(board, at);
  if (row === 0) return slabTop + edge / 2;
  return row === board.height - 1 ? slabTop + slabHeight - edge / 2 : top + row * cell + cell / 2;
}

function pieces(level: Level, before: State, motions: readonly Motion[], elapsedMs: number): void {
  const grid = gridFor(level.board);
  if (!hasLeaver(motions)) {
    drawPieces(grid, level, before, motions, elapsedMs);
    return;
  }
  // Who goes out is out of sight behind the slab's edge.
  clipped(grid.slabLeft, grid.slabTop, grid.slabWidth, grid.slabHeight, () => {
    drawPieces(grid, level, before, motions, elapsedMs);
  });
}

function hasLeaver(motions: readonly Motion[]): boolean {
  for (const { ending } of motions) if (ending === "gone") return true;
  return false;
}

function drawPieces(grid: Grid, level: Level, before: State, motions: readonly Motion[], elapsedMs: number): void {
  const { things, yellow, red } = sizeFor(level.board);
  for (const cell of before.crates) drawThing(grid, level, things, CRATE, cell, motions, elapsedMs);
  for (const cell of before.ices) drawThing(grid, level, things, ICE, cell, motions, elapsedMs);
  for (const cell of before.yellows) drawSkiddy(grid, level, yellow, cell, motions, elapsedMs);
  for (const cell of before.reds) drawSkiddy(grid, level, red, cell, motions, elapsedMs);
}

function motionOf(motions: readonly Motion[], piece: number): Motion | undefined {
  for (const motion of motions) if (motion.piece === piece) return motion;
  return undefined;
}

function drawThing(
  grid: Grid,
  { ground: grounds }: Level,
  sprites: string,
  kind: number,
  cell: number,
  motions: readonly Motion[],
  elapsedMs: number,
): void {
  const motion = motionOf(motions, cell);
  if (motion !== undefined && elapsedMs < motion.rollEndMs) {
    drawOnWay(sprites, kind, grid, motion, wayOf(grid, motion, elapsedMs));
    return;
  }
  const at = motion === undefined ? cell : motion.to;
  drawPiece(sprites, standingThing(kind, grounds[at]), grid, middleX(grid, at), middleY(grid, at));
}

/** A pit does nothing to a crate. */
function standingThing(kind: number, ground: Ground): number {
  return kind === ICE && ground === Ground.Pit ? TRAPPED_ICE : kind;
}

function drawSkiddy(
  grid: Grid,
  { ground: grounds }: Level,
  sprites: string,
  cell: number,
  motions: readonly Motion[],
  elapsedMs: number,
): void {
  const motion = motionOf(motions, cell);
  if (motion === undefined) {
    drawPiece(sprites, standingSkiddy(grounds[cell]), grid, middleX(grid, cell), middleY(grid, cell));
  } else if (motion.ending === "gone") {
    drawLeaving(grid, sprites, grounds[motion.to], motion, elapsedMs);
  } else if (motion.ending === "rest" && elapsedMs >= motion.rollEndMs) {
    drawPiece(sprites, standingSkiddy(grounds[motion.to]), grid, middleX(grid, motion.to), middleY(grid, motion.to));
  } else {
    drawSliding(grid, sprites, motion, elapsedMs);
  }
}

function standingSkiddy(ground: Ground): number {
  return ground === Ground.Pit ? TRAPPED : AT_REST;
}

function drawSliding(grid: Grid, sprites: string, motion: Motion, elapsedMs: number): void {
  const { direction, rollEndMs, ending } = motion;
  const way = wayOf(grid, motion, elapsedMs);
  const stoodMs = elapsedMs - rollEndMs;
  if (ending === "hit" && stoodMs > -SQUASH_BEFORE_MS && stoodMs < SQUASH_AFTER_MS) {
    const frame = STEP_X[direction] === 0 ? SQUASHED_DOWN : SQUASHED_ACROSS;
    drawOnWay(sprites, frame, grid, motion, way + SQUASH_LEAN_PIXELS);
  } else {
    drawOnWay(sprites, stoodMs < 0 ? FIRST_SLIDING + direction : AT_REST, grid, motion, way);
  }
}

/** Out through the doorway; those who leave with it burst where they stand. */
function drawLeaving(grid: Grid, sprites: string, groundAtEnd: Ground, motion: Motion, elapsedMs: number): void {
  const { direction, rollEndMs, endMs, to } = motion;
  if (elapsedMs >= endMs) return;
  const goesOut = groundAtEnd === Ground.RedGoal || groundAtEnd === Ground.YellowGoal;
  if (goesOut || elapsedMs < rollEndMs) {
    // From the doorway on until nothing of it is to be seen.
    const onward = goesOut ? grid.cell * shareOf(elapsedMs, rollEndMs, endMs) : 0;
    drawOnWay(sprites, FIRST_SLIDING + direction, grid, motion, wayOf(grid, motion, elapsedMs) + onward);
    return;
  }
  const share = shareOf(elapsedMs, endMs - POP_MS, endMs);
  if (share > 0) drawStar(grid, to, share);
  else drawPiece(sprites, standingSkiddy(groundAtEnd), grid, middleX(grid, to), middleY(grid, to));
}

function drawStar(grid: Grid, cell: number, share: number): void {
  const frame = 1 + Math.floor(share * POP_FRAMES);
  drawPiece(sizeFor(grid.board).pop, frame, grid, middleX(grid, cell), middleY(grid, cell));
}

/** How far a piece has gone, in pixels. All go equally fast: none catches up with what slides or is pushed ahead of it. */
function wayOf(grid: Grid, motion: Motion, elapsedMs: number): number {
  const ahead = ((motion.rollEndMs - elapsedMs) * grid.cell) / SLIDE_MS_PER_CELL;
  const pixels = pixelsOf(grid, motion);
  return Math.min(pixels, Math.max(0, pixels - ahead));
}

function drawOnWay(sprites: string, frame: number, grid: Grid, motion: Motion, way: number): void {
  drawPiece(sprites, frame, grid, Math.floor(wayX(grid, motion, way) + 0.5), Math.floor(wayY(grid, motion, way) + 0.5));
}

function drawPiece(sprites: string, frame: number, { board }: Grid, x: number, y: number): void {
  const { sprite } = sizeFor(board);
  drawSprite(sprites, frame, x - sprite / 2, y - sprite / 2);
}

/** The pieces drop in, those in the middle first. */
function arrival(level: Level, elapsedMs: number): void {
  const { board, reds, yellows, crates, ices } = level;
  const { things, yellow, red } = sizeFor(board);
  const drop = (cells: readonly number[], sprites: string, frame: number, landing: number, inPit: number): void => {
    for (const cell of cells) {
      const share = dropShare(board, cell, elapsedMs);
      const landed = level.ground[cell] === Ground.Pit ? inPit : frame;
      const shown = share === 1 ? landed : isLanding(share) ? landing : frame;
      if (share > 0) drawDropping(board, sprites, shown, cell, share);
    }
  };
  drop(crates, things, CRATE, CRATE, CRATE);
  drop(ices, things, ICE, ICE, TRAPPED_ICE);
  drop(yellows, yellow, AT_REST, SQUASHED_DOWN, TRAPPED);
  drop(reds, red, AT_REST, SQUASHED_DOWN, TRAPPED);
}

function drawDropping(board: Board, sprites: string, frame: number, cell: number, share: number): void {
  const grid = gridFor(board);
  const height = Math.floor(dropHeight(share) + 0.5);
  drawPiece(sprites, frame, grid, middleX(grid, cell), middleY(grid, cell) - height);
}

function dropShare(board: Board, cell: number, elapsedMs: number): number {
  const delayMs = stepsFromMiddle(board, cell) * DROP_DELAY_MS;
  return shareOf(elapsedMs, delayMs, delayMs + DROP_MS);
}

function arrivalMs({ board, reds, yellows, crates, ices }: Level): number {
  let steps = 0;
  for (const cells of [reds, yellows, crates, ices]) {
    for (const cell of cells) steps = Math.max(steps, stepsFromMiddle(board, cell));
  }
  return steps * DROP_DELAY_MS + DROP_MS;
}

/** How far a cell is from the middle of the board, in steps; with an even number of rows or columns a half is added. */
function stepsFromMiddle(board: Board, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - (board.width - 1) / 2);
  return columns + Math.abs(rowOf(board, cell) - (board.height - 1) / 2);
}

/** Stars burst on the bare floor, from the middle on; where the player wants less flashing only in the middle. */
function farewell(level: Level, state: State, elapsedMs: number): void {
  const { board, ground: grounds } = level;
  const grid = gridFor(board);
  const mostSteps = wantsLessFlashing() ? 1 : MOST_STEPS;
  for (const cell of board.cells) {
    const steps = stepsFromMiddle(board, cell);
    if (grounds[cell] !== Ground.Floor || steps > mostSteps) continue;
    const share = shareOf(elapsedMs, steps * STAR_DELAY_MS, steps * STAR_DELAY_MS + STAR_MS);
    if (share > 0 && share < 1) drawStar(grid, cell, share);
  }
  drawPieces(grid, level, state, [], 0);
}

/** The way that the board is tilted, on either side of it: over the board it would hide pieces. */
function hint({ board }: Level, _state: State, direction: Direction): void {
  const { slabLeft, slabTop, slabHeight } = gridFor(board);
  const x = Math.floor((slabLeft - TILT_SIZE) / 2);
  const y = slabTop + Math.floor((slabHeight - TILT_SIZE) / 2);
  drawSprite(TILT, direction + 1, x, y);
  drawSprite(TILT, direction + 1, SCREEN_WIDTH - TILT_SIZE - x, y);
}

/** How the level was played: a list of all moves beside the board, and in the doorways the numbers of those that led out. */
function history({ board, ground: grounds }: Level, steps: readonly MadeMove[]): void {
  const grid = gridFor(board);
  for (const cell of board.cells) {
    if (grounds[cell] !== Ground.RedGoal && grounds[cell] !== Ground.YellowGoal) continue;
    const numbers = exitsAt(steps, cell);
    if (numbers === "") continue;
    clearDoorway(grid, cell);
    drawNumbers(grid, doorwayX(grid, cell), doorwayY(grid, cell), numbers);
  }
  // All that has room: of a longer game the end.
  const first = Math.max(0, steps.length - LIST_COLUMNS * LIST_ROWS);
  for (let at = first; at < steps.length; at++) drawListed(at - first, at + 1, steps[at].motions[0].direction);
}

/** The numbers of the moves in which a skiddy went out through a doorway, in one text. */
function exitsAt(steps: readonly MadeMove[], doorway: number): string {
  const numbers: string[] = [];
  steps.forEach(({ motions }, at) => {
    if (motions.some(({ to }) => to === doorway)) numbers.push(`${at + 1}`);
  });
  return numbers.join(" ");
}

/** The `at`th line of the list, from 0: its move's number and direction. */
function drawListed(at: number, number: number, direction: Direction): void {
  const column = Math.floor(at / LIST_ROWS);
  const isLeft = column < LIST_COLUMNS / 2;
  const left = isLeft ? column * LIST_COLUMN : SCREEN_WIDTH - (LIST_COLUMNS - column) * LIST_COLUMN;
  const top = LIST_TOP + (at % LIST_ROWS) * LIST_LINE;
  writeText("text", `${number}`, left + LIST_NUMBER_WIDTH, top, "right", "white");
  // The pointer's middle stands beside the middle of the number.
  const x = left + LIST_NUMBER_WIDTH + LIST_GAP + LIST_POINTER + (STEP_X[direction] * LIST_POINTER) / 2;
  const y = top + LIST_LINE / 2 + (STEP_Y[direction] * LIST_POINTER) / 2;
  fillPointer("white", direction, x, Math.floor(y), LIST_POINTER);
}
