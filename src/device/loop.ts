/**
 * Runs the frame loop. The loop calls the game 30 times a second, and collects garbage after each frame that the game
 * ran.
 */
import { readFrameMs } from "./clock";
import { disableAutomaticCollection, collectGarbageSlice } from "./garbage-collector";

/** The most milliseconds by which one frame advances the game, so that it does not jump ahead after a pause. */
const MAX_ELAPSED_MS = 66;

const FRAMES_PER_SECOND = 30;

let bootMs = 0;

/**
 * Returns how many milliseconds after the start of the program its first frame was done, for the check of the console.
 */
export function readBootMs(): number {
  return bootMs;
}

/**
 * Sets the function that is called in every frame. The function gets `game` and the milliseconds since the previous
 * frame. It returns whether the game ran the frame or left it out.
 */
export function onEachFrame<Game>(game: Game, frame: (game: Game, elapsedMs: number) => boolean): void {
  playdate.display.setRefreshRate(FRAMES_PER_SECOND);
  disableAutomaticCollection();
  let beforeMs = playdate.getCurrentTimeMilliseconds();
  playdate.update = () => {
    const nowMs = playdate.getCurrentTimeMilliseconds();
    const elapsedMs = Math.min(MAX_ELAPSED_MS, nowMs - beforeMs);
    beforeMs = nowMs;
    playdate.resetElapsedTime();
    if (frame(game, elapsedMs)) collectGarbageSlice(readFrameMs);
    if (bootMs === 0) bootMs = playdate.getCurrentTimeMilliseconds();
  };
}
