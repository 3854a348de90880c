/** A Vite plugin that adds the page with small pictures of all campaign levels to the site. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { escapeHtml, formatSidePage } from "./side-page";

interface Level {
  readonly number: number;
  readonly name: string;
  readonly par: number;
  /** The difficulty of the level as a number of dots, from 1 to `MAX_DOTS`. */
  readonly dots: number;
}

interface Chapter {
  readonly name: string;
  readonly levels: readonly Level[];
}

interface Puzzle {
  readonly id: string;
  readonly name: string;
  readonly size: { readonly scale: number; readonly width: number; readonly height: number };
  readonly chapters: readonly Chapter[];
}

type PictureAddress = (name: string) => string;

const MAX_DOTS = 5;
const EMBLEM_SCALE = 2;
const EMBLEM = { width: 84, height: 20 };

/**
 * Creates the plugin that makes the page of levels, from the list and the pictures that `npm run level-pages` has
 * written to `folder`. Without that folder, the site has no such page.
 */
export function createLevelsPagePlugin(folder: string): Plugin {
  const list = join(folder, "levels.json");
  return {
    name: "levels-page",
    transformIndexHtml: (): HtmlTagDescriptor[] =>
      existsSync(list) ? [{ tag: "meta", attrs: { name: "levels", content: "./levels/" }, injectTo: "head" }] : [],
    generateBundle() {
      if (!existsSync(list)) return;
      const puzzles = JSON.parse(readFileSync(list, "utf8")) as readonly Puzzle[];
      const address: PictureAddress = (name) => {
        const source = readFileSync(join(folder, `${name}.png`));
        return `../${this.getFileName(this.emitFile({ type: "asset", name: `levels-${name}.png`, source }))}`;
      };
      this.emitFile({ type: "asset", fileName: "levels/index.html", source: formatPage(puzzles, address) });
    },
  };
}

function formatPage(puzzles: readonly Puzzle[], address: PictureAddress): string {
  const levelCount = puzzles.flatMap(levelsOf).length;
  const lead = `${levelCount} levels of ${puzzles.length} puzzles. Choose one to play it; lessons come first. A win counts in your campaign, even before the map has opened the level, but it opens no other level.`;
  const links = puzzles.map(
    ({ id, name }) => `<li><a href="#${id}">${pixelImage(address(`${id}-figure`), 32, 32)}${escapeHtml(name)}</a></li>`,
  );
  const sections = puzzles.map((puzzle) => formatPuzzle(puzzle, address));
  const parts = { lead, "puzzle links": links.join("\n"), puzzles: sections.join("\n") };
  return formatSidePage("levels", {
    title: "All levels of Glissade",
    description: "All campaign levels of Glissade as small pictures. Choose one to play it.",
    moreStyle: formatRules(puzzles),
    parts,
  });
}

function levelsOf({ chapters }: Puzzle): readonly Level[] {
  return chapters.flatMap(({ levels }) => levels);
}

/**
 * Returns the style rules for the small pictures of levels. The pictures of a chapter are in one file, one below the
 * other. The rules select the picture of each level.
 */
function formatRules(puzzles: readonly Puzzle[]): string {
  const heights = puzzles.map(({ id, size }) => `#${id}{--height:${size.scale * size.height}px}`);
  const longest = Math.max(...puzzles.flatMap(({ chapters }) => chapters.map(({ levels }) => levels.length)));
  const rows = Array.from({ length: longest - 1 }, (_, row) => `li:nth-child(${row + 2}){--row:${row + 1}}`);
  const emblems = Array.from(
    { length: Math.max(...puzzles.map(({ chapters }) => chapters.length)) - 1 },
    (_, row) =>
      `.chapter:nth-of-type(${row + 2}) .emblem img{margin-top:-${(row + 1) * EMBLEM_SCALE * EMBLEM.height}px}`,
  );
  return [...heights, ...rows, ...emblems].join("");
}

function formatPuzzle(puzzle: Puzzle, address: PictureAddress): string {
  const { id, name, chapters } = puzzle;
  const emblems = pixelImage(address(`${id}-emblems`), EMBLEM.width, EMBLEM.height * chapters.length);
  return `<section class="puzzle" id="${id}" aria-labelledby="${id}-name">
<div class="heading">${pixelImage(address(`${id}-figure`), 32, 32)}<div><h2 id="${id}-name">${escapeHtml(name)}</h2>
<p>${levelsOf(puzzle).length} levels in ${chapters.length} chapters</p></div></div>
${chapters.map((chapter, index) => formatChapter(puzzle, chapter, address(`${id}-${index + 1}`), emblems)).join("\n")}
</section>`;
}

function formatChapter({ id, size }: Puzzle, { name, levels }: Chapter, sheet: string, emblems: string): string {
  const picture = pixelImage(sheet, size.width, size.height * levels.length);
  return `<section class="chapter">
<div class="heading"><span class="emblem">${emblems}</span><h3>${escapeHtml(name)}</h3>
<p>${levels[0].number} to ${levels[levels.length - 1].number}</p></div>
<ol class="levels">
${levels.map((level) => formatLevel(id, level, picture)).join("\n")}
</ol>
</section>`;
}

function formatLevel(puzzleId: string, { number, name, par, dots }: Level, picture: string): string {
  const drawn = `${"●".repeat(dots)}${"○".repeat(MAX_DOTS - dots)}`;
  return `<li><a href="../?campaign=${number}&amp;puzzle=${puzzleId}"><span class="picture"><span class="cut">${picture}</span></span>
<span class="title"><span class="number">${number}</span> <span class="name">${escapeHtml(name)}</span></span>
<span class="facts"><span>par ${par}</span> <span class="dots" aria-hidden="true">${drawn}</span>
<span class="unseen">, difficulty ${dots} of ${MAX_DOTS}</span></span></a></li>`;
}

function pixelImage(address: string, width: number, height: number): string {
  return `<img src="${address}" width="${width}" height="${height}" alt="" loading="lazy">`;
}
