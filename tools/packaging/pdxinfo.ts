import { ToolError } from "./tool-error";

const MAX_ADDRESS_LENGTH = 100;

/**
 * The `pdxinfo` that the console reads: the project's own with the version of package.json, its one source, and a
 * build number that rises with it, as the launcher asks before it replaces a game; and with the address of the page where it can be played in a browser, if there is
 * one. Throws on a version unlike `1.2.3`, and on an address that no level's code can be put behind.
 */
export function completePdxinfo(pdxinfo: string, version: string, address: string): string {
  const page = address === "" ? "" : `address=${checkAddress(address)}\n`;
  return `${pdxinfo.trimEnd()}\nversion=${version}\nbuildNumber=${buildNumber(version)}\n${page}`;
}

/** As it stands in a link, in ASCII. */
function checkAddress(address: string): string {
  const page = URL.canParse(address) ? new URL(address) : undefined;
  if (page === undefined || !/^https?:$/.test(page.protocol) || page.search !== "" || page.hash !== "") {
    throw new ToolError(1, `GLISSADE_URL: "${address}" is not like https://example.org/glissade/`);
  }
  if (page.href.length > MAX_ADDRESS_LENGTH) {
    throw new ToolError(1, `GLISSADE_URL: more than ${MAX_ADDRESS_LENGTH} characters leave no room for a level`);
  }
  return page.href;
}

function buildNumber(version: string): number {
  const parts = /^(\d+)\.(\d{1,3})\.(\d{1,3})$/.exec(version);
  if (parts === null) throw new ToolError(1, `package.json: the version "${version}" is not like 1.2.3`);
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1000 + Number(parts[3]);
}
