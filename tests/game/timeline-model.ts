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

/** What a session should be: the positions so far, and which of them is the present one. */
interface Model<State> {
  states: State[];
  index: number;
}

/** The session under test; coming back to a game puts another in its place. */
interface Real<State> {
  timeline: Timeline<State>;
}

/** What a player, or time, may do to a session. */
type TimelineAction =
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "stepBack" | "stepForward" | "restart" | "leaveAndComeBack" }
  | { readonly kind: "turnCrank"; readonly degrees: number }
  | { readonly kind: "advance"; readonly ms: number };

const deeds: fc.Arbitrary<TimelineAction> = fc.oneof(
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
      kind: fc.constantFrom("stepBack" as const, "stepForward" as const, "stepBack" as const, "restart" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leaveAndComeBack" as const) }) },
);

/** Long plays, as lists of deeds. */
export const actionLists = fc.array(deeds, { maxLength: 80 });

/** Plays on a session and on its model, and expects the same of both after each deed. Gives the session. */
export function applyToBoth<State>(rules: Rules<State>, play: readonly TimelineAction[]): Timeline<State> {
  const model: Model<State> = { states: [rules.start], index: 0 };
  const real: Real<State> = { timeline: createTimeline(rules) };
  for (const deed of play) {
    applyActionToBoth(rules, model, real, deed);
    expectAgreement(model, real.timeline);
  }
  return real.timeline;
}

function applyActionToBoth<State>(
  rules: Rules<State>,
  model: Model<State>,
  real: Real<State>,
  deed: TimelineAction,
): void {
  const { timeline } = real;
  const last = model.states.length - 1;
  if (deed.kind === "roll") {
    expect(makeMove(timeline, deed.direction)).toBe(moveModel(rules, model, deed.direction));
  } else if (deed.kind === "stepBack") {
    expect(stepBack(timeline)).toBe(model.index > 0);
    model.index = Math.max(0, model.index - 1);
  } else if (deed.kind === "stepForward") {
    expect(stepForward(timeline)).toBe(model.index < last);
    model.index = Math.min(last, model.index + 1);
  } else if (deed.kind === "restart") {
    rewindToStart(timeline);
    model.index = 0;
  } else if (deed.kind === "turnCrank") {
    const playhead = timeline.playhead + deed.degrees / CRANK_DEGREES_PER_MOVE;
    turnCrank(timeline, deed.degrees);
    expect(timeline.playhead).toBeCloseTo(Math.min(last, Math.max(0, playhead)), 9);
    model.index = Math.floor(Math.min(last, Math.max(0, playhead)) + 0.5);
  } else if (deed.kind === "advance") {
    expectNearer(timeline, () => advanceTimeline(timeline, deed.ms));
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

/** The playhead may only come nearer to the goal, and does not run past it. */
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

/** What is shown belongs to the move that the playhead is in. */
function expectMoment<State>(states: readonly State[], timeline: Timeline<State>): void {
  const { before, move, elapsedMs } = shownMoment(timeline);
  const at = Math.floor(timeline.playhead);
  expect(before).toEqual(states[at]);
  if (at === timeline.playhead) {
    expect(move).toBeUndefined();
    expect(elapsedMs).toBe(0);
  } else {
    expect(move).toBe(timeline.steps[at]);
    expect(elapsedMs / timeline.steps[at].durationMs).toBeCloseTo(timeline.playhead - at, 9);
  }
}
