/** A Vite plugin that makes the web page an app that players can install on their device. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { decodePngBitmap } from "../../graphics/png";
import { encodeEnlargedPng } from "./enlarge";

const LAUNCHER_ICON = "launcher/icon.png";

/** The PNG icon of the installed app is 180 pixels wide: 32 pixels enlarged to 5 × 5 each, with a margin of 10. */
const PIXEL_ICON = { fileName: "icon.png", scale: 5, margin: 10 };

/**
 * The PNG icons of the installed app, 192 and 512 pixels wide. Systems cut maskable icons, but show at least a middle
 * circle of 80 % of the width, in which the game's icon lies.
 */
const APP_ICONS = [
  { purpose: "any", scale: 5, margin: 16 },
  { purpose: "any", scale: 14, margin: 32 },
  { purpose: "maskable", scale: 3, margin: 48 },
  { purpose: "maskable", scale: 9, margin: 112 },
] as const;

/** The shortcuts in the menu of the installed app's icon. Their links are those of src/game/codes/link.ts. */
const SHORTCUTS = [
  { name: "Today", description: "The daily levels of all puzzles", url: "./?daily=today" },
  { name: "Continue", description: "Go on where you left", url: "./?continue=" },
];

/** Creates the plugin that adds a web app manifest and the game's icon, enlarged without blur. */
export function createWebAppPlugin(source: string): Plugin {
  const iconPath = join(source, LAUNCHER_ICON);
  const hasIcon = (): boolean => existsSync(iconPath);

  return {
    name: "web-app",
    generateBundle() {
      if (!hasIcon()) {
        this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest([], []) });
        return;
      }
      const png = readFileSync(iconPath);
      const bitmap = decodePngBitmap(png);
      const { fileName, scale, margin } = PIXEL_ICON;
      this.emitFile({ type: "asset", fileName: "icon.svg", source: enlarged(png) });
      this.emitFile({ type: "asset", fileName, source: encodeEnlargedPng(bitmap, scale, margin) });
      const icons = APP_ICONS.map(({ purpose, scale: appScale, margin: appMargin }) => {
        const side = appScale * bitmap.width + 2 * appMargin;
        const source = encodeEnlargedPng(bitmap, appScale, appMargin);
        const reference = this.emitFile({ type: "asset", name: `icon-${purpose}-${side}.png`, source });
        return { src: this.getFileName(reference), sizes: `${side}x${side}`, type: "image/png", purpose };
      });
      const anySize = { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" };
      const shortcutIcons = icons.filter(({ purpose, sizes }) => purpose === "any" && sizes === "192x192");
      const source = manifest([anySize, ...icons], shortcutIcons);
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source });
    },
    transformIndexHtml: (): HtmlTagDescriptor[] => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      // Gives the page an empty icon if the game has none, because the browser would otherwise ask for /favicon.ico.
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

function manifest(icons: readonly object[], shortcutIcons: readonly object[]): string {
  const app = {
    id: "./",
    name: "Glissade",
    short_name: "Glissade",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#e9e5dc",
    theme_color: "#e9e5dc",
    icons,
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: shortcutIcons })),
  };
  return JSON.stringify(app, undefined, 2);
}

/** Returns the game's icon of 32 × 32 pixels, with a margin, as an SVG. An SVG keeps the pixels sharp at any size. */
function enlarged(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40">
  <rect x="-4" y="-4" width="40" height="40" fill="#d7d4cc"/>
  <image width="32" height="32" style="image-rendering:pixelated" href="data:image/png;base64,${png.toString("base64")}"/>
</svg>
`;
}
