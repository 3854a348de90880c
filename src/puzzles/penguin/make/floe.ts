import { NOWHERE, type Board } from "../../../kernel/board";
import { LOST, STUCK } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground, type Level } from "../level";

/** What a cell is needed for. One that is only passed along one axis has the number of the bridge along it. */
export const enum Use {
  Free = 0,
  Vertical = 1,
  Horizontal = 2,
  Both = 3,
  /** Something stands there, or the penguin does. */
  Fixed = 4,
}

/**
 * A level that is being made. Its arrays are by cell and begin with cell 1: `array[cell - 1]`, where the `- 1` and the
 * + 1 of a Lua array cancel out (docs/fast-lua.md). A place is a cell, or on a bridge a cell and the board's size.
 */
export interface Floe {
  readonly board: Board;
  start: number;
  finish: number;
  readonly ground: Ground[];
  readonly bridges: Bridge[];
  readonly exits: number[];
  /** By direction: what the penguin meets that comes onto a cell; those of opposite directions are one array. */
  readonly met: readonly Ground[][];
  /** By direction: where it goes from a cell: to a place, `STUCK`, `LOST`, or `TURN` and the cell where it is turned. */
  readonly ends: readonly number[][];
  readonly uses: Use[];
  /** How many turns a slide can make before it makes one again. */
  mostTurns: number;
  /** The cells that something was put on, in the order in which it was. */
  readonly built: number[];
  /** The cells whose use was changed, in that order, and which it was before. */
  readonly used: number[];
  readonly usedBefore: Use[];
}

/** In `Floe.ends`: the slide comes to a treadmill or a door. */
export const TURN = 1024;

const THINGS_PER_SLICE = 2;
const CELLS_PER_SLICE = 64;
const USES_PER_SLICE = 40;

/** Through a door one can come in four directions, onto a treadmill and off again in one. */
const TURNS_OF_DOOR = 4;

/** Nothing but ice. */
export function* createFloe(board: Board): Work<Floe> {
  const { size } = board;
  const ground = bare(board);
  yield;
  const vertical = bare(board);
  yield;
  const horizontal = bare(board);
  yield;
  const bridges: Bridge[] = zeros(size);
  yield;
  const exits = zeros(size);
  yield;
  const uses: Use[] = zeros(size);
  yield;
  for (let cell = 1; cell < size; cell++) uses[cell - 1] = board.isBorder[cell] ? Use.Fixed : Use.Free;
  const ends: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    ends[direction] = zeros(size);
    yield;
    yield* layBareEnds(ends[direction], board, direction);
    yield;
  }
  const met = [vertical, horizontal, vertical, horizontal];
  const none = { start: NOWHERE, finish: NOWHERE, mostTurns: 0, built: [], used: [], usedBefore: [] };
  return { board, ground, bridges, exits, met, ends, uses, ...none };
}

function* layBareEnds(ends: number[], { cells, toEdge, steps }: Board, direction: number): Work<void> {
  for (let at = 0; at < cells.length; at++) {
    const far = toEdge[direction][cells[at]];
    ends[cells[at] - 1] = far === 0 ? STUCK : cells[at] + far * steps[direction];
    if (at % CELLS_PER_SLICE === 0) yield;
  }
}

function bare({ size, isBorder }: Board): Ground[] {
  const ground: Ground[] = [];
  for (let cell = 1; cell < size; cell++) ground[cell - 1] = isBorder[cell] ? Ground.Wall : Ground.Ice;
  return ground;
}

/** A zero for each place from 1 up to the one before `size`. */
function zeros(size: number): number[] {
  const numbers: number[] = [];
  for (let place = 1; place < size; place++) numbers[place - 1] = 0;
  return numbers;
}

/** Puts something on the ground of a cell, and a bridge or none over it; what was there goes. */
export function put(floe: Floe, cell: number, kind: Ground, bridge: Bridge): void {
  const [vertical, horizontal] = floe.met;
  const rail = kind === Ground.Ice ? Ground.Wall : kind;
  floe.ground[cell - 1] = kind;
  floe.bridges[cell - 1] = bridge;
  vertical[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Vertical ? Ground.Ice : rail;
  horizontal[cell - 1] = bridge === Bridge.None ? kind : bridge === Bridge.Horizontal ? Ground.Ice : rail;
  for (let direction = 0; direction < 4; direction++) layEnds(floe, cell, direction);
}

/** Works out again where the slides end that come to a cell in a direction. */
function layEnds({ board, met, ends, bridges }: Floe, cell: number, direction: number): void {
  const step = board.steps[direction];
  const kinds = met[direction];
  const line = ends[direction];
  const kind = kinds[cell - 1];
  let at = cell - step;
  let end = cell;
  if (kind === Ground.Wall || kind === Ground.Tree) {
    line[at - 1] = STUCK;
    end = bridges[at - 1] === Bridge.None ? at : at + board.size;
  } else {
    if (kind === Ground.Picks) end = LOST;
    else if (kind === Ground.Ice) {
      const onward = line[cell - 1];
      if (onward !== STUCK) end = onward;
      else if (bridges[cell - 1] !== Bridge.None) end = cell + board.size;
    } else if (kind !== Ground.Snow && kind !== Ground.Finish) end = TURN + cell;
    line[at - 1] = end;
  }
  while (kinds[at - 1] === Ground.Ice) {
    at -= step;
    line[at - 1] = end;
  }
}

/** Puts something where it shall stay: nothing else may come there. */
export function build(floe: Floe, cell: number, kind: Ground, bridge: Bridge): void {
  put(floe, cell, kind, bridge);
  use(floe, cell, Use.Fixed);
  floe.built.push(cell);
  if (kind >= Ground.Door) floe.mostTurns += TURNS_OF_DOOR;
  else if (kind >= Ground.Treadmill && kind <= Ground.LastTreadmill) floe.mostTurns++;
}

/** Says what a cell is needed for from now on. */
export function use(floe: Floe, cell: number, now: Use): void {
  floe.usedBefore[floe.used.length] = floe.uses[cell - 1];
  floe.used.push(cell);
  floe.uses[cell - 1] = now;
}

/** How far a floe had come; see `takeBack`. */
export interface Mark {
  readonly built: number;
  readonly used: number;
  readonly mostTurns: number;
}

/** How far a bare floe is. */
export const NOTHING_BUILT: Mark = { built: 0, used: 0, mostTurns: 0 };

export function markOf({ built, used, mostTurns }: Floe): Mark {
  return { built: built.length, used: used.length, mostTurns };
}

/** Takes back all that was built and used since. */
export function* takeBack(floe: Floe, { built, used, mostTurns }: Mark): Work<void> {
  while (floe.built.length > built) {
    put(floe, floe.built.pop() ?? NOWHERE, Ground.Ice, Bridge.None);
    if (floe.built.length % THINGS_PER_SLICE === 0) yield;
  }
  yield;
  while (floe.used.length > used) {
    const cell = floe.used.pop() ?? NOWHERE;
    floe.uses[cell - 1] = floe.usedBefore[floe.used.length];
    if (floe.used.length % USES_PER_SLICE === 0) yield;
  }
  floe.mostTurns = mostTurns;
}

/** Where a push from a place leads: to another place, to a loss (`LOST`), or it moves nothing (`STUCK`). */
export function slide(floe: Floe, from: number, direction: number): number {
  const { bridges } = floe;
  const isAbove = from > floe.board.size;
  const cell = isAbove ? from - floe.board.size : from;
  const here = bridges[cell - 1];
  const along: Bridge = 1 + (direction % 2);
  if (here !== Bridge.None && (here === along) !== isAbove) return STUCK;
  const end = floe.ends[direction][cell - 1];
  return end < TURN ? end : followTurns(floe, end - TURN, direction);
}

/** Goes on with a slide that came to a treadmill or a door. */
function followTurns({ ground, bridges, exits, ends, mostTurns }: Floe, first: number, direction: number): number {
  let cell = first;
  let heading = direction;
  for (let turns = 0; turns < mostTurns; turns++) {
    const kind = ground[cell - 1];
    if (kind >= Ground.Door) cell = exits[cell - 1];
    else heading = kind - Ground.Treadmill;
    const along: Bridge = 1 + (heading % 2);
    if (bridges[cell - 1] === along) return cell;
    const end = ends[heading][cell - 1];
    if (end === STUCK) return cell;
    if (end < TURN) return end;
    cell = end - TURN;
  }
  return LOST;
}

/** The level as it is now. */
export function* levelOf({ board, start, ground, bridges, exits }: Floe): Work<Level> {
  const ofLevel = [Ground.Wall];
  for (let cell = 1; cell < board.size; cell++) ofLevel[cell] = ground[cell - 1];
  yield;
  const bridgesOfLevel = [Bridge.None];
  for (let cell = 1; cell < board.size; cell++) bridgesOfLevel[cell] = bridges[cell - 1];
  yield;
  const exitsOfLevel = [NOWHERE];
  for (let cell = 1; cell < board.size; cell++) {
    exitsOfLevel[cell] = ground[cell - 1] >= Ground.Door ? exits[cell - 1] : NOWHERE;
  }
  yield;
  return { board, penguin: start, ground: ofLevel, bridges: bridgesOfLevel, exits: exitsOfLevel };
}
