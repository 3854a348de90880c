/** A picture of the gallery: its file's name without the ending, and what is to be seen, in a sentence. */
interface GalleryPicture {
  readonly name: string;
  readonly caption: string;
}

interface GallerySection {
  readonly heading: string;
  readonly stops: readonly GalleryPicture[];
}

/** The gallery as a page of Markdown; its pictures lie in `gallery/` beside it. */
export function formatGalleryPage(parts: readonly GallerySection[]): string {
  const lines = [
    "# Gallery",
    "",
    "Every screen of the game, drawn by the game itself: `npm run --silent gallery`.",
    "",
  ];
  for (const { heading, stops } of parts) {
    lines.push(`## ${heading}`, "");
    for (const { name, caption } of stops) lines.push(`![${name}](gallery/${name}.png)`, "", caption, "");
  }
  return lines.join("\n");
}
