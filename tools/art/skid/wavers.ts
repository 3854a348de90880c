/** Draws the toys that wave after a win of Skid, in the room beside the board. */
import { blit, createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { capsule, circle, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import { withPupils, type ToyKind } from "./toys";

/** The size of a picture of a waving toy, in pixels. */
export const WAVER = { width: 52, height: 48 };

const MIDDLE = WAVER.width / 2;
const FOOT = WAVER.height - 2;
const SHOULDER = 16;
const ARM = { from: 15, to: 22, width: 5, hand: 3.4 };
/** How far the hands of a waving toy are above its shoulders with raised and with lowered arms, in pixels. */
const HAND_LIFTS = [13, -6];

/**
 * Draws the waving toys in four pictures: a red toy with raised and with lowered arms, and a yellow toy in the same
 * way.
 */
export function drawWavers(): Bitmap {
  return joinInRow((["red", "yellow"] as const).flatMap((kind) => HAND_LIFTS.map((lift) => drawWaver(kind, lift))));
}

function drawWaver(kind: ToyKind, handLift: number): Bitmap {
  const frame = createBitmap(WAVER.width, WAVER.height);
  const arms = union(armOf(-1, handLift), armOf(1, handLift));
  const isRed = kind === "red";
  fill(frame, arms, "black");
  if (!isRed) fill(frame, (x, y) => arms(x, y) + 2, "white");
  const toy = withPupils(`${kind}-38`, "ahead");
  blit(frame, toy, Math.floor(MIDDLE - toy.width / 2), FOOT - toy.height);
  return withinFrame(withHalo(frame));
}

function armOf(side: -1 | 1, handLift: number): Shape {
  const shoulder = { x: MIDDLE + side * ARM.from, y: FOOT - SHOULDER };
  const hand = { x: MIDDLE + side * ARM.to, y: shoulder.y - handLift };
  return union(capsule(shoulder, hand, ARM.width), circle(hand.x, hand.y, ARM.hand));
}

/** Returns the picture without the margin of one pixel on each side that the white rim has added. */
function withinFrame(picture: Bitmap): Bitmap {
  const frame = createBitmap(WAVER.width, WAVER.height);
  blit(frame, picture, -1, -1);
  return frame;
}
