/** Measures how many instructions the game needs to start on the emulated processor. */
import { measureInstructions, runUpdate } from "./console";
import { INSTRUCTIONS_PER_DMS } from "../../dms";
import { PUZZLES } from "../../../src/puzzles/index";
import { collectAll, heldBytes, takePeakBytes, printFigure } from "../rig";

const FRAME_MS = 33.3333;
const MAX_START_FRAMES = 100;

/** The names, without `.lua`, of Lua files that a Playdate loads only when they are first needed. */
const CHUNKS = [...PUZZLES.map(({ id }) => id), "workshop"];

/**
 * Prints how long the game takes to start from bytecode, up to the first frame that draws, and how long each file in
 * `CHUNKS` takes to load. Times are in device milliseconds.
 */
export function benchBoot(): void {
  collectAll();
  const heldBefore = heldBytes();
  takePeakBytes();
  let main: ((this: void) => unknown) | undefined;
  const loading = measureInstructions(() => (main = playdate.file.load("main")));
  const running = measureInstructions(() => main?.());
  let frames = 1;
  let cost = runUpdate(0);
  for (; !cost.hasDrawn && frames < MAX_START_FRAMES; frames++) cost = runUpdate(0);
  if (!cost.hasDrawn) throw new Error(`the game has drawn nothing in ${MAX_START_FRAMES} frames`);
  const startMs = (loading + running) / INSTRUCTIONS_PER_DMS;
  const frameMs = (frames - 1) * FRAME_MS + cost.total / INSTRUCTIONS_PER_DMS;
  printFigure("boot: load the bytecode, dms", rounded(loading / INSTRUCTIONS_PER_DMS));
  printFigure("boot: run it, dms", rounded(running / INSTRUCTIONS_PER_DMS));
  printFigure("boot: frames up to the first drawn one", frames);
  printFigure("boot: first drawn frame is done after, dms", rounded(startMs + frameMs));
  printFigure("boot: heap, kB", Math.ceil((takePeakBytes() - heldBefore) / 1024));
  for (const chunk of CHUNKS) {
    const instructions = measureInstructions(() => playdate.file.load(chunk)());
    printFigure(`boot: load ${chunk} when it is gone to, dms`, rounded(instructions / INSTRUCTIONS_PER_DMS));
  }
}

function rounded(dms: number): number {
  return Math.floor(dms * 10 + 0.5) / 10;
}
