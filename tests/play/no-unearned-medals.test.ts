/**
 * Tests that a player cannot cheat to earn a medal or to improve the best number of moves, and that an accidental press
 * loses nothing.
 */
import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import type { Save } from "../../src/game/save/save";
import {
  isEndCardShown,
  waitForEndCard,
  leave,
  levelNow,
  solutionOf,
  openCampaignAfter,
  openLevelOf,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { codeOf, openChallenge, openTitleRow } from "./open-mode";
import { askForMove, frame, frames, saveAfterExit, press, makeMove, settle, startPlayer, type Player } from "./player";
import { resumePointOf, saveIn, storeWith } from "./saves";
import type { AttemptJson } from "./attempt-json";
import { solveWithDetour } from "./solver";
import { FIRST_PUZZLE_ID, rulesOf, PUZZLE_ROWS } from "./puzzles";

const FRAMES_A_SECOND = 30;
const SHUTTER_FRAMES = 8;
const BUTTONS = ["up", "right", "down", "left"] as const;
const NONE = { par: false, feat: false, clean: false };

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

function hold(player: Player, button: Button, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [button]);
}

function watch(player: Player): void {
  const { map } = now(player);
  hold(player, "a", FRAMES_A_SECOND);
  waitUntil(player, () => {
    const level = levelNow(player);
    return level === undefined || level.outcome === "won" || level.map.join() !== map.join();
  });
}

/**
 * Waits for a second without input. After this time, the game does not take the next press of a button as a repetition
 * of the press before. Also, a level that has just appeared no longer ignores presses.
 */
function rest(player: Player): void {
  frames(player, FRAMES_A_SECOND);
}

const medalsOfSixth = ({ puzzles }: Save) => medalsOf(digitOf(puzzles[0].medals, 5));

describe("a level whose solution was watched", () => {
  test("a campaign level that was watched is cleared and has no medal", () => {
    const player = openCampaignAfter(5);
    watch(player);
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(medalsOfSixth(saveAfterExit(player))).toEqual({ isCleared: true, ...NONE });
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: 7 });
  });

  test("a campaign level that was watched keeps the medals that were won before", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    const before = medalsOfSixth(saveAfterExit(player));
    expect(before).toMatchObject({ par: true, feat: true });
    press(player, "b");
    settle(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    watch(player);
    settle(player);
    expect(medalsOfSixth(saveAfterExit(player))).toEqual(before);
  });

  test("a level counts as watched even if the player makes its last move after a restart", () => {
    const player = openCampaignAfter(5);
    const line = solutionOf(now(player));
    hold(player, "a", FRAMES_A_SECOND);
    waitUntil(player, () => now(player).moveCount === line.length - 1);
    frames(player, 2);
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ wasWatched: true });
    const again = startPlayer(player.store);
    press(again, "a");
    settle(again);
    press(again, "a");
    waitForLevel(again);
    settle(again);
    makeMove(again, line[line.length - 1]);
    settle(again);
    expect(medalsOfSixth(saveAfterExit(again))).toEqual({ isCleared: true, ...NONE });
  });

  test("an endless level that was watched ends the streak and raises no count, but the run goes on", () => {
    const player = openTitleRow(storeWith(), "Play");
    winAndGoOn(player);
    const before = saveIn(player.store);
    expect(before?.stats).toMatchObject({ levelsCleared: 1, levelStreak: 1 });
    const second = now(player);
    rest(player);
    watch(player);
    waitForLevel(player, second);
    settle(player);
    const after = saveIn(player.store);
    expect(after?.puzzles[0].bestLevels).toEqual(before?.puzzles[0].bestLevels);
    expect(after?.stats).toEqual({ ...before?.stats, levelStreak: 0 });
    winAndGoOn(player);
    expect(saveIn(player.store)?.puzzles[0].bestLevels).toEqual([0, 3, 0]);
    expect(now(player).level).toBe(4);
  });

  test("a daily level that was watched does not count, and cannot be won afterwards", () => {
    const store = storeWith();
    const player = openTitleRow(store, "Today", 3);
    watch(player);
    settle(player);
    expect(waitForEndCard(player)).toBe(true);
    expect(saveAfterExit(player).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 0 });
    const again = startPlayer(store, { daysLater: 3 });
    openLevelOf(again, "Today");
    expect(now(again).outcome).toBe("won");
    settle(again);
    expect(waitForEndCard(again)).toBe(true);
    expect(saveAfterExit(again).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 0 });
    expect(now(openTitleRow(store, "Today", 4))).toMatchObject({ outcome: "playing", moves: "" });
  });

  test("a challenge with a level that was watched has another end card than one without help", () => {
    const player = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    const first = now(player);
    watch(player);
    expect(waitForLevel(player, first)).toMatchObject({ level: 2 });
    settle(player);
    expect(resumePointOf(player.store, "challenge")?.tally).toMatchObject({ counts: [0, 0, 1, expect.any(Number)] });
    for (let level = 2; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
    winAndSee(player);
    const unaided = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    for (let level = 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(unaided);
    winAndSee(unaided);
    expect(player.console.pixels).not.toEqual(unaided.console.pixels);
  });

  test("a hint that is shown before the solution is watched does not count in a challenge", () => {
    const player = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    const first = now(player);
    askForMove(player);
    settle(player);
    watch(player);
    expect(waitForLevel(player, first)).toMatchObject({ level: 2 });
    settle(player);
    expect(resumePointOf(player.store, "challenge")?.tally).toMatchObject({ counts: [0, 0, 1, expect.any(Number)] });
  });

  test("a level does not count as watched if the player makes the first move before the game does", () => {
    const player = openCampaignAfter(5);
    const line = solutionOf(now(player));
    hold(player, "a", FRAMES_A_SECOND);
    makeMove(player, line[0]);
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ wasWatched: false });
  });
});

describe("a level in which hints showed every move", () => {
  function winByHints(player: Player): void {
    const { map } = now(player);
    const moves = solutionOf(now(player)).length;
    for (let move = 0; move < moves; move++) {
      askForMove(player);
      settle(player);
      press(player, "a");
      settle(player);
    }
    waitUntil(player, () => {
      const level = levelNow(player);
      return level === undefined || level.outcome === "won" || level.map.join() !== map.join();
    });
  }

  test("an endless level that hints won counts as watched", () => {
    const player = openTitleRow(storeWith(), "Play");
    winAndGoOn(player);
    const before = saveIn(player.store);
    const second = now(player);
    rest(player);
    winByHints(player);
    waitForLevel(player, second);
    settle(player);
    const after = saveIn(player.store);
    expect(after?.puzzles[0].bestLevels).toEqual(before?.puzzles[0].bestLevels);
    expect(after?.stats).toMatchObject({ levelsCleared: 1, levelStreak: 0 });
  });

  test("a daily level that hints won does not count", () => {
    const player = openTitleRow(storeWith(), "Today", 3);
    winByHints(player);
    settle(player);
    expect(waitForEndCard(player)).toBe(true);
    expect(saveAfterExit(player).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 0 });
  });

  test("a level with a move that no hint showed does not count as watched", () => {
    const player = openTitleRow(storeWith(), "Today", 3);
    makeMove(player, solutionOf(now(player))[0]);
    winByHints(player);
    settle(player);
    expect(saveAfterExit(player).puzzles[0].daily).toMatchObject({ streak: 1 });
  });
});

describe("help in a rush", () => {
  test("a rush shows no hint and plays nothing by itself, however long Ⓐ is held", () => {
    const player = openTitleRow(storeWith(), "Rush");
    rest(player);
    const board = player.console.pixels.slice(22 * 400);
    hold(player, "a", 5 * FRAMES_A_SECOND);
    rest(player);
    expect(now(player)).toMatchObject({ level: 1, moves: "" });
    expect(player.console.pixels.slice(22 * 400)).toEqual(board);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "rush")).toMatchObject({ countedHints: 0 });
  });

  test("the menu of a rush has no hint", () => {
    const titles = (player: Player) => player.console.menuItems().map(({ title }) => title);
    expect(titles(openTitleRow(storeWith(), "Rush"))).toEqual(["restart level", "end the rush", "leave"]);
    expect(titles(openTitleRow(storeWith(), "Play"))).toEqual(["restart level", "hint", "leave"]);
  });
});

describe("a hint", () => {
  test("a second press of Ⓐ on the card before a level shows no hint in the level", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "a");
    waitForLevel(player);
    frames(player, 4);
    press(player, "a");
    settle(player);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ levelNumber: 7, countedHints: 0 });
    press(player, "a");
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ levelNumber: 7, countedHints: 0 });
    press(player, "a");
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ levelNumber: 7, countedHints: 1 });
  });

  test("the first grade of a hint is free, and a hint counts once, however long it is shown", () => {
    const player = openCampaignAfter(5);
    for (const hints of [0, 1, 1]) {
      press(player, "a");
      rest(player);
      player.console.signal("gameWillTerminate");
      expect(resumePointOf(player.store, "campaign")).toMatchObject({ countedHints: hints, moves: "" });
    }
    press(player, "a");
    rest(player);
    player.console.signal("gameWillTerminate");
    const { moves } = resumePointOf(player.store, "campaign") ?? {};
    expect(moves).toHaveLength(1);
    for (let grade = 1; grade <= 2; grade++) press(player, "a");
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ countedHints: 2 });
  });
});

describe("Ⓑ at the start of a level", () => {
  test("Ⓑ leaves a level by its second tap, not by the first", () => {
    const player = openTitleRow(storeWith(), "Play");
    const before = player.console.pixels.slice();
    press(player, "b");
    rest(player);
    expect(now(player).level).toBe(1);
    expect(player.console.pixels).not.toEqual(before);
    press(player, "b");
    rest(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("Ⓑ does not leave a level if another button was pressed after the first tap", () => {
    const player = openTitleRow(storeWith(), "Play");
    press(player, "b");
    rest(player);
    press(player, "a");
    rest(player);
    press(player, "b");
    rest(player);
    expect(now(player).level).toBe(1);
  });

  test("Ⓑ does not leave a level after a move, however often it is tapped in a row", () => {
    for (const row of ["Play", "Rush"] as const) {
      const player = openTitleRow(storeWith(), row);
      makeMove(player, solutionOf(now(player))[0]);
      for (let tap = 0; tap < 12; tap++) press(player, "b");
      expect(now(player)).toMatchObject({ moveCount: 0 });
      leave(player);
      rest(player);
      expect(levelNow(player)).toBeUndefined();
    }
  });

  test("Ⓑ does not leave a level by a second tap on a card that has just appeared", () => {
    const player = openTitleRow(storeWith(), "Play");
    win(player);
    press(player, "b");
    press(player, "b");
    rest(player);
    expect(now(player)).toMatchObject({ level: 1, outcome: "won" });
  });
});

describe("the best of a campaign level", () => {
  const bestOfThird = ({ puzzles }: Save) => puzzles[0].bestMoves[2];

  function playThird(player: Player, line: readonly Direction[]): Save {
    for (const direction of line) makeMove(player, direction);
    settle(player);
    expect(now(player).outcome).toBe("won");
    return saveAfterExit(player);
  }

  test("the best of a campaign level is the fewest moves of all wins without a hint", () => {
    const player = openCampaignAfter(2, "ice-path");
    const map = now(player).map.join("\n");
    const [short, long] = [solutionOf(now(player)), solveWithDetour(map, "ice-path")];
    expect(long.length).toBeGreaterThan(short.length);
    expect(bestOfThird(playThird(player, long))).toBe(long.length);
    const again = (daysLater = 0): Player => {
      const next = startPlayer(player.store, { daysLater });
      press(next, "a");
      settle(next);
      press(next, "left");
      press(next, "a");
      waitForLevel(next);
      settle(next);
      return next;
    };
    const hinted = again();
    askForMove(hinted);
    expect(bestOfThird(playThird(hinted, short))).toBe(long.length);
    // The game remembers until the end of the next day that the player had a hint for this level. Until then, a better
    // number of moves is not recorded.
    expect(bestOfThird(playThird(again(1), short))).toBe(long.length);
    expect(bestOfThird(playThird(again(2), short))).toBe(short.length);
    expect(bestOfThird(playThird(again(2), long))).toBe(short.length);
  });
});

function openChallengeAtOnce(puzzleId: string): Player {
  return startPlayer(storeWith(), { arguments: [`code=${codeOf(puzzleId, 10)}`] });
}

describe("the time before a level is ready", () => {
  test.each(PUZZLE_ROWS)(
    "an empty board of %s is shown as soon as the shutter is open, and no frame is black",
    (puzzleId) => {
      const player = openChallengeAtOnce(puzzleId);
      let waited = 0;
      for (; levelNow(player) === undefined; waited++) {
        if (waited > SHUTTER_FRAMES) expect(player.console.pixels.slice(120 * 400, 121 * 400)).toContain(1);
        frame(player);
      }
      expect(waited).toBeGreaterThan(0);
    },
  );
});

describe("a push that moves nothing", () => {
  /**
   * Returns the button for a direction in which no piece of the level on the screen can move from its start state.
   * Returns undefined if there is none.
   */
  function refusedPush(player: Player): Button | undefined {
    const { puzzle, map } = now(player);
    const { start, move } = rulesOf(puzzle, map.join("\n"));
    const refused = DIRECTIONS.find((direction) => move(start, direction) === undefined);
    return refused === undefined ? undefined : BUTTONS[refused];
  }

  test.each([["ice-path"], ["skid"], ["penguin"], ["fruit"]])(
    "a push that moves nothing shakes the pieces of %s, which then stand where they stood",
    (puzzleId) => {
      let player = openCampaignAfter(0, puzzleId);
      for (let cleared = 1; refusedPush(player) === undefined; cleared++) player = openCampaignAfter(cleared, puzzleId);
      const button = refusedPush(player);
      if (button === undefined) throw new Error("every push moves something");
      const before = player.console.pixels.slice();
      frame(player, [button]);
      expect(player.console.pixels).not.toEqual(before);
      settle(player);
      expect(player.console.pixels).toEqual(before);
      expect(now(player).moves).toBe("");
    },
  );
});
