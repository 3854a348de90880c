import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { certifyLevel } from "./explore/certify";
import { Tile, type Level } from "./level";
import type { State } from "./state";

/**
 * The rules, after "Simple mechanics, complex puzzle creation" (BigBangPixel) on the game Skiddy. One input moves all
 * toys and ice cubes that can move. Where the article leaves the order open, it is this:
 *
 * - Everything slides line by line, in each line from front to back: what is ahead has made room before what is behind
 *   moves up.
 * - A pit traps whatever slides into it, at once. What stood in a pit when the input came slides out of it, and the next
 *   one in its line may then be trapped there. Of two that come to a pit the first one is trapped, and the other stops
 *   behind it.
 * - A crate stays, but for a toy that comes up against it: that one pushes it by one cell if the cell behind the
 *   crate is free by then, and moves up by that cell itself. A toy that stood right before it pushes too; one that a
 *   pit has just trapped does not. An ice cube never pushes, and nobody pushes two crates. In a chain of
 *   toys only the first touches the crate, so the crate moves by one cell, and the chain follows.
 * - A pit does nothing to a crate: it is pushed in and out as over floor. A crate in a pit keeps others out; a toy
 *   that pushes it out stands in the pit then.
 * - All goals stop whatever comes. When everything stands, each toy whose slide has ended against a goal of its colour
 *   touches it: the goal is the next cell in the direction of the input. Standing beside a goal is nothing; a toy
 *   that a pit has trapped right before the goal does not touch it.
 * - Then all that touch leave together, and with them all toys of their colour that are joined to them side by side,
 *   directly or through others of the colour. Nobody moves into the room that they leave before the next input.
 *
 * A colour's combo is broken once some of it have left and some have not. The level is won when no toy is left; it is never
 * lost, but there are dead ends.
 */

export const SLIDE_MS_PER_CELL = 30;
/** What a piece takes to get going. */
export const START_MS = 30;
/** How long a toy takes to vanish; those of a combo do so one after another, from the goal on. */
export const POP_MS = 90;

/** What stands on a cell. */
const enum PieceKind {
  None = 0,
  Red = 1,
  Yellow = 2,
  Crate = 3,
  Ice = 4,
}

const GOAL_OF_KIND: readonly Tile[] = [Tile.Floor, Tile.RedGoal, Tile.YellowGoal, Tile.Floor, Tile.Floor];

/** Where a piece comes to during a move. */
interface Slide {
  readonly kind: PieceKind;
  readonly from: number;
  /** Where it stands when everything stands, before anything leaves. */
  readonly to: number;
  readonly startMs: number;
  readonly slideEndMs: number;
  readonly isTrapped: boolean;
}

/** A move under way. */
interface Simulation {
  readonly board: Board;
  readonly tiles: readonly Tile[];
  readonly direction: Direction;
  readonly step: number;
  /** By cell: what stands there now. */
  readonly pieceOnCell: PieceKind[];
  readonly slides: Slide[];
}

/** A toy that leaves, and when it has vanished; those of one combo follow the one that touches the goal. */
interface Leaver {
  readonly slide: Slide;
  readonly touchesGoal: boolean;
  readonly slideEndMs: number;
  readonly endMs: number;
}

export function rules(level: Level): Rules<State> {
  const { board, tiles, reds, yellows, crates, ices } = level;
  const start: State = { reds, yellows, crates, ices, brokenCombos: 0 };
  // Between two moves nothing stands there: to fill a list anew took a third of a move's time.
  const pieceOnCell = board.isBorder.map(() => PieceKind.None);

  const move = (state: State, direction: Direction, telling?: MoveRecorder): State | undefined => {
    if (outcome(state) === "won") return undefined;
    const table: Simulation = { board, tiles, direction, step: board.steps[direction], pieceOnCell, slides: [] };
    putPieces(pieceOnCell, state);
    const after = moveAll(state, table, telling);
    removePieces(table, state);
    return after;
  };

  return { start, move, outcome, key, certify: (cap, tell) => certifyLevel(level, cap, tell) };
}

function outcome(state: State): Outcome {
  return state.reds.length + state.yellows.length === 0 ? "won" : "playing";
}

// One character a number, the first of them below 5, so that no key is a word. The crates and the ice cubes keep their number.
function key({ reds, yellows, crates, ices, brokenCombos }: State): string {
  return String.fromCharCode(1 + brokenCombos, 1 + reds.length, ...reds, ...yellows, ...crates, ...ices);
}

function moveAll(state: State, simulation: Simulation, record: MoveRecorder | undefined): State | undefined {
  for (const cell of cellsFrontToBack(state, simulation.step)) slidePiece(simulation, cell);
  const leavers = findLeavers(simulation);
  if (leavers.length === 0 && simulation.slides.every(({ from, to }) => from === to)) return undefined;
  if (record !== undefined) recordMotions(record.motions, simulation, leavers);
  for (const leaver of leavers) simulation.pieceOnCell[leaver.slide.to] = PieceKind.None;
  return stateAfter(state, simulation);
}

function putPieces(pieceOnCell: PieceKind[], { reds, yellows, crates, ices }: State): void {
  for (const cell of reds) pieceOnCell[cell] = PieceKind.Red;
  for (const cell of yellows) pieceOnCell[cell] = PieceKind.Yellow;
  for (const cell of crates) pieceOnCell[cell] = PieceKind.Crate;
  for (const cell of ices) pieceOnCell[cell] = PieceKind.Ice;
}

/** What slides is where it has slid to, and a crate that nobody pushed where it was. */
function removePieces({ pieceOnCell, slides }: Simulation, { crates }: State): void {
  for (const { to } of slides) pieceOnCell[to] = PieceKind.None;
  for (const cell of crates) pieceOnCell[cell] = PieceKind.None;
}

/** The cells of all that slides by itself; of two in a line the one in front comes first. */
function cellsFrontToBack({ reds, yellows, ices }: State, step: number): number[] {
  const cells = [...reds, ...yellows, ...ices];
  return cells.sort((one, other) => (step > 0 ? other - one : one - other));
}

function slidePiece(simulation: Simulation, from: number): void {
  const { tiles, pieceOnCell, slides, step } = simulation;
  const kind = pieceOnCell[from];
  pieceOnCell[from] = PieceKind.None;
  let to = from;
  let isTrapped = false;
  while (!isTrapped && isFree(simulation, to + step)) {
    to += step;
    isTrapped = tiles[to] === Tile.Pit;
  }
  let slideEndMs = slideDurationMs(from, to, step);
  if (!isTrapped && pushesCrate(simulation, kind, to + step)) {
    to += step;
    const crate = { kind: PieceKind.Crate, from: to, to: to + step, startMs: slideEndMs };
    slideEndMs = slideDurationMs(from, to, step);
    slides.push({ ...crate, slideEndMs, isTrapped: tiles[crate.to] === Tile.Pit });
    pieceOnCell[crate.to] = PieceKind.Crate;
    isTrapped = tiles[to] === Tile.Pit;
  }
  pieceOnCell[to] = kind;
  slides.push({ kind, from, to, startMs: 0, slideEndMs, isTrapped });
}

function isFree({ tiles, pieceOnCell }: Simulation, cell: number): boolean {
  return pieceOnCell[cell] === PieceKind.None && (tiles[cell] === Tile.Floor || tiles[cell] === Tile.Pit);
}

function pushesCrate(simulation: Simulation, kind: PieceKind, ahead: number): boolean {
  return (
    kind !== PieceKind.Ice &&
    simulation.pieceOnCell[ahead] === PieceKind.Crate &&
    isFree(simulation, ahead + simulation.step)
  );
}

function slideDurationMs(from: number, to: number, step: number): number {
  return from === to ? 0 : START_MS + Math.floor((to - from) / step) * SLIDE_MS_PER_CELL;
}

/** Those that touch their goal, each followed by those that leave with it. */
function findLeavers(simulation: Simulation): Leaver[] {
  const { tiles, slides, step } = simulation;
  const leavers: Leaver[] = [];
  for (const touching of slides) {
    const ahead = touching.to + step;
    if (!isGoalOf(touching.kind, tiles[ahead]) || touching.isTrapped) continue;
    const slideEndMs = slideDurationMs(touching.from, ahead, step);
    leavers.push({ slide: touching, touchesGoal: true, slideEndMs, endMs: slideEndMs + POP_MS });
  }
  // Each of them takes its neighbours of the colour along, and these take theirs.
  for (let index = 0; index < leavers.length; index++) {
    for (const partner of slides) {
      if (!isJoined(simulation.board, leavers[index].slide, partner)) continue;
      if (leavers.some((leaver) => leaver.slide === partner)) continue;
      const { slideEndMs } = partner;
      const endMs = Math.max(slideEndMs, leavers[index].endMs) + POP_MS;
      leavers.push({ slide: partner, touchesGoal: false, slideEndMs, endMs });
    }
  }
  return leavers;
}

function isGoalOf(kind: PieceKind, tile: Tile): boolean {
  return tile !== Tile.Floor && tile === GOAL_OF_KIND[kind];
}

function isJoined(board: Board, one: Slide, other: Slide): boolean {
  return one.kind === other.kind && board.steps.includes(other.to - one.to);
}

function stateAfter(before: State, { board, pieceOnCell }: Simulation): State {
  const byKind: number[][] = [[], [], [], [], []];
  for (const cell of board.cells) if (pieceOnCell[cell] !== PieceKind.None) byKind[pieceOnCell[cell]].push(cell);
  const [, reds, yellows, crates, ices] = byKind;
  const isRedBroken = before.brokenCombos % 2 === 1 || isPartlyGone(reds, before.reds);
  const isYellowBroken = before.brokenCombos >= 2 || isPartlyGone(yellows, before.yellows);
  return { reds, yellows, crates, ices, brokenCombos: (isRedBroken ? 1 : 0) + (isYellowBroken ? 2 : 0) };
}

/** Whether some are left of a colour, but fewer than before. */
function isPartlyGone(after: readonly number[], before: readonly number[]): boolean {
  return after.length > 0 && after.length < before.length;
}

function recordMotions(motions: Motion[], { direction, slides, step }: Simulation, leavers: readonly Leaver[]): void {
  for (const slide of slides) {
    const { kind, from, to, startMs, slideEndMs, isTrapped } = slide;
    const leaver = leavers.find((known) => known.slide === slide);
    const ending = leaver !== undefined ? "on" : isTrapped ? "rest" : "hit";
    const own = { piece: from, direction };
    const stretch = kind === PieceKind.Crate ? { ...own, heard: "heavy" as const } : own;
    const endCell = leaver?.touchesGoal === true ? to + step : to;
    const endMs = leaver === undefined ? slideEndMs : leaver.slideEndMs;
    if (from !== endCell) motions.push({ ...stretch, cause: "pushed", from, to: endCell, startMs, endMs, ending });
    if (leaver === undefined) continue;
    const going = { from: endCell, to: NOWHERE, startMs: endMs, endMs: leaver.endMs };
    motions.push({ ...stretch, ...going, cause: "gone", ending: "rest" });
  }
}
