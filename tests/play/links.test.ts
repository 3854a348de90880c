import { expect, test } from "vitest";
import { MAX_CHALLENGE_PUZZLES, RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { printedAttempt } from "./attempt-json";
import { openRow, waitForLevel, winAndSee } from "./bot";
import { frames, press, screenNow, settle, startPlayer, type Player } from "./player";
import { PUZZLE_ROWS, puzzleIndexOf, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

/** A challenge code of a newer version of the game: its puzzle has an index that this version does not know. */
const NEWER_CHALLENGE = writeChallengeCode({ seed: 4711, puzzleIndex: MAX_CHALLENGE_PUZZLES - 1, size: 3 });
const NEWER_LEVEL = "HAA6C";
/** A number of frames in which the game itself can play all moves of a short level. */
const FRAMES_OF_MOVES = 200;

/** Starts the game with the parameters of a link, on 31 December 2025. */
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

test.each(["level", "rush", "replay", "daily", "lesson", "remix", "continue"])(
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
