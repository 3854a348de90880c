/** Finds the address of the game's web page, for links, QR codes and link previews. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the address of the web page: `GLISSADE_URL` from the environment, otherwise `homepage` from package.json.
 * Adds a slash unless the address ends with `/`, `?` or `#`. Returns an empty text if neither is set.
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
