/** Functions that control a simulated Playdate on the emulated processor. rig/playdate.lua defines this Playdate. */

interface Device {
  readonly hasDrawn: boolean;
  /**
   * Returns how many instructions have been executed since the frame began. The second result is the garbage
   * collector's share.
   */
  readonly spent: (this: void) => LuaMultiReturn<[instructions: number, ofCollector: number]>;
  /**
   * Returns how many instructions the game executed in this frame before its background work. Undefined if there was no
   * such work yet.
   */
  readonly firstAsked: (this: void) => number | undefined;
  /** Begins the next frame, in which the player presses `button`; 0 means no button. */
  readonly beginFrame: (this: void, button: number) => void;
}

declare const device: Device;

interface FrameCost {
  readonly total: number;
  readonly ofCollector: number;
  /**
   * How many instructions the background work at the update's end took, including garbage collection. Such work
   * generates the next level, for example.
   */
  readonly ofBackground: number;
  readonly hasDrawn: boolean;
}

/** Runs one update of the game, in which the player presses `button`; 0 means no button. */
export function runUpdate(button: number): FrameCost {
  device.beginFrame(button);
  playdate.update();
  const [total, ofCollector] = device.spent();
  return { total, ofCollector, ofBackground: total - (device.firstAsked() ?? total), hasDrawn: device.hasDrawn };
}

/** Returns how many instructions `run` executes. Must be called outside any frame. */
export function measureInstructions(run: () => void): number {
  const [before] = device.spent();
  run();
  const [after] = device.spent();
  return after - before;
}
