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
/** More than the moves of a small level take. */
const SECONDS_OF_MOVES = 8;
/** By then a level is judged and its picture there. */
const FRAMES_OF_PICTURE = 150;
const PAGE = "https://example.org/glissade/";
/** A level of the campaign with all there is in it. */
const LAST = -1;

/** What a camera reads off the screen. */
function scan({ console: { pixels, width, height } }: Player): string {
  const colours = new Uint8ClampedArray(4 * pixels.length).map((_, at) => (pixels[at >> 2] === WHITE ? 255 : 0));
  return jsQR(colours, width, height)?.data ?? "";
}

test.each(PUZZLE_ROWS)(
  "a game that knows its page shows a picture of a level's link, which a camera reads: %s",
  (world) => {
    const map = allLevelsOf(puzzleOf(world).campaign).at(LAST)?.map.join("\n") ?? "";
    const player = startPlayer(storeWithOwnLevels([map], world), { files: gameFilesFor(GAME_FILES, PAGE) });
    openRow(player, "Workshop");
    chooseOwnAction(player, "Code");
    frames(player, FRAMES_OF_PICTURE);
    expectScreen(player, `share-${world}`);
    const link = scan(player);
    expect(link.startsWith(`${PAGE}?level=`)).toBe(true);
    const read = runToEnd(readLevelCode(new URL(link).searchParams.get("level") ?? ""));
    expect(read).toEqual({ puzzleIndex: puzzleIndexOf(world), map });
    expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
  },
);

test("so it does with the code of a challenge, which carries the time to beat", () => {
  const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
  const code = writeChallengeCode({ seed: 4711, puzzle: 0, size: RUSH_SIZE });
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
  expect(link.startsWith(`${PAGE}?code=`)).toBe(true);
  const read = readChallengeCode(new URL(link).searchParams.get("code") ?? "", PUZZLE_ROWS.length);
  expect(read).toMatchObject({ seed: 4711, ghost: { name: "OLIVIA", cleared: 1 } });
  expect(read).toEqual(readChallengeCode(announcedChallenge(player) ?? "", PUZZLE_ROWS.length));
});

test("the link and the picture of a challenge of ten levels carry the player's ten level times", () => {
  const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
  const code = writeChallengeCode({ seed: 4711, puzzle: 0, size: 2 });
  const player = startPlayer(store, { files: gameFilesFor(GAME_FILES, PAGE), arguments: [`code=${code}`] });
  waitForLevel(player);
  settle(player);
  for (let level = 1; level <= LEVELS; level++) {
    // The more levels are cleared, the longer the player thinks: no average tells these times.
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
  expect(link).toBe(`${PAGE}?code=${normaliseCode(told)}`);
  const splits = announcedGhost(player)?.splits ?? [];
  expect(splits).toHaveLength(LEVELS);
  let before = 0;
  splits.forEach((split, at) => {
    const seconds = (split - before) / 10;
    expect(seconds).toBeGreaterThan(at + 1);
    expect(seconds).toBeLessThan(at + 1 + SECONDS_OF_MOVES);
    before = split;
  });
  expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
});
