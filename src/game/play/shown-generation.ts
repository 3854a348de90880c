/**
 * Shows how a cleared level was generated. If the player turns the crank back beyond the first move, the screen undoes
 * the steps in which the generator made the level.
 */
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import type { Generation } from "../../kernel/generation";
import type { GenerationShow } from "../../puzzles/looks/generation/generation-show";
import type { Lamp } from "../../puzzles/puzzle";
import { queueLine, queueNote } from "../frame-events";
import { playBlockedSound, playCrankStopSound, playCursorSound, playLowestNote } from "../sounds";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import { CRANK_DEGREES_PER_MOVE } from "./timeline";

export interface ShownGeneration {
  readonly generation: Generation;
  readonly show: GenerationShow;
  /**
   * How many of the steps in which the generator made the level are undone now. The number is a fraction between two
   * steps. With 0 the whole level is shown.
   */
  undoneSteps: number;
  glide: Glide;
  /** The time since the crank last turned or the picture of the generation steps last moved, in milliseconds. */
  restMs: number;
  /** Whether the view of the steps in which the level was generated closes as soon as the whole level is shown. */
  isClosing: boolean;
  paintedIndex: number;
  isPainting: boolean;
}

/**
 * A motion of the picture from one step in which the level was generated to another. The number of undone steps changes
 * from `from` to the whole number `to`.
 */
interface Glide {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly easesOut: boolean;
  elapsedMs: number;
}

/**
 * After the crank has rested for this many milliseconds, the picture moves to the nearest whole step in which the level
 * was generated.
 */
const CRANK_REST_MS = 150;
/** How long the picture takes to move to the nearest whole step in which the level was generated, in milliseconds. */
const SETTLE_MS = 200;
const PLAYED_STEP_MS = 267;
/**
 * The longest time, in milliseconds, in which Ⓐ plays all steps in which the level was generated, unless the puzzle
 * limits the speed of steps.
 */
const MAX_PLAYED_MS = 5000;
/**
 * How long the picture takes to return to the whole level after a press of Ⓑ, in milliseconds. It takes longer if the
 * puzzle limits the speed of steps.
 */
const CLOSING_MS = 267;
/**
 * After the crank and the picture have rested for this many milliseconds, the view of the generation steps shows tips
 * about the buttons.
 */
const TIP_REST_MS = 900;
const TIP_MS = 2000;
/**
 * The index of the last tip about the buttons. The tips are shown one after the other, and the last tip stays on the
 * screen.
 */
const MAX_TIP_INDEX = 6;

/**
 * Opens the view of the steps in which a level was generated, beginning with the whole level. Returns undefined if the
 * puzzle cannot show these steps.
 */
export function openGeneration(
  generation: Generation,
  { painter }: Pick<Attempt, "painter">,
  lamp: Lamp,
): ShownGeneration | undefined {
  const show = painter.showGeneration?.(generation, lamp);
  if (show === undefined) return undefined;
  playLowestNote();
  return {
    generation,
    show,
    undoneSteps: 0,
    glide: createRest(0),
    restMs: 0,
    isClosing: false,
    paintedIndex: -1,
    isPainting: false,
  };
}

function createRest(steps: number): Glide {
  return { from: steps, to: steps, durationMs: 0, easesOut: false, elapsedMs: 0 };
}

/**
 * Handles one frame of the view of the steps in which a level was generated: the crank and ✛ undo and redo steps, Ⓐ
 * plays all, Ⓑ closes the view. Returns whether the view stays open.
 */
export function advanceGeneration(shown: ShownGeneration, input: Input, elapsedMs: number): boolean {
  const before = nearestStep(shown);
  shown.restMs += elapsedMs;
  const stays = handleInput(shown, input, elapsedMs);
  advanceGlide(shown, elapsedMs);
  const after = nearestStep(shown);
  if (after !== before) soundStep(shown, before, after);
  if (stays && !(shown.isClosing && shown.undoneSteps === 0)) return true;
  playLowestNote();
  return false;
}

/**
 * Returns the index of the shown tip about the buttons, or undefined until crank and picture have rested for
 * `TIP_REST_MS`.
 */
export function tipIndexOf({ restMs }: ShownGeneration): number | undefined {
  if (restMs < TIP_REST_MS) return undefined;
  return Math.min(MAX_TIP_INDEX, Math.floor((restMs - TIP_REST_MS) / TIP_MS));
}

function nearestStep({ undoneSteps }: ShownGeneration): number {
  return Math.floor(undoneSteps + 0.5);
}

function handleInput(shown: ShownGeneration, input: Input, elapsedMs: number): boolean {
  const { pressedDirection, crankDegrees } = input;
  if (input.isBPressed) {
    shown.isClosing = true;
    glideTo(shown, 0, CLOSING_MS);
  } else if (input.isAPressed) playAll(shown);
  else if (pressedDirection === LEFT || pressedDirection === RIGHT) return stepAside(shown, pressedDirection);
  else if (pressedDirection === UP || pressedDirection === DOWN) playBlockedSound();
  else if (crankDegrees !== 0) return turn(shown, crankDegrees, elapsedMs);
  return true;
}

function playAll(shown: ShownGeneration): void {
  const stepCount = shown.generation.steps.length;
  playCursorSound();
  shown.isClosing = false;
  shown.undoneSteps = stepCount;
  glideTo(shown, 0, Math.min(stepCount * PLAYED_STEP_MS, MAX_PLAYED_MS));
}

function stepAside(shown: ShownGeneration, direction: Direction): boolean {
  const { glide, generation, show } = shown;
  const undone = direction === LEFT ? Math.floor(glide.to) + 1 : Math.ceil(glide.to) - 1;
  if (undone < 0) return false;
  shown.isClosing = false;
  if (undone > generation.steps.length) playBlockedSound();
  else glideTo(shown, undone, Math.abs(undone - shown.undoneSteps) * show.stepMs);
  return true;
}

/**
 * Handles a turn of the crank. A turn backwards undoes steps in which the level was generated. Returns false if the
 * crank turns forwards when no step is undone any more.
 */
function turn(shown: ShownGeneration, degrees: number, elapsedMs: number): boolean {
  const stepCount = shown.generation.steps.length;
  const { maxStepsPerSecond = Infinity } = shown.show;
  const most = (maxStepsPerSecond * elapsedMs) / 1000;
  const undone = shown.undoneSteps - Math.max(-most, Math.min(most, degrees / CRANK_DEGREES_PER_MOVE));
  if (undone < 0) return false;
  if (undone >= stepCount && shown.undoneSteps < stepCount) playCrankStopSound();
  shown.isClosing = false;
  shown.undoneSteps = Math.min(stepCount, undone);
  shown.glide = createRest(shown.undoneSteps);
  shown.restMs = 0;
  return true;
}

/**
 * Begins to move the picture to the moment at which `steps` of the steps that generated the level are undone. The
 * motion takes `wantedMs` milliseconds, or longer if the puzzle limits the speed of steps.
 */
function glideTo(shown: ShownGeneration, steps: number, wantedMs: number, easesOut = false): void {
  const from = shown.undoneSteps;
  const { maxStepsPerSecond = Infinity } = shown.show;
  const durationMs = Math.max(wantedMs, (Math.abs(steps - from) * 1000) / maxStepsPerSecond);
  shown.glide = { from, to: steps, durationMs, easesOut, elapsedMs: 0 };
  shown.restMs = 0;
}

/** If the crank rests between two steps in which the level was generated, the picture moves to the nearer one. */
function advanceGlide(shown: ShownGeneration, elapsedMs: number): void {
  const { undoneSteps, restMs } = shown;
  const nearest = nearestStep(shown);
  if (shown.glide.to === undoneSteps) {
    if (undoneSteps !== nearest && restMs >= CRANK_REST_MS) glideTo(shown, nearest, SETTLE_MS, true);
    return;
  }
  const { glide } = shown;
  glide.elapsedMs += elapsedMs;
  const share = Math.min(1, glide.elapsedMs / glide.durationMs);
  const eased = glide.easesOut ? 1 - (1 - share) * (1 - share) : share;
  shown.undoneSteps = share === 1 ? glide.to : glide.from + (glide.to - glide.from) * eased;
  shown.restMs = 0;
}

function soundStep({ generation, show }: ShownGeneration, undoneBefore: number, undoneSteps: number): void {
  const stepCount = generation.steps.length;
  const isUndone = undoneSteps > undoneBefore;
  for (const { timbre, hertz, volume, delaySeconds } of show.notesOf(
    stepCount - undoneSteps - (isUndone ? 0 : 1),
    isUndone,
  ))
    queueNote(timbre, hertz, volume, delaySeconds);
  queueLine("announcement", TEXTS.announcements.madeSteps(stepCount - undoneSteps, stepCount));
}
