import jsQR from "jsqr";
import { expect, test } from "vitest";
import { WHITE } from "../../simulator/graphics/bitmap";
import { readCode, RUSH_SIZE, writeCode } from "../../src/game/codes/challenge-code";
import { readLevelCode } from "../../src/game/codes/level-code";
import { finish } from "../../src/kernel/work";
import { levelsOf } from "../../src/puzzles/campaign";
import { endRush, openRow, waitForLevel, winAndGoOn } from "./bot";
import { challengeTold } from "./ghosts";
import { expectScreen } from "./golden";
import { doWithOwn, filesFor, storeWithOwn } from "./own";
import { frames, GAME_FILES, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { placeOf, WORLDS, worldOf } from "./worlds";

const FRAME_MS = 33;
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

test.each(WORLDS)("a game that knows its page shows a picture of a level's link, which a camera reads: %s", (world) => {
  const map = levelsOf(worldOf(world).campaign).at(LAST)?.map.join("\n") ?? "";
  const player = startPlayer(storeWithOwn([map], world), { files: filesFor(GAME_FILES, PAGE) });
  openRow(player, "Workshop");
  doWithOwn(player, "Code");
  frames(player, FRAMES_OF_PICTURE);
  expectScreen(player, `share-${world}`);
  const link = scan(player);
  expect(link.startsWith(`${PAGE}?level=`)).toBe(true);
  const read = finish(readLevelCode(new URL(link).searchParams.get("level") ?? ""));
  expect(read).toEqual({ world: placeOf(world), map });
  expect(Math.max(...player.reports.map(({ deviceMs }) => deviceMs))).toBeLessThan(FRAME_MS);
});

test("so it does with the code of a challenge, which carries the time to beat", () => {
  const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
  const code = writeCode({ seed: 4711, puzzle: 0, size: RUSH_SIZE });
  const player = startPlayer(store, { files: filesFor(GAME_FILES, PAGE), arguments: [`code=${code}`] });
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
  const read = readCode(new URL(link).searchParams.get("code") ?? "", WORLDS.length);
  expect(read).toMatchObject({ seed: 4711, ghost: { name: "OLIVIA", cleared: 1 } });
  expect(read).toEqual(readCode(challengeTold(player) ?? "", WORLDS.length));
});
