import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { DOWN } from "../../src/kernel/direction";
import { openRow, waitForLevel } from "./bot";
import { frame, makeMove, press, settle, skipOpening, startPlayer, type Player } from "./player";
import { saveCampaign } from "./saves";

const FOLLOWERS = [
  { name: "the rocking horse of the attic", level: 31, frames: 24, x: 0, y: 184, width: 62, height: 56 },
  { name: "the train of the toyshop", level: 80, frames: 36, x: 124, y: 0, width: 276, height: 22 },
] as const;
type Area = Pick<(typeof FOLLOWERS)[number], "x" | "y" | "width" | "height">;

const BUTTON = "down";
const MORE_FRAMES = 12;

function areaOf({ console }: Player, { x, y, width, height }: Area): string {
  let pixels = "";
  for (let row = y; row < y + height; row++)
    pixels += console.pixels.slice(400 * row + x, 400 * row + x + width).join("");
  return pixels;
}

function open(level: number, reducesFlashing: boolean): Player {
  const store = createMemoryStore();
  saveCampaign(store, level, "skid");
  const player = startPlayer(store, { reducesFlashing });
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  skipOpening(player);
  settle(player);
  return player;
}

function picturesAfterMove(player: Player, area: Area, frameCount: number): string[] {
  frame(player, [BUTTON]);
  const shown = [areaOf(player, area)];
  for (let index = 1; index < frameCount; index++) {
    frame(player);
    const now = areaOf(player, area);
    if (now !== shown[shown.length - 1]) shown.push(now);
  }
  return shown;
}

describe.each(FOLLOWERS)("$name", ({ level, frames, ...area }) => {
  test("it moves once after a move, and then rests", () => {
    const player = open(level, false);
    const pictures = picturesAfterMove(player, area, frames + MORE_FRAMES);
    expect(pictures.length).toBeGreaterThan(5);
    const rest = areaOf(player, area);
    settle(player);
    expect(areaOf(player, area)).toBe(rest);
  });

  test("it stands still in the level until the first move", () => {
    const player = open(level, false);
    const before = areaOf(player, area);
    for (let index = 0; index < frames; index++) frame(player);
    expect(areaOf(player, area)).toBe(before);
  });

  test("it moves back after the move is taken back", () => {
    const player = open(level, false);
    const before = areaOf(player, area);
    makeMove(player, DOWN);
    press(player, "b");
    settle(player);
    expect(areaOf(player, area)).toBe(before);
  });

  test("it does not move through intermediate places with less flashing", () => {
    const player = open(level, true);
    settle(player);
    frame(player, [BUTTON]);
    const at = areaOf(player, area);
    settle(player);
    expect(areaOf(player, area)).toBe(at);
  });
});

test("the train stands in another corner after a move", () => {
  const [, train] = FOLLOWERS;
  const player = open(train.level, false);
  const before = areaOf(player, train);
  makeMove(player, DOWN);
  settle(player);
  expect(areaOf(player, train)).not.toBe(before);
});
