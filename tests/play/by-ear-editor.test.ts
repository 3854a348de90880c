import { expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { boardFromRows } from "./heard-board";
import { ask, hear, hearUntil, pressAndHear, pressUntil, startListener, type Listener } from "./listener";
import { frame, frames } from "./player";
import { storeWith } from "./saves";

const CRANK_DEGREES_PER_THING = 30;
const FRAMES_TO_OPEN = 30;
/**
 * The number of presses of ✛ up with which the test moves the cursor to the top row of the board. The board has fewer
 * rows.
 */
const MAX_STEPS = 8;

function openEditorByEar(): Listener {
  const listener = startListener(createMemoryStore());
  hearUntil(listener, (text) => text.includes("Play"));
  pressUntil(listener, "down", (text) => text.startsWith("Workshop"));
  pressAndHear(listener, "a", FRAMES_TO_OPEN);
  expect(ask(listener, "pieces")).toMatch(/^Workshop.*new|^Workshop.*first level/);
  pressAndHear(listener, "a", FRAMES_TO_OPEN);
  return listener;
}

function selectThing(listener: Listener, name: string): void {
  for (let turns = 0; turns < 12; turns++) {
    hear(listener);
    frame(listener.player, [], CRANK_DEGREES_PER_THING);
    frames(listener.player, 2);
    if (hear(listener).some((text) => text.includes(name))) return;
  }
  throw new Error(`the palette never had ${name}`);
}

test("a level is made in the editor by what is announced: the cell at the cursor, the thing in hand and the verdict", () => {
  const listener = openEditorByEar();
  const start = ask(listener, "pieces");
  const [cell] = /[A-Z]\d+(?=: empty)/.exec(start) ?? [];
  expect(start).toContain("in hand: black ball");
  expect(pressAndHear(listener, "a", 6).join()).toContain(`${cell}: black ball`);
  expect(pressAndHear(listener, "right", 6).join()).toContain(": empty");
  expect(pressAndHear(listener, "right", 6).join()).toContain(": empty");
  selectThing(listener, "white ball");
  frame(listener.player, ["a"]);
  expect(hearUntil(listener, (text) => text.includes("Par 1")).join()).toContain(": white ball");
  const { things } = boardFromRows(ask(listener, "board").replace(/\. [A-Z]\d+: .*$/, ""));
  expect([...things.values()].flat().sort()).toEqual(["black ball", "white ball"]);
});

test("an opened drawer and each thing of it are announced, and so is why a thing cannot be put at the cursor", () => {
  const listener = startListener(storeWith(undefined, "fruit"));
  pressUntil(listener, "down", (text) => text.startsWith("Workshop"));
  pressAndHear(listener, "a", FRAMES_TO_OPEN);
  expect(pressAndHear(listener, "a", FRAMES_TO_OPEN).join()).toContain("drawer walls");
  expect(holdBAndHear(listener, "down")).toMatch(/drawer pairs.*cherries/);
  expect(holdBAndHear(listener, "right")).toBe("in hand: pear");
  expect(holdBAndHear(listener, "down")).toMatch(/drawer pieces.*stone/);
  expect(holdBAndHear(listener, "up")).toMatch(/drawer pairs.*pear/);
  expect(holdBAndHear(listener, "up")).toMatch(/drawer walls.*hedge/);
  for (let steps = 0; steps < MAX_STEPS; steps++) pressAndHear(listener, "up");
  expect(holdBAndHear(listener, "right")).toMatch(/pass up.*it leads off the board/);
});

function holdBAndHear(listener: Listener, button: Button): string {
  hear(listener);
  frame(listener.player, ["b"]);
  frame(listener.player, ["b", button]);
  frames(listener.player, FRAMES_TO_OPEN);
  return hear(listener).join();
}
