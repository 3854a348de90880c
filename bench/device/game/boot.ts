import { instructionsOf, runUpdate } from "./console";
import { collectAll, heldBytes, peakBytes, sayFigure } from "../rig";

declare function load(this: void, bytecode: string): (this: void) => void;
/** @customName io.open */
declare function open(this: void, path: string, mode: string): { read: (what: string) => string };

const FRAME_MS = 33.3333;
const INSTRUCTIONS_PER_DMS = 100000;

/** Starts the game as a console does, from the bytecode that a pdx holds, up to the first frame that draws. */
export function benchBoot(): void {
  const bytecode = open("main.luac", "rb").read("a");
  collectAll();
  const heldBefore = heldBytes();
  peakBytes();
  let main: ((this: void) => void) | undefined;
  const loading = instructionsOf(() => (main = load(bytecode)));
  const running = instructionsOf(() => main?.());
  let frames = 1;
  let cost = runUpdate(0);
  for (; !cost.drew; frames++) cost = runUpdate(0);
  const startMs = (loading + running) / INSTRUCTIONS_PER_DMS;
  const frameMs = (frames - 1) * FRAME_MS + cost.total / INSTRUCTIONS_PER_DMS;
  sayFigure("boot: load the bytecode, dms", rounded(loading / INSTRUCTIONS_PER_DMS));
  sayFigure("boot: run it, dms", rounded(running / INSTRUCTIONS_PER_DMS));
  sayFigure("boot: frames up to the first drawn one", frames);
  sayFigure("boot: first drawn frame is done after, dms", rounded(startMs + frameMs));
  sayFigure("boot: heap, kB", Math.ceil((peakBytes() - heldBefore) / 1024));
}

function rounded(dms: number): number {
  return Math.floor(dms * 10 + 0.5) / 10;
}
