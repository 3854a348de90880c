import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { FrameReport } from "../../simulator/host";
import { formatGalleryPage } from "../../tools/gallery-page";
import { WINDOW_SIZES } from "../browser/window-sizes";
import { expectPicture, GALLERY } from "./golden-screens";
import { HAS_UNFINISHED_PUZZLE } from "./puzzles";
import { TOUR } from "./tour";

/**
 * The most simulated milliseconds that one update of the game may take while it shows all screens. Each instruction of
 * Lua counts 0.3 µs.
 */
const MAX_UPDATE_MS = 33;
/**
 * The names of pictures of caves (levels of several rooms). One update before such a picture has much to do: it paints
 * a room and finds the lines of the moves in it. So it may take up to `MAX_MOVES_OF_CAVE_MS` simulated milliseconds.
 */
const MOVES_OF_CAVES: readonly string[] = ["ice-path-campaign-last-arrows"];
const MAX_MOVES_OF_CAVE_MS = 35;
const MAX_P99_MS = 20;

const walked = TOUR.map(({ heading, walk }) => ({ heading, stops: [...walk()] }));
const stops = walked.flatMap((part) => part.stops);
const names = stops.map(({ name }) => name);

function inMs(reports: readonly FrameReport[]): number[] {
  return reports.map(({ simulatedMs }) => simulatedMs);
}

/**
 * The largest number of frames with drawings that the test allows while there is no input after a picture. A blink of a
 * figure needs two: closed eyes, then open eyes. No figure blinks more than twice in this time. On the page with a
 * level's result, tips take turns, each for at least two seconds.
 */
const MOST_IDLE_DRAWINGS = 5;

describe.each(walked)("the part of the tour with the heading $heading", ({ stops }) => {
  test.skipIf(HAS_UNFINISHED_PUZZLE).each(stops)(
    "the screen $name looks as the gallery shows it",
    ({ pixels, width, height, name }) => {
      expectPicture({ pixels, width, height }, GALLERY, name);
    },
  );

  test.each(stops)("no update on the way to the screen $name takes longer than a frame", ({ name, updates, idle }) => {
    const mostMs = MOVES_OF_CAVES.includes(name) ? MAX_MOVES_OF_CAVE_MS : MAX_UPDATE_MS;
    expect(updates.length).toBeGreaterThan(0);
    expect(Math.max(...inMs(updates), ...inMs(idle))).toBeLessThanOrEqual(mostMs);
  });

  test.each(stops.filter(({ idle }) => idle.length > 0))(
    "the screen $name draws nothing but a blink or tips while nothing moves",
    ({ idle }) => {
      expect(idle.filter(({ hasDrawn }) => hasDrawn).length).toBeLessThanOrEqual(MOST_IDLE_DRAWINGS);
    },
  );
});

test("99 in 100 updates of the tour take at most twenty device milliseconds", () => {
  const all = stops.flatMap(({ updates }) => inMs(updates)).sort((one, other) => one - other);
  expect(all[Math.ceil(all.length * 0.99) - 1]).toBeLessThanOrEqual(MAX_P99_MS);
});

describe("the gallery, which `npm run gallery` draws again", () => {
  test("the gallery has the pictures of the tour in the same order, each name once", () => {
    expect(readFileSync(`${GALLERY}.md`, "utf8")).toBe(formatGalleryPage(walked));
    expect(new Set(names).size).toBe(names.length);
  });

  test("the gallery has no picture that the tour does not take", () => {
    const files = readdirSync(GALLERY).filter((file) => file !== "page");
    expect(files.sort()).toEqual(names.map((name) => `${name}.png`).sort());
    const pages = readdirSync(`${GALLERY}/page`);
    expect(pages.sort()).toEqual(WINDOW_SIZES.map(({ name }) => `${name}.png`).sort());
  });
});
