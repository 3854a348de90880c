/**
 * Formats the page docs/gallery.md, which shows a picture of every screen of the game. gallery.ts draws the pictures.
 */
import { WINDOW_SIZES } from "../tests/browser/window-sizes";

interface GalleryPicture {
  readonly name: string;
  readonly caption: string;
}

interface GallerySection {
  readonly heading: string;
  readonly stops: readonly GalleryPicture[];
}

/**
 * Returns the text of docs/gallery.md, which shows a picture of every screen of the game. The pictures are in the
 * folder `gallery/` beside the page.
 */
export function formatGalleryPage(sections: readonly GallerySection[]): string {
  const lines = [
    "# Gallery",
    "",
    "Every screen of the game, drawn by the game itself: `npm run --silent gallery`.",
    "",
  ];
  for (const { heading, stops } of sections) {
    lines.push(`## ${heading}`, "");
    for (const { name, caption } of stops) lines.push(`![${name}](gallery/${name}.png)`, "", caption, "");
  }
  lines.push("## The web page", "", "Drawn by the browser tests: `GOLDEN=write npx vitest run tests/browser/window-sizes.test.ts`.", ""); // prettier-ignore
  for (const { name, caption } of WINDOW_SIZES) lines.push(`![${name}](gallery/page/${name}.png)`, "", caption, "");
  return lines.join("\n");
}
