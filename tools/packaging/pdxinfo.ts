import { PlainFault } from "./plain-fault";

/**
 * The `pdxinfo` that the console reads: the project's own with the version of package.json, its one source, and a
 * build number that rises with it, as the launcher asks before it replaces a game. Throws on a version unlike `1.2.3`.
 */
export function pdxinfoWithVersion(pdxinfo: string, version: string): string {
  return `${pdxinfo.trimEnd()}\nversion=${version}\nbuildNumber=${buildNumber(version)}\n`;
}

function buildNumber(version: string): number {
  const parts = /^(\d+)\.(\d{1,3})\.(\d{1,3})$/.exec(version);
  if (parts === null) throw new PlainFault(1, `package.json: the version "${version}" is not like 1.2.3`);
  return Number(parts[1]) * 1_000_000 + Number(parts[2]) * 1000 + Number(parts[3]);
}
