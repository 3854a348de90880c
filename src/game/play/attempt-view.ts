/** What is to be seen of a round: its ground, its pieces, and what is shown of what was or may be done. */
import { paintOnto, paintPicture, drawShifted, showPicture, type Picture } from "../../device/screen";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import type { Lamp, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueState } from "../../puzzles/any-puzzle";
import { bumpShakePixels, impactShakePixels } from "./shake";
import { hintedMove, type Attempt } from "./attempt";
import { isStill, shownMoment, outcomeOf, currentState, type Timeline } from "./timeline";

/** Draws the ground and the pieces, and the hint if one is asked for. */
export function drawAttempt(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): void {
  const { impact } = attempt;
  const pixels = impactShakePixels(impact);
  // It is painted before all is shifted, if it is not there yet.
  const background = backgroundOf(attempt, lamp, rush);
  drawShifted(STEP_X[impact.direction] * pixels, STEP_Y[impact.direction] * pixels, () => {
    showPicture(background);
    drawOnBackground(attempt, lamp, rush);
  });
}

function drawOnBackground(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): void {
  const { painter } = attempt;
  const { level, timeline } = attempt.played;
  if (attempt.phase === "arriving") painter.drawArrival(level, attempt.phaseMs, rush);
  else if (attempt.phase === "cleared" && isStill(timeline) && outcomeOf(timeline) === "won") {
    painter.drawCelebration(level, currentState(timeline), attempt.phaseMs);
  } else {
    const { before, move, elapsedMs } = shownMoment(timeline);
    if (isLossShown(timeline))
      painter.scene.drawTrails(level, timeline.steps, timeline.moveCount - 1, timeline.moveCount);
    const pixels = bumpShakePixels(attempt.bump);
    const drawPieces = (): void => {
      painter.drawPieces(level, before, move, elapsedMs, lamp, rush);
    };
    drawShifted(STEP_X[attempt.bump.direction] * pixels, STEP_Y[attempt.bump.direction] * pixels, drawPieces);
  }
  const hint = hintedMove(attempt);
  if (hint !== undefined) painter.drawHint(level, currentState(timeline), hint);
}

/** Draws one of those who stand on the board with its eyes shut, over how they stand. */
export function drawBlink({ painter, played }: Attempt, turn: number): void {
  painter.drawIdleAnimation(played.level, currentState(played.timeline), turn);
}

/** Draws the marks that all moves left, beneath the pieces as they stand now. */
export function drawHistory(attempt: Attempt, rush: RushStatus | undefined): void {
  const { painter, played } = attempt;
  const { timeline, level } = played;
  showPicture(backgroundOf(attempt, "lit", rush));
  painter.scene.drawTrails(level, timeline.steps, 0, timeline.moveCount);
  painter.drawPieces(level, currentState(timeline), undefined, 0, "lit", rush);
}

/** Whether the level is lost for all to see; then the move that lost it is marked. */
function isLossShown(timeline: Timeline<OpaqueState>): boolean {
  return isStill(timeline) && timeline.moveCount > 0 && outcomeOf(timeline) === "lost";
}

/** Paints the ground that is to be seen, if it is not there yet; gives whether it did: a frame has time for little else. */
export function paintNewBackground(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): boolean {
  if (attempt.backgrounds[lamp] !== undefined) return false;
  backgroundOf(attempt, lamp, rush);
  return true;
}

function backgroundOf({ painter, played, backgrounds }: Attempt, lamp: Lamp, rush: RushStatus | undefined): Picture {
  const paint = (): void => {
    painter.drawBackground(played.level, lamp, rush);
  };
  const cached = backgrounds[lamp];
  if (cached === undefined) {
    const picture = paintPicture(paint);
    backgrounds[lamp] = { picture, rush };
    return picture;
  }
  if (cached.rush?.lives !== rush?.lives || cached.rush?.twelfths !== rush?.twelfths) {
    paintOnto(cached.picture, paint);
    cached.rush = rush;
  }
  return cached.picture;
}
