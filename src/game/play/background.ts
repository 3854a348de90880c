/** Runs the background tasks of a level being played: its solution and difficulty, and the levels that come next. */
import { frameMs } from "../../device/clock";
import { leaveOutTurn } from "../../device/collector";
import { foresee, workAhead, type Ahead } from "./ahead";
import { workOnRound, type Round } from "./round";

/** The level being played, undefined before it has come, and the queue of the next levels. */
interface Working {
  readonly round: Round | undefined;
  readonly ahead: Ahead;
}

/** Background work begins no slice later than this in a frame: the collector's turn comes after it. */
const WORK_MS = 7.5;
/** Nor later than this, however long the rest of the frame has been: the frames after it will do. */
const LATEST_WORK_MS = 14.5;
/** Where the last slice was so long that the work has taken more, there is no time for the collector. */
const MOST_WORK_MS = 8.2;

/** Does what can be done in the background in the rest of the frame. */
export function work(screen: Working): void {
  const beganMs = frameMs();
  workUntil(screen, Math.min(beganMs + WORK_MS, LATEST_WORK_MS));
  if (frameMs() - beganMs > MOST_WORK_MS) leaveOutTurn();
}

function workUntil({ round, ahead }: Working, untilMs: number): void {
  if (round !== undefined && isUnexplored(round)) {
    workOnRound(round, untilMs);
    if (isUnexplored(round)) return;
    foresee(ahead, round);
  }
  // The next level comes first: the player waits for it, but not for the difficulty of the present level.
  workAhead(ahead, untilMs);
  if (round !== undefined) workOnRound(round, untilMs);
}

/** Whether the explorer has not yet found how the level can be won. */
function isUnexplored({ certifying, play }: Round): boolean {
  return certifying !== undefined && play.known === undefined;
}
