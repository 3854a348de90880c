import { fillBox, fillDisc, hatch, paintOnto, showPicture } from "../../../device/screen";
import { drawTexts, type EditorView } from "../editor-view";
import { onlySolutionTexts, needlessText, stateTexts, type Insight } from "./insight";

/** The sign of what is needless: a minus on a disc, in the cell's corner. */
const SIGN = { radius: 6, halo: 7, length: 6, thickness: 2 };

/** Paints the ground of the level as the board, what no line ever touches hatched. */
export function paintInsight({ board: picture }: EditorView, { puzzle, draft, level, touched }: Insight): void {
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
 * Draws the level after so many moves of the best line, with the way there; at the start the way to come, and a sign on
 * what is needless.
 */
export function drawInsight(view: EditorView, insight: Insight, moveCount: number): void {
  const { puzzle, level, states } = insight;
  const { painter } = puzzle;
  showPicture(view.board);
  if (states.length === 0) {
    painter.drawPieces(level, puzzle.rules(level).start, undefined, 0, "lit");
    drawTexts(puzzle, ["…"], ["…"]);
    return;
  }
  painter.scene.drawTrails(level, insight.moves, 0, moveCount === 0 ? movesShownAtStart(insight) : moveCount);
  painter.drawPieces(level, states[moveCount], undefined, 0, "lit");
  if (moveCount === 0) for (const { cell } of insight.needless) drawSign(insight, cell);
  if (moveCount === 0) drawTexts(puzzle, [needlessText(insight)], onlySolutionTexts(insight));
  else drawTexts(puzzle, [`move ${moveCount}/${insight.moves.length}`], stateTexts(insight, moveCount));
}

/** Where one piece goes its whole way is to be seen; where all things move at once, only what the first move does. */
function movesShownAtStart({ moves }: Insight): number {
  return moves.some(({ playerPiece }) => playerPiece === undefined) ? 1 : moves.length;
}

/** In the upper right corner of the cell: it could go. */
function drawSign({ puzzle, draft }: Insight, cell: number): void {
  const { x, y, width } = puzzle.painter.boxOf(draft.board, cell);
  const [middleX, middleY] = [x + width - SIGN.radius, y + SIGN.radius];
  fillDisc("white", middleX, middleY, SIGN.halo);
  fillDisc("black", middleX, middleY, SIGN.radius);
  fillBox("white", middleX - SIGN.length / 2, middleY - SIGN.thickness / 2, SIGN.length, SIGN.thickness);
}
