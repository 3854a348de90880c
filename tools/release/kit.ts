/**
 * Collects the files of a release: the packed game, the web page, pictures, films, texts and the checksums of these
 * files.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodePngBitmap, encodeScreenPng } from "../../simulator/graphics/png";
import { encodeGif } from "../../simulator/graphics/gif";
import { WHITE } from "../../simulator/graphics/bitmap";
import { enlargePixels } from "../enlarge-pixels";
import { FILMED_LEVELS, filmLevel } from "../level-film";
import { zipFolder } from "../packaging/zip";
import type { Files } from "../pdx/files";
import { changesOf } from "./changes";

const SCALE = 2;

const SCREENSHOTS = ["title-late", "last-ball-chapter-3", "ice-path-hint-where", "skid-moving", "penguin-map", "today"];

const FILMED_PUZZLES = ["last-ball", "penguin"];

const LAUNCHER_PICTURES = ["card.png", "icon.png"];

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Returns the files of a release by their paths, in the order of their names; SHA256SUMS is the last. `project` is the
 * folder of the project, in which game, page and zip have been built. Throws an `Error` if CHANGELOG.md has neither a
 * section of the version nor a section "Unreleased". Takes some ten seconds, because the game is played to make films
 * of two levels.
 */
export function makeKit(project: string, version: string): Files {
  const read = (...path: string[]): Uint8Array => readFileSync(join(project, ...path));
  const readText = (...path: string[]): string => new TextDecoder().decode(read(...path));
  const files = new Map<string, Uint8Array>([
    [`Glissade-${version}.pdx.zip`, read("build/Glissade.pdx.zip")],
    [`glissade-page-${version}.zip`, zipFolder(join(project, "build/site"))],
    ["THIRD-PARTY.md", read("THIRD-PARTY.md")],
    ["changes.md", encodeText(changesOf(readText("CHANGELOG.md"), version))],
    ["itch-long.txt", read("docs/store/long.txt")],
    ["itch-short.txt", read("docs/store/short.txt")],
    ["press.md", read("docs/store/press.md")],
    ...LAUNCHER_PICTURES.map((name): [string, Uint8Array] => [name, read("assets/launcher", name)]),
    ...SCREENSHOTS.map((name, at): [string, Uint8Array] => [
      `screenshot-${at + 1}.png`,
      enlargeScreenshot(read("docs/gallery", `${name}.png`)),
    ]),
    ...FILMED_LEVELS.filter(({ puzzle }) => FILMED_PUZZLES.includes(puzzle)).map((level): [string, Uint8Array] => [
      `${level.puzzle}.gif`,
      encodeGif(filmLevel(level, SCALE)),
    ]),
  ]);
  return new Map([...files, ["SHA256SUMS", encodeText(listSums(files))]]);
}

function enlargeScreenshot(png: Uint8Array): Uint8Array {
  const { width, height, pixels } = decodePngBitmap(png);
  const isWhite = Uint8Array.from(pixels, (pixel) => (pixel === WHITE ? 1 : 0));
  return encodeScreenPng(enlargePixels(isWhite, width, SCALE), width * SCALE, height * SCALE);
}

function listSums(files: Files): string {
  return [...files].map(([name, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`).join("");
}
