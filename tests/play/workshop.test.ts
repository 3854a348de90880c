import { describe, expect, test } from "vitest";
import type { Button, TouchPhase } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { EDITOR_TOOLS } from "../../src/game/workshop/tools/editor-tools";
import { createSearch } from "../../src/game/workshop/tools/judged-draft";
import { paletteOf } from "../../src/game/workshop/editing";
import { parseDraft, formatDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { drawBelow, createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { seedCount } from "../seed-count";
import { askForCopy, openRow, waitForLevel, waitUntil, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { ownMaps } from "./own-levels";
import { frame, frames, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, storeWith } from "./saves";
import { isCharacterInHud } from "./screen-text";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

const FRAME_MS = 33;
/** Random input fills boards as no level does: an edit there takes up to 39.8 ms, a frame and a fifth. */
const FULL_BOARD_FRAME_MS = 42;
const REST_FRAMES = 60;
const DONE_FRAMES = 30;
/** After so many without a button what was done is kept. */
const KEEP_FRAMES = 60;
/** What is said is looked at now and then. */
const FRAMES_PER_LOOK = 8;
const PHASES: readonly TouchPhase[] = ["down", "move", "up"];
const SCREEN = { width: 400, height: 240 };
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

/** Opens a page of the editor by the system menu, and chooses the row of that number, from 0. */
function chooseFrom(player: Player, page: string, row: number): void {
  chooseMenuItem(player, page);
  for (let at = 0; at < row; at++) press(player, "down");
  settle(player);
  frame(player, ["a"]);
}

/** Takes a copy of the level in hand on the campaign's map to the editor. */
function takeCopy(player: Player): void {
  openRow(player, "Campaign");
  askForCopy(player);
  press(player, "a");
  settle(player);
}

/** A player in the editor, with a copy of the level of the campaign that comes after so many others. */
function openCopyOf(world: string, number: number): Player {
  const store = createMemoryStore();
  saveCampaign(store, number, world);
  const player = startPlayer(store);
  takeCopy(player);
  frames(player, REST_FRAMES);
  return player;
}

/** Lets time pass until nothing has been drawn for two seconds: all is known that is being found out. */
function waitForRest(player: Player): void {
  let quiet = 0;
  waitUntil(player, () => {
    quiet = (player.reports.at(-1)?.drew ?? true) ? 0 : quiet + 1;
    return quiet > REST_FRAMES;
  });
}

/** Chooses a tool, and waits until it has found something, or not: until then it says what Ⓑ does. */
function useTool(player: Player, row: number): void {
  chooseFrom(player, "tools", row);
  waitUntil(player, () => {
    frames(player, FRAMES_PER_LOOK);
    return !isCharacterInHud(player, "Ⓑ");
  });
  settle(player);
}

/** What a tool finds in Node, first asked for in an editor. */
function foundIn(puzzle: AnyPuzzle, row: number, map: string): string {
  const draft = parseDraft(puzzle.legend, map);
  if (isFault(draft)) throw new Error(draft.fault);
  const found = runToEnd(EDITOR_TOOLS[row].find(createSearch(puzzle, { tried: 0 }), draft, createRandom(0)));
  return !isFault(found) && "draft" in found ? formatDraft(puzzle.legend, found.draft) : map;
}

/** The one own level once it has been kept. */
function keptMap(player: Player, world: string): string {
  player.console.signal("deviceWillLock");
  return ownMaps(player.store, world)[0];
}

/** Chooses what is to be done with the level at the cursor: the row of that number, from 0. */
function choose(player: Player, row: number): void {
  press(player, "a");
  for (let at = 0; at < row; at++) press(player, "down");
  settle(player);
  press(player, "a");
}

const [PLAY, EDIT, COPY, CODE, DELETE] = [0, 1, 2, 3, 4];
const [HARDER, EASIER, VARY, TRIM, COMPLETE] = [0, 1, 2, 3, 4];
const [SIZE, SYMMETRY, CLEAR] = [0, 1, 2];
/** A level of each campaign with much on it. */
const RICH = 24;

describe.each(PUZZLE_ROWS)("in the workshop of %s", (world) => {
  const puzzle = puzzleOf(world);

  /** A player with one own level, a copy of a level of the campaign, in the editor. */
  function openCopy(): Player {
    const player = startPlayer(storeWith(undefined, world));
    takeCopy(player);
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
    expect(isFault(parseDraft(puzzle.legend, kept))).toBe(false);
    expect(parseDraft(puzzle.legend, kept)).toMatchObject({ upper: expect.arrayContaining([kindInHand]) as unknown });
    press(player, "b");
    finishEditing(player);
    expect(ownMaps(player.store, world)[0]).not.toBe(kept);
  });

  test("a copy of a level of the campaign is there, and says what the level is worth", () => {
    const player = openCopy();
    const kept = ownMaps(player.store, world);
    expect(kept).toHaveLength(1);
    expect(isFault(puzzle.parseMap(kept[0]))).toBe(false);
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
    for (let cards = 0; cards < 5; cards++) press(player, "right");
    press(player, "a");
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

  test("insight shows the best line, what is needless and what no line touches, and goes along the line", () => {
    const player = openCopyOf(world, RICH);
    chooseMenuItem(player, "insight");
    waitForRest(player);
    expectScreen(player, `insight-${world}`);
    for (let at = 0; at < 3; at++) press(player, "right");
    settle(player);
    expectScreen(player, `insight-3-${world}`);
    press(player, "b");
    settle(player);
    expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
  });

  test("insight has nothing to show of what is no level, and goes", () => {
    const player = openEditor(world);
    chooseMenuItem(player, "insight");
    frame(player, [], 30);
    press(player, "a");
    expect(keptMap(player, world)).toBeDefined();
  });

  test.each([
    ["harder", HARDER],
    ["easier", EASIER],
    ["trim", TRIM],
  ])("%s finds what it finds everywhere, and one step back undoes it", (_, row) => {
    const player = openCopyOf(world, RICH);
    const before = keptMap(player, world);
    useTool(player, row);
    const after = keptMap(player, world);
    expect(after).toBe(foundIn(puzzle, row, before));
    if (after !== before) press(player, "b");
    settle(player);
    expect(keptMap(player, world)).toBe(before);
    expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
  });

  test("variations are gone through, and one is taken or none", () => {
    const player = openCopyOf(world, RICH);
    const before = keptMap(player, world);
    useTool(player, VARY);
    expectScreen(player, `vary-${world}`);
    press(player, "b");
    settle(player);
    expect(keptMap(player, world)).toBe(before);
    useTool(player, VARY);
    for (let at = 0; at < 10; at++) press(player, "left");
    for (let at = 0; at < 10; at++) frame(player, [], 30);
    press(player, "a");
    settle(player);
    expect(keptMap(player, world)).not.toBe(before);
    press(player, "b");
    settle(player);
    expect(keptMap(player, world)).toBe(before);
  });

  test("an empty board is completed, and undone", () => {
    const player = openCopyOf(world, RICH);
    const before = keptMap(player, world);
    chooseFrom(player, "board", CLEAR);
    settle(player);
    const empty = keptMap(player, world);
    useTool(player, COMPLETE);
    const made = keptMap(player, world);
    expect(made).toBe(foundIn(puzzle, COMPLETE, empty));
    for (let steps = made === empty ? 1 : 2; steps > 0; steps--) press(player, "b");
    settle(player);
    expect(keptMap(player, world)).toBe(before);
  });

  test.each(["harder", "easier", "vary", "trim"])("%s is stopped by B, and leaves all as it was", (tool) => {
    const player = openCopyOf(world, RICH);
    const before = keptMap(player, world);
    chooseFrom(player, "tools", ["harder", "easier", "vary", "trim"].indexOf(tool));
    press(player, "b");
    settle(player);
    expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
    expect(keptMap(player, world)).toBe(before);
  });

  test("no frame of all that takes too long", () => {
    const player = openCopy();
    for (const row of [SIZE, SYMMETRY, CLEAR]) {
      chooseFrom(player, "board", row);
      press(player, "right");
      press(player, "b");
    }
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
    for (let at = 0; at < seedCount(4000); at++) fiddle(player, held, (limit) => drawBelow(random, limit));
    expect(Math.max(...player.reports.slice(before).map(({ deviceMs }) => deviceMs))).toBeLessThan(FULL_BOARD_FRAME_MS);
    player.console.signal("gameWillTerminate");
    for (const kept of ownMaps(player.store, world)) expect(isFault(parseDraft(puzzle.legend, kept))).toBe(false);
  });
});

/** Most of what is done stays in the editor: B is never held long. A finger comes down, moves and goes wherever it likes. */
function fiddle(player: Player, held: Set<Button>, below: (limit: number) => number): void {
  const button = BUTTONS[below(BUTTONS.length)];
  if (below(3) === 0) held.add(button);
  if (below(2) === 0) held.delete(button);
  const items = player.console.menuItems().length;
  if (below(100) === 0 && items > 0) player.console.chooseMenuItem(below(items));
  if (below(300) === 0) player.console.signal("deviceWillLock");
  if (below(4) === 0) player.console.touched(PHASES[below(PHASES.length)], below(SCREEN.width), below(SCREEN.height));
  frame(player, [...held], below(10) === 0 ? below(120) - 60 : 0);
}
