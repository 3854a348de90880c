/**
 * Draws the marks of levels on the campaign maps. A mark shows whether a level is open, cleared, or cleared with a
 * star.
 */
import { MARK_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap, type Ink } from "../bitmap";
import { circle, ellipse, offset, union, type Shape } from "../shapes";
import { rectangle } from "../drawing";
import { SPRITES } from "./sprites";

/**
 * The look of a puzzle's marks: the radii, the thickness of an open level's ring, half the side of its dot, and the
 * star.
 */
interface MarkLook {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly ring: number;
  readonly dot: number;
  readonly star: Bitmap;
  /** The width of the clear rim round the mark, in pixels. */
  readonly halo: number;
}

const MIDDLE = MARK_SIZE / 2;

/** Draws the four marks in one ink on the other: to come, open, cleared, and cleared with a star. */
function drawMarks({ radiusX, radiusY, ring, dot, star, halo }: MarkLook, ink: Ink): Bitmap[] {
  const paper = ink === "white" ? "black" : "white";
  const disc = ellipse(MIDDLE, MIDDLE, radiusX, radiusY);
  const draw = (thickness: number, addDetails: (mark: Bitmap) => void): Bitmap => {
    const mark = createBitmap(MARK_SIZE, MARK_SIZE);
    fill(mark, offset(disc, halo), paper);
    fill(mark, disc, ink);
    if (thickness > 0) fill(mark, ellipse(MIDDLE, MIDDLE, radiusX - thickness, radiusY - thickness), paper);
    addDetails(mark);
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

/** Draws all pixels of a sprite that are not clear in one ink, in the middle of a mark. */
function blitCentred(mark: Bitmap, sprite: Bitmap, ink: Ink): void {
  const left = Math.floor(MIDDLE - sprite.width / 2 + 0.5);
  const top = Math.floor(MIDDLE - sprite.height / 2);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) if (inkAt(sprite, x, y) !== "clear") setInk(mark, left + x, top + y, ink);
  }
}

/** Draws the marks of Last Ball: balls in the ball return, or rings where balls will lie. */
export function drawBallMarks(): Bitmap {
  const look = { radiusX: 7.8, radiusY: 7.8, ring: 2, dot: 1, star: SPRITES["star-middle"], halo: 0 };
  const marks = drawMarks(look, "white");
  // Adds the shaded side of a ball.
  for (const [x, y] of [[18, 13], [18, 15], [17, 16], [16, 17], [15, 18], [13, 18]]) setInk(marks[2], x, y, "black"); // prettier-ignore
  return joinInRow([...marks, ...marks]);
}

/** Draws the marks of Ice Path: holes in the ice. */
export function drawHoleMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow(drawMarks(look, "black"));
}

/** Draws the marks of Skid: stops of a toy railway, in white and in black. */
export function drawStopMarks(): Bitmap {
  const look = { radiusX: 9, radiusY: 9, ring: 2, dot: 2, star: SPRITES["star-large"], halo: 1 };
  return joinInRow([...drawMarks(look, "white"), ...drawMarks(look, "black")]);
}

/** Draws the marks of Penguin: holes in floes, once for dark floes and once for lit floes. */
export function drawFloeMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow([...drawMarks(look, "black"), ...drawMarks(look, "black")]);
}

const trunk: Shape = rectangle(MIDDLE - 1, 19, 2, 6);
const crown: Shape = union(circle(MIDDLE, 9.5, 8), circle(MIDDLE - 5, 14, 5.6), circle(MIDDLE + 5, 14, 5.6));

/** Draws the marks of Fruit as trees: a bare outline, a blossom, leaves, and a shining fruit. */
export function drawTreeMarks(): Bitmap {
  const frames = [drawTree("bare"), drawTree("blossom"), drawTree("leaf"), drawTree("fruit")];
  return joinInRow([...frames, ...frames]);
}

function drawTree(stage: "bare" | "blossom" | "leaf" | "fruit"): Bitmap {
  const tree = createBitmap(MARK_SIZE, MARK_SIZE);
  const isFull = stage === "leaf" || stage === "fruit";
  fill(tree, offset(union(crown, trunk), 1), "white");
  fill(tree, union(crown, trunk), "black");
  if (!isFull) fill(tree, offset(crown, stage === "blossom" ? -1.8 : -1), "white");
  if (stage === "blossom") fill(tree, circle(MIDDLE, 12, 1.8), "black");
  if (stage === "leaf") for (const [x, y] of [[10, 4], [7, 9], [14, 8], [5, 14], [11, 13], [17, 14], [14, 17], [8, 18]]) drawLeaf(tree, x, y); // prettier-ignore
  if (stage === "fruit") blit(tree, SPRITES["star-middle"], MIDDLE - 4, 8);
  return tree;
}

function drawLeaf(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, 1], [1, 0], [2, 0]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
}
