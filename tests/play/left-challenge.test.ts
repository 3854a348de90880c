import { describe, expect, test } from "vitest";
import { RUSH_SIZE, writeCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { levelNow, openRow, waitForLevel, waitUntil, winAndGoOn, winAndSee } from "./bot";
import { challengeTold, resultTold } from "./ghosts";
import { codeOf, openChallenge } from "./open-mode";
import { frames, gameBehind, keptBy, pick, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { FIRST_WORLD } from "./worlds";
import { textsOf, WRITES_DOWN_TEXTS } from "./written";

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
      expect(keptBy(again).played.list).toMatch(/^[0-9A-Z]{7}\/[0-9A-Z]{21}\/C$/);
      expect(resultTold(again)).toContain("With a break: no time to share");
      const titled = startPlayer(player.store, { files: gameBehind(WRITES_DOWN_TEXTS) });
      openRow(titled, "Challenge");
      for (const button of ["down", "down", "a"] as const) press(titled, button);
      settle(titled);
      expect(textsOf(titled).filter((text) => text.includes("with"))[0]).toMatch(/, with a break$/);
    },
  );
});

test("a rush challenge that is ended while its first level arrives hands on its plain code, and asks for no name", () => {
  const code = writeCode({ seed: 4711, puzzle: 0, size: RUSH_SIZE });
  for (const name of ["", "ANNA"]) {
    const store = storeWith(({ settings }) => void (settings.name = name));
    const player = startPlayer(store, { arguments: [`code=${code}`] });
    settle(player);
    press(player, "a");
    waitForLevel(player);
    pick(player, "end the rush");
    frames(player, 15);
    press(player, "a");
    waitUntil(player, () => resultTold(player) !== undefined);
    settle(player);
    expect(resultTold(player)).toContain(`rush ${code} / 0 cleared`);
    press(player, "a");
    settle(player);
    expect(challengeTold(player)).toBe(code);
  }
});
