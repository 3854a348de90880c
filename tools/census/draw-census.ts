/**
 * Draws the pictures of docs/census-results.md in the format SVG: difficulty, par, solving ideas and repeated levels.
 */
import { PACES, type Pace } from "../../src/puzzles/pace";
import type { CensusOfPuzzle } from "./summarize-census";

const PANEL = { width: 250, height: 200, left: 36, top: 30, right: 10, bottom: 30 };
const COLUMNS = 3;
const COLOURS: Readonly<Record<Pace, string>> = { calm: "#2a7ab0", rising: "#222222", hard: "#c2452d" };

const BITS_STEP = 0.25;
const MAX_BITS = 7;
const MAX_PAR = 24;
/** The largest share of levels in one column of a diagram that fits into it. Larger ones are cut off. */
const MAX_COLUMN_SHARE = 0.6;
/** The share of levels that an idea leads whose bar fills the room. */
const MAX_IDEA_SHARE = 0.25;
/** The largest share of repeated levels that fits into a diagram. */
const MAX_REPEAT_SHARE = 0.3;
const SHARE_STEP = 0.1;
const IDEAS_SHOWN = 12;
const BAR_HEIGHT = 12;
const IDEA_NAME_WIDTH = 92;

/** A diagram with curves. `xMax` and `yMax` are the values at its right and upper edge. */
interface Diagram {
  readonly title: string;
  readonly xMax: number;
  readonly xStep: number;
  readonly yMax: number;
  readonly yStep: number;
  readonly curves: readonly Curve[];
}

interface Curve {
  readonly colour: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Returns a picture with a diagram for each puzzle: which share of its levels has which difficulty, in bits. */
export function drawBitsPicture(puzzles: readonly CensusOfPuzzle[]): string {
  const panels = puzzles.map(({ name, bits }) =>
    drawDiagram({
      title: name,
      xMax: MAX_BITS,
      xStep: 1,
      yMax: MAX_COLUMN_SHARE,
      yStep: 2 * SHARE_STEP,
      curves: PACES.map((pace) => ({ colour: COLOURS[pace], points: countShares(bits[pace], BITS_STEP) })),
    }),
  );
  return joinPanels([...panels, drawLegend(["across: difficulty in bits", "upwards: share of the levels"])]);
}

/** Returns a picture with a diagram for each puzzle: which share of its levels has which par (the fewest moves). */
export function drawParPicture(puzzles: readonly CensusOfPuzzle[]): string {
  const panels = puzzles.map(({ name, pars }) =>
    drawDiagram({
      title: name,
      xMax: MAX_PAR,
      xStep: 4,
      yMax: MAX_COLUMN_SHARE,
      yStep: 2 * SHARE_STEP,
      curves: PACES.map((pace) => ({ colour: COLOURS[pace], points: countShares(pars[pace], 1) })),
    }),
  );
  return joinPanels([...panels, drawLegend(["across: par, the fewest moves", "upwards: share of the levels"])]);
}

/**
 * Returns a picture with a diagram for each puzzle: which share of its levels repeats an earlier level of the census (a
 * check of many generated levels). The diagram shows this share by the number of the level in its endless run (a
 * sequence of levels).
 */
export function drawRepeatsPicture(puzzles: readonly CensusOfPuzzle[]): string {
  const panels = puzzles.map(({ name, repeatShares }) =>
    drawDiagram({
      title: name,
      xMax: Math.max(...PACES.map((pace) => repeatShares[pace].length)),
      xStep: 5,
      yMax: MAX_REPEAT_SHARE,
      yStep: SHARE_STEP,
      curves: PACES.map((pace) => ({
        colour: COLOURS[pace],
        points: repeatShares[pace].map((share, index) => [index + 1, share] as const),
      })),
    }),
  );
  return joinPanels([...panels, drawLegend(["across: number of the level in its run", "upwards: share of repeats"])]);
}

/** Returns a picture with bars for each puzzle: which share of its levels each solving idea (a technique) leads. */
export function drawIdeasPicture(puzzles: readonly CensusOfPuzzle[]): string {
  const panels = puzzles.map(({ name, ideas, aimedCount }) => {
    const shares = ideas.slice(0, IDEAS_SHOWN).map(([idea, count]) => [idea, count / Math.max(1, aimedCount)] as const);
    return [`<text x="8" y="18" font-size="14">${name}</text>`, ...shares.map(drawBar)].join("\n");
  });
  return joinPanels([
    ...panels,
    drawTextPanel(["the share of levels that an idea leads:", "hard, and rising from level 11 on"]),
  ]);
}

function drawBar([idea, share]: readonly [string, number], index: number): string {
  const y = PANEL.top + index * (BAR_HEIGHT + 1);
  const room = PANEL.width - IDEA_NAME_WIDTH - 46;
  const width = round(room * Math.min(1, share / MAX_IDEA_SHARE));
  return (
    `<text x="${IDEA_NAME_WIDTH}" y="${y + 9}" text-anchor="end" font-size="10">${idea}</text>` +
    `<rect x="${IDEA_NAME_WIDTH + 6}" y="${y}" width="${width}" height="${BAR_HEIGHT - 2}" fill="#222222"/>` +
    `<text x="${round(IDEA_NAME_WIDTH + 10 + width)}" y="${y + 9}" font-size="10">${(100 * share).toFixed(1)} %</text>`
  );
}

/** Returns for each column of width `step` its middle and the share of the figures that fall into it. */
function countShares(figures: readonly number[], step: number): [number, number][] {
  const counts: number[] = [];
  for (const figure of figures) {
    const column = Math.floor(figure / step);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  const middle = step === 1 ? 0 : step / 2;
  return Array.from(counts, (count, column) => [column * step + middle, (count ?? 0) / Math.max(1, figures.length)]);
}

function drawDiagram(diagram: Diagram): string {
  const { title, curves, xMax, yMax } = diagram;
  const lines = curves.map(({ colour, points }) => {
    const text = points
      .filter(([x]) => x <= xMax)
      .map(([x, y]) => `${placeX(x, xMax)},${placeY(y, yMax)}`)
      .join(" ");
    return `<polyline points="${text}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  return [`<text x="${PANEL.left}" y="18" font-size="14">${title}</text>`, ...drawAxes(diagram), ...lines].join("\n");
}

function drawAxes({ xMax, xStep, yMax, yStep }: Diagram): string[] {
  const lines: string[] = [];
  for (let share = 0; share <= yMax + yStep / 2; share += yStep) {
    const y = placeY(share, yMax);
    lines.push(`<line x1="${PANEL.left}" x2="${PANEL.width - PANEL.right}" y1="${y}" y2="${y}" stroke="#dddddd"/>`);
    lines.push(`<text x="${PANEL.left - 5}" y="${y + 4}" text-anchor="end">${Math.round(100 * share)} %</text>`);
  }
  for (let x = xStep; x <= xMax; x += xStep) {
    const y = PANEL.height - PANEL.bottom + 16;
    lines.push(`<text x="${placeX(x, xMax)}" y="${y}" text-anchor="middle">${x}</text>`);
  }
  return lines;
}

function drawLegend(lines: readonly string[]): string {
  const rows = PACES.map((pace, index) => {
    const y = 50 + index * 20;
    return (
      `<line x1="${PANEL.left}" x2="${PANEL.left + 24}" y1="${y - 4}" y2="${y - 4}" stroke="${COLOURS[pace]}" stroke-width="2"/>` +
      `<text x="${PANEL.left + 32}" y="${y}">${pace}</text>`
    );
  });
  return [...rows, ...drawLines(lines, 124)].join("\n");
}

function drawTextPanel(lines: readonly string[]): string {
  return drawLines(lines, 50).join("\n");
}

function drawLines(lines: readonly string[], top: number): string[] {
  return lines.map((line, index) => `<text x="${PANEL.left}" y="${top + index * 16}">${line}</text>`);
}

function joinPanels(panels: readonly string[]): string {
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil(panels.length / COLUMNS) * PANEL.height;
  const placed = panels.map((panel, index) => {
    const x = (index % COLUMNS) * PANEL.width;
    return `<g transform="translate(${x} ${Math.floor(index / COLUMNS) * PANEL.height})">\n${panel}\n</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...placed,
    "</svg>\n",
  ].join("\n");
}

function placeX(x: number, xMax: number): number {
  return round(PANEL.left + ((PANEL.width - PANEL.left - PANEL.right) * x) / xMax);
}

function placeY(y: number, yMax: number): number {
  const height = PANEL.height - PANEL.top - PANEL.bottom;
  return round(PANEL.height - PANEL.bottom - (height * Math.min(y, yMax)) / yMax);
}

function round(pixels: number): number {
  return Math.round(10 * pixels) / 10;
}
