/**
 * Shows how a level of Penguin was generated, step by step. The steps are the slides of its solution from the finish
 * backwards, obstacles against unwanted moves, and misleading lure paths.
 */
import type { Box } from "../../../device/screen";
import { NOWHERE } from "../../../kernel/board";
import { rebuildBoardBeneath, createSortedDraft, type Generation, type ThingList } from "../../../kernel/generation";
import { momentAtRest } from "../../../kernel/motion";
import { isBoardDark } from "../../looks/board-light";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawCorners } from "../../looks/generation/marks";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawPathArrow, drawPathDots, pathOnScreen, type ScreenPath } from "../../looks/generation/path";
import type { Lamp } from "../../puzzle";
import { Bridge, Floor, HORIZONTAL_BRIDGE, notation, PENGUIN, VERTICAL_BRIDGE, type Level } from "../level";
import { BuildAction } from "../make/build-log";
import { rules } from "../rules";
import { TEXTS } from "../texts/index";
import { drawBackground, drawShadows, drawThings } from "./background";
import type { Look } from "./look";
import { drawPieces, drawStanding, FRONT } from "./pieces";
import { cellLeft, cellTop, sizeFor } from "./screen-layout";

const STEP_MS = 300;
/**
 * While the player watches a step of the generator, the penguin stands on its new cell from this share of the step's
 * time on, and the mark of its slide is drawn.
 */
const STANDS_FROM = 0.85;
/**
 * While a step of the generator is shown, the things that it adds or removes appear or disappear after this share (0 to
 * 1) of the step's time.
 */
const CHANGES_AT = 0.5;
const STEP_VOLUME = 0.14;

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
        drawEarlierSlides(scene, 0, Math.floor(stepIndex / 2));
      },
      (stepIndex) => {
        drawEarlierSlides(scene, Math.floor(stepIndex / 2), stepIndex);
      },
      (stepIndex) => {
        if (!isBoardDark(lamp)) drawShadows(levelAt(stepIndex));
      },
      (stepIndex) => {
        drawUpperThings(levelAt(stepIndex));
      },
      (stepIndex) => {
        drawLowerThings(levelAt(stepIndex), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      drawStep(scene, stepIndex, share);
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    wordsOf: (stepIndex) => wordsOf(generation.steps[stepIndex].action),
    notesOf: () => [createNoiseNote("thud", STEP_VOLUME)],
  };
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
  const paths = generation.steps.map(({ path }) => pathOnScreen(path, boxOf));
  return { generation, bare, boxOf, paths };
}

function wordsOf(action: BuildAction): readonly string[] {
  const { finish, slide, blockers, lure, needless } = TEXTS.madeSteps;
  return [finish, slide, blockers, lure, needless][action];
}

/** Draws the slides of the solution that the generator built in the steps from `from` up to `to` − 1, as dots. */
function drawEarlierSlides({ generation, paths }: Scene, from: number, to: number): void {
  for (let index = from; index < to; index++) if (isSlide(generation.steps[index].action)) drawPathDots(paths[index]);
}

function isSlide(action: BuildAction): boolean {
  return action === BuildAction.Slide;
}

/** Draws the things on the first half of the floe's cells. */
function drawUpperThings(level: Level): void {
  const { cells } = level.board;
  for (let index = 0; index < Math.floor(cells.length / 2); index++) drawThings(level, cells[index], 0);
}

/**
 * Draws the things on the second half of the floe's cells, and the penguin unless the shown step of the generator moves
 * it.
 */
function drawLowerThings(level: Level, lamp: Lamp): void {
  const { cells } = level.board;
  for (let index = Math.floor(cells.length / 2); index < cells.length; index++) drawThings(level, cells[index], 0);
  if (level.penguin !== NOWHERE) drawPieces(level, momentAtRest(rules(level).start), lamp);
}

/**
 * Draws a step of the generator of which `share` is done, from 0 to 1, and marks what it changes. If `share` is 0, the
 * step before it is marked.
 */
function drawStep(scene: Scene, stepIndex: number, share: number): void {
  const { generation, bare } = scene;
  const { removed, added } = generation.steps[stepIndex];
  const marked = share === 0 ? stepIndex - 1 : stepIndex;
  if (marked >= 0) drawPathOf(scene, marked, share === 0 ? 1 : share);
  for (const { cells, kinds } of [share < CHANGES_AT ? removed : added])
    cells.forEach((cell, index) => {
      if (kinds[index] !== PENGUIN) drawOne(bare, cell, kinds[index]);
    });
  const penguin = penguinIn(share < STANDS_FROM ? removed : added);
  if (penguin !== NOWHERE) drawStanding(bare, penguin, FRONT, 0);
  if (marked >= 0) drawMarks(scene, marked);
}

/**
 * Draws the path of a step of which `share` is done, from 0 to 1. The path of a slide grows from its end, because the
 * generator builds a slide from its end. The path of a lure (a wrong path that looks correct) grows from its start.
 */
function drawPathOf({ generation, paths, boxOf }: Scene, stepIndex: number, share: number): void {
  const { action, path: cells } = generation.steps[stepIndex];
  const path = paths[stepIndex];
  if (path.lines.length === 0) return;
  // The path is not drawn inside its first cell, because it would cover the penguin, which stands there.
  const start = boxOf(cells[0]).width / 2;
  if (isSlide(action)) drawPathArrow(path, Math.max(start, (1 - share) * path.length), path.length);
  else drawPathArrow(path, start, share * path.length);
}

/** Marks the cells on which a step of the generator places or removes a thing. */
function drawMarks({ generation, boxOf }: Scene, stepIndex: number): void {
  const { removed, added } = generation.steps[stepIndex];
  for (const { cells, kinds } of [removed, added])
    cells.forEach((cell, index) => {
      if (kinds[index] !== PENGUIN) drawCorners(boxOf(cell));
    });
}

function penguinIn({ cells, kinds }: ThingList): number {
  const index = kinds.indexOf(PENGUIN);
  return index < 0 ? NOWHERE : cells[index];
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
