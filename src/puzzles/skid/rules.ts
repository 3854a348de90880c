/**
 * The rules of Skid, and the motions of each move for animation and sounds. The faster search code in the folder
 * explore must agree with these rules.
 */
import { isAtEdge, NOWHERE, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Motion, MoveRecorder, Obstacle } from "../../kernel/motion";
import type { Outcome, Rules } from "../../kernel/rules";
import { slideMsPerCell } from "../../kernel/slide-speed";
import { certifyLevel } from "./explore/certify";
import { Floor, type Level } from "./level";
import type { State } from "./state";

/** How many milliseconds are added to the time of a piece's slide, because the piece starts slowly. */
export const START_MS = 30;
/**
 * How many milliseconds a toy takes to vanish. Toys that leave in the same move vanish one after another, beginning
 * with the toy that touches the goal.
 */
export const POP_MS = 90;

const enum PieceKind {
  None = 0,
  Red = 1,
  Yellow = 2,
  Crate = 3,
  Ice = 4,
}

/**
 * For each kind of piece, the floor of the goal through which it leaves the board, indexed by `PieceKind`. The entry is
 * `Floor.Bare` for kinds that cannot leave.
 */
const GOAL_OF_KIND: readonly Floor[] = [Floor.Bare, Floor.RedGoal, Floor.YellowGoal, Floor.Bare, Floor.Bare];

interface Slide {
  readonly kind: PieceKind;
  readonly from: number;
  /** The cell where the piece stops. Toys that reach a goal stop in front of the goal before they leave. */
  readonly to: number;
  readonly startMs: number;
  readonly slideEndMs: number;
  readonly isTrapped: boolean;
}

interface Simulation {
  readonly board: Board;
  readonly floors: readonly Floor[];
  readonly direction: Direction;
  /** The difference between the index of a cell and the index of the next cell in the direction of the move. */
  readonly step: number;
  readonly msPerCell: number;
  /**
   * For each cell, the kind of the piece on it at the present point of a move. The slides of a move are computed one by
   * one, and each changes this list.
   */
  readonly pieceOnCell: PieceKind[];
  readonly slides: Slide[];
}

/**
 * A toy that leaves the board in a move, and when it vanishes. The toy that touches the goal vanishes first, then one
 * after another the toys that are joined to it.
 */
interface Leaver {
  readonly slide: Slide;
  readonly touchesGoal: boolean;
  readonly slideEndMs: number;
  readonly endMs: number;
}

/**
 * Creates the rules for a level, after the article "Simple mechanics, complex puzzle creation" (BigBangPixel) on the
 * game Skiddy. One move slides all toys and ice cubes that can move. Where the article leaves details open, the rules
 * are:
 *
 * - Pieces slide line by line, and in each line from front to back. So a piece in front makes space before the piece
 *   behind it slides.
 * - A pit traps any toy or ice cube that slides into it. A piece that starts the move in a pit slides out of the pit,
 *   and the next piece in its line may then be trapped there. If two pieces come to the same pit, the first is trapped
 *   and the second stops behind it.
 * - A toy that slides against a crate pushes the crate by one cell if the cell behind the crate is free at that moment.
 *   The toy follows by one cell. A toy that starts next to the crate pushes it too, but a toy that a pit has just
 *   trapped does not. Ice cubes never push, and two crates in a row cannot be pushed. In a row of toys only the first
 *   toy touches the crate, so the crate moves by one cell and the row of toys follows.
 * - Pits do not trap crates. A crate in a pit keeps other pieces out. A toy that pushes the crate out is then in the
 *   pit.
 * - Goals stop all pieces. When all pieces have stopped, a toy touches a goal if the next cell in the direction of the
 *   input is a goal of its colour. A toy does not touch a goal beside it, and a toy trapped in a pit before a goal does
 *   not touch that goal.
 * - All toys that touch a goal leave together, with all toys of the same colour that are joined to them side by side,
 *   directly or through other toys of that colour. No piece moves into the emptied cells before the next input.
 *
 * The combo of a colour is broken once some toys of the colour have left and some have not. The level is won when no
 * toy is left. A level is never lost, but it can have dead ends: states from which no win can be reached.
 */
export function rules(level: Level): Rules<State> {
  const { board, floors, reds, yellows, crates, ices } = level;
  const start: State = { reds, yellows, crates, ices, brokenCombos: 0 };
  // All moves reuse this list of the pieces on the cells, because filling a new list takes a third of the time of a
  // move. Between two moves, all its entries are `None`.
  const pieceOnCell = board.isBorder.map(() => PieceKind.None);
  const msPerCell = msPerCellOf(board);

  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (outcome(state) === "won") return undefined;
    const step = board.steps[direction];
    const simulation: Simulation = { board, floors, direction, step, msPerCell, pieceOnCell, slides: [] };
    putPieces(pieceOnCell, state);
    const after = moveAll(state, simulation, recorder);
    removePieces(simulation, state);
    return after;
  };

  return { start, move, outcome, key, certify: (maxStates, report) => certifyLevel(level, maxStates, report) };
}

function outcome(state: State): Outcome {
  return state.reds.length + state.yellows.length === 0 ? "won" : "playing";
}

/**
 * Returns a text that is different for each state of a level. Its first character has a code below 5, so that the text
 * never equals a property name such as `constructor`. The number of red toys is included to tell red toys from yellow
 * ones. The numbers of crates and ice cubes never change.
 */
function key({ reds, yellows, crates, ices, brokenCombos }: State): string {
  return String.fromCharCode(1 + brokenCombos, 1 + reds.length, ...reds, ...yellows, ...crates, ...ices);
}

function moveAll(state: State, simulation: Simulation, recorder: MoveRecorder | undefined): State | undefined {
  for (const cell of cellsFrontToBack(state, simulation.step)) slidePiece(simulation, cell);
  const leavers = findLeavers(simulation);
  if (leavers.length === 0 && simulation.slides.every(({ from, to }) => from === to)) return undefined;
  if (recorder !== undefined) recordMotions(recorder.motions, simulation, leavers);
  for (const leaver of leavers) simulation.pieceOnCell[leaver.slide.to] = PieceKind.None;
  return stateAfter(state, simulation);
}

function putPieces(pieceOnCell: PieceKind[], { reds, yellows, crates, ices }: State): void {
  for (const cell of reds) pieceOnCell[cell] = PieceKind.Red;
  for (const cell of yellows) pieceOnCell[cell] = PieceKind.Yellow;
  for (const cell of crates) pieceOnCell[cell] = PieceKind.Crate;
  for (const cell of ices) pieceOnCell[cell] = PieceKind.Ice;
}

/**
 * Removes all pieces from the list `pieceOnCell` after a move. After the move, pieces can be only on the end cells of
 * slides and on the cells of crates that were not pushed.
 */
function removePieces({ pieceOnCell, slides }: Simulation, { crates }: State): void {
  for (const { to } of slides) pieceOnCell[to] = PieceKind.None;
  for (const cell of crates) pieceOnCell[cell] = PieceKind.None;
}

function cellsFrontToBack({ reds, yellows, ices }: State, step: number): number[] {
  const cells = [...reds, ...yellows, ...ices];
  return cells.sort((cell1, cell2) => (step > 0 ? cell2 - cell1 : cell1 - cell2));
}

function slidePiece(simulation: Simulation, from: number): void {
  const { floors, pieceOnCell, slides, step } = simulation;
  const kind = pieceOnCell[from];
  pieceOnCell[from] = PieceKind.None;
  let to = from;
  let isTrapped = false;
  while (!isTrapped && isFree(simulation, to + step)) {
    to += step;
    isTrapped = floors[to] === Floor.Pit;
  }
  let slideEndMs = slideDurationMs(simulation, from, to);
  if (!isTrapped && pushesCrate(simulation, kind, to + step)) {
    to += step;
    const crate = { kind: PieceKind.Crate, from: to, to: to + step, startMs: slideEndMs };
    slideEndMs = slideDurationMs(simulation, from, to);
    slides.push({ ...crate, slideEndMs, isTrapped: floors[crate.to] === Floor.Pit });
    pieceOnCell[crate.to] = PieceKind.Crate;
    isTrapped = floors[to] === Floor.Pit;
  }
  pieceOnCell[to] = kind;
  slides.push({ kind, from, to, startMs: 0, slideEndMs, isTrapped });
}

function isFree({ floors, pieceOnCell }: Simulation, cell: number): boolean {
  return pieceOnCell[cell] === PieceKind.None && (floors[cell] === Floor.Bare || floors[cell] === Floor.Pit);
}

function pushesCrate(simulation: Simulation, kind: PieceKind, ahead: number): boolean {
  return (
    kind !== PieceKind.Ice &&
    simulation.pieceOnCell[ahead] === PieceKind.Crate &&
    isFree(simulation, ahead + simulation.step)
  );
}

/**
 * Returns how long a piece takes to slide over one cell, in milliseconds. The time depends on the number of columns and
 * rows of the board without its outer ring.
 */
export function msPerCellOf({ width, height }: Board): number {
  return slideMsPerCell(Math.max(width, height) - 2);
}

function slideDurationMs({ step, msPerCell }: Simulation, from: number, to: number): number {
  return from === to ? 0 : START_MS + Math.floor((to - from) / step) * msPerCell;
}

function findLeavers(simulation: Simulation): Leaver[] {
  const { floors, slides, step } = simulation;
  const leavers: Leaver[] = [];
  for (const touching of slides) {
    const ahead = touching.to + step;
    if (!isGoalOf(touching.kind, floors[ahead]) || touching.isTrapped) continue;
    const slideEndMs = slideDurationMs(simulation, touching.from, ahead);
    leavers.push({ slide: touching, touchesGoal: true, slideEndMs, endMs: slideEndMs + POP_MS });
  }
  // Each leaving toy takes along the neighbouring toys of its colour. These are appended to the list, so that the loop
  // visits them, too, and takes along their neighbours.
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

function isGoalOf(kind: PieceKind, tile: Floor): boolean {
  return tile !== Floor.Bare && tile === GOAL_OF_KIND[kind];
}

function isJoined(board: Board, slide1: Slide, slide2: Slide): boolean {
  return slide1.kind === slide2.kind && board.steps.includes(slide2.to - slide1.to);
}

function stateAfter(before: State, { board, pieceOnCell }: Simulation): State {
  const byKind: number[][] = [[], [], [], [], []];
  for (const cell of board.cells) if (pieceOnCell[cell] !== PieceKind.None) byKind[pieceOnCell[cell]].push(cell);
  const [, reds, yellows, crates, ices] = byKind;
  const isRedBroken = before.brokenCombos % 2 === 1 || isPartlyGone(reds, before.reds);
  const isYellowBroken = before.brokenCombos >= 2 || isPartlyGone(yellows, before.yellows);
  return { reds, yellows, crates, ices, brokenCombos: (isRedBroken ? 1 : 0) + (isYellowBroken ? 2 : 0) };
}

function isPartlyGone(after: readonly number[], before: readonly number[]): boolean {
  return after.length > 0 && after.length < before.length;
}

function obstacleOn({ board, pieceOnCell }: Simulation, cell: number): Obstacle | undefined {
  if (pieceOnCell[cell] === PieceKind.Crate) return "wood";
  if (pieceOnCell[cell] !== PieceKind.None) return "piece";
  return isAtEdge(board, cell) ? "edge" : undefined;
}

function recordMotions(motions: Motion[], simulation: Simulation, leavers: readonly Leaver[]): void {
  const { direction, slides, step } = simulation;
  for (const slide of slides) {
    const { kind, from, to, startMs, slideEndMs, isTrapped } = slide;
    const leaver = leavers.find((known) => known.slide === slide);
    const ending = leaver !== undefined ? "on" : isTrapped ? "rest" : "hit";
    const named = { piece: from, direction };
    const common = kind === PieceKind.Crate ? { ...named, sound: "heavy" as const } : named;
    const endCell = leaver?.touchesGoal === true ? to + step : to;
    const endMs = leaver === undefined ? slideEndMs : leaver.slideEndMs;
    const obstacle = ending === "hit" ? obstacleOn(simulation, to + step) : undefined;
    const times = { startMs, endMs };
    if (from !== endCell) motions.push({ ...common, cause: "pushed", from, to: endCell, ...times, ending, obstacle });
    if (leaver === undefined) continue;
    const vanishing = { from: endCell, to: NOWHERE, startMs: endMs, endMs: leaver.endMs };
    motions.push({ ...common, ...vanishing, cause: "gone", ending: "rest" });
  }
}
