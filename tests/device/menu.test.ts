import { beforeEach, expect, test, vi } from "vitest";
import { setMenu, takeMenuChoice } from "../../src/device/menu";

/**
 * The items that the game has added to the console's system menu. The console calls the `callback` of an item when the
 * player selects it.
 */
let items: { readonly title: string; readonly callback: () => void }[] = [];

const menu = {
  addMenuItem: (title: string, callback: () => void) => items.push({ title, callback }),
  removeAllMenuItems: () => (items = []),
};

beforeEach(() => {
  vi.stubGlobal("playdate", { getSystemMenu: () => menu });
  setMenu([
    { title: "restart level", choice: "restart" },
    { title: "leave", choice: "leave" },
  ]);
});

test("setMenu adds an item for each entry, and replaces the items that were there", () => {
  expect(items.map(({ title }) => title)).toEqual(["restart level", "leave"]);
  setMenu([{ title: "hint", choice: "hint" }]);
  expect(items.map(({ title }) => title)).toEqual(["hint"]);
});

test("takeMenuChoice returns the choices of the selected items one by one, in order", () => {
  items[1].callback();
  items[0].callback();
  expect([takeMenuChoice(), takeMenuChoice(), takeMenuChoice()]).toEqual(["leave", "restart", undefined]);
});

test("setMenu drops the choices that were made from the items before", () => {
  items[0].callback();
  setMenu([]);
  expect(takeMenuChoice()).toBeUndefined();
});
