import { expect, test } from "vitest";
import { painter as fruit } from "../../src/puzzles/fruit/paint/painter";
import { painter as penguin } from "../../src/puzzles/penguin/paint/painter";
import { painter as skid } from "../../src/puzzles/skid/paint/painter";
import { openCampaignAfter, solutionOf, waitForLevel } from "./bot";
import { frames, makeMove, press, type Player } from "./player";

const SCREEN_WIDTH = 400;
/** The part of the screen, in pixels, in which toys wave beside the board: the playroom in Skid's scenery. */
const ROOM = { x: 2, y: 192, width: 104, height: 44 };
const FRAMES_OF_A_MOVE = 30;
const DIRECTION_BUTTONS = ["up", "right", "down", "left"] as const;

function roomOf({ console: { pixels } }: Player): string {
  const rows = Array.from({ length: ROOM.height }, (_, row) => {
    const from = (ROOM.y + row) * SCREEN_WIDTH + ROOM.x;
    return pixels.slice(from, from + ROOM.width).join("");
  });
  return rows.join("\n");
}

test("after a win of Skid, toys wave beside the board", () => {
  const player = openCampaignAfter(3, "skid");
  const moves = solutionOf(waitForLevel(player));
  for (const move of moves.slice(0, -1)) makeMove(player, move);
  const before = roomOf(player);
  press(player, DIRECTION_BUTTONS[moves[moves.length - 1]]);
  frames(player, FRAMES_OF_A_MOVE);
  const waves = Array.from({ length: 4 }, () => {
    frames(player, 7);
    return roomOf(player);
  });
  expect(waves).not.toContain(before);
  expect(new Set(waves).size).toBeGreaterThan(1);
});

test("the celebration of Skid lasts no longer than those of Penguin and Fruit", () => {
  expect(skid.celebrationMs).toBeLessThanOrEqual(Math.min(penguin.celebrationMs, fruit.celebrationMs));
});
