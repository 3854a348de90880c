/**
 * A Vite plugin that adds the title, description and picture that chats and other sites show for a link to the page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { cutBitmap } from "../../graphics/bitmap";
import { decodePngBitmap } from "../../graphics/png";
import { encodeEnlargedPng } from "./enlarge";

const LAUNCH_IMAGE = "launcher/launchImages/12.png";
const FILE_NAME = "link.png";

/**
 * The width, in pixels, of the launch image's part that is shown for a link. Most sites cut pictures to the shape of
 * this part, 400 × 210.
 */
const WIDTH = 400;
const HEIGHT = 210;
const SCALE = 3;

/**
 * Creates the plugin that adds a title, a description and a picture for links to index.html. `pageAddress` is where the
 * page is served, or empty if unknown.
 */
export function createLinkPreviewPlugin(source: string, pageAddress: string): Plugin {
  const path = join(source, LAUNCH_IMAGE);
  return {
    name: "link-picture",
    generateBundle() {
      if (!existsSync(path)) return;
      const top = cutBitmap(decodePngBitmap(readFileSync(path)), 0, 0, WIDTH, HEIGHT);
      this.emitFile({ type: "asset", fileName: FILE_NAME, source: encodeEnlargedPng(top, SCALE, 0) });
    },
    transformIndexHtml: (html): HtmlTagDescriptor[] => {
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      const [, title = ""] = /<title>([^<]*)</.exec(html) ?? [];
      const picture = {
        image: `${pageAddress === "" ? "./" : pageAddress}${FILE_NAME}`,
        "image:alt": `${title}: the game's title`,
      };
      const url = pageAddress === "" ? {} : { url: pageAddress };
      const properties = { type: "website", title, description, ...url, ...(existsSync(path) ? picture : {}) };
      const tags = Object.entries(properties).map(([name, content]) => meta({ property: `og:${name}`, content }));
      const canonical: HtmlTagDescriptor = {
        tag: "link",
        attrs: { rel: "canonical", href: pageAddress },
        injectTo: "head",
      };
      return [
        ...tags,
        meta({ name: "twitter:card", content: "summary_large_image" }),
        ...(pageAddress === "" ? [] : [canonical]),
      ];
    },
  };
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "meta", attrs, injectTo: "head" };
}
