/** Completes the file pdxinfo, whose metadata the Playdate console's launcher reads, such as name and version. */

import { ToolError } from "./tool-error";

const MAX_ADDRESS_LENGTH = 100;

/**
 * Returns the game's `pdxinfo` text with the version, the build number and, if given, the address of the game's web
 * page. The build number rises with the version in package.json, because the launcher replaces a game only by a higher
 * build. Throws a `ToolError` for a version unlike `1.2.3` and for an address that is too long or cannot be the
 * beginning of a link.
 */
export function completePdxinfo(pdxinfo: string, version: string, address: string): string {
  const page = address === "" ? "" : `address=${checkAddress(address)}\n`;
  return `${pdxinfo.trimEnd()}\nversion=${version}\nbuildNumber=${buildNumber(version)}\n${page}`;
}

function checkAddress(address: string): string {
  const page = URL.canParse(address) ? new URL(address) : undefined;
  if (page === undefined || !/^https?:$/.test(page.protocol) || page.search !== "" || page.hash !== "") {
    throw new ToolError(
      1,
      `The page's address "${address}" is not like https://example.org/glissade/: see GLISSADE_URL, or homepage in package.json`,
    );
  }
  if (page.href.length > MAX_ADDRESS_LENGTH) {
    throw new ToolError(
      1,
      `The page's address has more than ${MAX_ADDRESS_LENGTH} characters, which leave no room for a level: see GLISSADE_URL`,
    );
  }
  return page.href;
}

function buildNumber(version: string): number {
  const parts = /^(\d+)\.(\d{1,3})\.(\d{1,3})$/.exec(version);
  if (parts === null) throw new ToolError(1, `package.json: the version "${version}" is not like 1.2.3`);
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1000 + Number(parts[3]);
}
