import { fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { isWay, type Stretch, type Telling } from "../../../kernel/motion";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawPieces } from "./pieces";
import { drawCorners, drawFelt, Felt } from "./room";
import { middleX, middleY, tableOf, type Table } from "./table";
import { drawPlace } from "./ways";

const GRAINS = 3;
const GRAINS_APART = 9;

/** The black ball leans that way, as at a moment of a slow roll: by two pixels. */
const LEANING = { atMs: 220, ofMs: 1000 };

/** The hall a tone darker, and a lane of light from the black ball to where it would stop. */
export function drawHint(level: Level, state: State, direction: Direction): void {
  const table = tableOf(level.board);
  const telling: Telling = { stretches: [] };
  rules(level).move(state, direction, telling);
  const { stretches, player } = telling;
  drawFelt(table, Felt.Dimmed);
  drawCorners(table);
  // Where the balls touch, it is the first one with room that goes: the lane leads to where that comes.
  const first = stretches.find((stretch) => isWay(stretch) && stretch.from !== stretch.to);
  if (first !== undefined) drawLane(table, state[0], first);
  const leaning = { ...stretches[0], to: state[0] + level.board.steps[direction], endMs: LEANING.ofMs };
  drawPieces(level, state, { direction, player, stretches: [leaning] }, LEANING.atMs, "lit");
}

function drawLane(table: Table, black: number, stretch: Stretch): void {
  const { from, direction } = stretch;
  const isOver = table.board.isBorder[stretch.to];
  const to = isOver ? stretch.to - table.board.steps[direction] : stretch.to;
  drawLight(table, black, to);
  if (!isOver) drawPlace(table, to);
  drawGrains(table, from, direction);
}

/** A lane with round ends from one cell to another in its row or column. */
function drawLight(table: Table, one: number, other: number): void {
  const { ball, markFrame } = table.look;
  const half = Math.floor(markFrame / 2);
  for (const cell of [one, other]) {
    drawSprite(`images/last-ball/marks${ball}`, 1, middleX(table, cell) - half, middleY(table, cell) - half);
  }
  const left = Math.min(middleX(table, one), middleX(table, other));
  const top = Math.min(middleY(table, one), middleY(table, other));
  const width = Math.abs(middleX(table, one) - middleX(table, other));
  const height = Math.abs(middleY(table, one) - middleY(table, other));
  if (width > 0) fillBox("white", left, top - half, width, markFrame);
  else fillBox("white", left - half, top, markFrame, height);
}

/** Grains that grow towards where it goes. */
function drawGrains(table: Table, from: number, direction: Direction): void {
  const first = Math.floor(table.look.ball / 2) + 6;
  for (let grain = 0; grain < GRAINS; grain++) {
    const side = 2 + grain;
    const x = middleX(table, from) + STEP_X[direction] * (first + grain * GRAINS_APART) - Math.floor(side / 2);
    const y = middleY(table, from) + STEP_Y[direction] * (first + grain * GRAINS_APART) - Math.floor(side / 2);
    fillBox("black", x, y, side, side);
  }
}
