/**
 * A simulated clock that also advances by the assumed time of drawing. On a real Playdate, the clock also runs while
 * the game draws.
 */
import { createSimulatedClock, MS_PER_INSTRUCTION } from "../../simulator/clocks";
import type { Clock, DrawingCall } from "../../simulator/host";
import { chargeOf } from "./drawing-charges";

interface DrawnFrame {
  readonly ms: number;
  readonly callCount: number;
}

interface DrawingClock {
  readonly clock: Clock;
  readonly watchDrawing: (call: DrawingCall) => void;
  readonly drawn: readonly DrawnFrame[];
}

/**
 * Creates a clock that counts Lua instructions and drawing. The simulator must be started with the returned `clock` and
 * `watchDrawing`.
 */
export function createDrawingClock(): DrawingClock {
  const drawn: { ms: number; callCount: number }[] = [];
  const deviceTime = createSimulatedClock(0);
  const startFrame = (frameMs: number): void => {
    drawn.push({ ms: 0, callCount: 0 });
    deviceTime.startFrame(frameMs);
  };
  const watchDrawing = (call: DrawingCall): void => {
    const ms = chargeOf(call);
    deviceTime.spend(ms / MS_PER_INSTRUCTION);
    const now = drawn.at(-1);
    if (now === undefined) return;
    now.ms += ms;
    now.callCount++;
  };
  return { clock: { ...deviceTime, startFrame }, watchDrawing, drawn };
}
