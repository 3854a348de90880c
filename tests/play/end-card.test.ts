import { describe, expect, test } from "vitest";
import { chapterInCampaign } from "../../src/game/play/chapters";
import { featOf } from "../../src/game/save/medals";
import { createMapChapters } from "../../src/game/screens/map-chapters";
import { endCardOf } from "../../src/puzzles/end-cards";
import { expectParsed } from "../kernel/parse-results";
import { isEndCardShown, openCampaignAfter, openRow, waitForLevel, waitUntil, win, winAndSee } from "./bot";
import { askForMove, frame, frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { isTextOnScreen } from "./screen-text";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";

/**
 * A number of frames after a win. By then, the last move has ended and the end card (the card with two buttons) has
 * appeared. Nothing moves any more, in any puzzle.
 */
const CARD_FRAMES = 120;
/**
 * A number of frames after the end of a win's animation. By then, the end card (the card after a level) has begun to
 * appear. In the first of these frames, the board is still shown and buttons are ignored.
 */
const FRAMES_OF_BOARD = 12;
const FRAMES_TO_WATCH = 30;
const SCREEN_WIDTH = 400;
const SCREEN_HEIGHT = 240;
/** The first row of pixels below the texts that an end card, the card after a level, shows at the top of the screen. */
const TEXT_BOTTOM = 24;

function again(player: Player): void {
  press(player, "b");
  settle(player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
}

/**
 * Wins the level on the screen and waits until its end card (the card after a level) shows the signs of all medals. The
 * card still names its buttons then. Later, a tip may replace their names.
 */
const winAndReadCard = winAndSee;

function winWithHint(player: Player): void {
  askForMove(player);
  settle(player);
  winAndReadCard(player);
}

function expectTexts(player: Player, texts: readonly string[], isThere = true): void {
  for (const text of texts) expect(isTextOnScreen(player, text), text).toBe(isThere);
}

/**
 * Splits a text into words. The tests look for each word on the screen, because the game may break the text into lines.
 */
const wordsOf = (text: string): string[] => text.split(" ");

describe.each(PUZZLE_ROWS)("the end card of a campaign level of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const feat = featOf(puzzle, puzzle.campaign.level(5));

  test("the end card names the three signs that the win earned, and says what Ⓐ does next", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndReadCard(player);
    expectTexts(player, ["Par", wordsOf(feat.name)[0].substring(1), "Ⓐ next"]);
    expectTexts(player, ["hint", "held"], false);
  });

  test("the end card says that a win with a hint earned nothing but the tick, and names the signs held before", () => {
    const player = openCampaignAfter(5, puzzleId, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    winWithHint(player);
    const helped = player.console.pixels.slice();
    const helpedTexts = drawnTextsOf(player).join(" ");
    expect(helpedTexts).toMatch(/Cleared|\d moves/);
    expect(helpedTexts).toContain("With a hint");
    expect(helpedTexts).not.toMatch(/held|no rewind/);
    const other = openCampaignAfter(5, puzzleId, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    winAndReadCard(other);
    again(other);
    drawnTextsOf(other);
    winWithHint(other);
    const heldTexts = drawnTextsOf(other).join(" ");
    expect(heldTexts).toMatch(/Par \d+, held/);
    expect(heldTexts.toLowerCase()).toContain(`${feat.name}, held`.toLowerCase());
    expect(other.console.pixels).not.toEqual(helped);
  });

  test("the end card says in one line for each sign that the solution was watched", () => {
    const player = openCampaignAfter(5, puzzleId, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    for (let held = 0; held < FRAMES_TO_WATCH; held++) frame(player, ["a"]);
    waitUntil(player, () => isEndCardShown(player));
    frames(player, CARD_FRAMES);
    expect(drawnTextsOf(player)).toContain("Watched");
    expectTexts(player, ["solution", "seen"], false);
  });

  test("signs that are won once more look different from signs that are won for the first time", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndReadCard(player);
    const first = player.console.pixels.slice();
    again(player);
    winAndReadCard(player);
    expect(player.console.pixels).not.toEqual(first);
  });

  test("the crank turns from the end card back to the board, and on to the same card", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndReadCard(player);
    const card = player.console.pixels.slice();
    frame(player, [], -60);
    settle(player);
    expectTexts(player, ["rewind"], false);
    frame(player, [], 60);
    settle(player);
    expect(player.console.pixels).toEqual(card);
  });

  test("the end card covers no cell of the board, or the board makes room for it", () => {
    const player = openCampaignAfter(5, puzzleId);
    const { painter, placementsOf, campaign, parseMap } = puzzleOf(puzzleId);
    const level = expectParsed(parseMap(campaign.level(5).map.join("\n")));
    const { board } = placementsOf(level);
    const left = Math.min(...board.cells.map((cell) => painter.boxOf(board, cell).x));
    win(player);
    const before = screenAtEnd(player);
    const rightOf = (pixels: Uint8Array) => pixels.filter((_, index) => index % SCREEN_WIDTH >= left);
    frames(player, CARD_FRAMES);
    if (endCardOf(puzzleId).isTilted) expectTopMovedDown(player, before, endCardOf(puzzleId).height);
    else expect(rightOf(player.console.pixels)).toEqual(rightOf(before));
  });
});

function screenAtEnd(player: Player): Uint8Array {
  for (let waited = 0; waited < CARD_FRAMES; waited++) {
    frame(player);
    if (isTextOnScreen(player, "Ⓐ next")) return player.console.pixels.slice();
  }
  throw new Error("no end card was shown");
}

/**
 * Expects that the picture has moved down by `height` pixels since `before`, to make space for the end card (the card
 * after a level). Rows of pixels with texts are not compared.
 */
function expectTopMovedDown(player: Player, before: Uint8Array, height: number): void {
  for (let y = TEXT_BOTTOM; height + y < SCREEN_HEIGHT; y++) {
    const row = (pixels: Uint8Array, at: number) => pixels.slice(at * SCREEN_WIDTH, (at + 1) * SCREEN_WIDTH);
    expect(row(player.console.pixels, height + y)).toEqual(row(before, y));
  }
}

test("Ⓐ goes on from the end card before its signs have appeared", () => {
  const player = openCampaignAfter(5);
  win(player);
  screenAtEnd(player);
  frames(player, FRAMES_OF_BOARD);
  press(player, "a");
  expect(waitForLevel(player)).toMatchObject({ level: 7 });
});

test.each([
  [4, "5 in a row, no help"],
  [9, "10 in a row, no help"],
  [24, "25 in a row, no help"],
  [49, "50 in a row, no help"],
])("the end card after %i unaided wins in a row and one more says %s", (before, text) => {
  const player = openAfter(before);
  winAndReadCard(player);
  expect(isTextOnScreen(player, text)).toBe(true);
});

test.each([3, 5, 8, 10, 23, 25, 48, 50])(
  "the end card after %i unaided wins and one more says how many moves a first win takes",
  (n) => {
    const player = openAfter(n);
    winAndReadCard(player);
    expect(isTextOnScreen(player, "in a row, no help")).toBe(false);
    expect(isTextOnScreen(player, "first win")).toBe(true);
  },
);

function openAfter(unaidedStreak: number): Player {
  const store = storeWith((_, saved) => {
    saved.medals = "1".repeat(6);
    saved.unaidedStreak = unaidedStreak;
  });
  const player = startPlayer(store);
  for (const button of ["down", "a", "a"] as const) {
    press(player, button);
    settle(player);
  }
  waitForLevel(player);
  settle(player);
  return player;
}

const LATER_CHAPTERS = PUZZLE_ROWS.flatMap(([puzzleId]) =>
  createMapChapters(puzzleOf(puzzleId))
    .slice(1)
    .map(({ name, firstLevel }) => [puzzleId, name, firstLevel + 1] as const),
);

/**
 * The name of the only chapter that no end card (the card after a level) announces. The level before this chapter has
 * the largest board of its puzzle, so its end card has no space for the name.
 */
const UNNAMED_CHAPTER = "Tree House";

test.each(LATER_CHAPTERS)(
  "the end card before a chapter of %s names it, and Ⓐ opens it: %s",
  (puzzleId, name, first) => {
    const player = openCampaignAfter(first - 2, puzzleId, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    drawnTextsOf(player);
    winAndReadCard(player);
    const names = name === UNNAMED_CHAPTER ? ["Ⓐ next"] : [`Ⓐ next: ${name}`, `Ⓐ ${name}`];
    expect(drawnTextsOf(player).filter((text) => names.includes(text))).not.toEqual([]);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: first });
  },
);

test("the end card after the last level of a chapter names no chapter while its first level is locked", () => {
  const { lastLevel } = chapterInCampaign(puzzleOf(PUZZLE_ROWS[0][0]), 1);
  const store = storeWith((_, saved) => {
    saved.medals = `${"1".repeat(lastLevel - 6)}000001`;
  });
  const player = startPlayer(store);
  openRow(player, "Campaign");
  for (let step = 0; step < 5; step++) press(player, "right");
  press(player, "a");
  expect(waitForLevel(player)).toMatchObject({ level: lastLevel });
  settle(player);
  winAndReadCard(player);
  expectTexts(player, ["Ⓐ next"]);
  expectTexts(player, ["Ⓐ next:"], false);
});
