import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { PlainFault } from "./packaging/plain-fault";

const noSdk = `The Playdate SDK was not found: PLAYDATE_SDK_PATH is not set, and ~/.Playdate/config has no SDKRoot.
It is free: https://play.date/dev/. Install it, or set PLAYDATE_SDK_PATH to its folder, and say this again.
Playing needs no SDK: \`make play\` runs the game in your browser.`;

/**
 * The folder of the Playdate SDK: `PLAYDATE_SDK_PATH`, else the line `SDKRoot<TAB>folder` of `~/.Playdate/config`.
 * Throws `PlainFault` (2) when neither names a folder that is there.
 */
export function findSdk(): string {
  const named = process.env["PLAYDATE_SDK_PATH"] ?? "";
  const sdk = named === "" ? sdkOfConfig() : named;
  if (sdk === undefined) throw new PlainFault(2, noSdk);
  if (!existsSync(sdk)) throw new PlainFault(2, `The Playdate SDK should be in ${sdk}, but there is no such folder.`);
  return resolve(sdk);
}

function sdkOfConfig(): string | undefined {
  const config = join(homedir(), ".Playdate/config");
  if (!existsSync(config)) return undefined;
  return /^SDKRoot\t(.+?)\s*$/m.exec(readFileSync(config, "utf8"))?.[1];
}
