/** Tests that the game saves the battery while nothing happens, and that the player does not notice it. */
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { CHAIN } from "./chain-level";
import { startEndless } from "./endless-run";
import { openCampaign, openLevelOf, openRow, waitUntil } from "./bot";
import { frame, frames, gameBehind, press, savedRun, settle, startPlayer, type Player } from "./player";
import { saveRun, storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_OF_A_MINUTE = 1800;
/**
 * The number of presses of ✛ down with which the test moves the cursor to the last row of the settings. The page has
 * fewer rows.
 */
const MORE_THAN_ROWS = 12;
/** How many Lua instructions a minute without input took at a time when the game did not yet leave out frames. */
const BEFORE = { title: 2_440_000, level: 5_760_000 };

function minuteOf(player: Player): { readonly instructions: number; readonly drawn: number } {
  let [instructions, drawn] = [0, 0];
  for (let at = 0; at < FRAMES_OF_A_MINUTE; at++) {
    const report = frame(player);
    instructions += report.instructionCount;
    if (report.hasDrawn) drawn++;
  }
  return { instructions, drawn };
}

function openRun(): Player {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: CHAIN.join("\n") });
  const player = startEndless(store);
  settle(player);
  return player;
}

describe("the title and a level at rest", () => {
  test("the title takes less than half as long as before, and draws nothing in the second minute", () => {
    const player = startPlayer();
    settle(player);
    expect(minuteOf(player).instructions).toBeLessThan(BEFORE.title / 2);
    const { instructions, drawn } = minuteOf(player);
    expect(instructions).toBeLessThan(BEFORE.title / 4);
    expect(drawn).toBe(0);
  });

  test.each(PUZZLE_ROWS)("a level of %s takes less than half as long as before", (puzzleId) => {
    const player = openCampaign(storeWith(undefined, puzzleId));
    settle(player);
    expect(minuteOf(player).instructions).toBeLessThan(BEFORE.level / 2);
    minuteOf(player);
    const { instructions, drawn } = minuteOf(player);
    expect(instructions).toBeLessThan(BEFORE.level / 6);
    expect(drawn).toBe(0);
  });
});

describe("after a rest", () => {
  function answerAfter(restFrames: number): number {
    const player = startPlayer();
    settle(player);
    frames(player, restFrames);
    for (let at = 1; at < 10; at++) if (frame(player, at === 1 ? ["down"] : []).hasDrawn) return at;
    return Infinity;
  }

  test.each([20, 100, 300, 601, 1000, 2017])(
    "a button is answered in the frame in which it is pressed",
    (restFrames) => {
      expect(answerAfter(restFrames)).toBe(1);
    },
  );

  test.each([301, 1000, 1999])("no quick press is lost after %i frames", (restFrames) => {
    const player = startPlayer();
    settle(player);
    frames(player, restFrames);
    for (let presses = 0; presses < 3; presses++) {
      frame(player, ["down"]);
      frame(player);
    }
    settle(player);
    const other = startPlayer();
    settle(other);
    for (let presses = 0; presses < 3; presses++) press(other, "down");
    settle(other);
    expect(rowsOfMenu(player)).toBe(rowsOfMenu(other));
  });

  test("a move begins at its start, whatever the time of the rest", () => {
    const pictures = [60, 300, 1200].map((restFrames) => {
      const player = openRun();
      frames(player, restFrames);
      frame(player, ["right"]);
      frame(player);
      // Compares only the board, because things in the strip above the board move by the clock.
      return player.console.pixels.slice(40 * 400).join("");
    });
    expect(new Set(pictures).size).toBe(1);
    const player = openRun();
    frames(player, 1000);
    press(player, "right");
    settle(player);
    expect(savedRun(player)?.moves).toBe("R");
  });

  test("the crank turns back as far as without a rest", () => {
    const moves = [0, 400, 1200].map((restFrames) => {
      const player = openRun();
      press(player, "right");
      settle(player);
      frames(player, restFrames);
      for (let turn = 0; turn < 12; turn++) frame(player, [], -10);
      settle(player);
      player.console.signal("deviceWillLock");
      return savedRun(player)?.moveCount;
    });
    expect(moves).toEqual([0, 0, 0]);
  });
});

/**
 * Returns the pixels of the title screen's menu. The puzzles' houses right of the menu are left out, because water and
 * figures move there by the clock.
 */
function rowsOfMenu({ console }: Player): string {
  const rows: string[] = [];
  for (let y = 76; y < 240; y++) rows.push(console.pixels.slice(y * 400, y * 400 + 128).join(""));
  return rows.join("\n");
}

test("a clock goes on during a rest", () => {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Rush");
  settle(player);
  const before = player.console.pixels.join("");
  frames(player, 40 * 30);
  expect(player.console.pixels.join("")).not.toBe(before);
});

describe("the automatic lock", () => {
  const lua = `function playdate.setAutoLockDisabled(isDisabled) print("lock: " .. tostring(isDisabled)) end`;

  test("stays on while the player plays, rests or reads", () => {
    const player = openCampaign(storeWith(), { files: gameBehind(lua) });
    frames(player, 600);
    expect(player.printed.filter((line) => line.startsWith("lock:"))).toEqual([]);
  });

  test("is off while the credits go from page to page, and on again at the last", () => {
    const player = startPlayer(storeWith(), { files: gameBehind(lua) });
    openRow(player, "Settings");
    for (let row = 0; row < MORE_THAN_ROWS; row++) press(player, "down");
    press(player, "a");
    settle(player);
    press(player, "down");
    press(player, "a");
    const locks = (): string[] => player.printed.filter((line) => line.startsWith("lock:"));
    waitUntil(player, () => locks().length > 0);
    expect(locks()).toEqual(["lock: true"]);
    waitUntil(player, () => locks().length > 1);
    expect(locks()).toEqual(["lock: true", "lock: false"]);
  });
});
