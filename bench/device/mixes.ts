/**
 * Counts the instructions of the mixes whose speed the console check measures. With them and the result of a check, the
 * bench computes how many instructions a console executes in a millisecond.
 */
import { MIXES } from "../../src/game/check/speed-mixes";
import { measure, measureStep } from "./measure";

/** How often each mix runs. The first runs take longer, because they make the tables that later runs reuse. */
const RUNS = 200;

export function benchMixes(): void {
  for (const { id, runOnce } of MIXES) {
    measure(`mix ${id}`, 0, () => {
      for (let run = 0; run < RUNS; run++) measureStep(runOnce);
    });
  }
}
