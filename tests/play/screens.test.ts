import { describe, expect, test } from "vitest";
import { DIRECTIONS, DOWN, LEFT, RIGHT, type Direction } from "../../src/kernel/direction";
import { createMemoryStore } from "../../simulator/stores";
import type { Store } from "../../simulator/host";
import { expectScreen, expectStop } from "./golden-screens";
import { startEndless } from "./endless-run";
import { askForMove, frame, frames, chooseMenuItem, press, makeMove, savedRun, settle, type Player } from "./player";
import { saveRun, runIn, type SavedRun } from "./saves";
import { CHAIN } from "./chain-level";

function leftAt(map: readonly string[], more: Partial<SavedRun> = {}): Store {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 2, best: 34, map: map.join("\n"), ...more });
  return store;
}

function startAt(map: readonly string[], more: Partial<SavedRun> = {}): Player {
  return startEndless(leftAt(map, more));
}

function keptMoves(player: Player): string | undefined {
  player.console.signal("gameWillTerminate");
  return savedRun(player)?.moves.slice(0, savedRun(player)?.moveCount);
}

describe("the screen of an endless level", () => {
  test("the endless screen shows a roll, a hit, a hit chain and a fall", () => {
    const player = startAt(CHAIN);
    expectStop(player, "endless");
    frame(player, ["right"]);
    for (let at = 1; at <= 15; at++) {
      frame(player);
      if (at % 3 === 0) expectScreen(player, `roll-${String(at).padStart(2, "0")}`);
    }
  });

  test("the endless screen says how to go on when the black ball has fallen and the lamp is dark", () => {
    const player = startAt(CHAIN);
    makeMove(player, LEFT);
    expectStop(player, "endless-fallen");
  });

  test("Ⓑ takes back a fall with one tap", () => {
    const player = startAt(CHAIN);
    makeMove(player, LEFT);
    press(player, "b");
    settle(player);
    expectStop(player, "endless");
  });

  test("the endless screen shows the best move on the board when Ⓐ asks for a hint", () => {
    const player = startAt(CHAIN);
    askForMove(player);
    settle(player);
    expectStop(player, "endless-hint");
  });

  test("the lamp becomes dark as soon as the level can no longer be won", () => {
    const player = startAt(CHAIN);
    makeMove(player, DOWN);
    expectStop(player, "endless-dead-end");
  });

  test("the endless screen shows rings over a cleared level", () => {
    const player = startAt(["............", "..@..o......", "............"]);
    press(player, "right");
    frames(player, 26);
    expectScreen(player, "cleared");
  });

  test("the endless screen drops the balls of the next level onto the board", () => {
    const player = startAt([...CHAIN.slice(0, 3), "..@....o....", ...CHAIN.slice(0, 3)]);
    press(player, "right");
    for (let at = 0; at < 120 && savedRun(player)?.levelNumber === 2; at++) frame(player);
    frames(player, 8);
    expectScreen(player, "arrival");
  });

  test("the endless screen draws nothing while nothing moves or blinks", () => {
    const player = startAt(CHAIN);
    const before = player.reports.length;
    frames(player, 60);
    expect(player.reports.slice(before).filter((report) => report.hasDrawn)).toEqual([]);
  });
});

describe("the crank on the endless screen", () => {
  function afterTwoMoves(): Player {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    makeMove(player, RIGHT);
    return player;
  }

  test("the crank that turns back can stop in the middle of a move", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 9; at++) frame(player, [], -10);
    expectScreen(player, "crank-middle");
  });

  test("the crank that turns back far stops at the start of the level", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 30; at++) frame(player, [], -20);
    settle(player);
    expectStop(player, "endless");
    expect(keptMoves(player)).toBe("");
  });

  test("the crank that turns back and on again brings every move back", () => {
    const player = afterTwoMoves();
    const moves = keptMoves(player);
    for (let at = 0; at < 30; at++) frame(player, [], -20);
    for (let at = 0; at < 30; at++) frame(player, [], 20);
    settle(player);
    expect(keptMoves(player)).toBe(moves);
  });

  test("the crank does nothing as long as it only trembles", () => {
    const player = afterTwoMoves();
    for (let at = 0; at < 40; at++) expect(frame(player, [], at % 2 === 0 ? 1 : -1).hasDrawn).toBe(false);
  });
});

describe("the buttons on the endless screen", () => {
  test("Ⓑ that is held with ✛ left and right steps through time", () => {
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

  test("a new press cuts short the roll before it", () => {
    const player = startAt(CHAIN);
    frame(player, ["right"]);
    frame(player, []);
    frame(player, ["right"]);
    settle(player);
    expect(keptMoves(player)).toBe("RR");
  });
});

describe("the system menu on the endless screen", () => {
  test("the system menu restarts the level, and its moves can still be made again", () => {
    const player = startAt(CHAIN);
    makeMove(player, RIGHT);
    chooseMenuItem(player, "restart level");
    expectStop(player, "endless");
    expect(savedRun(player)?.moves).toBe("R");
  });

  test("the system menu shows a hint", () => {
    const player = startAt(CHAIN);
    for (let grade = 1; grade <= 3; grade++) chooseMenuItem(player, "hint");
    expectStop(player, "endless-hint");
  });
});

describe("the game after a restart", () => {
  test("a restarted game resumes the same state, with the moves before and after it", () => {
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
    expect({ ...runIn(again.store), playedMs: kept?.playedMs }).toEqual(kept);
    expect(Buffer.from(again.console.pixels).equals(Buffer.from(player.console.pixels))).toBe(true);
  });

  test("a restarted game goes on to the next level if the last one was won", () => {
    const player = startAt(["............", "..@..o......", "............"]);
    press(player, "right");
    player.console.signal("gameWillTerminate");
    const again = startEndless(player.store);
    expect(savedRun(again)?.levelNumber).toBe(3);
  });

  test("a restarted game generates the level again if its map cannot be read, and the run goes on", () => {
    const store = leftAt(["o"]);
    const player = startEndless(store);
    frames(player, 60);
    player.console.signal("gameWillTerminate");
    expect(savedRun(player)).toMatchObject({ seed: 7, levelNumber: 2, best: 34, moves: "" });
    expect(savedRun(player)?.map).not.toBe("o");
  });
});

test.each(DIRECTIONS.map((direction): [Direction] => [direction]))(
  "the endless screen draws a fall over edge %i",
  (direction) => {
    const player = startAt(["............", "............", ".....@......", "............", ".o.........."]);
    press(player, (["up", "right", "down", "left"] as const)[direction]);
    frames(player, 8);
    expectScreen(player, `over-edge-${direction}`);
  },
);
