import type { Direction } from "../../kernel/direction";
import type { Cause, Heard, Stretch, Telling } from "../../kernel/motion";
import { Ground, type Level } from "./level";
import { cellOf, isCarriedRound, isOnBridge, type State } from "./state";

const SLIDE_MS_PER_CELL = 22;
/** What the penguin takes to get going. */
const START_MS = 40;
/** How long a treadmill turns it round before it carries it off. */
export const TURN_MS = 132;
/** From one door to the other. */
const DOOR_MS = 270;
/** How long it takes to see what picks, or going round for ever, have done to it. */
const LOSE_MS = 400;
/** How long it takes to see that something stopped it. */
const BUMP_MS = 66;
/** How long it stands at the finish and calls, before its colony does. */
const HOME_MS = 260;

/** What the penguin looks like once something stopped it, or once it has lost: see `Stretch.look`. */
export const enum Look {
  Hurt = 1,
  Dizzy = 2,
  Squashed = 3,
  Home = 4,
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
    if (cause === "carried") return TURN_MS + ms;
    return nowMs === 0 || ms === 0 ? START_MS + ms : ms;
  };
  telling.player = piece;
  for (const turn of turns) {
    goOn(turn.cell, cause, slideMs(turn.cell), "on");
    if (turn.exit !== turn.cell) goOn(turn.exit, "gone", DOOR_MS, "on");
    cause = turn.exit === turn.cell ? "carried" : "pushed";
    heading = turn.heading;
  }
  if (isCarriedRound(end)) stay(stretches, Look.Dizzy, LOSE_MS);
  else {
    const to = cellOf(end);
    const met = isOnBridge(end) ? Ground.Ice : level.ground[to];
    const isStopped = met !== Ground.Picks && met !== Ground.Snow && met !== Ground.Finish;
    goOn(to, cause, slideMs(to), isStopped ? "hit" : met === Ground.Picks ? "on" : "rest");
    if (isStopped) stay(stretches, Look.Squashed, BUMP_MS);
    else if (met === Ground.Picks) stay(stretches, Look.Hurt, LOSE_MS);
    else if (met === Ground.Finish) stay(stretches, Look.Home, HOME_MS, "home");
  }
}

/** The penguin stays where its last stretch ended, and looks otherwise. */
function stay(stretches: Stretch[], look: Look, lastsMs: number, heard?: Heard): void {
  const { piece, direction, to, endMs } = stretches[stretches.length - 1];
  const there = { from: to, to, startMs: endMs, endMs: endMs + lastsMs };
  const stretch = { piece, cause: "changed" as const, direction, ...there, ending: "rest" as const, look };
  stretches.push(heard === undefined ? stretch : { ...stretch, heard });
}
