/**
 * The twist (special rule) "fog" of a weekly remix: only the cells near the player's piece are visible or, in puzzles
 * without such a piece, near any piece. The fog lifts when the level is won.
 */
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import { columnOf, NOWHERE, rowOf, type Board } from "../../../kernel/board";
import { TWIST_LETTERS } from "../../save/known-controls";
import { placementsIn, type Attempt } from "../attempt";
import type { PlayedTwist } from "../played-twist";
import { drawFog } from "./fog-view";
import { createPieceTracker, trackShownPieces } from "./shown-pieces";
import { TEXTS } from "./texts/index";

const SIGHT_OF_PLAYER = 2;
/**
 * How many cells are visible in fog on each side of every piece, in puzzles without a player's piece. Two cells would
 * leave hardly any fog on small boards.
 */
const SIGHT_OF_PIECE = 1;

/** Creates the twist (a special rule) of a weekly remix in which fog covers all cells that are not near the pieces. */
export function createFogTwist({ legend }: AnyPuzzle): PlayedTwist {
  const tracker = createPieceTracker();
  const isCovered: boolean[] = [];
  const hasPlayer = legend.things.some(({ isPlayer }) => isPlayer === true);
  const sight = hasPlayer ? SIGHT_OF_PLAYER : SIGHT_OF_PIECE;
  const coverBoard = (attempt: Attempt): Board => {
    const { board } = placementsIn(attempt);
    for (const cell of board.cells) isCovered[cell] = true;
    for (const piece of trackShownPieces(tracker, legend, attempt))
      if (piece !== NOWHERE) uncoverAround(isCovered, board, piece, sight);
    return board;
  };
  return {
    lessonLetter: TWIST_LETTERS.fog,
    texts: () => TEXTS.fog,
    isHidden: (attempt, cell) => {
      coverBoard(attempt);
      return !isLifted(attempt) && isCovered[cell];
    },
    drawCover: (attempt) => {
      if (isLifted(attempt)) return;
      drawFog(attempt, coverBoard(attempt), isCovered);
    },
  };
}

function isLifted({ phase, phaseMs }: Attempt): boolean {
  return phase === "cleared" && phaseMs > 0;
}

function uncoverAround(isCovered: boolean[], board: Board, piece: number, sight: number): void {
  const { width, height, cells } = board;
  const x = columnOf(board, piece);
  const y = rowOf(board, piece);
  for (let row = Math.max(0, y - sight); row <= Math.min(height - 1, y + sight); row++)
    for (let column = Math.max(0, x - sight); column <= Math.min(width - 1, x + sight); column++)
      isCovered[cells[row * width + column]] = false;
}
