/** Draws the wall of the statistics screen with its shelves, and the marks of days on its calendar. */
import { DAY_MARK_SIZE, SHELF } from "../../../src/puzzles/looks/stats-wall";
import { createBitmap, fill, joinInRow, type Bitmap, type Ink } from "../bitmap";
import { HEIGHT, rectangle, WIDTH } from "../drawing";
import { circle, difference, polygon, type Shape } from "../shapes";

const HEADING_LINE = { top: 25, height: 2 };
const PAPER = { rowEvery: 12, columnEvery: 16 };

/** Draws the empty wall of the statistics screen: its paper with dots, the line below the heading, and the shelves. */
export function drawWall(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  for (let row = 0; HEADING_LINE.top + 8 + row * PAPER.rowEvery < HEIGHT; row++) {
    for (let x = row % 2 === 0 ? 4 : 4 + PAPER.columnEvery / 2; x < WIDTH; x += PAPER.columnEvery) {
      fill(onto, rectangle(x, HEADING_LINE.top + 8 + row * PAPER.rowEvery, 1, 1), "white");
    }
  }
  fill(onto, rectangle(0, HEADING_LINE.top, WIDTH, HEADING_LINE.height), "white");
  fill(onto, rectangle(SHELF.left - 2, SHELF.top - 2, SHELF.width + 4, SHELF.rowHeight * SHELF.rows), "black");
  for (let row = 1; row <= SHELF.rows; row++) drawBoard(onto, SHELF.top + row * SHELF.rowHeight - SHELF.boardHeight);
  return onto;
}

function drawBoard(onto: Bitmap, y: number): void {
  fill(onto, rectangle(SHELF.left, y, SHELF.width, 2), "white");
  for (const x of [SHELF.left + 10, SHELF.left + SHELF.width - 12]) fill(onto, rectangle(x, y + 2, 2, 2), "white");
}

/**
 * Draws the marks of days on the calendar of the statistics screen, in the order of `DAY_PICTURES`. A mark shows
 * whether the day's daily levels were won.
 */
export function drawDayMarks(): Bitmap {
  const [middle, dot] = [DAY_MARK_SIZE / 2, 1.5];
  const disc = circle(middle, middle, 6.3);
  const small = circle(middle, middle, 4.6);
  const rim = difference(circle(middle, middle, 8.4), circle(middle, middle, 6.8));
  const ring = difference(disc, circle(middle, middle, 4.8));
  const point = rectangle(middle - dot, middle - dot, 2 * dot, 2 * dot);
  return joinInRow([
    drawMark([[point, "black"]]),
    drawMark([[ring, "black"]]),
    drawMark([[disc, "black"]]),
    drawMark([[disc, "black"], [starAt(5.2), "white"]]), // prettier-ignore
    drawMark([[rim, "black"], [point, "black"]]), // prettier-ignore
    drawMark([[rim, "black"], [small, "black"]]), // prettier-ignore
    drawMark([[circle(middle, middle, 8.4), "black"], [starAt(6), "white"]]), // prettier-ignore
  ]);
}

function drawMark(parts: readonly (readonly [shape: Shape, ink: Ink])[]): Bitmap {
  const onto = createBitmap(DAY_MARK_SIZE, DAY_MARK_SIZE);
  for (const [shape, ink] of parts) fill(onto, shape, ink);
  return onto;
}

function starAt(radius: number): Shape {
  const middle = DAY_MARK_SIZE / 2;
  return polygon(
    Array.from({ length: 10 }, (_, corner) => {
      const reach = corner % 2 === 0 ? radius : radius * 0.45;
      const angle = (corner * Math.PI) / 5 - Math.PI / 2;
      return { x: middle + reach * Math.cos(angle), y: middle + 0.3 + reach * Math.sin(angle) };
    }),
  );
}
