import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { paletteOf } from "../../src/game/workshop/editing";
import { readDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { below, createRandom } from "../../src/kernel/random";
import { seeds } from "../effort";
import { openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden";
import { ownMaps } from "./own";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { WORLDS, worldOf } from "./worlds";

const FRAME_MS = 33;
const DONE_FRAMES = 30;
/** After so many without a button what was done is kept. */
const KEEP_FRAMES = 60;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

/** A player before the drawer with his own levels of a puzzle, which has just been opened. */
function openWorkshop(world: string, store = storeWith(undefined, world)): Player {
  const player = startPlayer(store);
  openRow(player, "Workshop");
  return player;
}

/** A player in the editor, with an empty board. */
function openEditor(world: string): Player {
  const player = openWorkshop(world);
  press(player, "a");
  return player;
}

/** Holds B until the editor is left. */
function finishEditing(player: Player): void {
  for (let at = 0; at < DONE_FRAMES; at++) frame(player, ["b"]);
  settle(player);
}

function pick(player: Player, title: string): void {
  const index = player.console.menuItems().findIndex((item) => item.title === title);
  expect(index).toBeGreaterThanOrEqual(0);
  player.console.signal("gameWillPause");
  player.console.chooseMenuItem(index);
  player.console.signal("gameWillResume");
  settle(player);
}

/** Chooses what is to be done with the level at the cursor: the row of that number, from 0. */
function choose(player: Player, row: number): void {
  press(player, "a");
  for (let at = 0; at < row; at++) press(player, "down");
  settle(player);
  press(player, "a");
}

const [PLAY, EDIT, COPY, CODE, DELETE] = [0, 1, 2, 3, 4];

describe.each(WORLDS)("in the workshop of %s", (world) => {
  const puzzle = worldOf(world);

  /** A player with one own level, a copy of a level of the campaign, in the editor. */
  function openCopy(): Player {
    const player = startPlayer(storeWith(undefined, world));
    openRow(player, "Play");
    waitForLevel(player);
    settle(player);
    pick(player, "edit a copy");
    return player;
  }

  test("an empty board with nothing done to it becomes no level", () => {
    const player = openEditor(world);
    finishEditing(player);
    expect(ownMaps(player.store, world)).toEqual([]);
  });

  const [, kindInHand] = paletteOf(puzzle.legend);

  test("what is put on the board is kept, also if the power goes", () => {
    const player = openEditor(world);
    frame(player, [], 30);
    for (const button of ["a", "right", "down"] as const) press(player, button);
    frames(player, KEEP_FRAMES);
    const [kept] = ownMaps(player.store, world);
    expect(isFault(readDraft(puzzle.legend, kept))).toBe(false);
    expect(readDraft(puzzle.legend, kept)).toMatchObject({ upper: expect.arrayContaining([kindInHand]) as unknown });
    press(player, "b");
    finishEditing(player);
    expect(ownMaps(player.store, world)[0]).not.toBe(kept);
  });

  test("a copy of the level that is played is there, and says what the level is worth", () => {
    const player = openCopy();
    const kept = ownMaps(player.store, world);
    expect(kept).toHaveLength(1);
    expect(isFault(puzzle.read(kept[0]))).toBe(false);
    press(player, "right");
    settle(player);
    expectScreen(player, `editor-${world}`);
  });

  test("an own level is played, won, and edited again", () => {
    const player = openCopy();
    const [kept] = ownMaps(player.store, world);
    finishEditing(player);
    choose(player, PLAY);
    expect(waitForLevel(player)).toMatchObject({ mode: "own", map: kept.split("\n") });
    settle(player);
    winAndSee(player);
    press(player, "a");
    settle(player);
    finishEditing(player);
    expectScreen(player, `workshop-${world}`);
    expect(ownMaps(player.store, world)).toEqual([kept]);
  });

  test("a level is copied, deleted, and brought back", () => {
    const player = openCopy();
    const [kept] = ownMaps(player.store, world);
    finishEditing(player);
    choose(player, COPY);
    settle(player);
    expect(ownMaps(player.store, world)).toEqual([kept, kept]);
    choose(player, DELETE);
    settle(player);
    expect(ownMaps(player.store, world)).toEqual([kept]);
    press(player, "b");
    settle(player);
    expect(ownMaps(player.store, world)).toEqual([kept, kept]);
  });

  test("the code of a level is seen", () => {
    const player = openCopy();
    finishEditing(player);
    choose(player, CODE);
    settle(player);
    expectScreen(player, `code-${world}`);
  });

  test("forty levels and no more", () => {
    const store = openCopy().store;
    const player = openWorkshop(world, store);
    for (let count = 1; count <= 40; count++) {
      choose(player, COPY);
      frames(player, 12);
    }
    expect(ownMaps(store, world)).toHaveLength(40);
  });

  test("no frame of all that takes too long", () => {
    const player = openCopy();
    for (const title of ["size", "symmetry", "clear"]) pick(player, title);
    press(player, "b");
    finishEditing(player);
    choose(player, EDIT);
    settle(player);
    expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
  });

  test("random input ends in no error, in no frame that takes too long, and in drafts", () => {
    const random = createRandom(18, world.length);
    const player = openCopy();
    const before = player.reports.length;
    const held = new Set<Button>();
    for (let at = 0; at < seeds(4000); at++) fiddle(player, held, (limit) => below(random, limit));
    expect(Math.max(...player.reports.slice(before).map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
    player.console.signal("gameWillTerminate");
    for (const kept of ownMaps(player.store, world)) expect(isFault(readDraft(puzzle.legend, kept))).toBe(false);
  });
});

/** Most of what is done stays in the editor: B is never held long. */
function fiddle(player: Player, held: Set<Button>, below: (limit: number) => number): void {
  const button = BUTTONS[below(BUTTONS.length)];
  if (below(3) === 0) held.add(button);
  if (below(2) === 0) held.delete(button);
  const items = player.console.menuItems().length;
  if (below(100) === 0 && items > 0) player.console.chooseMenuItem(below(items));
  if (below(300) === 0) player.console.signal("deviceWillLock");
  frame(player, [...held], below(10) === 0 ? below(120) - 60 : 0);
}
