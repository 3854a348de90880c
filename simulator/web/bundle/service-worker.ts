/** A Vite plugin that adds a service worker to the page, so that the page works without an internet connection. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { SOURCE_MAP } from "./game-folder";
import { isOfSidePage, SIDE_PAGES } from "./side-page";

const code = readFileSync(new URL("./service-worker-code.js", import.meta.url), "utf8");

/**
 * Creates the plugin that adds the service worker `sw.js`, which caches every file of the game's page except the source
 * map. The cache is named by a hash of all files.
 */
export function createServiceWorkerPlugin(): Plugin {
  return {
    name: "service-worker",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.values(bundle)
          .filter(({ fileName }) => fileName !== SOURCE_MAP)
          .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
        const hash = createHash("sha256");
        for (const file of built) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        const names = built
          .filter(({ fileName }) => fileName !== "index.html" && !isOfSidePage(fileName))
          .map((file) => file.fileName.split("/").map(encodeURIComponent).join("/"));
        const constants = {
          cacheName: `glissade ${hash.digest("hex").slice(0, 16)}`,
          names: ["./", ...names],
          sidePages: SIDE_PAGES,
        };
        const source = `const { cacheName, names, sidePages } = ${JSON.stringify(constants)};\n\n${code}`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
