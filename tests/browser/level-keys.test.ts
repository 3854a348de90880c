import { expect, test } from "vitest";
import { HINT, RESTART } from "../../simulator/web/level-keys";
import { TEXTS } from "../../src/game/texts/index";

test("the keys R and H choose entries that the game's menu has", () => {
  expect([RESTART, HINT]).toEqual([TEXTS.menu.restartLevel, TEXTS.menu.hint]);
});
