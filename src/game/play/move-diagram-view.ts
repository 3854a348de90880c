/**
 * Draws the diagram of the moves of a level, with its texts. In puzzles without a player's piece, the diagram is about
 * one piece at a time; a row of numbered signs then shows in which moves this piece moves.
 */
import { coverThinly, drawClipped, showPicture } from "../../device/screen";
import { momentAtRest } from "../../kernel/motion";
import { drawDiagramLines, drawDiagramSigns, hasPlayerPiece } from "../../puzzles/looks/move-diagram/diagram";
import { drawPlainSign } from "../../puzzles/looks/move-diagram/draw-signs";
import { signBox } from "../../puzzles/looks/move-diagram/sign-shape";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { TEXTS } from "../texts/index";
import type { Attempt, ShownLook } from "./attempt";
import { drawHudText, LINE_HEIGHT, countLines, findLongestInBox, sideBoxBelow, type AnyScene } from "./hud-text";
import { backgroundOf } from "./level-background";
import { showsAllMoves, type MoveDiagram } from "./move-diagram";
import { stateAt } from "./timeline";

const SIGN_GAP = 3;
const ROW_HEIGHT = 20;
/** The distance from the text beside a move diagram to the rows of move signs below it, in pixels. */
const ROW_TOP = 3;

/**
 * Draws the diagram of the moves of a level: its lines and numbers, the pieces where they are before the first shown
 * move, and the texts beside the diagram.
 */
export function drawMoveDiagram(attempt: Attempt, moves: MoveDiagram, look: ShownLook, scene: AnyScene): void {
  const { diagram, firstMove } = moves;
  const { lamp, rush } = look;
  const { painter, played } = attempt;
  const background = backgroundOf(attempt, look);
  const drawPieces = (): void => {
    painter.drawPieces(played.level, momentAtRest(stateAt(played.timeline, firstMove)), lamp, rush);
  };
  showPicture(background);
  if (hasPlayerPiece(diagram)) {
    drawLines(diagram);
    drawPieces();
  } else {
    // In puzzles without a player's piece, any piece may move. Therefore all pieces become faint below the lines of the
    // diagram. The piece that the diagram is about is then drawn again, so that it is not faint.
    drawPieces();
    coverThinly(background);
    painter.scene.moveFollower?.draw(played.level, lamp, firstMove);
    const { start } = diagram;
    drawLines(diagram);
    drawClipped(start.x, start.y, start.width, start.height, drawPieces);
  }
  drawDiagramSigns(diagram);
  drawDiagramTexts(scene, moves);
}

/**
 * Draws the lines of the diagram. In a cave (a level of several rooms), a line may lead out of the room that the
 * painter shows. Nothing is drawn outside this room.
 */
function drawLines(diagram: MoveDiagram["diagram"]): void {
  const { x, y, width, height } = diagram.grid.bounds;
  drawClipped(x, y, width, height, () => {
    drawDiagramLines(diagram);
  });
}

function drawDiagramTexts(scene: AnyScene, moves: MoveDiagram): void {
  const { range } = moves.diagram;
  const count = range.moves.length;
  const { nextPiece, close, some, turn, turnOrNextPiece } = TEXTS.play.diagram;
  const isOnePage = showsAllMoves(moves.diagram);
  const counts = isOnePage ? [TEXTS.moves(count)] : some(range.from + 1, range.to, count);
  const hasMorePieces = moves.pieces.length > 1;
  const main = findLongestInBox({ ...scene.texts.main, maxLines: 1 }, counts);
  const pageKeys = hasMorePieces ? turnOrNextPiece : turn;
  const keys = isOnePage ? (hasMorePieces ? nextPiece : [close]) : pageKeys;
  const side = findLongestInBox({ ...scene.texts.side, maxLines: 1 }, keys);
  drawHudText(scene, { main, side });
  if (!hasPlayerPiece(moves.diagram)) drawRows(scene, moves, rowsBox(scene, main, side));
}

/** Returns the box of the rows of numbered move signs, below the two texts. */
function rowsBox(scene: AnyScene, main: string, side: string): SceneTextBox {
  const box = sideBoxBelow(scene, main);
  return { ...box, y: box.y + countLines(side, box) * LINE_HEIGHT + ROW_TOP };
}

/**
 * Draws a numbered sign for each move of the diagram. The sign is full for a move of the piece that the diagram shows,
 * and hollow for other moves.
 */
function drawRows({ texts }: AnyScene, { diagram }: MoveDiagram, { x, y, width }: SceneTextBox): void {
  const { range, lines } = diagram;
  let left = x;
  let top = y;
  for (let moveIndex = range.from; moveIndex < range.to; moveIndex++) {
    const sign = {
      moveIndex,
      direction: range.moves[moveIndex].direction,
      isPushed: false,
      isOnPiece: false,
      x: 0,
      y: 0,
    };
    const box = signBox(sign);
    if (left + box.width > x + width) {
      left = x;
      top += ROW_HEIGHT;
    }
    const isHollow = !lines.some((line) => line.moveIndex === moveIndex);
    drawPlainSign({ ...sign, x: left - box.x, y: top + ROW_HEIGHT / 2 }, texts.ink, isHollow);
    left += box.width + SIGN_GAP;
  }
}
