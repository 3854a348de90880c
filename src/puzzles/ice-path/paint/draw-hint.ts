/** Draws the third and last grade of Ice Path's hints, which shows the best move. */
import { drawClipped } from "../../../device/screen";
import type { Direction } from "../../../kernel/direction";
import { isTravel, type MoveRecorder } from "../../../kernel/motion";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawPieces, sealBox } from "./pieces";
import { drawHintTrail } from "./trails";

/**
 * Draws a hint: the seal, which leans in the hinted direction, and a beam of light to the cell where the hinted move
 * would take the seal.
 */
export function drawHint(
  level: Level,
  state: State,
  direction: Direction,
  lamp: Lamp,
  drawBackground: (this: void, level: Level, lamp: Lamp) => void,
): void {
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const { playerPiece, motions } = record;
  const slide = motions.find((motion) => isTravel(motion));
  if (slide === undefined) return;
  // The box of the seal on the screen, which is covered with the background first. The hint draws the seal looking in
  // the hinted direction, and the seal on the screen may look another way.
  const { x, y, width, height } = sealBox(level.board, state);
  drawClipped(x, y, width, height, () => {
    drawBackground(level, lamp);
  });
  drawHintTrail(level, slide);
  drawPieces(level, { before: state, move: { direction, playerPiece, motions }, elapsedMs: 1 }, lamp);
}
