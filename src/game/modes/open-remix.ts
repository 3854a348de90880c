/** Opens the play screen with a level of the weekly remix (three levels with a special rule). */
import { createPlayScreen } from "../play/play-screen";
import { deleteResumePoint } from "../save/resume-point";
import { openResumePoint, type Save } from "../save/save";
import type { Screen } from "../screen";
import { PUZZLES } from "../../puzzles/index";
import type { PlayContext } from "../play/play-context";
import { seedOfRemix } from "./remix";
import { createRemixMode, type RemixLevel } from "./remix-mode";
import { resumeAttempt } from "./resume";

export function openRemix(context: PlayContext, remixLevel: RemixLevel): Screen {
  const { puzzle, save } = context;
  forgetOtherRemixes(save, puzzle.id);
  const left = openResumePoint(save, puzzle.id, "remix");
  const isOfLevel = left?.seed === seedOfRemix(remixLevel.week) && left.levelNumber === remixLevel.number;
  const attempt = resumeAttempt(puzzle, save, isOfLevel ? left : undefined);
  const mode = createRemixMode(context, remixLevel, attempt === undefined ? undefined : left);
  return createPlayScreen(context, mode, attempt, undefined);
}

/**
 * Removes the unfinished remix levels of all other puzzles from the save. They belong to earlier weeks and cannot be
 * opened any more.
 */
function forgetOtherRemixes(save: Save, puzzleId: string): void {
  for (const { id } of PUZZLES) if (id !== puzzleId) deleteResumePoint(save, id, "remix");
}
