/**
 * Draws a level being played: the background, the pieces, their trails and the hint. The texts around the board are
 * drawn by hud-text.ts.
 */
import { paintOnto, paintPicture, drawShifted, showPicture, type Picture } from "../../device/screen";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import { momentAtRest } from "../../kernel/motion";
import { isBoardDark } from "../../puzzles/looks/board-light";
import type { Lamp, RushStatus } from "../../puzzles/puzzle";
import type { OpaqueState } from "../../puzzles/any-puzzle";
/** Loads the diagram of the moves when it is first shown. @lazy move-diagram */
import { drawDiagramLines, drawDiagramSigns, hasPlayerPiece } from "../../puzzles/looks/move-diagram/diagram";
import { bumpShakePixels, impactShakePixels } from "./shake";
import type { Attempt } from "./attempt";
import { hintedMove, LAST_GRADE } from "./hint";
import { drawHintPlace } from "./hint-place";
import { isLampChanging, type LampChange } from "./lamp-change";
import type { MoveDiagram } from "./move-diagram";
import { drawScenery, type Scenery } from "./scenery";
import { isStill, shownMoment, outcomeOf, currentState, stateAt, type Timeline } from "./timeline";

/**
 * The pictures in the scene beside the board that move on their own, such as a sail, and the part of the lamp that
 * moves.
 */
interface MovingScene {
  readonly lampChange: LampChange;
  readonly scenery: Scenery;
}

/** Draws the level being played: the background, the pieces and, if the player has asked for a hint, the hint. */
export function drawAttempt(
  attempt: Attempt,
  lamp: Lamp,
  { lampChange, scenery }: MovingScene,
  rush: RushStatus | undefined,
): void {
  const { impact } = attempt;
  const pixels = impactShakePixels(impact);
  // Paints the background outside `drawShifted`, because the picture is cached and must not contain the shift of a
  // screen shake.
  const background = backgroundOf(attempt, lamp, rush);
  drawShifted(STEP_X[impact.direction] * pixels, STEP_Y[impact.direction] * pixels, () => {
    showPicture(background);
    const { movements, drawLampChange } = attempt.painter.scene;
    if (movements !== undefined && !isBoardDark(lamp)) drawScenery(scenery, movements);
    if (isLampChanging(lampChange)) drawLampChange?.(lamp, lampChange.elapsedMs);
    drawOnBackground(attempt, lamp, rush);
    drawShownHint(attempt, background, lamp);
  });
}

function drawOnBackground(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): void {
  const { painter } = attempt;
  const { level, timeline } = attempt.played;
  if (attempt.phase === "arriving") painter.drawArrival(level, attempt.phaseMs, lamp, rush);
  else if (attempt.phase === "cleared" && isStill(timeline) && outcomeOf(timeline) === "won") {
    painter.drawCelebration(level, currentState(timeline), attempt.phaseMs, lamp);
  } else {
    const moment = shownMoment(timeline);
    if (isLossShown(timeline))
      painter.scene.drawTrails(level, timeline.steps, timeline.moveCount - 1, timeline.moveCount);
    const pixels = bumpShakePixels(attempt.bump);
    const drawPieces = (): void => {
      painter.drawPieces(level, moment, lamp, rush);
    };
    drawShifted(STEP_X[attempt.bump.direction] * pixels, STEP_Y[attempt.bump.direction] * pixels, drawPieces);
  }
}

/** Draws the second or third grade of a hint. The first grade is only a text beside the board. */
function drawShownHint(attempt: Attempt, background: Picture, lamp: Lamp): void {
  const { painter, played, shownHintGrade } = attempt;
  const move = hintedMove(attempt);
  if (move === undefined || shownHintGrade === 1) return;
  if (shownHintGrade === LAST_GRADE) painter.drawHint(played.level, currentState(played.timeline), move, lamp);
  else drawHintPlace(attempt, move, background, lamp);
}

/**
 * Draws one figure on the board with shut eyes, over the pieces. `turn` is the number of the blink; it selects the
 * figure.
 */
export function drawBlink({ painter, played }: Attempt, turn: number): void {
  painter.drawIdleAnimation(played.level, currentState(played.timeline), turn);
}

/** Draws the diagram of the moves of a level: its lines and numbers, with the pieces as before the first shown move. */
export function drawMoveDiagram(
  attempt: Attempt,
  { diagram, firstMove }: MoveDiagram,
  lamp: Lamp,
  rush: RushStatus | undefined,
): void {
  const { painter, played } = attempt;
  showPicture(backgroundOf(attempt, lamp, rush));
  // In puzzles without a player's piece, all pieces move. Lines beneath the pieces would then be hidden, so they are
  // drawn over them.
  const isBeneath = hasPlayerPiece(diagram);
  if (isBeneath) drawDiagramLines(diagram);
  painter.drawPieces(played.level, momentAtRest(stateAt(played.timeline, firstMove)), lamp, rush);
  if (!isBeneath) drawDiagramLines(diagram);
  drawDiagramSigns(diagram);
}

/** Returns whether the level is lost and no piece moves. The view then draws the trail of the last move. */
function isLossShown(timeline: Timeline<OpaqueState>): boolean {
  return isStill(timeline) && timeline.moveCount > 0 && outcomeOf(timeline) === "lost";
}

/**
 * Paints the level's background, with the lamp lit or dark, if that background is not cached yet. Returns whether it
 * painted. If it did, the frame has no time left to draw the pieces.
 */
export function paintNewBackground(attempt: Attempt, lamp: Lamp, rush: RushStatus | undefined): boolean {
  if (attempt.backgrounds[lamp] !== undefined) return false;
  backgroundOf(attempt, lamp, rush);
  return true;
}

/**
 * Returns the cached background of the level for a lit or dark lamp. Paints the background first if it is missing.
 * Repaints it if it shows old lives or an old clock of the timed mode.
 */
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
