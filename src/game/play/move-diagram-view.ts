/**
 * Draws the texts beside the diagram of the moves. In puzzles without a player's piece, also draws a row of numbered
 * signs that shows which moves move the shown piece.
 */
import { drawPlainSign } from "../../puzzles/looks/move-diagram/draw-signs";
import { hasPlayerPiece } from "../../puzzles/looks/move-diagram/diagram";
import { signBox } from "../../puzzles/looks/move-diagram/sign-shape";
import type { SceneTextBox } from "../../puzzles/puzzle";
import { TEXTS } from "../texts/index";
import { drawHudText, LINE_HEIGHT, lineCount, longestInBox, sideBoxBelow, type AnyScene } from "./hud-text";
import { isWhole, type MoveDiagram } from "./move-diagram";

const SIGN_GAP = 3;
const ROW_HEIGHT = 20;
/** The distance from the text beside a move diagram to the rows of move signs below it, in pixels. */
const ROW_TOP = 3;

/** Draws the texts beside the diagram of the moves: what it shows, and the buttons that change it. */
export function drawDiagramTexts(scene: AnyScene, moves: MoveDiagram): void {
  const { range } = moves.diagram;
  const count = range.moves.length;
  const { nextPiece, close, some, turn } = TEXTS.play.diagram;
  const isOnePage = isWhole(moves.diagram);
  const counts = isOnePage ? [TEXTS.moves(count)] : some(range.from + 1, range.to, count);
  const hasMorePieces = moves.pieces.length > 1;
  // The numbered signs below the texts already show how many moves there are. So the text about the next piece can
  // replace the text with the number of moves.
  const main = hasMorePieces && isOnePage ? nextPiece : longestInBox(scene.texts.main, counts);
  const keys = hasMorePieces ? [`${nextPiece}  ${close}`, nextPiece] : [close];
  const sides = [...keys.flatMap((key) => turn.map((text) => `${text}  ${key}`)), ...turn];
  const side = isOnePage ? close : longestInBox(scene.texts.side, sides);
  drawHudText(scene, { main, side });
  if (!hasPlayerPiece(moves.diagram)) drawRows(scene, moves, rowsBox(scene, main, side));
}

/** Returns the box of the rows of numbered move signs, below the two texts. */
function rowsBox(scene: AnyScene, main: string, side: string): SceneTextBox {
  const box = sideBoxBelow(scene, main);
  return { ...box, y: box.y + lineCount(side, box) * LINE_HEIGHT + ROW_TOP };
}

/**
 * Draws a numbered sign for each move of the diagram. The sign is full if the move moves the piece that the diagram
 * shows, and hollow if it does not.
 */
function drawRows({ texts }: AnyScene, { diagram }: MoveDiagram, { x, y, width }: SceneTextBox): void {
  const { range, lines } = diagram;
  let left = x;
  let top = y;
  for (let moveIndex = range.from; moveIndex < range.to; moveIndex++) {
    const sign = { moveIndex, direction: range.moves[moveIndex].direction, isPushed: false, x: 0, y: 0 };
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
