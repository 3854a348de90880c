/**
 * Draws the screen of a lesson: passes the functions that draw the background and the pieces (board-view.ts) to
 * lesson-view.ts, which lays out the parts of the screen.
 */
import { showPicture, type Box } from "../../../device/screen";
import type { Attempt, ShownLook } from "../attempt";
import { drawPiecesAndHint, drawTwisted, type BoardView } from "../board-view";
import { backgroundOf } from "../level-background";
import { drawLampChange } from "../surroundings";
import type { Tutorial } from "../tutorial";
import { drawLesson, LESSON_SPACE, lessonBoardBoxOf } from "./lesson-view";

export function drawLessonBoard(view: BoardView, tutorial: Tutorial, attempt: Attempt, look: ShownLook): void {
  const boxOf = (shown: Attempt): Box => lessonBoardBoxOf(tutorial, shown);
  const draw = (shown: Attempt): void => {
    drawLesson(tutorial, attempt, shown, look.lamp, {
      drawBackground: () => {
        showPicture(backgroundOf(shown, look));
        drawLampChange(view.surroundings, shown.painter, look.lamp);
      },
      drawPieces: () => {
        drawPiecesAndHint(view, attempt, shown, look);
      },
    });
  };
  drawTwisted(view, attempt, boxOf, draw, LESSON_SPACE);
}
