/**
 * Draws the marks of levels on the campaign maps. A mark shows whether a level is locked, open, cleared, or cleared
 * with a star (without rewinds and hints).
 */
import { MARK_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, inkAt, joinInRow, setInk, type Bitmap, type Ink } from "../bitmap";
import { circle, ellipse, offset, roundedBox, type Shape } from "../shapes";
import { rectangle } from "../drawing";
import { SPRITES } from "./sprites";

/**
 * How a puzzle's campaign map marks levels. `shape` is the outline of a mark. `dot` is half the side of the dot on an
 * open level, in pixels. `star` marks a level that was cleared without rewinds and hints.
 */
interface MarkLook {
  readonly shape: Shape;
  /** The y coordinate, in pixels, of the middle of the dot or star inside a level's mark. */
  readonly middle: number;
  readonly dot: number;
  readonly star: Bitmap;
  /**
   * How much smaller the mark of a locked level, a ring, is than the marks of all other levels, in pixels. The default
   * is 0.
   */
  readonly lockedInset?: number;
}

const MIDDLE = MARK_SIZE / 2;
const RING = 1.3;
const OPEN_RING = 2;

function drawMarks(look: MarkLook): Bitmap {
  return joinInRow([...drawMarksIn(look, "white"), ...drawMarksIn(look, "black")]);
}

function drawMarksIn({ shape, middle, dot, star, lockedInset = 0 }: MarkLook, ink: Ink): Bitmap[] {
  const paper = ink === "white" ? "black" : "white";
  const draw = (ring: number, addDetails: (mark: Bitmap) => void, inset = 0): Bitmap => {
    const mark = createBitmap(MARK_SIZE, MARK_SIZE);
    fill(mark, offset(shape, -inset), ink);
    if (ring > 0) fill(mark, offset(shape, -ring - inset), paper);
    addDetails(mark);
    return mark;
  };
  const nothing = (): void => undefined;
  const dotted = (mark: Bitmap): void => {
    fill(mark, rectangle(MIDDLE - dot, middle - dot, 2 * dot, 2 * dot), ink);
  };
  const starred = (mark: Bitmap): void => {
    blitCentred(mark, star, middle, paper);
  };
  return [draw(RING, nothing, lockedInset), draw(OPEN_RING, dotted), draw(0, nothing), draw(0, starred)];
}

function blitCentred(mark: Bitmap, sprite: Bitmap, middle: number, ink: Ink): void {
  const left = Math.floor(MIDDLE - sprite.width / 2 + 0.5);
  const top = Math.floor(middle - sprite.height / 2);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) if (inkAt(sprite, x, y) !== "clear") setInk(mark, left + x, top + y, ink);
  }
}

/** Draws the level marks of Last Ball's campaign map: balls on a shelf, or rings where balls will lie. */
export function drawBallMarks(): Bitmap {
  const middle = MARK_SIZE - 8;
  return drawMarks({ shape: circle(MIDDLE, middle, 8), middle, dot: 1.5, star: SPRITES["star-middle"] });
}

/** Draws the level marks of Ice Path's campaign map: holes in the ice. */
export function drawHoleMarks(): Bitmap {
  const middle = MARK_SIZE - 6;
  return drawMarks({
    shape: ellipse(MIDDLE, middle, 7.6, 5.6),
    middle,
    dot: 2,
    star: SPRITES["star-small"],
    lockedInset: 2,
  });
}

export function drawBlockMarks(): Bitmap {
  const middle = MARK_SIZE - 7;
  const shape = roundedBox(MIDDLE - 6.5, MARK_SIZE - 14, MIDDLE + 6.5, MARK_SIZE, 2.5);
  return drawMarks({ shape, middle, dot: 2, star: SPRITES["star-middle"] });
}

/** Draws the level marks of Penguin's campaign map: fishing holes in a floe. */
export function drawFloeMarks(): Bitmap {
  return drawHoleMarks();
}

/** Draws the marks that stand for levels on Fruit's campaign map: apples. */
export function drawAppleMarks(): Bitmap {
  const middle = MARK_SIZE - 7;
  const shape = ellipse(MIDDLE, middle, 7.4, 6.8);
  const marks = drawMarks({ shape, middle, dot: 1.5, star: SPRITES["star-small"] });
  for (let frame = 0; frame < marks.width / MARK_SIZE; frame++) {
    const ink = frame < 4 ? "white" : "black";
    const stem = rectangle(frame * MARK_SIZE + MIDDLE - 1, 1, 1.5, 4);
    const leaf = ellipse(frame * MARK_SIZE + MIDDLE + 3.5, 2.5, 3, 1.4);
    for (const part of [stem, leaf]) fill(marks, part, ink);
  }
  return marks;
}

/**
 * Draws the beads, the small marks of levels in closed chapters of a campaign map. There are four in white and four in
 * black, in the order of the large marks: locked, open, cleared, and with a star. The same eight follow smaller, for
 * chapters with many levels.
 */
export function drawBeads(): Bitmap {
  const names = ["bead-to-come", "bead-open", "bead-done", "bead-clean"];
  return joinInRow(
    [names, names.map((name) => `small-${name}`)].flatMap((each) =>
      (["white", "black"] as const).flatMap((ink) => each.map((name) => inInk(SPRITES[name], ink))),
    ),
  );
}

function inInk(sprite: Bitmap, ink: Ink): Bitmap {
  const bead = createBitmap(sprite.width, sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const pixel = inkAt(sprite, x, y);
      if (pixel !== "clear") setInk(bead, x, y, (pixel === "white") === (ink === "white") ? "white" : "black");
    }
  }
  return bead;
}
