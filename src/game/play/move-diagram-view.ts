/** Draws the diagram of the moves of a level, with its texts. */
import { drawClipped, showPicture } from "../../device/screen";
import { momentAtRest } from "../../kernel/motion";
import { drawDiagramArrows, drawDiagramLines } from "../../puzzles/looks/move-diagram/diagram";
import { TEXTS } from "../texts/index";
import type { Attempt, ShownLook } from "./attempt";
import { drawHudText, findLongestInBox, mainBoxBeside, sideBoxBeside, type AnyScene } from "./hud-text";
import { backgroundOf } from "./level-background";
import { showsAllMoves, showsLastMoves, type MoveDiagram } from "./move-diagram";
import { stateAt } from "./timeline";

/** Draws the diagram of the moves of a level: lines and numbers, the pieces before the first shown move, and texts. */
export function drawMoveDiagram(attempt: Attempt, moves: MoveDiagram, look: ShownLook, scene: AnyScene): void {
  const { diagram, firstMove } = moves;
  const { lamp, rush } = look;
  const { painter, played } = attempt;
  const { x, y, width, height } = diagram.grid.bounds;
  showPicture(backgroundOf(attempt, look));
  painter.scene.moveFollower?.draw(played.level, lamp, firstMove);
  // In a cave (a level of several rooms), a line may lead out of the room that the painter shows. Nothing is drawn
  // outside this room.
  drawClipped(x, y, width, height, () => {
    drawDiagramLines(diagram);
  });
  painter.drawPieces(played.level, momentAtRest(stateAt(played.timeline, firstMove)), lamp, rush);
  drawClipped(x, y, width, height, () => {
    drawDiagramArrows(diagram);
  });
  drawDiagramTexts(scene, moves);
}

function drawDiagramTexts(scene: AnyScene, { diagram }: MoveDiagram): void {
  const { range } = diagram;
  const count = range.moves.length;
  const { close, all, one, some, nextMove, nextMoves, again } = TEXTS.play.diagram;
  const isOne = range.to - range.from === 1;
  const counts = showsAllMoves(diagram)
    ? all(count)
    : isOne
      ? one(range.to, count)
      : some(`${range.from + 1}–${range.to}`, count);
  const onward = showsLastMoves(diagram) ? again : isOne ? nextMove : nextMoves;
  const keys = showsAllMoves(diagram) ? [close] : onward;
  const main = findLongestInBox({ ...mainBoxBeside(scene, keys[keys.length - 1]), maxLines: 1 }, counts);
  const side = findLongestInBox({ ...sideBoxBeside(scene, main), maxLines: 1 }, keys);
  drawHudText(scene, { main, side });
}
