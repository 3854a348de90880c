/**
 * Lays out the palette of the level editor: its drawers, the things of the open drawer, and the texts beside them.
 * palette-view.ts draws the palette.
 */
import { expandBox, SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { cellAt, createBoard } from "../../kernel/board";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { findBoardLimits } from "./board-limits";
import type { Editing } from "./editing";

/**
 * Where the drawers and texts of the palette are on the screen. In puzzles with all texts in a strip above the board,
 * the palette is in this strip, and the open drawer stands between the closed ones. Otherwise the palette is in the
 * column beside the board: a row of tabs, one for each drawer, and the open drawer below this row.
 */
export interface PaletteLayout {
  /**
   * The parts of the screen that are cleared, because nothing of the puzzle's scenery may stand behind the palette and
   * its texts.
   */
  readonly cleared: readonly Box[];
  /**
   * The boxes of the drawers' tabs, one for each drawer; empty if there is only one drawer. In a palette above the
   * board, the whole open drawer counts as its tab.
   */
  readonly tabs: readonly Box[];
  readonly isInStrip: boolean;
  /** The box of the open drawer on the screen. */
  readonly tray: Box;
  readonly entries: readonly Box[];
  /**
   * The text box for the name of the open drawer (a group of things in the editor). Undefined if there is only one
   * drawer.
   */
  readonly drawerName: SceneTextBox | undefined;
  readonly entryName: SceneTextBox;
  /**
   * The text box for the facts about the edited level, or for a message. If this box is on one line with the name of
   * the selected thing, it gets the width that the name leaves.
   */
  readonly facts: SceneTextBox;
}

/**
 * The sizes of the box of one thing in the open drawer of the editor's palette, in pixels. In a palette beside the
 * board, `most` is the greatest height of the box, and `least` is its least width in a single row of things. In a
 * palette above the board, `inStrip` is the width of the box.
 */
const ENTRY = { most: 44, least: 30, inStrip: 31 };
/**
 * The distance from the edge of the open drawer of the editor's palette to the things in it, in pixels. In a palette
 * above the board, there is such a distance only at the left and right.
 */
const RIM = 3;
const GAP = 2;
const LINE = 21;

/**
 * The sizes and positions of a palette in a strip above the board, in pixels. `most` is the largest height of the
 * strip.
 */
const STRIP = {
  left: 4,
  top: 3,
  most: 34,
  tab: 34,
  textMargin: 8,
  textY: 6,
  nameGap: 10,
  nameWidth: 120,
  factsWidth: 384,
};

/**
 * The sizes and positions of a palette in a column beside the board, in pixels. `most` is the greatest width of the
 * palette: the widest boards begin at this distance from the edge of the screen. `lineY` is the top of the selected
 * thing's name.
 */
const COLUMN = { margin: 3, clearance: 4, most: 113, lineY: 217, tab: 40, tabHeight: 30, factsY: 3 };

export function layOutPalette(puzzle: AnyPuzzle, editing: Editing): PaletteLayout {
  const { main, side } = puzzle.painter.scene.texts;
  return main.y === side.y ? layOutStrip(puzzle, editing) : layOutColumn(puzzle, editing);
}

function layOutStrip(puzzle: AnyPuzzle, { drawers, openDrawer }: Editing): PaletteLayout {
  const { top, bottom } = boardEdges(puzzle);
  const trayY = drawers.length > 1 ? STRIP.top : 0;
  const height = Math.min(STRIP.most, top - trayY - GAP);
  const tabs: Box[] = [];
  let tray: Box = { x: STRIP.left, y: trayY, width: 0, height };
  let x = STRIP.left;
  drawers.forEach(({ kinds }, index) => {
    const width = index === openDrawer ? kinds.length * ENTRY.inStrip + 2 * RIM : STRIP.tab;
    const box = { x, y: trayY, width, height: index === openDrawer ? height : height - GAP };
    if (index === openDrawer) tray = box;
    if (drawers.length > 1) tabs.push(box);
    x += width + GAP;
  });
  const entries = drawers[openDrawer].kinds.map((_, index) => ({
    x: tray.x + RIM + index * ENTRY.inStrip,
    y: trayY + 1,
    width: ENTRY.inStrip,
    height: height - 2,
  }));
  const right = SCREEN_WIDTH - STRIP.textMargin;
  const hasBand = bottom + LINE <= SCREEN_HEIGHT + 1;
  const strip = { x: 0, y: 0, width: SCREEN_WIDTH, height: hasBand ? top : trayY + height };
  const y = hasBand ? SCREEN_HEIGHT - LINE : COLUMN.factsY;
  const band = { x: 0, y: bottom + 1, width: SCREEN_WIDTH, height: SCREEN_HEIGHT - bottom - 1 };
  return {
    cleared: hasBand ? [strip, band] : [strip],
    tabs,
    isInStrip: true,
    tray,
    entries,
    drawerName: tabs.length > 0 ? lineAt(right, STRIP.textY, "right", right - x) : undefined,
    entryName: lineAt(hasBand ? STRIP.textMargin : x + STRIP.nameGap, y, "left", STRIP.nameWidth),
    facts: lineAt(right, y, "right", hasBand ? STRIP.factsWidth : right - x - STRIP.nameGap),
  };
}

interface BoardEdges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The cached upper and lower edges, on the screen, of the highest board that each puzzle has. The key is the puzzle's
 * identifier. The edges are cached because they are needed whenever the editor is drawn.
 */
const knownEdges: Record<string, BoardEdges | undefined> = {};

function boardEdges(puzzle: AnyPuzzle): BoardEdges {
  const known = knownEdges[puzzle.id];
  if (known !== undefined) return known;
  const { maxWidth, maxHeight } = findBoardLimits(puzzle);
  const board = createBoard(maxWidth, maxHeight);
  const { boxOf } = puzzle.painter;
  const { y, height } = boxOf(board, cellAt(board, 0, maxHeight - 1));
  const edges = { top: boxOf(board, cellAt(board, 0, 0)).y, bottom: y + height };
  knownEdges[puzzle.id] = edges;
  return edges;
}

function layOutColumn({ painter: { scene } }: AnyPuzzle, { drawers, openDrawer }: Editing): PaletteLayout {
  const { main } = scene.texts;
  const width = Math.min(main.x + main.width + COLUMN.clearance, COLUMN.most);
  const inner = width - 2 * (COLUMN.margin + RIM) - 1;
  const most = drawers.reduce((count, { kinds }) => Math.max(count, kinds.length), 0);
  const isOneRow = Math.floor(inner / most) >= ENTRY.least;
  const inRow = isOneRow ? most : Math.ceil(most / 2);
  const entryWidth = Math.floor(inner / inRow);
  const entryHeight = Math.min(ENTRY.most, entryWidth);
  const heightOf = (rowCount: number): number => rowCount * entryHeight + 2 * RIM;
  const tray = {
    x: COLUMN.margin,
    y: COLUMN.lineY - GAP - heightOf(isOneRow ? 1 : 2),
    width: width - 2 * COLUMN.margin - 1,
    height: heightOf(Math.ceil(drawers[openDrawer].kinds.length / inRow)),
  };
  const hasTabs = drawers.length > 1;
  const tabTop = tray.y - COLUMN.tabHeight;
  const tabWidth = Math.min(COLUMN.tab, Math.floor(tray.width / drawers.length));
  const entries = drawers[openDrawer].kinds.map((_, index) => ({
    x: tray.x + RIM + (index % inRow) * entryWidth,
    y: tray.y + RIM + Math.floor(index / inRow) * entryHeight,
    width: entryWidth,
    height: entryHeight,
  }));
  const top = hasTabs ? 0 : tray.y - COLUMN.margin;
  return {
    cleared: [{ x: 0, y: top, width, height: SCREEN_HEIGHT - top }],
    tabs: hasTabs
      ? drawers.map((_, index) => ({
          x: tray.x + index * tabWidth,
          y: tabTop,
          width: tabWidth,
          height: COLUMN.tabHeight,
        }))
      : [],
    isInStrip: false,
    tray,
    entries,
    drawerName: hasTabs ? lineAt(main.x, tabTop - LINE - GAP, "left", main.width) : undefined,
    entryName: lineAt(main.x, COLUMN.lineY, "left", main.width),
    facts: { ...main, y: COLUMN.factsY, maxLines: hasTabs ? 3 : main.maxLines },
  };
}

function lineAt(x: number, y: number, align: SceneTextBox["align"], width: number): SceneTextBox {
  return { x, y, align, width, maxLines: 1 };
}

/**
 * Because fingers are wide, a touch also counts for a part of the palette if it is at most this many pixels beside it.
 */
const TOUCH_MARGIN = 6;

/** The part of the palette that is touched: a drawer or a thing of the open drawer, by its index. */
export type TouchedPart = { readonly kind: "drawer" | "entry"; readonly index: number };

/**
 * Returns the drawer or the thing of the palette that a touch at a point of the screen means; undefined if there is
 * none. Only visible things are found.
 */
export function touchedPartAt({ tabs, entries }: PaletteLayout, x: number, y: number): TouchedPart | undefined {
  for (const margin of [0, TOUCH_MARGIN]) {
    const entry = entries.findIndex((box) => contains(expandBox(box, margin), x, y));
    if (entry >= 0) return { kind: "entry", index: entry };
    const drawer = tabs.findIndex((box) => contains(expandBox(box, margin), x, y));
    if (drawer >= 0) return { kind: "drawer", index: drawer };
  }
  return undefined;
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
