/** What rig/playdate.lua offers to whoever plays on it. */
interface Device {
  /** Whether anything was drawn since the frame began. */
  readonly drew: boolean;
  /** Instructions since the frame began, and how many of them were the collector's. */
  readonly spent: (this: void) => LuaMultiReturn<[instructions: number, ofCollector: number]>;
  /** When in this frame the game first asked how much of it is over: it does so as it begins its background work. */
  readonly firstAsked: (this: void) => number | undefined;
  /** The next frame begins, with that button going down (0: none). */
  readonly beginFrame: (this: void, button: number) => void;
}

declare const device: Device;

/** What an update took, in instructions. */
interface FrameCost {
  readonly total: number;
  readonly ofCollector: number;
  /** The background work at its end, the collector included. */
  readonly ofBackground: number;
  readonly drew: boolean;
}

/** Has the game do an update, with that button going down (0: none). */
export function runUpdate(button: number): FrameCost {
  device.beginFrame(button);
  playdate.update();
  const [total, ofCollector] = device.spent();
  return { total, ofCollector, ofBackground: total - (device.firstAsked() ?? total), drew: device.drew };
}

/** Instructions that `run` took outside of any frame. */
export function instructionsOf(run: () => void): number {
  const [before] = device.spent();
  run();
  const [after] = device.spent();
  return after - before;
}
