import jsQR from "jsqr";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WHITE } from "../../simulator/graphics/bitmap";
import { pageAddressOf } from "../../simulator/page-address";
import { readLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { completePdxinfo } from "../../tools/packaging/pdxinfo";
import { projectFolder } from "../../tools/packaging/project-folder";
import { zipFolder } from "../../tools/packaging/zip";
import { readFolder, readPdx, writeFolder, type Files } from "../../tools/pdx/files";
import { compileToBytecode } from "../../tools/pdx/luac";
import { packGame } from "../../tools/pdx/pack";
import { sourceFilesOf, unpackGame } from "../../tools/pdx/unpack";
import { lua32 } from "../available-programs";
import { openRow } from "../play/bot";
import { chooseOwnAction, storeWithOwnLevels } from "../play/own-levels";
import { frames, startPlayer } from "../play/player";

const PUZZLE_ID = "last-ball";
const MAP = ".......\n.o.@.o.\n.......";
const FRAMES_OF_PICTURE = 150;
const OTHER_ADDRESS = "https://example.org/glissade/";
const CHUNK = /^(.*)\.pdz\/.*\.luac$/;

const bytecodeByFile = new Map<string, Uint8Array>();

/**
 * Compiles a Lua file of the game when it is packed for the first time, and reuses the result later. Compiling all
 * files takes seconds.
 */
function compileOnce(file: string, program: Uint8Array): Uint8Array {
  const bytecode = bytecodeByFile.get(file) ?? compileToBytecode(file, program);
  bytecodeByFile.set(file, bytecode);
  return bytecode;
}

function packZip(folder: string): string {
  const source = new Map(readFolder(join(projectFolder, "build/source")));
  const pdxinfo = readFileSync(join(projectFolder, "pdxinfo"), "utf8");
  source.set("pdxinfo", new TextEncoder().encode(completePdxinfo(pdxinfo, "1.0.0", pageAddressOf(projectFolder))));
  writeFolder(join(folder, "Glissade.pdx"), packGame(source, compileOnce));
  const zip = join(folder, "Glissade.pdx.zip");
  writeFileSync(zip, zipFolder(join(folder, "Glissade.pdx")));
  return zip;
}

function playableFiles(zip: string): Files {
  const files = sourceFilesOf(unpackGame(readPdx(zip)));
  return new Map([...files].map(([path, bytes]) => [path.replace(CHUNK, "$1.lua"), bytes]));
}

function scanLevelOf(zip: string): string {
  const player = startPlayer(storeWithOwnLevels([MAP], PUZZLE_ID), { files: playableFiles(zip) });
  openRow(player, "Workshop");
  chooseOwnAction(player, "Share");
  frames(player, FRAMES_OF_PICTURE);
  const { pixels, width, height } = player.console;
  const colours = new Uint8ClampedArray(4 * pixels.length).map((_, at) => (pixels[at >> 2] === WHITE ? 255 : 0));
  return jsQR(colours, width, height)?.data ?? "";
}

function expectLevelAt(link: string, address: string): void {
  expect(link.split("?level=")[0]).toBe(address);
  expect(runToEnd(readLevelCode(new URL(link).searchParams.get("level") ?? ""))).toMatchObject({ map: MAP });
}

// Whether the test runs in the workflow that makes a release, which gives the test the path of its zip. There the test
// is not skipped even if the native Lua is missing.
const isRelease = process.env["RELEASED_ZIP"] !== undefined;

describe.skipIf(lua32 === undefined && !isRelease)("the zip of a release", () => {
  const folders: string[] = [];
  const createFolder = (): string => {
    folders.push(mkdtempSync(join(tmpdir(), "glissade-zip-")));
    return folders.at(-1)!;
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test("a camera that reads the QR code of a level finds the level at the page's address, on the screen of the packed game", () => {
    // The path of the tested zip. The workflow that makes a release sets this variable to its own zip; without it, the
    // test packs a zip itself.
    const zip = process.env["RELEASED_ZIP"] ?? packZip(createFolder());
    expectLevelAt(scanLevelOf(zip), pageAddressOf(projectFolder));
  });

  test("a camera finds the level at GLISSADE_URL if the game was packed with it", () => {
    vi.stubEnv("GLISSADE_URL", OTHER_ADDRESS);
    expectLevelAt(scanLevelOf(packZip(createFolder())), OTHER_ADDRESS);
  });
});
