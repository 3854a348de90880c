import type { Direction } from "../../kernel/direction";
import type { MotionCause, SoundCue, Motion, MoveRecorder } from "../../kernel/motion";
import { Floor, type Level } from "./level";
import { cellOf, isInLoop, isOnBridge, type State } from "./state";

const SLIDE_MS_PER_CELL = 22;
/** What the penguin takes to get going. */
const START_MS = 40;
/** How long a treadmill turns it round before it carries it off. */
export const TURN_MS = 132;
/** From one door to the other. */
const DOOR_MS = 270;
/** How long it takes to see what picks, or going round for ever, have done to it. */
const LOSS_MS = 400;
/** How long it takes to see that something stopped it. */
const BUMP_MS = 66;
/** How long it stands at the finish and calls, before its colony does. */
const FINISH_CALL_MS = 260;

/** What the penguin looks like once something stopped it, or once it has lost: see `Stretch.look`. */
export const enum Look {
  Hurt = 1,
  Dizzy = 2,
  Squashed = 3,
  AtFinish = 4,
}

/** A turn on a treadmill, or a way through a door. */
export interface Redirection {
  /** The cell of the treadmill or of the door. */
  readonly cell: number;
  /** The same cell, or that of the other door. */
  readonly exitCell: number;
  readonly heading: Direction;
}

/** Tells of a slide from a place with its turns to its end, in stretches that go straight. */
export function recordSlide(
  record: MoveRecorder,
  level: Level,
  from: State,
  direction: Direction,
  redirections: readonly Redirection[],
  end: State,
): void {
  const { motions } = record;
  const piece = cellOf(from);
  let cell = piece;
  let heading = direction;
  let cause: MotionCause = "pushed";
  let nowMs = 0;
  const addStretch = (to: number, stretchCause: MotionCause, durationMs: number, ending: Motion["ending"]): void => {
    motions.push({
      piece,
      cause: stretchCause,
      direction: heading,
      from: cell,
      to,
      startMs: nowMs,
      endMs: nowMs + durationMs,
      ending,
    });
    nowMs += durationMs;
    cell = to;
  };
  const slideMs = (to: number): number => {
    const ms = Math.floor((to - cell) / level.board.steps[heading]) * SLIDE_MS_PER_CELL;
    if (cause === "carried") return TURN_MS + ms;
    return nowMs === 0 || ms === 0 ? START_MS + ms : ms;
  };
  record.playerPiece = piece;
  for (const redirection of redirections) {
    addStretch(redirection.cell, cause, slideMs(redirection.cell), "on");
    if (redirection.exitCell !== redirection.cell) addStretch(redirection.exitCell, "gone", DOOR_MS, "on");
    cause = redirection.exitCell === redirection.cell ? "carried" : "pushed";
    heading = redirection.heading;
  }
  if (isInLoop(end)) addStay(motions, Look.Dizzy, LOSS_MS);
  else {
    const to = cellOf(end);
    const met = isOnBridge(end) ? Floor.Ice : level.floor[to];
    const isStopped = met !== Floor.Picks && met !== Floor.Snow && met !== Floor.Finish;
    addStretch(to, cause, slideMs(to), isStopped ? "hit" : met === Floor.Picks ? "on" : "rest");
    if (isStopped) addStay(motions, Look.Squashed, BUMP_MS);
    else if (met === Floor.Picks) addStay(motions, Look.Hurt, LOSS_MS);
    else if (met === Floor.Finish) addStay(motions, Look.AtFinish, FINISH_CALL_MS, "home");
  }
}

/** The penguin stays where its last stretch ended, and looks otherwise. */
function addStay(motions: Motion[], look: Look, durationMs: number, soundCue?: SoundCue): void {
  const { piece, direction, to, endMs } = motions[motions.length - 1];
  const there = { from: to, to, startMs: endMs, endMs: endMs + durationMs };
  const motion = { piece, cause: "changed" as const, direction, ...there, ending: "rest" as const, look };
  motions.push(soundCue === undefined ? motion : { ...motion, soundCue });
}
