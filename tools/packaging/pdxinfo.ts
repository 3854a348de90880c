import { PlainFault } from "./plain-fault";

const MOST_ADDRESS_LENGTH = 100;

/**
 * The `pdxinfo` that the console reads: the project's own with the version of package.json, its one source, and a
 * build number that rises with it, as the launcher asks before it replaces a game; and with the address of the page where it can be played in a browser, if there is
 * one. Throws on a version unlike `1.2.3`, and on an address that no level's code can be put behind.
 */
export function completePdxinfo(pdxinfo: string, version: string, address: string): string {
  const page = address === "" ? "" : `address=${checkedAddress(address)}\n`;
  return `${pdxinfo.trimEnd()}\nversion=${version}\nbuildNumber=${buildNumber(version)}\n${page}`;
}

/** As it stands in a link, in ASCII. */
function checkedAddress(address: string): string {
  const page = URL.canParse(address) ? new URL(address) : undefined;
  if (page === undefined || !/^https?:$/.test(page.protocol) || page.search !== "" || page.hash !== "") {
    throw new PlainFault(1, `GLISSADE_URL: "${address}" is not like https://example.org/glissade/`);
  }
  if (page.href.length > MOST_ADDRESS_LENGTH) {
    throw new PlainFault(1, `GLISSADE_URL: more than ${MOST_ADDRESS_LENGTH} characters leave no room for a level`);
  }
  return page.href;
}

function buildNumber(version: string): number {
  const parts = /^(\d+)\.(\d{1,3})\.(\d{1,3})$/.exec(version);
  if (parts === null) throw new PlainFault(1, `package.json: the version "${version}" is not like 1.2.3`);
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1000 + Number(parts[3]);
}
