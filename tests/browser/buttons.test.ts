import { expect, test } from "vitest";
import { createButtons } from "../../simulator/web/buttons";

test("a button is held until its key is released", () => {
  const buttons = createButtons();
  buttons.press("left", "ArrowLeft");
  expect([...buttons.take()]).toEqual(["left"]);
  expect([...buttons.take()]).toEqual(["left"]);
  buttons.release("ArrowLeft");
  expect([...buttons.take()]).toEqual([]);
});

test("a press that ends before the next update is still seen by one update", () => {
  const buttons = createButtons();
  buttons.tap("up");
  expect([...buttons.take()]).toEqual(["up"]);
  expect([...buttons.take()]).toEqual([]);
});

test("a held button that is released and pressed again between two updates is seen released in one update", () => {
  const buttons = createButtons();
  buttons.press("a", "KeyX");
  buttons.take();
  buttons.release("KeyX");
  buttons.press("a", "KeyX");
  expect([...buttons.take()]).toEqual([]);
  expect([...buttons.take()]).toEqual(["a"]);
});

test("presses and releases between two updates are seen in their order, even several presses of one button", () => {
  const buttons = createButtons();
  buttons.tap("left");
  buttons.take();
  buttons.take();
  buttons.tap("up");
  buttons.tap("left");
  buttons.tap("up");
  buttons.tap("a");
  const seen = [1, 2, 3, 4, 5].map(() => [...buttons.take()]);
  expect(seen).toEqual([["up"], ["left"], ["up"], ["a"], []]);
});

test("two keys that hold the same button count as one press until both are released", () => {
  const buttons = createButtons();
  buttons.press("a", "KeyX");
  buttons.press("a", "Enter");
  buttons.release("KeyX");
  expect([...buttons.take()]).toEqual(["a"]);
  expect([...buttons.take()]).toEqual(["a"]);
  buttons.release("Enter");
  expect([...buttons.take()]).toEqual([]);
});

test("a finger that slides from one button to another releases the first button", () => {
  const buttons = createButtons();
  buttons.press("left", "pointer 1");
  buttons.take();
  buttons.press("up", "pointer 1");
  expect([...buttons.take()]).toEqual(["up"]);
});
