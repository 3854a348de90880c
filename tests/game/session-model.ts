import fc from "fast-check";
import { expect } from "vitest";
import {
  advance,
  CRANK_DEGREES_PER_MOVE,
  isStill,
  moment,
  outcomeOf,
  present,
  restart,
  resumeSession,
  makeMove,
  startSession,
  stepBack,
  stepForward,
  turnCrank,
  type Session,
} from "../../src/game/play/session";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";

/** What a session should be: the positions so far, and which of them is the present one. */
interface Model<State> {
  states: State[];
  index: number;
}

/** The session under test; coming back to a game puts another in its place. */
interface Real<State> {
  session: Session<State>;
}

/** What a player, or time, may do to a session. */
type Deed =
  | { readonly kind: "roll"; readonly direction: Direction }
  | { readonly kind: "stepBack" | "stepForward" | "restart" | "leaveAndComeBack" }
  | { readonly kind: "turnCrank"; readonly degrees: number }
  | { readonly kind: "advance"; readonly ms: number };

const deeds: fc.Arbitrary<Deed> = fc.oneof(
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
export const plays = fc.array(deeds, { maxLength: 80 });

/** Plays on a session and on its model, and expects the same of both after each deed. Gives the session. */
export function playBoth<State>(rules: Rules<State>, play: readonly Deed[]): Session<State> {
  const model: Model<State> = { states: [rules.start], index: 0 };
  const real: Real<State> = { session: startSession(rules) };
  for (const deed of play) {
    doBoth(rules, model, real, deed);
    expectAgreement(model, real.session);
  }
  return real.session;
}

function doBoth<State>(rules: Rules<State>, model: Model<State>, real: Real<State>, deed: Deed): void {
  const { session } = real;
  const last = model.states.length - 1;
  if (deed.kind === "roll") {
    expect(makeMove(session, deed.direction)).toBe(rollModel(rules, model, deed.direction));
  } else if (deed.kind === "stepBack") {
    expect(stepBack(session)).toBe(model.index > 0);
    model.index = Math.max(0, model.index - 1);
  } else if (deed.kind === "stepForward") {
    expect(stepForward(session)).toBe(model.index < last);
    model.index = Math.min(last, model.index + 1);
  } else if (deed.kind === "restart") {
    restart(session);
    model.index = 0;
  } else if (deed.kind === "turnCrank") {
    const playhead = session.playhead + deed.degrees / CRANK_DEGREES_PER_MOVE;
    turnCrank(session, deed.degrees);
    expect(session.playhead).toBeCloseTo(Math.min(last, Math.max(0, playhead)), 9);
    model.index = Math.floor(Math.min(last, Math.max(0, playhead)) + 0.5);
  } else if (deed.kind === "advance") {
    expectNearer(session, () => advance(session, deed.ms));
  } else {
    const moves = session.steps.map(({ direction }) => direction);
    real.session = resumeSession(rules, moves, session.goal);
    expect(isStill(real.session)).toBe(true);
  }
}

function rollModel<State>(rules: Rules<State>, model: Model<State>, direction: Direction): boolean {
  const before = model.states[model.index];
  const after = rules.outcome(before) === "playing" ? rules.move(before, direction) : undefined;
  if (after === undefined) return false;
  model.states = [...model.states.slice(0, model.index + 1), after];
  model.index++;
  return true;
}

/** The playhead may only come nearer to the goal, and does not run past it. */
function expectNearer<State>(session: Session<State>, act: () => void): void {
  const before = session.goal - session.playhead;
  act();
  const after = session.goal - session.playhead;
  expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before));
  expect(after * before).toBeGreaterThanOrEqual(0);
}

function expectAgreement<State>({ states, index }: Model<State>, session: Session<State>): void {
  expect(session.goal).toBe(index);
  expect([session.rules.start, ...session.steps.map(({ after }) => after)]).toEqual(states);
  expect(session.steps.map(({ before }) => before)).toEqual(states.slice(0, -1));
  expect(present(session)).toEqual(states[index]);
  expect(outcomeOf(session)).toBe(session.rules.outcome(states[index]));
  expect(session.playhead).toBeGreaterThanOrEqual(0);
  expect(session.playhead).toBeLessThanOrEqual(session.steps.length);
  expectMoment(states, session);
}

/** What is shown belongs to the move that the playhead is in. */
function expectMoment<State>(states: readonly State[], session: Session<State>): void {
  const { before, move, elapsedMs } = moment(session);
  const at = Math.floor(session.playhead);
  expect(before).toEqual(states[at]);
  if (at === session.playhead) {
    expect(move).toBeUndefined();
    expect(elapsedMs).toBe(0);
  } else {
    expect(move).toBe(session.steps[at]);
    expect(elapsedMs / session.steps[at].durationMs).toBeCloseTo(session.playhead - at, 9);
  }
}
