import { collectByTurns, collectOneTurn } from "./collector";

// After a pause the game goes on where it stood: it never makes up for more than this at once.
const MAX_ELAPSED_MS = 66;

const FRAMES_PER_SECOND = 30;

/** Calls `frame` for every frame from now on, with the milliseconds since the one before. */
export function onEachFrame(frame: (elapsedMs: number) => void): void {
  playdate.display.setRefreshRate(FRAMES_PER_SECOND);
  collectByTurns();
  let beforeMs = playdate.getCurrentTimeMilliseconds();
  playdate.update = () => {
    const nowMs = playdate.getCurrentTimeMilliseconds();
    const elapsedMs = Math.min(MAX_ELAPSED_MS, nowMs - beforeMs);
    beforeMs = nowMs;
    playdate.resetElapsedTime();
    frame(elapsedMs);
    collectOneTurn(frameMs);
  };
}

/** Milliseconds since the present frame began, fractions included. */
export function frameMs(): number {
  return playdate.getElapsedTime() * 1000;
}

/** Calls `leave` whenever the player may not come back: the game ends, the console sleeps or is locked. */
export function onLeaving(leave: () => void): void {
  playdate.gameWillTerminate = leave;
  playdate.deviceWillSleep = leave;
  playdate.deviceWillLock = leave;
}

/** Calls `pause` when the system menu is about to open. */
export function onPausing(pause: () => void): void {
  playdate.gameWillPause = pause;
}

/** Seconds since the year 2000 began; differs from launch to launch, so it can seed a run. */
export function secondsSince2000(): number {
  const [seconds] = playdate.getSecondsSinceEpoch();
  return seconds;
}
