import jsQR from "jsqr";
import { expect, test } from "vitest";
import { WHITE } from "../../simulator/graphics/bitmap";
import {
  normaliseCode,
  readChallengeCode,
  RUSH_SIZE,
  TIMED_CODE_LENGTH,
  writeChallengeCode,
} from "../../src/game/codes/challenge-code";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { endRush, openRow, waitForLevel, winAndGoOn, winAndSee } from "./bot";
import { announcedChallenge, announcedGhost } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, gameFilesFor, storeWithOwnLevels } from "./own-levels";
import { frames, GAME_FILES, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const FRAME_MS = 33;
const FRAMES_A_SECOND = 30;
const LEVELS = 10;
const SECONDS_OF_MOVES = 8;
const FRAMES_OF_PICTURE = 150;
const PAGE = "https://example.org/glissade/";
/**
 * The test reads the level codes of boards with at most this many rows. Boards with more rows are caves (levels of
 * several rooms), whose codes take too long to read in one frame.
 */
const MAX_ROWS = 12;

function scan({ console: { pixels, width, height } }: Player): string {
  const colours = new Uint8ClampedArray(4 * pixels.length).map((_, at) => (pixels[at >> 2] === WHITE ? 255 : 0));
  return jsQR(colours, width, height)?.data ?? "";
}

test.each(PUZZLE_ROWS)(
  "a game that knows its web page shows a level of %s as a QR code, which a camera can read",
  (puzzleId) => {
    // The last campaign level of the puzzle that is not a cave of several rooms. The test takes a late level, because
    // such a level has things of many kinds.
    const last = allLevelsOf(puzzleOf(puzzleId).campaign).findLast(({ map: rows }) => rows.length <= MAX_ROWS);
    const map = last?.map.join("\n") ?? "";
    const player = startPlayer(storeWithOwnLevels([map], puzzleId), { files: gameFilesFor(GAME_FILES, PAGE) });
    openRow(player, "Workshop");
    chooseOwnAction(player, "Share");
    frames(player, FRAMES_OF_PICTURE);
    expectScreen(player, `share-${puzzleId}`);
    const link = scan(player);
    expect(link.startsWith(`${PAGE}?level=`)).toBe(true);
    const read = runToEnd(readLevelCode(new URL(link).searchParams.get("level") ?? ""));
    expect(read).toEqual({ puzzleIndex: puzzleIndexOf(puzzleId), map });
    expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
  },
);

test("a challenge code is shown as a QR code, with the result to beat", () => {
  const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
  const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: RUSH_SIZE });
  const player = startPlayer(store, { files: gameFilesFor(GAME_FILES, PAGE), arguments: [`code=${code}`] });
  press(player, "a");
  waitForLevel(player);
  settle(player);
  winAndGoOn(player);
  endRush(player);
  press(player, "a");
  frames(player, FRAMES_OF_PICTURE);
  expectScreen(player, "share-challenge");
  const link = scan(player);
  expect(link.startsWith(`${PAGE}?rush=`)).toBe(true);
  const read = readChallengeCode(new URL(link).searchParams.get("rush") ?? "", PUZZLE_ROWS.length);
  expect(read).toMatchObject({ seed: 4711, ghost: { name: "OLIVIA", cleared: 1 } });
  expect(read).toEqual(readChallengeCode(announcedChallenge(player) ?? "", PUZZLE_ROWS.length));
});

test("the link and the QR code of a challenge of ten levels contain the player's ten level times", () => {
  const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
  const code = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 });
  const player = startPlayer(store, { files: gameFilesFor(GAME_FILES, PAGE), arguments: [`code=${code}`] });
  waitForLevel(player);
  settle(player);
  for (let level = 1; level <= LEVELS; level++) {
    // Waits before winning each level, one second longer than in the level before. So the times of the ten levels
    // differ from one another and from their average.
    frames(player, level * FRAMES_A_SECOND);
    if (level < LEVELS) winAndGoOn(player);
  }
  winAndSee(player);
  settle(player);
  press(player, "a");
  frames(player, FRAMES_OF_PICTURE);
  expectScreen(player, "share-ten-times");
  const told = announcedChallenge(player) ?? "";
  expect(normaliseCode(told)).toHaveLength(TIMED_CODE_LENGTH);
  const link = scan(player);
  expect(link).toBe(`${PAGE}?challenge=${normaliseCode(told)}`);
  const splits = announcedGhost(player)?.splits ?? [];
  expect(splits).toHaveLength(LEVELS);
  let before = 0;
  splits.forEach((split, at) => {
    const seconds = (split - before) / 10;
    expect(seconds).toBeGreaterThan(at + 1);
    expect(seconds).toBeLessThan(at + 1 + SECONDS_OF_MOVES);
    before = split;
  });
  expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
});
