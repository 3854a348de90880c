import { describe, expect, test } from "vitest";
import type { Button, TouchPhase } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { EDITOR_TOOLS, findDrafts } from "../../src/game/workshop/tools/editor-tools";
import { createDraftSearch } from "../../src/game/workshop/tools/judged-draft";
import { drawersOf } from "../../src/game/workshop/drawers";
import { parseDraft, formatDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { seedCount } from "../seed-count";
import { askForCopy, openRow, waitForLevel, waitUntil, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, gameBehind, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { TEXTS } from "../../src/game/workshop/texts/index";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

const FRAME_MS = 33;
/**
 * The most milliseconds that a frame of the level editor may take with random input. Such input fills boards more than
 * any level is filled, and a change then takes up to 39.8 ms.
 */
const FULL_BOARD_FRAME_MS = 42;
const REST_FRAMES = 60;
const DONE_FRAMES = 30;
/** The number of frames without input after which the level editor saves the level. */
const KEEP_FRAMES = 60;
const FRAMES_PER_LOOK = 8;
const PHASES: readonly TouchPhase[] = ["down", "move", "up"];
const SCREEN = { width: 400, height: 240 };
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

function openWorkshop(puzzleId: string, store = storeWith(undefined, puzzleId)): Player {
  const player = startPlayer(store);
  openRow(player, "Workshop");
  return player;
}

function openEditor(puzzleId: string): Player {
  const player = openWorkshop(puzzleId);
  press(player, "a");
  return player;
}

function finishEditing(player: Player): void {
  for (let at = 0; at < DONE_FRAMES; at++) frame(player, ["b"]);
  settle(player);
}

function chooseFrom(player: Player, page: string, row: number): void {
  chooseMenuItem(player, page);
  for (let at = 0; at < row; at++) press(player, "down");
  settle(player);
  frame(player, ["a"]);
}

function takeCopy(player: Player): void {
  openRow(player, "Campaign");
  askForCopy(player);
  press(player, "a");
  settle(player);
}

function openCopyOf(puzzleId: string, number: number): Player {
  const store = createMemoryStore();
  saveCampaign(store, number, puzzleId);
  const player = startPlayer(store);
  takeCopy(player);
  frames(player, REST_FRAMES);
  return player;
}

function waitForRest(player: Player): void {
  let quiet = 0;
  waitUntil(player, () => {
    quiet = (player.reports.at(-1)?.hasDrawn ?? true) ? 0 : quiet + 1;
    return quiet > REST_FRAMES;
  });
}

function useTool(player: Player, row: number): void {
  chooseFrom(player, "tools", row);
  waitUntil(player, () => {
    frames(player, FRAMES_PER_LOOK);
    return !isTextOnScreen(player, "stop");
  });
  settle(player);
}

function foundIn(puzzle: AnyPuzzle, row: number, map: string): string {
  const draft = parseDraft(puzzle.legend, map);
  if (isFault(draft)) throw new Error(draft.fault.kind);
  const { choice } = EDITOR_TOOLS[row];
  const found = runToEnd(findDrafts(choice, createDraftSearch(puzzle, { triedCount: 0 }), draft, createRandom(0)));
  return !isFault(found) && "draft" in found ? formatDraft(puzzle.legend, found.draft) : map;
}

function keptMap(player: Player, puzzleId: string): string {
  player.console.signal("deviceWillLock");
  return ownMaps(player.store, puzzleId)[0];
}

function choose(player: Player, row: number): void {
  press(player, "a");
  for (let at = 0; at < row; at++) press(player, "down");
  settle(player);
  press(player, "a");
}

const [PLAY, EDIT, COPY, CODE, DELETE] = [0, 1, 2, 3, 4];
const [HARDER, EASIER, VARY, TRIM, COMPLETE] = [0, 1, 2, 3, 4];
const [SIZE, SYMMETRY, CLEAR] = [0, 1, 2];
const RICH = 24;

/**
 * Runs the editor's tool "vary", which shows at most ten boards with variations of the level, and takes one of them.
 * Presses ✛ left ten times, which selects the first board, and then turns the crank in ten frames. With a positive
 * `crankDegrees`, this selects the last board, and with a negative one, the first.
 */
function takeVariation(player: Player, crankDegrees: number): void {
  useTool(player, VARY);
  for (let at = 0; at < 10; at++) press(player, "left");
  for (let at = 0; at < 10; at++) frame(player, [], crankDegrees);
  press(player, "a");
  settle(player);
}

describe.each(PUZZLE_ROWS)("the workshop of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);

  function openCopy(): Player {
    const player = startPlayer(storeWith(undefined, puzzleId));
    takeCopy(player);
    return player;
  }

  test("an empty board that was not changed becomes no own level", () => {
    const player = openEditor(puzzleId);
    finishEditing(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([]);
  });

  const [kindInHand] = drawersOf(puzzle.legend)[0].kinds;

  test("the editor saves a changed board, even before a power cut", () => {
    const player = openEditor(puzzleId);
    for (const button of ["a", "right", "down"] as const) press(player, button);
    frames(player, KEEP_FRAMES);
    const [kept] = ownMaps(player.store, puzzleId);
    expect(isFault(parseDraft(puzzle.legend, kept))).toBe(false);
    expect(parseDraft(puzzle.legend, kept)).toMatchObject({ upper: expect.arrayContaining([kindInHand]) as unknown });
    press(player, "b");
    finishEditing(player);
    expect(ownMaps(player.store, puzzleId)[0]).not.toBe(kept);
  });

  test("a copy of a campaign level is in the editor, which shows how hard it is", () => {
    const player = openCopy();
    const kept = ownMaps(player.store, puzzleId);
    expect(kept).toHaveLength(1);
    expect(isFault(puzzle.parseMap(kept[0]))).toBe(false);
    press(player, "right");
    settle(player);
    expectScreen(player, `editor-${puzzleId}`);
  });

  test("an own level can be played, won, and edited again", () => {
    const player = openCopy();
    const [kept] = ownMaps(player.store, puzzleId);
    finishEditing(player);
    choose(player, PLAY);
    expect(waitForLevel(player)).toMatchObject({ mode: "own", map: kept.split("\n") });
    settle(player);
    winAndSee(player);
    press(player, "a");
    settle(player);
    finishEditing(player);
    expectScreen(player, `workshop-${puzzleId}`);
    expect(ownMaps(player.store, puzzleId)).toEqual([kept]);
  });

  test("an own level can be copied, deleted, and brought back", () => {
    const player = openCopy();
    const [kept] = ownMaps(player.store, puzzleId);
    finishEditing(player);
    choose(player, COPY);
    settle(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([kept, kept]);
    choose(player, DELETE);
    settle(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([kept]);
    for (let cards = 0; cards < 5; cards++) press(player, "right");
    press(player, "a");
    settle(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([kept, kept]);
  });

  test("a deleted level can be brought back after a restart, with all later deleted levels", () => {
    const player = openCopy();
    const [kept] = ownMaps(player.store, puzzleId);
    finishEditing(player);
    choose(player, COPY);
    settle(player);
    for (let level = 0; level < 2; level++) {
      choose(player, DELETE);
      settle(player);
      press(player, "left");
    }
    expect(ownMaps(player.store, puzzleId)).toEqual([]);
    const again = openWorkshop(puzzleId, player.store);
    for (let level = 0; level < 2; level++) {
      for (let cards = 0; cards < 5; cards++) press(again, "right");
      press(again, "a");
      settle(again);
    }
    expect(ownMaps(player.store, puzzleId)).toEqual([kept, kept]);
    for (let cards = 0; cards < 5; cards++) press(again, "right");
    press(again, "a");
    settle(again);
    expect(ownMaps(openWorkshop(puzzleId, player.store).store, puzzleId)).toEqual([kept, kept]);
  });

  test("the workshop shows the code of an own level", () => {
    const player = openCopy();
    finishEditing(player);
    choose(player, CODE);
    settle(player);
    expectScreen(player, `code-${puzzleId}`);
  });

  test("the workshop holds forty own levels and no more", () => {
    const store = openCopy().store;
    const player = openWorkshop(puzzleId, store);
    for (let count = 1; count <= 40; count++) {
      choose(player, COPY);
      frames(player, 12);
    }
    expect(ownMaps(store, puzzleId)).toHaveLength(40);
  });

  test("no frame takes too long while the player looks through forty own levels, the hardest of the campaign", () => {
    const maps = allLevelsOf(puzzle.campaign).slice(-40);
    const store = storeWithOwnLevels(
      maps.map(({ map }) => map.join("\n")),
      puzzleId,
    );
    const player = openWorkshop(puzzleId, store);
    const before = player.reports.length;
    for (let card = 0; card < 42; card++) {
      press(player, "right");
      frames(player, 10);
    }
    expect(Math.max(...player.reports.slice(before).map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  });

  test("the insight page shows a best solution, needless things and untouched cells, and steps through moves", () => {
    const player = openCopyOf(puzzleId, RICH);
    chooseMenuItem(player, "insight");
    waitForRest(player);
    expectScreen(player, `insight-${puzzleId}`);
    for (let at = 0; at < 3; at++) press(player, "right");
    settle(player);
    expectScreen(player, `insight-3-${puzzleId}`);
    press(player, "b");
    settle(player);
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  });

  test("the insight page closes when the player changes a board that is no level", () => {
    const player = openEditor(puzzleId);
    chooseMenuItem(player, "insight");
    press(player, "a");
    expect(keptMap(player, puzzleId)).toBeDefined();
  });

  test.each([
    ["harder", HARDER],
    ["easier", EASIER],
    ["trim", TRIM],
  ])("the editor's tool %s finds the same level as in Node, and one undo removes the result", (_, row) => {
    const player = openCopyOf(puzzleId, RICH);
    const before = keptMap(player, puzzleId);
    useTool(player, row);
    const after = keptMap(player, puzzleId);
    expect(after).toBe(foundIn(puzzle, row, before));
    if (after !== before) press(player, "b");
    settle(player);
    expect(keptMap(player, puzzleId)).toBe(before);
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  });

  test("the editor shows variations of a level, of which the player can take one or none", () => {
    const player = openCopyOf(puzzleId, RICH);
    const before = keptMap(player, puzzleId);
    useTool(player, VARY);
    expectScreen(player, `vary-${puzzleId}`);
    press(player, "b");
    settle(player);
    expect(keptMap(player, puzzleId)).toBe(before);
    // Takes the last variation of the level that the editor's tool "vary" finds. If this is the unchanged level itself,
    // the test takes the first variation instead.
    takeVariation(player, 30);
    if (keptMap(player, puzzleId) === before) takeVariation(player, -30);
    expect(keptMap(player, puzzleId)).not.toBe(before);
    press(player, "b");
    settle(player);
    expect(keptMap(player, puzzleId)).toBe(before);
  });

  test("the editor completes an empty board, and can undo that", () => {
    const player = openCopyOf(puzzleId, RICH);
    const before = keptMap(player, puzzleId);
    chooseFrom(player, "board", CLEAR);
    settle(player);
    const empty = keptMap(player, puzzleId);
    useTool(player, COMPLETE);
    const made = keptMap(player, puzzleId);
    expect(made).toBe(foundIn(puzzle, COMPLETE, empty));
    for (let steps = made === empty ? 1 : 2; steps > 0; steps--) press(player, "b");
    settle(player);
    expect(keptMap(player, puzzleId)).toBe(before);
  });

  test.each(["harder", "easier", "vary", "trim"])(
    "Ⓑ stops the editor's tool %s, which then changes nothing",
    (tool) => {
      const player = openCopyOf(puzzleId, RICH);
      const before = keptMap(player, puzzleId);
      chooseFrom(player, "tools", ["harder", "easier", "vary", "trim"].indexOf(tool));
      press(player, "b");
      settle(player);
      expect(isTextOnScreen(player, "stop")).toBe(false);
      expect(keptMap(player, puzzleId)).toBe(before);
    },
  );

  test("no frame in which the editor's board page is used takes too long", () => {
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
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  });

  test("random input in the editor causes no error and no slow frame, and only drafts are saved", () => {
    const random = createRandom(18, puzzleId.length);
    const player = openCopy();
    const before = player.reports.length;
    const held = new Set<Button>();
    for (let at = 0; at < seedCount(4000); at++) fiddle(player, held, (limit) => drawRandomBelow(random, limit));
    expect(Math.max(...player.reports.slice(before).map(({ simulatedMs }) => simulatedMs))).toBeLessThan(
      FULL_BOARD_FRAME_MS,
    );
    player.console.signal("gameWillTerminate");
    for (const kept of ownMaps(player.store, puzzleId)) expect(isFault(parseDraft(puzzle.legend, kept))).toBe(false);
  });
});

/**
 * Runs one frame with random input that mostly stays in the level editor: buttons, touches, the crank, the system menu,
 * and locks of the console.
 */
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

test("with forty levels a deleted level stays, and the message says what to do before it can be brought back", () => {
  const store = storeWithOwnLevels(Array(40).fill("@..o\n...."), "last-ball");
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Workshop");
  choose(player, DELETE);
  settle(player);
  choose(player, COPY);
  settle(player);
  const goToLastCard = (): void => {
    for (let cards = 0; cards < 45; cards++) press(player, "right");
    settle(player);
    drawnTextsOf(player);
    press(player, "a");
    settle(player);
  };
  goToLastCard();
  expect(drawnTextsOf(player).join()).toContain(TEXTS.pinboard.noSpaceToRestore);
  expect(ownMaps(store, "last-ball")).toHaveLength(40);
  for (let cards = 0; cards < 45; cards++) press(player, "left");
  choose(player, DELETE);
  settle(player);
  expect(ownMaps(store, "last-ball")).toHaveLength(39);
  goToLastCard();
  expect(ownMaps(store, "last-ball")).toHaveLength(40);
});
