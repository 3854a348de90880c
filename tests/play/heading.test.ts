import { expect, test } from "vitest";
import { levelsOf } from "../../src/puzzles/campaign";
import { openCampaignAfter } from "./bot";
import { WORLDS, worldOf } from "./worlds";

const SCREEN_WIDTH = 400;
/** How many rows of pixels the line of text has: its lowest letters reach to the last of them. */
const LINE_HEIGHT = 22;

/** Whoever draws a place has room for words in it. */
const WITHOUT_PLACE = WORLDS.flat().filter((world) => worldOf(world).painter.scene === undefined);

test.each(WITHOUT_PLACE)("the tallest board of %s leaves the line of text above it alone", (world) => {
  const campaign = levelsOf(worldOf(world).campaign);
  const most = Math.max(...campaign.map(({ map }) => map.length));
  const { console } = openCampaignAfter(
    campaign.findIndex(({ map }) => map.length === most),
    world,
  );
  const below = console.pixels.slice(LINE_HEIGHT * SCREEN_WIDTH, (LINE_HEIGHT + 1) * SCREEN_WIDTH);
  expect(below.every((pixel) => pixel === console.pixels[0])).toBe(true);
});
