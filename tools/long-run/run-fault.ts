/** The error with which a long run stops: one sentence that says where in the run something was wrong, and what. */
import { ToolError } from "../packaging/tool-error";

/** The place in a long run: the seed and the frame, counted from 0 over the whole run. */
export interface RunPlace {
  readonly seed: number;
  readonly frame: number;
}

export const FRAMES_PER_HOUR = 30 * 3600;

export class RunFault extends ToolError {
  constructor({ seed, frame }: RunPlace, what: string) {
    const hour = Math.floor(frame / FRAMES_PER_HOUR) + 1;
    super(1, `long-run: seed ${seed}, hour ${hour}, frame ${frame}: ${what}`);
  }
}
