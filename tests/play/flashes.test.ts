import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { SCREEN_WIDTH, type Box } from "../../src/device/screen";
import { goOnAtPace } from "./endless-run";
import { frame, frames, press, startPlayer, type Player } from "./player";
import { fillRun, storeWith } from "./saves";
import { PUZZLE_ROWS } from "./puzzles";

/**
 * A level for the tests that is won by two moves, the first of them to the right. In that move, a piece slides against
 * a wall or the edge of the board, and the whole picture jumps. In the level of Last Ball, the ball hits another ball
 * instead, and the picture does not jump.
 */
interface TwoPushes {
  readonly rows: readonly string[];
  readonly second: Button;
  /**
   * A part of the scenery where nothing moves and no text stands. There the tests see whether the whole picture jumps
   * to the right. It does so for two frames after a piece has hit something hard.
   */
  readonly still: Box;
}

const LEVELS: Readonly<Record<string, TwoPushes>> = {
  "last-ball": {
    rows: ["............", "@..o....o...", "............"],
    second: "right",
    still: { x: 30, y: 180, width: 300, height: 40 },
  },
  "ice-path": {
    rows: ["@.......", "........", ".......O"],
    second: "down",
    still: { x: 10, y: 60, width: 140, height: 100 },
  },
  skid: {
    rows: ["########", "#r.....#", "#......#", "######R#"],
    second: "down",
    still: { x: 4, y: 120, width: 80, height: 100 },
  },
  penguin: {
    rows: ["@.......", "........", ".......F"],
    second: "down",
    still: { x: 4, y: 60, width: 54, height: 120 },
  },
  fruit: { rows: ["A.....", "......", "A....."], second: "down", still: { x: 4, y: 70, width: 140, height: 100 } },
};

const KICK_PIXELS = 2;
const KICK_FRAMES = 2;

type Calm = "nobody" | "game" | "console";

/** If at least this share of the screen's pixels changes from one frame to the next, the test counts a flash. */
const FLASH = 0.1;
const FRAMES_OF_A_PUSH = 24;
/**
 * The number of frames that the test watches after a win. The animation of the win lasts longer, so the next level has
 * not appeared by then.
 */
const FRAMES_OF_A_FAREWELL = 16;

function start(puzzleId: string, calm: Calm): Player {
  const store = storeWith((save, saved) => {
    save.settings.hasLessFlashing = calm === "game";
    fillRun(save, saved, { seed: 7, levelNumber: 2, map: LEVELS[puzzleId].rows.join("\n") });
  }, puzzleId);
  const player = startPlayer(store, { reducesFlashing: calm === "console" });
  press(player, "a");
  goOnAtPace(player);
  return player;
}

function screensOf(player: Player, button: Button, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, at) => {
    frame(player, at === 0 ? [button] : []);
    return player.console.pixels.slice();
  });
}

function changed(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((count, pixel, at) => (pixel === other[at] ? count : count + 1), 0) / one.length;
}

function brightest(screens: readonly Uint8Array[]): number {
  return Math.max(...screens.slice(1).map((screen, at) => changed(screens[at], screen)));
}

function isShifted(screen: Uint8Array, before: Uint8Array, { x, y, width, height }: Box, pixels: number): boolean {
  for (let row = y; row < y + height; row++) {
    const at = row * SCREEN_WIDTH + x;
    const then = before.subarray(at - pixels, at - pixels + width);
    if (!screen.subarray(at, at + width).every((pixel, column) => pixel === then[column])) return false;
  }
  return true;
}

describe("the kick of the screen when a piece is stopped hard", () => {
  test.each(PUZZLE_ROWS.filter(([puzzleId]) => puzzleId !== "last-ball"))(
    "the whole picture of %s is kicked for two frames when a piece is stopped hard",
    (puzzleId) => {
      const player = start(puzzleId, "nobody");
      const before = player.console.pixels.slice();
      const { still } = LEVELS[puzzleId];
      const shifts = screensOf(player, "right", FRAMES_OF_A_PUSH).map((screen) => {
        if (isShifted(screen, before, still, 0)) return 0;
        return isShifted(screen, before, still, KICK_PIXELS) ? KICK_PIXELS : NaN;
      });
      expect(shifts.filter((pixels) => pixels === KICK_PIXELS)).toHaveLength(KICK_FRAMES);
      expect(shifts.filter((pixels) => pixels === 0)).toHaveLength(FRAMES_OF_A_PUSH - KICK_FRAMES);
    },
  );

  test("the picture of Last Ball is not kicked when a ball only passes its push on", () => {
    const player = start("last-ball", "nobody");
    const before = player.console.pixels.slice();
    const screens = screensOf(player, "right", FRAMES_OF_A_PUSH);
    for (const screen of screens) expect(isShifted(screen, before, LEVELS["last-ball"].still, 0)).toBe(true);
  });

  test("the next push cuts short the kick and everything that belongs to it", () => {
    const player = start("ice-path", "nobody");
    frame(player, ["right"]);
    frame(player);
    frame(player, ["left"]);
    const before = player.console.pixels.slice();
    frame(player);
    expect(isShifted(player.console.pixels, before, LEVELS["ice-path"].still, 0)).toBe(true);
  });
});

function brightestOf(puzzleId: string, calm: Calm): number {
  const player = start(puzzleId, calm);
  const first = screensOf(player, "right", FRAMES_OF_A_PUSH);
  const second = screensOf(player, LEVELS[puzzleId].second, FRAMES_OF_A_PUSH + FRAMES_OF_A_FAREWELL);
  return brightest([...first, ...second]);
}

describe("the setting less flashing", () => {
  test.each(PUZZLE_ROWS)(
    "the setting less flashing leaves no flash in pushes, stops and wins of %s, whether the game or the console has it",
    (puzzleId) => {
      const calm = brightestOf(puzzleId, "game");
      expect(calm).toBeLessThan(FLASH);
      expect(brightestOf(puzzleId, "console")).toBe(calm);
      expect(brightestOf(puzzleId, "nobody")).toBeGreaterThan(1.2 * calm);
    },
  );

  test("the setting less flashing leaves no flash in the animations of the title", () => {
    const player = startPlayer(storeWith(), { reducesFlashing: true });
    // Waits until the animation that opens the title screen like a shutter is over.
    frames(player, 40);
    const screens = Array.from({ length: 400 }, () => {
      frame(player);
      return player.console.pixels.slice();
    });
    expect(brightest(screens)).toBeLessThan(FLASH);
  });
});
