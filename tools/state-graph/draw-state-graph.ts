/** Draws the state graph of a level as an SVG picture: all states of the level, and the moves between them. */
import type { Transitions } from "../../src/kernel/graph";
import { formatMoves } from "../../src/kernel/moves-text";
import { findBestSolution } from "../../src/kernel/verdict";
import { layOut, type Layout } from "./layout";

/**
 * The least distance between two columns of states, in pixels. In a high picture, the distance is larger, so that the
 * picture is wide enough for its height.
 */
const MIN_COLUMN_WIDTH = 64;
const MIN_WIDTH_TO_HEIGHT = 1.4;
const ROW_HEIGHT = 22;
const MARGIN = 36;
const HEADER_HEIGHT = 66;
/**
 * The height of the gap in the picture of a state graph, in pixels. Above the gap are the states from which a win can
 * be reached. Below it are the dead ends, the states from which no win can be reached.
 */
const GAP_HEIGHT = 34;
const MIN_WIDTH = 560;
const RADIUS = 6;
const START_RADIUS = 9;

const COLOURS = { ink: "#222222", faint: "#9aa3ad", solution: "#1f6fb2", win: "#2e8b57", deadEnd: "#c2452d" };
/**
 * The legend of the state graph's picture. Each sign has its distance from the first sign in pixels, its colour and its
 * text.
 */
const LEGEND: readonly (readonly [offset: number, colour: string, text: string])[] = [
  [0, COLOURS.ink, "start"],
  [58, COLOURS.solution, "on a shortest solution"],
  [202, COLOURS.faint, "other state"],
  [292, COLOURS.win, "won"],
  [346, COLOURS.deadEnd, "dead end"],
];

interface Picture {
  readonly graph: Transitions;
  readonly winDistance: readonly number[];
  readonly layout: Layout;
  readonly isOnSolution: readonly boolean[];
  readonly columnWidth: number;
  readonly height: number;
}

/**
 * Returns the picture of a state graph (all states and the moves between them) as the text of an SVG file. Each state
 * is a circle, and each move a line. States with equally many moves to a win are in one column, with this number as its
 * heading. Dead ends are at the bottom. The lines of the shortest solutions are bold, and one of these solutions has
 * the letters of its moves.
 */
export function drawStateGraph(title: string, graph: Transitions, distances: readonly number[]): string {
  // The number of moves to a win for each state of this level. The list `distances` may have more entries than the
  // level has states, because its memory may have been used for a larger level before.
  const winDistance = distances.slice(0, graph.stateCount);
  const layout = layOut(graph, winDistance);
  const rows = layout.winnableRows + layout.deadEndRows;
  const gapHeight = layout.deadEndRows > 0 ? GAP_HEIGHT : 0;
  const height = HEADER_HEIGHT + rows * ROW_HEIGHT + gapHeight + MARGIN;
  const gaps = Math.max(1, layout.columnCount - 1);
  const columnWidth = Math.max(MIN_COLUMN_WIDTH, Math.round((height * MIN_WIDTH_TO_HEIGHT) / gaps));
  const width = Math.max(MIN_WIDTH, 2 * MARGIN + gaps * columnWidth);
  const isOnSolution = findSolutionStates(graph, winDistance);
  const picture: Picture = { graph, winDistance, layout, isOnSolution, columnWidth, height };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    `<text x="${MARGIN - START_RADIUS}" y="20" font-size="14">${escapeText(title)}</text>`,
    ...drawLegend(),
    ...drawColumnNumbers(picture),
    ...drawLines(picture),
    ...drawLetters(picture),
    ...winDistance.map((_, state) => drawState(picture, state)),
    "</svg>\n",
  ].join("\n");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function findSolutionStates({ next, start, stateCount }: Transitions, winDistance: readonly number[]): boolean[] {
  const states = new Set(winDistance[start] < 0 ? [] : [start]);
  for (const state of states) {
    for (const successors of next) {
      const after = successors[state];
      if (after >= 0 && winDistance[after] === winDistance[state] - 1) states.add(after);
    }
  }
  return Array.from({ length: stateCount }, (_, state) => states.has(state));
}

function xOf({ layout, columnWidth }: Picture, state: number): number {
  return MARGIN + layout.spots[state].column * columnWidth;
}

function yOf({ layout, winDistance, height }: Picture, state: number): number {
  const isDeadEnd = winDistance[state] < 0;
  const middle = isDeadEnd
    ? height - MARGIN - (layout.deadEndRows * ROW_HEIGHT) / 2
    : HEADER_HEIGHT + MARGIN / 2 + (layout.winnableRows * ROW_HEIGHT) / 2;
  return middle + layout.spots[state].row * ROW_HEIGHT;
}

function drawLegend(): string[] {
  return LEGEND.flatMap(([offset, colour, text]) => {
    const x = MARGIN + offset;
    return [
      `<path d="M${x} 36h0" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>`,
      `<text x="${x + 10}" y="40" fill="${COLOURS.ink}">${text}</text>`,
    ];
  });
}

function drawColumnNumbers({ layout, columnWidth }: Picture): string[] {
  return Array.from({ length: layout.winnableColumnCount }, (_, column) => {
    const moves = layout.winnableColumnCount - 1 - column;
    const x = MARGIN + column * columnWidth;
    return `<text x="${x}" y="${HEADER_HEIGHT}" text-anchor="middle" fill="${COLOURS.faint}">${moves}</text>`;
  });
}

/**
 * Draws a line for each pair of states that a move connects. The lines of shortest solutions come last, so that they
 * lie over the others.
 */
function drawLines(picture: Picture): string[] {
  const { graph, winDistance, isOnSolution } = picture;
  const thin = new Map<string, string>();
  const bold = new Map<string, string>();
  for (let state = 0; state < graph.stateCount; state++) {
    for (const successors of graph.next) {
      const after = successors[state];
      if (after < 0 || after === state) continue;
      const pair = `${Math.min(state, after)} ${Math.max(state, after)}`;
      const isSolution = isOnSolution[state] && isOnSolution[after] && winDistance[after] === winDistance[state] - 1;
      (isSolution ? bold : thin).set(pair, wayBetween(picture, state, after));
    }
  }
  for (const pair of bold.keys()) thin.delete(pair);
  return [
    drawWays([...thin.values()], `stroke="${COLOURS.faint}" stroke-opacity="0.45"`),
    drawWays([...bold.values()], `stroke="${COLOURS.solution}" stroke-width="3"`),
  ];
}

function drawWays(ways: readonly string[], style: string): string {
  return `<path d="${ways.join("")}" fill="none" ${style}/>`;
}

/**
 * Returns the line between two states. If the states are in one column, the line is an arc, so that it does not cross
 * the states between them.
 */
function wayBetween(picture: Picture, from: number, to: number): string {
  const [x1, y1, x2, y2] = [xOf(picture, from), yOf(picture, from), xOf(picture, to), yOf(picture, to)];
  const middleX = x1 === x2 ? x1 + MIN_COLUMN_WIDTH / 3 : (x1 + x2) / 2;
  if (x1 === x2) return `M${x1} ${y1}Q${middleX} ${(y1 + y2) / 2} ${x2} ${y2}`;
  return `M${x1} ${y1}C${middleX} ${y1} ${middleX} ${y2} ${x2} ${y2}`;
}

function drawLetters(picture: Picture): string[] {
  const { graph, winDistance } = picture;
  const moves = findBestSolution(graph, winDistance, graph.start);
  let state = graph.start;
  return moves.map((direction) => {
    const after = graph.next[direction][state];
    const x = (xOf(picture, state) + xOf(picture, after)) / 2;
    const y = (yOf(picture, state) + yOf(picture, after)) / 2 - 6;
    state = after;
    const outline = `stroke="white" stroke-width="3" paint-order="stroke"`;
    return `<text x="${x}" y="${y}" text-anchor="middle" fill="${COLOURS.solution}" ${outline}>${formatMoves([direction])}</text>`;
  });
}

function drawState(picture: Picture, state: number): string {
  const isStart = state === picture.graph.start;
  const circle = `cx="${xOf(picture, state)}" cy="${yOf(picture, state)}" r="${isStart ? START_RADIUS : RADIUS}"`;
  return `<circle ${circle} fill="${colourOf(picture, state)}" stroke="white" stroke-width="2"/>`;
}

function colourOf({ graph, winDistance, isOnSolution }: Picture, state: number): string {
  if (winDistance[state] < 0) return COLOURS.deadEnd;
  if (state === graph.start) return COLOURS.ink;
  if (winDistance[state] === 0) return COLOURS.win;
  return isOnSolution[state] ? COLOURS.solution : COLOURS.faint;
}
