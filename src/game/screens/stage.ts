import { wantsLessFlashing } from "../../device/screen";
import { drawImage, drawSprite } from "../../device/sprites";
import { CAST_HEIGHT, CAST_WIDTH, frameAt, GONE, xAt, type TitlePlay } from "../../puzzles/looks/title-play";
import type { SealedPuzzle } from "../../puzzles/sealed";

/** The place behind the title, where its little play is given again and again. */
export interface Stage {
  readonly puzzle: SealedPuzzle;
  /** How long it has been going on, the pauses included. */
  elapsedMs: number;
  /** What was seen of each actor when it was drawn last: its frame, and where it was. */
  readonly seen: number[];
}

/** Before each time; calmer screens have more of it. */
const PAUSE_MS = 600;
const CALMER_PAUSE_MS = 4000;

// Then nobody is looking, and the battery is spared until the title is shown again.
const MOST_TIMES = 12;

export function openStage(puzzle: SealedPuzzle): Stage {
  return { puzzle, elapsedMs: 0, seen: [] };
}

/** Lets time pass; gives whether anything looks different from what was drawn last. */
export function passStage(stage: Stage, elapsedMs: number): boolean {
  const { actors } = stage.puzzle.titlePlay;
  const allMs = MOST_TIMES * roundMs(stage.puzzle.titlePlay);
  stage.elapsedMs = Math.min(allMs, stage.elapsedMs + elapsedMs);
  const playMs = momentOf(stage);
  return actors.some(
    (actor, at) => stage.seen[2 * at] !== frameAt(actor, playMs) || stage.seen[2 * at + 1] !== xAt(actor, playMs),
  );
}

/** Draws the place and who plays in it, and notes how that looked. */
export function drawStage(stage: Stage): void {
  const { id, titlePlay } = stage.puzzle;
  drawImage(`images/${id}/title`, 0, 0);
  const playMs = momentOf(stage);
  titlePlay.actors.forEach((actor, at) => {
    const frame = frameAt(actor, playMs);
    const x = xAt(actor, playMs);
    stage.seen[2 * at] = frame;
    stage.seen[2 * at + 1] = x;
    if (frame !== GONE) drawSprite(`images/${id}/cast`, frame, x - CAST_WIDTH / 2, actor.y - CAST_HEIGHT);
  });
}

/** How far the play has come. */
function momentOf({ puzzle, elapsedMs }: Stage): number {
  return Math.max(0, (elapsedMs % roundMs(puzzle.titlePlay)) - pauseMs());
}

function roundMs({ lastsMs }: TitlePlay): number {
  return pauseMs() + lastsMs;
}

function pauseMs(): number {
  return wantsLessFlashing() ? CALMER_PAUSE_MS : PAUSE_MS;
}
