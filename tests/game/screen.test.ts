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

test("the compiler rejects a state with a function, except for the way back", () => {
  const goBack = { presses: 0, back: (): void => undefined };
  const press = { presses: 0, press: (): void => undefined };
  const withWayBack = screenOf<typeof goBack>(COUNTER, goBack);
  // @ts-expect-error A state is plain data, so that it holds no function such as `press`.
  const withFunction = screenOf<typeof press>(COUNTER, press);
  expect([withWayBack.kind, withFunction.kind]).toEqual([COUNTER, COUNTER]);
});
