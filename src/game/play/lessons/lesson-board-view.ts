/**
 * Draws the screen of a lesson, a tiny level that teaches something. lesson-view.ts lays out its parts and calls
 * functions of this file for the background and the pieces.
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
