import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import type { Direction } from "../../src/kernel/direction";
import { isComplete } from "../seed-count";
import { levelNow, solutionOf, openLevelOf } from "./bot";
import { expectScreen } from "./golden-screens";
import { maxKilobytes, PRINT_LUA_MEMORY } from "./lua-memory";
import { openTitleRow } from "./open-mode";
import { frame, frames, gameBehind, makeMove, press, settle, skipOpening, startPlayer, type Player } from "./player";
import type { AttemptJson } from "./attempt-json";
import { storeWith } from "./saves";
import { FIRST_PUZZLE_ID, pieceAfter, puzzleOf, PUZZLE_ROWS } from "./puzzles";

/**
 * How many levels of an endless run the test plays with the first puzzle. With the other puzzles, only complete test
 * runs play so many levels.
 */
const LEVELS = 30;
const FEWER_LEVELS = isComplete ? LEVELS : 12;
const PICTURES: Readonly<Record<string, readonly number[]>> = {
  [FIRST_PUZZLE_ID]: Array.from({ length: LEVELS }, (_, at) => at + 1),
  "ice-path": [1, 2, 10, 20, 30],
  skid: [2, 6, 12, 18, 30],
};

const MAX_FRAMES = 3000;

/**
 * The most simulated milliseconds that one update of the game may take while levels are played. Each instruction of Lua
 * counts 0.3 µs.
 */
const MAX_UPDATE_MS = 33;
const MAX_P99_MS = 20;

/**
 * The most kilobytes of memory that Lua may hold in this test. On the console, the limit is four megabytes. The test
 * allows 300 kilobytes more, because its Lua code still has the names of local variables, which the packed game leaves
 * out.
 */
const MAX_KILOBYTES = 4 * 1024 + 300;

/**
 * Simulated players who make a move every `framesPerMove` frames and play 30 levels. The test allows each of them at
 * most `maxWaits` frames of waiting, and requires that at least `minReady` levels come without waiting. Some players
 * must wait, because generating a level can take longer than playing its few moves. Only complete test runs have the
 * players who move faster than people do, because the bench in bench/ already counts the frames that such players
 * wait.
 */
const FAST_PLAYERS = [
  { puzzleId: "ice-path", framesPerMove: 1, maxWaits: 80, minReady: 23 },
  { puzzleId: "ice-path", framesPerMove: 6, maxWaits: 55, minReady: 24 },
  { puzzleId: "ice-path", framesPerMove: 15, maxWaits: 0, minReady: LEVELS },
  { puzzleId: "skid", framesPerMove: 1, maxWaits: 100, minReady: 22 },
  { puzzleId: "skid", framesPerMove: 6, maxWaits: 75, minReady: 26 },
  { puzzleId: "skid", framesPerMove: 15, maxWaits: 0, minReady: LEVELS },
  { puzzleId: "penguin", framesPerMove: 6, maxWaits: 95, minReady: 20 },
  { puzzleId: "penguin", framesPerMove: 15, maxWaits: 20, minReady: 26 },
  { puzzleId: "penguin", framesPerMove: 30, maxWaits: 0, minReady: LEVELS },
  { puzzleId: "fruit", framesPerMove: 15, maxWaits: 105, minReady: 20 },
  { puzzleId: "fruit", framesPerMove: 30, maxWaits: 10, minReady: 28 },
];

function isSlowest({ puzzleId, framesPerMove }: (typeof FAST_PLAYERS)[number]): boolean {
  return FAST_PLAYERS.every((other) => other.puzzleId !== puzzleId || other.framesPerMove <= framesPerMove);
}

const BUTTONS = ["up", "right", "down", "left"] as const;

interface Played {
  readonly attempt: AttemptJson;
  readonly line: readonly Direction[];
  readonly waits: number;
}

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

/**
 * Wins the level on the screen by a shortest solution, and waits after each move until its animation has ended. When
 * the animation of the win has ended, presses Ⓐ, which opens the next level. Otherwise, the game would show the result
 * for some seconds.
 */
function play(player: Player): Played {
  const attempt = now(player);
  const line = solutionOf(attempt);
  for (const direction of line.slice(0, -1)) makeMove(player, direction);
  press(player, BUTTONS[line[line.length - 1]]);
  return { attempt, line, waits: waitForNext(player, attempt, (_, waits) => (waits === 1 ? ["a"] : [])) };
}

function playFast(player: Player, framesPerMove: number): Played {
  const attempt = now(player);
  const line = solutionOf(attempt);
  line.forEach((direction, at) => {
    frame(player, [BUTTONS[direction]]);
    if (at === line.length - 1) return;
    // Waits at least one frame if the next move presses the same button again. Otherwise, the game would not see that
    // the button was released.
    frames(player, direction === line[at + 1] ? Math.max(1, framesPerMove - 1) : framesPerMove - 1);
  });
  return { attempt, line, waits: waitForNext(player, attempt, (at) => (at % 2 === 1 ? ["a"] : [])) };
}

/**
 * Runs frames until the next level appears. Returns how many of these frames drew nothing: the player waited then,
 * because all animations draw in every frame.
 */
function waitForNext(
  player: Player,
  { level }: AttemptJson,
  heldIn: (at: number, waits: number) => readonly Button[],
): number {
  let waits = 0;
  for (let at = 0; at < MAX_FRAMES; at++) {
    const { hasDrawn } = frame(player, heldIn(at, waits));
    if (now(player).level !== level) return waits;
    if (!hasDrawn) waits++;
  }
  throw new Error("no new level comes");
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1];
}

describe.each(PUZZLE_ROWS)("an endless run of %s", (puzzleId) => {
  const player = startPlayer(storeWith(undefined, puzzleId), { files: gameBehind(PRINT_LUA_MEMORY) });
  openLevelOf(player, "Play");
  const updatesMs = () => player.reports.map(({ simulatedMs }) => simulatedMs);
  const played: Played[] = [];
  const levels = puzzleId === FIRST_PUZZLE_ID ? LEVELS : FEWER_LEVELS;

  test("the first endless levels are won by shortest solutions, and some look like stored pictures", () => {
    const pictures = PICTURES[puzzleId] ?? [];
    for (let number = 1; number <= levels; number++) {
      expect(now(player)).toMatchObject({ puzzle: puzzleId, mode: "rising", level: number, moves: "" });
      if (pictures.includes(number)) expectScreen(player, `${puzzleId}-${String(number).padStart(2, "0")}`);
      played.push(play(player));
      settle(player);
    }
    expect(new Set(played.map(({ attempt }) => attempt.map.join())).size).toBe(levels);
  });

  test("each endless level begins where the level before it was won", () => {
    expect(played).toHaveLength(levels);
    const { playerPosition } = puzzleOf(puzzleId);
    let from = playerPosition?.startPosition;
    for (const { attempt, line } of played) {
      const map = attempt.map.join("\n");
      if (playerPosition !== undefined) expect(pieceAfter(puzzleId, map, [])).toEqual(from);
      from = pieceAfter(puzzleId, map, line);
    }
  });

  test("the player of an endless run finds the next level ready when the farewell to the one before it has ended", () => {
    expect(Math.max(...played.map(({ waits }) => waits))).toBeLessThanOrEqual(1);
  });

  test("Lua holds at most four megabytes in an endless run, plus the names of local variables", () => {
    expect(maxKilobytes(player)).toBeGreaterThan(0);
    expect(maxKilobytes(player)).toBeLessThanOrEqual(MAX_KILOBYTES);
  });

  test("no update of an endless run takes longer than a frame, and 99 in 100 take much less", () => {
    const [p99, most] = [percentile(updatesMs(), 0.99), Math.max(...updatesMs())];
    expect(most).toBeLessThanOrEqual(MAX_UPDATE_MS);
    expect(p99).toBeLessThanOrEqual(MAX_P99_MS);
  });
});

test.each(isComplete ? FAST_PLAYERS : FAST_PLAYERS.filter(isSlowest).slice(-1))(
  "a player of $puzzleId who moves every $framesPerMove frames finds at least $minReady of 30 levels ready",
  ({ puzzleId, framesPerMove, maxWaits, minReady }) => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Play");
    const waits: number[] = [];
    for (let number = 1; number <= LEVELS; number++) {
      skipOpening(player);
      waits.push(playFast(player, framesPerMove).waits);
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(maxWaits);
    expect(waits.filter((wait) => wait === 0).length).toBeGreaterThanOrEqual(minReady);
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThanOrEqual(MAX_UPDATE_MS);
  },
);
