/** Maps taps on the touch screen to buttons of the console while a level is played. */
import type { Button } from "../../device/input";
import type { Box } from "../../device/screen";
import type { Tap } from "../../device/touch";
import { NOWHERE } from "../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import type { Tutorial } from "../play/tutorial";
import type { Attempt } from "../play/attempt";
/** The import below is loaded from lessons.lua on first use. @lazy lessons */
import { handBoxOf, shiftOfLesson } from "../play/lessons/lesson-view";
import { placementsIn } from "../play/attempt";
import { twistOf, type PlayedTwist } from "../play/played-twist";
import { currentState } from "../play/timeline";
import type { PlayState } from "../play/play-state";
import { PRESS_A, PRESS_B, PRESS_NOTHING } from "./presses";

/** The half width of the middle of the drawn direction pad, in pixels. A tap on this middle names no direction. */
const PAD_MIDDLE = 12;

interface TappedPlay {
  readonly attempt: Attempt | undefined;
  readonly opening: object | undefined;
  readonly tutorial: Tutorial | undefined;
  readonly shownCard: { readonly card: object | undefined };
  readonly mode: { readonly twist?: PlayedTwist };
  readonly look: PlayState["look"];
}

/**
 * Translates a tap on the board into presses of a button. A tap stands for the direction to the tapped point or, if no
 * level can be played, for Ⓐ. A tap on a control drawn beside a lesson's board stands for a press of this control.
 */
export function buttonsOfBoardTap(play: TappedPlay, tap: Tap): readonly Button[] {
  const { x, y } = tap;
  const { attempt, opening, shownCard } = play;
  if (attempt === undefined || opening !== undefined || shownCard.card !== undefined) return PRESS_A;
  if (attempt.phase === "cleared") return PRESS_A;
  const handPresses = play.tutorial === undefined ? undefined : buttonsOfHandTap(play, play.tutorial, tap);
  if (handPresses !== undefined) return handPresses;
  const from = findStart(play, attempt);
  const [right, down] = [x - (from.x + from.width / 2), y - (from.y + from.height / 2)];
  if (Math.abs(right) * 2 <= from.width && Math.abs(down) * 2 <= from.height) return PRESS_NOTHING;
  return [directionTo(right, down)];
}

function directionTo(right: number, down: number): Direction {
  if (Math.abs(right) > Math.abs(down)) return right < 0 ? LEFT : RIGHT;
  return down < 0 ? UP : DOWN;
}

/**
 * Returns the press for a tap on the control drawn beside a lesson's board: Ⓐ, an arm of the direction pad, or Ⓑ for
 * the crank. Returns undefined for a tap on the board.
 */
function buttonsOfHandTap({ look }: TappedPlay, tutorial: Tutorial, tap: Tap): readonly Button[] | undefined {
  const { stage } = tutorial;
  const { x, y, width, height } = handBoxOf(tutorial, look?.lamp ?? "none");
  if (tap.x >= x + width) return undefined;
  if (stage === "done" || tap.y < y || tap.y >= y + height) return PRESS_NOTHING;
  if (stage === "ask") return PRESS_A;
  if (stage === "back") return PRESS_B;
  const [right, down] = [tap.x - (x + width / 2), tap.y - (y + height / 2)];
  const isInMiddle = Math.max(Math.abs(right), Math.abs(down)) <= PAD_MIDDLE;
  return isInMiddle ? PRESS_NOTHING : [directionTo(right, down)];
}

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
