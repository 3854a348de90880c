/** Measures how long each frame takes while a program plays the game in the simulator, drawing included. */
import type { Store } from "../../simulator/host";
import { startPlayer, type Player } from "../../tests/play/player";
import { HANDING_OVER_MS } from "./drawing-charges";
import { createDrawingClock } from "./drawing-clock";

/** The time of one frame: its Lua instructions, and its drawing with the transfer of the screen to the display. */
export interface FrameCost {
  readonly luaMs: number;
  readonly drawingMs: number;
  readonly callCount: number;
}

interface MeasuredPlayer {
  /** The game in the simulator, with the buttons that a program presses. Its frames are measured. */
  readonly player: Player;
  readonly costs: () => readonly FrameCost[];
}

/**
 * Starts the game in the simulator with the saved data in `store`, and with a clock that includes the computing time of
 * drawing. Returns the simulated player with the measured times.
 */
export function startMeasured(store: Store): MeasuredPlayer {
  const { clock, watchDrawing, drawn } = createDrawingClock();
  const player = startPlayer(store, { clock, watchDrawing });
  const costs = (): readonly FrameCost[] =>
    player.reports.map(({ simulatedMs, hasDrawn }, index) => {
      return {
        luaMs: simulatedMs,
        drawingMs: drawn[index].ms + (hasDrawn ? HANDING_OVER_MS : 0),
        callCount: drawn[index].callCount,
      };
    });
  return { player, costs };
}

export function totalOf({ luaMs, drawingMs }: FrameCost): number {
  return luaMs + drawingMs;
}

/** Returns the slowest of the measured frames. Throws if the list is empty. */
export function busiestOf(costs: readonly FrameCost[]): FrameCost {
  return costs.reduce((most, cost) => (totalOf(cost) > totalOf(most) ? cost : most));
}
