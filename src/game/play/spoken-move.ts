/**
 * Puts a move into words, for players who cannot see the board: for each piece that moves, where it goes, what stops it
 * and whether it leaves the board.
 */
import { NOWHERE } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import { isGoneForGood, isTravel, type Motion, type MoveRecord } from "../../kernel/motion";
import type { SpokenWords } from "../../puzzles/spoken-words";
import { TEXTS } from "../texts/by-ear";
import {
  boardAfterMove,
  isPiece,
  nameOfCell,
  nameOfCellContents,
  nameOfKind,
  thingsOn,
  type SpokenBoard,
} from "./spoken-board";

type Move = Pick<MoveRecord, "motions" | "playerPiece">;

interface SpokenMove {
  readonly before: SpokenBoard;
  readonly after: SpokenBoard;
  readonly words: SpokenWords | undefined;
  /** The indices of the pieces that leave the board at its edge. */
  readonly leaders: readonly number[];
}

/**
 * Returns the texts about a move, one for each piece: the player's piece, the pieces that leave the board, the other
 * pieces. `before` is the board before the move.
 */
export function describeMove(before: SpokenBoard, move: Move, words: SpokenWords | undefined): readonly string[] {
  const leaders = movedPieces(before, move).filter((index) =>
    move.motions.some((one) => {
      return one.piece === before.cells[index] && isGoneForGood(one) && leavesByEdge(before, one);
    }),
  );
  const spoken = { before, after: boardAfterMove(before, move), words, leaders };
  const first: string[] = [];
  const gone: string[] = [];
  const others: string[] = [];
  for (const index of movedPieces(before, move)) {
    const piece = before.cells[index];
    const motions = move.motions.filter((motion) => motion.piece === piece);
    const text = describePiece(spoken, index, motions);
    if (text === undefined) continue;
    const group = piece === move.playerPiece ? first : motions.some((motion) => isGoneForGood(motion)) ? gone : others;
    group.push(text);
  }
  return [...first, ...gone, ...others];
}

/** Returns the texts about a move that is taken back: the cells to which its pieces have returned. */
export function describeTakenBack(before: SpokenBoard, move: Move): readonly string[] {
  const texts: string[] = [];
  for (const index of movedPieces(before, move)) {
    const cell = before.cells[index];
    const isMoved = move.motions.some(({ piece, from, to }) => piece === cell && from !== to);
    if (isMoved) texts.push(TEXTS.backAt(nameOfKind(before, before.kinds[index]), nameOfCell(before, cell)));
  }
  return texts;
}

/**
 * Returns the text about a move that moves nothing. If something is in the way of the player's piece, the text names
 * it.
 */
export function describeBlocked(board: SpokenBoard, direction: Direction): string {
  const { legend, kinds, cells } = board;
  const player = kinds.findIndex((kind, index) => {
    return cells[index] !== NOWHERE && isPiece(legend, kind) && legend.thingOf[kind].isPlayer === true;
  });
  if (player < 0) return TEXTS.nothingMoves;
  const obstacle = nameObstacle(board, cells[player] + board.board.steps[direction]);
  return obstacle === undefined ? TEXTS.nothingMoves : `${TEXTS.nothingMoves}, ${obstacle}`;
}

function movedPieces({ legend, kinds, cells }: SpokenBoard, { motions }: Move): readonly number[] {
  const moved: number[] = [];
  for (const { piece } of motions) {
    const index = cells.findIndex((cell, thing) => cell === piece && isPiece(legend, kinds[thing]));
    if (index >= 0 && !moved.includes(index)) moved.push(index);
  }
  return moved;
}

function describePiece(spoken: SpokenMove, index: number, motions: readonly Motion[]): string | undefined {
  const { before } = spoken;
  const piece = nameOfPiece(before, index);
  const pose = poseWord(spoken, motions);
  const travels = motions.filter((motion) => isTravel(motion) || (motion.cause === "gone" && motion.to !== NOWHERE));
  const farewell = motions.find((motion) => isGoneForGood(motion));
  if (farewell !== undefined) return describeFarewell(spoken, piece, index, farewell);
  if (travels.length === 0) return pose === undefined ? undefined : `${piece} ${pose}`;
  const last = travels[travels.length - 1];
  const parts = [describeGoal(before, piece, before.cells[index], last.to)];
  const via = describeStations(spoken, travels);
  if (via !== undefined) parts.push(via);
  const stop = pose ?? describeStop(spoken, index, last);
  if (stop !== undefined) parts.push(stop);
  return parts.join(", ");
}

function poseWord({ words }: SpokenMove, motions: readonly Motion[]): string | undefined {
  for (const { pose } of motions) {
    const word = pose === undefined ? "" : (words?.poses[pose] ?? "");
    if (word !== "") return word;
  }
  return undefined;
}

function describeFarewell(spoken: SpokenMove, piece: string, index: number, farewell: Motion): string {
  const { before, words } = spoken;
  const { piece: start, from } = farewell;
  const gone = words?.gone ?? TEXTS.gone;
  const leaders = words?.goneTogether === undefined || leavesByEdge(before, farewell) ? [] : spoken.leaders;
  const names = leaders.filter((leader) => leader !== index).map((leader) => nameOfPiece(before, leader));
  if (words?.goneTogether !== undefined && names.length > 0)
    return TEXTS.goneTogether(piece, words.goneTogether, names.join(", "));
  const isElsewhere = from !== start && !before.board.isBorder[from];
  return isElsewhere ? TEXTS.goneAt(piece, gone, nameOfCell(before, from)) : TEXTS.isGone(piece, gone);
}

function leavesByEdge({ board }: SpokenBoard, { from, direction }: Motion): boolean {
  return board.isBorder[from] || board.isBorder[from + board.steps[direction]];
}

function nameOfPiece(before: SpokenBoard, index: number): string {
  return `${nameOfKind(before, before.kinds[index])} ${nameOfCell(before, before.cells[index])}`;
}

function describeGoal(before: SpokenBoard, piece: string, from: number, to: number): string {
  return from === to ? TEXTS.staysAt(piece) : TEXTS.movesTo(piece, nameOfCell(before, to));
}

function describeStations({ before }: SpokenMove, travels: readonly Motion[]): string | undefined {
  const stations = travels
    .slice(0, -1)
    .map(({ to }) => `${nameOfStation(before, to)} ${nameOfCell(before, to)}`)
    .filter((name, index, names) => name !== names[index - 1]);
  return stations.length === 0 ? undefined : TEXTS.via(stations.join(", "));
}

function nameOfStation(before: SpokenBoard, cell: number): string {
  const { legend, kinds } = before;
  const things = thingsOn(before, cell).filter((thing) => !isPiece(legend, kinds[thing]));
  return nameOfCellContents(before, things) ?? "";
}

function describeStop({ before, after }: SpokenMove, index: number, last: Motion): string | undefined {
  const { legend, kinds } = after;
  if (last.ending === "hit") {
    const ahead = last.to + after.board.steps[last.direction];
    // The obstacle may itself have moved on, so it is looked for first on the board after the move, then on the board
    // before the move.
    return nameObstacle(after, ahead) ?? nameObstacle(before, ahead);
  }
  const beneath = thingsOn(after, last.to).filter((thing) => thing !== index && kinds[thing] !== legend.emptyKind);
  const ground = nameOfCellContents(after, beneath);
  return ground === undefined ? undefined : TEXTS.restsOn(ground);
}

function nameObstacle(board: SpokenBoard, ahead: number): string | undefined {
  if (board.board.isBorder[ahead]) return TEXTS.edge;
  const thing = nameOfCellContents(board, thingsOn(board, ahead));
  return thing === undefined ? undefined : TEXTS.stoppedBy(thing);
}
