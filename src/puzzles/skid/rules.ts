/**
 * The rules of Skid, and the motions of a move. Levels are certified by the faster explorers in explore/, which must
 * agree with these rules.
 */
import { NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, MoveRecorder } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { certifyLevel } from "./explore/certify";
import { Tile, type Level } from "./level";
import type { State } from "./state";

/** How many milliseconds a piece takes for one cell. */
export const SLIDE_MS_PER_CELL = 30;
/** How much longer a slide takes because the piece accelerates from rest. */
export const START_MS = 30;
/** How long a toy takes to vanish. The toys that leave together vanish one after another, beginning at the goal. */
export const POP_MS = 90;

/** The kind of piece on a cell. */
const enum PieceKind {
  None = 0,
  Red = 1,
  Yellow = 2,
  Crate = 3,
  Ice = 4,
}

/** By kind of piece: the goal through which it leaves; `Tile.Floor` for kinds that cannot leave. */
const GOAL_OF_KIND: readonly Tile[] = [Tile.Floor, Tile.RedGoal, Tile.YellowGoal, Tile.Floor, Tile.Floor];

/** What one piece does during a move. Pieces that stay have a slide from their cell to itself. */
interface Slide {
  readonly kind: PieceKind;
  readonly from: number;
  /** The cell where it stops, before any toy leaves. */
  readonly to: number;
  readonly startMs: number;
  readonly slideEndMs: number;
  readonly isTrapped: boolean;
}

/** A move being simulated. */
interface Simulation {
  readonly board: Board;
  readonly tiles: readonly Tile[];
  readonly direction: Direction;
  /** The difference between a cell and the next one in the direction. */
  readonly step: number;
  /** By cell: the kind of piece there now. */
  readonly pieceOnCell: PieceKind[];
  readonly slides: Slide[];
}

/**
 * A toy that leaves, and the time when it has vanished. The toys of one combo vanish after the toy that touches the
 * goal.
 */
interface Leaver {
  readonly slide: Slide;
  readonly touchesGoal: boolean;
  readonly slideEndMs: number;
  readonly endMs: number;
}

/**
 * Creates the rules of a level, after "Simple mechanics, complex puzzle creation" (BigBangPixel) on the game Skiddy.
 * One input moves all toys and ice cubes that can move. Where the article leaves the order open, it is decided like
 * this:
 *
 * - Pieces slide line by line, and in each line from front to back. A piece in front makes room before the piece behind
 *   it moves up.
 * - A pit traps any toy or ice cube that slides into it. A piece that starts the move in a pit slides out of it, and
 *   the next piece in its line may then be trapped there. If two pieces come to the same pit, the first is trapped and
 *   the second stops behind it.
 * - A toy that slides against a crate pushes it by one cell if the cell behind the crate is free by then, and follows
 *   by one cell. A toy that starts next to the crate pushes it too, but a toy that a pit has just trapped does not. Ice
 *   cubes never push, and two crates in a row cannot be pushed. In a chain of toys only the first one touches the
 *   crate, so the crate moves by one cell and the chain follows.
 * - Pits do not trap crates. A crate in a pit keeps other pieces out, and a toy that pushes the crate out stands in the
 *   pit then.
 * - Goals stop all pieces. When all pieces have stopped, each toy whose slide has ended against a goal of its colour
 *   touches that goal: the goal is the next cell in the direction of the input. A toy does not touch a goal beside it,
 *   and a toy trapped in a pit before the goal does not touch it.
 * - All toys that touch a goal leave together, with all toys of their colour that are joined to them side by side,
 *   directly or through other toys of the colour. No piece moves into the cells they leave before the next input.
 *
 * A colour's combo is broken once some of its toys have left and some have not. The level is won when no toy is left.
 * It is never lost, but it has dead ends.
 */
export function rules(level: Level): Rules<State> {
  const { board, tiles, reds, yellows, crates, ices } = level;
  const start: State = { reds, yellows, crates, ices, brokenCombos: 0 };
  // This list is empty between two moves and is reused, because filling a new list takes a third of a move's time.
  const pieceOnCell = board.isBorder.map(() => PieceKind.None);

  const move = (state: State, direction: Direction, record?: MoveRecorder): State | undefined => {
    if (outcome(state) === "won") return undefined;
    const step = board.steps[direction];
    const simulation: Simulation = { board, tiles, direction, step, pieceOnCell, slides: [] };
    putPieces(pieceOnCell, state);
    const after = moveAll(state, simulation, record);
    removePieces(simulation, state);
    return after;
  };

  return { start, move, outcome, key, certify: (maxStates, report) => certifyLevel(level, maxStates, report) };
}

function outcome(state: State): Outcome {
  return state.reds.length + state.yellows.length === 0 ? "won" : "playing";
}

// The key has one character for each number. The first one is below 5, so that no key equals a property name such as
// `constructor`. The number of red toys is stored to tell them from yellow ones. The numbers of crates and ice cubes
// never change.
function key({ reds, yellows, crates, ices, brokenCombos }: State): string {
  return String.fromCharCode(1 + brokenCombos, 1 + reds.length, ...reds, ...yellows, ...crates, ...ices);
}

/** Simulates a move in all its parts. Returns undefined if nothing moves and no toy leaves. */
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

/** Clears `pieceOnCell`: at the ends of all slides, and at the former cells of crates that were not pushed. */
function removePieces({ pieceOnCell, slides }: Simulation, { crates }: State): void {
  for (const { to } of slides) pieceOnCell[to] = PieceKind.None;
  for (const cell of crates) pieceOnCell[cell] = PieceKind.None;
}

/**
 * Returns the cells of all toys and ice cubes, in such an order that of two pieces in one line the front one comes
 * first.
 */
function cellsFrontToBack({ reds, yellows, ices }: State, step: number): number[] {
  const cells = [...reds, ...yellows, ...ices];
  return cells.sort((cell1, cell2) => (step > 0 ? cell2 - cell1 : cell1 - cell2));
}

/** Slides a piece as far as it can go, and pushes a crate that it comes up against. */
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

/** Returns whether a piece can slide onto a cell: a free floor or pit. */
function isFree({ tiles, pieceOnCell }: Simulation, cell: number): boolean {
  return pieceOnCell[cell] === PieceKind.None && (tiles[cell] === Tile.Floor || tiles[cell] === Tile.Pit);
}

/** Returns whether a piece pushes the crate on the next cell: only toys push, and only if the cell beyond is free. */
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

/** Returns all toys that leave: first those that touch a goal of their colour, then those joined to them. */
function findLeavers(simulation: Simulation): Leaver[] {
  const { tiles, slides, step } = simulation;
  const leavers: Leaver[] = [];
  for (const touching of slides) {
    const ahead = touching.to + step;
    if (!isGoalOf(touching.kind, tiles[ahead]) || touching.isTrapped) continue;
    const slideEndMs = slideDurationMs(touching.from, ahead, step);
    leavers.push({ slide: touching, touchesGoal: true, slideEndMs, endMs: slideEndMs + POP_MS });
  }
  // Each leaving toy takes its neighbours of the same colour with it. The list grows while it is gone through.
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

/** Returns whether two pieces of one kind stand side by side after their slides. */
function isJoined(board: Board, slide1: Slide, slide2: Slide): boolean {
  return slide1.kind === slide2.kind && board.steps.includes(slide2.to - slide1.to);
}

/** Returns the state after a move, read from the simulated board, with the combos that the move has broken. */
function stateAfter(before: State, { board, pieceOnCell }: Simulation): State {
  const byKind: number[][] = [[], [], [], [], []];
  for (const cell of board.cells) if (pieceOnCell[cell] !== PieceKind.None) byKind[pieceOnCell[cell]].push(cell);
  const [, reds, yellows, crates, ices] = byKind;
  const isRedBroken = before.brokenCombos % 2 === 1 || isPartlyGone(reds, before.reds);
  const isYellowBroken = before.brokenCombos >= 2 || isPartlyGone(yellows, before.yellows);
  return { reds, yellows, crates, ices, brokenCombos: (isRedBroken ? 1 : 0) + (isYellowBroken ? 2 : 0) };
}

/** Returns whether some toys of a colour have left in this move and some are still there. */
function isPartlyGone(after: readonly number[], before: readonly number[]): boolean {
  return after.length > 0 && after.length < before.length;
}

/** Records the motions of a move: one for each piece that slides, and one for each toy that vanishes. */
function recordMotions(motions: Motion[], { direction, slides, step }: Simulation, leavers: readonly Leaver[]): void {
  for (const slide of slides) {
    const { kind, from, to, startMs, slideEndMs, isTrapped } = slide;
    const leaver = leavers.find((known) => known.slide === slide);
    const ending = leaver !== undefined ? "on" : isTrapped ? "rest" : "hit";
    const named = { piece: from, direction };
    const common = kind === PieceKind.Crate ? { ...named, soundCue: "heavy" as const } : named;
    const endCell = leaver?.touchesGoal === true ? to + step : to;
    const endMs = leaver === undefined ? slideEndMs : leaver.slideEndMs;
    if (from !== endCell) motions.push({ ...common, cause: "pushed", from, to: endCell, startMs, endMs, ending });
    if (leaver === undefined) continue;
    const vanishing = { from: endCell, to: NOWHERE, startMs: endMs, endMs: leaver.endMs };
    motions.push({ ...common, ...vanishing, cause: "gone", ending: "rest" });
  }
}
