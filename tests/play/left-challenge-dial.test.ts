import { expect, test } from "vitest";
import { formatCodeFault } from "../../src/game/codes/code-fault";
import { readChallengeCode, writeLinkCode } from "../../src/game/codes/challenge-code";
import { rememberOpened } from "../../src/game/codes/recent-challenges";
import { isFault } from "../../src/kernel/fault";
import { openResumePoint } from "../../src/game/save/save";
import { openRow, waitForLevel, winAndGoOn, winAndSee } from "./bot";
import { announcedChallenge } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { codeOf, openChallenge } from "./open-mode";
import { frames, gameBehind, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";

const CODE = codeOf("fruit");
const OTHER = codeOf("fruit", 3);
/** The number of frames for which a question that has just appeared on the screen ignores buttons. */
const DEAF_FRAMES = 12;
const LEVELS = 10;

function startAgain(before: Player, code?: string): Player {
  saveAfterExit(before);
  return startPlayer(before.store, {
    files: gameBehind(PRINT_DRAWN_TEXTS),
    ...(code === undefined ? {} : { arguments: [`code=${code}`] }),
  });
}

function leaveOnSecond(): Player {
  const player = openChallenge(storeWith(undefined, "fruit"), CODE);
  winAndGoOn(player);
  return player;
}

function answer(player: Player, button: "a" | "b"): void {
  frames(player, DEAF_FRAMES);
  press(player, button);
}

function goOn(player: Player): void {
  openRow(player, "Challenge");
  press(player, "a");
}

test("a challenge that was left is offered with its code after a restart, and goes on where it was left", () => {
  const again = startAgain(leaveOnSecond());
  openRow(again, "Challenge");
  expect(drawnTextsOf(again)).toEqual(expect.arrayContaining(["Go on", "2 of 10"]));
  expectScreen(again, "challenge-left-offered");
  press(again, "a");
  expect(waitForLevel(again).level).toBe(2);
  expect(announcedChallenge(again)).toBe(CODE);
});

test("a challenge that was left goes on against the same friend and the same level times", () => {
  const splits = Array.from({ length: LEVELS }, (_, at) => 900 * (at + 1));
  const ghost = { name: "ANNA", tenths: 9000, cleared: 0, splits };
  const challenge = readChallengeCode(CODE, PUZZLE_ROWS.length);
  if (isFault(challenge)) throw new Error(formatCodeFault(challenge.fault));
  const store = storeWith(({ challenges }) => {
    rememberOpened(challenges, { ...challenge, ghost });
  }, "fruit");
  const before = startPlayer(store, { arguments: [`code=${CODE}`] });
  settle(before);
  press(before, "a");
  waitForLevel(before);
  winAndGoOn(before);
  const again = startAgain(before);
  goOn(again);
  settle(again);
  press(again, "a");
  expect(waitForLevel(again).level).toBe(2);
  expect(announcedChallenge(again)).toBe(writeLinkCode({ ...challenge, ghost }));
});

test("the dial is empty again once the challenge of its code is finished after a restart", () => {
  const again = startAgain(leaveOnSecond());
  goOn(again);
  for (let level = waitForLevel(again).level ?? 0; level < LEVELS; level++) winAndGoOn(again);
  winAndSee(again);
  press(again, "b");
  settle(again);
  drawnTextsOf(again);
  openRow(again, "Challenge");
  expect(drawnTextsOf(again)).toContain("Enter a code");
});

test("the dial is empty again once a challenge that was opened by its code is finished", () => {
  const player = startPlayer(storeWith(undefined, "fruit"), {
    files: gameBehind(PRINT_DRAWN_TEXTS),
    arguments: [`code=${CODE}`],
  });
  waitForLevel(player);
  settle(player);
  for (let level = 1; level < LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  press(player, "b");
  settle(player);
  drawnTextsOf(player);
  openRow(player, "Challenge");
  expect(drawnTextsOf(player)).toContain("Enter a code");
});

test("the title of a puzzle offers no challenge that was left in another puzzle", () => {
  const again = startAgain(leaveOnSecond());
  openRow(again, "Challenge");
  press(again, "b");
  settle(again);
  press(again, "right");
  settle(again);
  drawnTextsOf(again);
  openRow(again, "Challenge");
  expect(drawnTextsOf(again)).toContain("Enter a code");
});

test.each(["a link", "a new challenge"])(
  "a challenge that was left is replaced by %s only if the player agrees",
  (way) => {
    for (const button of ["b", "a"] as const) {
      const isLink = way === "a link";
      const again = startAgain(leaveOnSecond(), isLink ? OTHER : undefined);
      if (!isLink) {
        openRow(again, "Challenge");
        press(again, "down");
        press(again, "a");
        settle(again);
        press(again, "a");
      }
      settle(again);
      expect(drawnTextsOf(again)).toContain("Play another?");
      if (isLink && button === "b") expectScreen(again, "challenge-replace");
      answer(again, button);
      if (button === "a") {
        expect(waitForLevel(again).level).toBe(1);
        continue;
      }
      settle(again);
      expect(openResumePoint(saveAfterExit(again), "fruit", "challenge")?.levelNumber).toBe(2);
      // The saved list of recent challenges has only the code of the first challenge, because the player declined the
      // second one.
      expect(saveAfterExit(again).challenges.text).toBe(CODE);
      if (!isLink) continue;
      press(again, "a");
      settle(again);
      press(again, "a");
      expect(waitForLevel(again).level).toBe(2);
    }
  },
);

test("a challenge without any move is replaced without a question", () => {
  const again = startAgain(openChallenge(storeWith(undefined, "fruit"), CODE), OTHER);
  expect(waitForLevel(again).level).toBe(1);
  expect(announcedChallenge(again)).toBe(OTHER);
});
