/** Draws the places where the end cards of all puzzles stand: a slate on a wall, a night sky, and others. */
import { blit, createBitmap, crop, fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle, blitWithHalo, castShadow, createDice } from "../drawing";
import { drawHill } from "../fruit/orchard";
import { drawShores } from "../ice-path/scene";
import { capsule, offset, roundedBox, union } from "../shapes";
import { drawFloeScene } from "../side-scenes/floe";
import { drawRoom } from "../skid/room";
import { drawTuft } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";

/** The width of the screen, and the height of a place that takes the whole width, in pixels. */
const WIDTH = 400;
const WIDE_HEIGHT = 172;
const HEIGHT = 240;
/** The height of the strip with the name and the buttons above a wide place, in pixels. */
const STRIP = 23;

const SLATE = { left: 10, top: 34, right: 184, bottom: 142 };

/** Draws the wall of the club with a slate below a lamp, and a bar for the medals. */
export function drawSlate(): Bitmap {
  const onto = createWidePlace();
  const middle = (SLATE.left + SLATE.right) / 2;
  ditherFill(onto, rectangle(0, STRIP + 1, 196, WIDE_HEIGHT - STRIP - 28), "white", (x, y) => {
    return 30 * (1 - Math.hypot((x - middle) / 120, (y - STRIP) / 120));
  });
  const { left, top, right, bottom } = SLATE;
  fill(onto, roundedBox(left - 5, top - 5, right + 5, bottom + 5, 5), "black");
  fill(onto, roundedBox(left - 3, top - 3, right + 3, bottom + 3, 4), "white");
  fill(onto, roundedBox(left, top, right, bottom, 2), "black");
  fill(onto, roundedBox(left + 2, top + 2, right - 2, bottom - 2, 2), "white");
  fill(onto, roundedBox(left + 3, top + 3, right - 3, bottom - 3, 1), "black");
  fill(onto, rectangle(left + 16, top + 27, right - left - 32, 1), "white");
  drawWallLamp(onto, middle);
  return onto;
}

function drawWallLamp(onto: Bitmap, x: number): void {
  const shade = union(capsule({ x, y: STRIP }, { x, y: STRIP + 3 }, 3), (px, py) => {
    return Math.max(STRIP + 2 - py, py - (STRIP + 9), Math.abs(px - x) - 5 - (py - STRIP - 2) * 1.6);
  });
  fill(onto, offset(shade, 2), "black");
  fill(onto, shade, "white");
}

/** Draws the edge of the floe: the lighthouse and a penguin by night. */
export function drawFloeEdge(): Bitmap {
  const onto = createWidePlace();
  blit(onto, crop(drawFloeScene(), 6, 0, 182, WIDE_HEIGHT - STRIP - 3), 0, STRIP + 1);
  return onto;
}

function createWidePlace(): Bitmap {
  const onto = createBitmap(WIDTH, WIDE_HEIGHT, "black");
  fill(onto, rectangle(0, STRIP, WIDTH, 1), "white");
  fill(onto, rectangle(0, WIDE_HEIGHT - 2, WIDTH, 2), "white");
  return onto;
}

const SHORE_WIDTH = 161;
/** Where the igloo's hill begins in the scenery of the shore, and where the texts below it begin, in pixels. */
const SHORE_TOP = 139;
const SHORE_FOOT = 195;
/** How much lower the igloo stands on the card than in the scenery, in pixels. */
const SHORE_SHIFT = 17;

/** Draws the night sky above the igloo. */
export function drawNightSky(): Bitmap {
  const onto = createBitmap(SHORE_WIDTH, HEIGHT, "black");
  blit(
    onto,
    crop(drawShores(), 0, SHORE_TOP, SHORE_WIDTH, SHORE_FOOT - SHORE_TOP - SHORE_SHIFT),
    0,
    SHORE_TOP + SHORE_SHIFT,
  );
  return onto;
}

const ROOM_WIDTH = 112;
/** The part of the playroom with the lamp: its left and upper edge, and where it stands on the card, in pixels. */
const LAMP = { left: 22, top: 129, y: 150, bottom: 196, fade: 18 };

/** Draws the wall of the playroom with its lamp on the chest. */
export function drawPlayroomWall(): Bitmap {
  const onto = createBitmap(ROOM_WIDTH, HEIGHT, "black");
  const { left, top, y, bottom, fade } = LAMP;
  blit(onto, crop(drawRoom(), left, top, ROOM_WIDTH, bottom - y), 0, y);
  ditherFill(onto, rectangle(0, y, 36, fade), "black", (_x, py) => ((y + fade - py) * 64) / fade);
  ditherFill(onto, rectangle(76, y, 36, fade), "black", (_x, py) => ((y + fade - py) * 64) / fade);
  ditherFill(onto, rectangle(36, y, 40, 8), "black", (_x, py) => ((y + 8 - py) * 64) / 8);
  ditherFill(
    onto,
    rectangle(ROOM_WIDTH - fade, y, fade, bottom - y),
    "black",
    (px) => ((px - ROOM_WIDTH + fade) * 64) / fade,
  );
  return onto;
}

const ORCHARD_WIDTH = 160;
/** Where the post of the signpost stands. Its upper end is hidden behind the highest board. All in pixels. */
const POST = { x: 84, top: 48, foot: 196 };

/** Draws the meadow with the post of the signpost and two happy fruits. */
export function drawSignpost(): Bitmap {
  const onto = createBitmap(ORCHARD_WIDTH, HEIGHT, "white");
  drawHill(onto, (x) => 160 - 10 * Math.sin((x + 8) / 42), 10);
  drawHill(onto, (x) => 182 + 3 * Math.sin(x / 26), 0);
  const roll = createDice(4);
  for (let tuft = 0; tuft < 8; tuft++) drawTuft(onto, 4 + roll(150), 186 + roll(8));
  const { x, top, foot } = POST;
  fill(onto, rectangle(x - 5, top, 10, foot - top), "white");
  fill(onto, rectangle(x - 4, top, 8, foot - top), "black");
  for (const [sprite, left, height] of [
    [SPRITES["pear-happy"], 104, 166],
    [SPRITES["cherry-happy"], 128, 168],
  ] as const) {
    castShadow(onto, sprite, left + 3, height + 3);
    blitWithHalo(onto, sprite, left, height);
  }
  return onto;
}
