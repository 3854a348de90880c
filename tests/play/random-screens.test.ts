/**
 * Tests random input on screens on which no level is being played. Each game begins on one of these screens and goes
 * wherever the input leads. random-input.test.ts tests the levels of all modes, and endings-input.test.ts the endings
 * of campaigns.
 */
import { describe, expect, test } from "vitest";
import { chargeOf, HANDING_OVER_MS } from "../../bench/host/drawing-charges";
import type { Button } from "../../simulator/host";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { isComplete, seedCount } from "../seed-count";
import { openLevelOf, openRow, waitForLevel, winAndSee } from "./bot";
import { daysToRemix } from "./open-mode";
import { frame, press, screenNow, settle, startPlayer, type Player } from "./player";
import { PUZZLE_ROWS, puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";
import { fillJourney, fillRegular } from "./tour-saves";

const FRAMES = 500;
/**
 * The most time that one frame may take on a console, in milliseconds, drawing included. It is a little more than a
 * thirtieth of a second, because the frame that opens a screen also draws the shutter over it. The slowest frame, of
 * the title with Penguin, takes 34.25 ms.
 */
const MAX_FRAME_MS = 35;
/**
 * The most time, in milliseconds, that one frame may take on the screen of a level. It is longer than on other screens,
 * because the frames in which the card of a campaign level slides in over the board are still too slow. The slowest, in
 * Fruit, takes 40.5 ms.
 */
const MAX_LEVEL_FRAME_MS = 41;
const BUTTONS: readonly Button[] = ["left", "right", "up", "down", "a", "b"];

type ScreenRow = readonly [name: string, open: (player: Player, puzzleId: string) => void];

const SCREENS: readonly ScreenRow[] = [
  ["title", () => undefined],
  ["pace", (player) => openRow(player, "Play")],
  ["campaign", (player) => openRow(player, "Campaign")],
  ["today", (player) => openRow(player, "Today")],
  ["rush", (player) => openRow(player, "Rush")],
  ["challenge", (player) => openRow(player, "Challenge")],
  ["workshop", (player) => openRow(player, "Workshop")],
  ["settings", (player) => openRow(player, "Settings")],
  ["stats", (player) => openRow(player, "Stats")],
  ["look-back", openLookBack],
  ["end-card", openEndCard],
];

function openLookBack(player: Player): void {
  openLevelOf(player, "Play");
  winAndSee(player);
}

function openEndCard(player: Player): void {
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndSee(player);
}

const games = SCREENS.flatMap(([name, open]) =>
  [false, true].map((isCalm) => ({ name, open, isCalm, flashing: isCalm ? "less flashing" : "flashing" })),
);

function gamesOf(puzzleId: string): typeof games {
  return games.filter((_, at) => isComplete || (at + Math.floor(at / 2) + puzzleIndexOf(puzzleId)) % 2 === 0);
}

describe.each(PUZZLE_ROWS)("random input on the screens around %s", (puzzleId) => {
  test.each(gamesOf(puzzleId))(
    "random input from $name on causes no error and no slow frame, with $flashing",
    (game) => {
      for (let seed = 0; seed < seedCount(2, 1); seed++) {
        let drawingMs = 0;
        const player = startPlayer(
          storeWith((save, saved) => {
            fillJourney(save);
            fillRegular(save, saved);
          }, puzzleId),
          {
            daysLater: daysToRemix(puzzleId, "fog"),
            reducesFlashing: game.isCalm,
            watchDrawing: (call) => (drawingMs += chargeOf(call)),
          },
        );
        settle(player);
        game.open(player, puzzleId);
        const random = createRandom(20261130, seed);
        let slowest = { ms: 0, screen: "", at: 0 };
        for (let at = 0; at < FRAMES; at++) {
          drawingMs = 0;
          const { simulatedMs, hasDrawn } = fiddle(player, (limit) => drawRandomBelow(random, limit));
          const ms = simulatedMs + drawingMs + (hasDrawn ? HANDING_OVER_MS : 0);
          if (ms > slowest.ms) slowest = { ms, screen: screenNow(player) ?? "none", at };
        }
        const mostMs = slowest.screen === "play" ? MAX_LEVEL_FRAME_MS : MAX_FRAME_MS;
        expect(slowest.ms, slowest.screen).toBeLessThan(mostMs);
      }
    },
  );
});

/**
 * Runs one frame with random input: a button, the crank, the system menu or a lock of the console. Buttons come seldom,
 * so that screens have time to move. Returns the report of the frame.
 */
function fiddle(player: Player, below: (limit: number) => number): ReturnType<typeof frame> {
  const crankDegrees = below(20) === 0 ? below(400) - 200 : below(4) === 0 ? below(30) - 15 : 0;
  const items = player.console.menuItems().length;
  if (below(200) === 0 && items > 0) player.console.chooseMenuItem(below(items));
  if (below(300) === 0) player.console.signal("deviceWillLock");
  return frame(player, below(8) === 0 ? [BUTTONS[below(BUTTONS.length)]] : [], crankDegrees);
}
