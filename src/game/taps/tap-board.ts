/** Maps taps on the touch screen to buttons of the console while a level is played. */
import type { Button } from "../../device/input";
import type { Box } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { NOWHERE } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import type { Tutorial } from "../play/tutorial";
import type { Attempt } from "../play/attempt";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { shiftOfLesson } from "../play/lessons/lesson-view";
import { placementsIn } from "../play/attempt";
import { twistOf, type PlayedTwist } from "../play/played-twist";
import { currentState } from "../play/timeline";
import { PRESS_A, PRESS_NOTHING } from "./presses";

/**
 * The part of the play screen's state that decides what a tap means: the level, perhaps as a lesson, and perhaps a card
 * over it.
 */
interface TappedPlay {
  readonly attempt: Attempt | undefined;
  readonly opening: object | undefined;
  readonly tutorial: Tutorial | undefined;
  readonly shownCard: { readonly card: object | undefined };
  readonly mode: { readonly twist?: PlayedTwist };
}

/**
 * Returns the press of the direction pad that a tap on the board stands for. The direction is the one in which the
 * tapped point lies, seen from the player's piece. If a move moves several pieces, it is seen from the middle of the
 * board. A tap on the player's piece does nothing. If no level can be played, on a card for example, a tap is Ⓐ.
 */
export function buttonsOfBoardTap(play: TappedPlay, { x, y }: Tap): readonly Button[] {
  const { attempt, opening, shownCard } = play;
  if (attempt === undefined || opening !== undefined || shownCard.card !== undefined) return PRESS_A;
  if (attempt.phase === "cleared") return PRESS_A;
  const from = findStart(play, attempt);
  const [right, down] = [x - (from.x + from.width / 2), y - (from.y + from.height / 2)];
  if (Math.abs(right) * 2 <= from.width && Math.abs(down) * 2 <= from.height) return PRESS_NOTHING;
  if (Math.abs(right) > Math.abs(down)) return [right < 0 ? LEFT : RIGHT];
  return [down < 0 ? UP : DOWN];
}

/**
 * Returns the rectangle on the screen from which the direction to a tapped point is measured: the cell of the player's
 * piece, or the middle of the board, without width and height.
 */
function findStart(play: TappedPlay, attempt: Attempt): Box {
  const shown = twistOf(play)?.shownAttempts?.(attempt);
  const seen = shown === undefined ? attempt : shown[shown.length - 1];
  const box = boxOnBoard(seen);
  if (play.tutorial === undefined) return box;
  const { right, down } = shiftOfLesson(play.tutorial, seen);
  return { ...box, x: box.x + right, y: box.y + down };
}

function boxOnBoard(attempt: Attempt): Box {
  const { puzzle, painter, played } = attempt;
  const { board } = placementsIn(attempt);
  const cell = puzzle.playerCell?.(currentState(played.timeline)) ?? NOWHERE;
  if (cell !== NOWHERE) return painter.boxOf(board, cell);
  const first = painter.boxOf(board, board.cells[0]);
  const last = painter.boxOf(board, board.cells[board.cells.length - 1]);
  return { x: (first.x + last.x + last.width) / 2, y: (first.y + last.y + last.height) / 2, width: 0, height: 0 };
}
