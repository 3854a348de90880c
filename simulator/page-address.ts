/** Finds the address of the game's web page, for links, QR codes and link previews. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the address of the web page: the environment variable `GLISSADE_URL`, otherwise `homepage` in the project's
 * package.json. The address ends with a slash. Returns an empty text if neither is set.
 */
export function pageAddressOf(project: string): string {
  const address = process.env["GLISSADE_URL"] ?? homepageOf(join(project, "package.json"));
  return address === "" || /[/?#]$/.test(address) ? address : `${address}/`;
}

function homepageOf(path: string): string {
  if (!existsSync(path)) return "";
  const description = JSON.parse(readFileSync(path, "utf8")) as { homepage?: string };
  return description.homepage ?? "";
}
