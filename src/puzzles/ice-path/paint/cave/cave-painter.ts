/**
 * The painter of caves, which are levels of several rooms. It shows one room at a time and the plan of all rooms beside
 * it. The pieces are drawn as on boards of a single room.
 */
import { drawClipped, showPicture, wantsLessFlashing, type Box, type Picture } from "../../../../device/screen";
import { drawSprite } from "../../../../device/sprites";
import type { Board } from "../../../../kernel/board";
import { momentAtRest, type Moment, type MoveRecord } from "../../../../kernel/motion";
import { runToEnd, type Task } from "../../../../kernel/task";
import { isBoardDark } from "../../../looks/board-light";
import type { Lamp, Painter, SceneTexts } from "../../../puzzle";
import type { Level } from "../../level";
import { drawHint } from "../draw-hint";
import { cellLeft, cellSide, cellTop, setLayout } from "../screen-layout";
import type { State } from "../../state";
/** The import below is loaded from ice-path-cave-generation.lua on first use. @lazy ice-path-cave-generation */
import { showCaveGeneration } from "./cave-generation";
import type { SharedShow } from "./cave-generation";
import { cameraAt, sealMiddleAt, type Camera } from "./camera";
import { AREA, layOutCave, roomPitch, shownSlots, WALL } from "./cave-layout";
import { createCave, seenSlots, type Cave } from "./cave";
import { drawPlan } from "./plan-of-rooms";
import { paintRoom } from "./room-picture";
import { drawInRoundLight, radiusAt, type RoundLight } from "./round-light";
import { TEXTS } from "./texts/index";

const SCENES = "images/ice-path/cave";
/**
 * The number of the scene's picture for each state of the lantern, which burns while the level can be won. In a level
 * that cannot be lost, the lantern always burns.
 */
const SCENE_PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 1, out: 2, none: 1, dark: 2 };

const TEXT_X = 6;
const TEXT_WIDTH = 150;
const TEXT_BOXES: SceneTexts = {
  ink: "white",
  main: { x: TEXT_X, y: 3, align: "left", width: TEXT_WIDTH, maxLines: 2 },
  side: { x: TEXT_X, y: 218, align: "left", width: TEXT_WIDTH, maxLines: 1 },
};

/**
 * A factor with which `viewNumberOf` combines the two coordinates of the view (the visible part of a cave) into one
 * number. The view moves by whole pixels. The factor is larger than the number of positions that the view has along one
 * axis, even in the largest cave.
 */
const VIEW_STEPS = 400;

interface Shown {
  readonly cave: Cave;
  readonly camera: Camera;
  readonly isSeen: readonly boolean[];
  /**
   * The round light around the seal while the screen's view moves to another room; undefined while the view stands
   * still.
   */
  readonly light: RoundLight | undefined;
  /**
   * The pictures of rooms that are painted already. The index of a picture is twice the number of its room's slot in
   * the room grid, plus 1 if the room is drawn dark.
   */
  readonly pictures: Record<number, Picture | undefined>;
}

/**
 * Creates the painter of caves (levels of several rooms) from the painter of boards with one room. `ice` is the path of
 * the image table with the pictures of the ice. `shared` has functions that show how a level was generated, for caves
 * and for levels of one room.
 */
export function createCavePainter(base: Painter<Level, State>, ice: string, shared: SharedShow): Painter<Level, State> {
  let shown: Shown | undefined;

  const turnToMoment = (cave: Cave, moment: Moment<State>, moves: readonly MoveRecord[], isCut: boolean): Shown => {
    const pictures = shown?.cave === cave ? shown.pictures : {};
    const camera = cameraAt(cave, moment, isCut);
    setLayout(layOutCave(cave, camera, AREA.x));
    shown = { cave, camera, isSeen: seenSlots(cave, moves), light: lightAt(cave, camera, moment), pictures };
    return shown;
  };

  const shownOf = (level: Level): Shown => {
    if (shown?.cave.level === level) return shown;
    const cave = createCave(level);
    return turnToMoment(cave, momentAtRest(level.seal), [], true);
  };

  const drawBackgroundInParts = (level: Level, lamp: Lamp): Task<void> => drawInParts(shownOf(level), ice, lamp);

  const drawBackground = (level: Level, lamp: Lamp): void => {
    runToEnd(drawBackgroundInParts(level, lamp));
  };

  return {
    ...base,
    scene: {
      ...base.scene,
      texts: TEXT_BOXES,
      hintTexts: { ...TEXT_BOXES, main: { ...TEXT_BOXES.main, maxLines: 3 } },
      lightTexts: TEXTS.light,
      movements: [],
    },
    turnTo: (level, moment, moves) => {
      const { cave } = shownOf(level);
      const { camera, isSeen } = turnToMoment(cave, moment, moves, wantsLessFlashing());
      return viewNumberOf(cave, camera, isSeen);
    },
    drawBackground,
    drawBackgroundInParts,
    boxOf: boxInArea,
    showGeneration: (generation, lamp) => showCaveGeneration({ shared, ice, drawScene }, generation, lamp),
    drawHint: (level, state, direction, lamp) => {
      drawHint(level, state, direction, lamp, drawBackground);
    },
  };
}

/**
 * Draws the shown rooms and the plan of all rooms in parts, because drawing one room takes a whole frame. `ice` is the
 * path of the image table with the pictures of the ice.
 */
function* drawInParts({ cave, camera, isSeen, light, pictures }: Shown, ice: string, lamp: Lamp): Task<void> {
  const isDark = isBoardDark(lamp);
  const layout = layOutCave(cave, camera, AREA.x);
  const picturesOfSlots: Picture[] = [];
  for (const slot of shownSlots(cave.grid, camera)) {
    const number = 2 * slot + (isDark ? 1 : 0);
    const picture = pictures[number] ?? (yield* paintRoom(cave, { slot, ice, isDark }, layout));
    pictures[number] = picture;
    picturesOfSlots.push(picture);
  }
  drawScene(lamp);
  yield;
  yield* drawPlan(cave, camera, isSeen);
  setLayout(layout);
  const drawLit = (): void => {
    showRooms(cave, camera, picturesOfSlots);
  };
  drawLit();
  if (light !== undefined && !isDark) drawInRoundLight(AREA, light, drawLit);
}

function drawScene(lamp: Lamp): void {
  drawSprite(SCENES, SCENE_PICTURES[lamp], 0, 0);
}

function boxInArea(board: Board, cell: number): Box {
  const side = cellSide(board);
  const x = Math.max(AREA.x, Math.min(AREA.x + AREA.width - side, cellLeft(board, cell)));
  const y = Math.max(AREA.y, Math.min(AREA.y + AREA.height - side, cellTop(board, cell)));
  return { x, y, width: side, height: side };
}

function lightAt({ level: { board } }: Cave, { column, row }: Camera, moment: Moment<State>): RoundLight | undefined {
  const radius = radiusAt(column, row);
  if (radius === undefined) return undefined;
  const { x, y } = sealMiddleAt(board, moment);
  return { x, y, radius };
}

/**
 * Returns a number that is different for each position of the view (the visible part of the cave) and for each set of
 * seen rooms. By this number, the painter notices when the cave must be drawn again.
 */
function viewNumberOf({ grid }: Cave, camera: Camera, isSeen: readonly boolean[]): number {
  const pitch = roomPitch(grid);
  let viewNumber = Math.floor(camera.column * pitch.x + 0.5) * VIEW_STEPS + Math.floor(camera.row * pitch.y + 0.5);
  for (const isSlotSeen of isSeen) viewNumber = 2 * viewNumber + (isSlotSeen ? 1 : 0);
  return viewNumber;
}

function showRooms({ grid }: Cave, camera: Camera, pictures: readonly Picture[]): void {
  const pitch = roomPitch(grid);
  const right = Math.floor(camera.column * pitch.x + 0.5) - Math.floor(camera.column) * pitch.x;
  const down = Math.floor(camera.row * pitch.y + 0.5) - Math.floor(camera.row) * pitch.y;
  const { x, y, width, height } = AREA;
  if (pictures.length === 1) {
    showPicture(pictures[0], x, y);
    return;
  }
  drawClipped(x, y, width, height, () => {
    showPicture(pictures[0], x - right, y - down);
    const [nextX, nextY] = [right === 0 ? x : x - right + pitch.x, down === 0 ? y : y - down + pitch.y];
    // How many pixels are cut off at the left of the next room's picture. The picture then begins in the middle of the
    // wall between the two rooms.
    const marginX = right === 0 ? 0 : Math.floor((width - pitch.x + WALL) / 2) - WALL / 2;
    const marginY = down === 0 ? 0 : Math.floor((height - pitch.y + WALL) / 2) - WALL / 2;
    drawClipped(nextX + marginX, nextY + marginY, width, height, () => {
      showPicture(pictures[1], nextX, nextY);
    });
  });
}
