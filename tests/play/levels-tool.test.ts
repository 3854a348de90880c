import { describe, expect, test } from "vitest";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { parseMoves } from "../../src/kernel/moves-text";
import { isFault } from "../../src/kernel/fault";
import { runProjectTool, parseOutput } from "../tools/run-tool";
import { levelNow, openLevelOf, waitForLevel } from "./bot";
import { openChallenge, openTitleRow } from "./open-mode";
import { press, makeMove, startPlayer, settle, type Player } from "./player";
import { storeWith } from "./saves";
import type { AttemptJson } from "./attempt-json";
import { puzzleIndexOf, PUZZLE_ROWS } from "./puzzles";

const BUTTONS = ["up", "right", "down", "left"] as const;
const LEVELS = 3;

interface Line {
  readonly number: number;
  readonly map: readonly string[];
  readonly solution: string;
}

function lines(...words: readonly string[]): Line[] {
  return parseOutput(runProjectTool("levels", ...words)) as Line[];
}

function playOn(player: Player, before: AttemptJson, solution: string): AttemptJson {
  const moves = parseMoves(solution);
  if (isFault(moves)) throw new Error(moves.fault.kind);
  moves.forEach((move, at) => (at < moves.length - 1 ? makeMove(player, move) : press(player, BUTTONS[move])));
  const next = waitForLevel(player, before);
  settle(player);
  return next;
}

function mapsSeen(player: Player, told: readonly Line[]): (readonly string[])[] {
  let now = waitForLevel(player);
  settle(player);
  const maps = [now.map];
  for (const { solution } of told.slice(0, -1)) {
    now = playOn(player, now, solution);
    maps.push(now.map);
  }
  return maps;
}

const mapsOf = (told: readonly Line[]): (readonly string[])[] => told.map(({ map }) => map);

describe.each(PUZZLE_ROWS)("the command-line tool for the levels of %s", (puzzleId) => {
  test("the tool prints the endless levels that the game shows, from any level on", () => {
    const player = startPlayer(storeWith(undefined, puzzleId));
    const { seed } = openLevelOf(player, "Play");
    const run = [puzzleId, "--endless", "--seed", String(seed)];
    const told = lines(...run, "--count", String(LEVELS));
    expect(told.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(mapsSeen(player, told)).toEqual(mapsOf(told));
    expect(lines(...run, "--from", "2", "--count", "2")).toEqual(told.slice(1));
  });

  test("the tool prints the daily level that the game shows", () => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Today");
    expect(levelNow(player)?.map).toEqual(lines(puzzleId, "--daily", "2025-12-31")[0].map);
    const another = openTitleRow(storeWith(undefined, puzzleId), "Today", 1);
    expect(levelNow(another)?.map).toEqual(lines(puzzleId, "--daily", "2026-01-01")[0].map);
  });

  test("the tool prints the levels of a rush code that the game shows", () => {
    const code = writeChallengeCode({ seed: 99, puzzleIndex: puzzleIndexOf(puzzleId), size: 0 });
    const player = startPlayer(storeWith(undefined, puzzleId), { arguments: [`code=${code}`] });
    settle(player);
    press(player, "a");
    const told = lines(puzzleId, "--rush", code, "--count", String(LEVELS));
    expect(told.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(mapsSeen(player, told)).toEqual(mapsOf(told));
  });

  test("the tool prints all ten levels of a challenge code that the game shows", () => {
    const code = writeChallengeCode({ seed: 4712, puzzleIndex: puzzleIndexOf(puzzleId), size: 2 });
    const player = openChallenge(storeWith(undefined, puzzleId), code);
    const told = lines(puzzleId, "--challenge", code);
    expect(told.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(mapsSeen(player, told)).toEqual(mapsOf(told));
  });
});
