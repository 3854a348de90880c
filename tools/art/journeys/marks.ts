import { MARK_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap, type Ink } from "../bitmap";
import { circle, ellipse, offset, union, type Shape } from "../shapes";
import { rectangle } from "../drawing";
import { SPRITES } from "./sprites";

/** A level's mark: how far it reaches, how thick its ring is, and the star of a clean one. */
interface MarkLook {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly ring: number;
  readonly dot: number;
  readonly star: Bitmap;
  /** How far what lies around it is kept clear. */
  readonly halo: number;
}

const MIDDLE = MARK_SIZE / 2;

/** The four marks in one ink, on paper of the other. */
function drawMarks({ radiusX, radiusY, ring, dot, star, halo }: MarkLook, ink: Ink): Bitmap[] {
  const paper = ink === "white" ? "black" : "white";
  const disc = ellipse(MIDDLE, MIDDLE, radiusX, radiusY);
  const draw = (thickness: number, more: (mark: Bitmap) => void): Bitmap => {
    const mark = createBitmap(MARK_SIZE, MARK_SIZE);
    fill(mark, offset(disc, halo), paper);
    fill(mark, disc, ink);
    if (thickness > 0) fill(mark, ellipse(MIDDLE, MIDDLE, radiusX - thickness, radiusY - thickness), paper);
    more(mark);
    return mark;
  };
  const nothing = (): void => undefined;
  const dotted = (mark: Bitmap): void => {
    fill(mark, rectangle(MIDDLE - dot, MIDDLE - dot, 2 * dot, 2 * dot), ink);
  };
  const starred = (mark: Bitmap): void => {
    blitCentred(mark, star, paper);
  };
  return [draw(1, nothing), draw(ring, dotted), draw(0, nothing), draw(0, starred)];
}

/** The white pixels of a sprite, in the middle of a mark. */
function blitCentred(mark: Bitmap, sprite: Bitmap, ink: Ink): void {
  const left = Math.floor(MIDDLE - sprite.width / 2 + 0.5);
  const top = Math.floor(MIDDLE - sprite.height / 2);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) if (inkAt(sprite, x, y) !== "clear") setInk(mark, left + x, top + y, ink);
  }
}

/** Balls in the ball return, or where one is to come. */
export function drawBallMarks(): Bitmap {
  const look = { radiusX: 7.8, radiusY: 7.8, ring: 2, dot: 1, star: SPRITES["star-middle"], halo: 0 };
  const marks = drawMarks(look, "white");
  // Balls have a shaded side.
  for (const [x, y] of [[18, 13], [18, 15], [17, 16], [16, 17], [15, 18], [13, 18]]) setInk(marks[2], x, y, "black"); // prettier-ignore
  return joinInRow([...marks, ...marks]);
}

/** Holes in the ice. */
export function drawHoleMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow(drawMarks(look, "black"));
}

/** Stops of a toy railway. */
export function drawStopMarks(): Bitmap {
  const look = { radiusX: 9, radiusY: 9, ring: 2, dot: 2, star: SPRITES["star-large"], halo: 1 };
  return joinInRow([...drawMarks(look, "white"), ...drawMarks(look, "black")]);
}

/** Holes in floes: those that lie in the dark have a white rim. */
export function drawFloeMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow([...drawMarks(look, "black"), ...drawMarks(look, "black")]);
}

const trunk: Shape = rectangle(MIDDLE - 1, 19, 2, 6);
const crown: Shape = union(circle(MIDDLE, 9.5, 8), circle(MIDDLE - 5, 14, 5.6), circle(MIDDLE + 5, 14, 5.6));

/** Trees: a bare outline, one with a blossom, one in leaf, and one whose fruit shines. */
export function drawTreeMarks(): Bitmap {
  const frames = [drawTree("bare"), drawTree("blossom"), drawTree("leaf"), drawTree("fruit")];
  return joinInRow([...frames, ...frames]);
}

function drawTree(as: "bare" | "blossom" | "leaf" | "fruit"): Bitmap {
  const tree = createBitmap(MARK_SIZE, MARK_SIZE);
  const isFull = as === "leaf" || as === "fruit";
  fill(tree, offset(union(crown, trunk), 1), "white");
  fill(tree, union(crown, trunk), "black");
  if (!isFull) fill(tree, offset(crown, as === "blossom" ? -1.8 : -1), "white");
  if (as === "blossom") fill(tree, circle(MIDDLE, 12, 1.8), "black");
  if (as === "leaf") for (const [x, y] of [[10, 4], [7, 9], [14, 8], [5, 14], [11, 13], [17, 14], [14, 17], [8, 18]]) drawLeaf(tree, x, y); // prettier-ignore
  if (as === "fruit") blit(tree, SPRITES["star-middle"], MIDDLE - 4, 8);
  return tree;
}

function drawLeaf(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, 1], [1, 0], [2, 0]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
}
