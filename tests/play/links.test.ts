import { describe, expect, test } from "vitest";
import { MAX_CHALLENGE_PUZZLES, RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { isCleared } from "../../src/game/save/medals";
import { openAfterHoursFlags, openLevelFlags } from "../../src/game/save/progress";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import type { Store } from "../../simulator/host";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { printedAttempt } from "./attempt-json";
import { leave, openRow, skipLessons, waitForEndCard, waitForLevel, winAndSee } from "./bot";
import { frames, press, screenNow, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS, puzzleIndexOf, puzzleOf } from "./puzzles";
import { saveIn, storeWith } from "./saves";

/** A challenge code of a newer version of the game: its puzzle has an index that this version does not know. */
const NEWER_CHALLENGE = writeChallengeCode({ seed: 4711, puzzleIndex: MAX_CHALLENGE_PUZZLES - 1, size: 3 });
const NEWER_LEVEL = "HAA6C";
const FRAMES_OF_MOVES = 200;

const PUZZLE = "ice-path";
const LEVEL_COUNT = puzzleOf(PUZZLE).campaign.levelCount;

function openLink(query: string, store = storeWith(undefined, "last-ball")): Player {
  const player = startPlayer(store, { arguments: query.split("&") });
  settle(player);
  return player;
}

function attemptOf(player: Player): unknown {
  return JSON.parse(printedAttempt(player) ?? "{}");
}

function linesOf({ printed }: Player, topic: string): string[] {
  return printed.filter((line) => line.startsWith(`${topic}: `)).map((line) => line.slice(topic.length + 2));
}

function levelCode(puzzleId: string): string {
  const map = allLevelsOf(puzzleOf(puzzleId).campaign)[0].map.join("\n");
  return runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
}

function storeOf(medals: string): Store {
  return storeWith((_, saved) => void (saved.medals = medals), PUZZLE);
}

function winByLink(medals: string, level: number): Player {
  const player = openLink(`campaign=${level}&puzzle=${PUZZLE}`, storeOf(medals));
  expect(skipLessons(player)).toMatchObject({ mode: "campaign", level });
  winAndSee(player);
  player.console.signal("gameWillPause");
  return player;
}

function savedIn(store: Store): Save {
  const save = saveIn(store);
  if (save === undefined) throw new Error("nothing was saved");
  return save;
}

test("a link to today's level opens it, and the game reports the same link", () => {
  const player = openLink("daily=2025-12-31&puzzle=skid");
  expect(waitForLevel(player)).toMatchObject({ puzzle: "skid", mode: "daily" });
  expect(linesOf(player, "link")).toEqual(["daily=2025-12-31&puzzle=skid"]);
});

test("a link to the level of a past day plays it, and it counts for nothing", () => {
  const player = openLink("daily=2025-12-01&puzzle=penguin");
  expect(waitForLevel(player)).toMatchObject({ puzzle: "penguin", mode: "own", seed: 8388608 + 9466 });
  expect(linesOf(player, "link")).toEqual(["daily=2025-12-01&puzzle=penguin"]);
});

test.each([
  ["daily=2026-01-01&puzzle=skid", "daily to-come", "today"],
  ["daily=2025-02-30", "daily no-date", "today"],
  ["daily=2025-12-31&puzzle=chess", "puzzle wrong", "play"],
  ["remix=2025-12-20", "remix over", "today"],
  ["remix=2026-02-20", "remix to-come", "today"],
  ["remix=soon", "remix no-date", "today"],
  ["campaign=500&puzzle=fruit", "campaign wrong", "campaign map"],
  ["campaign=0&puzzle=skid", "campaign wrong", "campaign map"],
  ["lesson=_&puzzle=fruit", "lesson wrong", "lessons of a puzzle"],
  ["level=25NY8", "level wrong", "level dial"],
  ["challenge=AAAAAAB", "challenge wrong", "challenges"],
  [`challenge=${NEWER_CHALLENGE}`, "challenge newer", "challenges"],
  [`level=${NEWER_LEVEL}`, "level newer", "level dial"],
])("the game names the wrong parameter of ?%s, and opens the nearest screen", (query, problem, screen) => {
  const player = openLink(query);
  expect(linesOf(player, "problem")).toEqual([problem]);
  expect(screenNow(player)).toBe(screen);
});

test.each([
  ["daily", "today"],
  ["daily=today", "today"],
  ["rush=&puzzle=fruit", "card"],
  ["campaign=&puzzle=fruit", "campaign map"],
  ["remix=", "play"],
  ["puzzle=penguin", "title"],
])("the link ?%s opens its screen without a complaint", (query, screen) => {
  const player = openLink(query.includes("=") ? query : `${query}=`);
  expect(linesOf(player, "problem")).toEqual([]);
  expect(screenNow(player)).toBe(screen);
});

test("a link to a lesson opens the lesson of the named puzzle", () => {
  const player = openLink("lesson=h&puzzle=fruit");
  expect(attemptOf(player)).toMatchObject({ puzzle: "fruit" });
  expect(linesOf(player, "link")).toEqual(["lesson=h&puzzle=fruit"]);
});

test.each(["level", "rush", "replay", "daily", "campaign", "lesson", "remix", "continue"])(
  "a challenge code works in the parameter %s",
  (name) => {
    const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 });
    expect(linesOf(openLink(`${name}=${code}`), "link")).toEqual([`challenge=${code}`]);
  },
);

test("a challenge of three minutes is reported as a link to a rush", () => {
  const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: RUSH_SIZE });
  expect(linesOf(openLink(`challenge=${code}`), "link")).toEqual([`rush=${code}`]);
});

test.each(PUZZLE_ROWS)("a cleared level of %s becomes a link that plays its moves to a friend", (puzzleId) => {
  const winner = openLink(`level=${levelCode(puzzleId)}`, storeWith(undefined, puzzleId));
  waitForLevel(winner);
  settle(winner);
  winner.console.keyPressed("l");
  expect(linesOf(winner, "replay")).toEqual(["none"]);
  winAndSee(winner);
  winner.console.keyPressed("l");
  const link = linesOf(winner, "replay").at(-1) ?? "";
  const moves = link.split(".")[1];
  expect(link).toBe(`replay=${levelCode(puzzleId)}.${moves}`);

  const friend = startPlayer(storeWith(undefined, puzzleId), { arguments: [link] });
  frames(friend, 2);
  expect(attemptOf(friend)).toMatchObject({ puzzle: puzzleId, moves });
  frames(friend, FRAMES_OF_MOVES);
  expect(attemptOf(friend)).toMatchObject({ moves, moveCount: moves.length, outcome: "won" });
  expect(linesOf(friend, "link")).toEqual([link]);
  press(friend, "a");
  expect(waitForLevel(friend)).toMatchObject({ puzzle: puzzleId, mode: "own", moves: "" });
});

test("a replay whose moves do not solve its level says so, and the level can be played", () => {
  const player = openLink(`replay=${levelCode("skid")}.UUUUUUUU`);
  expect(linesOf(player, "problem")).toEqual(["replay no-moves"]);
  expect(waitForLevel(player)).toMatchObject({ puzzle: "skid", mode: "own", moves: "" });
});

test("the link ?continue goes on with what the player last chose on the title screen", () => {
  const { store } = ((player) => {
    openRow(player, "Today");
    settle(player);
    player.console.signal("gameWillTerminate");
    return player;
  })(startPlayer(storeWith(undefined, "skid")));
  expect(screenNow(openLink("continue=", store))).toBe("today");
  const campaign = storeWith((save) => void (save.titleRow = 1), "skid");
  expect(attemptOf(openLink("continue=", campaign))).toMatchObject({ puzzle: "skid", mode: "campaign", level: 4 });
  const fresh = storeWith((save) => void (save.titleRow = 5), "skid");
  expect(screenNow(openLink("continue=", fresh))).toBe("title");
});

describe("a link to a campaign level", () => {
  const CLOSED_LEVEL = 40;

  test("opens the level as the map does, and the game reports the same link", () => {
    const query = "campaign=2&puzzle=fruit";
    const player = openLink(query, storeWith(undefined, "skid"));
    expect(skipLessons(player)).toMatchObject({ puzzle: "fruit", mode: "campaign", level: 2 });
    expect(linesOf(player, "link")).toEqual([query]);
    leave(player);
    expect(screenNow(player)).toBe("campaign map");
    expect(linesOf(player, "link").at(-1)).toBe("none");
  });

  test("also opens a level that is still locked: its win counts, and opens no other level", () => {
    const { store } = winByLink("", CLOSED_LEVEL);
    const { medals } = openPuzzleSave(savedIn(store), PUZZLE);
    expect(isCleared(medals, CLOSED_LEVEL - 1)).toBe(true);
    const open = openLevelFlags(medals, LEVEL_COUNT).flatMap((isOpen, index) => (isOpen ? [index + 1] : []));
    expect(open).toEqual([1, 2, 3, 4, 5, CLOSED_LEVEL]);
  });

  test("after a locked level, Ⓐ leads to the first level that is not cleared", () => {
    const player = winByLink("11", CLOSED_LEVEL);
    waitForEndCard(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 3 });
    expect(linesOf(player, "link").at(-1)).toBe(`campaign=3&puzzle=${PUZZLE}`);
  });

  test("a win of the last level ends no campaign that is not at its end", () => {
    const player = winByLink("111", LEVEL_COUNT);
    waitForEndCard(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 4 });
    const { medals } = openPuzzleSave(savedIn(player.store), PUZZLE);
    expect(openAfterHoursFlags(medals, puzzleOf(PUZZLE).campaign)).toEqual([]);
  });

  test("a level after hours opens as a friend's level until the campaign is over", () => {
    const query = `campaign=${LEVEL_COUNT + 1}&puzzle=${PUZZLE}`;
    const { map } = puzzleOf(PUZZLE).campaign.level(LEVEL_COUNT);
    const beginner = openLink(query, storeOf("111"));
    expect(waitForLevel(beginner)).toMatchObject({ mode: "own", map });
    const finisher = openLink(query, storeOf("1".repeat(LEVEL_COUNT)));
    expect(waitForLevel(finisher)).toMatchObject({ mode: "campaign", level: LEVEL_COUNT + 1, map });
  });

  test("is also reported for the first levels of a new player, which Play opens", () => {
    const player = startPlayer();
    openRow(player, "Play");
    waitForLevel(player);
    expect(linesOf(player, "link").at(-1)).toBe(`campaign=1&puzzle=${FIRST_PUZZLE_ID}`);
  });
});
