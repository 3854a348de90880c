import { expect, test } from "vitest";
import { memoryStore } from "../../simulator/stores";
import { cardIsDrawn, levelNow } from "./bot";
import { expectScreen } from "./golden";
import { frames, press, settle, startEndless } from "./player";
import { keepRun } from "./saves";

const FRAME_MS = 33;

const MAP = ["@..#........", ...Array<string>(10).fill("............"), "...........O"];
const STROLL = `R${"DU".repeat(60)}D`;

test("a long stroll is shown as arrows within a frame, each place with the number of its last move alone", () => {
  const store = memoryStore();
  keepRun(store, { levelNumber: 12, map: MAP.join("\n"), moves: STROLL, goal: STROLL.length }, "ice-path");
  const player = startEndless(store);
  press(player, "right");
  expect(levelNow(player)).toMatchObject({ outcome: "won", moves: `${STROLL}R` });
  frames(player, 20);
  press(player, "b");
  settle(player);
  expect(cardIsDrawn(player)).toBe(true);
  const before = player.reports.length;
  press(player, "up");
  expectScreen(player, "ice-path-stroll");
  expect(Math.max(...player.reports.slice(before).map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
});
