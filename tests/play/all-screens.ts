/** The scripted games that open all screens of the game, for tests of what every screen must do. */
import { expect } from "vitest";
import { weekNumber } from "../../src/game/save/days";
import { textWalks, tourWalks, type Walk } from "./frames/walks";
import { daysToRemix, openRemixCard } from "./open-mode";
import { press, settle } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";
import { TOUR } from "./tour";
import { TODAY } from "./tour-saves";

const MORE_PARTS = [
  "the stats",
  "the workshop",
  "the editor",
  "the editor of an empty board",
  "a friend's level",
  "a pack of levels",
  "a file of levels",
  "the cards of the weekly remix",
];

function walkRemixResult(): void {
  const [[puzzleId]] = PUZZLE_ROWS;
  const week = weekNumber(TODAY + daysToRemix(puzzleId, "fog"));
  const player = openRemixCard(
    storeWith((save) => Object.assign(save.remix, { week, results: [9, 8, 9, 8, 9, 8] }), puzzleId),
    "fog",
  );
  press(player, "a");
  settle(player);
  player.console.keyPressed("n");
  expect(player.printed.at(-1)).toBe("screen: result");
}

export const ALL_SCREENS: readonly Walk[] = [
  ...tourWalks(...TOUR.map(({ heading }) => heading)),
  ...textWalks(...MORE_PARTS),
  ["the result of a weekly remix", walkRemixResult],
];

/**
 * The titles of scripted games that `EACH_SCREEN_ONCE` leaves out, because other scripted games open the same screens.
 */
const TOURS_OF_PUZZLES = ["Films", "Chapters", "Caves", "Slides", "Ice Path", "Skid", "Penguin", "Fruit"];

/**
 * The scripted games of `ALL_SCREENS` that are enough to open each screen at least once. They take half as long as all
 * of them.
 */
export const EACH_SCREEN_ONCE: readonly Walk[] = ALL_SCREENS.filter(([title]) => !TOURS_OF_PUZZLES.includes(title));
