/** A Vite plugin that offers the zip with the game for a Playdate on the web page. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";

const FILE_NAME = "Glissade.pdx.zip";
const LINK = /<a class="zip"([^>]*>[^<]*<span>)/;
const BYTES_OF_MEGABYTE = 1_000_000;

/**
 * Creates the plugin that offers the zip file at the path `zip` in index.html. It must run after the service worker's
 * plugin, so that the service worker does not cache the zip file.
 */
export function createDownloadPlugin(zip: string): Plugin {
  return {
    name: "download",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler() {
        if (existsSync(zip)) this.emitFile({ type: "asset", fileName: FILE_NAME, source: readFileSync(zip) });
      },
    },
    transformIndexHtml: (html) => {
      if (!existsSync(zip)) return html;
      const size = `${(statSync(zip).size / BYTES_OF_MEGABYTE).toFixed(1)} MB`;
      return html.replace(LINK, (_, rest: string) => `<a class="zip" href="./${FILE_NAME}"${rest}${size}`);
    },
  };
}
