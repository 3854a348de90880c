import { knownBoard, layOutBoard, type Board } from "../../../kernel/board";
import { keepNewest } from "../../../kernel/newest";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { insideOf, sidesOf } from "../../sliding/ring";
import { exploreLevel, giveUp, type Spent } from "../explore/certify";
import { Ground, type Level } from "../level";
import { canLeaveFromAnywhere } from "./sieve";
import { levelFrom, nearestStart, type Start } from "./starts";
import type { Wish } from "./wish";

/** A level, and the position of another one in which it begins. */
export interface Find extends Start {
  readonly level: Level;
}

/**
 * The level nearest to a wish that comes of these random numbers: places pieces at random, explores what comes of it, and
 * if that is fair ("Simple mechanics, complex puzzle creation", BigBangPixel) begins it in the best of all positions that
 * it leads to. The first level that is near enough ends the search. What it spends is counted in states; undefined if
 * nothing has come of them.
 */
export function* generate(
  wish: Wish,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Find | undefined> {
  const spent = { states: 0 };
  let best: Find | undefined;
  while (spent.states < wish.states) {
    const find = yield* attempt(wish, random, spent);
    if (find === undefined || !(yield* isWelcome(find.level))) continue;
    if (best === undefined || find.missCentibits < best.missCentibits) best = find;
    if (best.missCentibits <= wish.toleranceCentibits) break;
  }
  return best;
}

/** One attempt at a level; undefined when it is not fair or has no par as wished for. Adds to what was spent. */
export function* attempt(wish: Wish, random: Random, spent: Spent): Work<Find | undefined> {
  const level = yield* place(wish, random);
  // What a candidate costs before the first state of it is explored.
  spent.states += STATES_PER_ATTEMPT;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, wish.statesPerCandidate, undefined, spent);
  if (exploration === undefined) return undefined;
  const start = yield* nearestStart(exploration, wish, random);
  const begun = start === undefined ? undefined : yield* levelFrom(level, exploration, start.state);
  giveUp(exploration);
  return start === undefined || begun === undefined ? undefined : { ...start, level: begun };
}

const STATES_PER_ATTEMPT = 40;

/** A level with pieces, blocks and goals anywhere. */
function* place(wish: Wish, random: Random): Work<Level> {
  const { width, height, reds, yellows, crates, ices, pits, blocksPercent, goalsPerColour } = wish;
  const { board, inside, sides } = fieldOf(knownBoard(width, height) ?? (yield* layOutBoard(width, height)));
  yield;
  const ground = board.blank.map(() => Ground.Block);
  const free = [...inside];
  const blocks = blocksOf(free.length, blocksPercent);
  for (const cell of free) ground[cell] = Ground.Floor;
  yield;
  for (const cell of takeAny(free, blocks, random)) ground[cell] = Ground.Block;
  for (const cell of takeAny(free, pits, random)) ground[cell] = Ground.Pit;
  yield;
  const ring = [...sides];
  if (reds > 0) for (const cell of takeAny(ring, goalsPerColour, random)) ground[cell] = Ground.RedGoal;
  if (yellows > 0) for (const cell of takeAny(ring, goalsPerColour, random)) ground[cell] = Ground.YellowGoal;
  yield;
  return {
    board,
    ground,
    reds: takeAny(free, reds, random),
    yellows: takeAny(free, yellows, random),
    crates: takeAny(free, crates, random),
    ices: takeAny(free, ices, random),
  };
}

/** How many blocks there are on so many cells inside. */
export function blocksOf(cells: number, blocksPercent: number): number {
  return Math.floor((cells * blocksPercent + 50) / 100);
}

/** A board's cells inside, and those of its ring that are next to one inside. */
interface Field {
  readonly board: Board;
  readonly inside: readonly number[];
  readonly sides: readonly number[];
}

const fields: Field[] = [];
const MOST_FIELDS = 8;

function fieldOf(board: Board): Field {
  const known = fields.find((field) => field.board === board);
  if (known !== undefined) return known;
  const field = { board, inside: insideOf(board), sides: sidesOf(board) };
  keepNewest(fields, field, MOST_FIELDS);
  return field;
}

/** Takes so many of the cells, any of them; gives them in ascending order. */
function takeAny(cells: number[], count: number, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count && cells.length > 0) {
    const at = below(random, cells.length);
    taken.push(cells[at]);
    cells[at] = cells[cells.length - 1];
    cells.pop();
  }
  return taken.sort((one, other) => one - other);
}
