/**
 * Shows how a level of Penguin was generated, step by step. The steps are the slides of its solution from the finish
 * backwards, obstacles against unwanted moves, and misleading lure paths.
 */
import { drawClipped, expandBox, fillDisc, type Box } from "../../../device/screen";
import { NOWHERE } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../../kernel/direction";
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
import { drawPathFrom, drawPathUpTo, pathOnScreen, type PathLine, type ScreenPath } from "../../looks/generation/path";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { drawSign } from "../../looks/move-diagram/draw-signs";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { signBox, type Sign } from "../../looks/move-diagram/sign-shape";
/** The import below is loaded from move-diagram.lua on first use. @lazy move-diagram */
import { computeOverlap } from "../../looks/move-diagram/sign-spots";
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
const STOP_RADIUS = 5;
/**
 * While the player watches a step of the generator, the penguin stands on its new cell from this share of the step's
 * time on, and the mark of its slide is drawn.
 */
const STANDS_FROM = 0.85;
/** The tried spots of a move's number are this far apart on its line, in pixels. */
const SIGN_STEP = 6;
/** The smallest gap between the numbers of two moves, in pixels. */
const SIGN_RIM = 3;
/** How far the pictures of things reach above their cells, in pixels. */
const ABOVE_CELL = 12;
const STEP_VOLUME = 0.14;

interface Scene {
  readonly generation: Generation;
  readonly bare: BareLevel;
  readonly paths: readonly ScreenPath[];
  /** The number of the move that each step built, on the path of the step. Undefined for steps that built no move. */
  readonly signs: readonly (Sign | undefined)[];
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
        drawPaths(scene, stepIndex);
      },
      (stepIndex) => {
        if (!isBoardDark(lamp)) drawShadows(levelAt(stepIndex));
      },
      (stepIndex) => {
        drawThingsAndPenguin(levelAt(stepIndex), lamp);
      },
      (stepIndex) => {
        for (let index = 0; index < stepIndex; index++) drawSignOf(scene, index);
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
  return { generation, bare, boxOf, paths, signs: createSigns(generation, paths) };
}

function wordsOf(action: BuildAction): readonly string[] {
  const { finish, slide, blockers, lure, needless } = TEXTS.madeSteps;
  return [finish, slide, blockers, lure, needless][action];
}

/**
 * Returns for each step the number of the move that it built. The generator built the last move first. The number
 * stands on the longest straight part of the move's path.
 */
function createSigns({ steps }: Generation, paths: readonly ScreenPath[]): readonly (Sign | undefined)[] {
  let unnumbered = steps.filter(({ action }) => isSlide(action)).length;
  const taken: Box[] = [];
  return steps.map(({ action }, index) => {
    const { lines } = paths[index];
    if (!isSlide(action)) return undefined;
    unnumbered--;
    if (lines.length === 0) return undefined;
    const line = lines.reduce((longest, each) => (each.length > longest.length ? each : longest));
    return signOn(line, unnumbered, taken);
  });
}

/**
 * Returns the number of a move at the spot of a line that is nearest to its middle and touches no number in `taken`.
 * Adds the spot to `taken`.
 */
function signOn({ from, to, length }: PathLine, moveIndex: number, taken: Box[]): Sign {
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const direction = DIRECTIONS.find((each) => STEP_X[each] === stepX && STEP_Y[each] === stepY) ?? DIRECTIONS[0];
  const at = (along: number): Sign => ({
    ...{ moveIndex, direction, isPushed: false, isOnPiece: false },
    x: from.x + stepX * along,
    y: from.y + stepY * along,
  });
  const middle = Math.floor(length / 2);
  let sign = at(middle);
  for (let aside = 0; aside <= middle; aside += SIGN_STEP) {
    const spots = [at(middle - aside), at(middle + aside)];
    const free = spots.find((spot) => taken.every((box) => computeOverlap(signBox(spot), box) === 0));
    if (free === undefined) continue;
    sign = free;
    break;
  }
  taken.push(expandBox(signBox(sign), SIGN_RIM));
  return sign;
}

function drawSignOf({ signs }: Scene, stepIndex: number): void {
  const sign = signs[stepIndex];
  if (sign !== undefined) drawSign(sign);
}

/**
 * Draws the slides of the solution that the first `stepCount` steps of the generator built, and where the penguin stops.
 * A misleading lure path is drawn only while its step is shown.
 */
function drawPaths({ generation, paths, boxOf }: Scene, stepCount: number): void {
  for (let index = 0; index < stepCount; index++)
    if (isSlide(generation.steps[index].action)) drawPathUpTo(paths[index], 1);
  // Draws the marks of the cells where the penguin stops. They come last, because the white rim of a path would
  // otherwise cut the mark at its end.
  for (let index = 0; index < stepCount; index++) {
    const { action, path } = generation.steps[index];
    if (isSlide(action)) drawStop(boxOf(path[0]));
  }
}

function isSlide(action: BuildAction): boolean {
  return action === BuildAction.Slide;
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
 * Draws a step of the generator of which `share` is done, from 0 to 1. New things rise out of the floe, and things that
 * the step removes sink into it.
 */
function drawStep(scene: Scene, stepIndex: number, share: number): void {
  const { generation, bare, paths, boxOf } = scene;
  const { action, removed, added, path } = generation.steps[stepIndex];
  if (isSlide(action)) drawPathFrom(paths[stepIndex], 1 - share);
  else drawPathUpTo(paths[stepIndex], share);
  drawRising(scene, removed, 1 - share);
  drawRising(scene, added, share);
  if (isSlide(action) && share >= STANDS_FROM) {
    drawStop(boxOf(path[0]));
    drawSignOf(scene, stepIndex);
  }
  const penguin = penguinIn(share < STANDS_FROM ? removed : added);
  if (penguin !== NOWHERE) drawStanding(bare, penguin, FRONT, 0);
}

function penguinIn({ cells, kinds }: ThingList): number {
  const index = kinds.indexOf(PENGUIN);
  return index < 0 ? NOWHERE : cells[index];
}

/**
 * Draws the things that the generator built in one step, while this step is shown: their lower parts. `share` is how
 * much of their height is drawn, from 0 to 1.
 */
function drawRising({ bare, boxOf }: Scene, { cells, kinds }: ThingList, share: number): void {
  for (let index = 0; index < cells.length; index++) {
    if (kinds[index] === PENGUIN) continue;
    const { x, y, width, height } = boxOf(cells[index]);
    const shown = Math.ceil(share * (height + ABOVE_CELL));
    drawClipped(x, y + height - shown, width, shown, () => {
      drawOne(bare, cells[index], kinds[index]);
    });
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
