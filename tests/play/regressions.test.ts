import { describe, expect, test } from "vitest";
import type { Button, Store } from "../../simulator/host";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { dayNumber } from "../../src/game/save/days";
import { RUSH_MS } from "../../src/game/modes/rush";
import { DIRECTIONS, RIGHT, type Direction } from "../../src/kernel/direction";
import { isFault } from "../../src/kernel/fault";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { plan } from "../../src/puzzles/last-ball/make/plan";
import {
  isEndCardShown,
  loseLevel,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openPace,
  openRow,
  rewind,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { startEndless } from "./endless-run";
import { frame, frames, saveAfterExit, press, makeMove, settle, startPlayer, type Player } from "./player";
import { fillRun, storeWith } from "./saves";
import { CHAIN } from "./chain-level";

const FRAMES_A_SECOND = 30;
const RUSH_FRAMES = (RUSH_MS * FRAMES_A_SECOND) / 1000;
const RESTART_ENTRY = 0;

function openChain(animationSpeed: "calm" | "brisk" = "calm"): Player {
  return startEndless(
    storeWith((save, saved) => {
      save.settings.animationSpeed = animationSpeed;
      fillRun(save, saved, { seed: 7, levelNumber: 12, best: 12, map: CHAIN.join("\n") });
    }),
  );
}

function openRush(): Player {
  const player = startPlayer(storeWith());
  openLevelOf(player, "Rush");
  return player;
}

function hold(player: Player, button: Button, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [button]);
}

describe("the levels of a challenge", () => {
  function winsByCell(map: string): Direction[][] {
    const level = lastBall.parseMap(map);
    if (isFault(level)) throw new Error(level.fault.kind);
    const rules = lastBall.rules(level);
    const ways: { readonly state: typeof rules.start; readonly line: Direction[] }[] = [
      { state: rules.start, line: [] },
    ];
    const wins = new Map<string, Direction[]>();
    for (const { state, line } of ways) {
      for (const direction of DIRECTIONS) {
        const after = rules.move(state, direction);
        if (after === undefined) continue;
        const outcome = rules.outcome(after);
        if (outcome === "won")
          wins.set(JSON.stringify(lastBall.playerPosition?.positionOf(level, after)), [...line, direction]);
        if (outcome === "playing") ways.push({ state: after, line: [...line, direction] });
      }
    }
    return [...wins.values()];
  }

  function openChallenge(seed: number): Player {
    const player = startPlayer(storeWith(), {
      arguments: [`code=${writeChallengeCode({ seed, puzzleIndex: 0, size: 2 })}`],
    });
    waitForLevel(player);
    settle(player);
    return player;
  }

  function secondLevel(seed: number, line: readonly Direction[]): string {
    const player = openChallenge(seed);
    const first = levelNow(player);
    line.forEach((direction, at) => {
      if (at < line.length - 1) makeMove(player, direction);
      else press(player, (["up", "right", "down", "left"] as const)[direction]);
    });
    expect(levelNow(player)).toMatchObject({ level: 1, outcome: "won" });
    return waitForLevel(player, first).map.join("\n");
  }

  test("the second level of a challenge is the same for all players, wherever they won the first level", () => {
    let seed = 0;
    let lines: Direction[][] = [];
    while (lines.length < 2) lines = winsByCell(levelNow(openChallenge(++seed))?.map.join("\n") ?? "");
    const [one, ...others] = lines.map((line) => secondLevel(seed, line));
    for (const other of others) expect(other).toBe(one);
  });
});

describe("the card at the end of a rush", () => {
  test("the card at the end of a rush is drawn even if time runs out after an undo", () => {
    const player = openRush();
    loseLevel(player);
    rewind(player);
    expect(isEndCardShown(player)).toBe(false);
    frames(player, RUSH_FRAMES);
    expect(isEndCardShown(player)).toBe(true);
  });

  test("the card at the end of a rush has a menu that offers only to leave", () => {
    const player = openRush();
    for (let falls = 1; falls <= 3; falls++) {
      if (falls > 1) rewind(player);
      loseLevel(player);
    }
    expect(isEndCardShown(player)).toBe(true);
    expect(player.console.menuItems().map(({ title }) => title)).toEqual(["leave"]);
  });
});

test("a rush level has the planned size although it is generated before the level before it is won", () => {
  const player = openRush();
  winAndGoOn(player);
  winAndGoOn(player);
  const fourth = winAndGoOn(player);
  expect(fourth.level).toBe(4);
  expect(fourth.map.join("").replaceAll(/[^o]/g, "")).toHaveLength(plan.rush(3).whiteCount);
});

describe("a button that is held until a level appears", () => {
  test("Ⓐ that is held until a level appears does not play the level, but a new press does", () => {
    const player = startPlayer(storeWith());
    openPace(player, "rising");
    hold(player, "a", 4 * FRAMES_A_SECOND);
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)).toMatchObject({ mode: "rising", level: 1, moves: "" });
    hold(player, "a", FRAMES_A_SECOND);
    frames(player, 2 * FRAMES_A_SECOND);
    expect(levelNow(player)?.moves).not.toBe("");
  });

  function framesUntilNext(player: Player): number {
    win(player);
    const before = player.reports.length;
    waitUntil(player, () => levelNow(player)?.level === 13);
    return player.reports.length - before;
  }

  test.each([0, 3])(
    "Ⓑ that is held until a level appears and %i frames longer does not leave the level",
    (framesLater) => {
      const framesUntil = framesUntilNext(openChain());
      const player = openChain();
      win(player);
      // Waits without a button until shortly before the next level. If Ⓑ were held from the win on, the game would go
      // back through the moves of the cleared level.
      frames(player, framesUntil - 5);
      hold(player, "b", 5 + framesLater);
      frames(player, FRAMES_A_SECOND);
      expect(levelNow(player)).toMatchObject({ mode: "rising", level: 13, moves: "" });
    },
  );
});

test("✛ right that is pressed twice replays a cleared level to its end, which then says how to go on", () => {
  const player = openCampaignAfter(5);
  winAndSee(player);
  expect(isEndCardShown(player)).toBe(true);
  press(player, "right");
  press(player, "right");
  expect(isEndCardShown(player)).toBe(false);
  settle(player);
  expect(levelNow(player)).toMatchObject({ outcome: "won" });
  expect(isEndCardShown(player)).toBe(true);
});

test("the setting less flashing applies at once to the title screen, on which nothing moves then", () => {
  const picturesOf = (player: Player): number => {
    frames(player, 10);
    const before = player.reports.length;
    frames(player, 10 * FRAMES_A_SECOND);
    return player.reports.slice(before).filter(({ hasDrawn }) => hasDrawn).length;
  };
  const seen = startPlayer(storeWith());
  openRow(seen, "Settings");
  for (let row = 0; row < 7; row++) press(seen, "down");
  press(seen, "right");
  press(seen, "b");
  expect(picturesOf(seen)).toBe(0);
  expect(picturesOf(startPlayer(storeWith()))).toBeGreaterThan(0);
});

describe("the setting brisk animation", () => {
  test("brisk animation does not shorten how long Ⓐ must be held to watch the solution", () => {
    const player = openChain("brisk");
    hold(player, "a", 18);
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)?.moves).toBe("");
    hold(player, "a", 24);
    frames(player, 2 * FRAMES_A_SECOND);
    expect(levelNow(player)?.moves).not.toBe("");
  });

  test("brisk animation does not shorten how long Ⓑ must be held to step back repeatedly", () => {
    const player = openChain("brisk");
    makeMove(player, RIGHT);
    makeMove(player, RIGHT);
    hold(player, "b", 12);
    expect(levelNow(player)?.moveCount).toBe(2);
    frame(player);
    expect(levelNow(player)?.moveCount).toBe(1);
  });
});

test("the menu item restart level ends a solution that is being watched", () => {
  const player = openChain();
  hold(player, "a", FRAMES_A_SECOND);
  waitUntil(player, () => levelNow(player)?.moveCount === 1);
  player.console.chooseMenuItem(RESTART_ENTRY);
  frames(player, 3 * FRAMES_A_SECOND);
  expect(levelNow(player)).toMatchObject({ level: 12, moveCount: 0, outcome: "playing" });
});

describe("the daily level after the clock was set back", () => {
  const DAY = dayNumber({ year: 2025, month: 12, day: 31 });

  function openToday(store: Store, daysLater: number): Player {
    const player = startPlayer(store, { daysLater });
    openLevelOf(player, "Today");
    return player;
  }

  test("the daily level after the clock was set back comes without a card and leaves the streak alone", () => {
    const store = storeWith();
    const ahead = openToday(store, 10);
    winAndSee(ahead);
    expect(saveAfterExit(ahead).puzzles[0].daily.lastDay).toBe(DAY + 10);
    const player = openToday(store, 3);
    // Expects the mode "own", which is the mode of player-made levels and records nothing. The game opens the daily
    // levels in this mode on a day that does not count.
    expect(levelNow(player)).toMatchObject({ mode: "own", outcome: "playing" });
    expect(isEndCardShown(player)).toBe(false);
    winAndSee(player);
    expect(saveAfterExit(player).puzzles[0].daily).toMatchObject({ lastDay: DAY + 10, streak: 1 });
  });
});
