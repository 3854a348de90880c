/** What a slide of the penguin looks and sounds like, told from where it began, was turned, and ended. */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { Cause, Stretch, Telling } from "../../kernel/motion";
import { Ground, type Level } from "./level";
import { cellOf, isCarriedRound, isOnBridge, type State } from "./state";

/** What a treadmill or a door did to a sliding penguin. */
export interface Turn {
  /** Where it came to it. */
  readonly at: number;
  /** Where it goes on: the same cell, or the other door of the pair. */
  readonly on: number;
  /** Which way it goes on. */
  readonly heading: number;
}

/** How the penguin looks once it has lost: it fell into picks, or is dizzy from being carried round. */
export const enum Look {
  Fallen = 1,
  Dizzy = 2,
}

export const SLIDE_MS_PER_CELL = 25;
const CARRIED_MS_PER_CELL = 32;
/** What the penguin takes to get going. */
export const START_MS = 40;
/** From a door into the other one. */
const DOOR_MS = 400;
/** A treadmill that carries it right into something. */
const BUMP_MS = 80;
const LOST_MS = 400;

/** Adds the stretches of a slide from one position to another, by way of those turns. */
export function tell(
  telling: Telling,
  level: Level,
  from: State,
  direction: Direction,
  turns: readonly Turn[],
  end: State,
): void {
  const piece = cellOf(from);
  const { stretches } = telling;
  telling.player = piece;
  let cell = piece;
  let heading = direction;
  let cause: Cause = "pushed";
  const slide = (to: number, ending: Stretch["ending"]): void => {
    const startMs = endOf(stretches);
    const endMs = startMs + slideMs(level.board, cell, to, cause) + (startMs === 0 ? START_MS : 0);
    stretches.push({ piece, cause, direction: heading, from: cell, to, startMs, endMs, ending });
  };
  for (const turn of turns) {
    slide(turn.at, "on");
    cell = turn.on;
    if (turn.on === turn.at) cause = "carried";
    else passDoor(stretches, piece, heading, turn);
    heading = turn.heading as Direction;
  }
  const to = cellOf(end);
  const look = lookAt(level, end);
  if (!isCarriedRound(end)) slide(to, look === undefined ? endingAt(level, end) : "on");
  if (look === undefined) return;
  const startMs = endOf(stretches);
  const lost = { from: to, to, startMs, endMs: startMs + LOST_MS, look };
  stretches.push({ piece, cause: "changed", direction: heading, ...lost, ending: "rest" });
}

function passDoor(stretches: Stretch[], piece: number, direction: Direction, { at, on }: Turn): void {
  const startMs = endOf(stretches);
  const passing = { from: at, to: on, startMs, endMs: startMs + DOOR_MS };
  stretches.push({ piece, cause: "gone", direction, ...passing, ending: "on" });
}

function endOf(stretches: readonly Stretch[]): number {
  return stretches.length === 0 ? 0 : stretches[stretches.length - 1].endMs;
}

/** One that is carried right into something takes a moment, though it goes nowhere. */
function slideMs(board: Board, from: number, to: number, cause: Cause): number {
  const cells = Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
  if (cause === "pushed") return cells * SLIDE_MS_PER_CELL;
  return cells === 0 ? BUMP_MS : cells * CARRIED_MS_PER_CELL;
}

function lookAt({ ground }: Level, end: State): Look | undefined {
  if (isCarriedRound(end)) return Look.Dizzy;
  return !isOnBridge(end) && ground[end] === Ground.Picks ? Look.Fallen : undefined;
}

function endingAt({ ground }: Level, end: State): "hit" | "rest" {
  if (isOnBridge(end)) return "hit";
  return ground[end] === Ground.Snow || ground[end] === Ground.Finish ? "rest" : "hit";
}
