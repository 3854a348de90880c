import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The picture that the console shows while a game starts, where the game has one. */
const launchImage = "launcher/launchImage.png";

/** Shows the game's launch image on the page's screen until the game draws, from within the page: no fetch is waited for. */
export function showLaunchImage(source: string): Plugin {
  const path = join(source, launchImage);
  return {
    name: "launch-image",
    transformIndexHtml: (): HtmlTagDescriptor[] => {
      if (!existsSync(path)) return [];
      const url = `data:image/png;base64,${readFileSync(path).toString("base64")}`;
      return [{ tag: "style", children: `#screen { --launch-image: url("${url}"); }`, injectTo: "head" }];
    },
  };
}
