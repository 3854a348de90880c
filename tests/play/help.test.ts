import { describe, expect, test } from "vitest";
import type { Button, Store } from "../../simulator/host";
import { digitOf, medalsOf, type Medals } from "../../src/game/save/medals";
import type { Save } from "../../src/game/save/save";
import {
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
import { frame, frames, saveAfterExit, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, resumePointOf } from "./saves";
import { createMemoryStore } from "../../simulator/stores";

const FRAMES_A_SECOND = 30;
const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];
const NOTHING = { cleared: true, par: false, feat: false };
const ALL = { cleared: true, par: true, feat: true };

/** The save of a player who has cleared six levels of Last Ball, and whose next one is the seventh. */
function storeAtSeventh(): Store {
  const store = createMemoryStore();
  saveCampaign(store, 6);
  return store;
}

/** Opens the seventh level from the title; the cursor of the map stands so many levels away from it. */
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

/** Goes back to the map from a level that stands at its start. */
function toMap(player: Player): void {
  frames(player, FRAMES_A_SECOND);
  for (let tap = 0; tap < 2; tap++) {
    press(player, "b");
    frames(player, FRAMES_A_SECOND);
  }
  expect(levelNow(player)).toBeUndefined();
}

/** Opens the level before on the map, and then the seventh again. */
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

/** Watches the first move of the solution, and takes it back by the menu. */
function watchAMove(player: Player): void {
  for (let at = 0; at < FRAMES_A_SECOND; at++) frame(player, ["a"]);
  waitUntil(player, () => levelNow(player)?.goal === 1);
  chooseMenuItem(player, "restart level");
}

function medalsOfSeventh(player: Player): Medals {
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, 6));
}

describe("a solution that was watched", () => {
  test("earns no medals after a restart, another level, and the way back", () => {
    const player = openSeventh(storeAtSeventh());
    watchAMove(player);
    openSixthBetween(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("earns none on the next day in a game that was started anew, and all on the day after", () => {
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

  test("is remembered also once the level is cleared", () => {
    const player = openSeventh(storeAtSeventh());
    watchAMove(player);
    winAndSee(player);
    press(player, "b");
    settle(player);
    enter(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("is not forgiven by a clock that is put back, nor remembered for ever by one that was ahead", () => {
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
  test("earns neither par nor feat after another level and the way back", () => {
    const player = openSeventh(storeAtSeventh());
    press(player, "a");
    frames(player, 1);
    settle(player);
    openSixthBetween(player);
    winAndSee(player);
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: false });
  });

  test("is forgotten two days later, also where the level was left with it", () => {
    const store = storeAtSeventh();
    const player = openSeventh(store);
    press(player, "a");
    settle(player);
    player.console.signal("gameWillTerminate");
    const later = openSeventh(store, 2);
    winAndSee(later);
    expect(medalsOfSeventh(later)).toMatchObject(ALL);
  });
});

test("what was lost and taken back is not remembered: another attempt is a new one", () => {
  const player = openSeventh(storeAtSeventh());
  loseLevel(player);
  rewind(player);
  openSixthBetween(player);
  winAndSee(player);
  expect(medalsOfSeventh(player)).toEqual({ ...ALL, clean: true });
});

describe.each(["last-ball", "fruit"])("a level of %s that was left after a move with help", (world) => {
  /** Leaves the level after a hint, or after its first move was watched, and opens it again two days later. */
  function openTwoDaysLater(kind: "hint" | "watch", number: number): Player {
    const store = createMemoryStore();
    saveCampaign(store, number, world);
    const player = openCampaign(store);
    if (kind === "watch") {
      for (let at = 0; at < FRAMES_A_SECOND; at++) frame(player, ["a"]);
      waitUntil(player, () => levelNow(player)?.goal === 1);
    } else {
      const level = levelNow(player);
      if (level === undefined) throw new Error("there is no level");
      press(player, "a");
      settle(player);
      press(player, BUTTONS[solutionOf(level)[0]]);
    }
    frames(player, FRAMES_A_SECOND / 5);
    player.console.signal("gameWillTerminate");
    const later = startPlayer(store, { daysLater: 2 });
    openRow(later, "Campaign");
    enter(later);
    expect(levelNow(later)?.goal).toBeGreaterThan(0);
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
  ] as const)("is a fresh attempt once it is restarted two days later (%s, after %i levels)", (kind, number) => {
    const player = openTwoDaysLater(kind, number);
    chooseMenuItem(player, "restart level");
    expect(levelNow(player)).toMatchObject({ goal: 0, moves: "" });
    expect(leftNow(player)).toMatchObject({ hints: 0, rewinds: 0, losses: 0, watched: false });
    winAndSee(player);
    expect(medalsOf(digitOf(keptOf(player).medals, number))).toEqual({ ...ALL, clean: true });
  });

  test("remembers a hint that is seen after such a restart", () => {
    const player = openTwoDaysLater("hint", 6);
    chooseMenuItem(player, "restart level");
    press(player, "a");
    settle(player);
    expect(leftNow(player)).toMatchObject({ hints: 1 });
    expect(keptOf(player).helps).toContain("2");
  });

  test("keeps its help where its move is only taken back", () => {
    const player = openTwoDaysLater("hint", 6);
    rewind(player);
    frames(player, FRAMES_A_SECOND);
    expect(leftNow(player)).toMatchObject({ goal: 0, hints: 1, rewinds: 1 });
  });

  function keptOf(player: Player): Save["puzzles"][number] {
    const kept = saveAfterExit(player).puzzles.find(({ id }) => id === world);
    if (kept === undefined) throw new Error(`nothing is kept of ${world}`);
    return kept;
  }
});
