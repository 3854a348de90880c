import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { decodePngBitmap } from "../../simulator/graphics/png";
import { openCampaignAfter } from "./bot";
import { frames, type Player } from "./player";

const SCREEN_WIDTH = 400;
const PICTURE = { width: 200, height: 240 };
/**
 * The height, in pixels, of the upper part of the picture beside the console's system menu. The game draws texts only
 * below it.
 */
const ABOVE_TEXTS = 170;
const FRAMES_OF_EXPLORING = 90;
const LIT = 0;
const NONE = 3;

function menuScene({ console }: Player): number[] {
  console.signal("gameWillPause");
  const pixels = console.menuPicture();
  console.signal("gameWillResume");
  if (pixels === undefined) throw new Error("the game returned no picture for the system menu");
  return Array.from({ length: ABOVE_TEXTS }, (_, y) => [
    ...pixels.subarray(y * SCREEN_WIDTH, y * SCREEN_WIDTH + PICTURE.width),
  ]).flat();
}

/**
 * Returns the upper part of the picture number `index` of a puzzle's scenery. The tests compare this part with the
 * picture beside the system menu.
 */
function sceneOf(puzzleId: string, index: number): number[] {
  const path = `../../assets/images/${puzzleId}/place-table-200-240.png`;
  const { pixels } = decodePngBitmap(readFileSync(fileURLToPath(new URL(path, import.meta.url))));
  const start = index * PICTURE.width * PICTURE.height;
  return [...pixels.subarray(start, start + PICTURE.width * ABOVE_TEXTS)];
}

test.each([
  { puzzleId: "penguin", cleared: 4, index: NONE, lamp: "no lamp" },
  { puzzleId: "ice-path", cleared: 4, index: NONE, lamp: "no lamp" },
  { puzzleId: "last-ball", cleared: 9, index: LIT, lamp: "a lit lamp" },
])("the picture beside the system menu has $lamp in level $cleared + 1 of $puzzleId, as on the board", (row) => {
  const player = openCampaignAfter(row.cleared, row.puzzleId);
  frames(player, FRAMES_OF_EXPLORING);
  expect(menuScene(player)).toEqual(sceneOf(row.puzzleId, row.index));
});
