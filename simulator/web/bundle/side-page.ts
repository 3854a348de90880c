/** Makes the HTML of the pages beside the game's page: the levels and the study. */
import { readFileSync } from "node:fs";

/** The folders of the pages beside the game's page. Each page is `index.html` in its folder. */
export const SIDE_PAGES = ["levels", "study"] as const;
export type SidePage = (typeof SIDE_PAGES)[number];

/**
 * Returns whether a file of the built site belongs to a page beside the game's page. The files of such a page in
 * `assets/` begin with the name of the page.
 */
export function isOfSidePage(fileName: string): boolean {
  return SIDE_PAGES.some((page) => fileName.startsWith(`${page}/`) || fileName.startsWith(`assets/${page}-`));
}

/**
 * Returns the HTML of a page beside the game's page, with its style sheets and the rules `moreStyle`. Each comment of the
 * page that is a key of `parts`, such as `<!-- puzzles -->`, is replaced by the part.
 */
export function readSidePage(page: SidePage, parts: Readonly<Record<string, string>>, moreStyle = ""): string {
  const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  const css = compressStyle(`${read("side-pages.css")}\n${read(`${page}/style.css`)}\n${moreStyle}`);
  const all = { style: `<style>${css}</style>`, ...parts };
  return Object.entries(all).reduce(
    (html, [name, part]) => html.replace(`<!-- ${name} -->`, () => part),
    read(`${page}/index.html`),
  );
}

/** Removes comments and needless spaces from a style sheet. */
function compressStyle(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .trim();
}

/** Returns a text as HTML, in which no letter of the text is taken for markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
