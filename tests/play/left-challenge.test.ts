import { describe, expect, test } from "vitest";
import { RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { levelNow, openRow, waitForLevel, waitUntil, winAndGoOn, winAndSee } from "./bot";
import { announcedChallenge, announcedResult } from "./ghosts";
import { codeOf, openChallenge } from "./open-mode";
import { frames, gameBehind, saveAfterExit, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { FIRST_PUZZLE_ID } from "./puzzles";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";

function playOn(player: Player): void {
  for (let level = levelNow(player)?.level ?? 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  settle(player);
}

describe("a challenge of ten levels that was left", () => {
  test.each([2, 3, 4, 9])(
    "a challenge that was left on level %i goes on there after a restart, and ends with its result",
    (level) => {
      const code = codeOf(FIRST_PUZZLE_ID);
      const player = openChallenge(storeWith(), code);
      for (let at = 1; at < level; at++) winAndGoOn(player);
      saveAfterExit(player);
      const again = openChallenge(player.store, code);
      expect(waitForLevel(again).level).toBe(level);
      playOn(again);
      expect(announcedResult(again)).toContain("10 levels cleared");
      expect(saveAfterExit(again).challenges.text).toMatch(/^[0-9A-Z]{7}\/[0-9A-Z]{21}\/C$/);
      expect(announcedResult(again)).toContain("You took a break: no time to share");
      const titled = startPlayer(player.store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
      openRow(titled, "Challenge");
      for (const button of ["down", "down"] as const) press(titled, button);
      settle(titled);
      expect(drawnTextsOf(titled).filter((text) => text.includes("with"))[0]).toMatch(/, with a break$/);
    },
  );
});

test("a rush challenge that is ended as its first level arrives shows its plain code and asks for no name", () => {
  const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: RUSH_SIZE });
  for (const name of ["", "ANNA"]) {
    const store = storeWith(({ settings }) => void (settings.name = name));
    const player = startPlayer(store, { arguments: [`code=${code}`] });
    settle(player);
    press(player, "a");
    waitForLevel(player);
    chooseMenuItem(player, "end the rush");
    frames(player, 15);
    press(player, "a");
    waitUntil(player, () => announcedResult(player) !== undefined);
    settle(player);
    expect(announcedResult(player)).toContain(`rush ${code} / 0 cleared`);
    press(player, "a");
    settle(player);
    expect(announcedChallenge(player)).toBe(code);
  }
});
