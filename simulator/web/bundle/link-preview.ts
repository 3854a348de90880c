import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { cutBitmap } from "../../graphics/bitmap";
import { bitmapFromPng } from "../../graphics/png";
import { enlargedPng } from "./enlarge";

/** The picture of the game that a link to the page is shown with. */
const launchImage = "launcher/launchImage.png";
const fileName = "link.png";

/** What most who show links cut their pictures to, which is a whole multiple of this much of the launch image. */
const WIDTH = 400;
const HEIGHT = 210;
const SCALE = 3;

/** Who shows links looks for a picture at a whole address: the page's own, where it is known when it is built. */
const pageAddress = process.env["GLISSADE_URL"] ?? "./";

/** Gives a link to the page a name, a sentence and the top of the launch image. */
export function linkPreview(source: string): Plugin {
  const path = join(source, launchImage);
  return {
    name: "link-picture",
    generateBundle() {
      if (!existsSync(path)) return;
      const top = cutBitmap(bitmapFromPng(readFileSync(path)), 0, 0, WIDTH, HEIGHT);
      this.emitFile({ type: "asset", fileName, source: enlargedPng(top, SCALE, 0) });
    },
    transformIndexHtml: (html): HtmlTagDescriptor[] => {
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      const [, title = ""] = /<title>([^<]*)</.exec(html) ?? [];
      const picture = { image: `${pageAddress}${fileName}`, "image:alt": `${title}: the game's title` };
      const said = { type: "website", title, description, ...(existsSync(path) ? picture : {}) };
      const tags = Object.entries(said).map(([name, content]) => meta({ property: `og:${name}`, content }));
      return [...tags, meta({ name: "twitter:card", content: "summary_large_image" })];
    },
  };
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "meta", attrs, injectTo: "head" };
}
