/** The command `npm run gallery`: draws a picture of every screen of the game for the documentation. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeScreenPng } from "../simulator/graphics/png";
import { TOUR } from "../tests/play/tour";
import { parseOptions, runTool } from "./cli";
import { formatGalleryPage } from "./gallery-page";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "gallery",
  summary: "draws docs/gallery.md and its pictures anew, with the tests' tour through the game in build/source",
  options: {},
};

runTool("gallery", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const sections = TOUR.map(({ heading, walk }) => ({ heading, stops: [...walk()] }));
  const folder = join(projectFolder, "docs/gallery");
  mkdirSync(folder, { recursive: true });
  // Removes only the pictures in docs/gallery itself. The pictures in docs/gallery/page show the web page, and the
  // browser tests draw them.
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".png"))) rmSync(join(folder, file));
  for (const { name, pixels, width, height } of sections.flatMap(({ stops }) => stops)) {
    writeFileSync(join(folder, `${name}.png`), encodeScreenPng(pixels, width, height));
  }
  writeFileSync(join(projectFolder, "docs/gallery.md"), formatGalleryPage(sections));
});
