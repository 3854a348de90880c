import { describe, expect, test } from "vitest";
import { openCampaignAfter, waitForLevel, winAndSee } from "./bot";
import { askForMove, frame, press, settle, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";

/** Goes back from the card at the level's end to the campaign's map, and opens the same level again. */
function again(player: Player): void {
  press(player, "b");
  settle(player);
  press(player, "a");
  waitForLevel(player);
  settle(player);
}

function expectTexts(player: Player, texts: readonly string[], isThere = true): void {
  for (const text of texts) expect(isTextOnScreen(player, text), text).toBe(isThere);
}

describe.each(PUZZLE_ROWS)("the end card of a campaign level of %s", (puzzleId) => {
  const { name, meaning } = puzzleOf(puzzleId).feat;
  const meanings = `${name}: ${meaning}`.split(" ");

  test("the end card names the medals that the win earned, and explains the feat", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndSee(player);
    expectTexts(player, ["cleared", "par", name, "no rewind", "new"]);
    expectTexts(player, meanings);
    expectTexts(player, ["again", "held", "–"], false);
  });

  test("the end card shows medals that were won before apart from the result of a win with a hint", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndSee(player);
    again(player);
    askForMove(player);
    settle(player);
    winAndSee(player);
    expectTexts(player, ["again", "held", "hint:"]);
    expectTexts(player, ["new"], false);
  });

  test("the end card disappears when the crank turns back to the board", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndSee(player);
    frame(player, [], -60);
    settle(player);
    expectTexts(player, ["no rewind"], false);
  });
});

test("the end card of a level that was won with a hint shows nothing new except that the level is cleared", () => {
  const player = openCampaignAfter(5);
  askForMove(player);
  settle(player);
  winAndSee(player);
  expectTexts(player, ["cleared", "new", "–", "hint:"]);
  expectTexts(player, ["again", "held"], false);
});
