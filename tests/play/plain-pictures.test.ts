import { expect, test } from "vitest";
import { openRow, showPuzzle } from "./bot";
import { expectScreen } from "./golden-screens";
import { GAME_FILES, settle, startPlayer, type Player } from "./player";
import { HAS_UNFINISHED_PUZZLE } from "./puzzles";
import { storeWith } from "./saves";

const PUZZLE_ID = "fruit";
/**
 * Matches the picture files of Fruit without which the game can run, because it draws plain shapes instead. The game
 * needs all other picture files.
 */
const PLAIN = /^images\/fruit\/(house|place|cast|journey|journey-marks|traveller)(-|\.|$)/;

function startWithoutPictures(): Player {
  const files = new Map([...GAME_FILES].filter(([name]) => !PLAIN.test(name)));
  expect(files.size).toBeLessThan(GAME_FILES.size);
  const player = startPlayer(storeWith(undefined, PUZZLE_ID), { files });
  showPuzzle(player, PUZZLE_ID);
  settle(player);
  return player;
}

test.skipIf(HAS_UNFINISHED_PUZZLE)(
  "the title shows a plain house for a puzzle without pictures, with and without the lamp above",
  () => {
    const player = startWithoutPictures();
    expectScreen(player, "plain-title");
    showPuzzle(player, "penguin");
    settle(player);
    expectScreen(player, "plain-title-dark");
  },
);

test("the campaign's map has a plain picture, plain marks and a plain traveller", () => {
  const player = startWithoutPictures();
  openRow(player, "Campaign");
  settle(player);
  expectScreen(player, "plain-campaign");
});
