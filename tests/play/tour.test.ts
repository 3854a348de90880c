import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { galleryPage } from "../../tools/gallery-page";
import { projectFolder } from "../../tools/packaging/project";
import { expectPicture, isSamePicture } from "./golden";
import type { Stop } from "./stop";
import { TOUR } from "./tour";

const docs = join(projectFolder, "docs");
const golden = join(projectFolder, "tests/play/golden");

const walked = TOUR.map(({ heading, walk }): { heading: string; stops: Stop[] } => ({ heading, stops: [...walk()] }));
const names = walked.flatMap(({ stops }) => stops.map(({ name }) => name));

describe.each(walked)("$heading", ({ stops }) => {
  test.each(stops)("$name looks as it did", ({ pixels, name }) => {
    expectPicture(pixels, name);
  });
});

test("no two pictures of the tour have the same name", () => {
  expect(new Set(names).size).toBe(names.length);
});

describe("the gallery, which `npm run gallery` draws anew,", () => {
  test("has the tour's pictures in its order", () => {
    expect(readFileSync(join(docs, "gallery.md"), "utf8")).toBe(galleryPage(walked));
  });

  test.each(names)("shows %s as it is", (name) => {
    const shown = readFileSync(join(docs, "gallery", `${name}.png`));
    expect(isSamePicture(shown, readFileSync(join(golden, `${name}.png`)))).toBe(true);
  });
});
