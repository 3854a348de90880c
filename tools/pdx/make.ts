/** Makes build/Glissade.pdx (the folder that a Playdate runs) from build/source, and a zip of it. */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ToolError } from "../packaging/tool-error";
import { projectFolder } from "../packaging/project-folder";
import { isBuildCurrent } from "../packaging/build-stamp";
import { zipFolder } from "../packaging/zip";
import { findSdk } from "../sdk";
import { writeCheckSource } from "./check-source";
import { readFolder, writeFolder } from "./files";
import { buildLuac, compileToBytecode, readLuacRelease, type DebugInfo } from "./luac";
import { packGame } from "./pack";

const builtGame = join(projectFolder, "build/source");

interface Packed {
  readonly source: string;
  readonly name: string;
}

const GAME: Packed = { source: builtGame, name: "Glissade.pdx" };
/** A second game made from the built game, which starts with a check of the console (see check-source.ts). */
const CONSOLE_CHECK: Packed = { source: join(projectFolder, "build/check-source"), name: "GlissadeCheck.pdx" };

/**
 * The module that builds the game, or undefined if the build is up to date. The module is only loaded if it is needed,
 * because loading the TypeScript compiler takes long.
 */
const builder = isBuildCurrent(projectFolder) ? undefined : await import("../packaging/build-source");

/**
 * Makes build/Glissade.pdx and its zip with the Playdate SDK's compiler pdc, or with the project's own packer if no SDK
 * is found. Prints which packer was used. Throws a `ToolError` on failure. In that case, it leaves neither the pdx nor
 * the zip behind.
 */
export function makePdx(debugInfo: DebugInfo): void {
  pack(GAME, debugInfo);
}

/**
 * Makes build/GlissadeCheck.pdx and its zip, as `makePdx` does for the game. This second game starts with the check of
 * the console. Throws a `ToolError` on failure.
 */
export function makeConsoleCheck(): void {
  pack(CONSOLE_CHECK, "lines");
}

function pack({ source, name }: Packed, debugInfo: DebugInfo): void {
  const pdx = join(projectFolder, "build", name);
  const zip = `${pdx}.zip`;
  const removeOutputs = (): void => {
    for (const path of [pdx, zip]) rmSync(path, { recursive: true, force: true });
  };
  removeOutputs();
  const sdk = findSdk();
  builder?.buildSource(projectFolder);
  if (source !== builtGame) writeCheckSource(builtGame, source);
  try {
    const packer = sdk === undefined ? packWithoutSdk(source, pdx, debugInfo) : runPdc(sdk, source, pdx, debugInfo);
    const bytes = zipFolder(pdx);
    writeFileSync(zip, bytes);
    console.log(`build/${name} and build/${name}.zip are ready, made by ${packer}.`);
    console.log(`SHA-256 of the zip: ${createHash("sha256").update(bytes).digest("hex")}`);
  } catch (fault) {
    removeOutputs();
    throw fault;
  }
}

function packWithoutSdk(source: string, pdx: string, debugInfo: DebugInfo): string {
  buildLuac();
  writeFolder(
    pdx,
    packGame(readFolder(source), (file, program) => compileToBytecode(file, program, debugInfo)),
  );
  return `this project's own packer and ${readLuacRelease()}, as no Playdate SDK was found`;
}

/**
 * Packs the game with pdc, the compiler of the Playdate SDK, or with the pdc that the PATH names if the SDK has none.
 * Returns a description of the pdc that was used.
 */
function runPdc(sdk: string, source: string, pdx: string, debugInfo: DebugInfo): string {
  const PATH = [join(sdk, "bin"), process.env["PATH"]].join(delimiter);
  // The options for pdc. The option --skip-unknown is left out, because with it pdc would not pack the fonts' licence.
  // The folder with the source contains only files of the game, so there is nothing to skip.
  const options = debugInfo === "stripped" ? ["--strip"] : [];
  const { status, error } = spawnSync("pdc", [...options, "-sdkpath", sdk, source, pdx], {
    env: { ...process.env, PATH },
    stdio: "inherit",
  });
  if (error !== undefined) throw new ToolError(2, `The Playdate SDK in ${sdk} has no compiler: bin/pdc is not there.`);
  if (status !== 0) throw new ToolError(1, "pdc failed; what it says is above.");
  return "the Playdate SDK's pdc";
}
