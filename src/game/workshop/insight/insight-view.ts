/**
 * Draws what the editor shows about an edited level (its insight): the best solution, hatching on cells that no piece
 * touches, and signs on things that could be removed.
 */
import { momentAtRest } from "../../../kernel/motion";
import { fillBox, fillDisc, hatch, paintOnto, showPicture, type Picture } from "../../../device/screen";
import { drawTexts, type EditorView } from "../editor-view";
import { onlySolutionTexts, needlessText, stateTexts, type Insight } from "./insight";
import { TEXTS } from "../texts/index";

/**
 * The sign on a thing that could be removed: a white disc around a black one with a minus, in the corner of the thing's
 * cell. All sizes are in pixels.
 */
const SIGN = { radius: 6, halo: 7, length: 6, thickness: 2 };

/**
 * Paints the background of the level into the cached picture of the editor's board, with hatching on the cells that no
 * piece ever touches.
 */
export function paintInsight(picture: Picture, { puzzle, draft, level, touched }: Insight): void {
  const { painter } = puzzle;
  paintOnto(picture, () => {
    painter.drawBackground(level, "lit");
    if (touched === undefined) return;
    for (const cell of draft.board.cells) {
      if (touched[cell]) continue;
      const { x, y, width, height } = painter.boxOf(draft.board, cell);
      hatch(x, y, width, height);
    }
  });
}

/**
 * Draws the level after the first `moveCount` moves of the best solution, with trails: lines along the paths of the
 * pieces in those moves. At the start of the solution, draws the trails of the coming moves and a sign on each thing
 * that could be removed.
 */
export function drawInsight(view: EditorView, insight: Insight, moveCount: number): void {
  const { puzzle, level, states } = insight;
  const { painter } = puzzle;
  showPicture(view.board);
  if (states.length === 0) {
    painter.drawPieces(level, momentAtRest(puzzle.rules(level).start), "lit");
    drawTexts(puzzle, ["…"], ["…"]);
    return;
  }
  painter.scene.drawTrails(level, insight.moves, 0, moveCount === 0 ? movesShownAtStart(insight) : moveCount);
  painter.drawPieces(level, momentAtRest(states[moveCount]), "lit");
  if (moveCount === 0) for (const { cell } of insight.needless) drawSign(insight, cell);
  if (moveCount === 0) drawTexts(puzzle, [needlessText(insight)], onlySolutionTexts(insight));
  else drawTexts(puzzle, [TEXTS.insight.move(moveCount, insight.moves.length)], stateTexts(insight, moveCount));
}

/**
 * Returns for how many moves trails (drawn paths of pieces) are shown at the start of the solution. The result is all
 * moves if each of them moves the player's piece, otherwise 1.
 */
function movesShownAtStart({ moves }: Insight): number {
  return moves.some(({ playerPiece }) => playerPiece === undefined) ? 1 : moves.length;
}

function drawSign({ puzzle, draft }: Insight, cell: number): void {
  const { x, y, width } = puzzle.painter.boxOf(draft.board, cell);
  const [middleX, middleY] = [x + width - SIGN.radius, y + SIGN.radius];
  fillDisc("white", middleX, middleY, SIGN.halo);
  fillDisc("black", middleX, middleY, SIGN.radius);
  fillBox("white", middleX - SIGN.length / 2, middleY - SIGN.thickness / 2, SIGN.length, SIGN.thickness);
}
