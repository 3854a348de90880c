/** Draws what the play screen shows until the first level is ready: an empty board and the countdown. */
import { fillBox, paintPicture, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture } from "../../device/screen";
import type { Preparation } from "../screen";
import { withChapter } from "./chapters";
import { drawCountdown } from "./countdown";
import { decideLampBeforeLevel } from "./lamp";
import { rushStatusOf } from "./level-background";
import type { LevelContext } from "./level-context";
import { isEmptyBoardDue, type Waiting } from "./wait-for-level";

/** Paints the empty board if the player sees it now and it is not painted yet. The painting takes a whole frame. */
export function prepareWaiting(waiting: Waiting, context: Pick<LevelContext, "puzzle" | "mode">): Preparation {
  const { puzzle, mode } = context;
  const { emptyBoardLevel } = mode;
  if (emptyBoardLevel === undefined || waiting.emptyBoard !== undefined || !isEmptyBoardDue(waiting, mode))
    return "ready";
  waiting.emptyBoard = paintPicture(() => {
    const { painter } = withChapter(puzzle, mode.chapter?.().index ?? 0);
    painter.drawBackground(emptyBoardLevel(), decideLampBeforeLevel(puzzle), rushStatusOf(context));
  });
  return "painting";
}

/** Draws the empty board, or a black screen until the board is painted, and the countdown of a timed mode. */
export function drawWaiting({ emptyBoard, countdownMs }: Waiting): void {
  if (emptyBoard === undefined) fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  else showPicture(emptyBoard);
  drawCountdown(countdownMs);
}
