/**
 * The making of a cleared level on the screen: the crank, turned back beyond the first move, undoes the steps in which the
 * generator made the level.
 */
import { printToHost } from "../../device/host";
import type { Input } from "../../device/input";
import type { Picture } from "../../device/screen";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { Making } from "../../kernel/making";
import { playCrankStopSound, playRollTick } from "../sounds";
import { TEXTS } from "../texts/index";
import { CRANK_DEGREES_PER_MOVE } from "./timeline";

/** A making that is shown. */
export interface ShownMaking {
  readonly making: Making;
  /** How many steps are undone; a fraction while the crank is between two steps. With 0 the whole level is shown. */
  undoneSteps: number;
  /** The whole number of undone steps that is shown when the crank rests. */
  settledSteps: number;
  stepsPerMs: number;
  crankRestMs: number;
  /** Whether the making closes as soon as the whole level is shown. */
  isClosing: boolean;
  /** A picture of the board after some steps, which is painted again when that number changes. */
  picture: Picture | undefined;
  pictureSteps: number;
  /** Whether the picture has been painted but not shown yet. */
  isFresh: boolean;
}

/** The crank settles on the nearest step after this time without a turn, in milliseconds. */
const CRANK_SETTLE_MS = 150;
/** How fast steps are undone or made again by ✛, in steps a millisecond; a step takes six frames. */
const STEPS_PER_MS = 1 / 200;
/** How long a step takes while all steps are played, in milliseconds, and how long all of them may take. */
const PLAYED_STEP_MS = 267;
const MAX_PLAYED_MS = 5000;
/** How long it takes at most to return to the whole level, in milliseconds. */
const CLOSING_MS = 267;

/** Shows a making. At first the whole level is on the screen. */
export function openMaking(making: Making): ShownMaking {
  return {
    making,
    undoneSteps: 0,
    settledSteps: 0,
    stepsPerMs: STEPS_PER_MS,
    crankRestMs: 0,
    isClosing: false,
    picture: undefined,
    pictureSteps: -1,
    isFresh: false,
  };
}

/**
 * Handles one frame of a shown making. The crank and ✛ undo steps and make them again, Ⓐ plays all steps, and Ⓑ returns
 * to the level. Returns whether the making stays open.
 */
export function advanceMaking(shown: ShownMaking, input: Input, elapsedMs: number): boolean {
  const before = Math.floor(shown.undoneSteps + 0.5);
  const stays = handleInput(shown, input);
  settle(shown, elapsedMs);
  const after = Math.floor(shown.undoneSteps + 0.5);
  if (after !== before) soundStep(shown, after);
  return stays && !(shown.isClosing && shown.undoneSteps === 0);
}

function handleInput(shown: ShownMaking, input: Input): boolean {
  const { pressedDirection, crankDegrees } = input;
  const stepCount = shown.making.steps.length;
  if (input.isBPressed) {
    shown.isClosing = true;
    moveTo(shown, 0, Math.max(STEPS_PER_MS, shown.undoneSteps / CLOSING_MS));
  } else if (input.isAPressed) {
    shown.isClosing = false;
    shown.undoneSteps = stepCount;
    moveTo(shown, 0, Math.max(1 / PLAYED_STEP_MS, stepCount / MAX_PLAYED_MS));
  } else if (pressedDirection === LEFT || pressedDirection === RIGHT) {
    if (pressedDirection === RIGHT && shown.settledSteps === 0) return false;
    shown.isClosing = false;
    moveTo(shown, Math.min(stepCount, shown.settledSteps + (pressedDirection === LEFT ? 1 : -1)), STEPS_PER_MS);
  } else if (crankDegrees !== 0) return turn(shown, crankDegrees);
  return true;
}

function moveTo(shown: ShownMaking, settledSteps: number, stepsPerMs: number): void {
  shown.settledSteps = settledSteps;
  shown.stepsPerMs = stepsPerMs;
  shown.crankRestMs = CRANK_SETTLE_MS;
}

/** Turns the crank: backwards undoes steps. Returns false if it turns forwards beyond the whole level. */
function turn(shown: ShownMaking, degrees: number): boolean {
  const stepCount = shown.making.steps.length;
  const undone = shown.undoneSteps - degrees / CRANK_DEGREES_PER_MOVE;
  if (undone < 0) return false;
  if (undone >= stepCount && shown.undoneSteps < stepCount) playCrankStopSound();
  shown.isClosing = false;
  shown.undoneSteps = Math.min(stepCount, undone);
  shown.settledSteps = Math.floor(shown.undoneSteps + 0.5);
  shown.stepsPerMs = STEPS_PER_MS;
  shown.crankRestMs = 0;
  return true;
}

/** Moves towards the settled step, unless the crank is turning. */
function settle(shown: ShownMaking, elapsedMs: number): void {
  shown.crankRestMs += elapsedMs;
  if (shown.crankRestMs < CRANK_SETTLE_MS) return;
  const distance = shown.stepsPerMs * elapsedMs;
  const { undoneSteps, settledSteps } = shown;
  shown.undoneSteps =
    undoneSteps < settledSteps
      ? Math.min(settledSteps, undoneSteps + distance)
      : Math.max(settledSteps, undoneSteps - distance);
}

/** Plays a tick, lower for each undone step, and announces the step to screen readers. */
function soundStep({ making }: ShownMaking, undoneSteps: number): void {
  const stepCount = making.steps.length;
  playRollTick(undoneSteps / Math.max(1, stepCount));
  printToHost("announcement", TEXTS.announcements.madeSteps(stepCount - undoneSteps, stepCount));
}
