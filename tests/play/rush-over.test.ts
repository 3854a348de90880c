/**
 * Tests the end of a timed rush (clearing as many levels as possible in three minutes). After the time is up or the
 * third level is lost, nothing counts any more, whatever the player does.
 */
import { describe, expect, test } from "vitest";
import { RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { readRecentChallenges } from "../../src/game/codes/recent-challenges";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import type { Direction } from "../../src/kernel/direction";
import { loseLevel, levelNow, solutionOf, openLevelOf, rewind, waitForLevel } from "./bot";
import { frame, saveAfterExit, chooseMenuItem, press, makeMove, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { resumePointOf, saveIn, storeWith } from "./saves";
import type { AttemptJson } from "./attempt-json";
import { losingMoves } from "./solver";
import { puzzleIndexOf } from "./puzzles";

const FRAMES_A_SECOND = 30;
const BUTTONS = ["up", "right", "down", "left"] as const;
const MAP = "........\n........\n...o....\n...@.o..\n....o...\n....o...";

function openRushWith(remainingMs: number, losses: number): Player {
  const store = storeWith((save) => {
    setResumePoint(save, {
      ...createResumePoint("last-ball", "rush"),
      map: MAP,
      seed: 5,
      levelNumber: 4,
      tally: { mode: "rush", remainingMs, cleared: 3, losses, best: 3 },
    });
  });
  const player = startPlayer(store);
  openLevelOf(player, "Rush");
  return player;
}

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

function allButLast(player: Player, line: readonly Direction[]): Direction {
  for (const direction of line.slice(0, -1)) makeMove(player, direction);
  return line[line.length - 1];
}

function beginToFall(player: Player): void {
  const { map, puzzle } = now(player);
  const line = losingMoves(map.join("\n"), puzzle);
  if (line === undefined) throw new Error("the level cannot be lost");
  press(player, BUTTONS[allButLast(player, line)]);
}

describe("a rush whose time is up", () => {
  test("a level that is won after the time is up does not count, although the crank has trembled all the time", () => {
    const player = openRushWith(5000, 0);
    const last = allButLast(player, solutionOf(now(player)));
    frame(player, [], -10);
    for (let at = 0; at < 6 * FRAMES_A_SECOND; at++) frame(player, [], at % 2 === 0 ? 3 : -3);
    press(player, BUTTONS[last]);
    settle(player);
    expect(player.printed.join("\n")).toContain("3 levels cleared");
    expect(saveAfterExit(player).puzzles[0].rushBest).toBeLessThan(4);
  });

  test("a rush ends when its time is up although moves are made and taken back all the time", () => {
    const player = openRushWith(3000, 0);
    const there = BUTTONS[solutionOf(now(player))[0]];
    for (let at = 0; at < 4 * FRAMES_A_SECOND && !isTextOnScreen(player, "The time ran out"); at++) {
      const tap = at % 16;
      frame(player, tap < 2 ? [there] : tap > 8 && tap < 11 ? ["b"] : []);
    }
    expect(isTextOnScreen(player, "The time ran out")).toBe(true);
  });
});

describe("a rush that was lost for the third time", () => {
  test("the third loss ends a rush although Ⓑ is tapped during the fall, and no move is taken back", () => {
    const player = openRushWith(90000, 2);
    beginToFall(player);
    press(player, "b");
    press(player, "b");
    settle(player);
    expect(now(player).outcome).toBe("lost");
    expect(isTextOnScreen(player, "The last lamp went out")).toBe(true);
  });

  test("the third loss ends a rush at once in the save, so that a power cut gives no life back", () => {
    const player = openRushWith(90000, 2);
    beginToFall(player);
    for (let at = 0; at < 4; at++) frame(player, [], at % 2 === 0 ? 8 : -8);
    expect(saveIn(player.store)).toBeDefined();
    expect(resumePointOf(player.store, "rush")).toBeUndefined();
  });

  test("the system menu offers only to leave while the third fall is still shown", () => {
    const player = openRushWith(90000, 2);
    beginToFall(player);
    expect(player.console.menuItems().map(({ title }) => title)).toEqual(["leave"]);
  });

  test.each(["terminate", "leave"])(
    "the result of a shared rush is kept although the game comes to %s during the third fall",
    (how) => {
      const code = writeChallengeCode({ seed: 4711, puzzleIndex: puzzleIndexOf("last-ball"), size: RUSH_SIZE });
      const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
      settle(player);
      press(player, "a");
      waitForLevel(player);
      settle(player);
      for (let at = 1; at < 3; at++) {
        loseLevel(player);
        rewind(player);
      }
      beginToFall(player);
      if (how === "leave") chooseMenuItem(player, "leave");
      const { challenges, resumePoints } = saveAfterExit(player);
      expect(readRecentChallenges(challenges)[0].ownResult).toMatchObject({ cleared: 0 });
      expect(resumePoints.filter(({ tally }) => tally.mode === "challenge")).toEqual([]);
    },
  );
});
