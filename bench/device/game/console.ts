/** The simulated device of rig/playdate.lua, as the bench controls it. */

/** The functions that rig/playdate.lua offers to the bench. */
interface Device {
  /** Whether anything was drawn since the frame began. */
  readonly drew: boolean;
  /** Returns the instructions since the frame began, and how many of them the collector ran. */
  readonly spent: (this: void) => LuaMultiReturn<[instructions: number, ofCollector: number]>;
  /**
   * Returns when the game first asked for the elapsed time in this frame, in instructions. The game does so when its
   * background work begins.
   */
  readonly firstAsked: (this: void) => number | undefined;
  /** Begins the next frame, with `button` going down; 0 means none. */
  readonly beginFrame: (this: void, button: number) => void;
}

declare const device: Device;

/** The cost of an update, in instructions. */
interface FrameCost {
  readonly total: number;
  readonly ofCollector: number;
  /** The instructions of the background work at the update's end, including the collector. */
  readonly ofBackground: number;
  readonly drew: boolean;
}

/** Runs an update of the game, with `button` going down; 0 means none. */
export function runUpdate(button: number): FrameCost {
  device.beginFrame(button);
  playdate.update();
  const [total, ofCollector] = device.spent();
  return { total, ofCollector, ofBackground: total - (device.firstAsked() ?? total), drew: device.drew };
}

/** Returns the instructions that `run` executes outside any frame. */
export function instructionsOf(run: () => void): number {
  const [before] = device.spent();
  run();
  const [after] = device.spent();
  return after - before;
}
