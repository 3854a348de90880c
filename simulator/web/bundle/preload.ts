import type { HtmlTagDescriptor, Plugin } from "vite";

/** Has the browser fetch the game and its Lua while it still reads the page, before any script asks for them. */
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
