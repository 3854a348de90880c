/**
 * Draws the fog that covers cells of a board in a weekly remix (levels with a special rule): a sea of clouds that lie
 * still, and the round heads of cloud at the edge of the fog. Also draws the arrows beside a board in a remix whose
 * boards turn.
 */
import { areaOfStroke, areaWhere, ellipseArea, growArea, intersectAreas, paintArea, paintTone, polygonArea, subtractAreas, type Spot } from "./areas"; // prettier-ignore
import { createBitmap, joinInRow, type Bitmap } from "./bitmap";

const SIZE = { width: 400, height: 240 };

/**
 * The distance between two rows of clouds, in pixels. `HEAD_PIXELS` is the distance between the round heads of two
 * clouds in a row. `HEAD_SIZES` are the radii of the heads, used in turn, so that no two neighbours are alike.
 */
const ROW_PIXELS = 26;
const HEAD_PIXELS = 37;
const HEAD_SIZES: readonly number[] = [25, 17, 29, 20, 15, 27, 19];
/**
 * How many of every 64 pixels are black in the darkest part of a cloud's round head, far below the head's upper edge.
 */
const SHADE = 13;

/**
 * The radii of the two kinds of round heads of cloud at the edge of the fog, and the thickness of their outline, in
 * pixels. The pictures are as large as the larger head.
 */
const PUFF = { radii: [8, 11], side: 22, outline: 2 };

/** Draws a sea of clouds as large as the screen. */
export function drawFogBanks(): Bitmap {
  const onto = createBitmap(SIZE.width, SIZE.height, "white");
  let head = 0;
  for (let row = 0; row * ROW_PIXELS < SIZE.height + 3 * ROW_PIXELS; row++) {
    const first = row % 2 === 0 ? 0 : HEAD_PIXELS / 2;
    for (let x = first - HEAD_PIXELS; x < SIZE.width + HEAD_PIXELS; x += HEAD_PIXELS) {
      const radius = HEAD_SIZES[head % HEAD_SIZES.length];
      head += row % 2 === 0 ? 1 : 3;
      drawHead(onto, x + ((head * 5) % 9) - 4, row * ROW_PIXELS + ((head * 7) % 9) - 4, radius);
    }
  }
  return onto;
}

function drawHead(onto: Bitmap, x: number, y: number, radius: number): void {
  const head = ellipseArea(x, y, radius, radius * 0.8);
  const isAbove = areaWhere((_x, row) => row < y - radius * 0.15);
  paintArea(onto, head, "white");
  paintTone(onto, head, "black", (_x, row) => Math.max(0, SHADE * Math.min(1, (row - y) / (radius * 0.5))));
  paintArea(onto, subtractAreas(intersectAreas(head, isAbove), ellipseArea(x, y + 1.6, radius, radius * 0.8)), "black");
}

/**
 * Draws the small and the large head of cloud at the edge of the fog, each in two pictures: the black disc of its
 * outline, and its white inside.
 */
export function drawFogPuff(): Bitmap {
  const { radii, side, outline } = PUFF;
  const middle = side / 2 - 0.5;
  const drawDisc = (ink: "black" | "white", radius: number): Bitmap => {
    const onto = createBitmap(side, side);
    paintArea(onto, ellipseArea(middle, middle, radius, radius), ink);
    return onto;
  };
  return joinInRow(radii.flatMap((radius) => [drawDisc("black", radius), drawDisc("white", radius - outline)]));
}

/**
 * The arrows beside a board that will turn clockwise: the size of both pictures, the middle and radius of the arc of
 * the left arrow, and half of its angle.
 */
const ARROWS = { width: 22, height: 76, middleX: 64, radius: 53, halfDegrees: 32 };

/**
 * Draws the two arrows that stand beside a board which turns clockwise. The arrow at the left points up, the one at the
 * right points down.
 */
export function drawTurnArrows(): Bitmap {
  const { width, height, middleX, radius, halfDegrees } = ARROWS;
  const at = (degrees: number): Spot => {
    const angle = (degrees * Math.PI) / 180;
    return [middleX - radius * Math.cos(angle), height / 2 + 4 - radius * Math.sin(angle)];
  };
  const arc = Array.from({ length: 2 * halfDegrees + 1 }, (_, step) => at(step - halfDegrees));
  const [tipX, tipY] = at(halfDegrees);
  const arrow = areaOfStroke(arc, 4);
  const head = polygonArea([[tipX + 5, tipY - 12], [tipX - 10, tipY], [tipX + 7, tipY + 7]]); // prettier-ignore
  const left = createBitmap(width, height);
  const right = createBitmap(width, height);
  const whole = areaWhere((x, y) => arrow[y * SIZE.width + x] === 1 || head[y * SIZE.width + x] === 1);
  const turned = areaWhere((x, y) => x < width && y < height && whole[(height - 1 - y) * SIZE.width + width - 1 - x] === 1); // prettier-ignore
  for (const [onto, area] of [
    [left, whole],
    [right, turned],
  ] as const) {
    // prettier-ignore
    paintArea(onto, growArea(area, 2), "black");
    paintArea(onto, area, "white");
  }
  return joinInRow([left, right]);
}
