import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import type { Save } from "../../src/game/save/save";
import {
  isEndCardShown,
  leave,
  levelNow,
  solutionOf,
  openCampaignAfter,
  openLevelOf,
  openRow,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { codeOf, openChallenge, openTitleRow } from "./open-mode";
import { frame, frames, saveAfterExit, press, makeMove, settle, startPlayer, type Player } from "./player";
import { resumePointOf, saveIn, storeWith } from "./saves";
import type { AttemptJson } from "./attempt-json";
import { solveWithDetour } from "./solver";
import { FIRST_PUZZLE_ID, rulesOf, puzzleOf, PUZZLE_ROWS } from "./puzzles";

/** What the crank turns from a level on the map to the next one. */
const CRANK_DEGREES_PER_LEVEL = 20;

// No record, medal or best is had by a trick, and nothing is lost by a slip of a finger.

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

/** Has the game play the level on the screen to its end. */
function watch(player: Player): void {
  const { map } = now(player);
  hold(player, "a", FRAMES_A_SECOND);
  waitUntil(player, () => {
    const level = levelNow(player);
    return level === undefined || level.outcome === "won" || level.map.join() !== map.join();
  });
}

/** Takes a rest that is longer than any slip of a finger. */
function rest(player: Player): void {
  frames(player, FRAMES_A_SECOND);
}

const medalsOfSixth = ({ puzzles }: Save) => medalsOf(digitOf(puzzles[0].medals, 5));

describe("a level that was watched", () => {
  test("of the campaign is cleared, and has no other medal", () => {
    const player = openCampaignAfter(5);
    watch(player);
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(medalsOfSixth(saveAfterExit(player))).toEqual({ cleared: true, ...NONE });
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: 7 });
  });

  test("keeps the medals that were won before", () => {
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

  test("is watched also if the player makes its last move, or leaves in the middle", () => {
    const player = openCampaignAfter(5);
    const line = solutionOf(now(player));
    hold(player, "a", FRAMES_A_SECOND);
    waitUntil(player, () => now(player).goal === line.length - 1);
    frames(player, 2);
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ watched: true });
    const again = startPlayer(player.store);
    press(again, "a");
    settle(again);
    press(again, "a");
    waitForLevel(again);
    settle(again);
    makeMove(again, line[line.length - 1]);
    settle(again);
    expect(medalsOfSixth(saveAfterExit(again))).toEqual({ cleared: true, ...NONE });
  });

  test("of an endless run raises neither best nor streak nor counts, and the next has its number", () => {
    const player = openTitleRow(storeWith(), "Play");
    winAndGoOn(player);
    const before = saveIn(player.store);
    expect(before?.stats).toMatchObject({ levelsCleared: 1, streak: 1 });
    const second = now(player);
    watch(player);
    waitForLevel(player, second);
    settle(player);
    const after = saveIn(player.store);
    expect(after?.puzzles[0].endlessBest).toBe(before?.puzzles[0].endlessBest);
    expect(after?.stats).toEqual({ ...before?.stats, streak: 0 });
    winAndGoOn(player);
    expect(saveIn(player.store)?.puzzles[0].endlessBest).toBe(3);
    expect(now(player).level).toBe(4);
  });

  test("of the day does not count, and is not to be won after it", () => {
    const store = storeWith();
    const player = openTitleRow(store, "Today", 3);
    watch(player);
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(saveAfterExit(player).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 0 });
    const again = startPlayer(store, { daysLater: 3 });
    openLevelOf(again, "Today");
    expect(now(again).outcome).toBe("won");
    settle(again);
    expect(isEndCardShown(again)).toBe(true);
    expect(saveAfterExit(again).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 0 });
    expect(now(openTitleRow(store, "Today", 4))).toMatchObject({ outcome: "playing", moves: "" });
  });

  test("of a challenge is told from those that were won", () => {
    const player = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    const first = now(player);
    watch(player);
    expect(waitForLevel(player, first)).toMatchObject({ level: 2 });
    settle(player);
    expect(resumePointOf(player.store, "challenge")?.tally).toMatchObject({ counts: [0, 1, 1, expect.any(Number)] });
    for (let level = 2; level < CHALLENGE_LEVELS; level++) winAndGoOn(player);
    winAndSee(player);
    const unaided = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    for (let level = 1; level < CHALLENGE_LEVELS; level++) winAndGoOn(unaided);
    winAndSee(unaided);
    expect(player.console.pixels).not.toEqual(unaided.console.pixels);
  });

  test("is not one that the player thinks better of before its first move", () => {
    const player = openCampaignAfter(5);
    const line = solutionOf(now(player));
    hold(player, "a", FRAMES_A_SECOND);
    makeMove(player, line[0]);
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ watched: false });
  });
});

describe("a rush", () => {
  test("shows no hint and plays nothing by itself, however long A is held", () => {
    const player = openTitleRow(storeWith(), "Rush");
    rest(player);
    const board = player.console.pixels.slice(22 * 400);
    hold(player, "a", 5 * FRAMES_A_SECOND);
    rest(player);
    expect(now(player)).toMatchObject({ level: 1, moves: "" });
    expect(player.console.pixels.slice(22 * 400)).toEqual(board);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "rush")).toMatchObject({ hints: 0 });
  });

  test("has neither a hint in the menu nor a copy for the workshop, to look at while the clock stands", () => {
    const titles = (player: Player) => player.console.menuItems().map(({ title }) => title);
    expect(titles(openTitleRow(storeWith(), "Rush"))).toEqual(["restart level", "end the rush", "leave"]);
    expect(titles(openTitleRow(storeWith(), "Play"))).toEqual(["restart level", "hint", "leave"]);
  });
});

describe("a hint", () => {
  test("does not come by a second press on what was there before the level", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "a");
    waitForLevel(player);
    frames(player, 4);
    press(player, "a");
    settle(player);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ levelNumber: 7, hints: 0 });
    press(player, "a");
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ levelNumber: 7, hints: 1 });
  });

  test("counts once however long it is to be seen, and not where there is none", () => {
    const player = openCampaignAfter(5);
    press(player, "a");
    rest(player);
    press(player, "a");
    rest(player);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "campaign")).toMatchObject({ hints: 2 });
  });
});

describe("B at the start of a level", () => {
  test("leaves by the second tap, not by the first", () => {
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

  test("does not leave after something else was done", () => {
    const player = openTitleRow(storeWith(), "Play");
    press(player, "b");
    rest(player);
    press(player, "a");
    rest(player);
    press(player, "b");
    rest(player);
    expect(now(player).level).toBe(1);
  });

  test("does not leave however often it is tapped in a row after a move", () => {
    for (const row of ["Play", "Rush"] as const) {
      const player = openTitleRow(storeWith(), row);
      makeMove(player, solutionOf(now(player))[0]);
      for (let tap = 0; tap < 12; tap++) press(player, "b");
      expect(now(player)).toMatchObject({ goal: 0 });
      leave(player);
      rest(player);
      expect(levelNow(player)).toBeUndefined();
    }
  });

  test("does not leave by a second tap on a card that has just come", () => {
    const player = openTitleRow(storeWith(), "Play");
    win(player);
    press(player, "b");
    press(player, "b");
    rest(player);
    expect(now(player)).toMatchObject({ level: 1, outcome: "won" });
  });
});

describe("the best of a campaign's level", () => {
  const bestOfThird = ({ puzzles }: Save) => puzzles[0].bests[2];

  function playThird(player: Player, line: readonly Direction[]): Save {
    for (const direction of line) makeMove(player, direction);
    settle(player);
    expect(now(player).outcome).toBe("won");
    return saveAfterExit(player);
  }

  test("is the fewest moves that it was ever cleared in, and no hint makes a better one", () => {
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
    press(hinted, "a");
    expect(bestOfThird(playThird(hinted, short))).toBe(long.length);
    // The hint is remembered until the end of the next day.
    expect(bestOfThird(playThird(again(1), short))).toBe(long.length);
    expect(bestOfThird(playThird(again(2), short))).toBe(short.length);
    expect(bestOfThird(playThird(again(2), long))).toBe(short.length);
  });
});

/** A challenge of the largest levels, which are not there yet. */
function openChallengeAtOnce(puzzleId: string): Player {
  return startPlayer(storeWith(), { arguments: [`code=${codeOf(puzzleId, 10)}`] });
}

describe("before a level is there", () => {
  test.each(PUZZLE_ROWS)(
    "its bare board in %s is to be seen as soon as the shutter is open, and no frame is black",
    (world) => {
      const player = openChallengeAtOnce(world);
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
  /** A push that the rules refuse at the start of the level on the screen. */
  function refusedPush(player: Player): Button | undefined {
    const { puzzle, map } = now(player);
    const { start, move } = rulesOf(puzzle, map.join("\n"));
    const refused = DIRECTIONS.find((direction) => move(start, direction) === undefined);
    return refused === undefined ? undefined : BUTTONS[refused];
  }

  test.each([["ice-path"], ["skid"], ["penguin"], ["fruit"]])(
    "shakes the pieces of %s, which then stand where they stood",
    (world) => {
      let player = openCampaignAfter(0, world);
      for (let cleared = 1; refusedPush(player) === undefined; cleared++) player = openCampaignAfter(cleared, world);
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

describe("a thing that is new", () => {
  const campaign = puzzleOf("skid").campaign;
  const firstLevels = (count: number) => storeWith((_, kept) => void (kept.medals = "1".repeat(count)), "skid");
  const mapOf = (place: number): readonly string[] => campaign.level(place).map;

  test("is taught by a tiny level before the first level of an endless run that has it, once", () => {
    const player = openTitleRow(firstLevels(3), "Play");
    let level = now(player);
    const taught: number[] = [];
    while (level.level === undefined || level.level < 8) {
      const place = [10, 20, 30, 40].find((candidate) => mapOf(candidate).join() === level.map.join());
      if (place !== undefined) taught.push(place);
      const next = winAndGoOn(player);
      expect(next.level).toBe((level.level ?? 0) + (isTaught(next) ? 0 : 1));
      level = next;
    }
    expect(taught).toEqual([10, 20]);
    const { medals } = saveAfterExit(player).puzzles[0];
    expect([10, 20, 30].map((place) => medalsOf(digitOf(medals, place)).cleared)).toEqual([true, true, false]);
    expect(saveIn(player.store)?.puzzles[0].endlessBest).toBe(8);
  });

  const isTaught = ({ map }: AttemptJson): boolean =>
    [10, 20, 30, 40].some((place) => mapOf(place).join() === map.join());

  test("is taught before a level of the campaign that has it, and by that level itself if it is the one", () => {
    const itself = openCampaignAfter(10, "skid");
    expect(now(itself).map).toEqual(mapOf(10));
    winAndSee(itself);
    expect(medalsOf(digitOf(saveAfterExit(itself).puzzles[0].medals, 10))).toMatchObject({ par: true });
    const store = firstLevels(10);
    const player = startPlayer(store);
    openRow(player, "Campaign");
    frame(player, [], CRANK_DEGREES_PER_LEVEL);
    press(player, "a");
    expect(waitForLevel(player).map).toEqual(mapOf(10));
    settle(player);
    expect(winAndGoOn(player).map).toEqual(mapOf(11));
  });

  test("is taught again to who left in the middle, and what was left before is left still", () => {
    const player = openTitleRow(firstLevels(3), "Play");
    while (!isTaught(now(player))) winAndGoOn(player);
    const { level, map } = now(player);
    player.console.signal("gameWillTerminate");
    expect(resumePointOf(player.store, "endless")).toMatchObject({ levelNumber: level });
    const again = startPlayer(player.store);
    press(again, "a");
    waitUntil(again, () => levelNow(again)?.map.join() === map.join());
    settle(again);
    expect(winAndGoOn(again).level).toBe((level ?? 0) + 1);
  });
});
