/**
 * Draws the board of a level being played: background, moving scenery, pieces, a hint, and the special rule of a weekly
 * remix. hud-view.ts draws the texts.
 */
import { drawShifted, showPicture, type Box } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isBoardDark } from "../../puzzles/looks/board-light";
import type { Lamp, RushStatus } from "../../puzzles/puzzle";
import { directionOnScreen, placementsIn, type Attempt, type ShownLook } from "./attempt";
import { boardHintOf } from "./board-hint-search";
import { hintedMove, LAST_HINT_GRADE } from "./hint";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawMarkedStop, drawNamedLines } from "./hint-view";
import { backgroundOf } from "./level-background";
import type { LevelContext } from "./level-context";
import { twistOf, type DrawBoard } from "./played-twist";
import { blockedShakePixels, impactShakePixels } from "./shake";
import type { ShownCard } from "./shown-card";
import { drawSurroundings, type Surroundings } from "./surroundings";
import { currentState, isStill, outcomeOf, shownMoment } from "./timeline";

/** The facts that decide how the board is drawn, besides the level itself, such as the mode. */
export interface BoardView extends Pick<LevelContext, "mode" | "tutorial"> {
  readonly surroundings: Surroundings;
  readonly shownCard: Pick<ShownCard, "card">;
}

export function drawBoard(view: BoardView, attempt: Attempt, look: ShownLook): void {
  drawTwisted(view, attempt, boardBoxOf, (shown) => {
    drawShownBoard(view, attempt, shown, look);
  });
}

/**
 * Draws the board by calling `draw`. The special rule of a weekly remix may change how the board is drawn; for example,
 * it may turn the board. `space` is the part of the screen in which a turning board must stay; left out if it may use
 * the whole screen.
 */
export function drawTwisted(
  view: BoardView,
  attempt: Attempt,
  boxOf: (this: void, shown: Attempt) => Box,
  draw: DrawBoard,
  space?: Box,
): void {
  const twist = twistOf(view);
  if (twist?.drawBoard === undefined) draw(attempt);
  else twist.drawBoard(attempt, draw, boxOf, space);
}

function boardBoxOf(attempt: Attempt): Box {
  const { painter } = attempt;
  const { board } = placementsIn(attempt);
  const first = painter.boxOf(board, board.cells[0]);
  const last = painter.boxOf(board, board.cells[board.cells.length - 1]);
  return { x: first.x, y: first.y, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/**
 * Draws the background, the moving scenery and lamp, the pieces and the hint. `shown` is the level to draw: `attempt`
 * itself or, if a weekly remix turns the board, a turned copy.
 */
export function drawShownBoard(view: BoardView, attempt: Attempt, shown: Attempt, look: ShownLook): void {
  const { impact } = shown;
  const pixels = impactShakePixels(impact);
  drawShifted(STEP_X[impact.direction] * pixels, STEP_Y[impact.direction] * pixels, () => {
    showPicture(backgroundOf(shown, look));
    drawSurroundings(view.surroundings, shown, look.lamp);
    drawPiecesAndHint(view, attempt, shown, look);
  });
}

/**
 * Draws all that stands on the background: the pieces and the hint. While the player does nothing, also draws a piece's
 * short animation, such as a blink. The special rule of a weekly remix, such as fog, is drawn over the pieces.
 */
export function drawPiecesAndHint(view: BoardView, attempt: Attempt, shown: Attempt, look: ShownLook): void {
  drawPieces(shown, look.lamp, look.rush);
  const move = hintedMove(attempt);
  if (move !== undefined) drawShownHint(shown, directionOnScreen(attempt, move), boardHintOf(attempt), look);
  const { areEyesShut, blinkCount } = view.surroundings.idleAnimation;
  if (areEyesShut && view.shownCard.card === undefined) drawBlink(shown, blinkCount);
  twistOf(view)?.drawCover?.(shown);
}

function drawPieces(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): void {
  const { painter, phase, phaseMs } = attempt;
  const { level, timeline } = attempt.played;
  if (phase === "arriving") painter.drawArrival(level, phaseMs, lamp, rush);
  else if (phase === "cleared" && isStill(timeline) && outcomeOf(timeline) === "won") {
    painter.drawCelebration(level, currentState(timeline), phaseMs, lamp);
  } else {
    if (isLossShown(attempt.played, lamp))
      painter.scene.drawTrails(level, timeline.steps, timeline.moveCount - 1, timeline.moveCount);
    const { blockedShake } = attempt;
    const pixels = blockedShakePixels(blockedShake);
    drawShifted(STEP_X[blockedShake.direction] * pixels, STEP_Y[blockedShake.direction] * pixels, () => {
      painter.drawPieces(level, shownMoment(timeline), lamp, rush);
    });
  }
}

/**
 * Returns whether the level cannot be won from its current state, and no piece moves. The paths of the pieces in the
 * last move are then drawn, too, so that the player sees what this move did.
 */
function isLossShown({ timeline }: Attempt["played"], lamp: Lamp): boolean {
  return isStill(timeline) && timeline.moveCount > 0 && (isBoardDark(lamp) || outcomeOf(timeline) === "lost");
}

/**
 * Draws a hint on the board. The hint's grade decides how much is drawn.
 * - First grade: only the rows and columns that the hint's text names are marked.
 * - Second grade: the board is dim except for a piece and the cell where it should stop, with a ring around that cell.
 * - Third grade: only the best move is shown. There is no ring, because it would look like another cell to stop in.
 */
function drawShownHint(attempt: Attempt, move: Direction, hint: BoardHint | undefined, look: ShownLook): void {
  const { painter, played, shownHintGrade } = attempt;
  const mark = hint?.mark;
  if (shownHintGrade === 1) {
    if (hint?.namedLines !== undefined && hint.namedLines.length > 0) drawNamedLines(attempt, hint.namedLines);
  } else if (shownHintGrade === LAST_HINT_GRADE) {
    painter.drawHint(played.level, currentState(played.timeline), move, look.lamp);
  } else drawMarkedStop(attempt, move, mark, backgroundOf(attempt, look), look.lamp);
}

function drawBlink({ painter, played }: Attempt, turn: number): void {
  painter.drawIdleAnimation(played.level, currentState(played.timeline), turn);
}
