/**
 * A small game for tests that only draws: in each frame, it draws the level of Fruit that the test describes in a file.
 */
import { readStored } from "../../../../src/device/storage";
import { parseDraft } from "../../../../src/kernel/draft";
import { isFault } from "../../../../src/kernel/fault";
import { durationMs, momentAtRest, type MoveRecord, type Motion } from "../../../../src/kernel/motion";
import { notation, type Level } from "../../../../src/puzzles/fruit/level";
import { painter } from "../../../../src/puzzles/fruit/paint/painter";
import { rules } from "../../../../src/puzzles/fruit/rules";
import type { State } from "../../../../src/puzzles/fruit/state";
import { REQUEST_FILE, type Request } from "./request";

interface MovesMade {
  readonly before: State;
  readonly after: State;
  readonly moves: readonly MoveRecord[];
}

function levelOf(map: string): Level {
  const draft = parseDraft(notation.legend, map);
  if (isFault(draft)) throw new Error(draft.fault.kind);
  return notation.levelOf(draft);
}

function makeMoves(level: Level, { moves }: Request): MovesMade {
  const { start, move } = rules(level);
  let made: MovesMade = { before: start, after: start, moves: [] };
  for (const direction of moves) {
    const motions: Motion[] = [];
    const after = move(made.after, direction, { motions });
    if (after === undefined) continue;
    made = { before: made.after, after, moves: [...made.moves, { direction, playerPiece: undefined, motions }] };
  }
  return made;
}

function paint(request: Request): void {
  const { lamp, shows, elapsedMs, hint } = request;
  const level = levelOf(request.map);
  const { before, after, moves } = makeMoves(level, request);
  const last = moves.length === 0 ? undefined : moves[moves.length - 1];
  painter.drawBackground(level, lamp);
  if (shows === "background") return;
  if (shows === "arrival") painter.drawArrival(level, elapsedMs ?? 0, "lit");
  else if (shows === "farewell") painter.drawCelebration(level, after, elapsedMs ?? 0, "lit");
  else {
    if (shows === "trails") painter.scene.drawTrails(level, moves, 0, moves.length);
    const isMoving = last !== undefined && elapsedMs !== undefined && elapsedMs < durationMs(last.motions);
    if (isMoving) painter.drawPieces(level, { before, move: last, elapsedMs }, lamp);
    else painter.drawPieces(level, momentAtRest(after), lamp);
    if (shows === "hint" && hint !== undefined) painter.drawHint(level, after, hint, "lit");
  }
}

playdate.update = () => {
  paint(readStored(REQUEST_FILE) as Request);
};
