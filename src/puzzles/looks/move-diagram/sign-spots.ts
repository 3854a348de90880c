/**
 * Chooses the spot of each move's number in a move diagram: on the line of the move, where the number covers as
 * little as possible.
 */
import { expandBox, type Box } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { signBox, type Sign } from "./sign-shape";
import type { Grid, DiagramLine } from "./lines";

/**
 * The consecutive lines of one piece in one move of a move diagram. All of these lines together get one number. The
 * indices of the lines are `from` to `to` − 1.
 */
export interface Course {
  readonly from: number;
  readonly to: number;
  readonly pixels: number;
}

/**
 * What limits the spots of numbers in a move diagram. A number should cover no line and no thing, must not touch
 * another number, and must lie in the rectangle of the diagram.
 */
export interface SignSurroundings {
  readonly grid: Grid;
  readonly lines: readonly DiagramLine[];
  readonly things: readonly Box[];
  readonly signs: readonly Sign[];
}

/** The possible spots of a move's number on the move's line are this far apart, in pixels. */
const STEP_PIXELS = 4;
/**
 * The possible distances of a move's number from the move's line, in pixels. At a distance of 0 the number stands on
 * the line; otherwise it stands beside the line, on either side.
 */
const ASIDE_PIXELS: readonly number[] = [0, 11, 14, 17, 20, 24, 28, 36, 48, 60, 84, 108, 132, 156, 180, 204, 228];
/**
 * All distances up to this index in `ASIDE_PIXELS` are always compared. Larger distances are used only if the number
 * has no space at the smaller ones.
 */
const LAST_NEAR = 6;
/**
 * A number that stands near the line of its move reaches at most this many pixels from the line. It cannot cover a
 * thing that is farther away.
 */
const REACH = 14 + ASIDE_PIXELS[LAST_NEAR];
/**
 * The plate with the number of a horizontal move reaches this many pixels from its middle to the left and to the right.
 */
const HALF_LEVEL_SIGN = 10;
/** The plate with the number of a vertical move reaches this many pixels from its middle upwards and downwards. */
const HALF_UPRIGHT_SIGN = 9;
/** The width of the white rim around the number of a move, in pixels. Two numbers must be at least this far apart. */
const RIM = 1;

/**
 * The cost of a spot for a move's number, for each covered pixel of a thing or of a mark where a piece stops. Each
 * possible spot has a cost, and the cheapest spot is chosen.
 */
const THING_COST = 32;
/** The cost of a spot for a move's number, for each pixel of another move's line that the number covers there. */
const LINE_COST = 8;
/**
 * The cost of a spot on the move's line, for each pixel by which the number reaches beyond an end of the visible part
 * of the line.
 */
const END_COST = 12;
/** The cost of a spot for a move's number, for each pixel between this spot and the best one; see `BEST_SPOT`. */
const DISTANCE_COST = 1;
/** The additional cost of a spot for a move's number beside the move's line, for each pixel of distance. */
const ASIDE_COST = 10;

/** The best spot for the number of a move on its line, in hundredths of the line's length. */
const BEST_SPOT = 42;

/**
 * Returns the lines of a move diagram in groups: the lines of one piece in one move are a group and get one number. The
 * groups whose numbers have the fewest possible spots come first: those of pushed pieces, then the others from short to
 * long.
 */
export function createCourses(lines: readonly DiagramLine[]): Course[] {
  const courses: Course[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    let pixels = lengthOf(lines[from]);
    while (to < lines.length && lines[to].continuesMove) {
      pixels += lengthOf(lines[to]);
      to++;
    }
    courses.push({ from, to, pixels });
    from = to;
  }
  // Sorts the groups of lines. The groups of pushed pieces come first, because each of their numbers has a single spot:
  // the middle of the piece.
  return courses.sort((one, other) => {
    const [isPushed, isOtherPushed] = [lines[one.from].isPushed, lines[other.from].isPushed];
    if (isPushed !== isOtherPushed) return isPushed ? -1 : 1;
    return one.pixels === other.pixels ? one.from - other.from : one.pixels - other.pixels;
  });
}

/**
 * Returns the plate with the number of a move, at the cheapest spot. A spot is cheap if the plate covers few pixels of
 * things and lines there, and if it is near the best spot of the line.
 */
export function placeSign(around: SignSurroundings, course: Course): Sign {
  const placing = { around, course, covers: coversNear(around, course) };
  let best: Candidate | undefined;
  for (let index = 0; index < ASIDE_PIXELS.length && (best === undefined || index <= LAST_NEAR); index++)
    best = bestBeside(placing, ASIDE_PIXELS[index], best);
  const sign = best?.sign ?? createSign(around.lines[course.from], 0, 0);
  return { ...sign, isOnPiece: sign.isPushed && around.things.some((thing) => isInside(sign, thing)) };
}

function isInside({ x, y }: Sign, box: Box): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

/** The cheapest spot that was found so far for the number of a move, and its cost. */
interface Candidate {
  readonly sign: Sign;
  readonly cost: number;
}

/** A rectangle that the number of a move should not cover, and the cost of each covered pixel. */
interface Cover extends Box {
  readonly cost: number;
}

/**
 * Returns the rectangles that the number of a move could cover: those of things, of marks where pieces stop, and of the
 * lines of other moves.
 */
function coversNear({ lines, things }: SignSurroundings, course: Course): readonly Cover[] {
  if (lines[course.from].isPushed) return [];
  const covers: Cover[] = [];
  for (const thing of things) if (isNear(lines, course, thing)) covers.push({ ...thing, cost: THING_COST });
  lines.forEach((line, index) => {
    const box = lineBox(line);
    if (!isNear(lines, course, box)) return;
    if (index < course.from || index >= course.to) covers.push({ ...box, cost: LINE_COST });
    if (line.isStop && !line.isPushed) covers.push({ ...stopBox(line), cost: THING_COST });
  });
  return covers;
}

/** Returns the rectangle on the screen of the mark at the end of a line where a piece stops, with its white rim. */
function stopBox({ x2, y2 }: DiagramLine): Box {
  return expandBox({ x: x2, y: y2, width: 0, height: 0 }, STOP_RADIUS + 1);
}

/**
 * Returns whether a rectangle is so near to the lines of a move that the move's number could cover a part of the
 * rectangle.
 */
function isNear(lines: readonly DiagramLine[], course: Course, box: Box): boolean {
  for (let index = course.from; index < course.to; index++)
    if (computeOverlap(expandBox(lineBox(lines[index]), REACH), box) > 0) return true;
  return false;
}

interface Placing {
  readonly around: SignSurroundings;
  readonly course: Course;
  readonly covers: readonly Cover[];
}

/**
 * Compares `best` with the spots for the number of a move that lie `aside` pixels beside the lines of the move. Returns
 * the plate at the cheapest of all these spots.
 */
function bestBeside(placing: Placing, aside: number, best: Candidate | undefined): Candidate | undefined {
  const { around, course } = placing;
  let found = best;
  let passedPixels = 0;
  for (let index = course.from; index < course.to; index++) {
    const line = around.lines[index];
    const length = lengthOf(line);
    // The spot on this line that is nearest to the best spot for the move's number. This spot is examined first. Most
    // other spots of the line are then skipped quickly: they are far from the best spot or near an end of the line, and
    // this alone costs more than the whole cost of the first spot.
    const bestAlong = Math.max(0, Math.min(length, bestPixelsOf(course) - passedPixels));
    const cost = spotCost(course, line, { along: bestAlong, aside }, passedPixels);
    found = chooseBetter(placing, line, { along: bestAlong, aside }, cost, found);
    for (let along = 0; along <= length; along += STEP_PIXELS) {
      const costHere = spotCost(course, line, { along, aside }, passedPixels);
      found = chooseBetter(placing, line, { along, aside }, costHere, found);
    }
    passedPixels += length;
  }
  return found;
}

/**
 * A spot for the number of a move, relative to the line of the move: its distance along the line, and its distance from
 * the line on either side, both in pixels.
 */
interface Spot {
  readonly along: number;
  readonly aside: number;
}

/**
 * Compares the two spots for a move's number on both sides of one point of the move's line with `best`, the cheapest
 * spot so far, and returns the cheapest of the three. `leastCost` is the part of both spots' costs that does not depend
 * on what the number covers.
 */
function chooseBetter(
  { around, covers }: Placing,
  line: DiagramLine,
  { along, aside }: Spot,
  leastCost: number,
  best: Candidate | undefined,
): Candidate | undefined {
  let found = best;
  for (let side = aside === 0 ? 1 : -1; side <= 1; side += 2) {
    if (found !== undefined && leastCost >= found.cost) return found;
    const sign = createSign(line, along, side * aside);
    const box = signBox(sign);
    const cost = coverCost(covers, box, leastCost, found?.cost);
    if ((found === undefined || cost < found.cost) && isFree(around, box)) found = { sign, cost };
  }
  return found;
}

/**
 * Returns `leastCost` plus the cost of the things and lines that a number in the rectangle `box` would cover. Stops
 * early once the sum reaches `limit`.
 */
function coverCost(covers: readonly Cover[], box: Box, leastCost: number, limit: number | undefined): number {
  let cost = leastCost;
  for (let index = 0; index < covers.length; index++) {
    const cover = covers[index];
    cost += cover.cost * computeOverlap(box, cover);
    if (limit !== undefined && cost >= limit) return cost;
  }
  return cost;
}

/**
 * Returns the plate with the number of a line's move, `along` pixels from the line's beginning and `across` pixels
 * beside it. The number of a pushed piece stands on the middle of the piece, not on the line.
 */
function createSign(line: DiagramLine, along: number, across: number): Sign {
  const { moveIndex, direction, isPushed, lanePixels } = line;
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  const back = isPushed ? lanePixels : 0;
  const x = line.x1 + stepX * along + stepY * across - Math.abs(stepY) * back;
  const y = line.y1 + stepY * along + stepX * across - Math.abs(stepX) * back;
  return { moveIndex, direction, isPushed, isOnPiece: false, x, y };
}

/**
 * Returns whether the rectangle around the number of a move lies within the move diagram and touches no number of
 * another move.
 */
function isFree({ grid, signs }: SignSurroundings, signRectangle: Box): boolean {
  const box = expandBox(signRectangle, RIM);
  if (computeOverlap(box, grid.bounds) < box.width * box.height) return false;
  for (const other of signs) if (computeOverlap(box, signBox(other)) > 0) return false;
  return true;
}

/**
 * Returns the cost of a spot for a move's number: for hiding an end of the move's line, for standing beside this line,
 * and for being far from the best spot.
 */
function spotCost(course: Course, line: DiagramLine, { along, aside }: Spot, passedPixels: number): number {
  if (line.isPushed) return along;
  const distance = Math.abs(passedPixels + along - bestPixelsOf(course));
  if (aside > 0) return ASIDE_COST * aside + DISTANCE_COST * distance;
  const half = STEP_Y[line.direction] === 0 ? HALF_LEVEL_SIGN : HALF_UPRIGHT_SIGN;
  const beyond = Math.max(0, half - along) + Math.max(0, half - (lengthOf(line) - along));
  return END_COST * beyond + DISTANCE_COST * distance;
}

function bestPixelsOf({ pixels }: Course): number {
  return Math.floor((pixels * BEST_SPOT) / 100);
}

export const LINE_PIXELS = 3;
/** The radius of the mark at the end of a line where a piece stops, in pixels. */
export const STOP_RADIUS = 5;

export function lineBox({ x1, y1, x2, y2 }: DiagramLine): Box {
  return {
    x: Math.min(x1, x2) - 1,
    y: Math.min(y1, y2) - 1,
    width: Math.abs(x2 - x1) + LINE_PIXELS,
    height: Math.abs(y2 - y1) + LINE_PIXELS,
  };
}

function lengthOf({ x1, y1, x2, y2 }: DiagramLine): number {
  return Math.abs(x2 - x1) + Math.abs(y2 - y1);
}

export function computeOverlap(one: Box, other: Box): number {
  // Most pairs of rectangles have no pixel in common. These comparisons find this out faster than computing the common
  // part with `Math.min`.
  if (other.x >= one.x + one.width || other.x + other.width <= one.x) return 0;
  if (other.y >= one.y + one.height || other.y + other.height <= one.y) return 0;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width * height;
}
