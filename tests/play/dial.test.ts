import { describe, expect, test } from "vitest";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { CODE_ALPHABET } from "../../src/game/codes/letter-group";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { DRUM_LETTERS } from "../../src/game/codes/level-dial";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow, waitForLevel } from "./bot";
import { announcedChallenge } from "./ghosts";
import { codeOf } from "./open-mode";
import { storeWithOwnLevels } from "./own-levels";
import { frame, frames, gameBehind, saveAfterExit, press, screenNow, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { puzzleIndexOf, puzzleOf } from "./puzzles";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";

const DEGREES = 20;
const FRAMES_OF_REST = 15;

/**
 * The number of presses of ✛ down with which the test moves the cursor to the last row of the settings menu. The menu
 * has fewer rows.
 */
const MORE_SETTINGS = 12;

function moveToName(player: Player): void {
  for (let row = 0; row < MORE_SETTINGS; row++) press(player, "down");
  press(player, "up");
}

/**
 * Enters a code by turning the drum of letters on the screen with the crank. Always turns one degree less than needed,
 * because a player does not turn the crank exactly. Presses the button `next` after each letter, in a later frame.
 */
function crankAll(player: Player, code: string, letters: string, next: "a" | "right"): void {
  for (const letter of code) {
    frame(player, [], DEGREES * letters.indexOf(letter) - 1);
    frames(player, FRAMES_OF_REST);
    press(player, next);
  }
}

function crankAtOnce(player: Player, code: string, letters: string): void {
  for (const letter of code) {
    frame(player, ["right"], DEGREES * letters.indexOf(letter));
    frame(player);
  }
}

function openChallengeDial(): Player {
  const player = startPlayer(storeWith());
  openRow(player, "Challenge");
  press(player, "a");
  settle(player);
  return player;
}

function openLevelDial(): Player {
  const player = startPlayer(storeWithOwnLevels([], "skid"), { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Workshop");
  press(player, "right");
  press(player, "a");
  settle(player);
  return player;
}

test("the dial settles on the next letter after 19 of 20 degrees, and then counts further small turns in full", () => {
  const cranked = openChallengeDial();
  const pressed = openChallengeDial();
  frame(cranked, [], DEGREES - 1);
  frames(cranked, FRAMES_OF_REST);
  press(pressed, "down");
  settle(pressed);
  expect(cranked.console.pixels).toEqual(pressed.console.pixels);
  for (let step = 0; step < DEGREES; step++) {
    frame(cranked, [], 1);
    frames(cranked, FRAMES_OF_REST);
  }
  press(pressed, "down");
  settle(pressed);
  expect(cranked.console.pixels).toEqual(pressed.console.pixels);
});

test("a challenge code that is dialled by the crank, each letter a degree short, opens its challenge", () => {
  const code = codeOf("last-ball");
  const player = openChallengeDial();
  crankAll(player, code, CODE_ALPHABET, "a");
  waitForLevel(player);
  expect(announcedChallenge(player)).toBe(code);
});

test("a challenge code is dialled in full even if each letter is turned and confirmed in the same frame", () => {
  const code = codeOf("fruit");
  const player = openChallengeDial();
  crankAtOnce(player, code.slice(0, -1), CODE_ALPHABET);
  crankAll(player, code.slice(-1), CODE_ALPHABET, "a");
  waitForLevel(player);
  expect(announcedChallenge(player)).toBe(code);
});

test("a code with a friend's time is shown from its first letter on the screen that offers the challenge", () => {
  const code = writeChallengeCode({
    seed: 4711,
    puzzleIndex: 0,
    size: 2,
    ghost: { name: "ANNA", tenths: 9000, cleared: 0 },
  });
  const player = startPlayer(storeWith(), {
    arguments: [`code=${code}`],
    files: gameBehind(PRINT_DRAWN_TEXTS),
  });
  settle(player);
  press(player, "b");
  settle(player);
  openRow(player, "Challenge");
  drawnTextsOf(player);
  press(player, "down");
  press(player, "up");
  settle(player);
  const letters = drawnTextsOf(player).filter((text) => text.length === 1);
  expect(letters.slice(-7).join("")).toBe(code.slice(0, 7));
});

test("the drum of a level code shows the digits and then the letters in everyday order", () => {
  const player = openLevelDial();
  press(player, "up");
  settle(player);
  expect(drawnTextsOf(player).join("")).toContain("789AB");
});

test("a level code that is dialled by the crank, each letter a degree short, opens its level", () => {
  const map = allLevelsOf(puzzleOf("last-ball").campaign)[0].map.join("\n");
  const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("last-ball"), map })).replaceAll("-", "");
  const player = openLevelDial();
  crankAll(player, code.slice(0, -1), DRUM_LETTERS, "right");
  crankAll(player, code.slice(-1), DRUM_LETTERS, "a");
  expect(waitForLevel(player)).toMatchObject({ map: map.split("\n") });
});

test.each([
  ["done", ["a", "a"]],
  ["back", ["b"]],
] as const)(
  "the cursor of the settings stays on the name after the name's dial is left by %s, so that Ⓐ opens it again",
  (_, buttons) => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.name = "E")));
    openRow(player, "Settings");
    moveToName(player);
    settle(player);
    expect(isTextOnScreen(player, "Friends see it")).toBe(true);
    press(player, "a");
    settle(player);
    for (const button of buttons) press(player, button);
    settle(player);
    expect(isTextOnScreen(player, "Friends see it")).toBe(true);
    press(player, "a");
    settle(player);
    expect(isTextOnScreen(player, "Your name")).toBe(true);
    expect(saveAfterExit(player).settings.isLampShown).toBe(true);
  },
);

test("a name that is dialled by the crank, each letter a degree short, is saved", () => {
  const player = startPlayer(storeWith(({ settings }) => void (settings.name = "")));
  openRow(player, "Settings");
  moveToName(player);
  press(player, "a");
  settle(player);
  crankAll(player, "EVE", "-ABCDEFGHIJKLMNOPQRSTUVWXYZ", "a");
  press(player, "a");
  settle(player);
  expect(saveAfterExit(player).settings.name).toBe("EVE");
});

describe("letters that are typed on a keyboard", () => {
  function type(player: Player, text: string): void {
    for (const letter of text) {
      player.console.keyPressed(`=${letter}`);
      frame(player);
    }
  }

  test("enter a challenge code, whatever else their keys mean, and Ⓐ opens the challenge", () => {
    const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 });
    const player = openChallengeDial();
    type(player, code.slice(0, 3));
    press(player, "b");
    type(player, code.slice(2));
    expect(
      player.printed
        .filter((line) => line.startsWith("typed: "))
        .map((line) => line.slice(7))
        .join(""),
    ).toBe(code.slice(0, 3) + code.slice(2));
    press(player, "a");
    settle(player);
    expect(announcedChallenge(player)).toBe(code);
  });

  test("go on to a friend's time after the seven letters of a challenge", () => {
    const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 });
    const player = openChallengeDial();
    type(player, `${code}KM`);
    player.console.keyPressed("b");
    frame(player);
    expect(player.printed.at(-1)).toContain("10 of");
  });

  test("enter a level code; a letter that no code has is refused, and runs no command", () => {
    const puzzleIndex = puzzleIndexOf("skid");
    const map = allLevelsOf(puzzleOf("skid").campaign)[0].map.join("\n");
    const code = runToEnd(writeLevelCode({ puzzleIndex, map })).replaceAll("-", "");
    const player = startPlayer(storeWith(undefined, "skid"), { arguments: ["level=25NY8"] });
    settle(player);
    for (let at = 0; at < 10; at++) press(player, "left");
    type(player, `${code.slice(0, 4)}I0${code.slice(4)}`);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "skid", map: map.split("\n") });
  });

  test("enter a name", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Settings");
    settle(player);
    moveToName(player);
    press(player, "a");
    settle(player);
    expect(screenNow(player)).toBe("name");
    type(player, "RHM");
    press(player, "b");
    type(player, "X");
    press(player, "a");
    settle(player);
    expect(saveAfterExit(player).settings.name).toBe("RHX");
  });

  test("mean nothing on other screens", () => {
    const player = startPlayer(storeWith());
    settle(player);
    const { length } = player.printed;
    type(player, "RHM8");
    expect(player.printed.slice(length)).toEqual([]);
  });
});
