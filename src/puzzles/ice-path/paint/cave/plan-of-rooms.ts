/**
 * Draws the plan of a cave beside its board: a small drawing of all rooms, which shows those that the player has seen,
 * and where the seal is.
 */
import { darken, drawFrame, expandBox, fillBox, type Box } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";
import { NOWHERE } from "../../../../kernel/board";
import type { Task } from "../../../../kernel/task";
import type { Camera } from "./camera";
import { slotOf, type Cave } from "./cave";

const MIDDLE = { x: 65, y: 114 };
const ROOM = 31;
const PITCH = 44;

const OUTLINE = 2;
const LINK = 6;

const HOLE = 3;
const DASH = 6;

/**
 * The picture of the seal on the plan of a cave's rooms. `left` and `top` say how far the seal's cell lies inside the
 * picture, in pixels.
 */
const SEALS = { path: "images/ice-path/seal19", pictureNumber: 2, left: 12, top: 18 };
const HOLES = { path: "images/ice-path/things19", pictureNumber: 4, left: 5, top: 8 };
const CELL = 19;

/**
 * Draws the plan of a cave's rooms in parts, one for each room. `isSeen` says for each slot in the grid of rooms
 * whether the player has seen the room there.
 */
export function* drawPlan(cave: Cave, camera: Camera, isSeen: readonly boolean[]): Task<void> {
  const { grid, slots, gaps, level } = cave;
  for (const { slot, nextSlot, isUpright } of gaps) {
    const from = boxOf(cave, slot % grid.columns, Math.floor(slot / grid.columns));
    const to = boxOf(cave, nextSlot % grid.columns, Math.floor(nextSlot / grid.columns));
    drawLink(from, to, isUpright);
  }
  yield;
  const holeSlot = slotOf(cave, level.hole);
  for (const slot of slots) {
    const box = boxOf(cave, slot % grid.columns, Math.floor(slot / grid.columns));
    if (isSeen[slot] || slot === holeSlot) drawSeen(box, slot === holeSlot);
    else drawUnseen(box);
    yield;
  }
  const here = boxOf(cave, camera.column, camera.row);
  drawRoom(here);
  drawInMiddle(SEALS, here);
}

/**
 * Draws the plan of a cave's rooms while the game shows how the cave was generated. `whole` is the finished cave, and
 * `made` has the rooms and gaps that are made already. A room that is not made yet is drawn as a dashed outline. The
 * room at `shownSlot` is on the screen.
 */
export function drawPlanOfMaking(whole: Cave, made: Cave, shownSlot: number): void {
  const { columns } = whole.grid;
  const boxOfSlot = (slot: number): Box => boxOf(whole, slot % columns, Math.floor(slot / columns));
  for (const { slot, nextSlot, isUpright } of made.gaps) drawLink(boxOfSlot(slot), boxOfSlot(nextSlot), isUpright);
  const sealSlot = slotOf(whole, made.level.seal);
  const holeSlot = made.level.hole === NOWHERE ? -1 : slotOf(whole, made.level.hole);
  for (const slot of whole.slots) {
    const box = boxOfSlot(slot);
    if (!made.slots.includes(slot)) drawUnseen(box);
    else if (slot === shownSlot) drawRoom(box);
    else drawSeen(box, slot === holeSlot);
    if (slot === holeSlot && slot === shownSlot) drawInMiddle(HOLES, box);
    if (slot === sealSlot) drawInMiddle(SEALS, box);
  }
}

function boxOf({ grid, slots }: Cave, column: number, row: number): Box {
  const columns = slots.map((slot) => slot % grid.columns);
  const rows = slots.map((slot) => Math.floor(slot / grid.columns));
  const middleColumn = (Math.min(...columns) + Math.max(...columns)) / 2;
  const middleRow = (Math.min(...rows) + Math.max(...rows)) / 2;
  const x = MIDDLE.x + Math.floor((column - middleColumn) * PITCH - ROOM / 2);
  const y = MIDDLE.y + Math.floor((row - middleRow) * PITCH - ROOM / 2);
  return { x, y, width: ROOM, height: ROOM };
}

function drawLink(from: Box, to: Box, isLevel: boolean): void {
  const across = Math.floor((ROOM - LINK) / 2);
  for (const aside of [across, across + LINK - OUTLINE]) {
    if (isLevel) fillBox("white", from.x + ROOM, from.y + aside, to.x - from.x - ROOM, OUTLINE);
    else fillBox("white", from.x + aside, from.y + ROOM, OUTLINE, to.y - from.y - ROOM);
  }
}

function drawRoom({ x, y, width, height }: Box): void {
  fillBox("black", x, y, width, height);
  fillBox("white", x + 1, y, width - 2, height);
  fillBox("white", x, y + 1, width, height - 2);
}

function drawSeen(box: Box, hasHole: boolean): void {
  drawRoom(box);
  const inside = expandBox(box, -OUTLINE);
  if (hasHole) {
    drawFrame("black", inside, OUTLINE);
    drawInMiddle(HOLES, box);
  } else darken("middle", inside.x, inside.y, inside.width, inside.height);
}

function drawUnseen(box: Box): void {
  fillBox("black", box.x, box.y, ROOM, ROOM);
  drawFrame("white", box, OUTLINE);
  for (let along = HOLE; along < ROOM - HOLE; along += DASH) {
    fillBox("black", box.x + along, box.y, HOLE, ROOM);
    fillBox("black", box.x, box.y + along, ROOM, HOLE);
  }
}

function drawInMiddle({ path, pictureNumber, left, top }: typeof SEALS, { x, y }: Box): void {
  const inset = Math.floor((ROOM - CELL) / 2);
  drawSprite(path, pictureNumber, x + inset - left, y + inset - top + 2);
}
