/**
 * Makes the HTML of the site's two pages beside the game's page: the page of all levels, and the study of difficulty.
 */
import { readFileSync } from "node:fs";

/** The folders of the pages beside the game's page. Each page is `index.html` in its folder. */
export const SIDE_PAGES = ["levels", "study"] as const;
export type SidePage = (typeof SIDE_PAGES)[number];

/**
 * Returns whether a file of the built site belongs to a side page, a page beside the game's page. In the folder
 * `assets/`, the names of such files begin with the name of their page.
 */
export function isOfSidePage(fileName: string): boolean {
  return SIDE_PAGES.some((page) => fileName.startsWith(`${page}/`) || fileName.startsWith(`assets/${page}-`));
}

interface SidePageContent {
  readonly title: string;
  readonly description: string;
  /** Additional HTML tags for the head of this side page (a page beside the game's page). */
  readonly moreHead?: string;
  /** Style rules that this page needs in addition to those of its style sheet. */
  readonly moreStyle?: string;
  /** For each comment in the page's `body.html`, such as `<!-- puzzles -->`, the HTML that replaces it. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Returns the HTML of a side page, a page beside the game's page. Puts the page's own `body.html` into
 * `side-page.html`, the frame that all side pages share.
 */
export function formatSidePage(page: SidePage, content: SidePageContent): string {
  const { title, description, moreHead = "", moreStyle = "", parts } = content;
  const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  const css = compressStyle(`${read("side-pages.css")}\n${read(`${page}/style.css`)}\n${moreStyle}`);
  return fillIn(read("side-page.html"), {
    title: `<title>${escapeHtml(title)}</title>`,
    description: `<meta name="description" content="${escapeHtml(description)}">${moreHead}`,
    style: `<style>${css}</style>`,
    body: fillIn(read(`${page}/body.html`), parts),
  });
}

/**
 * Replaces HTML comments such as `<!-- puzzles -->`. Each key of `parts` is the text of a comment, and its value the
 * replacement.
 */
function fillIn(html: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((filled, [name, part]) => filled.replace(`<!-- ${name} -->`, () => part), html);
}

function compressStyle(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .trim();
}

/** Escapes a text for HTML, so that none of its letters is taken for markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
