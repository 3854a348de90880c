/**
 * Tests power cuts and crashes in timed modes: the game ends without a signal. When it is started again, the mode must
 * go on with the time that was left.
 */
import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { RUSH_SIZE } from "../../src/game/codes/challenge-code";
import type { ResumePoint } from "../../src/game/save/resume-point";
import { RUSH_MS } from "../../src/game/modes/rush";
import { levelNow, waitForLevel } from "./bot";
import { codeOf, openChallenge, openTitleRow } from "./open-mode";
import { frame, frames, press, startPlayer, type Player } from "./player";
import { resumePointOf, SAVE_FILES, storeWith } from "./saves";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS } from "./puzzles";

const FRAMES_A_SECOND = 30;
const SECONDS = 30;
/**
 * The most playing time, in milliseconds, that a timed mode may forget in a power cut. The game saves the time left
 * only every few seconds, and after a power cut continues from the last saved time.
 */
const MAX_LOST_MS = 5000;
const FRAME_MS = 1000 / 30;

function cut({ store }: Player): Store {
  const copy = createMemoryStore();
  for (const name of SAVE_FILES) {
    const text = store.read(`${name}.json`);
    if (text !== undefined) copy.write(`${name}.json`, text);
  }
  return copy;
}

function playedMs(store: Store, mode: "rush" | "challenge"): number {
  const tally: ResumePoint["tally"] | undefined = resumePointOf(store, mode)?.tally;
  if (tally?.mode === "rush") return RUSH_MS - tally.remainingMs;
  if (tally?.mode !== "challenge") return 0;
  return tally.size === RUSH_SIZE ? RUSH_MS - tally.counts[0] : 100 * tally.counts[3];
}

function doNothing(player: Player, seconds: number): void {
  frames(player, seconds * FRAMES_A_SECOND);
}

describe("a timed mode after a power cut", () => {
  test.each(PUZZLE_ROWS)("a rush in %s without any move goes on with the time that was left", (puzzleId) => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Rush");
    doNothing(player, SECONDS);
    const played = playedMs(cut(player), "rush");
    expect(played).toBeGreaterThan(SECONDS * 1000 - MAX_LOST_MS);
    const again = startPlayer(cut(player));
    expect(playedMs(again.store, "rush")).toBe(played);
  });

  test("a rush whose player always turns the crank goes on with the time that was left", () => {
    const player = openTitleRow(storeWith(), "Rush");
    press(player, "right");
    for (let at = 0; at < SECONDS * FRAMES_A_SECOND; at++) frame(player, [], at % 2 === 0 ? -5 : 5);
    expect(levelNow(player)?.mode).toBe("rush");
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
    expect(playedMs(cut(player), "rush")).toBeGreaterThan(SECONDS * 1000 - MAX_LOST_MS);
  });

  test("a challenge without any move goes on with the time that it took", () => {
    const player = openChallenge(storeWith(), codeOf(FIRST_PUZZLE_ID));
    doNothing(player, SECONDS);
    expect(playedMs(cut(player), "challenge")).toBeGreaterThan(SECONDS * 1000 - MAX_LOST_MS);
  });

  test("a shared rush without any move goes on with the time that was left", () => {
    const player = startPlayer(storeWith(), { arguments: [`code=${codeOf(FIRST_PUZZLE_ID, RUSH_SIZE)}`] });
    frames(player, 2 * FRAMES_A_SECOND);
    press(player, "a");
    waitForLevel(player);
    doNothing(player, SECONDS);
    expect(playedMs(cut(player), "challenge")).toBeGreaterThan(SECONDS * 1000 - MAX_LOST_MS);
  });
});
