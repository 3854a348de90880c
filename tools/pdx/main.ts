/**
 * The command `npm run pdx`: packs the game into the folder that a Playdate runs (a pdx), or lists or unpacks any such
 * folder.
 */

import { existsSync, readdirSync, statSync } from "node:fs";
import { ToolError, runWithToolErrors } from "../packaging/tool-error";
import { readPdx, writeFolder } from "./files";
import { sourceFilesOf, unpackGame } from "./unpack";

const USAGE = `npm run --silent pdx                            makes build/Glissade.pdx and its zip
npm run --silent pdx -- --strip                 makes them without line numbers in error messages
npm run --silent pdx -- --check                 makes build/GlissadeCheck.pdx, which starts with the console check
npm run --silent pdx -- ls FILE.pdx             lists the contents of a pdx or of a zip of one
npm run --silent pdx -- extract FILE.pdx DIR    unpacks it into DIR, a new or empty folder`;

function listPdx(path: string): void {
  const items = unpackGame(readPdx(path));
  console.log(items.map((item) => `${item.path}\t${item.description}`).join("\n"));
}

function extractPdx(path: string, folder: string): void {
  if (existsSync(folder) && !(statSync(folder).isDirectory() && readdirSync(folder).length === 0)) {
    throw new ToolError(2, `${folder} is there already and is no empty folder`);
  }
  const files = sourceFilesOf(unpackGame(readPdx(path)));
  writeFolder(folder, files);
  console.log(`${files.size} files are in ${folder}.`);
}

const [command, ...rest] = process.argv.slice(2);
// Whether the command must pack the game. The module make.ts is loaded only if this is true, because it may load the
// whole TypeScript compiler, which takes long.
const isPacking = command === undefined || (["--strip", "--check"].includes(command) && rest.length === 0);
const { makePdx, makeConsoleCheck } = isPacking ? await import("./make") : {};

runWithToolErrors(() => {
  if (command === "--check" && makeConsoleCheck !== undefined) makeConsoleCheck();
  else if (makePdx !== undefined) makePdx(command === "--strip" ? "stripped" : "lines");
  else if (command === "--help") console.log(USAGE);
  else if (command === "ls" && rest.length === 1) listPdx(rest[0]);
  else if (command === "extract" && rest.length === 2) extractPdx(rest[0], rest[1]);
  else throw new ToolError(2, USAGE);
});
