/**
 * Draws the difficulty of the levels of endless runs (sequences of levels) as curves in an SVG picture. Each puzzle has
 * a diagram.
 */
import { PACES, type Pace } from "../../src/puzzles/pace";
import { computeQuantile } from "./measure-runs";

/**
 * The measured difficulties of the levels in a puzzle's endless runs (sequences of levels), in bits, for each pace
 * (calm, rising or hard). `bits[level][run]` is the difficulty of one level of one run; both indexes are counted from
 * 0.
 */
export interface MeasuredPuzzle {
  readonly name: string;
  readonly bits: Readonly<Record<Pace, readonly (readonly number[])[]>>;
}

const PANEL = { width: 250, height: 200, left: 34, top: 30, right: 8, bottom: 30 };
const COLUMNS = 3;
const MAX_BITS = 6;
const COLOURS: Readonly<Record<Pace, string>> = { calm: "#2a7ab0", rising: "#222222", hard: "#c2452d" };
const BAND_COLOUR = "#22222222";
/**
 * The limits of the grey band in a diagram, as shares of the endless runs (sequences of levels) at the pace "rising".
 * At each level number, a tenth of the runs are easier than the band, and a tenth are harder.
 */
const [LOW_SHARE, HIGH_SHARE] = [0.1, 0.9];
const LEVELS_BETWEEN_LABELS = 10;

/** Returns the picture with the difficulty curves of all puzzles, one diagram for each, as the text of an SVG file. */
export function drawCurves(puzzles: readonly MeasuredPuzzle[]): string {
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil((puzzles.length + 1) / COLUMNS) * PANEL.height;
  const panels = puzzles.map((puzzle, index) => placePanel(index, drawPanel(puzzle)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...panels,
    placePanel(puzzles.length, drawLegend()),
    "</svg>\n",
  ].join("\n");
}

function placePanel(index: number, content: string): string {
  const x = (index % COLUMNS) * PANEL.width;
  const y = Math.floor(index / COLUMNS) * PANEL.height;
  return `<g transform="translate(${x} ${y})">\n${content}\n</g>`;
}

function drawPanel({ name, bits }: MeasuredPuzzle): string {
  const levelCount = bits.rising.length;
  return [
    `<text x="${PANEL.left}" y="18" font-size="14">${name}</text>`,
    ...drawAxes(levelCount),
    drawBand(bits.rising, levelCount),
    ...PACES.map((pace) => drawMedians(bits[pace], COLOURS[pace])),
  ].join("\n");
}

function drawAxes(levelCount: number): string[] {
  const lines: string[] = [];
  for (let bits = 1; bits <= MAX_BITS; bits++) {
    const y = yOf(bits);
    lines.push(`<line x1="${PANEL.left}" x2="${PANEL.width - PANEL.right}" y1="${y}" y2="${y}" stroke="#dddddd"/>`);
    lines.push(`<text x="${PANEL.left - 6}" y="${y + 4}" text-anchor="end">${bits}</text>`);
  }
  for (let number = LEVELS_BETWEEN_LABELS; number <= levelCount; number += LEVELS_BETWEEN_LABELS) {
    const y = PANEL.height - PANEL.bottom + 16;
    lines.push(`<text x="${xOf(number - 1, levelCount)}" y="${y}" text-anchor="middle">${number}</text>`);
  }
  return lines;
}

function drawBand(levels: readonly (readonly number[])[], levelCount: number): string {
  const upper = levels.map((bits, level) => formatPoint(level, levelCount, computeQuantile(bits, HIGH_SHARE)));
  const lower = levels.map((bits, level) => formatPoint(level, levelCount, computeQuantile(bits, LOW_SHARE)));
  return `<polygon points="${[...upper, ...lower.reverse()].join(" ")}" fill="${BAND_COLOUR}"/>`;
}

function drawMedians(levels: readonly (readonly number[])[], colour: string): string {
  const points = levels.map((bits, level) => formatPoint(level, levels.length, computeQuantile(bits, 0.5)));
  return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

function drawLegend(): string {
  const rows = PACES.map((pace, index) => {
    const y = 50 + index * 20;
    return (
      `<line x1="${PANEL.left}" x2="${PANEL.left + 24}" y1="${y - 4}" y2="${y - 4}" stroke="${COLOURS[pace]}" stroke-width="2"/>` +
      `<text x="${PANEL.left + 32}" y="${y}">${pace}, median</text>`
    );
  });
  const bandY = 50 + PACES.length * 20;
  return [
    ...rows,
    `<rect x="${PANEL.left}" y="${bandY - 10}" width="24" height="12" fill="${BAND_COLOUR}"/>`,
    `<text x="${PANEL.left + 32}" y="${bandY}">rising, 80 of 100 levels</text>`,
    `<text x="${PANEL.left}" y="${bandY + 28}">across: number of the level</text>`,
    `<text x="${PANEL.left}" y="${bandY + 44}">upwards: difficulty in bits</text>`,
  ].join("\n");
}

function formatPoint(level: number, levelCount: number, bits: number): string {
  return `${xOf(level, levelCount)},${yOf(bits)}`;
}

function xOf(level: number, levelCount: number): number {
  const width = PANEL.width - PANEL.left - PANEL.right;
  return round(PANEL.left + (width * level) / Math.max(1, levelCount - 1));
}

function yOf(bits: number): number {
  const height = PANEL.height - PANEL.top - PANEL.bottom;
  return round(PANEL.height - PANEL.bottom - (height * Math.min(MAX_BITS, bits)) / MAX_BITS);
}

function round(pixels: number): number {
  return Math.round(10 * pixels) / 10;
}
