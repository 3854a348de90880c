import { expect, test } from "vitest";
import { BUTTON_A, BUTTON_B } from "../../src/device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { buttonsOfCodeTap, buttonsOfGroupTap, buttonsOfRecordTap } from "../../src/game/taps/tap-dials";
import {
  buttonsOfCardTap,
  buttonsOfChoiceTap,
  buttonsOfMapTap,
  buttonsOfItemTap,
  buttonsOfMenuTap,
  buttonsOfNewRunTap,
  buttonsOfQuestionTap,
  buttonsOfRowTap,
  buttonsOfTitleTap,
} from "../../src/game/taps/tap-menus";
import { createList } from "../../src/game/widgets/list";

const A = BUTTON_A;
const B = BUTTON_B;

test("a tap on a row of a menu selects the row and presses Ⓐ, and a tap beside the rows does nothing", () => {
  const place = { top: 100, height: 20 };
  expect(buttonsOfMenuTap(createList(4, 4, 1), { x: 200, y: 165 }, place)).toEqual([DOWN, DOWN, A]);
  expect(buttonsOfMenuTap(createList(4, 4, 3), { x: 200, y: 139 }, place)).toEqual([UP, UP, A]);
  expect(buttonsOfMenuTap(createList(4, 4, 0), { x: 200, y: 100 }, place)).toEqual([A]);
  expect(buttonsOfMenuTap(createList(4, 4, 0), { x: 200, y: 99 }, place)).toEqual([]);
  expect(buttonsOfMenuTap(createList(4, 4, 0), { x: 20, y: 230 }, place)).toEqual([B]);
  expect(buttonsOfRowTap(2, undefined)).toEqual([]);
});

test("a tap on an item that ✛ right or left leads to selects the item and opens it", () => {
  expect(buttonsOfItemTap(1, 4, { x: 130, y: 150 })).toEqual([RIGHT, RIGHT, RIGHT, A]);
  expect(buttonsOfItemTap(2, 0, { x: 130, y: 50 })).toEqual([LEFT, LEFT, A]);
  expect(buttonsOfItemTap(2, 2, { x: 130, y: 90 })).toEqual([A]);
  expect(buttonsOfItemTap(2, undefined, { x: 130, y: 20 })).toEqual([]);
  expect(buttonsOfItemTap(2, undefined, { x: 20, y: 225 })).toEqual([B]);
});

test("on the title screen a tap on the last row opens it, and a tap on a house leads to the house", () => {
  const list = createList(8, 8, 6);
  expect(buttonsOfTitleTap(list, 0, { x: 40, y: 230 })).toEqual([DOWN, A]);
  expect(buttonsOfTitleTap(list, 0, { x: 135 + 3 * 52 + 5, y: 150 })).toEqual([RIGHT, RIGHT, RIGHT]);
  expect(buttonsOfTitleTap(list, 4, { x: 140, y: 150 })).toEqual([LEFT, LEFT, LEFT, LEFT]);
  expect(buttonsOfTitleTap(list, 1, { x: 135 + 60, y: 150 })).toEqual([A]);
  expect(buttonsOfTitleTap(list, 1, { x: 300, y: 40 })).toEqual([]);
});

test("a tap on another card leads to it, and a tap on the chosen card is Ⓐ", () => {
  expect(buttonsOfCardTap(0, 2, { x: 150, y: 80 })).toEqual([RIGHT, RIGHT]);
  expect(buttonsOfCardTap(2, 2, { x: 150, y: 80 })).toEqual([A]);
  expect(buttonsOfCardTap(2, undefined, { x: 150, y: 20 })).toEqual([]);
  expect(buttonsOfCardTap(2, undefined, { x: 20, y: 225 })).toEqual([B]);
});

test("a tap on one of the two rows at the foot of a page selects it and presses Ⓐ", () => {
  expect(buttonsOfChoiceTap(false, true, { x: 200, y: 220 })).toEqual([DOWN, A]);
  expect(buttonsOfChoiceTap(true, true, { x: 200, y: 195 })).toEqual([UP, A]);
  expect(buttonsOfChoiceTap(false, false, { x: 200, y: 220 })).toEqual([A]);
  expect(buttonsOfChoiceTap(false, true, { x: 200, y: 100 })).toBeUndefined();
  expect(buttonsOfNewRunTap(false, { x: 30, y: 225 })).toEqual([B]);
  expect(buttonsOfNewRunTap(false, { x: 200, y: 100 })).toEqual([]);
});

test("a tap on a question answers only on the texts at its foot", () => {
  expect(buttonsOfQuestionTap(true, { x: 350, y: 220 })).toEqual([A]);
  expect(buttonsOfQuestionTap(true, { x: 150, y: 220 })).toEqual([B]);
  expect(buttonsOfQuestionTap(true, { x: 350, y: 100 })).toEqual([]);
  expect(buttonsOfQuestionTap(false, { x: 350, y: 100 })).toEqual([B]);
});

test("a tap on the map of a campaign leads to the tapped level or chapter, or plays the selected level", () => {
  expect(buttonsOfMapTap(21, 1, { place: 1, level: 24 })).toEqual([RIGHT, RIGHT, RIGHT]);
  expect(buttonsOfMapTap(21, 1, { place: 1, level: 21 })).toEqual([A]);
  expect(buttonsOfMapTap(21, 1, { place: 3, level: 21 })).toEqual([UP, UP]);
  expect(buttonsOfMapTap(21, 1, { place: 0, level: 21 })).toEqual([DOWN]);
  expect(buttonsOfMapTap(21, 1, { place: undefined, level: 21 })).toEqual([]);
});

test("on the record of first wins, a tap on a puzzle leads past those without wins, and a tap on the code turns the sheet", () => {
  const winCounts = [3, 0, 2, 0, 5];
  const middle = { x: 100, y: 70 };
  expect(buttonsOfRecordTap(winCounts, 0, 4, middle)).toEqual([RIGHT, RIGHT]);
  expect(buttonsOfRecordTap(winCounts, 4, 2, middle)).toEqual([LEFT]);
  expect(buttonsOfRecordTap(winCounts, 4, 3, middle)).toEqual([]);
  expect(buttonsOfRecordTap(winCounts, 4, 4, middle)).toEqual([]);
  expect(buttonsOfRecordTap(winCounts, 4, "sheet", { x: 300, y: 100 })).toEqual([DOWN]);
  expect(buttonsOfRecordTap(winCounts, 4, undefined, { x: 380, y: 225 })).toEqual([B]);
});

test("a tap on a shown code shows the other code if there is one, and a tap on a group of letters goes to its start", () => {
  expect(buttonsOfCodeTap(true, { x: 200, y: 100 })).toEqual([RIGHT]);
  expect(buttonsOfCodeTap(false, { x: 200, y: 100 })).toEqual([]);
  expect(buttonsOfCodeTap(true, { x: 40, y: 220 })).toEqual([B]);
  expect(buttonsOfGroupTap(7, 5)).toEqual([LEFT, LEFT]);
  expect(buttonsOfGroupTap(5, 5)).toEqual([]);
});
