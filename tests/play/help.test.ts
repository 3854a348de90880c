import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { digitOf, medalsOf, type Medals } from "../../src/game/save/medals";
import { fall, levelNow, openRow, rewind, waitForLevel, waitUntil, winAndSee } from "./bot";
import { frame, frames, keptBy, pick, press, settle, startPlayer, type Player } from "./player";
import { keepCampaign } from "./saves";
import { memoryStore } from "../../simulator/stores";

const FRAMES_A_SECOND = 30;
const NOTHING = { cleared: true, par: false, feat: false };
const ALL = { cleared: true, par: true, feat: true };

/** The save of a player who has cleared six levels of Last Ball, and whose next one is the seventh. */
function storeAtSeventh(): Store {
  const store = memoryStore();
  keepCampaign(store, 6);
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
  pick(player, "restart level");
}

function medalsOfSeventh(player: Player): Medals {
  return medalsOf(digitOf(keptBy(player).puzzles[0].medals, 6));
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
    expect(medalsOfSeventh(player)).toEqual({ ...NOTHING, clean: true });
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
  fall(player);
  rewind(player);
  openSixthBetween(player);
  winAndSee(player);
  expect(medalsOfSeventh(player)).toEqual({ ...ALL, clean: true });
});
