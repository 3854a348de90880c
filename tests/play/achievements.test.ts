/** Achievements in the game as it is built: a won level writes the console's shared file in the background. */
import { expect, test } from "vitest";
import { listSchemaProblems } from "../game/achievement-schema";
import { waitForLevel, openRow, win } from "./bot";
import { frame, frames, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID } from "./puzzles";
import { storeWith } from "./saves";

const FOLDER = "/Shared/Achievements/io.github.glissade.game";
const FILE = `${FOLDER}/Achievements.json`;
const FRAMES_TO_WRITE = 150;

function winFirstLevel(): Player {
  const player = startPlayer(storeWith());
  openRow(player, "Play");
  waitForLevel(player);
  settle(player);
  expect(player.store.read(FILE)).toBeUndefined();
  win(player);
  frames(player, FRAMES_TO_WRITE);
  return player;
}

test("a won level grants its achievement, and the console's shared file and icons are written", () => {
  const { store } = winFirstLevel();
  const text = store.read(FILE) ?? "";
  expect(listSchemaProblems(text)).toEqual([]);
  const { achievements } = JSON.parse(text) as { achievements: { id: string; grantedAt?: number }[] };
  const granted = achievements.filter(({ grantedAt }) => grantedAt !== undefined);
  expect(granted.map(({ id }) => id)).toEqual([`${FIRST_PUZZLE_ID}-first`]);
  for (const { id } of achievements) expect(store.read(`${FOLDER}/AchievementImages/${id}.pdi`), id).toBeDefined();
  expect(store.read(`${FOLDER}/AchievementImages/_last_seen_version.txt`)).toMatch(/^\d+$/);
});

test("no frame after a win takes longer than 33 milliseconds while achievements are written", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Play");
  waitForLevel(player);
  settle(player);
  win(player);
  let longestMs = 0;
  for (let count = 0; count < FRAMES_TO_WRITE; count++) longestMs = Math.max(longestMs, frame(player).simulatedMs);
  expect(player.store.read(FILE)).toBeDefined();
  expect(longestMs).toBeLessThan(33);
});
