/**
 * A simple model of the timeline, which stores all moves made in a level. Property tests apply random actions to the
 * model and to the real timeline.
 */
import fc from "fast-check";
import { expect } from "vitest";
import {
  advanceTimeline,
  CRANK_DEGREES_PER_MOVE,
  isStill,
  shownMoment,
  outcomeOf,
  currentState,
  rewindToStart,
  restoreTimeline,
  makeMove,
  createTimeline,
  stepBack,
  stepForward,
  turnCrank,
  type Timeline,
} from "../../src/game/play/timeline";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";

interface Model<State> {
  states: State[];
  index: number;
}

/**
 * The game's own timeline (all moves made in a level), which the test compares with its model. When a stored level is
 * continued, a new timeline replaces this one.
 */
interface Real<State> {
  timeline: Timeline<State>;
}

type TimelineAction =
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "step-back" | "step-forward" | "restart" | "leave-and-come-back" }
  | { readonly kind: "turnCrank"; readonly degrees: number }
  | { readonly kind: "advance"; readonly ms: number };

const randomActions: fc.Arbitrary<TimelineAction> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("roll" as const), direction: fc.constantFrom(...DIRECTIONS) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("advance" as const), ms: fc.integer({ min: 1, max: 600 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("turnCrank" as const),
      degrees: fc.double({ min: -400, max: 400, noNaN: true }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom("step-back" as const, "step-forward" as const, "step-back" as const, "restart" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave-and-come-back" as const) }) },
);

export const actionLists = fc.array(randomActions, { maxLength: 80 });

/**
 * Applies actions to a timeline (all moves made in a level) and to its model, and expects both to agree after each
 * action. Returns the timeline.
 */
export function applyToBoth<State>(rules: Rules<State>, actions: readonly TimelineAction[]): Timeline<State> {
  const model: Model<State> = { states: [rules.start], index: 0 };
  const real: Real<State> = { timeline: createTimeline(rules) };
  for (const action of actions) {
    applyActionToBoth(rules, model, real, action);
    expectAgreement(model, real.timeline);
  }
  return real.timeline;
}

function applyActionToBoth<State>(
  rules: Rules<State>,
  model: Model<State>,
  real: Real<State>,
  action: TimelineAction,
): void {
  const { timeline } = real;
  const last = model.states.length - 1;
  if (action.kind === "roll") {
    expect(makeMove(timeline, action.direction)).toBe(moveModel(rules, model, action.direction));
  } else if (action.kind === "step-back") {
    expect(stepBack(timeline)).toBe(model.index > 0);
    model.index = Math.max(0, model.index - 1);
  } else if (action.kind === "step-forward") {
    expect(stepForward(timeline)).toBe(model.index < last);
    model.index = Math.min(last, model.index + 1);
  } else if (action.kind === "restart") {
    rewindToStart(timeline);
    model.index = 0;
  } else if (action.kind === "turnCrank") {
    const playhead = timeline.playhead + action.degrees / CRANK_DEGREES_PER_MOVE;
    turnCrank(timeline, action.degrees);
    expect(timeline.playhead).toBeCloseTo(Math.min(last, Math.max(0, playhead)), 9);
    model.index = Math.floor(Math.min(last, Math.max(0, playhead)) + 0.5);
  } else if (action.kind === "advance") {
    expectNearer(timeline, () => advanceTimeline(timeline, action.ms));
  } else {
    const moves = timeline.steps.map(({ direction }) => direction);
    real.timeline = restoreTimeline(rules, moves, timeline.moveCount);
    expect(isStill(real.timeline)).toBe(true);
  }
}

function moveModel<State>(rules: Rules<State>, model: Model<State>, direction: Direction): boolean {
  const before = model.states[model.index];
  const after = rules.outcome(before) === "playing" ? rules.move(before, direction) : undefined;
  if (after === undefined) return false;
  model.states = [...model.states.slice(0, model.index + 1), after];
  model.index++;
  return true;
}

function expectNearer<State>(timeline: Timeline<State>, act: () => void): void {
  const before = timeline.moveCount - timeline.playhead;
  act();
  const after = timeline.moveCount - timeline.playhead;
  expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before));
  expect(after * before).toBeGreaterThanOrEqual(0);
}

function expectAgreement<State>({ states, index }: Model<State>, timeline: Timeline<State>): void {
  expect(timeline.moveCount).toBe(index);
  expect([timeline.rules.start, ...timeline.steps.map(({ after }) => after)]).toEqual(states);
  expect(timeline.steps.map(({ before }) => before)).toEqual(states.slice(0, -1));
  expect(currentState(timeline)).toEqual(states[index]);
  expect(outcomeOf(timeline)).toBe(timeline.rules.outcome(states[index]));
  expect(timeline.playhead).toBeGreaterThanOrEqual(0);
  expect(timeline.playhead).toBeLessThanOrEqual(timeline.steps.length);
  expectMoment(states, timeline);
}

function expectMoment<State>(states: readonly State[], timeline: Timeline<State>): void {
  const { before, move, elapsedMs } = shownMoment(timeline);
  const index = Math.floor(timeline.playhead);
  expect(before).toEqual(states[index]);
  if (index === timeline.playhead) {
    expect(move).toBeUndefined();
    expect(elapsedMs).toBe(0);
  } else {
    expect(move).toBe(timeline.steps[index]);
    expect(elapsedMs / timeline.steps[index].durationMs).toBeCloseTo(timeline.playhead - index, 9);
  }
}
