/** Finds the folder in which the Playdate SDK is installed. */

import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { ToolError } from "./packaging/tool-error";

const SDK_MISSING_MESSAGE = `The Playdate SDK was not found: PLAYDATE_SDK_PATH is not set, and ~/.Playdate/config has no SDKRoot.
It is free: https://play.date/dev/. Install it, or set PLAYDATE_SDK_PATH to its folder, and try again.
Playing needs no SDK: \`make play\` runs the game in your browser.`;

/** Returns the folder of the Playdate SDK. Throws a `ToolError` with exit code 2 if the SDK is not found. */
export function requireSdk(): string {
  const sdk = findSdk();
  if (sdk === undefined) throw new ToolError(2, SDK_MISSING_MESSAGE);
  return sdk;
}

/**
 * Returns the folder of the Playdate SDK, which the environment variable `PLAYDATE_SDK_PATH` or the line
 * `SDKRoot<TAB>folder` of `~/.Playdate/config` names. Returns undefined if neither names a folder. Throws a `ToolError`
 * with exit code 2 if the named folder does not exist.
 */
export function findSdk(): string | undefined {
  const named = process.env["PLAYDATE_SDK_PATH"] ?? "";
  const sdk = named === "" ? sdkFromConfig() : named;
  if (sdk === undefined) return undefined;
  if (!existsSync(sdk)) throw new ToolError(2, `The Playdate SDK should be in ${sdk}, but there is no such folder.`);
  return resolve(sdk);
}

function sdkFromConfig(): string | undefined {
  const config = join(homedir(), ".Playdate/config");
  if (!existsSync(config)) return undefined;
  return /^SDKRoot\t(.+?)\s*$/m.exec(readFileSync(config, "utf8"))?.[1];
}
