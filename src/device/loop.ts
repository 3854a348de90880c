import { frameMs } from "./clock";
import { disableAutomaticCollection, collectGarbageSlice } from "./garbage-collector";

// After a pause the game goes on where it stood: it never makes up for more than this at once.
const MAX_ELAPSED_MS = 66;

const FRAMES_PER_SECOND = 30;

/** Calls `frame` for every frame from now on, with the milliseconds since the one before. */
export function onEachFrame(frame: (elapsedMs: number) => void): void {
  playdate.display.setRefreshRate(FRAMES_PER_SECOND);
  disableAutomaticCollection();
  let beforeMs = playdate.getCurrentTimeMilliseconds();
  playdate.update = () => {
    const nowMs = playdate.getCurrentTimeMilliseconds();
    const elapsedMs = Math.min(MAX_ELAPSED_MS, nowMs - beforeMs);
    beforeMs = nowMs;
    playdate.resetElapsedTime();
    frame(elapsedMs);
    collectGarbageSlice(frameMs);
  };
}
