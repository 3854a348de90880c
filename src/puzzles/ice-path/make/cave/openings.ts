/**
 * Finds cells of a cave's walls that can become gaps. A gap is an opening through which the seal slides into a new
 * room. A wall cell can become a gap if a slide of the seal ends right before the cell.
 */
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { createWalls, type Wall } from "../../../../kernel/caves/slots";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { cellsOfWall } from "../../../../kernel/caves/rooms";
import { DOWN, RIGHT } from "../../../../kernel/direction";
import { drawRandomBelow, type Random } from "../../../../kernel/random";
import type { Task } from "../../../../kernel/task";
import type { SlideSearch } from "../../../sliding/slide-search";
import { Floor } from "../../level";
import type { MutableLevel } from "../mutable-level";
import type { CaveShape } from "../target";

/**
 * A wall cell of a cave (a level of several rooms) that may become a gap. A gap is an opening between a room that is
 * laid out already and a room that is not.
 */
export interface Opening {
  readonly gap: number;
  /** The number of the slot in the grid of rooms where the room beyond the opening lies. */
  readonly nextSlot: number;
  /** The difference between the numbers of two cells that follow each other in a slide through the opening. */
  readonly step: number;
  /** The fewest moves that the seal makes before it slides through the opening. */
  readonly moves: number;
}

interface Rooms {
  readonly shape: CaveShape;
  readonly hasRoom: readonly boolean[];
}

/**
 * Returns the opening (a wall cell that may become a gap) that takes the most moves to reach, but at most `maxMoves`.
 * If all openings take more, returns the opening with the fewest moves. `search` must be a complete search of the
 * rooms. Returns undefined if no slide ends at a wall behind which the grid has a free slot for a room.
 */
export function* chooseOpening(
  { shape, hasRoom }: Rooms,
  level: MutableLevel,
  search: SlideSearch,
  maxMoves: number,
  random: Random,
): Task<Opening | undefined> {
  let best: Opening | undefined;
  let equalCount = 0;
  for (const wall of createWalls(shape)) {
    if (hasRoom[wall.slot] === hasRoom[wall.nextSlot]) continue;
    for (const opening of findOpenings(wall, hasRoom[wall.slot], level, search)) {
      const gain = best === undefined ? 1 : compareMoves(opening.moves, best.moves, maxMoves);
      equalCount = gain > 0 ? 1 : gain === 0 ? equalCount + 1 : equalCount;
      if (gain > 0 || (gain === 0 && drawRandomBelow(random, equalCount) === 0)) best = opening;
    }
    yield;
  }
  return best;
}

/**
 * Returns the openings (wall cells that may become gaps) in a wall between two rooms, except at the ends of the wall.
 * `isForward` says that the room to the left of the wall or above it is laid out, and the room on the other side is
 * not.
 */
function findOpenings(wall: Wall, isForward: boolean, level: MutableLevel, search: SlideSearch): Opening[] {
  const { board } = level;
  const step = isForward ? board.steps[wall.isUpright ? RIGHT : DOWN] : -board.steps[wall.isUpright ? RIGHT : DOWN];
  const nextSlot = isForward ? wall.nextSlot : wall.slot;
  const openings: Opening[] = [];
  const cells = cellsOfWall(board, wall);
  for (let index = 1; index < cells.length - 1; index++) {
    const moves = countMovesToSlide(level, search, cells[index] - step, step);
    if (moves >= 0) openings.push({ gap: cells[index], nextSlot, step, moves });
  }
  return openings;
}

/**
 * Compares the numbers of moves that two openings take to reach. Returns a positive number if `moves` is better than
 * `otherMoves`. If both numbers are at most `maxMoves`, the larger one is better; otherwise the smaller one is better.
 */
function compareMoves(moves: number, otherMoves: number, maxMoves: number): number {
  if (moves <= maxMoves && otherMoves <= maxMoves) return moves - otherMoves;
  return otherMoves - moves;
}

/**
 * Returns the fewest moves that the seal makes before a slide that ends on the cell `end`, or −1 if there is no such
 * slide. `step` is the difference between the numbers of two neighbouring cells in the direction of the slide.
 */
function countMovesToSlide(
  { floor }: MutableLevel,
  { reachedAt, base }: SlideSearch,
  end: number,
  step: number,
): number {
  let fewest = -1;
  let cell = end;
  while (floor[cell - 1] !== Floor.Rock) {
    const moves = reachedAt[cell - 1] - base;
    if (moves >= 0 && (fewest < 0 || moves < fewest)) fewest = moves;
    if (floor[cell - 1] === Floor.Snow) break;
    cell -= step;
  }
  return fewest;
}
