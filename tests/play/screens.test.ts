import { describe, expect, test } from "vitest";
import { DIRECTIONS, DOWN, LEFT, RIGHT, type Direction } from "../../src/kernel/direction";
import { createMemoryStore } from "../../simulator/stores";
import type { Store } from "../../simulator/host";
import { expectScreen, expectStop } from "./golden-screens";
import { frame, frames, chooseMenuItem, press, makeMove, savedRun, settle, startEndless, type Player } from "./player";
import { saveRun, runIn, type SavedRun } from "./saves";
import { CHAIN } from "./chain-level";

/** A run that was left at a level of our own. */
function leftAt(map: readonly string[], more: Partial<SavedRun> = {}): Store {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 12, best: 34, map: map.join("\n"), ...more });
  return store;
}

function startAt(map: readonly string[], more: Partial<SavedRun> = {}): Player {
  return startEndless(leftAt(map, more));
}

function keptMoves(player: Player): string | undefined {
  player.console.signal("gameWillTerminate");
  return savedRun(player)?.moves.slice(0, savedRun(player)?.goal);
}

describe("the endless screen", () => {
  test("shows a roll, a clack, a chain and a fall", () => {
    const player = startAt(CHAIN);
    expectStop(player, "endless");
    frame(player, ["right"]);
    for (let at = 1; at <= 15; at++) {
      frame(player);
      if (at % 3 === 0) expectScreen(player, `roll-${String(at).padStart(2, "0")}`);
    }
  });

  test("says how to go on when the black ball has fallen, and the lamp is out", () => {
    const player = startAt(CHAIN);
    makeMove(player, LEFT);
    expectStop(player, "endless-fallen");
  });

  test("goes back from a fall with one tap of B", () => {
    const player = startAt(CHAIN);
    makeMove(player, LEFT);
    press(player, "b");
    settle(player);
    expectStop(player, "endless");
  });

  test("shows the way on the board when A asks for a hint", () => {
    const player = startAt(CHAIN);
    press(player, "a");
    settle(player);
    expectStop(player, "endless-hint");
  });

  test("turns the lamp out as soon as the position cannot be won", () => {
    const player = startAt(CHAIN);
    makeMove(player, DOWN);
    // Once time was turned back it is known what the darkness means.
    press(player, "b");
    settle(player);
    makeMove(player, DOWN);
    expectStop(player, "endless-dead-end");
  });

  test("shows rings over a cleared level", () => {
    const player = startAt(["............", "..@..o......", "............"]);
    press(player, "right");
    frames(player, 26);
    expectScreen(player, "cleared");
  });

  test("drops the balls of the next level in", () => {
    const player = startAt([...CHAIN.slice(0, 3), "..@....o....", ...CHAIN.slice(0, 3)]);
    press(player, "right");
    for (let at = 0; at < 120 && savedRun(player)?.levelNumber === 12; at++) frame(player);
    frames(player, 8);
    expectScreen(player, "arrival");
  });

  test("draws nothing while nothing moves and nobody has blinked yet", () => {
    const player = startAt(CHAIN);
    const before = player.reports.length;
    frames(player, 60);
    expect(player.reports.slice(before).filter((report) => report.drew)).toEqual([]);
  });
});

describe("the crank", () => {
  function afterTwoMoves(): Player {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    makeMove(player, RIGHT);
    return player;
  }

  test("turned back stops in the middle of a move", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 9; at++) frame(player, [], -10);
    expectScreen(player, "crank-middle");
  });

  test("turned back far comes to the first position and no further", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 30; at++) frame(player, [], -20);
    settle(player);
    expectStop(player, "endless");
    expect(keptMoves(player)).toBe("");
  });

  test("turned back and forth again brings every move back", () => {
    const player = afterTwoMoves();
    const moves = keptMoves(player);
    for (let at = 0; at < 30; at++) frame(player, [], -20);
    for (let at = 0; at < 30; at++) frame(player, [], 20);
    settle(player);
    expect(keptMoves(player)).toBe(moves);
  });

  test("does nothing as long as it only trembles", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 40; at++) expect(frame(player, [], at % 2 === 0 ? 1 : -1).drew).toBe(false);
  });
});

describe("the buttons", () => {
  test("B held with left and right steps through time", () => {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    makeMove(player, RIGHT);
    const moves = keptMoves(player) ?? "";
    frame(player, ["b"]);
    frame(player, ["b", "left"]);
    frame(player, ["b"]);
    frame(player, ["b", "left"]);
    frame(player, ["b"]);
    expect(keptMoves(player)).toBe("");
    frame(player, ["b", "right"]);
    frame(player, []);
    settle(player);
    expect(keptMoves(player)).toBe(moves.slice(0, 1));
  });

  test("a new press cuts the roll before it short", () => {
    const player = startAt(CHAIN);
    frame(player, ["right"]);
    frame(player, []);
    frame(player, ["right"]);
    settle(player);
    expect(keptMoves(player)).toBe("RR");
  });
});

describe("the system menu", () => {
  test("restarts the level, and its moves can still be made again", () => {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    chooseMenuItem(player, "restart level");
    expectStop(player, "endless");
    expect(savedRun(player)?.moves).toBe("R");
  });

  test("shows a hint", () => {
    const player = startAt(CHAIN);
    chooseMenuItem(player, "hint");
    expectStop(player, "endless-hint");
  });
});

describe("coming back", () => {
  test("resumes the very position, with the history before and after it", () => {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    makeMove(player, RIGHT);
    press(player, "b");
    settle(player);
    player.console.signal("gameWillTerminate");
    const kept = runIn(player.store);

    const again = startEndless(player.store);
    again.console.signal("gameWillTerminate");
    expect(kept?.moves).toBe("RR");
    expect(runIn(again.store)).toEqual(kept);
    expect(Buffer.from(again.console.pixels).equals(Buffer.from(player.console.pixels))).toBe(true);
  });

  test("goes on to the next level if the last one was won", () => {
    const player = startAt(["............", "..@..o......", "............"]);
    press(player, "right");
    player.console.signal("gameWillTerminate");
    const again = startEndless(player.store);
    expect(savedRun(again)?.levelNumber).toBe(13);
  });

  test("composes the level anew if its map cannot be read, and the run goes on", () => {
    const store = leftAt(["o"]);
    const player = startEndless(store);
    frames(player, 60);
    player.console.signal("gameWillTerminate");
    expect(savedRun(player)).toMatchObject({ seed: 7, levelNumber: 12, best: 34, moves: "" });
    expect(savedRun(player)?.map).not.toBe("o");
  });
});

test.each(DIRECTIONS.map((direction): [Direction] => [direction]))("a fall over edge %i is drawn", (direction) => {
  const player = startAt(["............", "............", ".....@......", "............", ".o.........."]);
  press(player, (["up", "right", "down", "left"] as const)[direction]);
  frames(player, 8);
  expectScreen(player, `over-edge-${direction}`);
});
