import { describe, expect, test } from "vitest";
import { openCampaignAfter, waitForLevel, winAndSee } from "./bot";
import { frame, press, settle, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { puzzleOf, PUZZLE_ROWS } from "./puzzles";

/** Opens the level on the map again, with the next Ⓐ. */
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

describe.each(PUZZLE_ROWS)("the card after a level of the campaign in %s", (world) => {
  const { name, meaning } = puzzleOf(world).feat;
  const meanings = `${name}: ${meaning}`.split(" ");

  test("names what the win earned, and tells what the feat means", () => {
    const player = openCampaignAfter(5, world);
    winAndSee(player);
    expectTexts(player, ["cleared", "par", name, "no rewind", "new"]);
    expectTexts(player, meanings);
    expectTexts(player, ["again", "held", "–"], false);
  });

  test("tells what was held before from what was earned with a hint", () => {
    const player = openCampaignAfter(5, world);
    winAndSee(player);
    again(player);
    press(player, "a");
    settle(player);
    winAndSee(player);
    expectTexts(player, ["again", "held", "hint:"]);
    expectTexts(player, ["new"], false);
  });

  test("gives way to the board as the crank turns back", () => {
    const player = openCampaignAfter(5, world);
    winAndSee(player);
    frame(player, [], -60);
    settle(player);
    expectTexts(player, ["no rewind"], false);
  });
});

test("the card after a level that was won with a hint has nothing new but that it is cleared", () => {
  const player = openCampaignAfter(5);
  press(player, "a");
  settle(player);
  winAndSee(player);
  expectTexts(player, ["cleared", "new", "–", "hint:"]);
  expectTexts(player, ["again", "held"], false);
});
