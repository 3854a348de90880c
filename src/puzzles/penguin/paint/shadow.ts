import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { FOLDER, iceBoxOf, sizeFor } from "./screen-layout";

/** What throws a shadow, by the name of its pictures. */
export type ShadowKind = "penguin" | "wall" | "tree" | "picks" | "door" | "flag";

// The lamp on the lighthouse.
const LAMP_X = 200;
const LAMP_Y = 10;

// The frames go from shadows far to the left to shadows far to the right, in steps of an eighth.
const MIDDLE_FRAME = 9;
const FRAMES_ASIDE = 8;

// How far below a frame's upper edge the foot of what throws it is.
const FOOT_Y = 4;

/** The shadow of something whose cell's left edge and lower edge are there: it flees from the lamp. It stays on the ice. */
export function drawShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const ice = iceBoxOf(board);
  drawClipped(ice.x, ice.y, ice.width, ice.height, () => {
    drawUnclippedShadow(board, kind, left, foot);
  });
}

/** The same where the ice's edges are minded already. */
export function drawUnclippedShadow(board: Board, kind: ShadowKind, left: number, foot: number): void {
  const { cellSide, shadowLeft } = sizeFor(board);
  const dx = left + cellSide / 2 - LAMP_X;
  const dy = foot - LAMP_Y;
  const alongX = dx / Math.sqrt(dx * dx + dy * dy);
  const x = left - shadowLeft;
  const y = foot - FOOT_Y;
  // Half tones lie still on the screen: they move by two pixels or not at all.
  drawSprite(
    `${FOLDER}/shadow-${kind}${cellSide}`,
    MIDDLE_FRAME + Math.floor(alongX * FRAMES_ASIDE + 0.5),
    x + ((x + y) % 2),
    y,
  );
}
