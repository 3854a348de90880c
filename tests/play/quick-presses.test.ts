import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { formatMoves } from "../../src/kernel/moves-text";
import {
  askForCopy,
  isEndCardShown,
  endRush,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openPace,
  openRow,
  waitForLevel,
  waitUntil,
  winAndSee,
} from "./bot";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, chooseMenuItem, press, makeMove, settle, startPlayer, type Player } from "./player";
import { isCharacterInHud } from "./screen-text";
import type { AttemptJson } from "./attempt-json";
import { resumePointOf, saveCampaign, storeWith } from "./saves";
import { FIRST_PUZZLE_ID, rulesOf, PUZZLE_ROWS } from "./puzzles";

/**
 * A frame that draws the background of a level takes a console at least this many milliseconds. By this time, the test
 * recognises such frames.
 */
const BACKGROUND_MS = 1;

const BUTTONS: readonly Button[] = ["up", "right", "down", "left"];

function ordersOf(count: number): Direction[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    DIRECTIONS.filter((direction) => !order.includes(direction)).map((direction) => [...order, direction]),
  );
}

function thoseThatMove({ puzzle, map }: AttemptJson, moves: readonly Direction[]): Direction[] {
  const { start, move, outcome } = rulesOf(puzzle, map.join("\n"));
  let state = start;
  return moves.filter((direction) => {
    const after = outcome(state) === "playing" ? move(state, direction) : undefined;
    if (after !== undefined) state = after;
    return after !== undefined;
  });
}

function movesInAnyOrder(attempt: AttemptJson, count: number): Direction[] {
  const orders = ordersOf(count).reverse();
  const order = orders.find((moves) => thoseThatMove(attempt, moves).length === count);
  if (order === undefined) throw new Error(`the level has no ${count} such moves`);
  return order;
}

function longestOrder(attempt: AttemptJson): Direction[] {
  const count = (order: readonly Direction[]): number => thoseThatMove(attempt, order).length;
  return ordersOf(4).reduce((best, order) => (count(order) >= count(best) ? order : best));
}

function buttonsOf(moves: readonly Direction[]): Button[] {
  return moves.map((direction) => BUTTONS[direction]);
}

function now(player: Player): AttemptJson {
  const attempt = levelNow(player);
  if (attempt === undefined) throw new Error("there is no level");
  return attempt;
}

describe.each(PUZZLE_ROWS)("arrow presses in %s", (puzzleId) => {
  const open = (): Player => openCampaignAfter(12, puzzleId);

  test.each([2, 3])(
    "several arrows that are pressed in one frame, %i of them, are moves in the order of the presses",
    (count) => {
      const player = open();
      const moves = movesInAnyOrder(now(player), count);
      frame(player, buttonsOf(moves));
      settle(player);
      expect(now(player)).toMatchObject({ moves: formatMoves(moves), moveCount: count });
    },
  );

  test("four arrows that are pressed in one frame are all tried in the order of the presses", () => {
    const player = open();
    const order = longestOrder(now(player));
    frame(player, buttonsOf(order));
    settle(player);
    const moves = thoseThatMove(now(player), order);
    expect(moves.length).toBeGreaterThan(2);
    expect(now(player)).toMatchObject({ moves: formatMoves(moves), moveCount: moves.length });
  });

  test.each([2, 4])("four arrows that are pressed together %i frames after a slide began wait for it", (later) => {
    const player = open();
    const [first, ...others] = longestOrder(now(player));
    frame(player, [BUTTONS[first]]);
    frames(player, later - 1);
    const order = [...others, first];
    frame(player, buttonsOf(order));
    settle(player);
    const moves = thoseThatMove(now(player), [first, ...order]);
    expect(moves.length).toBeGreaterThan(2);
    expect(now(player)).toMatchObject({ moves: formatMoves(moves), moveCount: moves.length });
  });

  test("four arrows that are pressed one in each frame, while the level arrives and its background is drawn, are its moves", () => {
    const store = createMemoryStore();
    saveCampaign(store, 12, puzzleId);
    const player = startPlayer(store);
    openRow(player, "Campaign");
    settle(player);
    frame(player, ["a"]);
    while (levelNow(player) === undefined) frame(player);
    const order = longestOrder(now(player));
    const reports = order.map((direction) => frame(player, [BUTTONS[direction]]));
    expect(reports.some(({ simulatedMs }) => simulatedMs > BACKGROUND_MS)).toBe(true);
    settle(player);
    const moves = thoseThatMove(now(player), order);
    expect(moves.length).toBeGreaterThan(2);
    expect(now(player)).toMatchObject({ moves: formatMoves(moves), moveCount: moves.length });
  });

  test("an arrow that is pressed while the crank turns is a move once the crank stands still", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    makeMove(player, first);
    // Turns the crank in five frames until all moves are taken back, and presses an arrow button in the third of these
    // frames.
    for (let at = 0; at < 5; at++) frame(player, at === 2 ? [BUTTONS[first]] : [], -12);
    settle(player);
    expect(now(player)).toMatchObject({ moves: formatMoves([first]), moveCount: 1 });
  });

  test("an arrow that is pressed as Ⓑ is released is a move after the step back", () => {
    const player = open();
    const [first] = movesInAnyOrder(now(player), 1);
    makeMove(player, first);
    frame(player, ["b"]);
    frame(player, [BUTTONS[first]]);
    settle(player);
    expect(now(player)).toMatchObject({ moves: formatMoves([first]), moveCount: 1 });
  });

  test("arrows that are pressed before the first level appears are its first moves", () => {
    const player = startPlayer(storeWith(undefined, puzzleId));
    openPace(player, "rising");
    press(player, "a");
    const pressed: Direction[] = [];
    while (levelNow(player) === undefined && pressed.length < 4) {
      const direction = DIRECTIONS[(3 * pressed.length) % DIRECTIONS.length];
      press(player, BUTTONS[direction]);
      pressed.push(direction);
    }
    expect(pressed.length).toBeGreaterThan(0);
    waitUntil(player, () => levelNow(player) !== undefined);
    const { map } = now(player);
    frames(player, pressed.length);
    const moves = thoseThatMove(now(player), pressed);
    expect(now(player)).toMatchObject({ map, moves: formatMoves(moves), moveCount: moves.length });
  });
});

describe("repeated presses of Ⓑ", () => {
  test.each([6, 8, 11, 14])(
    "Ⓑ that is tapped every %i frames takes moves back, says what it does next, and then leaves",
    (apart) => {
      const player = openCampaignAfter(12);
      const [first] = movesInAnyOrder(now(player), 1);
      const { map } = now(player);
      // Makes four moves to and fro. A second move in the same direction might move nothing.
      for (let move = 0; move < 4; move++) makeMove(player, ((first + 2 * move) % 4) as Direction);
      const moves = now(player).moveCount;
      expect(moves).toBeGreaterThan(0);
      const starts: Uint8Array[] = [];
      let taps = 0;
      while (levelNow(player) !== undefined && taps < 40) {
        press(player, "b");
        frames(player, apart - 2);
        taps++;
        if (levelNow(player)?.moveCount === 0) starts.push(player.console.pixels.slice());
      }
      expect(levelNow(player)).toBeUndefined();
      expect(taps).toBeLessThan(moves + 6);
      // Expects that the screens of the level's start state do not all look the same. For some time, the game says in
      // this state what the next press of Ⓑ does.
      expect(starts.some((pixels) => !pixels.every((pixel, at) => pixel === starts[0][at]))).toBe(true);
      settle(player);
      press(player, "a");
      waitForLevel(player);
      expect(now(player)).toMatchObject({ map, moveCount: 0 });
    },
  );
});

describe("the system menu of the console", () => {
  const titles = (player: Player): string[] => player.console.menuItems().map(({ title }) => title);

  test.each(["Play", "Today"] as const)(
    "the system menu leaves %s in the middle of a level, which goes on later",
    (row) => {
      const player = startPlayer(storeWith());
      const level = openLevelOf(player, row);
      makeMove(player, movesInAnyOrder(level, 1)[0]);
      const before = now(player);
      expect(titles(player)).toEqual(["restart level", "hint", "leave"]);
      chooseMenuItem(player, "leave");
      expect(levelNow(player)).toBeUndefined();
      if (row === "Today") press(player, "b");
      settle(player);
      expect(openLevelOf(player, row)).toEqual(before);
    },
  );

  test("the system menu leaves a campaign level for the map, and the level goes on later", () => {
    const player = openCampaignAfter(12);
    makeMove(player, movesInAnyOrder(now(player), 1)[0]);
    const before = now(player);
    chooseMenuItem(player, "leave");
    expect(levelNow(player)).toBeUndefined();
    press(player, "a");
    waitForLevel(player);
    expect(now(player)).toEqual(before);
  });

  test("the system menu offers only to leave under the card of a cleared level, and all items after it", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    expect(titles(player)).toEqual(["leave"]);
    chooseMenuItem(player, "leave");
    press(player, "a");
    waitForLevel(player);
    expect(titles(player)).toEqual(["restart level", "hint", "leave"]);
  });

  test("the system menu offers only to leave at the end of a rush", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    endRush(player);
    expect(titles(player)).toEqual(["leave"]);
  });

  test("the system menu leaves a rush, which goes on later", () => {
    const player = startPlayer(storeWith());
    const level = openLevelOf(player, "Rush");
    expect(titles(player)).toEqual(["restart level", "end the rush", "leave"]);
    chooseMenuItem(player, "leave");
    expect(levelNow(player)).toBeUndefined();
    expect(openLevelOf(player, "Rush").map).toEqual(level.map);
  });

  test("the system menu asks before it ends a rush, and the clock stands during the question", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    const leftMs = (): number | undefined => {
      player.console.signal("deviceWillLock");
      const tally = resumePointOf(player.store, "rush")?.tally;
      return tally?.mode === "rush" ? tally.remainingMs : undefined;
    };
    chooseMenuItem(player, "end the rush");
    const before = leftMs();
    frames(player, 60);
    expect(leftMs()).toBe(before);
    press(player, "b");
    frames(player, 60);
    expect(leftMs()).toBeLessThan(before ?? 0);
    chooseMenuItem(player, "end the rush");
    frames(player, 12);
    press(player, "a");
    settle(player);
    expect(leftMs()).toBeUndefined();
    expect(isEndCardShown(player)).toBe(true);
  });
});

describe("the card of a cleared level", () => {
  test.each(["a", "b"] as const)(
    "the card of a cleared level asks after ✛ down whether to edit a copy, and %s answers",
    (answer) => {
      const player = openCampaignAfter(12);
      const { map } = now(player);
      winAndSee(player);
      press(player, "down");
      frames(player, 12);
      press(player, answer);
      settle(player);
      expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual(answer === "a" ? [map.join("\n")] : []);
      expect(levelNow(player) === undefined).toBe(answer === "a");
    },
  );

  test("the card of a cleared level says after a while how to see its moves and how to ask for a copy, and then its buttons again", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    expect(isEndCardShown(player)).toBe(true);
    frames(player, 120);
    expect(isEndCardShown(player)).toBe(false);
    expect(isCharacterInHud(player, "✛")).toBe(true);
    frames(player, 160);
    expect(isEndCardShown(player)).toBe(true);
  });
});

describe.each([1, 12, 45])("a button that closes a question and is held for %i frames", (held) => {
  /**
   * Answers the question on the screen with a button and so closes it. The button is held for `held` frames, the number
   * in the title of this group of tests.
   */
  function close(player: Player, button: "a" | "b"): void {
    frames(player, 12);
    for (let at = 0; at < held; at++) frame(player, [button]);
    frames(player, 12);
  }

  test("a button that closes a question takes back no move of the rush below", () => {
    const player = startPlayer(storeWith());
    makeMove(player, movesInAnyOrder(openLevelOf(player, "Rush"), 1)[0]);
    const before = now(player);
    expect(before.moveCount).toBe(1);
    chooseMenuItem(player, "end the rush");
    close(player, "b");
    expect(now(player)).toEqual(before);
  });

  test("a button that closes a question does not leave the rush below, even after three questions", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    for (let times = 0; times < 3; times++) {
      chooseMenuItem(player, "end the rush");
      close(player, "b");
      expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
      expect(levelNow(player)).toMatchObject({ moveCount: 0 });
    }
  });

  test("a button that closes a question changes neither the card below nor its level", () => {
    const player = openCampaignAfter(12);
    winAndSee(player);
    const before = now(player);
    press(player, "down");
    close(player, "b");
    settle(player);
    expect(now(player)).toEqual(before);
  });

  test.each(["a", "b"] as const)("a button that closes a question does nothing on the map below (%s)", (button) => {
    const { puzzle, map } = now(openCampaignAfter(12));
    const player = startPlayer(storeWithOwnLevels(new Array<string>(40).fill(map.join("\n")), puzzle));
    openRow(player, "Campaign");
    const before = player.console.pixels.slice();
    askForCopy(player);
    expect(isCharacterInHud(player, "Ⓑ")).toBe(true);
    close(player, button);
    settle(player);
    expect(levelNow(player)).toBeUndefined();
    expect(player.console.pixels).toEqual(before);
  });

  test("a button that closes a question neither undoes a change in the editor below nor leaves it", () => {
    const { puzzle, map } = now(openCampaignAfter(12));
    const player = startPlayer(storeWithOwnLevels([map.join("\n")], puzzle));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Edit");
    frame(player, [], 30);
    press(player, "a");
    settle(player);
    const titles = player.console.menuItems().map(({ title }) => title);
    const kept = (): string[] => {
      player.console.signal("deviceWillLock");
      return ownMaps(player.store, puzzle);
    };
    const changed = kept();
    expect(changed).not.toEqual([map.join("\n")]);
    chooseMenuItem(player, "board");
    for (let row = 0; row < 5; row++) press(player, "down");
    press(player, "a");
    settle(player);
    expect(player.console.menuItems()).toEqual([]);
    close(player, "b");
    settle(player);
    expect(kept()).toEqual(changed);
    expect(player.console.menuItems().map(({ title }) => title)).toEqual(titles);
  });
});

test.each(PUZZLE_ROWS)(
  "the first starter level of %s explains the goal again once its first move is taken back",
  (puzzleId) => {
    const player = openCampaignAfter(0, puzzleId);
    const [first] = movesInAnyOrder(now(player), 1);
    expect(isCharacterInHud(player, "✛")).toBe(true);
    makeMove(player, first);
    expect(isCharacterInHud(player, "✛")).toBe(false);
    for (let at = 0; at < 6; at++) frame(player, [], -12);
    settle(player);
    expect(now(player).moveCount).toBe(0);
    expect(isCharacterInHud(player, "✛")).toBe(true);
  },
);

test("the title opens the row that an arrow selected before Ⓐ was pressed in the same frame", () => {
  const player = startPlayer(storeWith());
  frames(player, 30);
  frame(player, ["down", "a"]);
  settle(player);
  press(player, "a");
  waitForLevel(player);
  expect(now(player).mode).toBe("campaign");
});
