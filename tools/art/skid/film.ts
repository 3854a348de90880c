/**
 * Draws the film strip that shows how a level of Skid was generated: its small boards are those that the generator
 * tried. Also draws the marks on these boards.
 */
import { ellipseArea, growArea, paintArea, roundedArea, areaOfStrokes, type Spot } from "../areas";
import { createBitmap, fill, joinInRow, setInk, type Bitmap } from "../bitmap";
import { box } from "../shapes";

const WIDTH = 84;
const HEIGHT = 52;
/**
 * The holes at the edges of the film strip, in pixels: the distance between two holes, their size, and their distance
 * from the edge.
 */
const HOLE = { every: 13, width: 6, height: 7, inset: 3 };
const MARK_SIDE = 22;

/**
 * Draws a piece of the film strip with holes at both edges, 84 by 52 pixels. It is as high as one small board with its
 * margins.
 */
export function drawFilmStrip(): Bitmap {
  const film = createBitmap(WIDTH, HEIGHT, "black");
  for (const x of [0, WIDTH - 1]) fill(film, box(x, 0, x + 1, HEIGHT), "white");
  for (let y = 3; y < HEIGHT; y += HOLE.every) {
    for (const x of [HOLE.inset, WIDTH - HOLE.inset - HOLE.width]) paintArea(film, roundedArea(x, y, HOLE.width, HOLE.height, 1), "white"); // prettier-ignore
  }
  return film;
}

/**
 * The small pictures of things on the boards of the film strip: a block, a pit, a red toy, a yellow toy, a crate and an
 * ice cube. Each is given by its rows of pixels: # is black and o is white.
 */
const THINGS: readonly (readonly string[])[] = [
  ["ooooooooo", "o########", "o########", "o########", "o########", "o########", "o########", "o########", "o########"], // prettier-ignore
  ["#########", "#ooooooo#", "#ooooooo#", "#oo###oo#", "#oo###oo#", "#oo###oo#", "#ooooooo#", "#ooooooo#", "#########"], // prettier-ignore
  ["..#...#..", ".###.###.", ".#######.", "##o###o##", "#########", "#########", ".#######.", ".#######.", "..##.##.."], // prettier-ignore
  ["....#....", "...###...", "#########", "#ooooooo#", "#o#ooo#o#", "#o#ooo#o#", "#ooooooo#", "#########", ".##...##."], // prettier-ignore
  ["#########", "##ooooo##", "#o#ooo#o#", "#oo#o#oo#", "#ooo#ooo#", "#oo#o#oo#", "#o#ooo#o#", "##ooooo##", "#########"], // prettier-ignore
  [".#######.", "#ooooooo#", "#ooo##oo#", "#oo#oooo#", "#o#oo#oo#", "#oooo#oo#", "#ooooooo#", "#ooooooo#", ".#######."], // prettier-ignore
];

/** Draws the things for the small boards on the film strip, each 9 by 9 pixels. */
export function drawFilmThings(): Bitmap {
  return joinInRow(
    THINGS.map((rows) => {
      const thing = createBitmap(rows.length, rows.length);
      rows.forEach((row, y) => {
        [...row].forEach((letter, x) => {
          if (letter !== ".") setInk(thing, x, y, letter === "#" ? "black" : "white");
        });
      });
      return thing;
    }),
  );
}

/**
 * Draws the marks at the corners of the small boards of the film strip: white discs with a black rim, 22 by 22 pixels. A
 * cross marks a board that the generator rejected, and a tick the accepted one.
 */
export function drawFilmMarks(): Bitmap {
  const cross: readonly (readonly Spot[])[] = [[[7, 7], [14, 14]], [[14, 7], [7, 14]]]; // prettier-ignore
  const tick: readonly (readonly Spot[])[] = [[[5, 10], [9, 15], [16, 6]]]; // prettier-ignore
  return joinInRow([cross, tick].map((lines) => drawMark(lines)));
}

function drawMark(lines: readonly (readonly Spot[])[]): Bitmap {
  const mark = createBitmap(MARK_SIDE, MARK_SIDE);
  const disc = ellipseArea(MARK_SIDE / 2 - 0.5, MARK_SIDE / 2 - 0.5, 9, 9);
  paintArea(mark, growArea(disc, 2), "black");
  paintArea(mark, disc, "white");
  paintArea(mark, areaOfStrokes(lines, 3), "black");
  return mark;
}
