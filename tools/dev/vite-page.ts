/** A plugin for the web server Vite that turns the web page of the game into the development page. */

import type { Plugin } from "vite";

/**
 * Creates the plugin that adds the development script to the page. The plugin also answers requests for `game.pack`,
 * which contains the Lua interpreter and the game's files. Changes below `src/` and `assets/` do not make Vite reload
 * the page, because the page replaces the game itself.
 */
export function createDevPagePlugin(pack: () => Promise<Uint8Array>): Plugin {
  return {
    name: "dev-page",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace('src="./main.ts"', `src="/@fs${import.meta.dirname}/page/main.ts"`),
    },
    configureServer: (server) => {
      server.middlewares.use("/game.pack", (_request, response, next) => {
        pack().then((bytes) => {
          response.setHeader("Cache-Control", "no-store");
          response.end(bytes);
        }, next);
      });
    },
    hotUpdate: ({ file }) => (/\/(src|assets)\//.test(file) ? [] : undefined),
  };
}
