/** A Vite plugin that makes the browser download the game early, so that the page starts faster. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Creates the plugin that makes the browser download the game and its Lua interpreter while it parses the page, before
 * scripts run.
 */
export function preload(): Plugin {
  return {
    name: "preload",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] => {
        const names = Object.keys(bundle).filter((name) => name.endsWith(".wasm"));
        return [...names, "game.zip"].map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "fetch", crossorigin: true, href: `./${name}` },
          injectTo: "head",
        }));
      },
    },
  };
}
