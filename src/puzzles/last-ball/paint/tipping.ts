import { fillDisc } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Stretch } from "../../../kernel/motion";
import { BallFrame, drawBall } from "./balls";
import { fillAcross } from "./chalk";
import { middleX, middleY, toRim, type Table } from "./table";

/** How far the gap in the rim reaches to either side of a ball that broke it, and the rim's thickness. */
const GAP = 18;
const RIM = 2;
const SPLINTER = 6;

/** How far beyond the rim a lost ball lies, by direction: at the far and at the near edge there is little room. */
const BEYOND: readonly number[] = [-9, 6, -5, 6];

/** Where chips lie that broke off: beside the ball's way, and beyond the rim. */
const CHIPS: readonly { readonly aside: number; readonly beyond: number }[] = [
  { aside: -23, beyond: 5 },
  { aside: 24, beyond: 8 },
  { aside: -21, beyond: 12 },
  { aside: 27, beyond: 13 },
];

/** How far a ball that tips over the rim goes from where it stood, in pixels. */
export function tippingWay(table: Table, { piece, direction }: Stretch): number {
  return toRim(table, middleX(table, piece), middleY(table, piece), direction) + BEYOND[direction];
}

/** The rim, broken by the ball that comes to it, and the chips. */
export function drawBrokenRim(table: Table, { piece, direction }: Stretch): void {
  const x = middleX(table, piece);
  const y = middleY(table, piece);
  const length = toRim(table, x, y, direction);
  const line = { x, y, direction, length };
  fillAcross("black", line, length, length + RIM, 2 * GAP);
  for (const side of [-1, 1]) {
    fillAcross("white", line, length - SPLINTER + 2, length + RIM + 2, 2, side * (GAP + 2));
    fillAcross("white", line, length - SPLINTER, length + 1, 2, side * (GAP - 1));
  }
  for (const { aside, beyond } of CHIPS) fillAcross("white", line, length + beyond, length + beyond + 2, 2, aside);
}

/** The black ball where it tips over the rim that it broke. */
export function drawTipped(table: Table, stretch: Stretch): void {
  drawBrokenRim(table, stretch);
  const way = tippingWay(table, stretch);
  const x = middleX(table, stretch.piece) + STEP_X[stretch.direction] * way;
  const y = middleY(table, stretch.piece) + STEP_Y[stretch.direction] * way;
  fillDisc("black", x, y, Math.floor(table.look.ball / 2) + 3);
  drawBall(table, true, BallFrame.Rest, x, y);
}
