import { describe, expect, test } from "vitest";
import type { Button, Store } from "../../simulator/host";
import { digitOf, medalsOf, type Medals } from "../../src/game/save/medals";
import type { Save } from "../../src/game/save/save";
import {
  askForCopy,
  loseLevel,
  levelNow,
  solutionOf,
  openCampaign,
  openRow,
  rewind,
  waitForLevel,
  waitUntil,
  winAndSee,
} from "./bot";
import {
  askForMove,
  frame,
  frames,
  saveAfterExit,
  chooseMenuItem,
  press,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { ownMaps } from "./own-levels";
import { FIRST_PUZZLE_ID } from "./puzzles";
import { saveCampaign, resumePointOf } from "./saves";
import { createMemoryStore } from "../../simulator/stores";

const FRAMES_A_SECOND = 30;
const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const NOTHING = { isCleared: true, par: false, feat: false };
const ALL = { isCleared: true, par: true, feat: true };

function storeAtSeventh(): Store {
  const store = createMemoryStore();
  saveCampaign(store, 6);
  return store;
}

function openSeventh(store: Store, daysLater = 0, away = 0): Player {
  const player = startPlayer(store, { daysLater });
  openRow(player, "Campaign");
  for (let at = 0; at < away; at++) press(player, "left");
  enter(player);
  expect(levelNow(player)).toMatchObject({ level: 7 });
  return player;
}

function enter(player: Player): void {
  press(player, "a");
  waitForLevel(player);
  settle(player);
}

function toMap(player: Player): void {
  frames(player, FRAMES_A_SECOND);
  for (let tap = 0; tap < 2; tap++) {
    press(player, "b");
    frames(player, FRAMES_A_SECOND);
  }
  expect(levelNow(player)).toBeUndefined();
}

function openSixthBetween(player: Player): void {
  toMap(player);
  press(player, "left");
  enter(player);
  expect(levelNow(player)).toMatchObject({ level: 6 });
  toMap(player);
  press(player, "right");
  enter(player);
  expect(levelNow(player)).toMatchObject({ level: 7 });
}

function watchAMove(player: Player): void {
  for (let at = 0; at < FRAMES_A_SECOND; at++) frame(player, ["a"]);
  waitUntil(player, () => levelNow(player)?.moveCount === 1);
  chooseMenuItem(player, "restart level");
}

function medalsOfSeventh(player: Player): Medals {
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, 6));
}

describe("a solution that was watched", () => {
  test("a solution that was watched earns no medals after a restart and a visit to another level", () => {
    const player = openSeventh(storeAtSeventh());
    watchAMove(player);
    openSixthBetween(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("a solution that was watched earns no medals on the next day, but all of them on the day after", () => {
    const store = storeAtSeventh();
    const player = openSeventh(store);
    watchAMove(player);
    openSixthBetween(player);
    player.console.signal("gameWillTerminate");
    const next = openSeventh(store, 1);
    winAndSee(next);
    expect(medalsOfSeventh(next)).toEqual({ ...NOTHING, clean: false });
    const dayAfter = openSeventh(store, 2, 1);
    winAndSee(dayAfter);
    expect(medalsOfSeventh(dayAfter)).toMatchObject(ALL);
  });

  test("a solution that was watched is remembered even if the level is cleared in between", () => {
    const player = openSeventh(storeAtSeventh());
    watchAMove(player);
    winAndSee(player);
    press(player, "b");
    settle(player);
    enter(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("a solution that was watched is neither forgiven when the clock is set back, nor remembered for ever", () => {
    const store = storeAtSeventh();
    const player = openSeventh(store, 400);
    watchAMove(player);
    openSixthBetween(player);
    player.console.signal("gameWillTerminate");
    const corrected = openSeventh(store, 3);
    winAndSee(corrected);
    expect(medalsOfSeventh(corrected)).toEqual({ ...NOTHING, clean: false });
    const later = openSeventh(store, 5, 1);
    winAndSee(later);
    expect(medalsOfSeventh(later)).toMatchObject(ALL);
  });
});

describe("a hint", () => {
  test("a hint prevents the medals for par and feat even after a visit to another level", () => {
    const player = openSeventh(storeAtSeventh());
    askForMove(player);
    frames(player, 1);
    settle(player);
    openSixthBetween(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("a hint is forgotten two days later, even if the level was left after it", () => {
    const store = storeAtSeventh();
    const player = openSeventh(store);
    askForMove(player);
    settle(player);
    player.console.signal("gameWillTerminate");
    const later = openSeventh(store, 2);
    winAndSee(later);
    expect(medalsOfSeventh(later)).toMatchObject(ALL);
  });
});

describe("a copy of a level in the workshop", () => {
  /** The number of frames for which a question that has just appeared ignores buttons. */
  const DEAF_FRAMES = 12;

  function copySeventh(store: Store): void {
    const player = startPlayer(store);
    openRow(player, "Campaign");
    settle(player);
    askForCopy(player);
    frames(player, DEAF_FRAMES);
    press(player, "a");
    settle(player);
    player.console.signal("gameWillTerminate");
    expect(ownMaps(store, FIRST_PUZZLE_ID)).toHaveLength(1);
  }

  test("a copied level earns no medals on the next day, even cleared before, but all of them on the day after", () => {
    const store = storeAtSeventh();
    copySeventh(store);
    const sameDay = openSeventh(store);
    winAndSee(sameDay);
    expect(medalsOfSeventh(sameDay)).toEqual({ ...NOTHING, clean: false });
    const next = openSeventh(store, 1, 1);
    winAndSee(next);
    expect(medalsOfSeventh(next)).toEqual({ ...NOTHING, clean: false });
    const dayAfter = openSeventh(store, 2, 1);
    winAndSee(dayAfter);
    expect(medalsOfSeventh(dayAfter)).toMatchObject(ALL);
  });

  test("a copied level that is first cleared on the next day earns no medals", () => {
    const store = storeAtSeventh();
    copySeventh(store);
    const next = openSeventh(store, 1);
    winAndSee(next);
    expect(medalsOfSeventh(next)).toEqual({ ...NOTHING, clean: false });
  });
});

test("a loss that was taken back is not remembered in the next attempt", () => {
  const player = openSeventh(storeAtSeventh());
  loseLevel(player);
  rewind(player);
  openSixthBetween(player);
  winAndSee(player);
  expect(medalsOfSeventh(player)).toEqual({ ...ALL, clean: true });
});

describe.each(["last-ball", "fruit"])("a level of %s that was left after a move with help", (puzzleId) => {
  function openTwoDaysLater(kind: "hint" | "watch", number: number): Player {
    const store = createMemoryStore();
    saveCampaign(store, number, puzzleId);
    const player = openCampaign(store);
    if (kind === "watch") {
      for (let at = 0; at < FRAMES_A_SECOND; at++) frame(player, ["a"]);
      waitUntil(player, () => levelNow(player)?.moveCount === 1);
    } else {
      const level = levelNow(player);
      if (level === undefined) throw new Error("there is no level");
      askForMove(player);
      settle(player);
      press(player, BUTTONS[solutionOf(level)[0]]);
    }
    frames(player, FRAMES_A_SECOND / 5);
    player.console.signal("gameWillTerminate");
    const later = startPlayer(store, { daysLater: 2 });
    openRow(later, "Campaign");
    enter(later);
    expect(levelNow(later)?.moveCount).toBeGreaterThan(0);
    return later;
  }

  const leftNow = (player: Player): ReturnType<typeof resumePointOf> => {
    player.console.signal("deviceWillLock");
    return resumePointOf(player.store, "campaign");
  };

  test.each([
    ["hint", 0],
    ["hint", 6],
    ["watch", 6],
  ] as const)("a restart two days after help makes a fresh attempt (%s, after %i levels)", (kind, number) => {
    const player = openTwoDaysLater(kind, number);
    chooseMenuItem(player, "restart level");
    expect(levelNow(player)).toMatchObject({ moveCount: 0, moves: "" });
    expect(leftNow(player)).toMatchObject({ countedHints: 0, rewinds: 0, losses: 0, wasWatched: false });
    winAndSee(player);
    expect(medalsOf(digitOf(keptOf(player).medals, number))).toMatchObject({ isCleared: true, par: true, clean: true });
  });

  test("a hint that is shown after a restart two days later is remembered", () => {
    const player = openTwoDaysLater("hint", 6);
    chooseMenuItem(player, "restart level");
    askForMove(player);
    settle(player);
    expect(leftNow(player)).toMatchObject({ countedHints: 1 });
    expect(keptOf(player).helpDigits).toContain("2");
  });

  test("the help for a level is kept if its move is only taken back, without a restart", () => {
    const player = openTwoDaysLater("hint", 6);
    rewind(player);
    frames(player, FRAMES_A_SECOND);
    expect(leftNow(player)).toMatchObject({ moveCount: 0, countedHints: 1, rewinds: 1 });
  });

  function keptOf(player: Player): Save["puzzles"][number] {
    const kept = saveAfterExit(player).puzzles.find(({ id }) => id === puzzleId);
    if (kept === undefined) throw new Error(`nothing is kept of ${puzzleId}`);
    return kept;
  }
});
