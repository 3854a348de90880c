import { describe, expect, test } from "vitest";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { levelNow, waitForLevel, winAndGoOn, winAndSee } from "./bot";
import { resultTold } from "./ghosts";
import { codeOf, openChallenge } from "./open-mode";
import { keptBy, settle, type Player } from "./player";
import { storeWith } from "./saves";
import { FIRST_WORLD } from "./worlds";

/** Wins the levels of a challenge from the present one on, and the last. */
function playOn(player: Player): void {
  for (let level = levelNow(player)?.level ?? 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  settle(player);
}

describe("a challenge of ten levels that was left", () => {
  test.each([2, 3, 4, 9])(
    "on level %i is gone on with after a new start of the game, and ends with its result",
    (level) => {
      const code = codeOf(FIRST_WORLD);
      const player = openChallenge(storeWith(), code);
      for (let at = 1; at < level; at++) winAndGoOn(player);
      keptBy(player);
      const again = openChallenge(player.store, code);
      expect(waitForLevel(again).level).toBe(level);
      playOn(again);
      expect(resultTold(again)).toContain("10 levels cleared");
      expect(keptBy(again).played.list).toMatch(/^[0-9A-Z]{7}\/[0-9A-Z]{21}\/B$/);
    },
  );
});
