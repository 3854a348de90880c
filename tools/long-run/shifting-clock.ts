/**
 * The clock of a long run: the device clock of the simulator, whose date a stretch can change, and which measures how
 * much time each frame takes.
 */
import { createSimulatedClock, MS_PER_INSTRUCTION } from "../../simulator/clocks";
import type { Clock } from "../../simulator/host";

export interface ShiftingClock {
  readonly clock: Clock;
  /** Moves the date by some seconds, as a player does in the settings of the console. The seconds may be negative. */
  readonly shift: (seconds: number) => void;
  /** Lets the clock advance by the computing time of a drawing call. */
  readonly spendDrawing: (ms: number) => void;
  /** Returns the computing time of the current frame's drawing so far, in milliseconds. */
  readonly drawingMs: () => number;
  /** Returns the computing time of the current frame's instructions and garbage collection so far, in milliseconds. */
  readonly luaMs: () => number;
}

export function createShiftingClock(startSecondsSince2000: number): ShiftingClock {
  const device = createSimulatedClock(startSecondsSince2000);
  let shiftSeconds = 0;
  let frameStartMs = 0;
  let drawingMs = 0;
  return {
    clock: {
      ...device,
      secondsSince2000: () => device.secondsSince2000() + shiftSeconds,
      startFrame: (frameMs) => {
        device.startFrame(frameMs);
        frameStartMs = device.nowMs();
        drawingMs = 0;
      },
    },
    shift: (seconds) => {
      shiftSeconds += seconds;
    },
    spendDrawing: (ms) => {
      drawingMs += ms;
      device.spend(ms / MS_PER_INSTRUCTION);
    },
    drawingMs: () => drawingMs,
    luaMs: () => device.nowMs() - frameStartMs - drawingMs,
  };
}
