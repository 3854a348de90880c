import { expect, test, vi } from "vitest";
import { wrapEvenly, wrapPhrases, wrapText } from "../../src/game/widgets/wrap";

const LETTER = 10;

vi.stubGlobal("playdate", {
  graphics: { font: { new: () => [{ getTextWidth: (text: string) => LETTER * Array.from(text).length }] } },
});

const room = (letters: number): number => letters * LETTER;

test("a text that fits is one line, its gaps as they are", () => {
  expect(wrapPhrases("par 6  ●○○○○  Ⓐ take", room(40))).toEqual(["par 6  ●○○○○  Ⓐ take"]);
});

test("a number is not parted from what it counts", () => {
  expect(wrapPhrases("✓ 5 moves, par 5", room(15))).toEqual(["✓ 5 moves,", "par 5"]);
});

test("a number is not parted from its unit where a line is full", () => {
  expect(wrapText("BE was 3.2 s faster", room(11))).toEqual(["BE was", "3.2 s", "faster"]);
});

test("a dot between two things is left out where a line ends", () => {
  expect(wrapPhrases("par 10 · 1 way", room(14))).toEqual(["par 10 · 1 way"]);
  expect(wrapPhrases("par 10 · 1 way", room(9))).toEqual(["par 10", "1 way"]);
});

test("a button stays with what it does", () => {
  expect(wrapPhrases("par 6  ●○○○○  Ⓐ take", room(14))).toEqual(["par 6  ●○○○○", "Ⓐ take"]);
  expect(wrapPhrases("Ⓑ title Ⓐ next level", room(15))).toEqual(["Ⓑ title", "Ⓐ next level"]);
});

test("a phrase that is too wide has lines of about one length", () => {
  expect(wrapPhrases("Ⓑ or crank look back", room(16))).toEqual(["Ⓑ or crank", "look back"]);
});

test("as many words as fit are in a line, and a word that is wider has one of its own", () => {
  expect(wrapText("to be or not to be", room(9))).toEqual(["to be or", "not to be"]);
  expect(wrapText("an unpronounceable name", room(9))).toEqual(["an", "unpronounceable", "name"]);
});

test("lines of one length are no more than those that are filled", () => {
  const text = "one word alone would be left over here";
  for (let letters = 1; letters <= text.length; letters++) {
    expect(wrapEvenly(text, room(letters))).toHaveLength(wrapText(text, room(letters)).length);
    expect(wrapEvenly(text, room(letters)).join(" ")).toBe(text);
  }
});
