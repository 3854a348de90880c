import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { wrapEvenly, wrapPhrases, wrapText } from "../../src/game/widgets/wrap";

const LETTER = 10;

vi.stubGlobal("playdate", {
  graphics: { font: { new: () => [{ getTextWidth: (text: string) => LETTER * Array.from(text).length }] } },
});

const widthOf = (letters: number): number => letters * LETTER;

test("a text that fits into its box is one line with its gaps unchanged", () => {
  expect(wrapPhrases("par 6  ●○○○○  Ⓐ take", widthOf(40))).toEqual(["par 6  ●○○○○  Ⓐ take"]);
});

test("a number is not separated from its noun", () => {
  expect(wrapPhrases("✓ 5 moves, par 5", widthOf(15))).toEqual(["✓ 5 moves,", "par 5"]);
});

test("a number is not separated from its unit at the end of a line", () => {
  expect(wrapText("BE was 3.2 s faster", widthOf(11))).toEqual(["BE was", "3.2 s", "faster"]);
});

test("a dot between two phrases is left out at a line break", () => {
  expect(wrapPhrases("par 10 · 1 way", widthOf(14))).toEqual(["par 10 · 1 way"]);
  expect(wrapPhrases("par 10 · 1 way", widthOf(9))).toEqual(["par 10", "1 way"]);
});

test("a button's name stays on the same line as its action", () => {
  expect(wrapPhrases("par 6  ●○○○○  Ⓐ take", widthOf(14))).toEqual(["par 6  ●○○○○", "Ⓐ take"]);
  expect(wrapPhrases("Ⓑ title Ⓐ next level", widthOf(15))).toEqual(["Ⓑ title", "Ⓐ next level"]);
});

test("a phrase that is too wide is wrapped into lines of nearly equal length", () => {
  expect(wrapPhrases("Ⓑ or crank look back", widthOf(16))).toEqual(["Ⓑ or crank", "look back"]);
});

test("a line has as many words as fit, and a word that is too wide has a line of its own", () => {
  expect(wrapText("to be or not to be", widthOf(9))).toEqual(["to be or", "not to be"]);
  expect(wrapText("an unpronounceable name", widthOf(9))).toEqual(["an", "unpronounceable", "name"]);
});

test("wrapping a text evenly needs no more lines than filling each line", () => {
  const text = "one word alone would be left over here";
  for (let letters = 1; letters <= text.length; letters++) {
    expect(wrapEvenly(text, widthOf(letters))).toHaveLength(wrapText(text, widthOf(letters)).length);
    expect(wrapEvenly(text, widthOf(letters)).join(" ")).toBe(text);
  }
});

test("the text font has neither kerning nor tracking, so that the width of a line is the sum of the widths of its words", () => {
  const [tracking, ...widths] = readFileSync("assets/fonts/text.fnt", "utf8").trim().split("\n");
  expect(tracking).toBe("tracking=0");
  const names = widths.map((line) => line.split(/\s+/)[0]);
  expect(names.filter((name) => name !== "space" && Array.from(name).length > 1)).toEqual([]);
});
