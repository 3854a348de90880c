/**
 * Draws the marks of levels on the campaign maps.
 * A mark shows whether a level is open, cleared, or cleared with a star.
 */
import { MARK_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, inkAt, joinInRow, setInk, blit, type Bitmap, type Ink } from "../bitmap";
import { circle, ellipse, offset, union, type Shape } from "../shapes";
import { rectangle } from "../drawing";
import { SPRITES } from "./sprites";

/**
 * The look of a puzzle's level marks: the radii, the thickness of an open level's ring, half the side of its dot (all
 * in pixels), and the star.
 */
interface MarkLook {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly ring: number;
  readonly dot: number;
  readonly star: Bitmap;
  /** The width of the rim around a mark, in pixels, in the colour that contrasts with the mark. */
  readonly halo: number;
}

const MIDDLE = MARK_SIZE / 2;

/**
 * Draws the four marks of levels on a campaign map: to come, open, cleared, and cleared with a star.
 * `ink` is the colour of the mark; its rim has the other colour.
 */
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

/** Draws all visible pixels of a sprite in the colour `ink`, in the middle of a mark. */
function blitCentred(mark: Bitmap, sprite: Bitmap, ink: Ink): void {
  const left = Math.floor(MIDDLE - sprite.width / 2 + 0.5);
  const top = Math.floor(MIDDLE - sprite.height / 2);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) if (inkAt(sprite, x, y) !== "clear") setInk(mark, left + x, top + y, ink);
  }
}

/** Draws the level marks of Last Ball's campaign map: balls on a rail, or rings where balls will lie. */
export function drawBallMarks(): Bitmap {
  const look = { radiusX: 7.8, radiusY: 7.8, ring: 2, dot: 1, star: SPRITES["star-middle"], halo: 0 };
  const marks = drawMarks(look, "white");
  // Adds the shaded side of the ball to the third mark, which stands for a cleared level.
  for (const [x, y] of [[18, 13], [18, 15], [17, 16], [16, 17], [15, 18], [13, 18]]) setInk(marks[2], x, y, "black"); // prettier-ignore
  return joinInRow([...marks, ...marks]);
}

/** Draws the level marks of Ice Path's campaign map: holes in the ice. */
export function drawHoleMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow(drawMarks(look, "black"));
}

/** Draws the level marks of Skid's campaign map: stops of a toy railway, in white and in black. */
export function drawStopMarks(): Bitmap {
  const look = { radiusX: 9, radiusY: 9, ring: 2, dot: 2, star: SPRITES["star-large"], halo: 1 };
  return joinInRow([...drawMarks(look, "white"), ...drawMarks(look, "black")]);
}

/** Draws the level marks of Penguin's campaign map: holes in ice floes, once for dark floes and once for lit floes. */
export function drawFloeMarks(): Bitmap {
  const look = { radiusX: 7, radiusY: 6, ring: 2, dot: 1, star: SPRITES["star-small"], halo: 1 };
  return joinInRow([...drawMarks(look, "black"), ...drawMarks(look, "black")]);
}

const trunk: Shape = rectangle(MIDDLE - 1, 19, 2, 6);
const crown: Shape = union(circle(MIDDLE, 9.5, 8), circle(MIDDLE - 5, 14, 5.6), circle(MIDDLE + 5, 14, 5.6));

/** Draws the level marks of Fruit's campaign map as trees: a bare outline, a blossom, leaves, and a shining fruit. */
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
