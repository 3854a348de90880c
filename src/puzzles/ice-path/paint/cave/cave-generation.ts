/**
 * Shows how a cave (a level of several rooms) was generated, step by step. Each step is shown in the room in which the
 * generator made it. When the player turns the crank back, rocks and snow melt, gaps close, and at last each room
 * shrinks to nothing.
 */
import {
  drawClipped,
  drawFrame,
  expandBox,
  fillBox,
  paintOnto,
  paintOpaquePicture,
  showPicture,
  type Box,
} from "../../../../device/screen";
import { NOWHERE } from "../../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../../kernel/direction";
import type { Generation } from "../../../../kernel/generation";
import { momentAtRest } from "../../../../kernel/motion";
import { isBoardDark } from "../../../looks/board-light";
import type { GenerationNote, GenerationShow } from "../../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../../looks/generation/layers";
import type { Lamp } from "../../../puzzle";
import { createBareFloor, Floor, HOLE, notation, ROCK, SEAL, SNOW, type Level } from "../../level";
import { GenerationAction } from "../../make/mutable-level";
import { drawHole } from "../background";
import type { ChangedCells } from "../generation-show";
import { drawPieces } from "../pieces";
import { cellBox, setLayout, type ScreenLayout } from "../screen-layout";
import { createCave, slotOf, type Cave } from "./cave";
import { AREA, layOutCave, WALL } from "./cave-layout";
import { gapBox } from "./gap-box";
import { drawPlanOfMaking } from "./plan-of-rooms";
import { drawBeyond, drawGaps, drawRoomIce, drawWalls, type ShownRoom } from "./room-picture";

const STEP_MS = 600;
/**
 * At most this many steps of the generator are shown in a second, because two successive steps may be in different
 * rooms.
 */
const MAX_STEPS_PER_SECOND = 8;
const RIM = 2;
/** How far the sitting seal reaches beyond the left and the right edge of its cell, in pixels. */
const SEAL_ASIDE = 8;
const SEAL_ABOVE = 14;

/**
 * The functions in ../generation-show.ts that caves share with levels of one room. They are parameters, because that
 * file is in a Lua file that only the painter of levels of one room may load.
 */
export interface SharedShow {
  readonly changedCells: (this: void, generation: Generation) => ChangedCells;
  readonly drawUntouched: (this: void, level: Level, isChanged: ChangedCells, lamp: Lamp) => void;
  readonly drawOutlines: (this: void, level: Level, isChanged: ChangedCells) => void;
  readonly drawMeltingStep: (this: void, generation: Generation, stepIndex: number, share: number) => void;
  readonly dropNotes: (this: void, isUndone: boolean) => readonly GenerationNote[];
}

interface CaveLook {
  readonly shared: SharedShow;
  readonly ice: string;
  readonly drawScene: (this: void, lamp: Lamp) => void;
}

/** The generation of a cave, and the things on its cells after the first `stepCount` steps. */
interface Making {
  readonly generation: Generation;
  /** The finished cave (a level of several rooms), after all steps of its generation. */
  readonly whole: Cave;
  /** The kind of the thing on each cell; see the legend in level.ts. */
  readonly kinds: number[];
  stepCount: number;
}

/**
 * The cave while a step of the generator is shown: after all steps before this step, and already without the things
 * that this step removes.
 */
interface CaveAtStep {
  readonly cave: Cave;
  readonly room: ShownRoom;
  readonly layout: ScreenLayout;
  /** Where the cave (a level of several rooms) lies in the separate picture onto which the room is painted first. */
  readonly pictureLayout: ScreenLayout;
}

/** Returns the functions that draw how a cave was generated and play the sounds of the steps. */
export function showCaveGeneration(look: CaveLook, generation: Generation, lamp: Lamp): GenerationShow {
  const making = createMaking(generation);
  const layouts: Record<number, ScreenLayout | undefined> = {};
  const layers = createLayerPainter({
    stepCount: generation.steps.length,
    drawGround: () => {
      look.drawScene(lamp);
    },
    drawThings: listThingsPainters(making, look, isBoardDark(lamp)),
    drawStep: (stepIndex, share) => {
      const slot = slotAtStep(making, stepIndex);
      const layout = layouts[slot] ?? layOutRoom(making.whole, slot, AREA.x);
      layouts[slot] = layout;
      setLayout(layout);
      drawClipped(AREA.x, AREA.y, AREA.width, AREA.height, () => {
        if (changesRock(making, stepIndex)) drawRockStep(making, stepIndex, share, layout);
        else look.shared.drawMeltingStep(generation, stepIndex, share);
      });
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    maxStepsPerSecond: MAX_STEPS_PER_SECOND,
    notesOf: (_stepIndex, isUndone) => look.shared.dropNotes(isUndone),
  };
}

/**
 * Returns the functions that together draw the plan of the rooms, and the room in which a step was made. The room is
 * painted onto a picture of its own first. Each function is called in a frame of its own.
 */
function listThingsPainters(
  making: Making,
  { ice, shared }: CaveLook,
  isDark: boolean,
): ((this: void, stepIndex: number) => unknown)[] {
  const isChanged = shared.changedCells(making.generation);
  const lamp: Lamp = isDark ? "out" : "lit";
  const picture = paintOpaquePicture(AREA.width, AREA.height, () => undefined);
  const atStep = keepLatest((stepIndex) => findCaveAtStep(making, stepIndex, { ice, isDark }));
  const inPicture = (draw: (this: void, at: CaveAtStep) => void) => (stepIndex: number) => {
    const at = atStep(stepIndex);
    setLayout(at.pictureLayout);
    paintOnto(picture, () => {
      draw(at);
    });
    setLayout(at.layout);
  };
  const beyond = (directions: readonly Direction[]): ((stepIndex: number) => void) =>
    inPicture(({ cave, room, pictureLayout }) => {
      for (const direction of directions) drawBeyond(cave, room, pictureLayout, direction);
    });
  return [
    atStep,
    (stepIndex) => {
      const { cave, room } = atStep(stepIndex);
      drawPlanOfMaking(making.whole, madeCave(making, cave.level, stepIndex), room.slot);
    },
    inPicture(({ cave, room, pictureLayout }) => {
      drawWalls(cave, room, pictureLayout);
    }),
    inPicture(({ room, pictureLayout }) => {
      drawRoomIce(room, pictureLayout);
    }),
    inPicture(({ cave, room, pictureLayout }) => {
      drawGaps(cave, room, pictureLayout);
    }),
    inPicture(({ cave }) => {
      shared.drawUntouched(cave.level, isChanged, lamp);
    }),
    beyond([UP, RIGHT]),
    beyond([DOWN, LEFT]),
    (stepIndex) => {
      const { cave, room, layout } = atStep(stepIndex);
      const { level } = cave;
      setLayout(layout);
      showPicture(picture, AREA.x, AREA.y);
      shared.drawOutlines(level, isChanged);
      if (slotOf(cave, level.seal) === room.slot) drawPieces(level, momentAtRest(level.seal), lamp);
      else drawHole(level);
    },
  ];
}

function createMaking(generation: Generation): Making {
  const { board, cells, kinds: firstKinds } = generation.first;
  const kinds: number[] = board.isBorder.map(() => notation.legend.emptyKind);
  for (let index = 0; index < cells.length; index++) kinds[cells[index]] = firstKinds[index];
  const state = { generation, kinds, stepCount: 0 };
  turnTo(state, generation.steps.length);
  return { ...state, whole: createCave(levelOf(state)) };
}

function turnTo(making: Omit<Making, "whole">, stepCount: number): void {
  const { generation, kinds } = making;
  while (making.stepCount < stepCount) {
    const { removed, added } = generation.steps[making.stepCount];
    for (const cell of removed.cells) kinds[cell] = notation.legend.emptyKind;
    for (let index = 0; index < added.cells.length; index++) kinds[added.cells[index]] = added.kinds[index];
    making.stepCount++;
  }
  while (making.stepCount > stepCount) {
    making.stepCount--;
    const { removed, added } = generation.steps[making.stepCount];
    for (const cell of added.cells) kinds[cell] = notation.legend.emptyKind;
    for (let index = 0; index < removed.cells.length; index++) kinds[removed.cells[index]] = removed.kinds[index];
  }
}

function levelOf({ generation, kinds }: Omit<Making, "whole">, bareCells: readonly number[] = []): Level {
  const { board } = generation.first;
  const floor = createBareFloor(board);
  let seal = NOWHERE;
  let hole = NOWHERE;
  for (const cell of board.cells) {
    const kind = kinds[cell];
    if (kind === ROCK) floor[cell] = Floor.Rock;
    else if (kind === SNOW) floor[cell] = Floor.Snow;
    else if (kind === SEAL) seal = cell;
    else if (kind === HOLE) hole = cell;
  }
  for (const cell of bareCells) floor[cell] = Floor.Ice;
  return { board, seal, hole, floor };
}

/**
 * Returns the slot (place in the grid of rooms) of the room in which a step of the generator was made. After the last
 * step, returns the slot of the room with the seal.
 */
function slotAtStep({ generation, whole }: Making, stepIndex: number): number {
  if (stepIndex === generation.steps.length) return slotOf(whole, whole.level.seal);
  const { removed, added } = generation.steps[stepIndex];
  return slotOf(whole, removed.cells.length > 0 ? removed.cells[0] : added.cells[0]);
}

function layOutRoom(whole: Cave, slot: number, areaLeft: number): ScreenLayout {
  const { columns } = whole.grid;
  return layOutCave(whole, { column: slot % columns, row: Math.floor(slot / columns) }, areaLeft);
}

function findCaveAtStep(
  making: Making,
  stepIndex: number,
  { ice, isDark }: Pick<ShownRoom, "ice" | "isDark">,
): CaveAtStep {
  const { generation, whole } = making;
  const slot = slotAtStep(making, stepIndex);
  const action = actionOf(generation, stepIndex);
  // If this step opens a gap, the picture shows the gap still closed, because `drawOpening` draws the opening.
  const opensNothing = action !== undefined && action !== GenerationAction.Gap;
  turnTo(making, stepIndex);
  const level = levelOf(making, opensNothing ? generation.steps[stepIndex].removed.cells : []);
  const made = madeCave(making, level, stepIndex);
  return {
    cave: action === GenerationAction.Carve ? { ...made, slots: [...made.slots, slot] } : made,
    room: { slot, ice, isDark },
    layout: layOutRoom(whole, slot, AREA.x),
    pictureLayout: layOutRoom(whole, slot, 0),
  };
}

function actionOf({ steps }: Generation, stepIndex: number): GenerationAction | undefined {
  return stepIndex < steps.length ? steps[stepIndex].action : undefined;
}

function madeCave(making: Making, level: Level, stepCount: number): Cave {
  const { generation, whole } = making;
  const slots: number[] = [];
  const gapCells: number[] = [];
  for (let index = 0; index < stepCount; index++) {
    const action = actionOf(generation, index);
    if (action === GenerationAction.Carve) slots.push(slotAtStep(making, index));
    else if (action === GenerationAction.Gap) gapCells.push(generation.steps[index].removed.cells[0]);
  }
  return { level, grid: whole.grid, slots, gaps: whole.gaps.filter(({ cell }) => gapCells.includes(cell)) };
}

/**
 * Returns whether a step of the generator carved a room or opened a gap, rather than changing rocks, snow or the hole.
 */
function changesRock({ generation }: Making, stepIndex: number): boolean {
  const action = actionOf(generation, stepIndex);
  return action === GenerationAction.Carve || action === GenerationAction.Gap;
}

function drawRockStep(making: Making, stepIndex: number, share: number, { ice }: ScreenLayout): void {
  const { generation, whole } = making;
  const action = actionOf(generation, stepIndex);
  if (action === GenerationAction.Carve) {
    const { seal } = whole.level;
    const isOfSeal = slotOf(whole, seal) === slotAtStep(making, stepIndex);
    drawCarving(isOfSeal ? sealBoxIn(whole.level, ice) : middleOf(ice), ice, share);
  } else {
    const gap = whole.gaps.find(({ cell }) => cell === generation.steps[stepIndex].removed.cells[0]);
    if (gap !== undefined) drawOpening(gapBox(whole, gap), gap.isUpright, share);
  }
}

function middleOf({ x, y, width, height }: Box): Box {
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2), width: 0, height: 0 };
}

function drawCarving(from: Box, to: Box, share: number): void {
  const between = (start: number, end: number): number => Math.floor(start + (end - start) * share);
  const [x, y] = [between(from.x, to.x), between(from.y, to.y)];
  const width = between(from.x + from.width, to.x + to.width) - x;
  const height = between(from.y + from.height, to.y + to.height) - y;
  const room = expandBox(to, WALL);
  fillBox("black", room.x, room.y, room.width, y - room.y);
  fillBox("black", room.x, y + height, room.width, room.y + room.height - y - height);
  fillBox("black", room.x, y, x - room.x, height);
  fillBox("black", x + width, y, room.x + room.width - x - width, height);
  if (width > 0) drawFrame("white", expandBox({ x, y, width, height }, RIM), 1);
}

function sealBoxIn({ board, seal }: Level, room: Box): Box {
  const cell = cellBox(board, seal);
  const left = Math.max(room.x, cell.x - SEAL_ASIDE);
  const top = Math.max(room.y, cell.y - SEAL_ABOVE);
  const right = Math.min(room.x + room.width, cell.x + cell.width + SEAL_ASIDE);
  const bottom = Math.min(room.y + room.height, cell.y + cell.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function drawOpening({ x, y, width, height }: Box, isUpright: boolean, share: number): void {
  const open = Math.floor(share * (isUpright ? height : width));
  if (open === 0) return;
  if (isUpright) fillBox("white", x, y + Math.floor((height - open) / 2), width, open);
  else fillBox("white", x + Math.floor((width - open) / 2), y, open, height);
}
