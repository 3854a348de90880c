/**
 * Draws Penguin's pictures for the three difficulty paces of endless mode: ice floes below a lighthouse. The calm pace
 * has two penguins, the rising pace a stair of penguins, and the hard pace a crowd.
 */
import { fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import { box, intersection, offset, polygon, union, type Shape } from "../shapes";
import { mirror } from "../sprite-text";
import { SPRITES } from "../titles/sprites";
import { toPoints } from "../titles/scenes";
import {
  drawCone,
  drawContour,
  drawDarkThing,
  drawGlow,
  drawLitThing,
  drawPaces,
  FLOOR,
  MIDDLE,
  type Pace,
} from "../paces/frame";

/** The y coordinate of the middle of the lighthouse's lamp in the picture of each difficulty pace, in pixels. */
const LAMPS: Readonly<Record<Pace, number>> = { calm: 56, rising: 36, hard: 16 };
const ICE_TOP = 98;

type Pose = "front" | "left" | "right";

interface Penguin {
  readonly x: number;
  readonly height: number;
  readonly pose: Pose;
}

interface IceStep {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

const floe: Shape = polygon(toPoints(3, 99, 9, 97, 123, 97, 129, 99, 125, 106, 114, 110, 100, 108, 84, 112, 60, 110, 44, 112, 28, 108, 14, 110, 6, 105)); // prettier-ignore

const STAIR: readonly IceStep[] = [0, 1, 2, 3].map((step) => ({ left: 12 + step * 27, right: 120, height: step * 13 }));
/**
 * The poses of the penguins in the crowd, row by row. The crowd stands for the hard pace, the hardest of the three
 * difficulty paces. The last row comes first, because the other rows are drawn in front of it.
 */
const CROWD: readonly (readonly Pose[])[] = [
  ["front", "front", "left"],
  ["front", "right", "left", "front"],
  ["right", "front", "front", "front", "left"],
];
const CROWD_PITCH = 25;
const CROWD_RISE = 20;

const ICE_STEPS: Readonly<Record<Pace, readonly IceStep[]>> = {
  calm: [],
  rising: STAIR.slice(1),
  hard: CROWD.slice(0, 2).map((row, index) => ({
    left: MIDDLE - (row.length * CROWD_PITCH) / 2,
    right: MIDDLE + (row.length * CROWD_PITCH) / 2,
    height: (CROWD.length - 1 - index) * CROWD_RISE,
  })),
};

const PENGUINS: Readonly<Record<Pace, readonly Penguin[]>> = {
  calm: [
    { x: 30, height: 0, pose: "right" },
    { x: 102, height: 0, pose: "front" },
  ],
  rising: STAIR.map(({ left, height }, step) => ({ x: left + 13.5, height, pose: step === 3 ? "front" : "right" })),
  hard: CROWD.flatMap((row, index) =>
    row.map((pose, column) => ({
      x: MIDDLE + (column - (row.length - 1) / 2) * CROWD_PITCH,
      height: (CROWD.length - 1 - index) * CROWD_RISE,
      pose,
    })),
  ),
};

const LIT_POSES: Readonly<Record<Pose, Bitmap>> = {
  front: SPRITES.front,
  right: SPRITES.side,
  left: mirror(SPRITES.side),
};
/**
 * The sprites of the penguins' poses for the dark pictures. In them, penguins that look at the viewer have their eyes
 * shut.
 */
const DARK_POSES: Readonly<Record<Pose, Bitmap>> = { ...LIT_POSES, front: SPRITES["front-shut"] };

export const drawFloePaces = (): Bitmap => drawPaces(paint);

function paint(onto: Bitmap, pace: Pace, isLit: boolean): void {
  const lamp = LAMPS[pace];
  if (isLit) {
    drawCone(onto, { top: lamp, foot: ICE_TOP, topReach: 14, footReach: 62 });
    drawGlow(onto, lamp, 22);
  }
  drawLighthouse(onto, lamp, isLit);
  for (const step of ICE_STEPS[pace]) drawIceStep(onto, step, isLit);
  drawFloe(onto, isLit);
  for (const { x, height, pose } of PENGUINS[pace]) {
    const sprite = (isLit ? LIT_POSES : DARK_POSES)[pose];
    const top = ICE_TOP + 3 - height - sprite.height;
    (isLit ? drawLitThing : drawDarkThing)(onto, sprite, Math.round(x - sprite.width / 2), top);
  }
}

function drawLighthouse(onto: Bitmap, lamp: number, isLit: boolean): void {
  const top = lamp + 8;
  const reach = 7 + (ICE_TOP - top) * 0.05;
  const tower = polygon(toPoints(MIDDLE - 6, top, MIDDLE + 6, top, MIDDLE + reach, ICE_TOP, MIDDLE - reach, ICE_TOP));
  const roof = polygon(toPoints(MIDDLE - 9, lamp - 5, MIDDLE, lamp - 13, MIDDLE + 9, lamp - 5));
  const gallery = box(MIDDLE - 9, lamp + 5, MIDDLE + 9, lamp + 8);
  const lantern = box(MIDDLE - 6, lamp - 5, MIDDLE + 6, lamp + 5);
  const stripes = Array.from({ length: 5 }, (_, stripe) =>
    box(0, top + stripe * 16, 2 * MIDDLE, top + stripe * 16 + 8),
  );
  fill(onto, offset(union(tower, roof, gallery, lantern), 2), "black");
  for (const part of [tower, lantern, gallery, roof]) {
    if (isLit) fill(onto, part, "white");
    else drawContour(onto, part, 1.2);
  }
  const painted = intersection(tower, union(...stripes));
  ditherFill(onto, painted, isLit ? "black" : "white", () => (isLit ? 64 : 18));
  if (!isLit) return;
  fill(onto, union(rectangle(MIDDLE - 9, lamp - 6, 18, 1), rectangle(MIDDLE - 9, lamp + 5, 18, 1)), "black");
  for (const x of [-7, 6]) fill(onto, rectangle(MIDDLE + x, lamp - 5, 1, 10), "black");
}

function drawIceStep(onto: Bitmap, { left, right, height }: IceStep, isLit: boolean): void {
  const block = box(left, ICE_TOP - height, right, ICE_TOP + 4);
  fill(onto, offset(block, 1), "black");
  if (!isLit) {
    drawContour(onto, block, 1);
    return;
  }
  fill(onto, block, "white");
  ditherFill(onto, intersection(block, box(0, ICE_TOP - height + 4, 2 * MIDDLE, FLOOR)), "black", () => 16);
}

function drawFloe(onto: Bitmap, isLit: boolean): void {
  fill(onto, offset(floe, 2), "black");
  if (isLit) {
    fill(onto, floe, "white");
    ditherFill(onto, intersection(floe, box(0, 104, 999, FLOOR)), "black", (x) => 16 + Math.abs(x - MIDDLE) * 0.2);
  } else drawContour(onto, floe, 1.2);
  for (const [x, y, width] of [
    [4, 114, 14],
    [26, 117, 22],
    [62, 115, 12],
    [84, 118, 24],
    [114, 114, 12],
  ]) {
    // prettier-ignore
    fill(onto, rectangle(x, y, width, 1), "white");
  }
}
