/** What is to be seen of a round: its ground, its pieces, and what is shown of what was or may be done. */
import { paintOnto, paintPicture, shifted, showPicture, type Picture } from "../../device/screen";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import type { Lamp, RunStanding } from "../../puzzles/puzzle";
import type { SealedState } from "../../puzzles/sealed";
import { bumpPixels, kickPixels } from "./jolt";
import { hintedMove, type Round } from "./round";
import { isStill, moment, outcomeOf, present, type Session } from "./session";

/** Draws the ground and the pieces, and the hint if one is asked for. */
export function drawRound(round: Round, lamp: Lamp, run: RunStanding | undefined): void {
  const { kick } = round;
  const pixels = kickPixels(kick);
  // It is painted before all is shifted, if it is not there yet.
  const ground = groundOf(round, lamp, run);
  shifted(STEP_X[kick.direction] * pixels, STEP_Y[kick.direction] * pixels, () => {
    showPicture(ground);
    drawOnGround(round, lamp, run);
  });
}

function drawOnGround(round: Round, lamp: Lamp, run: RunStanding | undefined): void {
  const { painter } = round;
  const { level, session } = round.play;
  if (round.phase === "arriving") painter.arrival(level, round.phaseMs, run);
  else if (round.phase === "cleared" && isStill(session) && outcomeOf(session) === "won") {
    painter.farewell(level, present(session), round.phaseMs);
  } else {
    const { before, move, elapsedMs } = moment(session);
    if (isLost(session)) painter.scene.ways(level, session.steps, session.goal - 1, session.goal);
    const pixels = bumpPixels(round.bump);
    const drawPieces = (): void => {
      painter.pieces(level, before, move, elapsedMs, lamp, run);
    };
    shifted(STEP_X[round.bump.direction] * pixels, STEP_Y[round.bump.direction] * pixels, drawPieces);
  }
  const hint = hintedMove(round);
  if (hint !== undefined) painter.hint(level, present(session), hint);
}

/** Draws one of those who stand on the board with its eyes shut, over how they stand. */
export function drawBlink({ painter, play }: Round, turn: number): void {
  painter.blink(play.level, present(play.session), turn);
}

/** Draws the marks that all moves left, beneath the pieces as they stand now. */
export function drawHistory(round: Round, run: RunStanding | undefined): void {
  const { painter, play } = round;
  const { session, level } = play;
  showPicture(groundOf(round, "lit", run));
  painter.scene.ways(level, session.steps, 0, session.goal);
  painter.pieces(level, present(session), undefined, 0, "lit", run);
}

/** Whether the level is lost for all to see; then the move that lost it is marked. */
function isLost(session: Session<SealedState>): boolean {
  return isStill(session) && session.goal > 0 && outcomeOf(session) === "lost";
}

/** Paints the ground that is to be seen, if it is not there yet; gives whether it did: a frame has time for little else. */
export function paintNewGround(round: Round, lamp: Lamp, run: RunStanding | undefined): boolean {
  if (round.grounds[lamp] !== undefined) return false;
  groundOf(round, lamp, run);
  return true;
}

function groundOf({ painter, play, grounds }: Round, lamp: Lamp, run: RunStanding | undefined): Picture {
  const paint = (): void => {
    painter.ground(play.level, lamp, run);
  };
  const known = grounds[lamp];
  if (known === undefined) {
    const picture = paintPicture(paint);
    grounds[lamp] = { picture, run };
    return picture;
  }
  if (known.run?.lamps !== run?.lamps || known.run?.twelfths !== run?.twelfths) {
    paintOnto(known.picture, paint);
    known.run = run;
  }
  return known.picture;
}
