import { describe, expect, test } from "vitest";
import { TEXTS } from "../../src/game/texts/index";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { levelNow, rewind, skipLessons, waitForLevel, winAndGoOn } from "./bot";
import { CHAIN } from "./chain-level";
import { startEndless } from "./endless-run";
import { openTitleRow } from "./open-mode";
import { frame, frames, makeMove, press, settle, type Player } from "./player";
import { FIRST_PUZZLE_ID } from "./puzzles";
import { fillRun, storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";

const FRAMES_A_SECOND = 30;
/**
 * Tips for a player who seems to be stuck: `HINT` offers a hint, and `REWIND` says that Ⓑ or the crank takes moves
 * back. Each tip has several versions, the longest first.
 */
const { hintOfferTips: HINT, rewindTips: REWIND } = TEXTS.play;
/**
 * The tip that is shown at once when the lamp goes out. The lamp is a light in the scenery that shows whether a win is
 * still possible.
 */
const OUT = REWIND.slice(-1);

/**
 * Resumes an endless run on a level with the given map. The player has already used Ⓑ or the crank to take moves back.
 * So the game does not show the tip that explains how to take moves back.
 */
function openMap(map: readonly string[], puzzleId = FIRST_PUZZLE_ID, isLampShown = true): Player {
  const player = startEndless(
    storeWith((save, saved) => {
      save.settings.isLampShown = isLampShown;
      save.stats.rewinds = 1;
      fillRun(save, saved, { seed: 7, levelNumber: 12, best: 12, map: map.join("\n") });
    }, puzzleId),
  );
  waitForLevel(player);
  settle(player);
  return player;
}

function loseBy(player: Player, move: Direction): void {
  makeMove(player, move);
  expect(levelNow(player)?.outcome).toBe("lost");
  press(player, "b");
  settle(player);
  expect(levelNow(player)?.outcome).toBe("playing");
}

function isShown(player: Player, tips: readonly string[]): boolean {
  return tips.some((tip) => isTextOnScreen(player, tip));
}

function rest(player: Player, seconds: number): void {
  frames(player, seconds * FRAMES_A_SECOND);
}

describe("a player who lost a level", () => {
  test("is offered a hint after the third loss from one state, once in the level, until the next input", () => {
    const player = openMap(CHAIN);
    loseBy(player, LEFT);
    loseBy(player, LEFT);
    expect(isShown(player, HINT)).toBe(false);
    loseBy(player, UP);
    expect(isShown(player, HINT)).toBe(true);
    frame(player, ["b"]);
    settle(player);
    expect(isShown(player, HINT)).toBe(false);
    for (let loss = 0; loss < 4; loss++) loseBy(player, LEFT);
    rest(player, 65);
    expect(isShown(player, HINT)).toBe(false);
  });

  test("is offered nothing after three losses from two states", () => {
    const player = openMap(CHAIN);
    loseBy(player, LEFT);
    loseBy(player, LEFT);
    makeMove(player, RIGHT);
    loseBy(player, UP);
    rewind(player);
    loseBy(player, LEFT);
    loseBy(player, LEFT);
    expect(isShown(player, HINT)).toBe(false);
  });

  test("is offered a hint in the next level, too", () => {
    const player = openMap(CHAIN);
    for (let loss = 0; loss < 3; loss++) loseBy(player, LEFT);
    winAndGoOn(player);
    expect(isShown(player, HINT)).toBe(false);
    rest(player, 61);
    expect(isShown(player, HINT)).toBe(true);
  });
});

describe("a player who rests", () => {
  test("is offered a hint after a minute without input", () => {
    const player = openMap(CHAIN);
    press(player, "right");
    rest(player, 59);
    expect(isShown(player, HINT)).toBe(false);
    rest(player, 2);
    expect(isShown(player, HINT)).toBe(true);
    press(player, "a");
    settle(player);
    expect(isShown(player, HINT)).toBe(false);
  });

  test.each([
    ["the direction pad", (player: Player) => void makeMove(player, RIGHT)],
    ["Ⓑ", (player: Player) => void press(player, "b")],
    ["the crank", (player: Player) => void frame(player, [], 5)],
  ])("is offered nothing within a minute of an input by %s", (_, act) => {
    const player = openMap(CHAIN);
    makeMove(player, RIGHT);
    rest(player, 40);
    act(player);
    rest(player, 50);
    expect(isShown(player, HINT)).toBe(false);
  });

  test("is offered the crank while the lamp is out", () => {
    const player = openMap([".....", ".@.O.", "....."], "ice-path");
    makeMove(player, UP);
    expect(isShown(player, OUT)).toBe(true);
    rest(player, 61);
    expect(isShown(player, REWIND)).toBe(true);
    expect(isShown(player, HINT)).toBe(false);
  });

  test("is not told by the offer that a level is lost if the lamp is switched off", () => {
    const player = openMap([".....", ".@.O.", "....."], "ice-path", false);
    makeMove(player, DOWN);
    rest(player, 61);
    expect(isShown(player, HINT)).toBe(true);
    expect(isShown(player, REWIND)).toBe(false);
  });

  test("is offered nothing in a timed mode", () => {
    const player = openTitleRow(storeWith(), "Rush");
    skipLessons(player);
    rest(player, 65);
    expect(levelNow(player)?.mode).toBe("rush");
    expect(isShown(player, HINT)).toBe(false);
  });
});
