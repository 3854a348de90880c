import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { TEXTS as LESSON_TEXTS } from "../../src/game/play/lessons/texts/index";
import { FINALE } from "../../src/game/save/endings";
import { ENDING_TEXTS } from "../../src/game/texts/ending";
import { TEXTS } from "../../src/game/texts/index";
import { ENDINGS } from "../../src/puzzles/endings";
import { openRow } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { campaignWins, storeFirstWins } from "./first-wins";
import { frames, gameBehind, press, screenNow, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

/**
 * How often the test presses ✛ down to move the cursor to the last row of the settings. The number is larger than the
 * number of rows.
 */
const MORE_THAN_ROWS = 16;
const FRAMES_OF_SHUTTER = 30;

function storeAfter(ids: readonly string[]): Store {
  return storeWith((save) => void (save.endings.seen = ids.join(",")));
}

function openMore(store: Store): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Settings");
  for (let row = 0; row < MORE_THAN_ROWS; row++) press(player, "down");
  drawnTextsOf(player);
  press(player, "a");
  settle(player);
  return player;
}

function choose(player: Player, row: number): void {
  for (let step = 0; step < row; step++) press(player, "down");
  drawnTextsOf(player);
  press(player, "a");
  frames(player, FRAMES_OF_SHUTTER);
}

describe("the second page of the settings", () => {
  test("a new player finds the credits, the check and the save there, but no endings and no record", () => {
    const texts = drawnTextsOf(openMore(storeWith()));
    expect(texts).toContain(TEXTS.more.credits.label);
    expect(texts).toContain(TEXTS.more.check.label);
    expect(texts).toContain(TEXTS.more.exportSave.label);
    expect(texts).not.toContain(TEXTS.more.endings.label);
    expect(texts).not.toContain(TEXTS.more.record.label);
  });

  test("the help says that lessons are played again only to a player who has seen them", () => {
    const { help, helpUnseen } = TEXTS.more.lessons;
    const { playHelp, repeatHelp } = LESSON_TEXTS.list;
    for (const [store, ofAll, ofOne] of [
      [createMemoryStore(), helpUnseen, playHelp],
      [storeWith(), help, repeatHelp],
    ] as const) {
      const player = openMore(store);
      expect(drawnTextsOf(player).join(" ")).toContain(ofAll);
      choose(player, 0);
      press(player, "a");
      frames(player, FRAMES_OF_SHUTTER);
      expect(drawnTextsOf(player).join(" ")).toContain(ofOne);
    }
  });

  test("Ⓑ goes back to the row of the settings that opened the page", () => {
    const player = openMore(storeWith());
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("settings");
    press(player, "a");
    expect(screenNow(player)).toBe("more");
  });

  test("the record is opened from there, and Ⓑ goes back to its row", () => {
    const store = storeWith();
    storeFirstWins(store, "last-ball", campaignWins("last-ball", 3));
    const player = openMore(store);
    choose(player, 4);
    expect(screenNow(player)).toBe("record");
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("more");
    press(player, "a");
    expect(screenNow(player)).toBe("record");
  });
});

describe("the list of endings", () => {
  test("only the endings that were seen are listed", () => {
    const player = openMore(storeAfter(["skid", "fruit"]));
    expect(drawnTextsOf(player)).toContain(TEXTS.countOf(2, ENDINGS.length));
    choose(player, 1);
    expect(screenNow(player)).toBe("endings");
    settle(player);
    press(player, "down");
    const texts = drawnTextsOf(player);
    for (const name of ["Skid", "Fruit"]) expect(texts).toContain(name);
    for (const name of ["Last Ball", "Ice Path", "Penguin", TEXTS.endings.finale]) expect(texts).not.toContain(name);
  });

  test("an ending is shown once more, says that Ⓐ goes back, and goes back to its row", () => {
    const player = openMore(storeAfter(["skid", "fruit"]));
    choose(player, 1);
    choose(player, 1);
    expect(screenNow(player)).toBe("ending");
    press(player, "a");
    frames(player, 200);
    expect(drawnTextsOf(player)).toContain(ENDING_TEXTS.back);
    press(player, "a");
    settle(player);
    expect(screenNow(player)).toBe("endings");
    press(player, "a");
    frames(player, 10);
    expect(screenNow(player)).toBe("ending");
  });

  test("the finale is shown once more, and leads back to the list and not to the credits", () => {
    const player = openMore(storeAfter([...ENDINGS.map(({ id }) => id), FINALE]));
    choose(player, 1);
    choose(player, ENDINGS.length);
    expect(drawnTextsOf(player)).toContain(ENDING_TEXTS.lightsAreLit);
    press(player, "a");
    press(player, "a");
    settle(player);
    expect(screenNow(player)).toBe("endings");
  });
});
