/** Decides where the web page puts the game's screen, and which parts of a Playdate it draws around the screen. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, scaleFor } from "./scale";

/**
 * What the page draws around the game's screen.
 * - `console`: a whole Playdate
 * - `bare`: nothing
 * - `below`, `strip`: touch buttons below the screen
 * - `beside`: touch buttons at both sides of the screen
 * - `column`: touch buttons at the right of the screen
 * - `over`: touch buttons over the screen
 */
type Layout = "console" | "bare" | "below" | "strip" | "beside" | "column" | "over";

/**
 * The spot of the page's own buttons in the layout `bare`: below the game's screen (`foot`), beside it (`side`), or
 * over its upper right corner (`corner`).
 */
type ToolSpot = "foot" | "side" | "corner";

/** The rectangle in which the whole page is laid out, in CSS pixels from the window's upper left corner. */
export interface PageBox {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The layout of the page, with the screen's position and size in CSS pixels. `scale` is the number of display pixels
 * for each pixel of the game.
 */
export interface Arrangement {
  readonly layout: Layout;
  readonly tools: ToolSpot;
  readonly scale: number;
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The width of the border around the drawn Playdate's screen, in CSS pixels. style.css repeats this file's constants,
 * such as `--rim`.
 */
const RIM_PX = 22;
const BUTTON_ROW_PX = 118;
const TEXT_LINES_PX = 58;
/** How far the crank sticks out of the drawn Playdate, in CSS pixels, including a margin. */
const CRANK_OUT_PX = 148;
/**
 * The least width of the game's screen in the layout `console`, in CSS pixels, so that the drawn buttons fit below it.
 */
const MIN_CONSOLE_SCREEN_PX = 560;
const TOOLS_PX = 44;
/** The least height of the three rows of touch buttons below the screen, in CSS pixels. */
const THREE_ROWS_PX = 360;
/** The least width of the touch buttons on each side of the screen, in CSS pixels. */
const BESIDE_PX = 140;
const COLUMN_PX = 64;

/**
 * Returns the arrangement of the page in which the screen is largest. `isTouch` says whether fingers press the buttons.
 */
export function arrange(pageBox: PageBox, pixelRatio: number, isTouch: boolean): Arrangement {
  const scale = scaleFor(pageBox.widthPx, pageBox.heightPx, pixelRatio);
  const widthPx = Math.round(SCREEN_WIDTH * scale) / pixelRatio;
  const heightPx = Math.round(SCREEN_HEIGHT * scale) / pixelRatio;
  const free = { widthPx: pageBox.widthPx - widthPx, heightPx: pageBox.heightPx - heightPx };
  const layout = isTouch ? touchLayout(free) : mouseLayout(free, widthPx);
  const tools = toolSpot(free);
  const onDisplay = (px: number): number => Math.floor(px * pixelRatio) / pixelRatio;
  return {
    layout,
    tools,
    scale,
    leftPx: onDisplay(pageBox.leftPx + marginLeft(layout, tools, free.widthPx)),
    topPx: onDisplay(pageBox.topPx + marginTop(layout, tools, free.heightPx)),
    widthPx,
    heightPx,
  };
}

interface Free {
  readonly widthPx: number;
  readonly heightPx: number;
}

function touchLayout(free: Free): Layout {
  if (free.heightPx >= THREE_ROWS_PX) return "below";
  if (free.heightPx >= BUTTON_ROW_PX) return "strip";
  if (free.widthPx >= 2 * BESIDE_PX) return "beside";
  return free.widthPx >= COLUMN_PX ? "column" : "over";
}

function mouseLayout(free: Free, screenWidthPx: number): Layout {
  const hasSpace =
    screenWidthPx >= MIN_CONSOLE_SCREEN_PX &&
    free.widthPx >= 2 * RIM_PX &&
    free.heightPx >= RIM_PX + BUTTON_ROW_PX + TEXT_LINES_PX;
  return hasSpace ? "console" : "bare";
}

function toolSpot(free: Free): ToolSpot {
  if (free.heightPx >= TOOLS_PX) return "foot";
  return free.widthPx >= TOOLS_PX ? "side" : "corner";
}

function marginLeft(layout: Layout, tools: ToolSpot, freePx: number): number {
  const centredPx = freePx / 2;
  if (layout === "column" || layout === "over") return 0;
  if (layout === "console") {
    // Moves the drawn Playdate to the left if the crank would not fit beside it.
    const leftMostPx = freePx - RIM_PX - CRANK_OUT_PX;
    return leftMostPx < RIM_PX ? centredPx : Math.min(centredPx, leftMostPx);
  }
  return layout === "bare" && tools === "side" ? Math.min(centredPx, freePx - TOOLS_PX) : centredPx;
}

function marginTop(layout: Layout, tools: ToolSpot, freePx: number): number {
  if (layout === "console") return RIM_PX + (freePx - RIM_PX - BUTTON_ROW_PX - TEXT_LINES_PX) / 2;
  if (layout === "below") return Math.min(RIM_PX, freePx / 2);
  if (layout === "strip") return Math.min(RIM_PX, (freePx - BUTTON_ROW_PX) / 2);
  return layout === "bare" && tools === "foot" ? (freePx - TOOLS_PX) / 2 : freePx / 2;
}

/**
 * Returns whether the crank must be drawn on the Playdate, because there is no space for it beside the drawn Playdate.
 */
export function isCrankInside(pageBox: PageBox, { widthPx }: Arrangement): boolean {
  return pageBox.widthPx - widthPx < 2 * RIM_PX + CRANK_OUT_PX;
}
