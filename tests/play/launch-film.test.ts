import { expect, test } from "vitest";
import { BLACK, CLEAR } from "../../simulator/graphics/bitmap";
import { decodePngBitmap } from "../../simulator/graphics/png";
import { FINALE } from "../../src/game/save/endings";
import type { Save } from "../../src/game/save/save";
import { CARD_FILM, RESTING_PICTURE } from "../../tools/art/launcher/card";
import { ICON_FILM } from "../../tools/art/launcher/icon";
import { LAUNCH_FILM, STAGE_PICTURE } from "../../tools/art/launcher/launch";
import { frame, GAME_FILES, settle, startPlayer } from "./player";
import { storeWith } from "./saves";

function pixelsOf(path: string): Uint8Array {
  return decodePngBitmap(GAME_FILES.get(`launcher/${path}`) ?? new Uint8Array()).pixels;
}

function animation(folder: string): string {
  return new TextDecoder().decode(GAME_FILES.get(`launcher/${folder}/animation.txt`));
}

function seeFinale({ endings }: Save): void {
  endings.seen = FINALE;
}

const CARD = { left: 25, top: 43, width: 350, height: 155 };

test("the film of the launch ends with the launch image, which is the first picture that the game draws", () => {
  const last = pixelsOf(`launchImages/${LAUNCH_FILM.length}.png`);
  expect(Buffer.compare(pixelsOf("launchImage.png"), last)).toBe(0);
  const player = startPlayer();
  frame(player);
  expect(Buffer.compare(player.console.pixels, last)).toBe(0);
});

test("the game begins with the launch image, too, if a link opens a level or the title shows the morning", () => {
  for (const player of [startPlayer(storeWith(), { arguments: ["code=KMQT"] }), startPlayer(storeWith(seeFinale))]) {
    for (let at = 0; at < 30 && player.reports.every(({ hasDrawn }) => !hasDrawn); at++) frame(player);
    expect(Buffer.compare(player.console.pixels, pixelsOf("launchImage.png"))).toBe(0);
    settle(player);
    expect(Buffer.compare(player.console.pixels, pixelsOf("launchImage.png"))).not.toBe(0);
  }
});

test("the first picture of the launch film still lies within or close around the card", () => {
  const pixels = pixelsOf("launchImages/1.png");
  const corners = [0, 399, 239 * 400, 239 * 400 + 399];
  expect(corners.map((at) => pixels[at])).toEqual([CLEAR, CLEAR, CLEAR, CLEAR]);
  expect(pixels[CARD.top * 400 + CARD.left]).toBe(BLACK);
  expect(pixels[(CARD.top + CARD.height - 1) * 400 + CARD.left + CARD.width - 1]).toBe(BLACK);
});

test("all later pictures of the launch film are opaque", () => {
  for (let number = 6; number <= LAUNCH_FILM.length; number++) {
    expect(pixelsOf(`launchImages/${number}.png`).includes(CLEAR), `${number}`).toBe(false);
  }
});

test("the launcher's films have at most 24 pictures, and the launch film takes a second at most", () => {
  expect(CARD_FILM.length).toBeLessThanOrEqual(24);
  expect(ICON_FILM.length).toBeLessThanOrEqual(24);
  expect(LAUNCH_FILM.length).toBeLessThanOrEqual(20);
});

test.each([
  ["card-highlighted", CARD_FILM.length],
  ["icon-highlighted", ICON_FILM.length],
] as const)("the file animation.txt of %s has the launcher's form and shows each picture", (folder, count) => {
  const lines = animation(folder).trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^(introFrames|frames) = \d+(x\d+)?(, \d+(x\d+)?)*$/);
  const shown = new Set([...lines.join().matchAll(/(?:= |, )(\d+)/g)].map(([, number]) => Number(number)));
  expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

test("the film of the selected card begins with the card at rest", () => {
  expect(animation("card-highlighted")).toMatch(new RegExp(`^introFrames = ${RESTING_PICTURE},`));
  expect(Buffer.compare(pixelsOf("card.png"), pixelsOf(`card-highlighted/${RESTING_PICTURE}.png`))).toBe(0);
  expect(animation("icon-highlighted")).toMatch(/^frames = 1x/);
  expect(Buffer.compare(pixelsOf("icon.png"), pixelsOf("icon-highlighted/1.png"))).toBe(0);
});

test("the web page shows the launch picture in which all characters stand in the light", () => {
  expect(STAGE_PICTURE).toBe(12);
});
