/**
 * Runs those updates (frames) of the game that are due in a frame of the browser, and then shows the game's screen on
 * the web page.
 */
import type { Console, ConsoleInput, FrameReport } from "../host";
import { createFramePacer } from "./frame-pacer";

interface UpdateOptions {
  readonly console: Pick<Console, "refreshRate" | "update">;
  readonly nextInput: (frameMs: number) => ConsoleInput;
  readonly onDrawn: () => void;
}

interface Updates {
  /** Runs the updates of the game that are due at `nowMs`. Returns whether the last update waits for a file. */
  run(nowMs: number): boolean;
  /** Makes the next `run` show the screen, because the game may have drawn outside an update. */
  noteDrawing(): void;
  /** Makes the next `run` ignore the time since the last frame, so that the time of a pause does not count. */
  restart(): void;
}

/**
 * Creates the object that runs a game's updates. The first frame shows the game's screen even without an update,
 * because the game may have drawn at its start.
 */
export function createUpdates({ console, nextInput, onDrawn }: UpdateOptions): Updates {
  const pacer = createFramePacer();
  let mayHaveDrawn = true;

  function updateOnce(): FrameReport {
    const refreshRate = console.refreshRate();
    return console.update(nextInput(refreshRate === 0 ? 0 : 1000 / refreshRate));
  }

  return {
    run(nowMs) {
      for (let due = pacer.due(nowMs, console.refreshRate()); due > 0; due--) {
        const report = updateOnce();
        mayHaveDrawn = report.hasDrawn || mayHaveDrawn;
        // Does not show an incomplete picture, whose update still waits for a file.
        if (report.isWaiting) return true;
      }
      if (mayHaveDrawn) onDrawn();
      mayHaveDrawn = false;
      return false;
    },
    noteDrawing() {
      mayHaveDrawn = true;
    },
    restart: () => pacer.restart(),
  };
}
