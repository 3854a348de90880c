import { fillDisc } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isGoneForGood, isWay, type MadeMove, type Stretch } from "../../../kernel/motion";
import type { Level } from "../level";
import { drawBed, drawThick, drawThin, OLDEST, type Line } from "./chalk";
import { middleX, middleY, pixelsOf, tableOf, toRim, type Table } from "./table";
import { drawTipped } from "./tipping";

const LEAST_FOR_CHEVRON = 26;
const STOP = 5;

/** A way of a move: whose it is, where it lies, and how many moves came after it. */
interface Way {
  readonly isBlacks: boolean;
  readonly stretch: Stretch;
  readonly line: Line;
  readonly age: number;
}

/** The chalk of moves, from one up to another, the last the clearest; beneath the balls. */
export function drawWays({ board }: Level, moves: readonly MadeMove[], fromMove: number, toMove: number): void {
  if (toMove === fromMove) return;
  const table = tableOf(board);
  const ways: Way[] = [];
  for (let move = fromMove; move < toMove; move++) addWays(table, ways, moves[move], toMove - 1 - move);
  // No bed over a line, and no line over a sign.
  for (const { isBlacks, line, age } of ways) if (isBlacks || age < OLDEST) drawBed(line);
  for (const { isBlacks, line, age } of ways) if (!isBlacks) drawThin(line, age);
  for (const { isBlacks, line, age } of ways) if (isBlacks) drawThick(line, age);
  for (const way of ways) drawSigns(table, way);
  // Where there is but one way, the ring of strokes says where it began.
  if (toMove - fromMove > 1) drawStart(table, moves[fromMove]);
  const { player, stretches } = moves[toMove - 1];
  for (const stretch of stretches) if (stretch.piece === player && isGoneForGood(stretch)) drawTipped(table, stretch);
}

function addWays(table: Table, ways: Way[], { player, stretches }: MadeMove, movesSince: number): void {
  const age = Math.min(OLDEST, movesSince);
  for (const stretch of stretches) {
    if (!isWay(stretch) || stretch.from === stretch.to) continue;
    ways.push({ isBlacks: stretch.piece === player, stretch, line: lineOf(table, stretch), age });
  }
}

/** Which way a ball went, where one lay that was hit, and where the black one stopped. */
function drawSigns(table: Table, { isBlacks, stretch, line, age }: Way): void {
  if (age === 0 || (age === 1 && !isBlacks)) drawPlace(table, stretch.from);
  if (line.length >= LEAST_FOR_CHEVRON && age < (isBlacks ? 2 : 1)) drawChevron(line);
  if (isBlacks && stretch.ending === "hit") drawStop(table, stretch.to);
}

/** A way as far as the felt goes. */
function lineOf(table: Table, stretch: Stretch): Line {
  const { from, direction } = stretch;
  const x = middleX(table, from);
  const y = middleY(table, from);
  return { x, y, direction, length: Math.min(pixelsOf(table, stretch), toRim(table, x, y, direction)) };
}

/** A small chevron in the middle of a way. */
function drawChevron({ x, y, direction, length }: Line): void {
  const half = Math.floor(length / 2);
  const atX = x + STEP_X[direction] * half;
  const atY = y + STEP_Y[direction] * half;
  fillDisc("white", atX, atY, 7);
  drawSprite("images/last-ball/chevron", 1 + direction, atX - 5, atY - 5);
}

/** A ring of strokes where a ball lay, or will lie. */
export function drawPlace(table: Table, cell: number): void {
  const { ball, markFrame } = table.look;
  const half = Math.floor(markFrame / 2);
  drawSprite(`images/last-ball/marks${ball}`, 2, middleX(table, cell) - half, middleY(table, cell) - half);
}

function drawStop(table: Table, cell: number): void {
  const x = middleX(table, cell);
  const y = middleY(table, cell);
  fillDisc("white", x, y, STOP + 1);
  fillDisc("black", x, y, STOP);
}

function drawStart(table: Table, { stretches }: MadeMove): void {
  const { from } = stretches[0];
  const x = middleX(table, from);
  const y = middleY(table, from);
  fillDisc("white", x, y, 7);
  fillDisc("black", x, y, 6);
  fillDisc("white", x, y, 3);
}
