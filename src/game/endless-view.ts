import { paintPicture, showPicture, type Picture } from "../device/screen";
import type { EndlessScreen } from "./endless-screen";
import { drawHud, type Lamp, type Whisper } from "./hud";
import { bestNextMove, canBeWon, type Play } from "./play";
import { isStill, moment, outcomeOf, present } from "./session";

const LEVELS_WITH_LESSON = 2;

// The ground is painted once for each level and shown beneath every frame of it.
let ground: Picture | undefined;
let groundOf: unknown;

/** Draws the whole screen: ground, pieces, hint and the quiet line. */
export function drawEndless<Level, State>(screen: EndlessScreen<Level, State>): void {
  const { play } = screen;
  if (play === undefined) return;
  showPicture(groundFor(screen, play.level));
  drawPieces(screen, play);
  const hint = screen.hintIsShown && isStill(play.session) ? bestNextMove(play) : undefined;
  if (hint !== undefined) screen.puzzle.painter.hint(play.level, present(play.session), hint);
  drawHud({
    levelNumber: screen.run.levelNumber,
    best: screen.best,
    lamp: lampOf(screen, play),
    whisper: whisperOf(screen, play),
  });
}

function groundFor<Level, State>(screen: EndlessScreen<Level, State>, level: Level): Picture {
  if (ground === undefined || groundOf !== level) {
    groundOf = level;
    ground = paintPicture(() => {
      screen.puzzle.painter.ground(level);
    });
  }
  return ground;
}

function drawPieces<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>): void {
  const { painter } = screen.puzzle;
  const { level, session } = play;
  if (screen.phase === "arriving") painter.arrival(level, screen.phaseMs);
  else if (screen.phase === "cleared" && isStill(session)) painter.farewell(level, present(session), screen.phaseMs);
  else {
    const { before, motions, elapsedMs } = moment(session);
    painter.pieces(level, before, motions, elapsedMs);
  }
}

function lampOf<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>): Lamp {
  const canWin = canBeWon(play);
  if (!screen.settings.lampIsShown || canWin === undefined) return "hidden";
  return canWin ? "lit" : "out";
}

function whisperOf<Level, State>(screen: EndlessScreen<Level, State>, play: Play<Level, State>): Whisper {
  if (outcomeOf(play.session) === "lost") return "rewind";
  const asksInVain = screen.hintIsShown && canBeWon(play) === false;
  if (asksInVain) return "rewind";
  const isFresh = screen.run.levelNumber <= LEVELS_WITH_LESSON && play.session.steps.length === 0;
  return isFresh ? "how to roll" : "none";
}
