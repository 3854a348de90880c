import { expect, test } from "vitest";
import type { Settings } from "../../src/game/save/settings";
import { openRow } from "./bot";
import { press, startPlayer, type Player } from "./player";
import { saveIn, storeWith } from "./saves";

const SETTINGS_IN_ROWS = 8;

function settingsOf({ console, store }: Player): Settings | undefined {
  console.signal("gameWillTerminate");
  return saveIn(store)?.settings;
}

test("✛ left changes every setting back after ✛ right has changed it", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Settings");
  for (let row = 0; row < SETTINGS_IN_ROWS; row++) {
    const before = settingsOf(player);
    press(player, "right");
    expect(settingsOf(player)).not.toEqual(before);
    press(player, "left");
    expect(settingsOf(player)).toEqual(before);
    press(player, "down");
  }
});
