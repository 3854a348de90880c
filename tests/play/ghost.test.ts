import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import {
  normaliseCode,
  RUSH_SIZE,
  TIMED_CODE_LENGTH,
  writeChallengeCode,
  writeLinkCode,
  type Challenge,
} from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { endRush, leave, levelNow, waitForLevel, winAndGoOn, winAndSee } from "./bot";
import { CHAIN } from "./chain-level";
import { announcedChallenge, dialName, announcedGhost, announcedResult } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { openChallenge } from "./open-mode";
import { frames, gameBehind, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";
import { puzzleIndexOf, PUZZLE_ROWS } from "./puzzles";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";

const FRAMES_A_SECOND = 30;
const SECONDS_OF_PLAY = 20;
const RUSH = { seed: 4711, puzzleIndex: 0, size: RUSH_SIZE };
const MARLEN = { name: "MARLEN", tenths: 1000, cleared: 0 };
const TEN = { seed: 4711, puzzleIndex: 0, size: 2 };

function enter(challenge: Challenge, store = storeWith()): Player {
  const player = startPlayer(store, { arguments: [`code=${writeChallengeCode(challenge)}`] });
  settle(player);
  expect(levelNow(player)).toBeUndefined();
  return player;
}

function begin(player: Player): Player {
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

describe("a rush that is shared by a code", () => {
  test("a shared rush gives a friend the same levels and the number to beat, and the friend can beat it", () => {
    const anna = begin(enter(RUSH));
    const second = winAndGoOn(anna);
    endRush(anna);
    expect(saveAfterExit(anna).puzzles[0].rushBest).toBe(0);
    expect(announcedResult(anna)).toMatch(`Glissade: Last Ball, rush ${writeChallengeCode(RUSH)} / 1 cleared / in 0:0`);
    press(anna, "a");
    settle(anna);
    dialName(anna, "ANNA");
    settle(anna);
    expect(announcedGhost(anna)).toMatchObject({ name: "ANNA", cleared: 1 });
    expect(saveAfterExit(anna).settings.name).toBe("ANNA");

    const friend = startPlayer(storeWith(), { arguments: [`code=${announcedChallenge(anna) ?? ""}`] });
    settle(friend);
    expectScreen(friend, "ghost-rush");
    begin(friend);
    expect(winAndGoOn(friend)).toEqual(second);
    winAndGoOn(friend);
    expectScreen(friend, "ghost-rush-ahead");
    for (const text of ["+1", "average pace"]) expect(isTextOnScreen(friend, text), text).toBe(true);
    endRush(friend);
    expect(announcedResult(friend)).toContain("2 cleared / You beat ANNA / by 1");
  });
});

function leadShown(player: Player, most: number): number {
  for (let seconds = most; seconds > most - SECONDS_OF_PLAY; seconds--) {
    if (isTextOnScreen(player, `${seconds} s ahead`)) return seconds;
  }
  throw new Error("the place says no lead");
}

describe("a link with a friend's ten level times", () => {
  // The recorded time of the friend ANNA after each of the ten levels, in tenths of a second. She took 40 s, 1 s and 17
  // s for the first three levels, and 100 s for all: 10 s on average.
  const splits = [400, 410, 580, 600, 610, 620, 630, 640, 650, 1000];
  const challenge = { ...TEN, ghost: { name: "ANNA", tenths: 1000, cleared: 0, splits } };

  function open(code: string): Player {
    const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
    settle(player);
    return player;
  }

  test("a link with level times makes a race by these times, and a code alone one by the average pace", () => {
    const link = normaliseCode(writeLinkCode(challenge));
    expect(link).toHaveLength(TIMED_CODE_LENGTH);
    const byLink = open(link);
    const byLetters = open(writeChallengeCode(challenge));
    expect(isTextOnScreen(byLink, "average pace")).toBe(false);
    expect(isTextOnScreen(byLetters, "average pace")).toBe(true);
    begin(byLink);
    begin(byLetters);
    // The player `byLink` opened the link, which holds the friend's time for each level. The player `byLetters` typed
    // the code, which holds only the friend's average time. Both take the same time for each level. So their leads over
    // the friend differ only because the friend's times differ from the average.
    for (let level = 1; level <= 3; level++) {
      const split = splits[level - 1] / 10;
      const byAverage = leadShown(byLink, split) - split + 10 * level;
      for (const text of [`${level}/10  +${byAverage} s`, "average pace"]) {
        expect(isTextOnScreen(byLetters, text), `level ${level}: ${text}`).toBe(true);
      }
      winAndGoOn(byLink);
      winAndGoOn(byLetters);
      settle(byLink);
      settle(byLetters);
    }
  });
});

describe.each(PUZZLE_ROWS)("a race in %s against a code of letters alone", (puzzleId) => {
  test.each([
    ["a challenge", 2, 0],
    ["a rush", RUSH_SIZE, 10],
  ])("the scenery shows the lead in %s, and says that it is by the average pace", (_, size, cleared) => {
    const challenge = { seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size };
    const code = writeChallengeCode({ ...challenge, ghost: { name: "ANNA", tenths: 1000, cleared } });
    const files = gameBehind(PRINT_DRAWN_TEXTS);
    const player = startPlayer(storeWith(undefined, puzzleId), { arguments: [`code=${code}`], files });
    settle(player);
    drawnTextsOf(player);
    begin(player);
    // Allows any text between the player's lead and the words "average pace", which stand for the friend's average
    // time. A narrow part of the screen breaks the message into several lines.
    expect(drawnTextsOf(player).join(" ")).toMatch(/(even|\+\d s|\d s ahead)\b.* average pace/);
  });
});

test("the code without a friend's time is a race from its first level on if a friend's time is known", () => {
  const friendOpened = startPlayer(storeWith(), {
    arguments: [`code=${writeChallengeCode({ ...TEN, ghost: MARLEN })}`],
  });
  settle(friendOpened);
  saveAfterExit(friendOpened);
  const player = enter(TEN, friendOpened.store);
  expect(isTextOnScreen(player, "MARLEN")).toBe(true);
  begin(player);
  expect(isTextOnScreen(player, "average pace")).toBe(true);
});

test("a challenge without a ghost shows the number of its level, and at its end the menu offers only to leave", () => {
  const left = storeWith((save) => {
    const tally = { mode: "challenge", size: TEN.size, counts: [0, 0, 0, 900] } as const;
    const level = { ...createResumePoint("last-ball", "challenge"), seed: TEN.seed, levelNumber: CHALLENGE_LEVELS };
    setResumePoint(save, { ...level, tally, map: CHAIN.join("\n") });
  });
  const player = openChallenge(left, writeChallengeCode(TEN));
  expect(isTextOnScreen(player, "10 of 10")).toBe(true);
  expect(player.console.menuItems().map(({ title }) => title)).toEqual(["restart level", "hint", "leave"]);
  winAndSee(player);
  expect(player.console.menuItems().map(({ title }) => title)).toEqual(["leave"]);
});

describe("a challenge of ten levels with a ghost", () => {
  /**
   * Creates a file store with a challenge that the player left in its last level. `counts` holds the challenge's stored
   * numbers: moves taken back, hints, levels that the game itself played, and the time so far, in tenths of a second.
   */
  function left(counts: readonly number[]): Store {
    return storeWith((save) => {
      const tally = { mode: "challenge", size: TEN.size, counts } as const;
      const level = { ...createResumePoint("last-ball", "challenge"), seed: TEN.seed, levelNumber: CHALLENGE_LEVELS };
      setResumePoint(save, { ...level, tally, map: CHAIN.join("\n") });
      save.settings.name = "ANNA";
    });
  }

  test("a ghost's time is shown before the start, and during play how far the player is ahead or behind", () => {
    const player = enter({ ...TEN, ghost: MARLEN });
    expectScreen(player, "ghost-before");
    begin(player);
    expectScreen(player, "ghost-ahead");
    frames(player, 12 * FRAMES_A_SECOND);
    settle(player);
    expectScreen(player, "ghost-behind");
    leave(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test.each([
    [[0, 0, 0, 900], /You beat MARLEN by \d(\.\d)? s/],
    [[0, 0, 0, 2000], /MARLEN was 1:4\d\.\d faster/],
    [[0, 1, 0, 100], /MARLEN had no help/],
  ] as const)("the end of a challenge says how the player did against the ghost: %j", (counts, sentence) => {
    const player = begin(enter({ ...TEN, ghost: MARLEN }, left(counts)));
    winAndSee(player);
    settle(player);
    expect(announcedResult(player)).toMatch(sentence);
    // The player left this challenge before its end and resumed it. The game does not offer the result of such a
    // challenge to a friend as a time to beat, so the shared text must not name the player.
    expect(announcedResult(player)).not.toContain("ANNA");
    press(player, "a");
    settle(player);
    expect(announcedChallenge(player)).toBe(writeChallengeCode(TEN));
  });
});
