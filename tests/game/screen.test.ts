import { expect, test } from "vitest";
import { NO_INPUT } from "../../src/device/input";
import { screenOf, type ScreenKind } from "../../src/game/screen";

interface Counter {
  presses: number;
}

const COUNTER: ScreenKind<Counter> = {
  name: "counter",
  update: (state, { isAPressed }) => {
    if (isAPressed) state.presses++;
  },
  draw: () => undefined,
};

test("screens of one kind share their functions, and each has a state of its own", () => {
  const first = screenOf(COUNTER, { presses: 0 });
  const second = screenOf(COUNTER, { presses: 5 });
  first.kind.update(first.state, { ...NO_INPUT, isAPressed: true }, 33);
  expect(first.kind).toBe(second.kind);
  expect([first.state, second.state]).toEqual([{ presses: 1 }, { presses: 5 }]);
});

test("the compiler rejects a state with a function, such as the way back", () => {
  const goBack = { presses: 0, back: (): void => undefined };
  const withWayBack = { presses: 0, back: { kind: "title" } };
  const plain = screenOf<typeof withWayBack>(COUNTER, withWayBack);
  // @ts-expect-error A state is plain data, so the way back is a destination and not a function.
  const withFunction = screenOf<typeof goBack>(COUNTER, goBack);
  expect([plain.kind, withFunction.kind]).toEqual([COUNTER, COUNTER]);
});
