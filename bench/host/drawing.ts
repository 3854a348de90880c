/** Measures the cost of drawing while a program plays every puzzle in the simulator. */
import { createSimulatedClock, MS_PER_INSTRUCTION } from "../../simulator/clocks";
import type { DrawingCall } from "../../simulator/host";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { winAndGoOn } from "../../tests/play/bot";
import { goOnAtPace } from "../../tests/play/endless-run";
import { press, startPlayer } from "../../tests/play/player";
import { storeWith } from "../../tests/play/saves";
import { chargeOf, HANDING_OVER_MS } from "./drawing-charges";
import { printFigure } from "./figures";

const LEVELS = 15;
const FRAMES_A_SECOND = 30;

/** The cost of a frame of the game: its Lua instructions and its calls of drawing functions. */
interface FrameCost {
  readonly luaMs: number;
  readonly drawingMs: number;
  readonly calls: number;
}

/**
 * Measures the first levels of every puzzle's endless mode in the simulator. The simulator's clock also counts the
 * assumed cost of drawing.
 */
export function benchDrawing(): void {
  for (const { id } of loadAllPuzzles()) {
    const costs = costsOf(id);
    const second = busiestSecond(costs);
    const frame = costs.reduce((most, cost) => (totalOf(cost) > totalOf(most) ? cost : most));
    printFigure(`drawing ${id}: a frame of the busiest second, ms`, meanOf(second, totalOf));
    printFigure(
      `drawing ${id}: of such a frame its Lua, ms`,
      meanOf(second, ({ luaMs }) => luaMs),
    );
    printFigure(
      `drawing ${id}: calls in such a frame`,
      meanOf(second, ({ calls }) => calls),
    );
    printFigure(`drawing ${id}: busiest frame, ms`, totalOf(frame));
    printFigure(`drawing ${id}: of the busiest frame its Lua, ms`, frame.luaMs);
  }
}

function costsOf(puzzleId: string): FrameCost[] {
  const drawn: { ms: number; calls: number }[] = [];
  const deviceTime = createSimulatedClock(0);
  const startFrame = (frameMs: number): void => {
    drawn.push({ ms: 0, calls: 0 });
    deviceTime.startFrame(frameMs);
  };
  const watchDrawing = (call: DrawingCall): void => {
    const ms = chargeOf(call);
    deviceTime.spend(ms / MS_PER_INSTRUCTION);
    const now = drawn.at(-1);
    if (now === undefined) return;
    now.ms += ms;
    now.calls++;
  };
  const clock = { ...deviceTime, startFrame };
  const player = startPlayer(storeWith(undefined, puzzleId), { clock, watchDrawing });
  press(player, "a");
  goOnAtPace(player);
  for (let level = 1; level <= LEVELS; level++) winAndGoOn(player);
  return player.reports.map(({ simulatedMs, hasDrawn }, index) => {
    return {
      luaMs: simulatedMs,
      drawingMs: drawn[index].ms + (hasDrawn ? HANDING_OVER_MS : 0),
      calls: drawn[index].calls,
    };
  });
}

function busiestSecond(costs: readonly FrameCost[]): readonly FrameCost[] {
  let busiest = costs.slice(0, FRAMES_A_SECOND);
  for (let from = 1; from + FRAMES_A_SECOND <= costs.length; from++) {
    const second = costs.slice(from, from + FRAMES_A_SECOND);
    if (meanOf(second, totalOf) > meanOf(busiest, totalOf)) busiest = second;
  }
  return busiest;
}

function totalOf({ luaMs, drawingMs }: FrameCost): number {
  return luaMs + drawingMs;
}

function meanOf(costs: readonly FrameCost[], of: (cost: FrameCost) => number): number {
  return costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
}
