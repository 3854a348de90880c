/**
 * Shows how a level of Penguin was generated, step by step. The steps are the slides of its solution from the finish
 * backwards, obstacles against unwanted moves, and misleading lure paths.
 */
import { drawClipped, fillDisc, type Box } from "../../../device/screen";
import { drawImage } from "../../../device/sprites";
import { NOWHERE } from "../../../kernel/board";
import { rebuildBoardBeneath, createSortedDraft, type Generation, type ThingList } from "../../../kernel/generation";
import { momentAtRest } from "../../../kernel/motion";
import { isBoardDark } from "../../looks/board-light";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawDottedLine } from "../../looks/generation/dotted-line";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawPathFrom, drawPathUpTo, pathOnScreen, type ScreenPath } from "../../looks/generation/path";
import { Stroke } from "../../looks/generation/stroke";
import type { Lamp } from "../../puzzle";
import { Bridge, Floor, HORIZONTAL_BRIDGE, notation, PENGUIN, VERTICAL_BRIDGE, type Level } from "../level";
import { BuildAction } from "../make/build-log";
import { rules } from "../rules";
import { drawBackground, drawShadows, drawThings } from "./background";
import type { Look } from "./look";
import { drawPieces, drawStanding, FRONT } from "./pieces";
import { cellLeft, cellTop, sizeFor } from "./screen-layout";

const STEP_MS = 300;
const STOP_RADIUS = 5;
/**
 * The player watches how a level was generated, step by step. From this share of a step's time on (0 to 1), a new thing
 * is drawn as a whole. Before that, the contour of the thing grows from below.
 */
const STANDS_FROM = 0.85;
const STEP_VOLUME = 0.14;
const CONTOUR_INSET = 3;

interface Scene {
  readonly generation: Generation;
  readonly bare: BareLevel;
  readonly paths: readonly ScreenPath[];
  readonly boxOf: (this: void, cell: number) => Box;
}

/** A level without things. The function `drawOne` puts one thing on it, draws the thing and removes it again. */
interface BareLevel extends Level {
  readonly floor: Floor[];
  readonly bridges: Bridge[];
}

/**
 * Returns the functions that show, with sounds and in the look of one chapter, how a level was generated. `lamp` is the
 * state of the light in the scenery, which shows whether the level can be won.
 */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const scene = createScene(generation);
  const levelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardBeneath(notation.legend, generation, stepIndex)),
  );
  const layers = createLayerPainter({
    stepCount: generation.steps.length,
    drawGround: () => {
      drawBackground(look, scene.bare, lamp);
    },
    drawThings: [
      levelAt,
      (stepIndex) => {
        drawUnbuilt(scene, stepIndex);
      },
      (stepIndex) => {
        drawPaths(scene, stepIndex);
      },
      (stepIndex) => {
        if (!isBoardDark(lamp)) drawShadows(levelAt(stepIndex));
      },
      (stepIndex) => {
        drawThingsAndPenguin(levelAt(stepIndex), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      drawStep(scene, stepIndex, share);
    },
  });
  return { ...layers, stepMs: STEP_MS, notesOf: () => [createNoiseNote("thud", STEP_VOLUME)] };
}

function createScene(generation: Generation): Scene {
  const { board } = generation.first;
  const side = sizeFor(board).cellSide;
  const boxOf = (cell: number): Box => ({
    x: cellLeft(board, cell),
    y: cellTop(board, cell),
    width: side,
    height: side,
  });
  const level = notation.levelOf(createSortedDraft(notation.legend, generation, { cells: [], kinds: [] }));
  const bare = { ...level, floor: [...level.floor], bridges: [...level.bridges] };
  return { generation, bare, boxOf, paths: generation.steps.map(({ path }) => pathOnScreen(path, boxOf)) };
}

/**
 * Draws the contours of things that are not built yet after the first `stepCount` steps of the generator. These things
 * are obstacles against unwanted moves, and things for misleading lure paths.
 */
function drawUnbuilt({ generation, boxOf }: Scene, stepCount: number): void {
  const { contour } = sizeFor(generation.first.board);
  for (let index = stepCount; index < generation.steps.length; index++) {
    const { action, added } = generation.steps[index];
    if (!isAgainstOtherMoves(action)) continue;
    added.cells.forEach((cell, thing) => {
      const { x, y } = boxOf(cell);
      if (added.kinds[thing] !== PENGUIN) drawImage(contour, x, y);
    });
  }
}

function isAgainstOtherMoves(action: BuildAction): boolean {
  return action === BuildAction.Blockers || action === BuildAction.Lure;
}

/**
 * Draws the paths of the first `stepCount` steps of the generator: large dots for slides of the solution, long dashes
 * for misleading lure paths.
 */
function drawPaths({ generation, paths, boxOf }: Scene, stepCount: number): void {
  for (let index = 0; index < stepCount; index++)
    drawPathUpTo(paths[index], strokeOf(generation.steps[index].action), 1);
  // Draws the marks of the cells where the penguin stops. The marks are drawn after all paths, because the white rim of
  // a path would otherwise cut the mark at its end.
  for (let index = 0; index < stepCount; index++) {
    const { action, path } = generation.steps[index];
    if (isSlide(action)) drawStop(boxOf(path[0]));
  }
}

function isSlide(action: BuildAction): boolean {
  return action === BuildAction.Slide;
}

function strokeOf(action: BuildAction): Stroke {
  return action === BuildAction.Lure ? Stroke.LongDashes : Stroke.LargeDots;
}

function drawStop({ x, y, width, height }: Box): void {
  fillDisc("white", x + Math.floor(width / 2), y + Math.floor(height / 2), STOP_RADIUS + 1);
  fillDisc("black", x + Math.floor(width / 2), y + Math.floor(height / 2), STOP_RADIUS);
}

/** Draws the things on the floe, and the penguin unless the shown step of the generator moves it. */
function drawThingsAndPenguin(level: Level, lamp: Lamp): void {
  for (const cell of level.board.cells) drawThings(level, cell, 0);
  if (level.penguin !== NOWHERE) drawPieces(level, momentAtRest(rules(level).start), lamp);
}

/**
 * Draws a step of the generator of which `share` is done, from 0 to 1. Things that the step removes lose their inside
 * first, then their contour.
 */
function drawStep(scene: Scene, stepIndex: number, share: number): void {
  const { generation, bare, paths, boxOf } = scene;
  const { action, removed, added, path } = generation.steps[stepIndex];
  if (isSlide(action)) drawPathFrom(paths[stepIndex], Stroke.LargeDots, 1 - share);
  else drawPathUpTo(paths[stepIndex], strokeOf(action), share);
  drawRising(scene, removed, 1 - share);
  drawRising(scene, added, share);
  if (isSlide(action) && share >= STANDS_FROM) drawStop(boxOf(path[0]));
  const penguin = penguinIn(share < STANDS_FROM ? removed : added);
  if (penguin !== NOWHERE) drawStanding(bare, penguin, FRONT, 0);
}

function penguinIn({ cells, kinds }: ThingList): number {
  const index = kinds.indexOf(PENGUIN);
  return index < 0 ? NOWHERE : cells[index];
}

/**
 * Draws the things that the generator built in one step, while this step is shown. `share` is the share of the step
 * that has passed, from 0 to 1. At first, the dashed contours of the things rise. Near the end, the whole things are
 * drawn.
 */
function drawRising({ bare, boxOf }: Scene, { cells, kinds }: ThingList, share: number): void {
  for (let index = 0; index < cells.length; index++) {
    if (kinds[index] === PENGUIN) continue;
    if (share >= STANDS_FROM) drawOne(bare, cells[index], kinds[index]);
    else drawContour(boxOf(cells[index]), share / STANDS_FROM);
  }
}

function drawOne(bare: BareLevel, cell: number, kind: number): void {
  const { floor, bridges } = bare;
  if (kind === VERTICAL_BRIDGE) bridges[cell] = Bridge.Vertical;
  else if (kind === HORIZONTAL_BRIDGE) bridges[cell] = Bridge.Horizontal;
  else floor[cell] = kind;
  drawThings(bare, cell, 0);
  floor[cell] = Floor.Ice;
  bridges[cell] = Bridge.None;
}

/** Draws the lower part of a cell's dashed contour, up to the height `share`, from 0 to 1. */
function drawContour({ x, y, width, height }: Box, share: number): void {
  const left = x + CONTOUR_INSET;
  const right = x + width - CONTOUR_INSET;
  const top = y + CONTOUR_INSET;
  const bottom = y + height - CONTOUR_INSET;
  const shown = Math.ceil(share * height);
  drawClipped(x, y + height - shown, width, shown, () => {
    drawDottedLine(Stroke.ThickDashes, left, top, right, top);
    drawDottedLine(Stroke.ThickDashes, left, bottom, right, bottom);
    drawDottedLine(Stroke.ThickDashes, left, top, left, bottom);
    drawDottedLine(Stroke.ThickDashes, right, top, right, bottom);
  });
}
