import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { isEndCardShown, levelNow, openCampaign, rewind, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { startEndless } from "./endless-run";
import { frames, press, makeMove, settle, type Player } from "./player";
import { fillRun, saveRun, storeWith } from "./saves";

const FRAME_MS = 33;
const SCREEN_WIDTH = 400;
const WORLD = "ice-path";

const BARE = "............";
const MAP = ["@..#........", ...Array<string>(10).fill(BARE), "...........O"];
const STROLL = `R${"DU".repeat(60)}D`;

/**
 * A level of Ice Path that can be lost: after a slide up or down to the edge of the board, the seal can no longer reach
 * the hole.
 */
const LOSABLE = [BARE, BARE, BARE, BARE, "@......O....", ...Array<string>(7).fill(BARE)];
const UP = 0;

/**
 * A pixel in the door of the igloo in Ice Path's scenery. The pixel is white while the igloo is lit, which shows that
 * the level can be won.
 */
const DOOR = { x: 83, y: 174 };
const SECOND_LINE = { left: 0, right: 160, top: 23, bottom: 41 };

function startAt(map: readonly string[], moves = ""): Player {
  const store = createMemoryStore();
  saveRun(store, { levelNumber: 2, map: map.join("\n"), moves, moveCount: moves.length }, WORLD);
  const player = startEndless(store);
  settle(player);
  return player;
}

function isLit({ console }: Player): boolean {
  return console.pixels[DOOR.y * SCREEN_WIDTH + DOOR.x] === 1;
}

function shown({ console }: Player, { left, right, top, bottom }: typeof SECOND_LINE): string {
  let text = "";
  for (let y = top; y < bottom; y++) {
    text += console.pixels.subarray(y * SCREEN_WIDTH + left, y * SCREEN_WIDTH + right).join("");
  }
  return text;
}

test("the moves of a very long solution are drawn as a diagram without a slow frame", () => {
  const player = startAt(MAP, STROLL);
  press(player, "right");
  expect(levelNow(player)).toMatchObject({ outcome: "won", moves: `${STROLL}R` });
  frames(player, 20);
  press(player, "b");
  settle(player);
  expect(isEndCardShown(player)).toBe(true);
  const before = player.reports.length;
  press(player, "up");
  settle(player);
  frames(player, 60);
  expectScreen(player, "ice-path-stroll");
  expect(Math.max(...player.reports.slice(before).map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
});

describe("the shore of Ice Path", () => {
  test("the shore is lit while the hole can be reached, dark while it cannot be, and lit again after an undo", () => {
    const player = startAt(LOSABLE);
    expect(isLit(player)).toBe(true);
    makeMove(player, UP);
    expect(isLit(player)).toBe(false);
    expectScreen(player, "ice-path-dark");
    rewind(player);
    expect(isLit(player)).toBe(true);
  });

  test("the shore stays lit if the lamp is switched off, because no level of Ice Path can be lost", () => {
    const store = storeWith((save, kept) => {
      save.settings.isLampShown = false;
      fillRun(save, kept, { levelNumber: 2, map: LOSABLE.join("\n") });
    }, WORLD);
    const player = startEndless(store);
    makeMove(player, UP);
    expect(isLit(player)).toBe(true);
  });

  test("the par of a cleared level is a second line of text in the sky of Ice Path", () => {
    const player = openCampaign(storeWith(() => undefined, WORLD));
    const before = shown(player, SECOND_LINE);
    winAndSee(player);
    expect(shown(player, SECOND_LINE)).not.toBe(before);
  });
});
