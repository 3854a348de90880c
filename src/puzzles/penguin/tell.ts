import type { Direction } from "../../kernel/direction";
import type { Cause, Stretch, Telling } from "../../kernel/motion";
import { Ground, type Level } from "./level";
import { cellOf, isCarriedRound, isOnBridge, type State } from "./state";

const SLIDE_MS_PER_CELL = 22;
/** What the penguin takes to get going, and to be turned by a treadmill from which it has no room to go. */
const START_MS = 40;
/** From one door to the other. */
const DOOR_MS = 270;
/** How long it takes to see what picks, or going round for ever, have done to it. */
const LOSE_MS = 400;

/** What the penguin looks like once it has lost: see `Stretch.look`. */
export const enum Look {
  Hurt = 1,
  Dizzy = 2,
}

/** A turn on a treadmill, or a way through a door. */
export interface Turn {
  /** The cell of the treadmill or of the door. */
  readonly cell: number;
  /** The same cell, or that of the other door. */
  readonly exit: number;
  readonly heading: Direction;
}

/** Tells of a slide from a place with its turns to its end, in stretches that go straight. */
export function tell(
  telling: Telling,
  level: Level,
  from: State,
  direction: Direction,
  turns: readonly Turn[],
  end: State,
): void {
  const { stretches } = telling;
  const piece = cellOf(from);
  let cell = piece;
  let heading = direction;
  let cause: Cause = "pushed";
  let nowMs = 0;
  const goOn = (to: number, how: Cause, takesMs: number, ending: Stretch["ending"]): void => {
    stretches.push({
      piece,
      cause: how,
      direction: heading,
      from: cell,
      to,
      startMs: nowMs,
      endMs: nowMs + takesMs,
      ending,
    });
    nowMs += takesMs;
    cell = to;
  };
  const slideMs = (to: number): number => {
    const ms = Math.floor((to - cell) / level.board.steps[heading]) * SLIDE_MS_PER_CELL;
    return nowMs === 0 || ms === 0 ? START_MS + ms : ms;
  };
  telling.player = piece;
  for (const turn of turns) {
    goOn(turn.cell, cause, slideMs(turn.cell), "on");
    if (turn.exit !== turn.cell) goOn(turn.exit, "gone", DOOR_MS, "on");
    else cause = "carried";
    heading = turn.heading;
  }
  if (isCarriedRound(end)) loseAt(stretches, Look.Dizzy);
  else {
    const to = cellOf(end);
    const met = isOnBridge(end) ? Ground.Ice : level.ground[to];
    goOn(
      to,
      cause,
      slideMs(to),
      met === Ground.Picks ? "on" : met === Ground.Snow || met === Ground.Finish ? "rest" : "hit",
    );
    if (met === Ground.Picks) loseAt(stretches, Look.Hurt);
  }
}

/** The penguin stays where its last stretch ended, and looks otherwise. */
function loseAt(stretches: Stretch[], look: Look): void {
  const { piece, direction, to, endMs } = stretches[stretches.length - 1];
  const stay = { from: to, to, startMs: endMs, endMs: endMs + LOSE_MS };
  stretches.push({ piece, cause: "changed", direction, ...stay, ending: "rest", look });
}
