/** Controls the stand-in for a Playdate that rig/playdate.lua defines on the emulated processor. */

/** The functions that rig/playdate.lua offers to the benchmark. */
interface Device {
  /** Whether the game has drawn anything since the frame began. */
  readonly drew: boolean;
  /** Returns how many instructions ran since the frame began, and how many of them were the garbage collector's. */
  readonly spent: (this: void) => LuaMultiReturn<[instructions: number, ofCollector: number]>;
  /**
   * Returns after how many instructions of this frame the game first asked for the elapsed time. The game asks when its
   * background work begins.
   */
  readonly firstAsked: (this: void) => number | undefined;
  /** Begins the next frame, in which the player presses `button`; 0 means no button. */
  readonly beginFrame: (this: void, button: number) => void;
}

declare const device: Device;

/** The cost of one update of the game, in instructions. */
interface FrameCost {
  readonly total: number;
  readonly ofCollector: number;
  /**
   * How many instructions the background work (such as generating the next level) took at the end of the update. The
   * garbage collector is included.
   */
  readonly ofBackground: number;
  readonly hasDrawn: boolean;
}

/** Runs one update of the game, in which the player presses `button`; 0 means no button. */
export function runUpdate(button: number): FrameCost {
  device.beginFrame(button);
  playdate.update();
  const [total, ofCollector] = device.spent();
  return { total, ofCollector, ofBackground: total - (device.firstAsked() ?? total), hasDrawn: device.drew };
}

/** Returns how many instructions `run` executes. The call must lie outside any frame. */
export function instructionsOf(run: () => void): number {
  const [before] = device.spent();
  run();
  const [after] = device.spent();
  return after - before;
}
