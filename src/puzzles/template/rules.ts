/**
 * The rules of the puzzle in this folder: the piece slides until a wall or the board's edge stops it. The goal stops
 * it, too, and wins the level.
 */
import type { Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Rules } from "../../kernel/rules";
import { slideMsPerCell } from "../../kernel/slide-speed";
import type { PlainPiece } from "../placeholders/painter";
import { PIECE, type Level } from "./level";

/** A state of a level: the cell of the piece. */
export type State = number;

export function rules({ board, piece, goal, isWall }: Level): Rules<State> {
  const stopOf = (from: State, step: number): State => {
    let cell = from;
    while (!isWall[cell + step] && cell !== goal) cell += step;
    return cell;
  };
  const move = (from: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    const step = board.steps[direction];
    const to = stopOf(from, step);
    if (to === from) return undefined;
    if (recorder !== undefined) {
      const endMs = Math.floor((to - from) / step) * slideMsPerCell(Math.max(board.width, board.height));
      const ending = to === goal ? "rest" : "hit";
      recorder.playerPiece = from;
      recorder.motions.push({ piece: from, cause: "pushed", direction, from, to, startMs: 0, endMs, ending });
    }
    return to;
  };
  return {
    start: piece,
    move,
    outcome: (state) => (state === goal ? "won" : "playing"),
    key: (state) => String.fromCharCode(state),
  };
}

/** Returns the pieces that can move. The plain painter and a test call this function. */
export function piecesOf(_: Level, state: State): readonly PlainPiece[] {
  return [{ cell: state, kind: PIECE }];
}
