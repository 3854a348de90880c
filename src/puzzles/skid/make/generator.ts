import { knownBoard, layOutBoard, type Board } from "../../../kernel/board";
import { keepNewest } from "../../../kernel/newest";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { insideOf, sidesOf } from "../../sliding/ring";
import { exploreLevel, giveUp, type Spent } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { Ground, type Level } from "../level";
import { isFair } from "./fairness";
import { canLeaveFromAnywhere } from "./sieve";
import { levelFromStore } from "./store";
import type { Wish } from "./wish";

/** A level, and its exploration if it was just made; a level of the store has none yet. Whoever has it gives it up. */
interface Generated {
  readonly level: Level;
  readonly exploration: Exploration | undefined;
}

/**
 * A level for a wish, always: places pieces at random, explores what comes of it and keeps the first level that is fair
 * and has the wanted par ("Simple mechanics, complex puzzle creation", BigBangPixel). What it spends is counted in
 * states; when that is over it takes a level from the store.
 */
export function* generate(wish: Wish, random: Random): Work<Generated> {
  const spent = { states: 0 };
  while (spent.states < wish.states) {
    const generated = yield* attempt(wish, random, spent);
    if (generated !== undefined) return generated;
  }
  return { level: yield* levelFromStore(wish.shelf, random), exploration: undefined };
}

/** One attempt at a level; undefined when it is not fair or its par is not the wanted one. Adds to what was spent. */
export function* attempt(wish: Wish, random: Random, spent: Spent): Work<Generated | undefined> {
  const level = yield* place(wish, random);
  // What a candidate costs before the first state of it is explored.
  spent.states += STATES_PER_ATTEMPT;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, wish.statesPerCandidate, wish, spent);
  if (exploration === undefined) return undefined;
  const { parCombo } = exploration;
  const isKept = parCombo >= wish.leastPar && parCombo <= wish.mostPar && (yield* isFair(exploration));
  if (isKept) return { level, exploration };
  giveUp(exploration);
  return undefined;
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
