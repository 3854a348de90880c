/** Plays on simulated consoles that are slower than the console for which the game is made. */
import { describe, expect, test } from "vitest";
import { createSimulatedClock } from "../../simulator/clocks";
import { computeChecksum } from "../../src/game/save/checksum";
import { levelNow, winAndGoOn } from "./bot";
import { challengeMaps, codeOf, openChallenge } from "./open-mode";
import { finishCheck, readCheckFile, startCheck } from "./check-player";
import { frames, watched } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";

/** How many times as long each instruction takes as on the console for which the game is made. */
const SLOWNESSES = [1, 1.5, 2];
/** The longest time, in milliseconds, that a frame may take. Players notice a frame that takes longer. */
const MAX_FRAME_MS = 50;
const LEVELS = 4;
/**
 * The size of the challenges that the test plays, from 1 to `CHALLENGE_SIZES`. The size decides how large and hard the
 * levels are.
 */
const SIZE = 3;
const FRAMES_TO_GENERATE = 60;

function onConsole<T>(slowness: number, walk: () => T): T {
  const results: T[] = [];
  const by = {
    createClock: (startSeconds: number) => createSimulatedClock(startSeconds, slowness),
    begin: () => ({ line: () => false, signal: () => undefined, frame: () => undefined }),
  };
  watched(by, () => void results.push(walk()));
  return results[0];
}

interface PlayedChallenge {
  readonly levelsDigest: number;
  /** The time of the longest frame, in milliseconds on the simulated slow console. */
  readonly longestMs: number;
  /** The most instructions of a frame in which the game only generates further levels. */
  readonly mostInstructions: number;
}

function playChallenge(puzzleId: string, slowness: number): PlayedChallenge {
  return onConsole(slowness, () => {
    const player = openChallenge(storeWith(undefined, puzzleId), codeOf(puzzleId, SIZE));
    const maps: string[] = [];
    let mostInstructions = 0;
    for (let level = 0; level < LEVELS; level++) {
      maps.push((levelNow(player)?.map ?? []).join("\n"));
      const before = player.reports.length;
      frames(player, FRAMES_TO_GENERATE);
      const counts = player.reports.slice(before).map(({ instructionCount }) => instructionCount);
      mostInstructions = Math.max(mostInstructions, ...counts);
      if (level < LEVELS - 1) winAndGoOn(player);
    }
    const longestMs = Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs)) * slowness;
    return { levelsDigest: computeChecksum(maps.join("\n\n")), longestMs, mostInstructions };
  });
}

describe.each(PUZZLE_ROWS.map(([id]) => id))("a challenge of %s on slower consoles", (puzzleId) => {
  const played = SLOWNESSES.map((slowness) => playChallenge(puzzleId, slowness));

  test("the levels are those of the assumed console", () => {
    const maps = challengeMaps(puzzleId, codeOf(puzzleId, SIZE)).slice(0, LEVELS);
    const digest = computeChecksum(maps.map((map) => map.join("\n")).join("\n\n"));
    expect(played.map(({ levelsDigest }) => levelsDigest)).toEqual(SLOWNESSES.map(() => digest));
  });

  test("no frame takes more than 50 ms", () => {
    for (const { longestMs } of played) expect(longestMs).toBeLessThanOrEqual(MAX_FRAME_MS);
  });

  test("the work of a frame in the background shrinks with the speed of the console", () => {
    const [assumed, slower, slowest] = played.map(({ mostInstructions }) => mostInstructions);
    expect(slower).toBeLessThan(assumed ?? 0);
    expect(slowest).toBeLessThan(slower ?? 0);
  });
});

test.each(SLOWNESSES.slice(1))(
  "on a console that is %s times slower, the console check has the same levels, and no frame takes more than 50 ms",
  (slowness) => {
    const { verdicts, longestMs } = onConsole(slowness, () => {
      const player = startCheck(["numbers", "levels", "making", "frames", "start", "loads"]);
      finishCheck(player);
      const longest = Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs)) * slowness;
      return { verdicts: readCheckFile(player).verdicts, longestMs: longest };
    });
    expect(Object.values(verdicts).filter((verdict) => verdict !== "passed")).toEqual([]);
    expect(longestMs).toBeLessThanOrEqual(MAX_FRAME_MS);
  },
);
