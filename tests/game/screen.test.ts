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

const MENU_COUNTER: ScreenKind<Counter, "clear" | "fill"> = {
  ...COUNTER,
  update: (state, { menuChoice }) => {
    if (menuChoice !== undefined) state.presses = menuChoice === "fill" ? 9 : 0;
  },
  menu: () => [
    { title: "clear the count", choice: "clear" },
    { title: "fill the count", choice: "fill" },
  ],
};

test("an entry of the system menu is a plain value, which changes a screen only in its update", () => {
  const { kind, state } = screenOf(MENU_COUNTER, { presses: 5 });
  const entries = kind.menu?.(state) ?? [];
  expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
  expect(state).toEqual({ presses: 5 });
  kind.update(state, { ...NO_INPUT, menuChoice: entries[1].choice }, 33);
  expect(state).toEqual({ presses: 9 });
});

test("the compiler rejects a menu entry that runs a function, and one whose choice the screen does not know", () => {
  const title = "clear the count";
  const clear = (state: Counter) => () => void (state.presses = 0);
  // @ts-expect-error An entry is a plain value, so its choice cannot be a function.
  const withFunction: typeof MENU_COUNTER = { ...MENU_COUNTER, menu: (state) => [{ title, choice: clear(state) }] };
  // @ts-expect-error The screen knows only "clear" and "fill".
  const withUnknownChoice: typeof MENU_COUNTER = { ...MENU_COUNTER, menu: () => [{ title, choice: "double" }] };
  // @ts-expect-error The kind says nothing of the choices that its update handles.
  const withoutChoices: ScreenKind<Counter> = { ...COUNTER, menu: () => [{ title, choice: "clear" }] };
  expect([withFunction, withUnknownChoice, withoutChoices].map(({ name }) => name)).toEqual(Array(3).fill("counter"));
});
