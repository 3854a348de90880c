/** A Vite plugin that shows the game's launch image on the web page while the game loads. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

const LAUNCH_IMAGE = "launcher/launchImages/12.png";

/**
 * Creates the plugin that shows the launch image on the page's screen until the game draws. The image is part of
 * index.html, which saves a download.
 */
export function createLaunchImagePlugin(source: string): Plugin {
  const path = join(source, LAUNCH_IMAGE);
  return {
    name: "launch-image",
    transformIndexHtml: (): HtmlTagDescriptor[] => {
      if (!existsSync(path)) return [];
      const url = `data:image/png;base64,${readFileSync(path).toString("base64")}`;
      return [{ tag: "style", children: `#screen { --launch-image: url("${url}"); }`, injectTo: "head" }];
    },
  };
}
