/**
 * Repeats recorded input on a console that has just been started. The recording has all input since a start of the
 * game.
 */
import type { Console } from "../../../simulator/host";
import type { FrameClock } from "./frame-clock";
import type { FrameEntry, SessionEntry } from "./session";

/**
 * The largest number of frames that are repeated for one entry of idle frames in the recording. The other frames of the
 * entry are skipped, because a player may look at a level for minutes. A frame is idle if the player does nothing and
 * the game draws nothing and computes next to nothing.
 */
const MAX_IDLE_FRAMES = 30;

/** Repeats all recorded input on a console that has just been started. Throws the `GameError` if the game fails. */
export function replaySession(console: Console, clock: FrameClock, entries: readonly SessionEntry[]): void {
  for (const entry of entries) replayEntry(console, clock, entry);
}

function replayEntry(console: Console, clock: FrameClock, entry: SessionEntry): void {
  if (entry.kind === "frames") replayFrames(console, clock, entry);
  else if (entry.kind === "signal") console.signal(entry.event);
  else if (entry.kind === "key") console.keyPressed(entry.key);
  else if (entry.kind === "touch") console.touched(entry.phase, entry.x, entry.y);
  else if (entry.index < console.menuItems().length) console.chooseMenuItem(entry.index, entry.option);
}

function replayFrames(console: Console, clock: FrameClock, entry: FrameEntry): void {
  const { count, crankDegrees, isCrankDocked, isIdle } = entry;
  const run = isIdle ? Math.min(count, MAX_IDLE_FRAMES) : count;
  const held = new Set(entry.held);
  for (let index = 0; index < run; index++) console.update({ held, crankDegrees, isCrankDocked });
  if (count > run) clock.skipFrames(count - run);
}
