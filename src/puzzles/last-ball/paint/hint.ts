/** Draws the hint of the puzzle Last Ball: the direction of the best move, and where the black ball would stop. */

import { fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { isTravel, type Motion, type MoveRecorder } from "../../../kernel/motion";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import type { Look } from "./look";
import { drawPieces } from "./pieces";
import { drawFloor, drawFloorDots, FloorPicture } from "./place";
import { middleX, middleY, layoutOf, type ScreenLayout } from "./screen-layout";
import { drawCellRing } from "./trails";

const GRAIN_COUNT = 3;
const GRAIN_DISTANCE = 9;

/**
 * Sets how a hint shows the black ball: as it looks after `atMs` milliseconds of a slow roll that takes `ofMs`
 * milliseconds. The ball then leans two pixels in the hinted direction.
 */
const LEANING = { atMs: 220, ofMs: 1000 };

/**
 * Draws a hint of the third and last grade, which shows the best next move. The floor under the balls becomes darker. A
 * beam of light leads from the black ball to the cell where the first ball that rolls would stop: the black ball, or a
 * white one that it touches.
 */
export function drawHint(look: Look, level: Level, state: State, direction: Direction): void {
  const layout = layoutOf(level.board);
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const { motions, playerPiece } = record;
  drawFloor(look, layout, FloorPicture.Dimmed);
  drawFloorDots(layout);
  // The motion that the hint's beam of light shows: that of the first ball with space to roll. A ball that touches the
  // next ball passes the push on without rolling.
  const first = motions.find((motion) => isTravel(motion) && motion.from !== motion.to);
  if (first !== undefined) drawHintTrail(layout, state[0], first);
  const leaning = { ...motions[0], to: state[0] + level.board.steps[direction], endMs: LEANING.ofMs };
  const move = { direction, playerPiece, motions: [leaning] };
  drawPieces(look, level, { before: state, move, elapsedMs: LEANING.atMs }, "lit");
}

function drawHintTrail(layout: ScreenLayout, black: number, motion: Motion): void {
  const { from, direction } = motion;
  const isOverEdge = layout.board.isBorder[motion.to];
  const to = isOverEdge ? motion.to - layout.board.steps[direction] : motion.to;
  drawLightBeam(layout, black, to);
  if (!isOverEdge) drawCellRing(layout, to);
  drawGrains(layout, from, direction);
}

function drawLightBeam(layout: ScreenLayout, one: number, other: number): void {
  const { ball, markPictureSide } = layout.ballSize;
  const half = Math.floor(markPictureSide / 2);
  for (const cell of [one, other]) {
    drawSprite(`images/last-ball/marks${ball}`, 1, middleX(layout, cell) - half, middleY(layout, cell) - half);
  }
  const left = Math.min(middleX(layout, one), middleX(layout, other));
  const top = Math.min(middleY(layout, one), middleY(layout, other));
  const width = Math.abs(middleX(layout, one) - middleX(layout, other));
  const height = Math.abs(middleY(layout, one) - middleY(layout, other));
  if (width > 0) fillBox("white", left, top - half, width, markPictureSide);
  else fillBox("white", left - half, top, markPictureSide, height);
}

function drawGrains(layout: ScreenLayout, from: number, direction: Direction): void {
  const first = Math.floor(layout.ballSize.ball / 2) + 6;
  for (let grain = 0; grain < GRAIN_COUNT; grain++) {
    const side = 2 + grain;
    const x = middleX(layout, from) + STEP_X[direction] * (first + grain * GRAIN_DISTANCE) - Math.floor(side / 2);
    const y = middleY(layout, from) + STEP_Y[direction] * (first + grain * GRAIN_DISTANCE) - Math.floor(side / 2);
    fillBox("black", x, y, side, side);
  }
}
