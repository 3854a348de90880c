/** A Vite plugin that makes the web page an app that players can install on their device. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { bitmapFromPng } from "../../graphics/png";
import { enlargedPng } from "./enlarge";

/** The icon that the Playdate shows for the game. A game may lack it. */
const LAUNCHER_ICON = "launcher/icon.png";

/** The PNG icon of the installed app is 180 pixels wide: 32 pixels enlarged to 5 × 5 each, with a margin of 10. */
const PIXEL_ICON = { fileName: "icon.png", scale: 5, margin: 10 };

/** Creates the plugin that adds a web app manifest and the game's icon, enlarged without blur. */
export function webApp(source: string): Plugin {
  const iconPath = join(source, LAUNCHER_ICON);
  const hasIcon = (): boolean => existsSync(iconPath);

  return {
    name: "web-app",
    generateBundle() {
      const icons = hasIcon() ? [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }] : [];
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest(icons) });
      if (!hasIcon()) return;
      const png = readFileSync(iconPath);
      const { fileName, scale, margin } = PIXEL_ICON;
      this.emitFile({ type: "asset", fileName: "icon.svg", source: enlarged(png) });
      this.emitFile({ type: "asset", fileName, source: enlargedPng(bitmapFromPng(png), scale, margin) });
    },
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      // Gives a page without an icon an empty one. Otherwise the browser asks the server for /favicon.ico, outside the
      // page's folder.
      { tag: "link", attrs: { rel: "icon", href: hasIcon() ? "./icon.svg" : "data:," }, injectTo: "head" },
      ...(hasIcon() ? [appleIcon] : []),
    ],
  };
}

const appleIcon: HtmlTagDescriptor = {
  tag: "link",
  attrs: { rel: "apple-touch-icon", href: `./${PIXEL_ICON.fileName}` },
  injectTo: "head",
};

function manifest(icons: readonly object[]): string {
  const app = {
    name: "Glissade",
    short_name: "Glissade",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#e9e5dc",
    theme_color: "#e9e5dc",
    icons,
  };
  return JSON.stringify(app, undefined, 2);
}

/** Returns the game's 32 × 32 icon with a margin as an SVG, which keeps the icon's pixels sharp at any size. */
function enlarged(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40">
  <rect x="-4" y="-4" width="40" height="40" fill="#d7d4cc"/>
  <image width="32" height="32" style="image-rendering:pixelated" href="data:image/png;base64,${png.toString("base64")}"/>
</svg>
`;
}
