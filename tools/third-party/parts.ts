/** Lists the works of others that the game or its web page contains, and reads their licences. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A work of others that players get with the game, the web page or both. */
export interface ThirdPartyWork {
  readonly name: string;
  readonly version: string;
  /** What contains the work, such as "the web page". */
  readonly shippedIn: string;
  readonly licence: string;
  /** The licence notice that each copy of the work must contain. */
  readonly notice: string;
}

/** The licence of a package of npm: its name as an SPDX identifier, and the file with the notice. */
interface PackageNotice {
  readonly name: string;
  readonly shippedIn: string;
  readonly licence: string;
  readonly noticeFile: string;
}

const PACKAGES: readonly PackageNotice[] = [
  {
    name: "typescript-to-lua",
    shippedIn: "the game and the web page: helper functions in their Lua files",
    licence: "MIT",
    noticeFile: "LICENSE",
  },
  { name: "fast-png", shippedIn: "the web page", licence: "MIT", noticeFile: "LICENSE" },
  { name: "iobuffer", shippedIn: "the web page", licence: "MIT", noticeFile: "LICENSE" },
  { name: "fflate", shippedIn: "the web page", licence: "MIT", noticeFile: "LICENSE" },
  { name: "omggif", shippedIn: "the web page", licence: "MIT", noticeFile: "README" },
];

/** The version of Lua in lua54.wasm. A test compares this version with the file built-with.txt. */
const LUA_VERSION = "5.4.4";

/**
 * Returns all works of others that players get, in the order of THIRD-PARTY.md. `project` is the folder of the project,
 * with its packages installed. Throws an `Error` if a notice is missing.
 */
export function listThirdPartyWorks(project: string): ThirdPartyWork[] {
  const read = (...path: string[]): string => readFileSync(join(project, ...path), "utf8").trim();
  const fonts = ["jersey-15", "jersey-25"].map((font) => versionOf(read, `@fontsource/${font}`));
  return [
    {
      name: "Jersey 15 and Jersey 25, fonts by The Soft Type Project Authors",
      version: [...new Set(fonts)].join(" and "),
      shippedIn: "the game and the web page: the letters",
      licence: "OFL-1.1",
      notice: read("assets/fonts/OFL.txt"),
    },
    {
      name: "Lua",
      version: LUA_VERSION,
      shippedIn: "the web page: the interpreter, as WebAssembly",
      licence: "MIT",
      notice: read("tools/third-party/lua-licence.txt"),
    },
    ...PACKAGES.map(({ name, shippedIn, licence, noticeFile }) => ({
      ...{ name, version: versionOf(read, name), shippedIn, licence },
      notice: noticeIn(read("node_modules", name, noticeFile)),
    })),
  ];
}

function versionOf(read: (...path: string[]) => string, name: string): string {
  return (JSON.parse(read("node_modules", name, "package.json")) as { version: string }).version;
}

function noticeIn(text: string): string {
  const start = text.search(/^.*(\(c\)|copyright)/im);
  if (start < 0) throw new Error("the file with the notice names no copyright");
  return text.slice(start);
}
