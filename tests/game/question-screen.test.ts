import { beforeEach, expect, test } from "vitest";
import { NO_INPUT, type Input } from "../../src/device/input";
import { takeScreenRequest, type Destination, type Question } from "../../src/game/destination";
import { screenOf, type Screen, type ScreenKind } from "../../src/game/screen";
import { createQuestionScreen } from "../../src/game/screens/question-screen";

const AFTER_OPENING_MS = 400;

interface Beneath {
  readonly updates: { readonly answer: string | undefined; readonly isAPressed: boolean; readonly elapsedMs: number }[];
}

const BENEATH: ScreenKind<Beneath, never, "end-run"> = {
  name: "beneath",
  update: ({ updates }, { answer, isAPressed }, elapsedMs) => {
    updates.push({ answer, isAPressed, elapsedMs });
  },
  draw: () => undefined,
};

function takeRequests(): ReturnType<typeof takeScreenRequest>[] {
  const requests: ReturnType<typeof takeScreenRequest>[] = [];
  for (let request = takeScreenRequest(); request !== undefined; request = takeScreenRequest()) requests.push(request);
  return requests;
}

function answer(
  yes: NonNullable<Question["yes"]>,
  input: Partial<Input>,
): { state: Beneath; screen: Screen; requests: unknown[] } {
  const state: Beneath = { updates: [] };
  const screen = screenOf(BENEATH, state);
  const question = createQuestionScreen("skid", { title: "End the run?", text: "It is over then.", yes }, screen);
  question.kind.update(question.state, { ...NO_INPUT, ...input }, AFTER_OPENING_MS);
  return { state, screen, requests: takeRequests() };
}

beforeEach(takeRequests);

test("the screen beneath a question gets the answer once, as a value, without the press and without any time", () => {
  const { state, screen, requests } = answer({ label: "End it", answer: "end-run" }, { isAPressed: true });
  expect(state.updates).toEqual([{ answer: "end-run", isAPressed: false, elapsedMs: 0 }]);
  expect(requests).toEqual([{ kind: "close-question", beneath: screen }]);
});

test("a question that is refused gives the screen beneath no answer", () => {
  const { state, screen, requests } = answer({ label: "End it", answer: "end-run" }, { isBPressed: true });
  expect(state.updates).toEqual([]);
  expect(requests).toEqual([{ kind: "close-question", beneath: screen }]);
});

test("a yes that opens a screen is a destination, which is requested after the end of the question", () => {
  const opens: Destination = { kind: "import-save", isAgreed: true };
  const { state, screen, requests } = answer({ label: "Import", opens }, { isAPressed: true });
  expect(state.updates).toEqual([]);
  expect(requests).toEqual([{ kind: "close-question", beneath: screen }, opens]);
});

test("the compiler rejects a yes that does nothing or runs a function", () => {
  // @ts-expect-error A yes opens a destination or is an answer.
  const withoutEffect: Question["yes"] = { label: "Yes" };
  // @ts-expect-error An answer is a plain value.
  const withFunction: Question["yes"] = { label: "Yes", answer: () => undefined };
  expect([withoutEffect, withFunction].map((yes) => yes?.label)).toEqual(["Yes", "Yes"]);
});
