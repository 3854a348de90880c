/**
 * Computes what an ending of a campaign shows at a given time: which of its two pictures, how dark it is, and where its
 * figures are.
 */
import { wantsLessFlashing } from "../../device/screen";
import type { Ending, EndingFigure, FigureStep } from "../../puzzles/looks/ending";

export interface EndingMoment {
  readonly index: 0 | 1;
  /** The time since the shown picture of the ending appeared, in milliseconds. */
  readonly pictureMs: number;
  /** How dark the ending's picture is while it fades: 0 is full light, and `BLACK` is black. */
  readonly darkness: number;
}

export const BLACK = 4;

/**
 * How long the change from the ending's first picture to the second takes, in milliseconds. The first picture fades
 * out, then the second fades in.
 */
const CHANGE_MS = 560;
const CALM_CHANGE_MS = 1600;
/**
 * The time, in milliseconds, after which the repeated movements of figures in an ending's second picture stop. The time
 * is counted from the end of the movements that happen only once. Then nothing moves, which saves the battery.
 */
const REST_AFTER_MS = 20000;

/**
 * Returns the time from an ending's start to the start of its second picture, in milliseconds. The screen is black at
 * that time.
 */
export function secondPictureMs({ pictures }: Pick<Ending, "pictures">): number {
  return pictures[0].durationMs + changeMs() / 2;
}

/** Returns the time, in milliseconds after an ending's start, from which nothing in the ending moves any more. */
export function lastMomentMs(ending: Pick<Ending, "pictures">): number {
  return secondPictureMs(ending) + ending.pictures[1].durationMs + REST_AFTER_MS;
}

/** Returns what a campaign's ending shows `elapsedMs` milliseconds after its start. */
export function momentAt(ending: Pick<Ending, "pictures">, elapsedMs: number): EndingMoment {
  const sinceSecond = elapsedMs - secondPictureMs(ending);
  const light = Math.abs(sinceSecond) / (changeMs() / 2);
  return {
    index: sinceSecond < 0 ? 0 : 1,
    pictureMs: sinceSecond < 0 ? elapsedMs : sinceSecond,
    darkness: Math.max(0, Math.floor(BLACK * (1 - light) + 0.5)),
  };
}

function changeMs(): number {
  return wantsLessFlashing() ? CALM_CHANGE_MS : CHANGE_MS;
}

/**
 * Returns the picture number of a figure in an ending, or `NO_PICTURE` if the figure is hidden. `pictureMs` is the time
 * since the ending's present picture began.
 */
export function figurePicture(figure: EndingFigure, pictureMs: number): number {
  const steps = stepsOf(figure);
  return steps[stepIndexAt(steps, pathMs(figure, pictureMs))][4];
}

/**
 * Returns the x coordinate of the left edge of a figure in an ending, in whole pixels. `pictureMs` is the time since
 * the ending's present picture began.
 */
export function figureX(figure: EndingFigure, pictureMs: number): number {
  return coordinateAt(figure, pictureMs, 2);
}

/**
 * Returns the y coordinate of the upper edge of a figure in an ending, in whole pixels. `pictureMs` is the time since
 * the ending's present picture began.
 */
export function figureY(figure: EndingFigure, pictureMs: number): number {
  return coordinateAt(figure, pictureMs, 3);
}

function coordinateAt(figure: EndingFigure, pictureMs: number, field: 2 | 3): number {
  const steps = stepsOf(figure);
  const ms = pathMs(figure, pictureMs);
  const index = stepIndexAt(steps, ms);
  const [atMs, durationMs] = steps[index];
  const to = steps[index][field];
  if (index === 0 || ms >= atMs + durationMs) return to;
  const share = (ms - atMs) / durationMs;
  const from = steps[index - 1][field];
  // `3 * share ** 2 - 2 * share ** 3` rises slowly at 0 and at 1, so the figure starts and stops slowly.
  return Math.floor(from + (to - from) * share * share * (3 - 2 * share));
}

function stepsOf({ steps, calmSteps }: EndingFigure): readonly FigureStep[] {
  return calmSteps !== undefined && wantsLessFlashing() ? calmSteps : steps;
}

/**
 * Returns which moment of a figure's path is shown `pictureMs` after the ending's present picture began, in
 * milliseconds. With `repeat`, a part of the path is repeated: every `repeat.everyMs`, the moment goes back to
 * `repeat.fromMs`.
 */
function pathMs({ repeat }: EndingFigure, pictureMs: number): number {
  if (repeat === undefined || pictureMs < repeat.fromMs) return pictureMs;
  return repeat.fromMs + ((pictureMs - repeat.fromMs) % repeat.everyMs);
}

function stepIndexAt(steps: readonly FigureStep[], ms: number): number {
  let index = 0;
  while (index + 1 < steps.length && steps[index + 1][0] <= ms) index++;
  return index;
}
