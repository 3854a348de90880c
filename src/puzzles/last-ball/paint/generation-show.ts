/**
 * Shows how a level of Last Ball was generated, step by step. In each step the generator chose a move of the black
 * ball, which an arrow shows, and added a white ball for this move. Dots show the earlier moves.
 */
import { fillDisc, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { rebuildBoardAfter, rebuildBoardBeneath, type Generation } from "../../../kernel/generation";
import { momentAtRest } from "../../../kernel/motion";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { keepLatest } from "../../looks/generation/keep-latest";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createLayerPainter } from "../../looks/generation/layers";
import type { GenerationNote, GenerationShow } from "../../looks/generation/generation-show";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { createNoiseNote } from "../../looks/generation/noise";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawRimmedCorners } from "../../looks/generation/marks";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { drawPathArrow, drawPathDots, pathOnScreen } from "../../looks/generation/path";
import type { Lamp } from "../../puzzle";
import { notation } from "../level";
import { rules } from "../rules";
import { TEXTS } from "../texts/index";
import type { Look } from "./look";
import { drawPieces } from "./pieces";
import { drawBackground } from "./place";
import { cellLeft, cellTop, layoutOf, middleX, middleY, type ScreenLayout } from "./screen-layout";

const STEP_MS = 400;
/**
 * The share of the time of a generator's step in which the white ball of this step grows. In the rest of the time,
 * chalk draws the line of the step's move.
 */
const GROWN_SHARE = 0.34;
/** The diameters of a growing white ball, in pixels. After these, the ball has its full size. */
const GROWING: readonly number[] = [8, 18];

const CHALK_SECONDS = 0.06;
const CHALK_VOLUME = 0.09;
const STOP_VOLUME = 0.16;
/** The pitches of the notes that are played when a drawn move ends, in hertz. Each further move has a higher note. */
const STOP_HERTZ: readonly number[] = [587, 659, 740, 880, 988, 1175, 1319, 1480, 1760, 1976];

/** Returns the functions that draw how a level was generated and play its sounds. */
export function showGeneration(look: Look, generation: Generation, lamp: Lamp): GenerationShow {
  const { first, steps } = generation;
  const layout = layoutOf(first.board);
  const { cellSide } = layout;
  const boxOf = (cell: number): Box => ({
    x: cellLeft(layout, cell),
    y: cellTop(layout, cell),
    width: cellSide,
    height: cellSide,
  });
  const paths = steps.map(({ path }) => pathOnScreen([path[0], path[1]], boxOf));
  const levelAt = keepLatest((stepIndex) =>
    notation.levelOf(rebuildBoardBeneath(notation.legend, generation, stepIndex)),
  );
  const layers = createLayerPainter({
    stepCount: steps.length,
    drawGround: () => {
      drawBackground(look, notation.levelOf(rebuildBoardAfter(notation.legend, generation, 0)), lamp);
    },
    drawThings: [
      levelAt,
      (stepIndex) => {
        for (let index = 0; index < stepIndex; index += 2) drawPathDots(paths[index]);
      },
      (stepIndex) => {
        for (let index = 1; index < stepIndex; index += 2) drawPathDots(paths[index]);
      },
      (stepIndex) => {
        const level = levelAt(stepIndex);
        drawPieces(look, level, momentAtRest(rules(level).start), lamp);
      },
    ],
    drawStep: (stepIndex, share) => {
      // Between two steps of the generator, the move and the white ball of the last finished step are marked.
      const isWhole = share === 0;
      const marked = isWhole ? stepIndex - 1 : stepIndex;
      if (marked < 0) return;
      const drawn = isWhole ? 1 : Math.max(0, (share - GROWN_SHARE) / (1 - GROWN_SHARE));
      const path = paths[marked];
      // The arrow of the first move begins beside the black ball, because the arrow must not cover the ball.
      drawPathArrow(path, marked === 0 ? cellSide / 2 : 0, drawn * path.length);
      const [ball] = steps[marked].added.cells;
      if (!isWhole) drawGrowing(layout, ball, share / GROWN_SHARE);
      drawRimmedCorners(boxOf(ball));
    },
  });
  return {
    ...layers,
    stepMs: STEP_MS,
    wordsOf: (stepIndex) => TEXTS.madeStep(stepIndex + 1, steps.length),
    notesOf: (stepIndex) => chalkNotes(generation, stepIndex),
  };
}

function drawGrowing(layout: ScreenLayout, cell: number, share: number): void {
  const stage = Math.floor(Math.min(1, share) * (GROWING.length + 1));
  if (stage === 0) return;
  const radius = (stage > GROWING.length ? layout.ballSize.ball : GROWING[stage - 1]) / 2;
  const x = middleX(layout, cell);
  const y = middleY(layout, cell);
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - 2);
}

function chalkNotes({ first, steps }: Generation, stepIndex: number): readonly GenerationNote[] {
  const [from, stop] = steps[stepIndex].path;
  const cells = Math.max(1, cellsBetween(first.board, from, stop));
  const notes: GenerationNote[] = [];
  for (let cell = 0; cell < cells; cell++) notes.push(createNoiseNote("hiss", CHALK_VOLUME, cell * CHALK_SECONDS));
  const hertz = STOP_HERTZ[Math.min(stepIndex, STOP_HERTZ.length - 1)];
  notes.push({ timbre: "swell", hertz, volume: STOP_VOLUME, delaySeconds: cells * CHALK_SECONDS });
  return notes;
}

function cellsBetween(board: Board, from: number, to: number): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}
