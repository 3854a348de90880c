import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Stretch, Telling } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { certifyLevel } from "./explore/certify";
import { Ground, type Level } from "./level";
import type { State } from "./state";

/**
 * The rules, after "Simple mechanics, complex puzzle creation" (BigBangPixel) on the game Skiddy. One input moves all
 * skiddies and ice cubes that can move. Where the article leaves the order open, it is this:
 *
 * - Everything slides line by line, in each line from front to back: what is ahead has made room before what is behind
 *   moves up.
 * - A pit traps whatever slides into it, at once. What stood in a pit when the input came slides out of it, and the next
 *   one in its line may then be trapped there. Of two that come to a pit the first one is trapped, and the other stops
 *   behind it.
 * - A crate stays, but for a skiddy that comes up against it: that one pushes it by one cell if the cell behind the
 *   crate is free by then, and moves up by that cell itself. A skiddy that stood right before it pushes too; one that a
 *   pit has just trapped does not. An ice cube never pushes, and nobody pushes two crates. In a chain of
 *   skiddies only the first touches the crate, so the crate moves by one cell, and the chain follows.
 * - A pit does nothing to a crate: it is pushed in and out as over floor. A crate in a pit keeps others out; a skiddy
 *   that pushes it out stands in the pit then.
 * - All goals stop whatever comes. When everything stands, each skiddy whose slide has ended against a goal of its colour
 *   touches it: the goal is the next cell in the direction of the input. Standing beside a goal is nothing; a skiddy
 *   that a pit has trapped right before the goal does not touch it.
 * - Then all that touch leave together, and with them all skiddies of their colour that are joined to them side by side,
 *   directly or through others of the colour. Nobody moves into the room that they leave before the next input.
 *
 * A colour's combo is broken once some of it have left and some have not. The level is won when no skiddy is left; it is never
 * lost, but there are dead ends.
 */

export const SLIDE_MS_PER_CELL = 30;
/** What a piece takes to get going. */
export const START_MS = 30;
/** How long a skiddy takes to vanish; those of a combo do so one after another, from the goal on. */
export const POP_MS = 90;

/** What stands on a cell. */
const enum Kind {
  None = 0,
  Red = 1,
  Yellow = 2,
  Crate = 3,
  Ice = 4,
}

const GOAL_OF_KIND: readonly Ground[] = [Ground.Floor, Ground.RedGoal, Ground.YellowGoal, Ground.Floor, Ground.Floor];

/** Where a piece comes to during a move. */
interface Slide {
  readonly kind: Kind;
  readonly from: number;
  /** Where it stands when everything stands, before anything leaves. */
  readonly to: number;
  readonly startMs: number;
  readonly slideEndMs: number;
  readonly isTrapped: boolean;
}

/** A move under way. */
interface Table {
  readonly board: Board;
  readonly ground: readonly Ground[];
  readonly direction: Direction;
  readonly step: number;
  /** By cell: what stands there now. */
  readonly kinds: Kind[];
  readonly slides: Slide[];
}

/** A skiddy that leaves, and when it has vanished; those of one combo follow the one that touches the goal. */
interface Leaver {
  readonly slide: Slide;
  readonly touchesGoal: boolean;
  readonly slideEndMs: number;
  readonly endMs: number;
}

export function rules(level: Level): Rules<State> {
  const { board, ground, reds, yellows, crates, ices } = level;
  const start: State = { reds, yellows, crates, ices, broken: 0 };
  // Between two moves nothing stands there: to fill a list anew took a third of a move's time.
  const kinds = board.isBorder.map(() => Kind.None);

  const move = (state: State, direction: Direction, telling?: Telling): State | undefined => {
    if (outcome(state) === "won") return undefined;
    const table: Table = { board, ground, direction, step: board.steps[direction], kinds, slides: [] };
    putPieces(kinds, state);
    const after = moveAll(state, table, telling);
    takePieces(table, state);
    return after;
  };

  return { start, move, outcome, key, certify: (cap, tell) => certifyLevel(level, cap, tell) };
}

function outcome(state: State): Outcome {
  return state.reds.length + state.yellows.length === 0 ? "won" : "playing";
}

// One character a number, the first of them below 5, so that no key is a word. The crates and the ice cubes keep their number.
function key({ reds, yellows, crates, ices, broken }: State): string {
  return String.fromCharCode(1 + broken, 1 + reds.length, ...reds, ...yellows, ...crates, ...ices);
}

function moveAll(state: State, table: Table, telling: Telling | undefined): State | undefined {
  for (const cell of frontToBack(state, table.step)) slide(table, cell);
  const leavers = findLeavers(table);
  if (leavers.length === 0 && table.slides.every(({ from, to }) => from === to)) return undefined;
  if (telling !== undefined) tell(telling.stretches, table, leavers);
  for (const leaver of leavers) table.kinds[leaver.slide.to] = Kind.None;
  return stateAfter(state, table);
}

function putPieces(kinds: Kind[], { reds, yellows, crates, ices }: State): void {
  for (const cell of reds) kinds[cell] = Kind.Red;
  for (const cell of yellows) kinds[cell] = Kind.Yellow;
  for (const cell of crates) kinds[cell] = Kind.Crate;
  for (const cell of ices) kinds[cell] = Kind.Ice;
}

/** What slides is where it has slid to, and a crate that nobody pushed where it was. */
function takePieces({ kinds, slides }: Table, { crates }: State): void {
  for (const { to } of slides) kinds[to] = Kind.None;
  for (const cell of crates) kinds[cell] = Kind.None;
}

/** The cells of all that slides by itself; of two in a line the one in front comes first. */
function frontToBack({ reds, yellows, ices }: State, step: number): number[] {
  const cells = [...reds, ...yellows, ...ices];
  return cells.sort((one, other) => (step > 0 ? other - one : one - other));
}

function slide(table: Table, from: number): void {
  const { ground, kinds, slides, step } = table;
  const kind = kinds[from];
  kinds[from] = Kind.None;
  let to = from;
  let isTrapped = false;
  while (!isTrapped && isFree(table, to + step)) {
    to += step;
    isTrapped = ground[to] === Ground.Pit;
  }
  let slideEndMs = slideMs(from, to, step);
  if (!isTrapped && pushesCrate(table, kind, to + step)) {
    to += step;
    const crate = { kind: Kind.Crate, from: to, to: to + step, startMs: slideEndMs };
    slideEndMs = slideMs(from, to, step);
    slides.push({ ...crate, slideEndMs, isTrapped: ground[crate.to] === Ground.Pit });
    kinds[crate.to] = Kind.Crate;
    isTrapped = ground[to] === Ground.Pit;
  }
  kinds[to] = kind;
  slides.push({ kind, from, to, startMs: 0, slideEndMs, isTrapped });
}

function isFree({ ground, kinds }: Table, cell: number): boolean {
  return kinds[cell] === Kind.None && (ground[cell] === Ground.Floor || ground[cell] === Ground.Pit);
}

function pushesCrate(table: Table, kind: Kind, ahead: number): boolean {
  return kind !== Kind.Ice && table.kinds[ahead] === Kind.Crate && isFree(table, ahead + table.step);
}

function slideMs(from: number, to: number, step: number): number {
  return from === to ? 0 : START_MS + Math.floor((to - from) / step) * SLIDE_MS_PER_CELL;
}

/** Those that touch their goal, each followed by those that leave with it. */
function findLeavers(table: Table): Leaver[] {
  const { ground, slides, step } = table;
  const leavers: Leaver[] = [];
  for (const touching of slides) {
    const ahead = touching.to + step;
    if (!isGoalOf(touching.kind, ground[ahead]) || touching.isTrapped) continue;
    const slideEndMs = slideMs(touching.from, ahead, step);
    leavers.push({ slide: touching, touchesGoal: true, slideEndMs, endMs: slideEndMs + POP_MS });
  }
  // Each of them takes its neighbours of the colour along, and these take theirs.
  for (let at = 0; at < leavers.length; at++) {
    for (const partner of slides) {
      if (!isJoined(table.board, leavers[at].slide, partner)) continue;
      if (leavers.some((leaver) => leaver.slide === partner)) continue;
      const { slideEndMs } = partner;
      const endMs = Math.max(slideEndMs, leavers[at].endMs) + POP_MS;
      leavers.push({ slide: partner, touchesGoal: false, slideEndMs, endMs });
    }
  }
  return leavers;
}

function isGoalOf(kind: Kind, ground: Ground): boolean {
  return ground !== Ground.Floor && ground === GOAL_OF_KIND[kind];
}

function isJoined(board: Board, one: Slide, other: Slide): boolean {
  return one.kind === other.kind && board.steps.includes(other.to - one.to);
}

function stateAfter(before: State, { board, kinds }: Table): State {
  const byKind: number[][] = [[], [], [], [], []];
  for (const cell of board.cells) if (kinds[cell] !== Kind.None) byKind[kinds[cell]].push(cell);
  const [, reds, yellows, crates, ices] = byKind;
  const isRedBroken = before.broken % 2 === 1 || isPart(reds, before.reds);
  const isYellowBroken = before.broken >= 2 || isPart(yellows, before.yellows);
  return { reds, yellows, crates, ices, broken: (isRedBroken ? 1 : 0) + (isYellowBroken ? 2 : 0) };
}

/** Whether some are left of a colour, but fewer than before. */
function isPart(after: readonly number[], before: readonly number[]): boolean {
  return after.length > 0 && after.length < before.length;
}

function tell(stretches: Stretch[], { direction, slides, step }: Table, leavers: readonly Leaver[]): void {
  for (const slide of slides) {
    const { kind, from, to, startMs, slideEndMs, isTrapped } = slide;
    const leaver = leavers.find((known) => known.slide === slide);
    const ending = leaver !== undefined ? "on" : isTrapped ? "rest" : "hit";
    const own = { piece: from, direction };
    const stretch = kind === Kind.Crate ? { ...own, heard: "heavy" as const } : own;
    const end = leaver?.touchesGoal === true ? to + step : to;
    const endMs = leaver === undefined ? slideEndMs : leaver.slideEndMs;
    if (from !== end) stretches.push({ ...stretch, cause: "pushed", from, to: end, startMs, endMs, ending });
    if (leaver === undefined) continue;
    const going = { from: end, to: NOWHERE, startMs: endMs, endMs: leaver.endMs };
    stretches.push({ ...stretch, ...going, cause: "gone", ending: "rest" });
  }
}
