import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { FrameReport } from "../../simulator/host";
import { formatGalleryPage } from "../../tools/gallery-page";
import { expectPicture, GALLERY } from "./golden-screens";
import { TOUR } from "./tour";

// In device milliseconds.
const MAX_OF_AN_UPDATE = 33;
const MAX_OF_99_IN_100 = 20;

const walked = TOUR.map(({ heading, walk }) => ({ heading, stops: [...walk()] }));
const stops = walked.flatMap((part) => part.stops);
const names = stops.map(({ name }) => name);

function inMs(reports: readonly FrameReport[]): number[] {
  return reports.map(({ deviceMs }) => deviceMs);
}

/** Eyes are drawn shut, and open again: nobody on a board blinks twice in so short a time. */
const DRAWN_FOR_A_BLINK = 2;

describe.each(walked)("$heading", ({ stops }) => {
  test.each(stops)("$name looks as the gallery shows it", ({ pixels, name }) => {
    expectPicture(pixels, GALLERY, name);
  });

  test.each(stops)("no update on the way to $name takes longer than a frame", ({ updates, idle }) => {
    expect(updates.length).toBeGreaterThan(0);
    expect(Math.max(...inMs(updates), ...inMs(idle))).toBeLessThanOrEqual(MAX_OF_AN_UPDATE);
  });

  test.each(stops.filter(({ idle }) => idle.length > 0))(
    "$name draws nothing but a blink while nothing moves",
    ({ idle }) => {
      expect(idle.filter(({ drew }) => drew).length).toBeLessThanOrEqual(DRAWN_FOR_A_BLINK);
    },
  );
});

test("ninety-nine in a hundred updates of the tour take at most twenty milliseconds", () => {
  const all = stops.flatMap(({ updates }) => inMs(updates)).sort((one, other) => one - other);
  expect(all[Math.ceil(all.length * 0.99) - 1]).toBeLessThanOrEqual(MAX_OF_99_IN_100);
});

describe("the gallery, which `npm run gallery` draws anew,", () => {
  test("has the tour's pictures in its order, each name once", () => {
    expect(readFileSync(`${GALLERY}.md`, "utf8")).toBe(formatGalleryPage(walked));
    expect(new Set(names).size).toBe(names.length);
  });

  test("has no picture that the tour does not show", () => {
    const files = readdirSync(GALLERY);
    expect(files.sort()).toEqual(names.map((name) => `${name}.png`).sort());
  });
});
