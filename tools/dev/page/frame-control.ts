/** Controls the time of the game on the development page: pauses it, slows it down, and shows its last frames again. */
import type { Console, ConsoleInput, FrameReport } from "../../../simulator/host";
import { createFrameHistory, unpackPixels, type FrameCost } from "./frame-history";

/** Decides which frames of a simulated console run, and which frame the page shows. */
export interface FrameControl {
  /**
   * The console that the page uses in place of the simulated console. It runs a frame of the simulated console only if
   * a frame is due. During a pause, no frame is due. The page gets the picture of the shown frame, which may be an
   * older one.
   */
  readonly console: Console;
  /** Pauses the game, or continues a paused game from the newest frame. */
  togglePause(): void;
  /** Slows the game down to a quarter, then to a tenth, then back to full speed. */
  slowDown(): void;
  /** Pauses the game and shows the frame before the currently shown one. */
  stepBack(): void;
  /**
   * Pauses the game and shows the frame after the currently shown one. If the newest frame is shown, runs one more
   * frame.
   */
  stepForward(): void;
  /** Called after the game was replaced. Shows the newest picture of the new game. */
  showPresent(): void;
  state(): ControlState;
}

interface ControlState {
  readonly isPaused: boolean;
  /** How many times slower than normal the game runs: 1 is full speed, 4 is a quarter of the speed. */
  readonly slowness: number;
  /** How many frames the page is behind the game: the shown frame lies this many frames before the newest one. */
  readonly framesBack: number;
  readonly cost: FrameCost | undefined;
}

const SLOWNESSES: readonly number[] = [1, 4, 10];
const NOT_RUN: FrameReport = { instructionCount: 0, simulatedMs: 0, hasDrawn: false, isWaiting: false };

/**
 * Creates the frame control (which pauses and slows the game) for the simulated console `controlled`. At first the game
 * runs at full speed.
 */
export function createFrameControl(controlled: Console): FrameControl {
  const history = createFrameHistory();
  const pixels = new Uint8Array(controlled.pixels);
  const control = { isPaused: false, speed: 0, framesBack: 0, mustRun: false, mustShow: true, waited: 0 };

  function update(input: ConsoleInput): FrameReport {
    const report = isFrameDue(control) ? runFrame(input) : NOT_RUN;
    const hasDrawn = report.hasDrawn || control.mustShow;
    control.mustShow = false;
    return { ...report, hasDrawn };
  }

  function runFrame(input: ConsoleInput): FrameReport {
    const startMs = performance.now();
    const report = controlled.update(input);
    const browserMs = performance.now() - startMs;
    pixels.set(controlled.pixels);
    // Stores a frame only if the game has executed instructions in it. A game that has failed executes nothing. Its
    // empty frames must not replace the last ones before the failure.
    if (report.instructionCount > 0) {
      history.add(pixels, { ...report, browserMs, heapKilobytes: controlled.heapKilobytes() });
    }
    return report;
  }

  function showFrame(framesBack: number): void {
    const shown = history.frame(framesBack);
    if (shown === undefined) return;
    control.framesBack = framesBack;
    control.mustShow = true;
    unpackPixels(shown.bits, pixels);
  }

  function step(by: 1 | -1): void {
    control.isPaused = true;
    if (control.framesBack - by >= 0) showFrame(control.framesBack - by);
    else control.mustRun = true;
  }

  return {
    console: { ...controlled, update, pixels },
    togglePause: () => {
      control.isPaused = !control.isPaused;
      showFrame(0);
    },
    slowDown: () => void (control.speed = (control.speed + 1) % SLOWNESSES.length),
    stepBack: () => step(-1),
    stepForward: () => step(1),
    showPresent: () => {
      pixels.set(controlled.pixels);
      control.framesBack = 0;
      control.mustShow = true;
    },
    state: () => ({
      isPaused: control.isPaused,
      slowness: SLOWNESSES[control.speed],
      framesBack: control.framesBack,
      cost: history.frame(control.framesBack)?.cost,
    }),
  };
}

function isFrameDue(control: { isPaused: boolean; speed: number; mustRun: boolean; waited: number }): boolean {
  if (control.isPaused) {
    const isDue = control.mustRun;
    control.mustRun = false;
    return isDue;
  }
  control.waited++;
  if (control.waited < SLOWNESSES[control.speed]) return false;
  control.waited = 0;
  return true;
}
